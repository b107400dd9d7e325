Feature: Duel Masters 311 Ceremonies and nebulae

  @DM-311.2
  Rule: 311.2 Some ceremonies and nebulae are put where they say as the game begins
    - ceremonies: ceremonies that say so
    - nebulae: nebulae that say so

    @clause-ceremonies
    Scenario: A ceremony that says so begins the game in the battle zone
      Given the game is about to begin
      And Bob's deck holds "Silent Rite" instead of "Field Hand"
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And "Silent Rite" is in Bob's battle zone

    @clause-nebulae
    Scenario: A nebula that says so begins the game in the battle zone
      Given the game is about to begin
      And Bob's deck holds "Pale Nebula" instead of "Field Hand"
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And "Pale Nebula" is in Bob's battle zone

  @DM-311.3
  Rule: 311.3 Nobody puts a ceremony or a nebula into the battle zone by using it
    - ceremonies: no ceremony is used
    - nebulae: no nebula is used

    @clause-ceremonies
    Scenario: A ceremony of the hand is not used, though its cost could be paid
      Given it is Alice's main step
      And Alice has a "Silent Rite" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice tries to use "Silent Rite"
      Then that is refused

    @clause-nebulae
    Scenario: A nebula of the hand is not used, though its cost could be paid
      Given it is Alice's main step
      And Alice has a "Pale Nebula" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice tries to use "Pale Nebula"
      Then that is refused
