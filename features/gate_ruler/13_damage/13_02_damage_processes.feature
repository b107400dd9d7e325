Feature: Gate Ruler 13-2 Damage as a process

  @GR-13-2a
  Rule: 13-2a Damage goes onto the gate before it is dealt
    - effect: damage that an effect deals
    - combat: combat damage
    - something: only where there is something that is dealt damage

    @clause-effect
    Scenario: An event's damage is on the gate before the unit is dealt it
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And Bob passes
      Then from its top the gate holds damage of "Sudden Spark"
      And "Tower Guard" has no damage

    @clause-combat
    Scenario: The damage of an attack is on the gate before the attacked unit is dealt it
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until Bob has priority in the damage step
      And Bob passes
      Then from its top the gate holds damage of "Ember Recruit"
      And "Tower Guard" has no damage

    @clause-something
    Scenario: An event that deals damage to each unit puts no damage onto the gate when there is no unit
      Given it is Alice's main phase
      And Alice has a "Wide Draught" in her hand
      And Bob has a "Needle Rain" in his first set zone
      And Bob could respond
      When Alice plays "Wide Draught"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Needle Rain"
      And Bob passes
      Then "Needle Rain" is in Bob's graveyard
      And Alice has two cards in her hand

  @GR-13-2a-1
  Rule: 13-2a-1 A damage process says to what, how much, by what and of which kind
    - what: what is dealt the damage, and how much of it
    - source: what deals it
    - kind: whether it is combat damage

    @clause-kind @clause-source
    Scenario: Damage of an event is effect damage
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And Bob passes
      Then the damage of "Sudden Spark" is effect damage

    @clause-kind @clause-source
    Scenario: Damage of an attack on a ruler is combat damage
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until Bob has priority in the damage step
      And Bob passes
      Then the damage of "Siege Beast" is combat damage

    @clause-what
    Scenario: An event's damage on the gate is 3 for its target and 0 for another unit
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob could respond
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And Bob passes
      Then the damage on the gate for "Tower Guard" is 3
      And the damage on the gate for "Siege Beast" is 0

    @clause-what
    Scenario: The damage on the gate is 2 for a ruler that a unit with 2 STK attacks
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until Bob has priority in the damage step
      And Bob passes
      Then the damage on the gate for Bob's "Knight" is 2

    @clause-source
    Scenario: The attacker is what deals the damage of its attack
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until Bob has priority in the damage step
      And Bob passes
      Then from its top the gate holds damage of "Siege Beast"

  @GR-13-2a-2
  Rule: 13-2a-2 Each source has a process of its own, in the order that its controller says
    - own: each of several sources has a process of its own
    - order: they come onto the gate in the order that is said
    - who: the controller of the sources says the order

    @clause-own @clause-order
    Scenario: Two units that deal damage have a process each, and the one put first lies beneath the other
      Given it is Alice's main phase
      And Alice has a "Massed Volley" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice plays "Massed Volley" targeting "Tower Guard"
      And Bob passes
      Then Alice is asked about "Massed Volley"
      When Alice puts "Ember Recruit" and "Siege Beast" in this order
      Then from its top the gate holds damage of "Siege Beast", damage of "Ember Recruit"
      And the damage of "Siege Beast" is 5 for "Tower Guard"
      And the damage of "Ember Recruit" is 2 for "Tower Guard"

    @clause-own @clause-order
    Scenario: The damage of the weaker of two units lies on top when their controller puts it last
      Given it is Alice's main phase
      And Alice has a "Massed Volley" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice plays "Massed Volley" targeting "Tower Guard"
      And Bob passes
      And Alice puts "Siege Beast" and "Ember Recruit" in this order
      Then from its top the gate holds damage of "Ember Recruit", damage of "Siege Beast"

    @clause-own @clause-order @clause-who
    Scenario: Alice is asked for the order of her units' damage though one of the units is Bob's card
      Given it is Alice's main phase
      And Alice has the opponent's "Ember Recruit" in her left attack zone
      And Alice has a ready "Plain Marcher" in her right attack zone
      And Alice has a "Massed Volley" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Massed Volley" targeting "Tower Guard"
      And everyone passes until an order is asked for
      Then Alice is asked about "Massed Volley"

    @clause-own @clause-order @clause-who
    Scenario: Alice is asked for the order of her units' damage though Bob's event lets them deal it
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Plain Marcher" in her right attack zone
      And Alice could respond
      And Bob has an exhausted "Tower Guard" in his left attack zone
      And Bob has an "Open Brawl" in his first set zone
      When Alice passes
      And Bob plays "Open Brawl" targeting "Tower Guard"
      And everyone passes until an order is asked for
      Then Alice is asked about "Open Brawl"

    @clause-own
    Scenario: A unit of each player deals damage equal to its own ATK when one event lets both deal damage
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice could respond
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has an exhausted "Tower Guard" in his right attack zone
      And Bob has an "Open Brawl" in his first set zone
      When Alice passes
      And Bob plays "Open Brawl" targeting "Tower Guard"
      And Alice passes
      Then the damage of "Ember Recruit" is 2 for "Tower Guard"
      And the damage of "Siege Beast" is 5 for "Tower Guard"

  @GR-13-2a-2a
  Rule: 13-2a-2a The active player's sources come first
    - first: the active player's sources add their damage first, the other player's after them
    - control: the player who controls a source counts, not the one whose card it is

    @clause-first
    Scenario: The damage of the active player's unit lies beneath that of the other player's unit
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has an exhausted "Tower Guard" in his right attack zone
      And Alice could respond
      And Bob has an "Open Brawl" in his first set zone
      When Alice passes
      And Bob plays "Open Brawl" targeting "Tower Guard"
      And Alice passes
      Then from its top the gate holds damage of "Siege Beast", damage of "Ember Recruit"

    @clause-first @clause-control
    Scenario: The damage of a unit that the active player controls lies beneath though the unit is the opponent's card
      Given it is Alice's main phase
      And Alice has the opponent's "Ember Recruit" in her left attack zone
      And Bob has the opponent's "Siege Beast" in his left attack zone
      And Bob has an exhausted "Tower Guard" in his right attack zone
      And Alice could respond
      And Bob has an "Open Brawl" in his first set zone
      When Alice passes
      And Bob plays "Open Brawl" targeting "Tower Guard"
      And Alice passes
      Then from its top the gate holds damage of "Siege Beast", damage of "Ember Recruit"

  @GR-13-2a-3
  Rule: 13-2a-3 A source that hits several things has one process for them all
    - one: one process for all that the source hits
    - each: which has a number for each of them

    @clause-one
    Scenario: An event that deals damage to two units puts one damage process onto the gate
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob could respond
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And Bob passes
      Then from its top the gate holds damage of "Zap Storm"

    @clause-each
    Scenario: One event's damage is 3 for one unit and 2 for another, whose controller's field makes it less
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a "Padded Armory" in his field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice plays "Zap Storm" targeting "Tower Guard" and "Siege Beast"
      And Bob passes
      Then the damage on the gate for "Tower Guard" is 2
      And the damage on the gate for "Siege Beast" is 3

  @GR-13-2a-4
  Rule: 13-2a-4 What changes the damage to be dealt does so as it comes onto the gate
    - dealing: what changes the damage that something deals
    - dealt: what changes the damage that something is dealt
    - each: for each thing that is hit
    - moment: as the damage comes onto the gate

    @clause-moment @clause-dealing
    Scenario: A field that adds 1 to damage makes an event's 3 damage 4 on the gate
      Given it is Alice's main phase
      And Alice has a "Barbed Standard" in her field zone
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And Bob passes
      Then the damage of "Sudden Spark" is 4 for "Tower Guard"

    @clause-each @clause-dealing
    Scenario: A field that adds 1 to damage adds it for each of two units that an event hits
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a "Barbed Standard" in his field zone
      And Bob has a "Needle Rain" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Needle Rain"
      And everyone passes until nothing is waiting
      Then Alice's "Broad Ox" has 4 damage
      And Bob's "Broad Ox" has 4 damage

    @clause-moment @clause-dealt
    Scenario: A field that makes damage to Alice's units less does so for a unit of hers that is Bob's card
      Given it is Alice's main phase
      And Alice has a "Padded Armory" in her field zone
      And Alice has the opponent's "Tower Guard" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob could respond
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      Then the damage on the gate for "Tower Guard" is 2

    @clause-dealt @clause-dealing
    Scenario: Alice chooses which of two effects first changes the damage to her unit though the unit is Bob's card
      Given it is Alice's main phase
      And Alice has the opponent's "Brittle Colossus" in her left attack zone
      And Alice has a "Padded Armory" in her field zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Brittle Colossus"
      And everyone passes until a replacement is chosen
      Then Alice chooses between "Brittle Colossus" and "Padded Armory"

  # Reading: docs/decisions/1171-damage-on-the-gate-can-be-prevented-only.md
  @GR-13-2a-5
  Rule: 13-2a-5 Damage on the gate does not change with what it came from
    - number: what its number depended on may change
    - gone: what deals it may be gone
    - later: an effect that changes damage, and comes later, does not change it

    @clause-number
    Scenario: An attack's damage on the gate stays 2 when the attacker gains ATK
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Rally Cry" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Alice plays "Rally Cry" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Tower Guard" has 2 damage
      And "Rally Cry" is in Alice's graveyard

    @clause-gone
    Scenario: An attack's damage on the gate is dealt though the attacker is put into its owner's hand
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Tower Guard" has 2 damage
      And "Ember Recruit" is in Alice's hand

    @clause-number
    Scenario: An effect's damage on the gate that is equal to a unit's ATK stays 2 when the unit gains ATK
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Massed Volley" in her first set zone
      And Alice has a "Rally Cry" in her second set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Massed Volley" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Alice plays "Rally Cry" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 2 damage
      And "Rally Cry" is in Alice's graveyard

    @clause-later
    Scenario: An event that makes damage less does not lessen damage that is on the gate already
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Late Padding" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Late Padding"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage
      And "Late Padding" is in Bob's graveyard

  @GR-13-2b @lead-in
  Rule: 13-2b Resolving damage

  @GR-13-2b-1
  Rule: 13-2b-1 A ruler's damage grows by the damage dealt to it
    - amount: by as much as the process says
    - ruler: that of the ruler who is dealt it, be it of the player who deals it

    @clause-amount
    Scenario: An event that deals 2 damage to a ruler puts two processes of ruler damage onto the gate
      Given it is Alice's main phase
      And Alice has a "Shooting Star" in her first set zone
      And Bob has a "Court Physician" in his field zone
      And Bob could respond
      When Alice plays "Shooting Star"
      And everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of "Court Physician", ruler damage of Bob, ruler damage of Bob

    @clause-ruler @clause-amount
    Scenario: An event deals 1 damage to its player's own ruler and 2 damage to the opponent's
      Given it is Alice's main phase
      And Alice has a "Shared Wound" in her hand
      When Alice plays "Shared Wound"
      And everyone passes until nothing is waiting
      Then Alice has one card in her damage zone
      And Bob has two cards in his damage zone

  @GR-13-2b-2
  Rule: 13-2b-2 A unit's damage grows by the damage dealt to it
    - grows: by as much as the process says, on top of what there is
    - that: only if the unit is still in play, and has been since

    @clause-grows
    Scenario: A unit with 1 damage that is dealt 3 damage has 4 damage
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone with 1 damage
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 4 damage

    @clause-that
    Scenario: An attacked unit put into its owner's hand is dealt no damage, and no ability for dealing damage triggers
      Given it is Alice's attack phase
      And Alice has a ready "Proud Striker" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice attacks "Tower Guard" with "Proud Striker"
      And everyone passes until damage is on the gate
      And Bob plays "Fade Away" targeting "Tower Guard"
      And everyone passes until the attack is over
      Then "Tower Guard" is in Bob's hand
      And Alice has no cards in her hand

    @clause-that
    Scenario: A unit that left play and came back while damage to it is on the gate is dealt none
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a "Vanishing Step" in his first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Vanishing Step" targeting "Tower Guard"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his defense zone
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's defense zone
      And "Tower Guard" has no damage

    @clause-that
    Scenario: A unit put into a set zone while damage to it is on the gate is dealt none
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a "Go to Ground" in his first set zone
      And Bob has a ready "Cave Lurker" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Cave Lurker"
      And everyone passes until damage is on the gate
      And Bob plays "Go to Ground" targeting "Cave Lurker"
      And everyone passes until nothing is waiting
      Then "Cave Lurker" is in Bob's third set zone
      And "Cave Lurker" has no damage

    @needs-events
    @clause-grows
    Scenario: It is told which unit was dealt how much damage of which kind
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until Alice has priority in the attack end step
      And Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until the attack is over
      Then these happened in this order: damage as combat of "Tower Guard" by Bob for 2, damage as effect of "Tower Guard" by Bob for 3

  @GR-13-2b-3
  Rule: 13-2b-3 What waits for damage being dealt triggers when there is more damage than before
    - deals: what waits for something dealing damage
    - dealt: what waits for something being dealt damage
    - ruler: when it is a ruler's damage that grows, too
    - more: only when there is at least one more damage than before
    - once: when all that a process deals damage to has its damage
    - former: not for a unit that has come back into play since, which is another card than the one that dealt it

    @clause-deals
    Scenario: An attacker's ability for dealing damage triggers when the attacker deals damage to a unit
      Given it is Alice's attack phase
      And Alice has a ready "Proud Striker" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with "Proud Striker"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-deals @clause-ruler
    Scenario: An attacker's ability for dealing damage triggers when the attacker deals damage to a ruler
      Given it is Alice's attack phase
      And Alice has a ready "Proud Striker" in her left attack zone
      When Alice attacks Bob's ruler with "Proud Striker"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-once
    Scenario: A unit's ability that asks for another damaged unit triggers when one event deals damage to both at once
      Given it is Alice's main phase
      And Alice has a ready "Fellow Sufferer" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      And Alice has a "Zap Storm" in her first set zone
      When Alice plays "Zap Storm" targeting "Fellow Sufferer" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage
      And Alice has one card in her hand

    @clause-former
    Scenario: The ability for dealing damage does not trigger of an attacker that has left play and come back since
      Given it is Alice's attack phase
      And Alice has a ready "Proud Striker" in her left attack zone
      And Alice has a "Vanishing Step" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with "Proud Striker"
      And everyone passes until damage is on the gate
      And Alice plays "Vanishing Step" targeting "Proud Striker"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until the attack is over
      Then "Tower Guard" has 2 damage
      And "Proud Striker" is in Alice's left attack zone
      And Alice has no cards in her hand

    @clause-dealt
    Scenario: A unit's ability for being dealt damage triggers when an event deals damage to the unit
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Bruised Monk" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Bruised Monk"
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand

    @clause-more
    Scenario: A unit's ability for being dealt damage does not trigger when all the damage was prevented
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Bruised Monk" in his left attack zone
      And Bob has a "Hushed Blow" in his first set zone
      When Alice plays "Sudden Spark" targeting "Bruised Monk"
      And everyone passes until damage is on the gate
      And Bob plays "Hushed Blow"
      And everyone passes until nothing is waiting
      Then Bob has no cards in his hand
      And "Hushed Blow" is in Bob's graveyard

    @clause-deals @clause-dealt
    Scenario: When Alice deals 3 damage, only Bob's field for damage by the opponent triggers, and he draws three cards
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Alice has a "Grudge Ledger" in her field zone
      And Bob has a "Grudge Ledger" in his field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Bob has three cards in his hand
      And Alice has no cards in her hand

    @clause-dealt
    Scenario: A damaged unit of Alice's that is Bob's card triggers her field for damaged units, not his
      Given it is Alice's main phase
      And Alice has a "Bandage Ledger" in her field zone
      And Bob has a "Bandage Ledger" in his field zone
      And Alice has the opponent's "Tower Guard" in her left attack zone
      And Alice has a "Sudden Spark" in her first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Bob has no cards in his hand

    @clause-more @clause-dealt
    Scenario: One damage to a unit that has 2 damage already triggers the unit's ability for being dealt damage
      Given it is Alice's attack phase
      And Alice has a ready "Frail Squire" in her left attack zone
      And Bob has a ready "Bruised Monk" in his left attack zone with 2 damage
      When Alice attacks "Bruised Monk" with "Frail Squire"
      And everyone passes until the attack is over
      Then Bob has one card in his hand
