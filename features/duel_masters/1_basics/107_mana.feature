Feature: Duel Masters 107 Mana

  @DM-107.2
  Rule: 107.2 A tapped card gives as much mana as its symbol says, of one of its civilizations
    - number: a tapped card gives as much mana as the number on its symbol, usually one
    - civ: the mana is of a civilization that the card has, and of no other
    - one: of several civilizations it has one, whichever is needed

    @clause-number
    Scenario: Two cards that give one mana each pay a cost of two, and a third stays untapped
      Given it is Alice's main step
      And Alice has three untapped "Ember Recruit" in her mana zone
      And Alice has a "Spark Runner" in her hand
      When Alice summons "Spark Runner"
      Then "Spark Runner" is in Alice's battle zone
      And Alice has one untapped mana

    @clause-number
    Scenario: A card with a 2 on its symbol gives two mana
      Given it is Alice's main step
      And Alice has an untapped "Double Spring" in her mana zone
      And Alice has a "Quiet Meadow" in her hand
      When Alice deploys "Quiet Meadow"
      Then "Quiet Meadow" is in Alice's battle zone
      And "Double Spring" is tapped

    @clause-number
    Scenario: One card that gives one mana does not pay two
      Given it is Alice's main step
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a "Quiet Meadow" in her hand
      When Alice tries to deploy "Quiet Meadow"
      Then that is refused

    @clause-civ
    Scenario Outline: A card of two civilizations gives mana of <civilization>
      Given it is Alice's main step
      And Alice has an untapped "Ash Thicket Twins" in her mana zone
      And Alice has a "<card>" in her hand
      When Alice tries to <use> "<card>"
      Then that is allowed

      Examples:
        | civilization | use    | card          |
        | fire         | summon | Ember Recruit |
        | nature       | cast   | Short Draught |

    @clause-civ
    Scenario: A card gives no mana of a civilization that it does not have
      Given it is Alice's main step
      And Alice has an untapped "Ash Thicket Twins" in her mana zone
      And Alice has an "Insight" in her hand
      When Alice tries to cast "Insight"
      Then that is refused

    @clause-one
    Scenario: One mana of a card of two civilizations does not count as both
      Given it is Alice's main step
      And Alice has an untapped "Ash Thicket Twins" in her mana zone
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Ash Thicket Twins" in her hand
      When Alice tries to summon Alice's second "Ash Thicket Twins"
      Then that is refused

    @clause-one
    Scenario: Two cards of the same two civilizations give one mana of each
      Given it is Alice's main step
      And Alice has two untapped "Ash Thicket Twins" in her mana zone
      And Alice has an "Ash Thicket Twins" in her hand
      When Alice summons Alice's third "Ash Thicket Twins"
      Then "Ash Thicket Twins" is in Alice's battle zone
      And Alice has no untapped mana

    @clause-number
    Scenario: A card that gives no mana pays nothing
      Given it is Alice's main step
      And Alice has an untapped "Dry Well" in her mana zone
      And Alice has a "Bramble Pup" in her hand
      When Alice tries to summon "Bramble Pup"
      Then that is refused

    @clause-civ
    Scenario: Mana without civilization does not pay for the civilization of a card
      Given it is Alice's main step
      And Alice has an untapped "Plain Pebble" in her mana zone
      And Alice has a "Bramble Pup" in her hand
      When Alice tries to summon "Bramble Pup"
      Then that is refused

    @clause-civ
    Scenario: Mana without civilization pays the rest of a cost
      Given it is Alice's main step
      And Alice has an untapped "Plain Pebble" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      And Alice has a "Quiet Meadow" in her hand
      When Alice deploys "Quiet Meadow"
      Then "Quiet Meadow" is in Alice's battle zone
      And "Plain Pebble" is tapped

    @clause-one
    Scenario: A card of two civilizations gives mana of the one that the other card in the mana zone does not have
      Given it is Alice's main step
      And Alice has an untapped "Ash Thicket Twins" in her mana zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Ash Thicket Twins" in her hand
      When Alice summons Alice's second "Ash Thicket Twins"
      Then "Ash Thicket Twins" is in Alice's battle zone
      And Alice has no untapped mana

    @clause-number
    Scenario: Two mana of one card pay the rest of a cost
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Double Spring" in her mana zone
      And Alice has an "Idol of Silence" in her hand
      When Alice summons "Idol of Silence"
      Then "Idol of Silence" is in Alice's battle zone
      And Alice has no untapped mana

    @clause-civ
    Scenario: Two mana of one card do not pay for a card of a civilization that it does not have
      Given it is Alice's main step
      And Alice has an untapped "Double Spring" in her mana zone
      And Alice has a "Spark Runner" in her hand
      When Alice tries to summon "Spark Runner"
      Then that is refused

    @clause-one
    Scenario: Two mana of one card of two civilizations are of one of them
      Given it is Alice's main step
      And Alice has an untapped "Two-Stream Ford" in her mana zone
      And Alice has an "Ash Thicket Twins" in her hand
      When Alice tries to summon "Ash Thicket Twins"
      Then that is refused

    @clause-one @clause-number
    Scenario Outline: Two mana of one card of two civilizations pay for either: <one>
      Given it is Alice's main step
      And Alice has an untapped "Two-Stream Ford" in her mana zone
      And Alice has a "<one>" in her hand
      When Alice <uses> "<one>"
      Then "<one>" is in Alice's battle zone
      And "Two-Stream Ford" is tapped

      Examples:
        | one          | uses    |
        | Spark Runner | summons |
        | Quiet Meadow | deploys |

    @clause-number
    Scenario: A card with a 2 on its symbol pays a cost of one
      Given it is Alice's main step
      And Alice has an untapped "Double Spring" in her mana zone
      And Alice has a "Bramble Pup" in her hand
      When Alice tries to summon "Bramble Pup"
      Then that is allowed
      And "Bramble Pup" is in Alice's battle zone
      And Alice has no untapped mana

    @clause-number
    Scenario: A cost of four is paid with four cards that give one mana each
      Given it is Alice's main step
      And Alice has five untapped "Field Hand" in her mana zone
      And Alice has a "Double Spring" in her hand
      When Alice summons "Double Spring"
      Then "Double Spring" is in Alice's battle zone
      And Alice has one untapped mana

    @clause-one
    Scenario: A second card is tapped for the second civilization of a cost though the first card gives enough mana
      Given it is Alice's main step
      And Alice has two untapped "Two-Stream Ford" in her mana zone
      And Alice has an "Ash Thicket Twins" in her hand
      When Alice summons "Ash Thicket Twins"
      Then "Ash Thicket Twins" is in Alice's battle zone
      And Alice has no untapped mana
