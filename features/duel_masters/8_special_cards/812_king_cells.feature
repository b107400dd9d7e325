Feature: Duel Masters 812 King cells

  # Reading: docs/decisions/2812-how-king-cells-are-combined.md
  @DM-812.1 @revisions-s-max
  Rule: 812.1 King cells are used only combined, with the cards of the names that are said
    - combined: combined they are one creature
    - zones: in the hand and in the mana zone
    - alone: not one of them by itself
    - all: not without all of them
    - elsewhere: not with one that lies elsewhere
    - used: combining them is summoning the creature that they make up
    - barred: they are not combined while their player may use no cards, or not what they make up
    - pending: they pend from their declaration on, and count no more where they are

    @clause-combined
    Scenario: Three king cells of a hand are combined to one creature
      Given it is Alice's main step
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Crown of Noon" in her hand
      And Alice has a "Crown of Dusk" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      When Alice combines "Crown of Dawn", "Crown of Noon" and "Crown of Dusk"
      Then "Crown of Dawn", "Crown of Noon" and "Crown of Dusk" are one creature
      And "Crown of Dawn" is in Alice's battle zone

    @clause-zones
    Scenario: King cells of the hand and of the mana zone are combined
      Given it is Alice's main step
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Crown of Noon" in her hand
      And Alice has an untapped "Crown of Dusk" in her mana zone
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Spark Runner" in her mana zone
      When Alice tries to combine "Crown of Dawn", "Crown of Noon" and "Crown of Dusk"
      Then that is allowed

    @clause-alone
    Scenario: A king cell is not summoned by itself
      Given it is Alice's main step
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Crown of Noon" in her hand
      And Alice has a "Crown of Dusk" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      When Alice tries to summon "Crown of Dawn"
      Then that is refused

    @clause-all
    Scenario: King cells are not combined without one of them
      Given it is Alice's main step
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Crown of Noon" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      When Alice tries to combine "Crown of Dawn" and "Crown of Noon"
      Then that is refused

    @clause-elsewhere
    Scenario: King cells are not combined with one that lies in the graveyard
      Given it is Alice's main step
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Crown of Noon" in her hand
      And Alice has a "Crown of Dusk" in her graveyard
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      When Alice tries to combine "Crown of Dawn", "Crown of Noon" and "Crown of Dusk"
      Then that is refused

    @clause-combined
    Scenario: Of two king cells of a name that is needed one is combined with the others
      Given it is Alice's main step
      And Alice has two "Crown of Noon" in her hand
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Crown of Dusk" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      When Alice combines "Crown of Dawn", second "Crown of Noon" and "Crown of Dusk"
      Then "Crown of Dawn", second "Crown of Noon" and "Crown of Dusk" are one creature
      And first "Crown of Noon" is in Alice's hand

    @clause-used
    Scenario: A player who draws a card for each creature that she summons draws one for three king cells
      Given it is Alice's main step
      And Alice has an untapped "Summon Bell" in her battle zone
      And Alice has a "Crown of Dusk" in her hand
      And Alice has a "Crown of Noon" in her hand
      And Alice has a "Crown of Dawn" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      When Alice combines "Crown of Dawn", "Crown of Noon" and "Crown of Dusk"
      Then Alice has one card in her hand

    @clause-used
    Scenario: What destroys each creature that is summoned destroys what king cells make up
      Given it is Alice's main step
      And Alice has an untapped "Hasty Butcher" in her battle zone
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Crown of Noon" in her hand
      And Alice has a "Crown of Dusk" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      When Alice combines "Crown of Dawn", "Crown of Noon" and "Crown of Dusk"
      Then "Crown of Dawn" is in Alice's graveyard
      And "Crown of Dusk" is in Alice's graveyard

    @clause-barred
    Scenario: King cells are not combined by a player who can use no cards
      Given it is Alice's main step
      And Bob has an untapped "Hush" in his battle zone
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Crown of Noon" in her hand
      And Alice has a "Crown of Dusk" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      When Alice tries to combine "Crown of Dawn", "Crown of Noon" and "Crown of Dusk"
      Then that is refused

    @clause-barred
    Scenario: King cells of which the second is of fire are not combined by a player who can use no fire cards
      Given it is Alice's main step
      And Bob has an untapped "Cinder Ward" in his battle zone
      And Alice has a "Crown of Ash" in her hand
      And Alice has a "Crown of Ember" in her hand
      And Alice has three untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Spark Runner" in her mana zone
      When Alice tries to combine "Crown of Ash" and "Crown of Ember"
      Then that is refused

    @needs-events @clause-pending
    Scenario: A creature that needs a card in its player's hand dies before her last two king cells have been paid for
      Given it is Alice's main step
      And Alice has an untapped "Lone Ogre" in her battle zone
      And Alice has a "Crown of Ash" in her hand
      And Alice has a "Crown of Ember" in her hand
      And Alice has three untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Spark Runner" in her mana zone
      When Alice combines "Crown of Ash" and "Crown of Ember"
      Then these happened in this order: destroy of "Lone Ogre", announced of "Crown of Ash" by Alice, paid of "Crown of Ash" by Alice

  @DM-812.1a @revisions-s-max
  Rule: 812.1a A king cell by itself has no cost and no race, and counts as costing 0
    - cost: it has no cost
    - race: nor a race
    - zero: what looks at costs takes it to cost 0

    @clause-cost
    Scenario: A king cell that is combined with others has no cost by itself
      Given it is Alice's main step
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Crown of Noon" in her hand
      And Alice has a "Crown of Dusk" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      When Alice combines "Crown of Dawn", "Crown of Noon" and "Crown of Dusk"
      Then "Crown of Dawn", "Crown of Noon" and "Crown of Dusk" are one creature
      And the card "Crown of Dawn" has no cost by itself

    @clause-race
    Scenario: A king cell that is combined with others has no race by itself
      Given it is Alice's main step
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Crown of Noon" in her hand
      And Alice has a "Crown of Dusk" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      When Alice combines "Crown of Dawn", "Crown of Noon" and "Crown of Dusk"
      Then "Crown of Dawn", "Crown of Noon" and "Crown of Dusk" are one creature
      And the card "Crown of Dawn" has no race by itself

    @clause-zero
    Scenario: A spell upon cards of a hand that cost 4 or less is upon a king cell
      Given it is Alice's main step
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Small Reckoning" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      When Alice casts "Small Reckoning"
      Then "Crown of Dawn" is in Alice's mana zone

  @DM-812.1b @revisions-s-max
  Rule: 812.1b A king cell has the civilizations of its mana symbol, and by itself only these where it is combined, too

    Scenario Outline: <cell>, combined with others, is <civilizations> by itself
      Given it is Alice's main step
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Crown of Noon" in her hand
      And Alice has a "Crown of Dusk" in her hand
      And Alice has two untapped "Lamp Squire" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      When Alice combines "Crown of Dawn", "Crown of Noon" and "Crown of Dusk"
      Then "Crown of Dawn", "Crown of Noon" and "Crown of Dusk" are one creature
      And the card "<cell>" is <civilizations> by itself

      Examples:
        | cell          | civilizations     |
        | Crown of Dawn | light and water   |
        | Crown of Noon | darkness and fire |
        | Crown of Dusk | nature            |

  @DM-812.1c @revisions-s-max
  Rule: 812.1c What king cells make up is paid for, and those of them in the mana zone can be tapped for it
    - cost: its cost is paid
    - civilizations: with each of its civilizations
    - cells: the cells of the mana zone can be tapped for it

    @clause-cost
    Scenario: Of twelve mana nine are tapped for king cells that make up a creature of cost 9
      Given it is Alice's main step
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Crown of Noon" in her hand
      And Alice has a "Crown of Dusk" in her hand
      And Alice has eight untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      When Alice combines "Crown of Dawn", "Crown of Noon" and "Crown of Dusk"
      Then Alice has three untapped mana

    @clause-cost
    Scenario: Of six mana four are tapped for king cells of which the second says the cost
      Given it is Alice's main step
      And Alice has a "Crown of Ash" in her hand
      And Alice has a "Crown of Ember" in her hand
      And Alice has five untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Spark Runner" in her mana zone
      When Alice combines "Crown of Ash" and "Crown of Ember"
      Then Alice has two untapped mana
      And "Crown of Ash" and "Crown of Ember" are one creature

    @example @clause-civilizations
    Scenario: A mana of each of five civilizations is tapped for king cells of these
      Given it is Alice's main step
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Crown of Noon" in her hand
      And Alice has a "Crown of Dusk" in her hand
      And Alice has nine untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Spark Runner" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      When Alice combines "Crown of Dawn", "Crown of Noon" and "Crown of Dusk"
      Then "Tide Runner" is tapped
      And "Grave Hound" is tapped
      And "Spark Runner" is tapped
      And "Moss Giant" is tapped

    @clause-civilizations
    Scenario: King cells are not combined without a mana of a civilization that the second of them says
      Given it is Alice's main step
      And Alice has a "Crown of Ash" in her hand
      And Alice has a "Crown of Ember" in her hand
      And Alice has four untapped "Lamp Squire" in her mana zone
      When Alice tries to combine "Crown of Ash" and "Crown of Ember"
      Then that is refused

    @clause-civilizations
    Scenario: King cells are not combined without a mana of the civilization of the last of them
      Given it is Alice's main step
      And Alice has a "Crown of Dawn" in her hand
      And Alice has a "Crown of Noon" in her hand
      And Alice has a "Crown of Dusk" in her hand
      And Alice has six untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Spark Runner" in her mana zone
      When Alice tries to combine "Crown of Dawn", "Crown of Noon" and "Crown of Dusk"
      Then that is refused

    @example @clause-cells
    Scenario: Two king cells of the mana zone are tapped for the creature that they make up with one of the hand
      Given it is Alice's main step
      And Alice has a "Crown of Dawn" in her hand
      And Alice has an untapped "Crown of Noon" in her mana zone
      And Alice has an untapped "Crown of Dusk" in her mana zone
      And Alice has three untapped "Lamp Squire" in her mana zone
      And Alice has three untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Spark Runner" in her mana zone
      When Alice tries to combine "Crown of Dawn", "Crown of Noon" and "Crown of Dusk"
      Then that is allowed

    @needs-events @clause-cost
    Scenario: King cells are announced, then paid for and then combined
      Given it is Alice's main step
      And Alice has a "Crown of Ash" in her hand
      And Alice has a "Crown of Ember" in her hand
      And Alice has three untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Spark Runner" in her mana zone
      When Alice combines "Crown of Ash" and "Crown of Ember"
      Then these happened in this order: announced as summon of "Crown of Ash" by Alice, paid of "Crown of Ash" by Alice, played as summon of "Crown of Ash" by Alice, linked of "Crown of Ember" by Alice

  @DM-812.1d @revisions-s-max
  Rule: 812.1d When one king cell of a creature leaves, the others go to the graveyard

    Scenario Outline: The other cells of a creature go to the graveyard as <gone> is returned to the hand
      Given it is Alice's main step
      And Bob has a "Crown of Dawn" with its other side up in his battle zone
      And Bob has a "Crown of Noon" linked to the right of "Crown of Dawn"
      And Bob has a "Crown of Dusk" linked to the right of "Crown of Noon"
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Card Lifter"
      And Alice chooses the card "<gone>"
      Then "<one>" is in Bob's graveyard
      And "<other>" is in Bob's graveyard

      Examples:
        | gone          | one           | other         |
        | Crown of Dawn | Crown of Noon | Crown of Dusk |
        | Crown of Noon | Crown of Dawn | Crown of Dusk |

  @DM-812.1e @revisions-s-max
  Rule: 812.1e A king cell that leaves is not a creature that leaves, but what replaces that is for it, too
    - cell: what waits for a creature to leave does not see a cell leave
    - replaced: what replaces the leaving of creatures replaces that of a cell

    @clause-cell
    Scenario: A king cell that is returned to the hand is not seen as a creature that leaves
      Given it is Alice's main step
      And Bob has a "Crown of Dawn" with its other side up in his battle zone
      And Bob has a "Crown of Noon" linked to the right of "Crown of Dawn"
      And Bob has a "Crown of Dusk" linked to the right of "Crown of Noon"
      And Alice has an untapped "Parting Bell" in her battle zone
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Card Lifter"
      And Alice chooses the card "Crown of Noon"
      Then "Crown of Noon" is in Bob's hand
      And Alice has no cards in her hand

    @clause-replaced
    Scenario: An effect that puts creatures elsewhere than into the hand does so with a king cell
      Given it is Alice's main step
      And Bob has a "Crown of Dawn" with its other side up in his battle zone
      And Bob has a "Crown of Noon" linked to the right of "Crown of Dawn"
      And Bob has a "Crown of Dusk" linked to the right of "Crown of Noon"
      And Alice has an untapped "Hand Warden" in her battle zone
      And Alice has a "Card Lifter" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Card Lifter"
      And Alice chooses the card "Crown of Noon"
      Then "Crown of Noon" is in Bob's mana zone
