Feature: Duel Masters 504 Main step

  @DM-504.1
  Rule: 504.1 The turn player uses cards in her main step, and usually in no other

    Scenario: A creature is summoned in the main step
      Given it is Alice's main step
      And Alice has a "Spark Runner" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice summons "Spark Runner"
      Then "Spark Runner" is in Alice's battle zone
      And Alice has no untapped mana

    Scenario: A spell is cast in the main step
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Insight"
      Then "Insight" is in Alice's graveyard
      And Alice has one card in her hand

    Scenario: A cross gear is generated in the main step
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice generates "Iron Gauntlet"
      Then "Iron Gauntlet" is in Alice's battle zone

    Scenario: A field is deployed in the main step
      Given it is Alice's main step
      And Alice has a "Quiet Meadow" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      When Alice deploys "Quiet Meadow"
      Then "Quiet Meadow" is in Alice's battle zone

    Scenario: Several cards are used in one main step
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has a "Lull" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Bob has an untapped "Grave Hound" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Insight"
      Then Alice may play "Lull"
      When Alice casts "Lull"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is tapped
      And Alice has one card in her hand

    Scenario: A card is not used in the mana step
      Given it is Alice's mana step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice tries to cast "Insight"
      Then that is refused

    Scenario: A card is not used in the attack step
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice tries to cast "Insight"
      Then that is refused

    Scenario: The other player uses no card in the turn player's main step
      Given it is Alice's main step
      And Bob has an "Insight" in his hand
      And Bob has an untapped "Tide Runner" in his mana zone
      When Bob tries to cast "Insight"
      Then that is refused

    Scenario: A card that cannot be paid for is not used
      Given it is Alice's main step
      And Alice has a "Spark Runner" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      When Alice tries to summon "Spark Runner"
      Then that is refused

  @DM-504.2
  Rule: 504.2 A cross gear in the battle zone is crossed to a creature by paying its mana cost again

    Scenario: A cross gear is crossed for its cost
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has three untapped "Ember Recruit" in her mana zone
      When Alice crosses "Iron Gauntlet" to "Grave Hound"
      Then "Iron Gauntlet" is crossed to "Grave Hound"
      And Alice has one untapped mana

    Scenario: A cross gear that came later than the creature is crossed
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has three untapped "Ember Recruit" in her mana zone
      When Alice crosses "Iron Gauntlet" to "Grave Hound"
      Then "Iron Gauntlet" is crossed to "Grave Hound"

    Scenario: Generating a cross gear does not cross it
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice generates "Iron Gauntlet"
      Then "Iron Gauntlet" is in Alice's battle zone
      And "Iron Gauntlet" is not crossed to "Grave Hound"

    Scenario: A cross gear is not crossed without its cost
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      When Alice tries to cross "Iron Gauntlet" to "Grave Hound"
      Then that is refused

    Scenario: A cross gear is not crossed without mana of its civilization
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has three untapped "Tide Runner" in her mana zone
      When Alice tries to cross "Iron Gauntlet" to "Grave Hound"
      Then that is refused

    Scenario: A cross gear is not crossed in the attack step
      Given it is Alice's attack step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to cross "Iron Gauntlet" to "Grave Hound"
      Then that is refused

    Scenario: A cross gear goes from one creature to another for its cost
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has four untapped "Ember Recruit" in her mana zone
      When Alice crosses "Iron Gauntlet" to "Grave Hound"
      And Alice crosses "Iron Gauntlet" to "Moss Giant"
      Then "Iron Gauntlet" is crossed to "Moss Giant"
      And Alice has no untapped mana

    Scenario: A cross gear is not crossed again to the creature that has it
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has four untapped "Ember Recruit" in her mana zone
      When Alice crosses "Iron Gauntlet" to "Grave Hound"
      And Alice tries to cross "Iron Gauntlet" to "Grave Hound"
      Then that is refused

    Scenario: A cross gear is not crossed to a card that is no creature
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has a "Quiet Meadow" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to cross "Iron Gauntlet" to "Quiet Meadow"
      Then that is refused

    Scenario: A card that is no cross gear is not crossed
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has two untapped "Spark Runner" in her mana zone
      When Alice tries to cross "Ember Recruit" to "Grave Hound"
      Then that is refused

    @needs-events
    Scenario: A cross gear is crossed after its cost has been paid
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice crosses "Iron Gauntlet" to "Grave Hound"
      Then these happened in this order: paid of "Iron Gauntlet" by Alice, attached as gear of "Iron Gauntlet" by Alice upon "Grave Hound"
