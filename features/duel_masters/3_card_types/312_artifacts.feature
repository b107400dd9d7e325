Feature: Duel Masters 312 Artifacts

  @DM-312.1
  Rule: 312.1 The turn player uses artifacts from her hand in her main step
    - uses: an artifact of the hand can be used
    - hand: it is one of her hand
    - when: in her main step
    - who: by the turn player

    @clause-uses
    Scenario: An artifact that its player can pay for can be used
      Given it is Alice's main step
      And Alice has a "Clay Vessel" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice tries to use "Clay Vessel"
      Then that is allowed

    @clause-hand
    Scenario: An artifact is not used from the graveyard
      Given it is Alice's main step
      And Alice has a "Clay Vessel" in her graveyard
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice tries to use "Clay Vessel"
      Then that is refused

    @clause-when
    Scenario: An artifact is not used in the attack step
      Given it is Alice's attack step
      And Alice has an untapped "Grave Hound" in her battle zone
      And Alice has a "Clay Vessel" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice tries to use "Clay Vessel"
      Then that is refused

    @clause-who
    Scenario: The other player uses no artifact
      Given it is Alice's main step
      And Bob has a "Clay Vessel" in his hand
      And Bob has two untapped "Tide Runner" in his mana zone
      When Bob tries to use "Clay Vessel"
      Then that is refused

  @DM-312.2
  Rule: 312.2 An artifact that is used comes to its player's battle zone

    Scenario: An artifact that is used lies in the battle zone and in the hand no more
      Given it is Alice's main step
      And Alice has a "Clay Vessel" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice uses "Clay Vessel"
      Then "Clay Vessel" is in Alice's battle zone
      And Alice has no cards in her hand
