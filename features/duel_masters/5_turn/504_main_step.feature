Feature: Duel Masters 504 Main step

  @DM-504.1
  Rule: 504.1 The turn player uses cards in her main step, and usually in no other
    - use: cards of each kind that is used can be used, if they can be paid for
    - several: as many as she likes
    - when: in the main step, and as a rule in no other
    - who: by the turn player

    @clause-use
    Scenario: A creature is summoned in the main step
      Given it is Alice's main step
      And Alice has a "Spark Runner" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice summons "Spark Runner"
      Then "Spark Runner" is in Alice's battle zone
      And Alice has no untapped mana

    @clause-use
    Scenario: A spell is cast in the main step
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Insight"
      Then "Insight" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-use
    Scenario: A cross gear is generated in the main step
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice generates "Iron Gauntlet"
      Then "Iron Gauntlet" is in Alice's battle zone

    @clause-use
    Scenario: A field is deployed in the main step
      Given it is Alice's main step
      And Alice has a "Quiet Meadow" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      When Alice deploys "Quiet Meadow"
      Then "Quiet Meadow" is in Alice's battle zone

    @clause-several @clause-use
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

    @clause-when
    Scenario: A card is not used in the mana step
      Given it is Alice's mana step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice tries to cast "Insight"
      Then that is refused

    @clause-when
    Scenario: A card is not used in the attack step
      Given it is Alice's attack step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Grave Hound" in her battle zone
      When Alice tries to cast "Insight"
      Then that is refused

    @clause-who
    Scenario: The other player uses no card in the turn player's main step
      Given it is Alice's main step
      And Bob has an untapped "Gate Warden" in his mana zone
      And Bob has a "Lull" in his hand
      When Bob tries to cast "Lull"
      Then that is refused

    @clause-use
    Scenario: A card that cannot be paid for is not used
      Given it is Alice's main step
      And Alice has a "Spark Runner" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      When Alice tries to summon "Spark Runner"
      Then that is refused

    @clause-who
    Scenario: The turn player does not use a card of the other player that an effect lets him use
      Given it is Alice's main step
      And Alice has two untapped "Ember Recruit" in her mana zone
      And Bob has an untapped "Root Gatekeeper" in his battle zone
      And Bob has a "Spark Runner" in his mana zone
      When Alice tries to summon "Spark Runner"
      Then that is refused

  @DM-504.2
  Rule: 504.2 A cross gear in the battle zone is crossed to a creature by paying its mana cost again
    - gear: it is a cross gear in the battle zone that is crossed
    - creature: it is crossed to a creature
    - again: its mana cost is paid again each time
    - when: in the main step

    @clause-again @clause-creature
    Scenario: A cross gear is crossed for its cost
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has three untapped "Ember Recruit" in her mana zone
      When Alice crosses "Iron Gauntlet" to "Grave Hound"
      Then "Iron Gauntlet" is crossed to "Grave Hound"
      And Alice has one untapped mana

    @clause-again @clause-creature
    Scenario: A cross gear that came later than the creature is crossed
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an "Iron Gauntlet" in her hand
      And Alice has five untapped "Ember Recruit" in her mana zone
      When Alice generates "Iron Gauntlet"
      And Alice crosses "Iron Gauntlet" to "Grave Hound"
      Then "Iron Gauntlet" is crossed to "Grave Hound"
      And Alice has one untapped mana

    @clause-again
    Scenario: Generating a cross gear does not cross it
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her hand
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice generates "Iron Gauntlet"
      Then "Iron Gauntlet" is in Alice's battle zone
      And "Iron Gauntlet" is not crossed to "Grave Hound"

    @clause-again
    Scenario: A cross gear whose cost cannot be paid is not crossed
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      When Alice tries to cross "Iron Gauntlet" to "Grave Hound"
      Then that is refused

    @clause-again
    Scenario: A cross gear is not crossed without mana of its civilization
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has three untapped "Tide Runner" in her mana zone
      When Alice tries to cross "Iron Gauntlet" to "Grave Hound"
      Then that is refused

    @clause-when
    Scenario: A cross gear is not crossed in the attack step
      Given it is Alice's attack step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to cross "Iron Gauntlet" to "Grave Hound"
      Then that is refused

    @clause-again @clause-creature
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

    @clause-creature
    Scenario: A cross gear is not crossed again to the creature to which it is crossed already
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has four untapped "Ember Recruit" in her mana zone
      When Alice crosses "Iron Gauntlet" to "Grave Hound"
      And Alice tries to cross "Iron Gauntlet" to "Grave Hound"
      Then that is refused

    @clause-creature
    Scenario: A cross gear is not crossed to a card that is no creature
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has a "Quiet Meadow" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice tries to cross "Iron Gauntlet" to "Quiet Meadow"
      Then that is refused

    @clause-gear
    Scenario: A card that is no cross gear is not crossed
      Given it is Alice's main step
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has two untapped "Spark Runner" in her mana zone
      When Alice tries to cross "Ember Recruit" to "Grave Hound"
      Then that is refused

    @needs-events
    @clause-again @clause-creature
    Scenario: A cross gear is crossed after its cost has been paid
      Given it is Alice's main step
      And Alice has an "Iron Gauntlet" in her battle zone
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice crosses "Iron Gauntlet" to "Grave Hound"
      Then these happened in this order: paid of "Iron Gauntlet" by Alice, attached as gear of "Iron Gauntlet" by Alice upon "Grave Hound"
