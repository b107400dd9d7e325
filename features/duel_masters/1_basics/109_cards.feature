Feature: Duel Masters 109 Cards

  # Reading: docs/decisions/2404-card-and-element.md
  @DM-109.2a
  Rule: 109.2a An effect that chooses a card affects that card and no other, though it is part of something
    - top: of a creature of several cards its top card alone can be chosen
    - below: so can a card below
    - pile: so can a card of a shield of several cards
    - creature: an effect that chooses a creature affects all cards of it

    @clause-top
    Scenario: An effect that returns a card takes the top card of an evolution creature and leaves the card below
      Given it is Alice's main step
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Lamp Squire" under "Moss Giant"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's hand
      And "Lamp Squire" is in Bob's battle zone

    @clause-top
    Scenario Outline: An effect that puts a card <where> takes the top card of an evolution creature alone
      Given it is Alice's main step
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Lamp Squire" under "Moss Giant"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "<spell>" in her hand
      When Alice casts "<spell>"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Bob's deck
      And "Lamp Squire" is in Bob's battle zone

      Examples:
        | where                         | spell      |
        | under a deck                  | Sunk Leaf  |
        | into a deck as its third card | Filed Leaf |
        | anywhere into a deck          | Blown Leaf |

    @clause-top
    Scenario: What returns a card instead takes the top card of an evolution creature and leaves the card below
      Given it is Alice's main step
      And Bob has an untapped "Leaf Penitent" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Lamp Squire" under "Moss Giant"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Felling" in her hand
      When Alice casts "Felling"
      And Alice chooses "Leaf Penitent"
      And Bob chooses the card "Moss Giant"
      Then "Moss Giant" is in Bob's hand
      And "Lamp Squire" is in Bob's battle zone

    @clause-top
    Scenario: An effect that puts a card under a creature takes the top card of an evolution creature alone
      Given it is Alice's main step
      And Bob has an untapped "Hungry Giant" in his battle zone
      And Bob has an untapped "Ember Champion" in his battle zone
      And Bob has a "Lamp Squire" under "Ember Champion"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Pressed Leaf" in her hand
      When Alice casts "Pressed Leaf"
      And Alice chooses "Ember Champion"
      Then "Hungry Giant" lies on "Ember Champion"
      And "Lamp Squire" has 2000 power

    @clause-below
    Scenario: An effect that returns all cards but one leaves the one that lay under a creature
      Given it is Alice's main step
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Lamp Squire" under "Moss Giant"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Last Leaf" in her hand
      When Alice casts "Last Leaf"
      And Alice keeps "Lamp Squire"
      Then "Moss Giant" is in Bob's hand
      And "Lamp Squire" is in Bob's battle zone

    @clause-below
    Scenario: An effect that returns a card takes a card from under a creature and leaves the creature
      Given it is Alice's main step
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Lamp Squire" under "Moss Giant"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses the card "Lamp Squire"
      Then "Lamp Squire" is in Bob's hand
      And "Moss Giant" is in Bob's battle zone

    @clause-creature
    Scenario: An effect that returns a creature takes the cards below it, too
      Given it is Alice's main step
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Lamp Squire" under "Moss Giant"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Creature Lifter" in her hand
      When Alice casts "Creature Lifter"
      Then Bob has two cards in his hand
      And Bob has no cards in his battle zone

    @clause-pile
    Scenario: An effect that puts one card of the shields into the graveyard leaves the other card of its shield
      Given it is Alice's main step
      And Bob has a "Lamp Squire" in his first shield
      And Bob has a "Moss Giant" in his first shield
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Chipped Wall" in her hand
      When Alice casts "Chipped Wall"
      And Alice chooses the first card of Bob's first shield
      Then Bob has one card in his graveyard
      And Bob has one card in his first shield

  @DM-109.2b
  Rule: 109.2b The top card of an evolution creature leaves as a creature, and a card below it only as a card
    - top: what waits for a creature to leave sees the top card leave
    - below: it does not see a card below it leave, nor a seal or an aura
    - evolution: it sees one creature leave when all cards of the creature do
    - linked: it sees a card of linked gods leave as a creature
    - own: an ability of a card below does not trigger as that leaves

    @clause-top
    Scenario: A creature whose top card alone leaves the battle zone is seen to leave
      Given it is Alice's main step
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Lamp Squire" under "Moss Giant"
      And Alice has an untapped "Farewell Bell" in her battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses "Moss Giant"
      Then "Card Lifter" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-below
    Scenario: A creature card that leaves from under a creature is not seen as a creature that leaves
      Given it is Alice's main step
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Lamp Squire" under "Moss Giant"
      And Alice has an untapped "Farewell Bell" in her battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses the card "Lamp Squire"
      Then "Card Lifter" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-below
    Scenario: A seal that leaves a creature is not seen as a creature that leaves
      Given it is Alice's main step
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Lamp Squire"
      And Bob has an untapped "Tide Runner" in his battle zone
      And Alice has an untapped "Parting Bell" in her battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses the card "Moss Giant"
      Then "Moss Giant" is in Bob's hand
      And Alice has no cards in her hand

    @clause-below
    Scenario: An aura that leaves a creature is not seen as a creature that leaves
      Given it is Alice's main step
      And Bob has an untapped "Quarry Imp" in his battle zone
      And Bob has a "Wind Mantle" attached to "Quarry Imp"
      And Alice has an untapped "Parting Bell" in her battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice chooses the card "Wind Mantle"
      Then "Wind Mantle" is in Bob's hand
      And Alice has no cards in her hand

    @clause-evolution
    Scenario: An evolution creature of two cards that leaves is seen as one creature that leaves
      Given it is Alice's main step
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Lamp Squire" under "Moss Giant"
      And Alice has an untapped "Farewell Bell" in her battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Creature Lifter" in her hand
      When Alice casts "Creature Lifter"
      Then "Creature Lifter" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-evolution
    Scenario: An evolution creature of two cards that is destroyed is one creature that is destroyed
      Given it is Alice's main step
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has a "Lamp Squire" under "Moss Giant"
      And Bob has an untapped "Sturdy Grave Bell" in his battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Ruin" in her hand
      When Alice casts "Ruin"
      And Alice chooses "Moss Giant"
      Then "Lamp Squire" is in Bob's graveyard
      And Bob has one card in his hand

    @clause-linked
    Scenario: A card of linked gods that leaves is seen as a creature that leaves
      Given it is Alice's main step
      And Bob has an untapped "Ash Left Hand" in his battle zone
      And Bob has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Alice has an untapped "Parting Bell" in her battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Creature Lifter" in her hand
      When Alice casts "Creature Lifter"
      And Bob chooses the card "Ash Left Hand"
      Then "Ash Left Hand" is in Bob's hand
      And Alice has one card in her hand

    @clause-own
    Scenario: A card that lies beneath a creature does not trigger as that is destroyed
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Grave Bell" under "Moss Giant"
      When Alice casts "Ruin"
      Then "Grave Bell" is in Alice's graveyard
      And Alice has no cards in her hand

  @DM-109.2c
  Rule: 109.2c An ability of a creature of several cards goes for all of its cards
    - chosen: if the creature cannot be chosen, neither can a card that is part of it

    @clause-chosen
    Scenario: A card under a creature that the opponent cannot choose is not chosen by him
      Given it is Alice's main step
      And Bob has an untapped "Veiled Giant" in his battle zone
      And Bob has a "Lamp Squire" under "Veiled Giant"
      And Bob has an untapped "Grave Hound" in his battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice tries to choose the card "Lamp Squire"
      Then that is refused

    @clause-chosen
    Scenario: A card under a creature that the opponent cannot choose is not returned by him instead of another
      Given it is Alice's main step
      And Alice has an untapped "Veiled Giant" in her battle zone
      And Alice has a "Lamp Squire" under "Veiled Giant"
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Felling" in her hand
      And Bob has an untapped "Rival Penitent" in his battle zone
      When Alice casts "Felling"
      Then "Rival Penitent" is in Bob's battle zone
      And "Ember Recruit" is in Alice's hand

    @example @clause-chosen
    Scenario: No card of linked gods that cannot be chosen because of another creature is chosen
      Given it is Alice's main step
      And Bob has an untapped "Ash Left Hand" in his battle zone
      And Bob has an "Ash Right Hand" linked to the right of "Ash Left Hand"
      And Bob has an untapped "Veil Weaver" in his battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice tries to choose the card "Ash Right Hand"
      Then that is refused

    @clause-chosen
    Scenario: A card under a creature that the opponent cannot choose is chosen by its owner
      Given it is Alice's main step
      And Alice has an untapped "Veiled Giant" in her battle zone
      And Alice has a "Lamp Squire" under "Veiled Giant"
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Recall" in her hand
      When Alice casts "Card Recall"
      And Alice tries to choose the card "Lamp Squire"
      Then that is allowed

    @clause-chosen
    Scenario: What returns all nature cards returns those of a creature that cannot be chosen, too
      Given it is Alice's main step
      And Bob has an untapped "Veiled Giant" in his battle zone
      And Bob has a "Field Hand" under "Veiled Giant"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Green Harvest" in her hand
      When Alice casts "Green Harvest"
      Then "Veiled Giant" is in Bob's hand
      And "Field Hand" is in Bob's hand

  @DM-109.2c @revisions-s-max
  Rule: 109.2c An aura on a creature is part of it, and a cross gear is not
    - aura: an aura on a creature that cannot be chosen cannot be chosen
    - apart: a cross gear on such a creature can be chosen

    @example
    @clause-apart
    Scenario: A cross gear on a creature that the opponent cannot choose is chosen as a card
      Given it is Alice's main step
      And Bob has an untapped "Veiled Giant" in his battle zone
      And Bob has an "Iron Gauntlet" crossed to "Veiled Giant"
      And Bob has an untapped "Grave Hound" in his battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice tries to choose "Iron Gauntlet"
      Then that is allowed

    @clause-aura
    Scenario: An aura on a creature that the opponent cannot choose is not chosen by him
      Given it is Alice's main step
      And Bob has an untapped "Veiled Imp" in his battle zone
      And Bob has a "Wind Mantle" attached to "Veiled Imp"
      And Bob has an untapped "Quiet Meadow" in his battle zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice tries to choose "Wind Mantle"
      Then that is refused

    @clause-aura
    Scenario: An aura on a creature with a seal on it is not chosen
      Given it is Alice's main step
      And Bob has an untapped "Quarry Imp" in his battle zone
      And Bob has a "Wind Mantle" attached to "Quarry Imp"
      And Bob has a "Moss Giant" as a seal on "Quarry Imp"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Card Lifter" in her hand
      When Alice casts "Card Lifter"
      And Alice tries to choose "Wind Mantle"
      Then that is refused
