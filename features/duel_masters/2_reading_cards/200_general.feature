Feature: Duel Masters 200 Card information in general

  @DM-200.3b @revisions-s-max
  Rule: 200.3b A seal is read as a card that costs 0, and that is nothing else
    - cost: it costs 0, whatever is printed on it
    - else: nothing else that is printed on it counts

    @clause-cost
    Scenario: A seal can be chosen as a card that costs 0
      Given it is Alice's main step
      And Alice has a "Small Change" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Lamp Squire"
      When Alice casts "Small Change"
      Then "Moss Giant" is in Bob's graveyard

    @clause-else
    Scenario: A seal does not have the civilization that is printed on it
      Given it is Alice's main step
      And Alice has a "Green Harvest" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has a "Moss Giant" as a seal on "Lamp Squire"
      And Bob has an untapped "Double Spring" in his battle zone
      When Alice casts "Green Harvest"
      Then "Double Spring" is in Bob's hand
      And "Moss Giant" is in Bob's battle zone
