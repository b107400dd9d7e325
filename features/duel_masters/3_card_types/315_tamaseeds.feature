Feature: Duel Masters 315 Tamaseeds

  @DM-315.1
  Rule: 315.1 The turn player uses tamaseeds from her hand in her main step
    - uses: a tamaseed of the hand can be used
    - hand: it is one of her hand
    - when: in her main step
    - who: by the turn player

    @clause-uses
    Scenario: A tamaseed that its player can pay for can be used
      Given it is Alice's main step
      And Alice has a "Sunlit Seed" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice tries to use "Sunlit Seed"
      Then that is allowed

    @clause-hand
    Scenario: A tamaseed is not used from the graveyard
      Given it is Alice's main step
      And Alice has a "Sunlit Seed" in her graveyard
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice tries to use "Sunlit Seed"
      Then that is refused

    @clause-when
    Scenario: A tamaseed is not used in the attack step
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Sunlit Seed" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice tries to use "Sunlit Seed"
      Then that is refused

    @clause-who
    Scenario: The other player uses no tamaseed
      Given it is Alice's main step
      And Bob has a "Sunlit Seed" in his hand
      And Bob has an untapped "Lamp Squire" in his mana zone
      When Bob tries to use "Sunlit Seed"
      Then that is refused

  @DM-315.2
  Rule: 315.2 A tamaseed that is used comes to its player's battle zone

    Scenario: A tamaseed that is used lies in the battle zone and in the hand no more
      Given it is Alice's main step
      And Alice has a "Sunlit Seed" in her hand
      And Alice has an untapped "Lamp Squire" in her mana zone
      When Alice uses "Sunlit Seed"
      Then "Sunlit Seed" is in Alice's battle zone
      And Alice has no cards in her hand
