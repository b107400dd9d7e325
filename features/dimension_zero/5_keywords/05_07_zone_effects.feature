Feature: Dimension Zero 5.7 Zone effects

  @DZ-5.7.1
  Rule: 5.7.1 A zone effect is text that works when its card is in the zone named
    - there: in the zone that it names
    - elsewhere: not on a square

    @clause-there
    Scenario: A card that becomes energy makes its player's units stronger from there
      Given it is Alice's energy phase
      And Alice has a "Buried Ember" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice puts "Buried Ember" into her energy zone
      Then "Ember Scout" has power 2000

    @clause-elsewhere
    Scenario: On a square the energy zone effect of a unit does nothing
      Given it is Alice's main phase
      And Alice has a "Buried Ember" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Buried Ember" to her right own square
      And everyone passes until the stack is empty
      Then "Buried Ember" is in Alice's right own square
      And "Ember Scout" has power 1000

  @DZ-5.7.1-2
  Rule: 5.7.1-2 In any other zone a zone effect is not lost, but does nothing
    - kept: a card has it in every zone
    - idle: it does nothing in another zone

    @clause-kept
    Scenario: A card in the hand is one with an energy zone effect
      Given it is Alice's main phase
      And Alice has a "Buried Ember" in her hand
      And Alice has an "Ember Diviner" in her hand
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Ember Diviner"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-idle
    Scenario: A card that has gone from a square to the graveyard does not work there
      Given it is Alice's main phase
      And Alice has a released "Buried Ember" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Alice has a "Quick Burial" in her hand
      When Alice plays "Quick Burial" aiming at "Buried Ember"
      And everyone passes until the stack is empty
      Then "Buried Ember" is in Alice's graveyard
      And "Ember Scout" has power 1000

  @DZ-5.7.1-3
  Rule: 5.7.1-3 A zone effect of two zones, written with a slash between them, is one of each zone
    - first: it works in the first zone
    - second: it works in the second

    @clause-first
    Scenario: It works in the energy zone
      Given it is Alice's energy phase
      And Alice has a "Twice Buried Ember" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice puts "Twice Buried Ember" into her energy zone
      Then "Ember Scout" has power 2000

    @clause-second
    Scenario: It works in the graveyard
      Given it is Alice's main phase
      And Alice has a released "Twice Buried Ember" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Alice has a "Quick Burial" in her hand
      When Alice plays "Quick Burial" aiming at "Twice Buried Ember"
      And everyone passes until the stack is empty
      Then "Ember Scout" has power 2000

  @DZ-5.7.2-1
  Rule: 5.7.2-1 Revelation triggers as its card turns up as the plan; a number asks for so much energy
    - number: with a number, only if there are as many cards in the energy zone
    - frozen: frozen ones among them
    - none: without a number it triggers whatever energy there is
    - self: only as its own card turns up, not as another does

    @clause-none
    Scenario: A card with revelation is turned up and does what it says
      Given it is Alice's main phase
      And the top of Alice's deck is "Revealed Spark"
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

    @clause-number
    Scenario Outline: Revelation 4 with <many> energy cards
      Given it is Alice's main phase
      And the top of Alice's deck is "Revealed Blaze"
      And Alice has <many> released "Red Spark" in her energy zone
      And Bob has six released "Red Spark" in his energy zone
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Alice's plan is "Revealed Blaze"
      And Bob has <smashed> cards in his smash zone

      Examples:
        | many  | smashed |
        | three | no      |
        | five  | one     |

    @clause-number @clause-frozen
    Scenario: Four cards in the energy zone are not there any more as revelation resolves
      Given it is Alice's main phase
      And the top of Alice's deck is "Revealed Blaze"
      And Alice has three released "Red Spark" in her energy zone
      And Alice has a frozen "Leaf Sign" in her energy zone
      And Bob has a "Spark Thief" in his hand
      When Alice makes a plan
      And Bob passes
      Then "Revealed Blaze" is on the stack
      When Bob plays "Spark Thief"
      And Bob chooses "Leaf Sign"
      And everyone passes until the stack is empty
      Then Alice has three cards in her energy zone
      And Bob has no cards in his smash zone

    @clause-frozen
    Scenario: Four cards in the energy zone are enough, though three of them are frozen
      Given it is Alice's main phase
      And the top of Alice's deck is "Revealed Blaze"
      And Alice has three frozen "Red Spark" in her energy zone
      And Alice has a released "Blue Drop" in her energy zone
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

    @clause-none
    Scenario: Revelation without a number needs no more energy than the plan costs
      Given it is Alice's main phase
      And the top of Alice's deck is "Revealed Spark"
      And Alice has a released "Red Spark" in her energy zone
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

    @clause-self
    Scenario: Revelation does not trigger as another card is turned up, be its card the plan of the other player or deeper in the deck
      Given it is Alice's main phase
      And Alice's deck is "Tide Giant", "Revealed Spark" and "Blank Page", from the top
      And Bob has the plan "Revealed Spark"
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Alice's plan is "Tide Giant"
      And Bob has no cards in his smash zone
      And Alice has no cards in her smash zone

  @DZ-5.7.2-2
  Rule: 5.7.2-2 Revelation triggers as the top card is turned up, not as a card is put there face up
    - renewed: it triggers as the plan is renewed, too
    - put: it does not as an effect puts the card there face up

    @clause-renewed
    Scenario: A renewed plan is turned up
      Given it is Alice's main phase
      And Alice's deck is "Revealed Spark", "Blank Page" and "Blank Page", from the top
      And Alice has the plan "Tide Giant"
      When Alice renews her plan
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

    @clause-put
    Scenario: A card that is put face up on the deck has not been turned up
      Given it is Alice's main phase
      And Alice has a "Revealed Spark" in her graveyard
      And Alice has a "Turn of Fate" in her hand
      When Alice plays "Turn of Fate" aiming at "Revealed Spark"
      And everyone passes until the stack is empty
      Then Alice's plan is "Revealed Spark"
      And Bob has no cards in his smash zone

  @DZ-5.7.3-1
  Rule: 5.7.3-1 Awakening is an alternative cost for which a card can be played from the plan zone
    - cost: the cost of awakening is paid instead of the use cost; of several that which the player says
    - plan: only of a card that is the plan

    @clause-cost
    Scenario: The plan is played for its cost of awakening
      Given it is Alice's main phase
      And Alice has the plan "Sleeping Giant"
      When Alice plays "Sleeping Giant" to her left own square by awakening
      And everyone passes until the stack is empty
      Then "Sleeping Giant" is in Alice's left own square
      And Alice has a frozen card in her energy zone

    @clause-cost
    Scenario Outline: The plan is played for its awakening "<which>", one of two, at the cost of <many> from the energy zone
      Given it is Alice's main phase
      And Alice has the plan "Forked Dreamer"
      When Alice plays "Forked Dreamer" to her left own square by its awakening "<which>"
      And everyone passes until the stack is empty
      Then "Forked Dreamer" is in Alice's left own square
      And Alice has <many> in her energy zone

      Examples:
        | which | many             |
        | dawn  | a frozen card    |
        | dusk  | two frozen cards |

    @clause-plan
    Scenario: A card of the hand does not awaken
      Given it is Alice's main phase
      And Alice has a "Sleeping Giant" in her hand
      When Alice tries to play "Sleeping Giant" to her left own square by awakening
      Then that is refused

  @DZ-5.7.3-2
  Rule: 5.7.3-2 A card that can awaken may be played for its usual cost all the same

    Scenario: The plan is played for its use cost
      Given it is Alice's main phase
      And Alice has the plan "Sleeping Giant"
      When Alice plays "Sleeping Giant" to her left own square in the usual way
      And everyone passes until the stack is empty
      Then "Sleeping Giant" is in Alice's left own square
      And Alice has three frozen cards in her energy zone
