Feature: Gate Ruler 12-4 Destruction

  @GR-12-4a
  Rule: 12-4a One destruction condition is enough
    - hp: the loss of all HP alone is enough, without any damage
    - damage: damage alone is enough, with the HP as they are printed
    - any: any unit in play, also a field that is a unit too

    @clause-hp
    Scenario: A unit without damage is destroyed by the loss of its HP
      Given it is Alice's main phase
      And Alice has a "Withering Curse" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice plays "Withering Curse" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's graveyard

    @clause-damage
    Scenario: A unit that keeps its HP is destroyed by damage
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's graveyard

    @clause-any @clause-damage
    Scenario: A field that is also a unit is destroyed by damage in the field zone
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a "Waking Idol" in his field zone
      When Alice plays "Sudden Spark" targeting "Waking Idol"
      And everyone passes until nothing is waiting
      Then "Waking Idol" is in Bob's graveyard

  @GR-12-4a-1
  Rule: 12-4a-1 A unit with as much damage as HP is to be destroyed
    - equal: as much damage as HP
    - more: or more
    - less: but not less
    - now: by the HP that it has now

    @clause-equal
    Scenario: A unit of 6 HP with 6 damage gets a destruction on the gate
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone with 3 damage
      And Bob could respond
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until a destruction is on the gate
      Then from its top the gate holds a destruction of "Tower Guard"

    @clause-less
    Scenario: A unit of 6 HP with 5 damage is not destroyed
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone with 2 damage
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's left attack zone
      And "Tower Guard" has 5 damage

    @clause-now @clause-equal
    Scenario: A unit with 3 damage whose HP fall from 6 to 3 is destroyed
      Given it is Alice's main phase
      And Alice has a "Withering Curse" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone with 3 damage
      When Alice plays "Withering Curse" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard

    @clause-more
    Scenario: A unit of 6 HP with 7 damage is destroyed
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone with 4 damage
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard

  @GR-12-4a-2
  Rule: 12-4a-2 A unit with no HP is to be destroyed
    - zero: if its HP are 0
    - below: or below 0
    - some: but not if it has any

    @clause-zero
    Scenario: A unit of 3 HP that loses 3 is destroyed
      Given it is Alice's main phase
      And Alice has a "Withering Curse" in her first set zone
      And Bob has an exhausted "Ember Recruit" in his right attack zone
      When Alice plays "Withering Curse" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's graveyard

    @clause-below
    Scenario: A unit of 1 HP that loses 3 is destroyed
      Given it is Alice's main phase
      And Alice has a "Withering Curse" in her first set zone
      And Bob has a ready "Frail Squire" in his left attack zone
      When Alice plays "Withering Curse" targeting "Frail Squire"
      And everyone passes until nothing is waiting
      Then "Frail Squire" is in Bob's graveyard
      And "Withering Curse" is in Alice's graveyard

    @clause-some
    Scenario: A unit of 4 HP that loses 3 is not destroyed
      Given it is Alice's main phase
      And Alice has a "Withering Curse" in her first set zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Withering Curse" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's left attack zone
      And "Withering Curse" is in Alice's graveyard

  @GR-12-4a-3
  Rule: 12-4a-3 A unit whose destruction is on the gate gets no second one
    - again: not if a destruction on the gate is linked to it already, be it by the rules or by an effect
    - own: linked to this unit, and no other
    - destruction: no other process on the gate counts

    @clause-again
    Scenario: An event played in answer to a unit's destruction brings no second destruction of that unit
      Given it is Alice's main phase
      And Alice has a "Withering Curse" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Quiet Nod" in his first set zone
      And Bob has a "Quiet Nod" in his second set zone
      When Alice plays "Withering Curse" targeting "Ember Recruit"
      And everyone passes until a destruction is on the gate
      And Bob plays Bob's first "Quiet Nod"
      Then from its top the gate holds Bob's first "Quiet Nod", a destruction of "Ember Recruit"

    @clause-again
    Scenario: A unit that an effect destroys gets no second destruction when it loses its HP meanwhile
      Given it is Alice's main phase
      And Alice has a "Doom Decree" in her first set zone
      And Alice could respond
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Withering Curse" in his first set zone
      When Alice plays "Doom Decree" targeting "Ember Recruit"
      And everyone passes until a destruction is on the gate
      And Alice passes
      And Bob plays "Withering Curse" targeting "Ember Recruit"
      And Alice passes
      Then "Ember Recruit" is in Bob's graveyard

    @clause-own
    Scenario: When one unit's destruction is on the gate, another unit that loses its HP gets a destruction of its own
      Given it is Alice's main phase
      And Alice has a "Withering Curse" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Withering Curse" in his first set zone
      And Bob could respond
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice plays Alice's "Withering Curse" targeting Bob's "Ember Recruit"
      And everyone passes until a destruction is on the gate
      And Bob plays Bob's "Withering Curse" targeting Alice's "Ember Recruit"
      And Bob passes
      Then from its top the gate holds a destruction of Alice's "Ember Recruit", a destruction of Bob's "Ember Recruit"

    @clause-own
    Scenario: A unit that left play while its destruction is on the gate and came back gets another destruction
      Given it is Alice's main phase
      And Alice has a "Doom Decree" in her first set zone
      And Alice has a "Marsh Gas" in her field zone
      And Bob has a ready "Ember Recruit" in his defense zone
      And Bob has a "Vanishing Step" in his first set zone
      And Bob could respond
      When Alice plays "Doom Decree" targeting "Ember Recruit"
      And everyone passes until a destruction is on the gate
      And Bob plays "Vanishing Step" targeting "Ember Recruit"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his left attack zone
      Then from its top the gate holds a destruction of "Ember Recruit", a destruction of "Ember Recruit"

    # Reading: docs/decisions/1168-a-drive-stays-beneath-what-it-has-played.md
    @clause-destruction
    Scenario: A unit played by a drive that is still on the gate gets a destruction
      Given it is Alice's main phase
      And Alice has a "Marsh Gas" in her field zone
      And Bob has a "Sudden Call" in his first set zone
      And Bob could respond
      And the top of Bob's deck is "Frail Squire"
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Call"
      And everyone passes until Bob chooses what to do with a driven card
      And Bob plays "Frail Squire" into his left attack zone
      And everyone passes until a destruction is on the gate
      Then a drive of Bob's is on the gate

  @GR-12-4b
  Rule: 12-4b Destruction is a process on the gate, which can be answered

    Scenario: A unit whose destruction is on the gate is still in play, and its controller can play an event
      Given it is Alice's main phase
      And Alice has a "Doom Decree" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice plays "Doom Decree" targeting "Ember Recruit"
      And Bob passes
      Then "Ember Recruit" is in Bob's left attack zone
      And Bob can play "Fade Away"

  @GR-12-4b-1
  Rule: 12-4b-1 A destruction process says what is destroyed
    - card: which card is destroyed
    - whose: and whose card that is

    @clause-card
    Scenario: An effect that destroys one of two units puts a destruction of that unit alone onto the gate
      Given it is Alice's main phase
      And Alice has a "Doom Decree" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      And Bob could respond
      When Alice plays "Doom Decree" targeting "Tower Guard"
      And Bob passes
      Then from its top the gate holds a destruction of "Tower Guard"

    @clause-whose
    Scenario: When a unit of Bob's is destroyed, his field draws him a card, and the same field of Alice's draws none
      Given it is Alice's main phase
      And Alice has a "Wake Keeper" in her field zone
      And Bob has a "Wake Keeper" in his field zone
      And Alice has a "Doom Decree" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Doom Decree" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand
      And Alice has no cards in her hand

    @clause-whose
    Scenario: A destroyed unit of Alice's that is Bob's card triggers her field, not his, and goes to his graveyard
      Given it is Alice's main phase
      And Alice has a "Wake Keeper" in her field zone
      And Bob has a "Wake Keeper" in his field zone
      And Alice has the opponent's "Tower Guard" in her left attack zone
      And Alice has a "Doom Decree" in her first set zone
      When Alice plays "Doom Decree" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Bob has no cards in his hand
      And "Tower Guard" is in Bob's graveyard

  @GR-12-4b-2
  Rule: 12-4b-2 The rules destroy, and so do effects
    - effects: an effect destroys
    - rules: the rules destroy

    @clause-effects
    Scenario: An effect destroys a unit that the rules would let live
      Given it is Alice's main phase
      And Alice has a "Doom Decree" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Doom Decree" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard

    @clause-rules
    Scenario: The rules destroy a unit of 3 HP that is attacked by a unit with 5 ATK
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice attacks "Ember Recruit" with "Siege Beast"
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Bob's graveyard

  @GR-12-4b-2a
  Rule: 12-4b-2a What an effect or a cost destroys together has one process
    - effect: what an effect destroys
    - cost: what a cost destroys
    - one: one process for all of it
    - each: which is for each card that is destroyed

    @clause-one @clause-each @clause-effect
    Scenario: An effect that destroys three units puts one destruction of all three onto the gate
      Given it is Alice's main phase
      And Alice has a "Common Grave" in her first set zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      And Bob could respond
      When Alice plays "Common Grave"
      And Bob passes
      Then from its top the gate holds a destruction of "Siege Beast" and "Ember Recruit" and "Tower Guard"

    @clause-cost
    Scenario: A unit destroyed as a cost gets a destruction above the event on the gate and goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Blood Price" in her first set zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob could respond
      When Alice plays "Blood Price"
      Then from its top the gate holds a destruction of "Siege Beast", "Blood Price"
      When everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's graveyard

    @clause-effect
    Scenario: A unit's activated ability destroys another unit
      Given it is Alice's main phase
      And Alice has a ready "Headsman" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice activates "Headsman" targeting "Tower Guard"
      And Bob passes
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard

    @clause-each @clause-effect
    Scenario: All three units that an effect destroys go to the graveyard
      Given it is Alice's main phase
      And Alice has a "Common Grave" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      And Bob has a ready "Siege Beast" in his defense zone
      When Alice plays "Common Grave"
      And everyone passes until nothing is waiting
      Then Bob has three cards in his graveyard

  @GR-12-4b-2b
  Rule: 12-4b-2b What the rules destroy together has one process
    - each: each unit that fulfils a destruction condition, whoever controls it
    - one: one process for all of them

    @clause-one @clause-each
    Scenario: Units of both players that lose all their HP at once get one destruction together
      Given it is Alice's main phase
      And Alice has a "Wasting Plague" in her first set zone
      And Alice has a ready "Frail Squire" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      And Bob could respond
      When Alice plays "Wasting Plague"
      And Bob passes
      Then from its top the gate holds a destruction of "Frail Squire" and "Ember Recruit"

    @clause-each
    Scenario: Of three units that lose 3 HP, the two with no HP left are destroyed and the third stays in its zone
      Given it is Alice's main phase
      And Alice has a "Wasting Plague" in her first set zone
      And Alice has a ready "Frail Squire" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      When Alice plays "Wasting Plague"
      And everyone passes until nothing is waiting
      Then "Frail Squire" is in Alice's graveyard
      And "Ember Recruit" is in Bob's graveyard
      And "Tower Guard" is in Bob's right attack zone

  @GR-12-4b-3
  Rule: 12-4b-3 A card is destroyed as soon as its destruction is on the gate
    - moment: as the process comes onto the gate, and not when it resolves
    - each: each card that is linked to it

    @clause-moment
    Scenario: An ability that triggers when its unit is destroyed comes onto the gate above the unit's destruction
      Given it is Alice's main phase
      And Alice has a "Doom Decree" in her first set zone
      And Bob has a ready "Grim Bequest" in his left attack zone
      And Bob could respond
      When Alice plays "Doom Decree" targeting "Grim Bequest"
      And Bob passes
      Then from its top the gate holds an ability of "Grim Bequest", a destruction of "Grim Bequest"

    @clause-each @clause-moment
    Scenario: Abilities that trigger when their units are destroyed come onto the gate above the one destruction of both
      Given it is Alice's main phase
      And Alice has a "Common Grave" in her first set zone
      And Alice has a ready "Grim Bequest" in her left attack zone
      And Bob has a ready "Grim Bequest" in his left attack zone
      And Bob could respond
      When Alice plays "Common Grave"
      And Bob passes
      Then from its top the gate holds an ability of Bob's "Grim Bequest", an ability of Alice's "Grim Bequest", a destruction of Alice's "Grim Bequest" and Bob's "Grim Bequest"

  # Reading: docs/decisions/1183-what-makes-room-is-destroyed-as-well.md
  @GR-12-4b-3a
  Rule: 12-4b-3a It is so whether or not the card leaves in the end

    Scenario: A unit healed before its destruction resolves stays in play, but its ability for being destroyed triggers
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Grim Bequest" in his left attack zone
      And Bob has a "Mending Rain" in his first set zone
      When Alice plays "Sudden Spark" targeting "Grim Bequest"
      And Bob passes
      And Bob passes
      And Bob plays "Mending Rain" targeting "Grim Bequest"
      And everyone passes until nothing is waiting
      Then "Grim Bequest" is in Bob's left attack zone
      And Bob has one card in his hand

    Scenario: A unit without HP left that makes room for another at once is destroyed, and its ability for that triggers
      Given it is Alice's main phase
      And Alice has a "Marsh Gas" in her field zone
      And Alice has a "Twin Call" in her hand
      And Alice has a "Grim Bequest" in her graveyard
      And Alice has a "Tower Guard" in her graveyard
      When Alice plays "Twin Call"
      And everyone passes until Alice is asked which card
      And Alice chooses "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's left attack zone
      And Alice has one card in her hand

    Scenario: A unit of Alice's that is Bob's card and makes room without HP left is destroyed as a unit of hers
      Given it is Alice's main phase
      And Alice has a "Wake Keeper" in her field zone
      And Bob has a "Wake Keeper" in his field zone
      And Alice has the opponent's "Ember Recruit" in her left attack zone
      And Alice has a "Marsh Walker" in her hand
      When Alice plays "Marsh Walker" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Bob has no cards in his hand
      And "Ember Recruit" is in Bob's graveyard

  @GR-12-4c @lead-in
  Rule: 12-4c Resolving a destruction process

  @GR-12-4c-1
  Rule: 12-4c-1 The rules do not destroy a unit that is not to be destroyed any more
    - saved: a unit that fulfils no destruction condition any more is not destroyed
    - each: each unit by itself
    - rules: only where the rules destroy, not where an effect does

    @clause-saved
    Scenario: A unit healed before the rules' destruction of it resolves stays in play without damage
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Mending Rain" in his first set zone
      When Alice plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until a destruction is on the gate
      And Bob plays "Mending Rain" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's left attack zone
      And "Ember Recruit" has no damage
      And "Mending Rain" is in Bob's graveyard

    @clause-saved @clause-each
    Scenario: When one of two units regains HP before their destruction resolves, only the other is destroyed
      Given it is Alice's main phase
      And Alice has a "Wasting Plague" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Frail Squire" in his right attack zone
      And Bob has an "Oak Blessing" in his first set zone
      And Bob could respond
      When Alice plays "Wasting Plague"
      And everyone passes until a destruction is on the gate
      And Bob plays "Oak Blessing" targeting "Ember Recruit"
      And Bob passes
      Then "Ember Recruit" is in Bob's left attack zone
      And "Frail Squire" is in Bob's graveyard

    @clause-rules
    Scenario: A unit that an effect destroys goes to the graveyard even if it is healed in answer
      Given it is Alice's main phase
      And Alice has a "Doom Decree" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone with 3 damage
      And Bob has a "Mending Rain" in his first set zone
      When Alice plays "Doom Decree" targeting "Tower Guard"
      And everyone passes until a destruction is on the gate
      And Bob plays "Mending Rain" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard

  @GR-12-4c-2
  Rule: 12-4c-2 The cards of the process go to their owners' graveyards
    - all: all cards that are linked to it
    - together: they go at the same time
    - owner: each goes to its owner's graveyard
    - there: but not one that has left play meanwhile

    @clause-all
    Scenario: Destroyed units of both players go to their owners' graveyards
      Given it is Alice's main phase
      And Alice has a "Common Grave" in her first set zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice plays "Common Grave"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's graveyard
      And "Ember Recruit" is in Bob's graveyard

    @clause-there
    Scenario: A unit put into its owner's hand before its destruction resolves stays in the hand
      Given it is Alice's main phase
      And Alice has a "Doom Decree" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice plays "Doom Decree" targeting "Ember Recruit"
      And everyone passes until a destruction is on the gate
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's hand

    @clause-owner
    Scenario: A destroyed unit that another player controls goes to its owner's graveyard
      Given it is Alice's main phase
      And Alice has the opponent's "Tower Guard" in her left attack zone
      And Alice has a "Doom Decree" in her first set zone
      When Alice plays "Doom Decree" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard

    @clause-together
    Scenario: For each of two units destroyed together a field draws a card that asks for no unit to be left
      Given it is Alice's main phase
      And Alice has a "Last Lament" in her field zone
      And Alice has a "Common Grave" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      When Alice plays "Common Grave"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's graveyard
      And "Ember Recruit" is in Alice's graveyard
      And Alice has two cards in her hand

    @clause-together
    Scenario: A unit destroyed together with the unit that makes the ATK of each unit 5 last had 5 ATK
      Given it is Alice's main phase
      And Alice has a ready "Elder of Five" in her left attack zone
      And Alice has a ready "Falling Star" in her right attack zone
      And Alice has a "Proven Verdict" in her hand
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice plays "Proven Verdict"
      And everyone passes until nothing is waiting
      Then "Elder of Five" is in Alice's graveyard
      And "Broad Ox" has 5 damage
