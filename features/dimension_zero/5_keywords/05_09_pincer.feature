Feature: Dimension Zero 5.9 Pincer

  Background:
    Given it is Alice's main phase

  # Reading: docs/decisions/3506-who-is-between.md
  @DZ-5.9.1
  Rule: 5.9.1 A unit with pincer that arrives with an enemy between it and another affects all between
    - arrives: when it comes to a square, by playing or moving
    - between: an enemy must be midway between it and another unit of its player
    - own: that other unit must be its player's
    - each: all enemies that are between are affected
    - others: no other unit is

    @clause-arrives
    Scenario: A unit with pincer is played
      Given Alice has a "Pincer Crab" in her hand
      And Alice has a released "Ember Scout" in her left enemy square
      And Bob has a released "Tide Giant" in his right center square
      When Alice plays "Pincer Crab" to her left own square
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage

    @clause-arrives
    Scenario: A unit with pincer moves
      Given Alice has a released "Pincer Crab" in her middle own square
      And Alice has a released "Ember Scout" in her left enemy square
      And Bob has a released "Tide Giant" in his right center square
      When Alice moves "Pincer Crab" to her left own square
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage

    @clause-between
    Scenario: An enemy at the side is not between
      Given Alice has a "Pincer Crab" in her hand
      And Alice has a released "Ember Scout" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice plays "Pincer Crab" to her left own square
      And everyone passes until the stack is empty
      Then "Pincer Crab" is in Alice's left own square
      And "Tide Giant" has no damage

    @clause-own
    Scenario: An enemy between the unit and another enemy is not caught
      Given Alice has a "Pincer Crab" in her hand
      And Bob has a released "Tide Giant" in his right center square
      And Bob has a released "Ember Scout" in his right own square
      When Alice plays "Pincer Crab" to her left own square
      And everyone passes until the stack is empty
      Then "Pincer Crab" is in Alice's left own square
      And "Tide Giant" has no damage

    @clause-each
    Scenario: Two enemies between are both affected
      Given Alice has a "Pincer Crab" in her hand
      And Alice has a released "Ember Scout" in her left enemy square
      And Alice has a released "Tide Scout" in her right own square
      And Bob has a released "Tide Giant" in his right center square
      And Bob has a released "Ember Giant" in his middle enemy square
      When Alice plays "Pincer Crab" to her left own square
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage
      And "Ember Giant" has 1000 damage

    @clause-others
    Scenario: An enemy that is not between is left alone
      Given Alice has a "Pincer Crab" in her hand
      And Alice has a released "Ember Scout" in her left enemy square
      And Bob has a released "Tide Giant" in his right center square
      And Bob has a released "Ember Giant" in his middle own square
      When Alice plays "Pincer Crab" to her left own square
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage
      And "Ember Giant" has no damage

    @clause-own
    Scenario: An enemy between the unit and a unit of the other player's that its player controls is caught
      Given Alice has a "Pincer Crab" in her hand
      And Alice controls Bob's "Ember Scout", released in her left enemy square
      And Bob has a released "Tide Giant" in his right center square
      When Alice plays "Pincer Crab" to her left own square
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage

    @clause-own
    Scenario: An enemy between the unit and a unit of its player's that the enemy controls is not caught
      Given Alice has a "Pincer Crab" in her hand
      And Bob controls Alice's "Ember Scout", released in his right own square
      And Bob has a released "Tide Giant" in his right center square
      When Alice plays "Pincer Crab" to her left own square
      And everyone passes until the stack is empty
      Then "Pincer Crab" is in Alice's left own square
      And "Tide Giant" has no damage

    @clause-others
    Scenario: An enemy that is as far ahead as the one between, but in another line, is left alone
      Given Alice has a "Pincer Crab" in her hand
      And Alice has a released "Ember Scout" in her left enemy square
      And Bob has a released "Tide Giant" in his right center square
      And Bob has a released "Ember Giant" in his middle center square
      When Alice plays "Pincer Crab" to her left own square
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage
      And "Ember Giant" has no damage

    @clause-between
    Scenario: An enemy on whose square the unit itself arrives is not between it and any other
      Given Alice has a released "Pincer Crab" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      When Alice moves "Pincer Crab" to her left enemy square
      And everyone passes until the battle is over
      Then "Pincer Crab" is in Alice's graveyard
      And "Tide Giant" has 2000 damage

    @clause-own @clause-between
    Scenario: The other unit may stand on the square of an enemy, which it battles
      Given Alice has a released "Pincer Crab" in her middle own square
      And Alice has a released "Ember Scout" in her middle enemy square
      And Alice has a "Strong Gust" in her hand
      And Bob has a released "Ember Brute" in his right own square
      And Bob has a released "Tide Giant" in his right center square
      And Bob could respond
      When Alice moves "Ember Scout" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Strong Gust" aiming at "Pincer Crab"
      And everyone passes until a square is chosen
      And Alice chooses her left own square
      And everyone passes until the battle is over
      Then "Pincer Crab" is in Alice's left own square
      And "Tide Giant" has 1000 damage

    @clause-arrives
    Scenario: The other unit arrives when the unit with pincer is there already
      Given Alice has a released "Pincer Crab" in her left own square
      And Alice has a released "Ember Scout" in her middle enemy square
      And Bob has a released "Tide Giant" in his right center square
      When Alice moves "Ember Scout" to her left enemy square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left enemy square
      And "Tide Giant" has no damage

    @clause-arrives
    Scenario: A unit with pincer goes to the graveyard with an enemy between it and another unit
      Given Alice has a released "Pincer Crab" in her left own square
      And Alice has a released "Ember Scout" in her left enemy square
      And Bob has a released "Tide Giant" in his right center square
      And Alice has a "Quick Burial" in her hand
      When Alice plays "Quick Burial" aiming at "Pincer Crab"
      And everyone passes until the stack is empty
      Then "Pincer Crab" is in Alice's graveyard
      And "Tide Giant" has no damage

    @clause-between
    Scenario: Where no enemy is between, the pincer of a unit that arrives does not go to the stack
      Given Alice has a "Pincer Crab" in her hand
      And Alice could respond
      And Bob has a released "Tide Giant" in his right center square
      And Bob could respond
      When Alice plays "Pincer Crab" to her left own square
      And Alice passes
      And Bob passes
      Then "Pincer Crab" is in Alice's left own square
      And the stack is empty

    @clause-between
    Scenario: A pincer that draws a card draws none if no enemy is between any more as it resolves
      Given Alice has a "Pincer Scribe" in her hand
      And Alice could respond
      And Alice has a released "Ember Scout" in her left enemy square
      And Bob has a released "Tide Giant" in his right center square
      And Bob has a "Sidestep" in his hand
      When Alice plays "Pincer Scribe" to her left own square
      And Alice passes
      And Bob passes
      And Alice passes
      And Bob plays "Sidestep" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand

    @clause-between
    Scenario: A pincer that draws a card draws one if an enemy is still between as it resolves
      Given Alice has a "Pincer Scribe" in her hand
      And Alice could respond
      And Alice has a released "Ember Scout" in her left enemy square
      And Bob has a released "Tide Giant" in his right center square
      And Bob has a released "Ember Giant" in his left own square
      And Bob has a "Sidestep" in his hand
      When Alice plays "Pincer Scribe" to her left own square
      And Alice passes
      And Bob passes
      And Alice passes
      And Bob plays "Sidestep" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Pincer Scribe" is in Alice's left own square
      And Alice has two cards in her hand

  @DZ-5.9.2
  Rule: 5.9.2 Pincer is a triggered ability

    Scenario: When the unit has come, its pincer goes to the stack
      Given Alice has a "Pincer Crab" in her hand
      And Alice could respond
      And Alice has a released "Ember Scout" in her left enemy square
      And Bob has a released "Tide Giant" in his right center square
      And Bob could respond
      When Alice plays "Pincer Crab" to her left own square
      And Alice passes
      And Bob passes
      Then "Pincer Crab" is in Alice's left own square
      And "Pincer Crab" is on the stack

  # Reading: docs/decisions/3506-who-is-between.md
  @DZ-5.9.3
  Rule: 5.9.3 Pincer triggers also between units that stand on a diagonal

    Scenario Outline: An enemy on the diagonal from the <line> own square is between
      Given Alice has a "Pincer Crab" in her hand
      And Alice has a released "Ember Scout" in her <other> enemy square
      And Bob has a released "Tide Giant" in his middle center square
      When Alice plays "Pincer Crab" to her <line> own square
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage

      Examples:
        | line  | other |
        | left  | right |
        | right | left  |
