Feature: Dimension Zero 6.4 Composition

  Background:
    Given it is Alice's main phase

  # Reading: docs/decisions/3622-whose-cards-are-composed.md
  @DZ-6.4.1
  Rule: 6.4.1 Composition is a cost: given cards of a given zone go to their owner's graveyard
    - given: only cards that are spoken of; without one the cost cannot be paid
    - zone: only cards of the zone that is spoken of
    - all: for each card that is spoken of another goes there
    - owner: to the graveyard of the owner, whoever controls the card

    @clause-given
    Scenario: An ability is not activated while there is nothing to compose
      Given Alice has a released "Cauldron Sage" in her left own square
      When Alice tries to activate "Cauldron Sage"
      Then that is refused

    @clause-given
    Scenario: A blue unit is not composed where red ones are asked for
      Given Alice has a released "Cauldron Sage" in her left own square
      And Alice has a released "Tide Giant" in her energy zone
      When Alice tries to activate "Cauldron Sage"
      Then that is refused

    @clause-zone
    Scenario: A red unit of the energy zone is composed, and one of the hand is not
      Given Alice has a released "Cauldron Sage" in her left own square
      And Alice has a released "Ember Giant" in her energy zone
      And Alice has an "Ember Brute" in her hand
      When Alice activates "Cauldron Sage"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's graveyard
      And "Ember Brute" is in Alice's hand

    @clause-zone
    Scenario: A red unit of the hand is not composed where those of the energy zone are asked for
      Given Alice has a released "Cauldron Sage" in her left own square
      And Alice has no cards in her energy zone
      And Alice has an "Ember Giant" in her hand
      When Alice tries to activate "Cauldron Sage"
      Then that is refused

    @clause-all
    Scenario: For a unit and a red card two cards of the hand are composed
      Given Alice has a released "Great Cauldron" in her left base square
      And Alice has no cards in her energy zone
      And Alice has an "Ember Giant" in her hand
      And Alice has a "Tide Giant" in her hand
      When Alice activates "Great Cauldron"
      And Alice lays the cards in any order
      Then "Ember Giant" is in Alice's graveyard
      And "Tide Giant" is in Alice's graveyard

    @clause-all
    Scenario: A red unit does not serve as the unit and as the red card
      Given Alice has a released "Great Cauldron" in her left base square
      And Alice has no cards in her energy zone
      And Alice has an "Ember Giant" in her hand
      When Alice tries to activate "Great Cauldron"
      Then that is refused

    @clause-owner
    Scenario: A unit of Bob's that Alice controls goes to Bob's graveyard
      Given Alice has a released "Melting Pot" in her left base square
      And Alice controls Bob's "Tide Scout", released in her left own square
      When Alice activates "Melting Pot"
      Then "Tide Scout" is in Bob's graveyard

    @clause-given
    Scenario: A unit that Bob controls is not composed by Alice, not even one of her own
      Given Alice has a released "Melting Pot" in her left base square
      And Bob controls Alice's "Tide Scout", released in his left own square
      When Alice tries to activate "Melting Pot"
      Then that is refused

    @clause-all
    Scenario: For two units and a red card three cards of the hand are composed
      Given Alice has a released "Grand Cauldron" in her left base square
      And Alice has no cards in her energy zone
      And Alice has an "Ember Giant" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a "Tide Guard" in her hand
      When Alice activates "Grand Cauldron"
      And Alice lays the cards in any order
      Then "Ember Giant" is in Alice's graveyard
      And "Tide Giant" is in Alice's graveyard
      And "Tide Guard" is in Alice's graveyard

    @clause-all
    Scenario: For two units and a red card two red units are not enough
      Given Alice has a released "Grand Cauldron" in her left base square
      And Alice has no cards in her energy zone
      And Alice has an "Ember Giant" in her hand
      And Alice has an "Ember Guard" in her hand
      When Alice tries to activate "Grand Cauldron"
      Then that is refused

    @clause-all
    Scenario: The only red card of four units is composed as the red card, and two others as the units
      Given Alice has a released "Grand Cauldron" in her left base square
      And Alice has no cards in her energy zone
      And Alice has an "Ember Giant" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a "Tide Guard" in her hand
      And Alice has a "Tide Brute" in her hand
      When Alice activates "Grand Cauldron"
      And Alice lays the cards in any order
      Then "Ember Giant" is in Alice's graveyard
      And Alice has three cards in her graveyard
      And Alice has four cards in her hand

    @clause-given @clause-all
    Scenario: Two blue units are not composed where a unit and a red card are asked for
      Given Alice has a released "Great Cauldron" in her left base square
      And Alice has no cards in her energy zone
      And Alice has a "Tide Giant" in her hand
      And Alice has a "Tide Guard" in her hand
      When Alice tries to activate "Great Cauldron"
      Then that is refused

    @clause-all
    Scenario: Of two red units and a blue one no more than one red unit is composed as a unit, and the other as the red card
      Given Alice has a released "Grand Cauldron" in her left base square
      And Alice has no cards in her energy zone
      And Alice has an "Ember Giant" in her hand
      And Alice has an "Ember Guard" in her hand
      And Alice has a "Tide Giant" in her hand
      When Alice activates "Grand Cauldron"
      And Alice lays the cards in any order
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's graveyard
      And "Ember Guard" is in Alice's graveyard
      And "Tide Giant" is in Alice's graveyard
      And Alice has three cards in her hand

    @clause-all @clause-zone
    Scenario: The only red card of three is composed neither as the unit nor as the blue card
      Given Alice has a released "Triple Cauldron" in her left base square
      And Alice has no cards in her energy zone
      And Alice has an "Ember Giant" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a "Tide Guard" in her hand
      When Alice activates "Triple Cauldron"
      And Alice lays the cards in any order
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's graveyard
      And "Tide Giant" is in Alice's graveyard
      And "Tide Guard" is in Alice's graveyard
      And Alice has three cards in her hand

    @clause-given
    Scenario Outline: Of two red units the player says which is composed, as "<one>"
      Given Alice has a released "Cauldron Sage" in her left own square
      And Alice has a released "Ember Giant" in her energy zone
      And Alice has a released "Ember Brute" in her energy zone
      When Alice activates "Cauldron Sage", composing "<one>"
      Then "<one>" is in Alice's graveyard
      And "<other>" is in Alice's energy zone

      Examples:
        | one         | other       |
        | Ember Giant | Ember Brute |
        | Ember Brute | Ember Giant |

  @DZ-6.4.2
  Rule: 6.4.2 Composition as a cost in the ability of a unit or base is the cost of activating it
    - unit: a unit's ability is activated by it, and goes to the stack
    - base: so is a base's
    - activated: what waits for an ability to be activated triggers
    - play: it is no play of the card, not even where the card comes to a square by it

    @clause-unit
    Scenario: While the ability of a unit is on the stack the card is in the graveyard
      Given Alice has a released "Cauldron Sage" in her left own square
      And Alice has a released "Ember Giant" in her energy zone
      And Bob could respond
      When Alice activates "Cauldron Sage"
      Then "Cauldron Sage" is on the stack
      And "Ember Giant" is in Alice's graveyard

    @clause-base
    Scenario: While the ability of a base is on the stack the card is in the graveyard
      Given Alice has a released "Melting Pot" in her left base square
      And Alice has a released "Tide Scout" in her left own square
      And Bob could respond
      When Alice activates "Melting Pot"
      Then "Melting Pot" is on the stack
      And "Tide Scout" is in Alice's graveyard

    @clause-activated
    Scenario: What waits for an ability to be activated triggers by a composition
      Given Alice has a released "Watchful Owl" in her right own square
      And Alice has a released "Cauldron Sage" in her left own square
      And Alice has a released "Ember Giant" in her energy zone
      When Alice activates "Cauldron Sage"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

    @example @clause-play
    Scenario: A plan that comes to a square by composition has not been played
      Given Alice has the plan "Hidden Chimera"
      And Alice has a released "Tide Scout" in her left own square
      And Bob has a released "Play Watcher" in his left own square
      When Alice activates "Hidden Chimera"
      And everyone passes until a square is chosen
      And Alice chooses her right own square
      And everyone passes until the stack is empty
      Then "Hidden Chimera" is in Alice's right own square
      And "Tide Scout" is in Alice's graveyard
      And Alice has no cards in her smash zone

    @clause-unit
    Scenario: A unit is composed itself for its own ability
      Given Alice has a released "Last Smelter" in her left own square
      And the top of Alice's deck is "Tide Giant"
      When Alice activates "Last Smelter"
      And everyone passes until the stack is empty
      Then "Last Smelter" is in Alice's graveyard
      And "Tide Giant" is in Alice's hand

    @clause-activated
    Scenario: A unit whose ability is activated by composition is played without it
      Given Alice has a "Cauldron Sage" in her hand
      When Alice tries to play "Cauldron Sage" to her left own square
      Then that is allowed

  @DZ-6.4.3
  Rule: 6.4.3 Composition as a cost in the effect of a strategy is an additional cost of it
    - additional: it is paid as the strategy is played, beside the use cost
    - needed: without it the strategy cannot be played
    - alternative: where another cost is paid instead of the use cost, it is paid all the same

    @clause-additional
    Scenario: A strategy is played for its use cost and a composition
      Given Alice has a "Bitter Draught" in her hand
      And Alice has an "Ember Giant" in her hand
      And Bob could respond
      When Alice plays "Bitter Draught"
      Then "Bitter Draught" is on the stack
      And "Ember Giant" is in Alice's graveyard
      And Alice has a frozen card in her energy zone

    @clause-needed
    Scenario: A strategy is not played while there is nothing to compose
      Given Alice has a "Bitter Draught" in her hand
      And Alice has a "Read the Tide" in her hand
      When Alice tries to play "Bitter Draught"
      Then that is refused

    @clause-needed
    Scenario: The strategy that is played is not itself the card to be composed
      Given Alice has a "Page Burner" in her hand
      And Alice has an "Ember Giant" in her hand
      When Alice tries to play "Page Burner"
      Then that is refused

    @clause-needed
    Scenario: The only strategy that can be composed is not discarded for another additional cost
      Given Alice has a "Torn Tome" in her hand
      And Alice has a "Read the Tide" in her hand
      When Alice tries to play "Torn Tome"
      Then that is refused

    @clause-needed
    Scenario: When one of two red units has been discarded, the blue one is composed as the unit, and the other as the red card
      Given Alice has a "Grand Tome" in her hand
      And Alice has an "Ember Guard" in her hand
      And Alice has an "Ember Giant" in her hand
      And Alice has a "Tide Giant" in her hand
      And Bob could respond
      When Alice plays "Grand Tome"
      And Alice lays the cards in any order
      Then "Grand Tome" is on the stack
      And "Ember Guard" is in Alice's graveyard
      And "Ember Giant" is in Alice's graveyard
      And "Tide Giant" is in Alice's graveyard

    @clause-alternative
    Scenario: A strategy that awakens is composed for as well
      Given Alice has the plan "Bitter Draught"
      And Alice has an "Ember Giant" in her hand
      And Bob could respond
      When Alice plays "Bitter Draught" by awakening
      Then "Ember Giant" is in Alice's graveyard
      And Alice has no frozen cards in her energy zone

    @clause-needed
    Scenario: A strategy that asks for a unit and a red card is not played where there is a unit alone
      Given Alice has a "Double Draught" in her hand
      And Alice has a "Tide Giant" in her hand
      When Alice tries to play "Double Draught"
      Then that is refused
