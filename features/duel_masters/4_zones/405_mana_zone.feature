Feature: Duel Masters 405 Mana zone

  @DM-405.1 @revisions-s-max
  Rule: 405.1 Cards come to the mana zone untapped, and those of several civilizations tapped
    - one: a card of one civilization comes untapped
    - several: one of several civilizations comes tapped

    @clause-one
    Scenario: A card of one civilization is charged untapped
      Given it is Alice's mana step
      And Alice has a "Lamp Squire" in her hand
      When Alice charges "Lamp Squire"
      Then "Lamp Squire" is in Alice's mana zone
      And "Lamp Squire" is untapped

    @changed @clause-several
    Scenario: A card of two civilizations is charged tapped
      Given it is Alice's mana step
      And Alice has an "Ash Thicket Twins" in her hand
      When Alice charges "Ash Thicket Twins"
      Then "Ash Thicket Twins" is in Alice's mana zone
      And "Ash Thicket Twins" is tapped

  @DM-405.1 @revisions-1.13
  Rule: 405.1 (1.13) Cards come to the mana zone untapped

    @changed
    Scenario: By 1.13 a card of two civilizations is charged untapped, as any other
      Given it is Alice's mana step
      And Alice has an "Ash Thicket Twins" in her hand
      When Alice charges "Ash Thicket Twins"
      Then "Ash Thicket Twins" is in Alice's mana zone
      And "Ash Thicket Twins" is untapped

  @DM-405.2
  Rule: 405.2 Players can look at a mana zone at any time
    - own: at their own
    - other: and at the other player's

    @clause-own
    Scenario: A player sees a card of her own mana zone
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her mana zone
      Then Alice sees "Moss Giant"

    @clause-other
    Scenario: A player sees a card of the other player's mana zone
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her mana zone
      Then Bob sees "Moss Giant"
