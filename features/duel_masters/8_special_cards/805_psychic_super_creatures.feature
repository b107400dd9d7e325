Feature: Duel Masters 805 Psychic super creatures

  @DM-805.1
  Rule: 805.1 A psychic super creature is one creature of several cells, and a psychic creature
    - cells: it is made up of several cells
    - psychic: what is upon psychic creatures is upon it

    @clause-cells
    Scenario: Two cells are one creature with the power that is printed across them
      Given it is Alice's main step
      And Alice has an untapped "Deep Anchor" in her battle zone
      And Alice has an untapped "Deep Chain" in her battle zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Insight"
      Then "Deep Anchor" and "Deep Chain" are one creature
      And "Deep Chain" has 9000 power

    @clause-cells
    Scenario: Three cells of which the second has the cost are not destroyed as a cheap creature is
      Given it is Alice's main step
      And Alice has a "Fall of the Cheap" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Sky Shield" with its other side up in his battle zone
      And Bob has a "Sky Blade" linked to the left of "Sky Shield"
      And Bob has a "Sky Horn" linked to the right of "Sky Shield"
      When Alice casts "Fall of the Cheap"
      Then "Lamp Squire" is in Bob's graveyard
      And "Sky Shield" is in Bob's battle zone

    @clause-psychic
    Scenario: A spell that taps psychic creatures taps a super creature
      Given it is Alice's main step
      And Bob has a "Deep Anchor" with its other side up in his battle zone
      And Bob has a "Deep Chain" linked to the right of "Deep Anchor"
      And Alice has a "Rest of the Psychic" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "Rest of the Psychic"
      Then "Deep Anchor" is tapped

  @DM-805.1a
  Rule: 805.1a A cell that lies by itself in the battle zone goes back to the hyperspatial zone at once

    Scenario: A psychic creature that is turned over alone to the side of a cell goes back
      Given it is Alice's main step
      And Alice has an untapped "Sky Shield" in her battle zone
      And Alice has a "Dawn Bell" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "Dawn Bell"
      Then "Sky Shield" is in Alice's hyperspatial zone

    Scenario: The cell of two that is left as the other one leaves goes back, and is not turned over
      Given it is Alice's main step
      And Bob has a "Deep Anchor" with its other side up in his battle zone
      And Bob has a "Deep Chain" linked to the right of "Deep Anchor"
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Card Lifter"
      And Alice chooses the card "Deep Chain"
      Then "Deep Anchor" is in Bob's hyperspatial zone

    Scenario Outline: <cell>, which was a part of a super creature once, goes back as it is turned over alone
      Given it is Alice's main step
      And Alice has a "Deep Anchor" with its other side up in her battle zone
      And Alice has a "Deep Chain" linked to the right of "Deep Anchor"
      And Alice has a "Ruin" in her hand
      And Alice has a "Dream Gate" in her hand
      And Alice has a "Dawn Bell" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice casts "Ruin"
      And Alice casts "Dream Gate"
      And Alice chooses "<cell>"
      And Alice casts "Dawn Bell"
      Then "<cell>" is in Alice's hyperspatial zone
      And "Dawn Bell" is in Alice's graveyard

      Examples:
        | cell        |
        | Deep Anchor |
        | Deep Chain  |

  # Reading: docs/decisions/2805-what-becomes-of-cells.md
  @DM-805.1b
  Rule: 805.1b With release link, one cell goes back as a super creature leaves, and the others are turned over
    - one: one cell goes back, of its player's choice
    - others: the others stay, with their other sides up
    - effects: that replaces nothing: what replaces its leaving still does

    @clause-one
    Scenario Outline: Of a super creature that is destroyed its player sends <gone> back
      Given it is Alice's main step
      And Bob has a "Sky Blade" with its other side up in his battle zone
      And Bob has a "Sky Shield" linked to the right of "Sky Blade"
      And Bob has a "Sky Horn" linked to the right of "Sky Shield"
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Ruin"
      And Bob chooses the card "<gone>"
      Then "<gone>" is in Bob's hyperspatial zone

      Examples:
        | gone       |
        | Sky Blade  |
        | Sky Shield |

    @clause-others
    Scenario: The cells that stay of a super creature are the psychic creatures that they were
      Given it is Alice's main step
      And Bob has a "Sky Blade" with its other side up in his battle zone
      And Bob has a "Sky Shield" linked to the right of "Sky Blade"
      And Bob has a "Sky Horn" linked to the right of "Sky Shield"
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Ruin"
      And Bob chooses the card "Sky Blade"
      Then "Sky Shield" is in Bob's battle zone
      And "Sky Shield" shows its first side
      And "Sky Horn" is in Bob's battle zone
      And "Sky Horn" shows its first side

    @clause-effects
    Scenario: A super creature parts also where an effect replaces its being destroyed
      Given it is Alice's main step
      And Bob has a "Sky Blade" with its other side up in his battle zone
      And Bob has a "Sky Shield" linked to the right of "Sky Blade"
      And Bob has a "Sky Horn" linked to the right of "Sky Shield"
      And Alice has an untapped "Soul Broker" in her battle zone
      And Alice has a "Great Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Great Ruin"
      And Bob chooses the card "Sky Blade"
      Then "Sky Blade" is in Bob's hyperspatial zone
      And "Sky Shield" is in Bob's battle zone
      And Alice has one card in her hand

  @DM-805.1c @revisions-s-max
  Rule: 805.1c Release link works as one cell leaves, too

    @changed
    Scenario: The cells of a super creature of which one is returned to the hand are turned over
      Given it is Alice's main step
      And Bob has a "Sky Blade" with its other side up in his battle zone
      And Bob has a "Sky Shield" linked to the right of "Sky Blade"
      And Bob has a "Sky Horn" linked to the right of "Sky Shield"
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Card Lifter"
      And Alice chooses the card "Sky Shield"
      Then "Sky Blade" is in Bob's battle zone
      And "Sky Blade" shows its first side

  @DM-805.1d @revisions-s-max
  Rule: 805.1d A cell by itself has no cost

    Scenario Outline: <cell>, one of three cells, has no cost
      Given it is Alice's main step
      And Alice has an untapped "Sky Blade" in her battle zone
      And Alice has an untapped "Sky Shield" in her battle zone
      And Alice has an untapped "Sky Horn" in her battle zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Insight"
      Then the card "<cell>" has no cost by itself

      Examples:
        | cell       |
        | Sky Blade  |
        | Sky Shield |

  @DM-805.1c @revisions-1.13
  Rule: 805.1c (1.13) A cell by itself has no cost

    Scenario Outline: By 1.13 <cell>, one of three cells, has no cost
      Given it is Alice's main step
      And Alice has an untapped "Sky Blade" in her battle zone
      And Alice has an untapped "Sky Shield" in her battle zone
      And Alice has an untapped "Sky Horn" in her battle zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Insight"
      Then the card "<cell>" has no cost by itself

      Examples:
        | cell       |
        | Sky Blade  |
        | Sky Shield |

  @DM-805.1e @revisions-s-max
  Rule: 805.1e A cell that leaves is not a creature that leaves
    - cell: what waits for a creature to leave does not see a cell leave
    - whole: it sees a super creature leave

    @clause-cell
    Scenario: A cell that is returned to the hand is not seen as a creature that leaves
      Given it is Alice's main step
      And Bob has a "Deep Anchor" with its other side up in his battle zone
      And Bob has a "Deep Chain" linked to the right of "Deep Anchor"
      And Alice has an untapped "Farewell Bell" in her battle zone
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Card Lifter"
      And Alice chooses the card "Deep Chain"
      Then "Deep Chain" is in Bob's hyperspatial zone
      And Alice has no cards in her hand

    @clause-cell
    Scenario: A super creature that parts as it would be destroyed is not seen as a destroyed creature
      Given it is Alice's main step
      And Bob has a "Sky Blade" with its other side up in his battle zone
      And Bob has a "Sky Shield" linked to the right of "Sky Blade"
      And Bob has a "Sky Horn" linked to the right of "Sky Shield"
      And Bob has an untapped "Grave Bell" in his battle zone
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Ruin"
      And Alice chooses "Sky Blade"
      And Bob chooses the card "Sky Blade"
      Then "Sky Blade" is in Bob's hyperspatial zone
      And Bob has no cards in his hand

    @clause-whole
    Scenario: A super creature of two cells that is returned to the hand is seen as one creature that leaves
      Given it is Alice's main step
      And Bob has a "Deep Anchor" with its other side up in his battle zone
      And Bob has a "Deep Chain" linked to the right of "Deep Anchor"
      And Alice has an untapped "Farewell Bell" in her battle zone
      And Alice has a "Creature Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Creature Lifter"
      Then "Deep Chain" is in Bob's hyperspatial zone
      And Alice has one card in her hand

  @DM-805.1d @revisions-1.13
  Rule: 805.1d (1.13) A cell that leaves is not a creature that leaves
    - part: what waits for a creature to leave does not see a cell leave
    - creature: it sees a super creature leave

    @clause-part
    Scenario: By 1.13 a cell that is returned to the hand is not seen as a creature that leaves
      Given it is Alice's main step
      And Bob has a "Deep Anchor" with its other side up in his battle zone
      And Bob has a "Deep Chain" linked to the right of "Deep Anchor"
      And Alice has an untapped "Farewell Bell" in her battle zone
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Card Lifter"
      And Alice chooses the card "Deep Chain"
      Then "Deep Chain" is in Bob's hyperspatial zone
      And Alice has no cards in her hand

    @clause-part
    Scenario: By 1.13 a super creature that parts as it would be destroyed is not seen as a destroyed creature
      Given it is Alice's main step
      And Bob has a "Sky Blade" with its other side up in his battle zone
      And Bob has a "Sky Shield" linked to the right of "Sky Blade"
      And Bob has a "Sky Horn" linked to the right of "Sky Shield"
      And Bob has an untapped "Grave Bell" in his battle zone
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Ruin"
      And Alice chooses "Sky Blade"
      And Bob chooses the card "Sky Blade"
      Then "Sky Blade" is in Bob's hyperspatial zone
      And Bob has no cards in his hand

    @clause-creature
    Scenario: By 1.13 a super creature of two cells that is returned to the hand is seen as one creature that leaves
      Given it is Alice's main step
      And Bob has a "Deep Anchor" with its other side up in his battle zone
      And Bob has a "Deep Chain" linked to the right of "Deep Anchor"
      And Alice has an untapped "Farewell Bell" in her battle zone
      And Alice has a "Creature Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Creature Lifter"
      Then "Deep Chain" is in Bob's hyperspatial zone
      And Alice has one card in her hand

  @DM-805.1f @revisions-s-max
  Rule: 805.1f Each cell has the civilizations of its super creature

    Scenario Outline: <cell>, one of three cells, is light and fire as the super creature is
      Given it is Alice's main step
      And Alice has an untapped "Sky Blade" in her battle zone
      And Alice has an untapped "Sky Shield" in her battle zone
      And Alice has an untapped "Sky Horn" in her battle zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Insight"
      Then the card "<cell>" is light and fire by itself

      Examples:
        | cell       |
        | Sky Shield |
        | Sky Horn   |

  @DM-805.1e @revisions-1.13
  Rule: 805.1e (1.13) Each cell has the civilizations of its super creature

    Scenario Outline: By 1.13 <cell>, one of three cells, is light and fire as the super creature is
      Given it is Alice's main step
      And Alice has an untapped "Sky Blade" in her battle zone
      And Alice has an untapped "Sky Shield" in her battle zone
      And Alice has an untapped "Sky Horn" in her battle zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Insight"
      Then the card "<cell>" is light and fire by itself

      Examples:
        | cell       |
        | Sky Shield |
        | Sky Horn   |

  @DM-805.2
  Rule: 805.2 What a super creature parts into is the same creature: it stays tapped, and effects go on
    - tapped: each of the creatures stays tapped
    - effects: effects on it are on each of them

    @clause-tapped
    Scenario: Creatures that a tapped super creature parts into are tapped
      Given it is Alice's attack step
      And Alice has a "Sky Blade" with its other side up in her battle zone
      And Alice has a "Sky Shield" linked to the right of "Sky Blade"
      And Alice has a "Sky Horn" linked to the right of "Sky Shield"
      And Bob has an untapped "Lying in Wait" in his battle zone
      When Alice attacks Bob with "Sky Blade"
      And Alice chooses the card "Sky Shield"
      Then "Sky Blade" is tapped
      And "Sky Horn" is tapped

    @clause-effects
    Scenario: Each creature that a super creature parts into lacks the power that was taken from it
      Given it is Alice's main step
      And Bob has a "Sky Blade" with its other side up in his battle zone
      And Bob has a "Sky Shield" linked to the right of "Sky Blade"
      And Bob has a "Sky Horn" linked to the right of "Sky Shield"
      And Alice has a "Wasting Fog" in her hand
      And Alice has a "Ruin" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice casts "Wasting Fog"
      And Alice casts "Ruin"
      And Bob chooses the card "Sky Shield"
      Then "Sky Blade" has 1000 power
      And "Sky Horn" has 3000 power

  @DM-805.2a
  Rule: 805.2a A super creature of three cells parts into two creatures
    - each: each has the effects that were on it
    - attack: the attacking player chooses which of them goes on with its attack

    @clause-each
    Scenario: Each of two creatures left of three cells lacks power for the rest of the game
      Given it is Alice's main step
      And Bob has a "Sky Blade" with its other side up in his battle zone
      And Bob has a "Sky Shield" linked to the right of "Sky Blade"
      And Bob has a "Sky Horn" linked to the right of "Sky Shield"
      And Alice has a "Lasting Blight" in her hand
      And Alice has a "Ruin" in her hand
      And Alice has two untapped "Grave Hound" in her mana zone
      When Alice casts "Lasting Blight"
      And Alice casts "Ruin"
      And Bob chooses the card "Sky Blade"
      Then "Sky Shield" has 2000 power
      And "Sky Horn" has 3000 power

    @clause-attack
    Scenario Outline: An attack goes on with <which>, and breaks <many> as that one does
      Given it is Alice's attack step
      And Alice has a "Sky Blade" with its other side up in her battle zone
      And Alice has a "Sky Shield" linked to the right of "Sky Blade"
      And Alice has a "Sky Horn" linked to the right of "Sky Shield"
      And Bob has an untapped "Lying in Wait" in his battle zone
      When Alice attacks Bob with "Sky Blade"
      And Alice chooses the card "Sky Shield"
      And Alice chooses "<which>"
      And Alice breaks any shields
      Then Bob has <shields> cards in his shield zone

      Examples:
        | which     | many        | shields |
        | Sky Blade | one shield  | four    |
        | Sky Horn  | two shields | three   |

    @clause-attack
    Scenario Outline: An attack goes on with <which> as the first cell goes, and breaks <many> as that one does
      Given it is Alice's attack step
      And Alice has a "Sky Blade" with its other side up in her battle zone
      And Alice has a "Sky Shield" linked to the right of "Sky Blade"
      And Alice has a "Sky Horn" linked to the right of "Sky Shield"
      And Bob has an untapped "Lying in Wait" in his battle zone
      When Alice attacks Bob with "Sky Blade"
      And Alice chooses the card "Sky Blade"
      And Alice chooses "<which>"
      And Alice breaks any shields
      Then Bob has <shields> cards in his shield zone

      Examples:
        | which      | many        | shields |
        | Sky Shield | one shield  | four    |
        | Sky Horn   | two shields | three   |
