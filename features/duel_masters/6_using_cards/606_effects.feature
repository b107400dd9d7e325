Feature: Duel Masters 606 Effects

  @DM-606.2
  Rule: 606.2 Of what an effect demands as much is done as can be

    @example
    Scenario: A player who is to discard two cards and has one discards that
      Given it is Alice's main step
      And Alice has a "Two Losses" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      When Alice casts "Two Losses"
      Then "Lamp Squire" is in Bob's graveyard
