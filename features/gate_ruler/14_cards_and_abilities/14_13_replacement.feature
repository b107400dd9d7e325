Feature: Gate Ruler 14-13 Replacement effects

  @GR-14-13a
  Rule: 14-13a A replacement effect puts one thing in the place of another that would happen
    - instead: the other thing is done in its place
    - named: only in the place of what it speaks of

    @clause-instead
    Scenario: A unit that would go to the graveyard is removed from the game by a replacement effect
      Given it is Alice's main phase
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's removal zone

    @clause-named
    Scenario: A replacement effect for what would go to the graveyard does nothing for a unit that goes to the hand
      Given it is Alice's main phase
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's hand

    @clause-instead
    Scenario: A card that Bob would discard by Alice's effect is removed from the game by a replacement effect
      Given it is Alice's main phase
      And Alice has a "Cast Aside" in her hand
      And Bob has a "Scholar's Rule" in his field zone
      And Bob has a "Siege Beast" in his hand
      When Alice plays "Cast Aside"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's removal zone

    @clause-instead
    Scenario: A unit card that Bob would discard by Alice's effect is put into his front row instead
      Given it is Alice's main phase
      And Alice has a "Cast Aside" in her hand
      And Bob has a "Wily Stray" in his hand
      When Alice plays "Cast Aside"
      And Bob puts it into his right attack zone
      And everyone passes until nothing is waiting
      Then "Wily Stray" is in Bob's right attack zone

  @GR-14-13a-1
  Rule: 14-13a-1 A replacement effect may be worded with "as"

    Scenario: A unit is removed from the game as it is put into a graveyard
      Given it is Alice's main phase
      And Alice has a ready "Fading Echo" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Fading Echo"
      And everyone passes until nothing is waiting
      Then "Fading Echo" is in Alice's removal zone

    Scenario: Another unit beside one that is removed as it goes is put into the graveyard
      Given it is Alice's main phase
      And Alice has a ready "Fading Echo" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

  @GR-14-13b
  Rule: 14-13b What was replaced has not happened, what replaced it has
    - original: what was replaced has not happened, and nothing triggers by it
    - other: what replaced it has happened, and triggers what waits for it
    - possible: what cannot be done replaces nothing

    @clause-original
    Scenario: A unit that is replaced on its way to the graveyard does not trigger what waits for that move
      Given it is Alice's main phase
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Grave Reader" in her right attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is not in Alice's left attack zone
      And Alice has no cards in her hand

    @clause-other
    Scenario: A unit that is removed from the game instead triggers what waits for a card to be removed
      Given it is Alice's main phase
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Exile Reader" in her right attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    # Reading: docs/decisions/1150-what-cannot-be-done-replaces-nothing.md
    @clause-possible
    Scenario: A replacement effect that cannot be done replaces nothing, and the unit goes to the graveyard
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a "Homeward Bell" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

    @clause-possible
    Scenario: Of two replacement effects the one that cannot be done is no choice, and the other applies
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a "Homeward Bell" in her field zone
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's removal zone

    @needs-events
    @clause-other
    Scenario: The move that was replaced is told as replaced, and then the move into the removal zone
      Given it is Alice's main phase
      And Alice has a "Falling Axe" in her hand
      And Bob has a ready "Fading Echo" in his left attack zone
      When Alice plays "Falling Axe" targeting "Fading Echo"
      And everyone passes until nothing is waiting
      Then these happened in this order: replaced as move of "Fading Echo", move of "Fading Echo" in Bob's removal zone

    @clause-original
    Scenario: A unit that is kept from play has not entered it
      Given it is Alice's main phase
      And Alice has a "Landing Herald" in her hand
      And Bob has a "Barred Gates" in his field zone
      When Alice plays "Landing Herald" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Landing Herald" is in Alice's removal zone
      And Alice has no cards in her hand

    @clause-original
    Scenario: A field that is kept from play has not entered it
      Given it is Alice's main phase
      And Alice has a "Landing Banner" in her hand
      And Bob has a "Barred Gates" in his field zone
      When Alice plays "Landing Banner"
      And everyone passes until nothing is waiting
      Then "Landing Banner" is in Alice's removal zone
      And Alice has no cards in her hand

  # Reading: docs/decisions/1020-who-chooses-where-the-rules-cause-it.md
  @GR-14-13c
  Rule: 14-13c Of several replacement effects the player who causes it chooses one
    - cause: the player who causes it chooses, be it his card or his act
    - rules: what the rules cause, the active player
    - one: the one that was chosen applies

    @clause-cause
    Scenario: The player whose card destroys a unit chooses between two replacement effects
      Given it is Alice's main phase
      And Alice has a "Homeward Bell" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Pyre Keeper" in his field zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Ember Recruit"
      And everyone passes until a replacement is chosen
      Then Bob chooses between "Homeward Bell" and "Pyre Keeper"

    @clause-one @clause-cause
    Scenario: Of two replacement effects Bob chooses that of Pyre Keeper, and the unit is removed from the game
      Given it is Alice's main phase
      And Alice has a "Homeward Bell" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Pyre Keeper" in his field zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Ember Recruit"
      And everyone passes until a replacement is chosen
      And Bob chooses "Pyre Keeper"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's removal zone

    @clause-one @clause-cause
    Scenario: Of two replacement effects Bob chooses that of Homeward Bell, and the unit goes to the hand
      Given it is Alice's main phase
      And Alice has a "Homeward Bell" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Pyre Keeper" in his field zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Ember Recruit"
      And everyone passes until a replacement is chosen
      And Bob chooses "Homeward Bell"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's hand

    @clause-rules
    Scenario: The active player chooses between two replacement effects where the rules destroy a unit
      Given it is Alice's main phase
      And Bob has a "Homeward Bell" in his field zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Alice has a "Pyre Keeper" in her field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until a replacement is chosen
      Then Alice chooses between "Homeward Bell" and "Pyre Keeper"

    @clause-cause
    Scenario: The player who would draw a card chooses between two effects that replace the draw
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has two "Bounteous Quill" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until a replacement is chosen
      Then Alice chooses between "Bounteous Quill" and "Bounteous Quill"

    @clause-cause @clause-one
    Scenario: The player whose event swaps a unit into the graveyard chooses the effect that replaces that move
      Given it is Alice's main phase
      And Alice has a "Change Places" in her hand
      And Alice has a "Homeward Bell" in her field zone
      And Bob has a "Pyre Keeper" in his field zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Change Places" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until a replacement is chosen
      Then Alice chooses between "Homeward Bell" and "Pyre Keeper"
      When Alice chooses "Pyre Keeper"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's removal zone

    @clause-cause
    Scenario Outline: The player of a <type> chooses which of two replacement effects keeps the <type> from play
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      And Alice has a "Barred Gates" in her field zone
      And Bob has a "Barred Gates" in his field zone
      When Alice plays <play>
      And everyone passes until a replacement is chosen
      Then Alice chooses between "Barred Gates" and "Barred Gates"

      Examples:
        | type  | card         | play                                      |
        | unit  | Frail Squire | "Frail Squire" into her left attack zone  |
        | field | War Banner   | "War Banner"                              |

  @GR-14-13c-1
  Rule: 14-13c-1 Who deals chooses what changes the dealing, who is dealt it what changes being dealt it
    - dealing: what changes dealing damage, the controller of what deals it chooses
    - dealt: what changes being dealt damage, the controller of what is dealt it chooses
    - order: the one that was chosen applies first

    @clause-dealing
    Scenario: The controller of what deals damage chooses between two effects that change dealing damage
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Twinfang Idol" in her field zone
      And Bob has a "Barbed Standard" in his field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until a replacement is chosen
      Then Bob chooses between "Twinfang Idol" and "Barbed Standard"

    @clause-order @clause-dealing
    Scenario: Where the effect that adds 1 is chosen before the one that doubles, 3 damage becomes 8
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Alice has a "Twinfang Idol" in her field zone
      And Bob has a "Barbed Standard" in his field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Broad Ox"
      And everyone passes until a replacement is chosen
      And Bob chooses "Barbed Standard"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 8 damage

    @clause-order @clause-dealing
    Scenario: Where the effect that doubles is chosen before the one that adds 1, 3 damage becomes 7
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Alice has a "Twinfang Idol" in her field zone
      And Bob has a "Barbed Standard" in his field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Broad Ox"
      And everyone passes until a replacement is chosen
      And Bob chooses "Twinfang Idol"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 7 damage

    @clause-dealt
    Scenario: The controller of a unit chooses between two effects that change the damage it is dealt
      Given it is Alice's main phase
      And Alice has a ready "Brittle Colossus" in her left attack zone
      And Alice has a "Padded Armory" in her field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Brittle Colossus"
      And everyone passes until a replacement is chosen
      Then Alice chooses between "Brittle Colossus" and "Padded Armory"

  @GR-14-13c-2
  Rule: 14-13c-2 An optional replacement effect is applied if its player performs what it asks for
    - yes: if its player applies it, what it asks for is performed and the other thing done
    - first: what it asks for is performed before that
    - no: if he does not, all is as without it
    - who: its player is asked, in the other player's turn too

    @clause-yes
    Scenario: Alice discards a card for an optional replacement effect and draws two cards in the place of one
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Restless Archive" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And "Ember Recruit" is in Alice's graveyard

    @clause-no
    Scenario: Alice declines an optional replacement effect, discards nothing and draws one card
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Restless Archive" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until an optional replacement is asked about
      And Alice says no
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And "Ember Recruit" is in Alice's hand
      And "Kind Letter" is in Alice's graveyard

    @clause-who
    Scenario: Alice is asked about the card that has the optional replacement effect
      Given it is Alice's main phase
      And Alice has a "Restless Archive" in her field zone
      And Alice has two "Kind Letter" in her hand
      When Alice plays first "Kind Letter"
      And everyone passes until an optional replacement is asked about
      Then Alice is asked about "Restless Archive"

    @needs-events
    @clause-first @clause-yes
    Scenario: The card that an optional replacement effect asks for is discarded before any card is drawn
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Restless Archive" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then these happened in this order: move of "Ember Recruit" because of the cost, draw by Alice

    @clause-who
    Scenario: In Bob's turn Alice is asked about what replaces her draw
      Given it is Bob's main phase
      And Alice has a "Restless Archive" in her field zone
      And Alice has an "Ember Recruit" in her hand
      And Alice has a ready "Quick Herald" in her left attack zone
      When everyone passes until Alice has priority in the main phase
      And Alice activates "Quick Herald"
      And everyone passes until an optional replacement is asked about
      Then Alice may say yes or no

  @GR-14-13c-2a
  Rule: 14-13c-2a A player who cannot perform it cannot take it
    - unable: all is as without it
    - part: so where he could perform only a part of it
    - choice: nor is it among several of which one is chosen

    @clause-unable
    Scenario: With nothing to discard for an optional replacement effect, a player draws one card as usual
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Restless Archive" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Kind Letter" is in Alice's graveyard

    @clause-part @clause-unable
    Scenario: With one card where an optional replacement effect takes two, a player is not asked and draws a card
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Costly Archive" in her field zone
      When Alice plays "Kind Letter"
      Then nobody can say yes
      When everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And "Ember Recruit" is in Alice's hand
      And Alice has two cards in her hand

    @clause-part
    Scenario: A player cannot pay for an optional replacement effect so that a part is left, and nobody acts anew
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice has a "Siege Beast" in her hand
      And Alice has a "Twofold Archive" in her field zone
      And Bob could respond
      When Alice plays "Kind Letter"
      And Bob passes
      And Alice tries to do something optional, paying with "Siege Beast"
      Then Bob is not asked to act
      And that is refused

    # Reading: docs/decisions/1150-what-cannot-be-done-replaces-nothing.md
    @clause-choice
    Scenario: An effect for which nothing can be discarded is not chosen from, and may replace the second of two draws
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Restless Archive" in her field zone
      And Alice has a "Bounteous Quill" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until an optional replacement is asked about
      Then Alice has one card in her hand
      When Alice says no
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

  @GR-14-13d
  Rule: 14-13d Only what actually happens is replaced, once by each effect, and it must be
    - actual: only what actually happens is replaced
    - once: once by each effect
    - each: each time that it happens, and for each thing it happens to
    - every: by every effect that speaks of it
    - must: nobody can choose not to

    @clause-once
    Scenario: Two cards drawn in the place of one are not replaced again by the same effect
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Bounteous Quill" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-every @clause-once
    Scenario: Two cards that one effect has drawn in the place of one are each replaced by another effect
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has two "Bounteous Quill" in her field zone
      When Alice plays "Kind Letter"
      And everyone passes until a replacement is chosen
      And Alice chooses first "Bounteous Quill"
      And everyone passes until nothing is waiting
      Then Alice has four cards in her hand

    @clause-each @clause-once
    Scenario: An effect that has two cards drawn in the place of one replaces each of two draws
      Given it is Alice's main phase
      And Alice has a "Bitter Bargain" in her hand
      And Alice has a "Bounteous Quill" in her field zone
      When Alice plays "Bitter Bargain"
      And everyone passes until nothing is waiting
      Then Alice has four cards in her hand

    @clause-actual
    Scenario: A draw that is forbidden does not happen and is not replaced
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Blunt Quill" in her field zone
      And Bob has a "Silent Idol" in his field zone
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Bob has no cards in his damage zone
      And "Kind Letter" is in Alice's graveyard

    @clause-must
    Scenario: A replacement effect without a choice replaces a draw without asking anybody
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Blunt Quill" in her field zone
      When Alice plays "Kind Letter"
      Then nobody can say yes
      When everyone passes until nothing is waiting
      Then Bob has one card in his damage zone
      And Alice has no cards in her hand

    @clause-each
    Scenario: A replacement effect replaces the move of one unit and then that of another unit that it causes
      Given it is Alice's main phase
      And Alice has a "Falling Axe" in her hand
      And Bob has a "Tolling Bell" in his field zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      When Alice plays "Falling Axe" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's removal zone
      And "Tower Guard" is in Bob's removal zone

    @clause-every @clause-once
    Scenario: Two replacement effects made by one ability replace a draw once each, so that four cards are drawn
      Given it is Alice's main phase
      And Alice has a ready "Cup Bearer" in her left attack zone
      And Alice has a "Kind Letter" in her hand
      When Alice activates "Cup Bearer"
      And everyone passes until nothing is waiting
      And Alice activates "Cup Bearer"
      And everyone passes until nothing is waiting
      And Alice plays "Kind Letter"
      And Alice chooses "Cup Bearer"
      And everyone passes until nothing is waiting
      Then Alice has four cards in her hand

    @clause-every @clause-once
    Scenario: A unit that was given one replacement effect twice is dealt 2 less damage
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has two "Quilted Coat" in her hand
      And Bob has a "Sudden Spark" in his first set zone
      When Alice plays first "Quilted Coat" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      And Alice plays second "Quilted Coat" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until a replacement is chosen
      And Alice chooses "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 1 damage

  @GR-14-13e
  Rule: 14-13e A replacement effect lasts as long as it says
    - term: as long as it says
    - over: and no longer
    - made: only for what it was made for
    - times: each time until then

    @clause-term
    Scenario: A replacement effect for the turn applies in that turn
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has an "Evening Ferry" in her first set zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice plays "Evening Ferry" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's hand

    @clause-over
    Scenario: A replacement effect for the turn does nothing in the turn after
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has an "Evening Ferry" in her first set zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice plays "Evening Ferry" targeting "Ember Recruit"
      And everyone passes until Bob's main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

    @clause-made
    Scenario: A replacement effect made for one unit does nothing for another unit
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Frail Squire" in her right attack zone
      And Alice has an "Evening Ferry" in her first set zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice plays "Evening Ferry" targeting "Frail Squire"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

    @clause-times @clause-term
    Scenario: A replacement effect for the turn replaces each of two draws in the turn
      Given it is Alice's main phase
      And Alice has a "Brimming Cup" in her hand
      And Alice has two "Kind Letter" in her hand
      When Alice plays "Brimming Cup"
      And everyone passes until nothing is waiting
      And Alice plays first "Kind Letter"
      And everyone passes until nothing is waiting
      And Alice plays second "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has four cards in her hand

    @clause-made @clause-term
    Scenario: A replacement effect that a unit has made for itself does not apply to the new card that it has become
      Given it is Alice's main phase
      And Alice has a ready "Braced Veteran" in her left attack zone
      And Alice has a "Quick Return" in her first set zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice activates "Braced Veteran"
      And everyone passes until nothing is waiting
      And Alice plays "Quick Return" targeting "Braced Veteran"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Braced Veteran"
      And everyone passes until nothing is waiting
      Then "Braced Veteran" has 3 damage

    @clause-term
    Scenario: A replacement effect that a unit has made for itself applies to it in that turn
      Given it is Alice's main phase
      And Alice has a ready "Braced Veteran" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice activates "Braced Veteran"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Braced Veteran"
      And everyone passes until nothing is waiting
      Then "Braced Veteran" has 2 damage

  @GR-14-13e-1
  Rule: 14-13e-1 What replaces the next event ends with it, or with the turn
    - next: only the next time
    - turn: until the end of the turn

    @clause-next
    Scenario: An effect that replaces the next move to the graveyard replaces that of the first unit, not of the second
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Frail Squire" in her right attack zone
      And Alice has a "Last Ferry" in her first set zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob has a "Sudden Spark" in his second set zone
      When Alice plays "Last Ferry"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays first "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays second "Sudden Spark" targeting "Frail Squire"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's hand
      And "Frail Squire" is in Alice's graveyard

    @clause-turn
    Scenario: An effect that replaces the next move to the graveyard does nothing in the turn after
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Last Ferry" in her first set zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice plays "Last Ferry"
      And everyone passes until Bob's main phase
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard

  @GR-14-13f
  Rule: 14-13f Base damage that is changed counts as what the card says
    - printed: the changed amount counts as what the card says
    - said: only where a card says how much damage
    - instead: where something else is done, there is no damage
    - several: several count one after the other

    @clause-printed
    Scenario: What is added to the base damage of an event is doubled together with it
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Alice has a "Twinfang Idol" in her field zone
      And Bob has an "Old Recipe" in his field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 8 damage

    @clause-said
    Scenario: An effect that adds to base damage adds nothing to combat damage
      Given it is Alice's attack phase
      And Alice has an "Old Recipe" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Broad Ox" has 2 damage

    @clause-instead
    Scenario: An event whose damage is replaced by a draw lets its player draw a card and deals no damage
      Given it is Alice's main phase
      And Alice has a "Dove's Truce" in her field zone
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Tower Guard" has no damage

    @clause-several @clause-printed
    Scenario: Two effects that each add 1 to base damage bring 2 damage to 4, to be divided among four units
      Given it is Alice's main phase
      And Alice has two "Old Recipe" in her field zone
      And Alice has a "Hairline Shot" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      Then Alice can play "Hairline Shot"

    @clause-several
    Scenario: Two effects that each add 1 to base damage let an event that deals 3 damage deal 5
      Given it is Alice's main phase
      And Alice has two "Old Recipe" in her field zone
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Broad Ox"
      And everyone passes until a replacement is chosen
      And Alice chooses first "Old Recipe"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 5 damage

  @GR-14-13g
  Rule: 14-13g Other changes of damage are made in its process on the gate
    - process: the damage is changed in its process
    - after: when that is on the gate already
    - named: only the damage that the effect speaks of
    - instead: where something else is done, no damage is left

    @clause-process
    Scenario: The damage process on the gate has the amount that another effect has changed it to
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Bob has a "Barbed Standard" in his field zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob could respond
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      Then the damage on the gate for "Tower Guard" is 4

    @clause-after
    Scenario: Damage is on the gate with its first amount when the effect that changes it is chosen
      Given it is Alice's main phase
      And Alice has a ready "Brittle Colossus" in her left attack zone
      And Alice has a "Padded Armory" in her field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Brittle Colossus"
      And everyone passes until a replacement is chosen
      Then the damage on the gate for "Brittle Colossus" is 3

    @clause-process
    Scenario: Combat damage is changed by an effect that speaks of combat damage
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has an "Iron Rank" in his field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Tower Guard" has 1 damage

    @clause-named
    Scenario: An effect's damage is not changed by what speaks of combat damage
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has an "Iron Rank" in his field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage

    @clause-process @clause-named
    Scenario: A unit changes the damage that it deals itself, and no other
      Given it is Alice's attack phase
      And Alice has a ready "Keen Duelist" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "Keen Duelist"
      And everyone passes until the next attack can be declared
      Then "Broad Ox" has 3 damage
      When Alice attacks "Broad Ox" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Broad Ox" has 5 damage

    @clause-instead
    Scenario: A unit's controller draws a card instead of the unit being dealt damage, and it has no damage
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a "Soft Landing" in his field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand
      And "Tower Guard" has no damage
