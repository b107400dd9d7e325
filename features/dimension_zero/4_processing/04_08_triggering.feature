Feature: Dimension Zero 4.8 Triggering

  @DZ-4.8.1
  Rule: 4.8.1 Abilities trigger by themselves, and who controls the source controls them
    - itself: a triggered ability triggers by itself when its event happens
    - anytime: even when nothing can be played or activated
    - whose: whoever controls its source controls it

    @clause-itself
    Scenario: A unit is moved, and its ability is on the stack without anybody doing anything
      Given it is Alice's main phase
      And Alice has a released "Road Herald" in her left own square
      And Bob could respond
      When Alice moves "Road Herald" to her left center square
      And Bob passes
      Then "Road Herald" is on the stack
      And "Road Herald" is in Alice's left center square

    @clause-anytime
    Scenario: An ability triggers in the recovery phase
      Given it is Alice's main phase
      And Alice has a released "Recovery Herald" in her left own square
      When everyone passes until Bob's main phase
      Then Alice has a card in her hand

    @clause-itself @clause-whose
    Scenario: Alice draws for the unit of Bob's that she controls
      Given it is Alice's main phase
      And Alice controls Bob's "Road Herald", released in her left own square
      And the top of Alice's deck is "Tide Giant"
      When Alice moves "Road Herald" to her left center square
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-whose @clause-itself
    Scenario: A unit that a base of the other player takes over as it comes triggers its ability for that player
      Given it is Alice's main phase
      And Alice has a "Weak Herald" in her hand
      And Bob has a "Tyrant's Camp" in his left base square
      When Alice plays "Weak Herald" to her left own square
      And everyone passes until the stack is empty
      Then Bob controls "Weak Herald"
      And Bob has a card in his hand
      And Alice has no cards in her hand

  @DZ-4.8.2
  Rule: 4.8.2 What has triggered goes to the stack before the next priority, after all rule effects
    - rules: first all rule effects are carried out
    - all: then all abilities that have triggered go to the stack
    - active: then the active player has priority

    @clause-rules
    Scenario: A unit that is destroyed on arrival is in the graveyard when its ability comes to the stack
      Given it is Alice's main phase
      And Alice has an "Arriving Guest" in her hand
      And Bob could respond
      When Alice plays "Arriving Guest" to her left center square
      And Bob passes
      Then "Arriving Guest" is on the stack
      And "Arriving Guest" is in Alice's graveyard

    @clause-all
    Scenario: Two abilities that have triggered are on the stack before anybody acts
      Given it is Alice's main phase
      And Alice has a released "Road Herald" in her left own square
      And Bob has a released "Road Warden" in his left own square
      And Bob could respond
      When Alice moves "Road Herald" to her left center square
      And Bob passes
      Then there are two things on the stack

    @clause-active
    Scenario: The active player acts first on an ability of the other player's
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left own square
      And Alice could respond
      And Bob has a released "Road Warden" in his left own square
      And Bob could respond
      When Alice moves "Ember Scout" to her left center square
      And Alice passes
      And Bob passes
      Then "Road Warden" is on the stack
      And Alice is asked what to do

    @clause-all @needs-events
    Scenario: An ability that has triggered is put on the stack by its player before it resolves
      Given it is Alice's main phase
      And Alice has a released "Willing Herald" in her left own square
      When Alice moves "Willing Herald" to her left center square
      And everyone passes until somebody may say no
      Then these happened in this order: triggered of "Willing Herald" by Alice, put of "Willing Herald" by Alice, resolve start of "Willing Herald" by Alice

  @DZ-4.8.3
  Rule: 4.8.3 Of several triggers the active player's go first, each player's in an order of her choice
    - active: the active player's go to the stack first, so they resolve last
    - hers: the active player chooses the order of hers
    - his: the other player chooses the order of his

    @example @clause-active
    Scenario: Units of both players die at once, and the ability of the player whose turn it is goes to the stack first
      Given it is Alice's main phase
      And Alice has a released "Parting Bird" in her left center square
      And Bob has a released "Grudge Girl" in his right own square
      And Bob could respond
      When Alice moves "Parting Bird" to her left enemy square
      And everyone passes until battle damage is on the stack
      And everyone passes until an ability is on the stack
      And everyone passes until the battle is over
      Then "Parting Bird" is in Alice's graveyard
      And Alice has a card in her hand

    @clause-hers
    Scenario: Alice puts one of her abilities on the stack before the other
      Given it is Alice's main phase
      And Alice has a released "Road Herald" in her left own square
      And Alice has a released "Road Robber" in her right own square
      And Alice could respond
      And Bob could respond
      When Alice moves "Road Herald" to her left center square
      And Alice passes
      And Bob passes
      And Alice puts the ability of "Road Herald" on the stack before that of "Road Robber"
      And everyone passes until there is one thing left on the stack
      Then "Road Herald" is on the stack

    @clause-his
    Scenario: Bob puts one of his abilities on the stack before the other in Alice's turn
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Road Warden" in his left own square
      And Bob has a released "Road Reeve" in his right own square
      And Bob could respond
      When Alice moves "Ember Scout" to her left center square
      And Bob passes
      And Bob puts the ability of "Road Warden" on the stack before that of "Road Reeve"
      And everyone passes until there is one thing left on the stack
      Then "Road Warden" is on the stack

    @clause-active @clause-hers
    Scenario: Both abilities of the player whose turn it is are on the stack before one of the other player's
      Given it is Alice's main phase
      And Alice has a released "Road Herald" in her left own square
      And Alice has a released "Road Robber" in her right own square
      And Bob has a released "Road Warden" in his left own square
      And Alice could respond
      When Alice moves "Road Herald" to her left center square
      And Alice passes
      And Alice puts the ability of "Road Herald" on the stack before that of "Road Robber"
      Then the stack is "Road Warden", "Road Robber" and "Road Herald", from the top

  @DZ-4.8.4
  Rule: 4.8.4 As it goes to the stack its controller makes these choices, or the trigger is taken off
    - who: its controller makes the choices, whoever's turn it is
    - off: without a proper choice it is taken off the stack

    @clause-who
    Scenario: Bob chooses the target of his ability in Alice's turn
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Giant" in her right own square
      And Bob has a released "Road Archer" in his left own square
      When Alice moves "Ember Scout" to her left center square
      Then Bob is asked what to do

    @clause-off
    Scenario: An ability that has no target is not on the stack
      Given it is Alice's main phase
      And Alice has a released "Veiled Dancer" in her left own square
      And Bob has a released "Road Archer" in his left own square
      And Bob could respond
      When Alice moves "Veiled Dancer" to her left center square
      And Bob passes
      Then "Veiled Dancer" is in Alice's left center square
      And the stack is empty

  @DZ-4.8.4-1
  Rule: 4.8.4-1 A trigger's additional and alternative costs and its variables are settled

    Scenario: Alice chooses the number for the letter in the cost of an ability that has triggered
      Given it is Alice's main phase
      And Alice has a released "Measured Flame" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      When Alice moves "Measured Flame" to her left center square
      And Alice chooses the number 3
      And everyone passes until the stack is empty
      Then "Tide Giant" has 3000 damage
      And Alice has four frozen cards in her energy zone

    Scenario: The number is chosen as the ability goes to the stack
      Given it is Alice's main phase
      And Alice has a released "Measured Flame" in her left own square
      And Bob could respond
      When Alice moves "Measured Flame" to her left center square
      And Bob passes
      Then Alice is asked what to do
      And "Measured Flame" is in Alice's left center square

  @DZ-4.8.4-2
  Rule: 4.8.4-2 A trigger's targets are chosen; without proper ones it is taken off the stack
    - chosen: targets are chosen as the ability goes to the stack
    - number: where the number is free, as many as the player says
    - none: without a proper target it is taken off the stack
    - known: where its own card has left the squares, that counts as it was just before

    @clause-chosen
    Scenario: A target is chosen before anybody can act on the ability
      Given it is Alice's main phase
      And Alice has a released "Ember Hunter" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Recall" in his hand
      When Alice moves "Ember Hunter" to her left center square
      And Bob passes
      And Alice chooses "Tide Guard"
      And Bob plays "Recall" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's hand
      And "Tide Scout" is in Bob's left own square

    @clause-number
    Scenario: One of up to two targets is chosen
      Given it is Alice's main phase
      And Alice has a released "Splitting Flame" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his right own square
      When Alice moves "Splitting Flame" to her left center square
      And Alice chooses "Tide Giant"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 3000 damage
      And "Tide Brute" has no damage

    @clause-none
    Scenario: Without a target the ability is taken off the stack
      Given it is Alice's main phase
      And Alice has a released "Ember Hunter" in her left own square
      And Bob could respond
      When Alice moves "Ember Hunter" to her left center square
      And Bob passes
      Then "Ember Hunter" is in Alice's left center square
      And the stack is empty

    @example @clause-known
    Scenario: A unit that was destroyed on arrival finds its target in the line on which it stood
      Given it is Alice's main phase
      And Alice has a "Chill Angel" in her hand
      And Alice has a released "Ember Guard" in her right own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Chill Angel" to her left center square
      And everyone passes until the stack is empty
      Then "Chill Angel" is in Alice's graveyard
      And "Tide Giant" has power 4000
      And "Ember Guard" has power 3000

    @clause-chosen
    Scenario: A target that has to fit X is chosen for an X that its controller pays
      Given it is Alice's main phase
      And Alice has a released "Weighing Rider" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Weighing Rider" to her left center square
      And Alice chooses the number 3
      And Alice chooses "Tide Giant"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's graveyard

    @clause-none @needs-events
    Scenario: An ability that has no proper target is told of as not played
      Given it is Alice's main phase
      And Alice has a released "Ember Hunter" in her left own square
      When Alice moves "Ember Hunter" to her left center square
      And everyone passes until the stack is empty
      Then these happened in this order: triggered of "Ember Hunter" by Alice, not played of "Ember Hunter"

    @clause-known
    Scenario: A unit that has died in the battle which its ability has waited for finds its target in the line of its square
      Given it is Alice's main phase
      And Alice has a released "Guilty Witch" in her left own square
      And Alice has a "Scorch" in her hand
      And Alice has a "Chill Angel" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his right own square
      And Bob could respond
      When Alice plays "Scorch" aiming at "Guilty Witch"
      And Bob passes
      And Bob passes
      And Alice chooses "Chill Angel"
      And Alice chooses her right enemy square
      And everyone passes until the battle is over
      And everyone passes until the stack is empty
      Then "Chill Angel" is in Alice's graveyard
      And "Tide Giant" has power 4000
      And "Tide Brute" has power 4000

    @clause-known
    Scenario: A unit that has died and come back elsewhere in that battle finds its target in the line of its old square
      Given it is Alice's main phase
      And Alice has a released "Guilty Witch" in her left own square
      And Alice has a "Scorch" in her hand
      And Alice has a "Frost Phoenix" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his right own square
      And Bob could respond
      When Alice plays "Scorch" aiming at "Guilty Witch"
      And Bob passes
      And Bob passes
      And Alice chooses "Frost Phoenix"
      And Alice chooses her right enemy square
      And everyone passes until a square is chosen
      And Alice chooses her left own square
      And everyone passes until the battle is over
      And everyone passes until the stack is empty
      Then "Frost Phoenix" is in Alice's left own square
      And "Frost Phoenix" has power 2000
      And "Tide Giant" has power 4000
      And "Tide Brute" has power 4000

  @DZ-4.8.4-3
  Rule: 4.8.4-3 What a trigger does to each target is announced, with at least one for each in a division
    - then: a division is announced as the ability goes to the stack
    - least: each target is given one at least

    @clause-then
    Scenario: The division is announced before anybody can act on the ability
      Given it is Alice's main phase
      And Alice has a released "Splitting Flame" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his right own square
      And Bob has a "Recall" in his hand
      When Alice moves "Splitting Flame" to her left center square
      And Bob passes
      And Alice chooses "Tide Giant" and "Tide Brute"
      And Alice divides the damage as 1000 to "Tide Giant" and 2000 to "Tide Brute"
      And Bob plays "Recall" aiming at "Tide Brute"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage

    @clause-least
    Scenario: A target cannot be given nothing
      Given it is Alice's main phase
      And Alice has a released "Splitting Flame" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his right own square
      When Alice moves "Splitting Flame" to her left center square
      And Alice chooses "Tide Giant" and "Tide Brute"
      And Alice tries to divide the damage as 3000 to "Tide Giant" and 0 to "Tide Brute"
      Then that is refused

    @clause-least
    Scenario: A target of a triggered ability cannot be left out as its damage is divided
      Given it is Alice's main phase
      And Alice has a released "Splitting Flame" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his right own square
      When Alice moves "Splitting Flame" to her left center square
      And Alice chooses "Tide Giant" and "Tide Brute"
      And Alice tries to divide the damage as 3000 to "Tide Giant"
      Then that is refused

  @DZ-4.8.4-4
  Rule: 4.8.4-4 The cost of a trigger that has one is fixed, and no effect changes it any more

    Scenario: A unit that comes after the ability was put on the stack makes it cost no more
      Given it is Alice's main phase
      And Alice has a released "Counting Toll" in her left own square
      And Alice has an "Ember Scout" in her hand
      And Alice has an "Ember Guard" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a "Quick Hawk" in his hand
      When Alice moves "Counting Toll" to her left center square
      And Bob passes
      And Alice chooses "Ember Scout"
      And Bob plays "Quick Hawk" to his right own square
      And everyone passes until the stack is empty
      Then "Quick Hawk" is in Bob's right own square
      And Alice has four cards in her hand

  @DZ-4.8.4-5
  Rule: 4.8.4-5 All costs of a trigger that has some are paid at the same time

    # docs/decisions/3421-a-trigger-that-cannot-be-paid-for-is-taken-off.md
    Scenario: When the ability is on the stack both parts of its cost have been paid
      Given it is Alice's main phase
      And Alice has a released "Weary Herald" in her left own square
      And Alice has two released "Red Spark" in her energy zone
      And Bob could respond
      When Alice moves "Weary Herald" to her left center square
      And Bob passes
      Then "Weary Herald" is on the stack
      And "Weary Herald" is frozen
      And Alice has two frozen cards in her energy zone

    # docs/decisions/3421-a-trigger-that-cannot-be-paid-for-is-taken-off.md
    Scenario: An ability of which a part of the cost cannot be paid is not on the stack, and nothing is paid
      Given it is Alice's main phase
      And Alice has a released "Weary Herald" in her left own square
      And Alice has two released "Blue Drop" in her energy zone
      When Alice moves "Weary Herald" to her left center square
      And everyone passes until the stack is empty
      Then "Weary Herald" is released
      And Alice has a frozen card in her energy zone
      And Alice has no cards in her hand

  @DZ-4.8.5
  Rule: 4.8.5 A trigger that lets a player do something is stacked anyway; she chooses as it resolves
    - stacked: it goes to the stack without anybody being asked
    - resolves: she chooses as it resolves

    @clause-stacked
    Scenario: An ability that lets Alice draw is on the stack before she is asked
      Given it is Alice's main phase
      And Alice has a released "Willing Herald" in her left own square
      And Bob could respond
      When Alice moves "Willing Herald" to her left center square
      And Bob passes
      Then Bob is asked what to do
      And "Willing Herald" is on the stack

    @clause-stacked @clause-resolves
    Scenario: Alice says no as the ability resolves
      Given it is Alice's main phase
      And Alice has a released "Willing Herald" in her left own square
      And Bob could respond
      When Alice moves "Willing Herald" to her left center square
      And Bob passes
      And Bob passes
      And Alice says no
      Then "Willing Herald" is in Alice's left center square
      And Alice has no cards in her hand

    @clause-stacked @clause-resolves
    Scenario: Alice says yes as the ability resolves
      Given it is Alice's main phase
      And Alice has a released "Willing Herald" in her left own square
      And Bob could respond
      When Alice moves "Willing Herald" to her left center square
      And Bob passes
      And Bob passes
      And Alice says yes
      Then Alice has a card in her hand

    @clause-stacked @clause-resolves
    Scenario: Alice says no to all that the ability lets her do
      Given it is Alice's main phase
      And Alice has a released "Willing Scribe" in her left own square
      And Bob could respond
      When Alice moves "Willing Scribe" to her left center square
      And Bob passes
      And Bob passes
      And Alice says no
      Then "Willing Scribe" is in Alice's left center square
      And Alice has no cards in her hand
      And Bob has no cards in his smash zone

    @clause-resolves
    Scenario: Alice says yes once, and all is done that the ability lets her do
      Given it is Alice's main phase
      And Alice has a released "Willing Scribe" in her left own square
      And Bob could respond
      When Alice moves "Willing Scribe" to her left center square
      And Bob passes
      And Bob passes
      And Alice says yes
      Then Alice has a card in her hand
      And Bob has a card in his smash zone

    @clause-resolves
    Scenario: A player may use an ability that she need not use, as it resolves
      Given it is Alice's main phase
      And Alice has a released "Roadside Scribe" in her left own square
      When Alice moves "Roadside Scribe" to her left center square
      And everyone passes until somebody may say no
      And Alice says yes
      And everyone passes until the stack is empty
      Then Alice has a card in her hand

    @clause-resolves
    Scenario Outline: A player who says <word> as the ability of her unit resolves draws <many> and smashes for <many>
      Given it is Bob's main phase
      And Bob has a released "Willing Scribe" in his left own square
      When Bob moves "Willing Scribe" to his left center square
      And everyone passes until somebody may say no
      And Bob says <word>
      And everyone passes until the stack is empty
      Then "Willing Scribe" is in Bob's left center square
      And Bob has <many> cards in his hand
      And Alice has <many> cards in her smash zone

      Examples:
        | word | many |
        | yes  | one  |
        | no   | no   |

  @DZ-4.8.6
  Rule: 4.8.6 An ability triggers once for each time that its trigger event occurs

    @example
    Scenario: Two units in the line go at once, and a base lets its player draw two cards
      Given it is Alice's main phase
      And Alice has a "Shared Ruin" in her hand
      And Bob has a "Sky Market" in his left base square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Ember Scout" in his left center square
      When Alice plays "Shared Ruin"
      And Bob lays the cards in any order
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then Bob has two cards in his hand

    Scenario: One unit in the line goes, and a base lets its player draw one card
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a "Sky Market" in his left base square
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then Bob has a card in his hand

  @DZ-4.8.7
  Rule: 4.8.7 What a replacement keeps from occurring triggers nothing

    @example
    Scenario: A unit that goes to the energy zone instead of the graveyard draws nothing
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a "Deep Roots" in his left base square
      And Bob has a released "Parting Bird" in his left own square
      When Alice plays "Scorch" aiming at "Parting Bird"
      And everyone passes until the stack is empty
      Then "Parting Bird" is in Bob's energy zone
      And Bob has no cards in his hand

  @DZ-4.8.8
  Rule: 4.8.8 A trigger condition is checked at the event and again as the ability resolves
    - event: if it does not hold as the event happens, the ability does not trigger
    - resolves: if it does not hold as the ability resolves, that is countered
    - both: if it holds both times, the ability is carried out
    - together: of what happens at the same time all has happened as it is checked

    @clause-event
    Scenario: An ability whose condition does not hold does not trigger
      Given it is Alice's main phase
      And Alice has a released "Rich Herald" in her left own square
      And Bob could respond
      When Alice moves "Rich Herald" to her left center square
      And Bob passes
      Then "Rich Herald" is in Alice's left center square
      And the stack is empty

    @clause-resolves
    Scenario: An ability whose condition no longer holds as it resolves does nothing
      Given it is Alice's main phase
      And Alice has a released "Rich Herald" in her left own square
      And Alice has a "Red Spark" in her hand
      And Bob has a "Clear the Hand" in his hand
      When Alice moves "Rich Herald" to her left center square
      And everyone passes until an ability is on the stack
      And Bob plays "Clear the Hand"
      And everyone passes until the stack is empty
      Then "Red Spark" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-both
    Scenario: An ability whose condition holds is carried out
      Given it is Alice's main phase
      And Alice has a released "Rich Herald" in her left own square
      And Alice has a "Red Spark" in her hand
      When Alice moves "Rich Herald" to her left center square
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand

    @clause-both @clause-together
    Scenario: Of two units that die together neither is there as it is asked whether their player has a unit
      Given it is Alice's main phase
      And Alice has a released "Barren Hall" in her left base square
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a "Wildfire" in her hand
      When Alice plays "Wildfire"
      And everyone passes until cards are to be laid in an order
      And Alice lays the cards in any order
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand

    @clause-both @clause-together
    Scenario: Of two units that are frozen together neither is released as it is asked whether any is
      Given it is Alice's main phase
      And Alice has a released "Frosted Hall" in her left base square
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a "Sudden Ice" in her hand
      When Alice plays "Sudden Ice"
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand

    @clause-both @clause-together
    Scenario: Of two units that deal each other battle damage both have it as it is asked how many are damaged
      Given it is Alice's main phase
      And Alice has a released "Aching Hall" in her left base square
      And Alice has a released "Ember Giant" in her left center square
      And Alice has a "Melee Horn" in her hand
      And Bob has a released "Tide Giant" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until battle damage is on the stack
      And Alice plays "Melee Horn"
      And everyone passes until the stack is empty
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand

    @clause-both @clause-together
    Scenario: Of two cards that are smashed together both are in the smash zone as it is asked how many are
      Given it is Alice's smash phase
      And Alice has a released "Ember Scout" in her left enemy square
      And Bob has a released "Heavy Hall" in his left base square
      When Alice smashes with "Ember Scout"
      And the triggers are put in any order
      And everyone passes until Bob's main phase
      Then Bob has two cards in his smash zone
      And Bob has three cards in his hand

    @clause-both @clause-together
    Scenario: Of two units that are found together both are in the hand as it is asked how many cards are
      Given it is Alice's main phase
      And Alice has a released "Full Hall" in her left base square
      And Alice has an "Ember Scout" in her graveyard
      And Alice has an "Ember Guard" in her graveyard
      And Alice has a "Grave Calls" in her hand
      When Alice plays "Grave Calls"
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then Bob has two cards in his smash zone

  @DZ-4.8.9
  Rule: 4.8.9 'When put on a square' also triggers from another square, and 'from the hand' when played
    - square: "put on a square" triggers from another square, too
    - hand: "put on a square from the hand" triggers when the card is played from the hand
    - plan: "put on a square from the plan zone" triggers when it is played as the plan
    - from: but not when it comes from elsewhere

    @clause-square
    Scenario: A unit that moves from square to square is put on a square
      Given it is Alice's main phase
      And Alice has a released "Spark Drake" in her left own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice moves "Spark Drake" to her left center square
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage

    @clause-hand
    Scenario: A unit that is played from the hand is put on its square from the hand
      Given it is Alice's main phase
      And Alice has an "Arriving Guest" in her hand
      When Alice plays "Arriving Guest" to her left own square
      And everyone passes until the stack is empty
      Then "Arriving Guest" is in Alice's left own square
      And Alice has a card in her hand

    @clause-plan
    Scenario: A unit that is played as the plan is put on its square from the plan zone
      Given it is Alice's main phase
      And Alice has the plan "Planned Guest"
      When Alice plays "Planned Guest" to her left own square
      And everyone passes until the stack is empty
      Then Alice has a card in her hand

    @clause-from
    Scenario: A unit that is played as the plan does not come from the hand
      Given it is Alice's main phase
      And Alice has the plan "Arriving Guest"
      When Alice plays "Arriving Guest" to her left own square
      And everyone passes until the stack is empty
      Then "Arriving Guest" is in Alice's left own square
      And Alice has no cards in her hand

  @DZ-4.8.10
  Rule: 4.8.10 A trigger that seeks a card in the zone it went to fails to affect it if it is not found
    - found: the card is affected where it went
    - gone: a card that has gone elsewhere is not affected
    - hidden: a card that went to a hidden zone is not found

    @clause-found
    Scenario: A unit that is played arrives frozen, and its ability releases it
      Given it is Alice's main phase
      And Alice has a "Rising Guest" in her hand
      When Alice plays "Rising Guest" to her left own square
      And everyone passes until the stack is empty
      Then "Rising Guest" is in Alice's left own square
      And "Rising Guest" is released

    @clause-found
    Scenario: A unit that is destroyed comes back to the hand from the graveyard
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Ash Phoenix" in his left own square
      When Alice plays "Scorch" aiming at "Ash Phoenix"
      And everyone passes until the stack is empty
      Then "Ash Phoenix" is in Bob's hand

    @clause-gone
    Scenario: A unit that has left the graveyard meanwhile does not come to the hand
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a "Plant the Fallen" in her hand
      And Bob has a released "Ash Phoenix" in his left own square
      When Alice plays "Scorch" aiming at "Ash Phoenix"
      And everyone passes until an ability is on the stack
      And Alice plays "Plant the Fallen" aiming at "Ash Phoenix"
      And everyone passes until the stack is empty
      Then "Ash Phoenix" is in Bob's energy zone

    @clause-hidden
    Scenario: A unit that was put into the hand is not found there
      Given it is Alice's main phase
      And Alice has a "Recall" in her hand
      And Bob has a released "Shy Ghost" in his left own square
      When Alice plays "Recall" aiming at "Shy Ghost"
      And everyone passes until the stack is empty
      Then "Shy Ghost" is in Bob's hand

    @clause-hidden
    Scenario: A card that was drawn is not found in the hand
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a "Tide Scout" in her deck
      And Alice has a released "Hoarding Reader" in her left own square
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's hand

    @clause-found
    Scenario: A unit that another one's ability seeks is found in the graveyard it went to
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Grave Warden" in his right own square
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's hand

    @clause-found
    Scenario: A unit that has arrived is found by its ability on the other square where it has been put meanwhile
      Given it is Alice's main phase
      And Alice has a "Rising Guest" in her hand
      And Bob has a "Sidestep" in his hand
      When Alice plays "Rising Guest" to her left own square
      And everyone passes until an ability is on the stack
      And Bob plays "Sidestep" aiming at "Rising Guest"
      And everyone passes until the stack is empty
      Then "Rising Guest" is in Alice's middle center square
      And "Rising Guest" is released

    @clause-found
    Scenario: A unit whose ability a discarded card triggers is found where it stands, and not sought in the graveyard
      Given it is Alice's main phase
      And Alice has a "Shared Loss" in her hand
      And Alice has an "Ember Scout" in her hand
      And Alice has a released "Glad Reader" in her left own square
      When Alice plays "Shared Loss"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Glad Reader" has power 3000

    @clause-gone
    Scenario: No card is buried under a unit that has come and is gone before the ability that would do so resolves
      Given it is Alice's main phase
      And Alice has a "Root Keeper" in her left base square
      And Alice has an "Ember Guard" in her hand
      And the top of Alice's deck is "Tide Scout"
      And Bob has a "Quick Burial" in his hand
      When Alice plays "Ember Guard" to her left own square
      And everyone passes until an ability is on the stack
      And Bob plays "Quick Burial" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's graveyard
      And the top of Alice's deck is "Tide Scout"

  @DZ-4.8.10-1
  Rule: 4.8.10-1 Each time a card comes to the squares, all cards there, itself as well, check for it
    - itself: the card that comes checks, too
    - others: so do all cards that are there
    - each: each time that a card comes

    @example @clause-itself
    Scenario: A unit that waits for units of its player's to come triggers by its own arrival
      Given it is Alice's main phase
      And Alice has a "Parade Witch" in her hand
      When Alice plays "Parade Witch" to her left own square
      And everyone passes until the stack is empty
      Then "Parade Witch" is in Alice's left own square
      And Alice has a card in her hand

    @example @clause-others
    Scenario: Two units change squares, and one of them notices that the other has come to its side
      Given it is Alice's main phase
      And Alice has a "Paradox Waltz" in her hand
      And Alice has a released "Wary Watcher" in her left center square
      And Bob has a released "Tide Scout" in his middle center square
      When Alice plays "Paradox Waltz"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's right center square
      And Alice has a card in her hand

    @clause-others
    Scenario: A unit that is there notices one that comes
      Given it is Alice's main phase
      And Alice has a released "Parade Witch" in her left own square
      And Alice has an "Ember Scout" in her hand
      When Alice plays "Ember Scout" to her right own square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's right own square
      And Alice has a card in her hand

    @clause-others
    Scenario Outline: A unit notices another that comes at the same time, whichever was lowest in the graveyard: <low>
      Given it is Alice's main phase
      And Alice has a "Homecoming" in her hand
      And Alice has a "<low>" in her graveyard
      And Alice has a "<high>" in her graveyard
      When Alice plays "Homecoming"
      And Alice chooses her left own square for "Giant Spotter" and her right own square for "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's right own square
      And Alice has a card in her hand

      Examples:
        | low           | high          |
        | Giant Spotter | Ember Giant   |
        | Ember Giant   | Giant Spotter |

    @clause-others @clause-each
    Scenario: A unit that is there notices each of two that come one after the other
      Given it is Alice's main phase
      And Alice has a released "Parade Witch" in her left own square
      And Alice has an "Ember Scout" in her hand
      And Alice has an "Ember Guard" in her hand
      When Alice plays "Ember Scout" to her right own square
      And everyone passes until the stack is empty
      And Alice plays "Ember Guard" to her middle own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's middle own square
      And Alice has two cards in her hand

    @clause-others
    Scenario Outline: A unit that waits for units to come triggers by one that comes at the same time, <first> lying above it or below
      Given it is Alice's main phase
      And Alice has a "Homecoming" in her hand
      And Alice has a "<first>" in her graveyard
      And Alice has a "<second>" in her graveyard
      When Alice plays "Homecoming"
      And everyone passes until a square is chosen
      And Alice chooses her left own square for "Giant Spotter" and her right own square for "Ember Giant"
      And everyone passes until the stack is empty
      Then "Giant Spotter" is in Alice's left own square
      And "Ember Giant" is in Alice's right own square
      And Alice has a card in her hand

      Examples:
        | first         | second        |
        | Giant Spotter | Ember Giant   |
        | Ember Giant   | Giant Spotter |

  @DZ-4.8.10-2
  Rule: 4.8.10-2 Moves between public and hidden zones trigger by what the public zone shows

    @example
    Scenario: A plan that is put into the smash zone triggers as the plan that it was
      Given it is Alice's main phase
      And Alice has a "Taunt" in her hand
      And Bob has the plan "Plan of Revenge"
      When Alice plays "Taunt"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone
      And Bob has a card in his hand

    Scenario: A blue card that is red in the energy zone triggers as a red one as it is put into the hand
      Given it is Alice's main phase
      And Alice has an "Ochre Vault" in her left base square
      And Alice has a "Drain the Vault" in her hand
      And Alice has a released "Tide Scout" in her energy zone
      When Alice plays "Drain the Vault" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's hand
      And Alice has two cards in her hand

    Scenario: A card that was no plan triggers nothing as it is put into the smash zone
      Given it is Alice's main phase
      And Alice has a "Taunt" in her hand
      And the top of Bob's deck is "Plan of Revenge"
      When Alice plays "Taunt"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone
      And Bob has no cards in his hand

  @DZ-4.8.11
  Rule: 4.8.11 If the ability's own card moves at the same time, it triggers as things were just before
    - itself: an ability that waits for its own card to leave triggers
    - together: so does one that waits for another card that leaves at the same time

    @example @clause-itself
    Scenario: A unit that goes to the graveyard lets its player draw
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Parting Bird" in his left own square
      When Alice plays "Scorch" aiming at "Parting Bird"
      And everyone passes until the stack is empty
      Then "Parting Bird" is in Bob's graveyard
      And Bob has a card in his hand

    @example @clause-together
    Scenario: A unit goes together with the neighbor that it waits for, and its player draws
      Given it is Alice's main phase
      And Alice has a "Shared Ruin" in her hand
      And Bob has a released "Flock Leader" in his right own square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice plays "Shared Ruin"
      And Bob lays the cards in any order
      And everyone passes until the stack is empty
      Then "Flock Leader" is in Bob's graveyard
      And Bob has a card in his hand

    @clause-together
    Scenario: A unit goes together with both its neighbors, and its player draws for each of them
      Given it is Alice's main phase
      And Alice has a "Shared Ruin" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Flock Leader" in his middle own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Shared Ruin"
      And Bob lays the cards in any order
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then Bob has three cards in his graveyard
      And Bob has two cards in his hand

    @clause-together
    Scenario Outline: A unit leaves the graveyard together with the one that it waits for, and its player draws; <last> lies on <first>
      Given it is Alice's main phase
      And Alice has a "Homecoming" in her hand
      And Alice has a "<first>" in her graveyard
      And Alice has a "<last>" in her graveyard
      When Alice plays "Homecoming"
      And everyone passes until a square is chosen
      And Alice chooses her left own square for "Grave Choir" and her right own square for "Ember Scout"
      And everyone passes until the stack is empty
      Then "Homecoming" is in Alice's graveyard
      And Alice has a card in her hand

      Examples:
        | first       | last        |
        | Grave Choir | Ember Scout |
        | Ember Scout | Grave Choir |

    @clause-together
    Scenario: A unit that has gone does not see its neighbor go after it
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a "Felling Blow" in her hand
      And Bob has a released "Flock Leader" in his middle own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Scorch" aiming at "Flock Leader"
      And everyone passes until the stack is empty
      And Alice plays "Felling Blow" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Flock Leader" is in Bob's graveyard
      And "Tide Guard" is in Bob's graveyard
      And Bob has no cards in his hand

    @clause-together
    Scenario Outline: A base that goes to the hand triggers for a unit that goes there at the same time, from the <line> line
      Given it is Alice's main phase
      And Alice has a "Wide Retreat" in her hand
      And Alice has a "Hall of Echoes" in her middle base square
      And Alice has a released "Ember Scout" in her <line> own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Wide Retreat"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Hall of Echoes" is in Alice's hand
      And "Tide Guard" has 1000 damage

      Examples:
        | line  |
        | left  |
        | right |

    @clause-together
    Scenario: A unit that has been put on top of the deck does not see another unit move after it
      Given it is Alice's main phase
      And Alice has a released "Mist Weaver" in her left own square
      And Alice has a released "Ember Giant" in her right own square
      And Bob has a released "Giant Spotter" in his left own square
      When Alice activates "Mist Weaver" aiming at "Giant Spotter"
      And everyone passes until the stack is empty
      And Alice moves "Ember Giant" to her right center square
      And everyone passes until the stack is empty
      Then the top of Bob's deck is "Giant Spotter"
      And Bob has no cards in his hand

    @clause-together
    Scenario Outline: A strategy that goes with its unit, which is "<unit>", triggers for another unit that goes at the same time
      Given it is Alice's main phase
      And Alice has a "Shared Ruin" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      And Alice has an "Elegy Verse" bonded to "<unit>"
      When Alice plays "Shared Ruin"
      And Bob lays the cards in any order
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then "Elegy Verse" is in Alice's graveyard
      And Alice has two cards in her hand

      Examples:
        | unit       |
        | Tide Scout |
        | Tide Guard |

    @clause-together
    Scenario: A card of the energy zone goes together with two others, and its player draws for all three of them
      Given it is Alice's main phase
      And Alice has a "Waking Horn" in her hand
      And Alice has a released "Debt Keeper" in her energy zone
      And Alice has a released "Ember Scout" in her energy zone
      And Alice has a released "Ember Guard" in her energy zone
      When Alice plays "Waking Horn"
      And Alice lays the cards in any order
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then "Debt Keeper" is in Alice's graveyard
      And Alice has three cards in her hand

    @clause-together
    Scenario: A unit that goes to the energy zone instead triggers for its neighbor that goes to the graveyard at the same time
      Given it is Alice's main phase
      And Alice has a "Wildfire" in her hand
      And Bob has a "Good Earth" in his left base square
      And Bob has a released "Flock Leader" in his left own square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice plays "Wildfire"
      And everyone passes until the stack is empty
      Then "Flock Leader" is in Bob's energy zone
      And "Tide Scout" is in Bob's graveyard
      And Bob has a card in his hand

    @clause-itself @clause-together
    Scenario: A card of the energy zone that is buried together with another one triggers for both of them
      Given it is Alice's main phase
      And Alice has a "Deep Cellar" in her hand
      And Alice has a released "Cellar Keeper" in her energy zone
      And Alice has a released "Ember Scout" in her energy zone
      And Alice has a released "Tide Guard" in her left own square
      When Alice plays "Deep Cellar" aiming at "Tide Guard"
      And Alice lays the cards in any order
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then "Cellar Keeper" is in Alice's graveyard
      And Alice has two cards in her hand

    @clause-itself @clause-together
    Scenario: A card of the energy zone that is found together with another one triggers for both of them
      Given it is Alice's main phase
      And Alice has a "Hoard Search" in her hand
      And Alice has a released "Cellar Keeper" in her energy zone
      And Alice has a released "Ember Scout" in her energy zone
      When Alice plays "Hoard Search"
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then "Cellar Keeper" is in Alice's hand
      And Alice has four cards in her hand

    @clause-itself @clause-together
    Scenario: A plan that goes to the smash zone with another card triggers for both, and its player draws for the turn besides
      Given it is Alice's smash phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has the plan "Bitter Omen"
      When Alice smashes with "Ember Giant"
      And the triggers are put in any order
      And everyone passes until Bob's energy phase
      Then Bob has three cards in his hand

    @clause-itself @clause-together
    Scenario Outline: Both players are smashed together in <whose> turn, and the plan of Alice triggers for both of them
      Given it is <whose> main phase
      And Alice has the plan "Shared Omen"
      And <who> has a "Shared Strike" in <their> hand
      When <who> plays "Shared Strike"
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand

      Examples:
        | whose   | who   | their |
        | Alice's | Alice | her   |
        | Bob's   | Bob   | his   |

  @DZ-4.8.11-2
  Rule: 4.8.11-2 A card that an effect moved other than between squares counts as it was in its former zone
    - graveyard: a card that has gone to another public zone
    - hand: a card that has gone to a hidden zone, as it was in the public one

    @clause-graveyard
    Scenario: A unit that was made stronger counts with that power when it has been destroyed
      Given it is Alice's main phase
      And Alice has a "Hall of Echoes" in her left base square
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a "Cheer" in her hand
      And Alice has a "Cull the Weak" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Cheer" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Cull the Weak" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Tide Giant" has 3000 damage

    @clause-graveyard
    Scenario: A unit that was made stronger has lost its battle with that power, though it is in the graveyard
      Given it is Alice's main phase
      And Alice has a "Grieving Hall" in her left base square
      And Alice has a released "Ember Scout" in her left center square
      And Alice has a "Cheer" in her hand
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Cheer" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice moves "Ember Scout" to her left enemy square
      And everyone passes until the battle is over
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And Alice has a card in her hand

    @clause-hand
    Scenario: A unit that was made stronger counts with that power when it has been put into the hand
      Given it is Alice's main phase
      And Alice has a "Hall of Echoes" in her left base square
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a "Cheer" in her hand
      And Alice has a "Recall" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Cheer" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Recall" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Tide Giant" has 3000 damage

    @clause-hand
    Scenario: A unit that was made stronger deals its battle damage with that power when it has been put into the hand
      Given it is Alice's main phase
      And Alice has a "Thunder Drum" in her left base square
      And Alice has a released "Ember Scout" in her left center square
      And Alice has a "Cheer" in her hand
      And Alice has a "Rescue Call" in her hand
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Cheer" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And Alice moves "Ember Scout" to her left enemy square
      And everyone passes until battle damage is on the stack
      And Alice plays "Rescue Call" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And "Tide Giant" has 3000 damage
      And Alice has two cards in her hand

  @DZ-4.8.12
  Rule: 4.8.12 A card that triggers from the hand may be shown, and stays shown until its ability is done
    - owner: its owner is asked whether to show it when its event happens
    - shown: then the other player sees it
    - done: when the ability has resolved it is hidden again
    - countered: when the ability is countered it is hidden again

    # docs/decisions/3420-a-card-is-shown-as-soon-as-it-triggers.md
    @clause-owner
    Scenario: Bob is asked whether to show a card of his hand when his unit goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      Then Bob is asked what to do
      And Alice does not see "Hidden Avenger"

    @clause-shown
    Scenario: Alice sees the card that Bob shows
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      Then Alice sees "Hidden Avenger"
      And "Hidden Avenger" is in Bob's hand

    @clause-done
    Scenario: When the ability has resolved Alice does not see the card any more
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until the stack is empty
      Then Bob has three cards in his hand
      And Alice does not see "Hidden Avenger"

    @clause-countered
    Scenario: When the ability has been countered Alice does not see the card any more
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a "Recall" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Archer" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And Alice plays "Recall" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's hand
      And Alice does not see "Hidden Archer"

    @clause-countered
    Scenario: When a strategy has countered the ability Alice does not see the card any more
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice has a "Stifled Cry" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And Alice plays "Stifled Cry"
      And everyone passes until the stack is empty
      Then "Stifled Cry" is in Alice's graveyard
      And Bob has a card in his hand
      And Alice does not see "Hidden Avenger"

    @clause-owner
    Scenario: Whether a card is shown is asked at once, while the strategy for which it triggers is not in the graveyard yet
      Given it is Alice's main phase
      And Alice has a "Felling Blow" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Felling Blow" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      Then "Tide Scout" is in Bob's graveyard
      And "Felling Blow" is not in Alice's graveyard

    @clause-shown @clause-done
    Scenario: A card that was shown twice stays shown until both abilities have resolved
      Given it is Alice's main phase
      And Alice has a "Firestorm" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his left own square
      And Bob controls Alice's "Ember Scout", released in his right own square
      And Bob has an "Open Mourner" in his hand
      When Alice plays "Firestorm"
      And Alice passes
      And Bob says yes
      And Bob says yes
      And Alice passes
      And Alice passes
      Then there is one thing on the stack
      And Bob has two cards in his hand
      And Alice sees "Open Mourner"
      When Alice passes
      Then Bob has three cards in his hand
      And Alice does not see "Open Mourner"

    @clause-shown @clause-done
    Scenario: A card that Bob has shown is still seen while he chooses what its ability has him discard
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Sorter" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until a card is to be chosen
      Then Bob has two cards in his hand
      And Alice sees "Hidden Sorter"

  @DZ-4.8.12-1
  Rule: 4.8.12-1 If the card is still in hand when its owner first gets priority, the ability is stacked

    Scenario: The ability comes to the stack when Bob gets priority, not before
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And Alice passes
      And Bob says yes
      Then Alice is asked what to do
      And "Hidden Avenger" is not on the stack
      And Alice sees "Hidden Avenger"

    # docs/decisions/3422-what-is-stacked-from-the-hand-is-answered-by-the-active-player-first.md
    Scenario: When Bob gets priority and does what the text asks for, the ability is on the stack
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And Alice passes
      And Bob says yes
      And Alice passes
      And Bob says yes
      Then "Hidden Avenger" is on the stack
      And Bob has a frozen card in his energy zone

    # docs/decisions/3422-what-is-stacked-from-the-hand-is-answered-by-the-active-player-first.md
    Scenario: What has come to the stack from Bob's hand can be answered by Alice, and by Bob when she has passed
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice could respond
      And Bob could respond
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And Alice passes
      And Bob passes
      And Bob says yes
      And Alice passes
      And Bob says yes
      Then "Hidden Avenger" is on the stack
      And Alice is asked what to do
      When Alice passes
      Then Bob is asked what to do
      And "Hidden Avenger" is on the stack

    Scenario: Both cards that Bob has shown for one event come to the stack
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has two "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until somebody may say no
      And Bob says yes
      And everyone passes until the stack is empty
      Then Bob has 6 cards in his hand
      And Bob has two frozen cards in his energy zone

    Scenario: The ability of a card for which nothing more is to be done is stacked without a question
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has an "Open Mourner" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until Bob's main phase
      Then Bob has three cards in his hand

    Scenario: Of two cards that Bob has shown both abilities are on the stack before Alice may act again
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      And Bob has an "Open Mourner" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And Alice passes
      And Bob says yes
      And Bob says yes
      Then Alice sees "Hidden Avenger"
      And Alice sees "Open Mourner"
      And Alice is asked what to do
      When Alice passes
      And Bob says yes
      Then there are two things on the stack
      And Alice is asked what to do

    Scenario: What triggers by what Bob pays for it is on the stack as well before anybody may act again
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Little Gull" in his right own square
      And Bob has a "Hidden Martyr" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And Alice passes
      And Bob says yes
      And Alice passes
      And Bob says yes
      And Bob says no
      Then "Little Gull" is in Bob's graveyard
      And the stack is "Little Gull" and "Hidden Martyr", from the top

  @DZ-4.8.12-2
  Rule: 4.8.12-2 The ability does not trigger if the card is not shown when its condition is met

    Scenario: Bob does not show the card, and draws for his own turn only
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says no
      And everyone passes until Bob's main phase
      Then "Tide Scout" is in Bob's graveyard
      And Bob has two cards in his hand

    Scenario: A card that has left the hand as its condition was met by the same instruction is not shown any more
      Given it is Alice's main phase
      And Alice has a "Heavy Blow" in her hand
      And Alice could respond
      And Bob has a released "Tide Guard" in his left own square
      And Bob has an "Open Mourner" in his hand
      When Alice plays "Heavy Blow" aiming at "Tide Guard"
      And Alice passes
      And Alice says yes
      Then "Open Mourner" is in Bob's graveyard
      And Alice is asked what to do

    @needs-events
    Scenario: Bob has shown the card before its ability triggers
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      Then these happened in this order: revealed by Bob, triggered of "Hidden Avenger"

  @DZ-4.8.12-3
  Rule: 4.8.12-3 If the card is not in hand when its owner first gets priority, nothing is stacked

    Scenario: The card is discarded before Bob gets priority, and he draws for his own turn only
      Given it is Alice's main phase
      And Alice has a "Double Blow" in her hand
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Double Blow" aiming at "Tide Guard"
      And Bob says yes
      And everyone passes until Bob's main phase
      Then "Hidden Avenger" is in Bob's graveyard
      And Bob has a card in his hand

  @DZ-4.8.12-4
  Rule: 4.8.12-4 If its owner does not act at her first priority, nothing is stacked and it is hidden again
    - nothing: nothing is stacked
    - hidden: the card is hidden again

    @clause-nothing
    Scenario: Bob does not do what the text asks for, and draws for his own turn only
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until somebody may say no
      And Bob says no
      And everyone passes until Bob's main phase
      Then "Tide Scout" is in Bob's graveyard
      And Bob has two cards in his hand

    @clause-hidden
    Scenario: Bob does not do what the text asks for, and Alice does not see the card any more
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until somebody may say no
      And Bob says no
      Then "Tide Scout" is in Bob's graveyard
      And Alice does not see "Hidden Avenger"

    @clause-hidden
    Scenario: Bob cannot pay what the text asks for, and Alice does not see the card any more
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      And Bob has two released "Blue Drop" in his energy zone
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until a card may be shown
      And Bob says yes
      And everyone passes until Bob's main phase
      Then Alice does not see "Hidden Avenger"
      And Bob has two cards in his hand

    @clause-nothing
    Scenario: Bob does what the text asks for once of the two times for which he has shown the card
      Given it is Alice's main phase
      And Alice has a "Firestorm" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his left own square
      And Bob controls Alice's "Ember Scout", released in his right own square
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Firestorm"
      And Alice passes
      And Bob says yes
      And Bob says yes
      And Alice passes
      And Bob says no
      And Bob says yes
      Then there is one thing on the stack
      And Alice sees "Hidden Avenger"
      When Alice passes
      Then Bob has three cards in his hand
      And Alice does not see "Hidden Avenger"

    @clause-hidden
    Scenario: A card for which Bob does not do as its text asks is hidden, and another that he has shown is not
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Hidden Avenger" in his hand
      And Bob has an "Open Mourner" in his hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And Alice passes
      And Bob says yes
      And Bob says yes
      And Alice passes
      And Bob says no
      Then Alice does not see "Hidden Avenger"
      And Alice sees "Open Mourner"

    @clause-hidden
    Scenario: A card for which Bob does once as its text asks stays shown though he has shown another before it
      Given it is Alice's main phase
      And Alice has a "Firestorm" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his left own square
      And Bob controls Alice's "Ember Scout", released in his right own square
      And Bob has an "Open Mourner" in his hand
      And Bob has a "Hidden Avenger" in his hand
      When Alice plays "Firestorm"
      And Alice passes
      And Bob says yes
      And Bob says yes
      And Bob says yes
      And Bob says yes
      And Alice passes
      And Bob says no
      And Bob says yes
      Then there are three things on the stack
      And Alice sees "Hidden Avenger"

  @DZ-4.8.13
  Rule: 4.8.13 What triggers by the state of the game triggers again only after it has left the stack
    - state: it triggers because the game stands so, without any event
    - once: not again while it is on the stack
    - again: again afterwards, if the game still stands so

    @clause-state
    Scenario: A unit whose player has an empty hand triggers
      Given it is Alice's main phase
      And Alice has a released "Lone Sentinel" in her left own square
      And Alice has a "Quick Hawk" in her hand
      When Alice plays "Quick Hawk" to her right own square
      And everyone passes until the stack is empty
      Then "Quick Hawk" is in Alice's right own square
      And Alice has a card in her hand

    @clause-state @clause-once
    Scenario: While the ability is on the stack it does not trigger again
      Given it is Alice's main phase
      And Alice has a released "Lone Sentinel" in her left own square
      And Alice has a "Quick Hawk" in her hand
      And Alice has a released "Quick Sage" in her middle own square
      When Alice plays "Quick Hawk" to her right own square
      Then there are two things on the stack

    @clause-state @clause-once @clause-again
    Scenario: A unit that has left the squares and come back as a new card triggers beside what it had triggered before
      Given it is Alice's main phase
      And Alice has a released "Lone Sentinel" in her left own square
      And Alice has a "Quick Hawk" in her hand
      And Alice has a released "Quick Sage" in her middle own square
      And Bob has a "Round Trip" in his hand
      When Alice plays "Quick Hawk" to her right own square
      And Alice passes
      And Bob plays "Round Trip" aiming at "Lone Sentinel"
      And Alice passes
      Then "Lone Sentinel" is in Bob's middle center square
      And there are three things on the stack

    @clause-once
    Scenario: An ability that waits until a battle is over does not trigger again when it is
      Given it is Alice's main phase
      And Alice has a released "Peaceful Sentinel" in her left own square
      And Alice has a released "Guilty Witch" in her right own square
      And Alice has a "Scorch" in her hand
      And Alice has an "Ember Guard" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob could respond
      When Alice plays "Scorch" aiming at "Guilty Witch"
      And Bob passes
      And Bob passes
      And Alice chooses "Ember Guard"
      And Alice chooses her right enemy square
      And everyone passes until the battle is over
      Then "Ember Guard" is in Alice's graveyard
      And there is one thing on the stack

    @clause-state @clause-again
    Scenario: When the ability was countered it triggers again
      Given it is Alice's main phase
      And Alice has a released "Lone Sentinel" in her left own square
      And Alice has a "Quick Hawk" in her hand
      And Bob has a "Sudden Silence" in his hand
      When Alice plays "Quick Hawk" to her right own square
      And Bob plays "Sudden Silence" aiming at "Lone Sentinel"
      And everyone passes until the stack is empty
      Then "Sudden Silence" is in Bob's graveyard
      And Alice has a card in her hand

    @clause-once
    Scenario: An ability that is on the stack as a battle begins does not trigger again in the battle
      Given it is Alice's main phase
      And Alice has a released "Lone Sentinel" in her left own square
      And Alice has a released "Ember Guard" in her left center square
      And Alice has an "Ember Camp" in her hand
      And Bob has a "Quick Hawk" in his hand
      When Alice plays "Ember Camp" to her left base square
      And Bob plays "Quick Hawk" to his right center square
      And everyone passes until the battle is over
      And everyone passes until the stack is empty
      Then "Ember Camp" is in Alice's left base square
      And Alice has a card in her hand

    @clause-once
    Scenario: An ability that waits with another one until a battle is over does not trigger again in the battle
      Given it is Alice's main phase
      And Alice has a released "Lone Sentinel" in her left own square
      And Alice has a released "Parade Witch" in her middle own square
      And Alice has a released "Guilty Witch" in her right own square
      And Alice has a "Scorch" in her hand
      And Alice has an "Ember Guard" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob could respond
      When Alice plays "Scorch" aiming at "Guilty Witch"
      And Bob passes
      And Bob passes
      And Alice chooses "Ember Guard"
      And Alice chooses her right enemy square
      And everyone passes until the battle is over
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's graveyard
      And Alice has two cards in her hand
