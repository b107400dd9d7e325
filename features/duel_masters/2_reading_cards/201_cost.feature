Feature: Duel Masters 201 Cost

  @DM-201.1a
  Rule: 201.1a The cost on a card is the mana to pay for using it
    - enough: so much mana pays for it
    - less: less does not

    @clause-enough
    Scenario: A card of cost five is paid with five mana
      Given it is Alice's main step
      And Alice has six untapped "Field Hand" in her mana zone
      And Alice has a "Moss Giant" in her hand
      When Alice tries to summon "Moss Giant"
      Then that is allowed
      And Alice has one untapped mana

    @clause-less
    Scenario: A card of cost five is not paid with four mana
      Given it is Alice's main step
      And Alice has four untapped "Field Hand" in her mana zone
      And Alice has a "Moss Giant" in her hand
      When Alice tries to summon "Moss Giant"
      Then that is refused

  @DM-201.2
  Rule: 201.2 What refers to a card's cost takes the number on the card
    - up-to: a cost that is just the number named is among those up to it
    - above: a greater one is not

    @clause-up-to
    Scenario: What destroys creatures that cost 4 or less destroys one of 4
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Small Reckoning" in her hand
      And Bob has an untapped "Double Spring" in his battle zone
      When Alice casts "Small Reckoning"
      Then "Double Spring" is in Bob's graveyard

    @clause-above
    Scenario: What destroys creatures that cost 4 or less leaves one of 5
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Small Reckoning" in her hand
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Small Reckoning"
      Then "Moss Giant" is in Bob's battle zone
      And "Small Reckoning" is in Alice's graveyard

  @DM-201.2a
  Rule: 201.2a The cost that is referred to is the one on the card, whatever it costs to use it

    @example
    Scenario: A wyrm of 7 that costs 3 less to use is not among the cards that cost 4 or less
      Given it is Alice's main step
      And Alice has an untapped "Pack Drummer" in her mana zone
      And Alice has a "Small Reckoning" in her hand
      And Alice has a "Trefoil Wyrm" in her hand
      And Alice has an untapped "Wyrm Groom" in her battle zone
      When Alice casts "Small Reckoning"
      Then "Trefoil Wyrm" is in Alice's hand
      And "Small Reckoning" is in Alice's graveyard
