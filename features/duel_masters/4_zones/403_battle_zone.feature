Feature: Duel Masters 403 The battle zone

  @DM-403.4
  Rule: 403.4 The order of cards under another card does not change
    - refused: no player rearranges them
    - kept: they lie in that order when another card is laid on top

    @clause-refused
    Scenario: A player does not lay another card uppermost under a creature of hers
      Given it is Alice's main step
      And Alice has an untapped "Twin Warden" in her battle zone
      And Alice has a "Lamp Squire" under "Twin Warden"
      And Alice has an "Ember Recruit" under "Twin Warden"
      When Alice tries to rearrange "Twin Warden", "Ember Recruit" and "Lamp Squire"
      Then that is refused

    @clause-kept
    Scenario: Two cards under a creature lie in the same order when it evolves
      Given it is Alice's main step
      And Alice has an untapped "Twin Warden" in her battle zone
      And Alice has a "Lamp Squire" under "Twin Warden"
      And Alice has a "Tall Squire" under "Twin Warden"
      And Alice has an "Ember Champion" in her hand
      And Alice has two untapped "Ember Recruit" in her mana zone
      When Alice evolves "Twin Warden" into "Ember Champion"
      Then "Ember Champion" lies on "Twin Warden", "Lamp Squire", "Tall Squire"

  @DM-403.4a
  Rule: 403.4a A card that is put under a card of the battle zone lies beneath all that is there
    - bottom: it is the lowest of the cards of that thing
    - order: of several at once their player says in which order they lie

    @clause-bottom
    Scenario: A card that is put under a creature of two cards lies beneath both
      Given it is Alice's main step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Lamp Squire" under "Moss Giant"
      And Alice has a "Tide Runner" in her graveyard
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Deep Burial" in her hand
      When Alice casts "Deep Burial"
      Then "Moss Giant" lies on "Lamp Squire", "Tide Runner"

    @clause-order
    Scenario Outline: Two cards are put under a creature with <first> on top
      Given it is Alice's main step
      And Alice has an untapped "Moss Giant" in her battle zone
      And Alice has a "Tide Runner" in her graveyard
      And Alice has a "Lamp Squire" in her graveyard
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Mass Burial" in her hand
      When Alice casts "Mass Burial"
      And Alice puts "<first>" and "<second>" in that order
      Then "Moss Giant" lies on "<first>", "<second>"

      Examples:
        | first       | second      |
        | Tide Runner | Lamp Squire |
        | Lamp Squire | Tide Runner |
