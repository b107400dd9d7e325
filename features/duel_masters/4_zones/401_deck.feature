Feature: Duel Masters 401 Deck

  @DM-401.2
  Rule: 401.2 A deck is a pile of cards face down, which nobody looks at
    - down: its cards lie face down
    - nobody: neither player sees one

    @clause-down
    Scenario: The top card of a deck lies face down
      Given it is Alice's main step
      And the top of Alice's deck is "Moss Giant"
      Then "Moss Giant" lies face down
      And "Moss Giant" is in Alice's deck

    @clause-nobody
    Scenario: Neither its player nor the other sees the top card of a deck
      Given it is Alice's main step
      And the top of Alice's deck is "Moss Giant"
      Then Alice does not see "Moss Giant"
      And Bob does not see "Moss Giant"

  @DM-401.4
  Rule: 401.4 The owner of cards put together on or under a deck chooses their order, and need not tell it
    - owner: the owner chooses, on top and beneath, whoever's effect it is
    - untold: the other player is not shown the order

    @clause-owner
    Scenario: The owner orders two cards that are put on top of his deck
      Given it is Alice's main step
      And Alice has a "Great Return" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob's deck is "Insight", from the top
      When Alice casts "Great Return"
      And Bob orders "Lamp Squire", "Moss Giant"
      Then the cards in Bob's deck are "Lamp Squire", "Moss Giant", "Insight"

    @clause-owner
    Scenario: The owner orders two cards that are put under his deck
      Given it is Alice's main step
      And Alice has a "Great Sinking" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob's deck is "Insight", from the top
      When Alice casts "Great Sinking"
      And Bob orders "Lamp Squire", "Moss Giant"
      Then the cards in Bob's deck are "Insight", "Lamp Squire", "Moss Giant"

    @clause-owner
    Scenario: The player whose spell it is does not order the other player's cards
      Given it is Alice's main step
      And Alice has a "Great Return" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Great Return"
      Then Bob is asked for an order

    @clause-owner @clause-untold
    Scenario: The other player does not see in which order the cards lie
      Given it is Alice's main step
      And Alice has a "Great Return" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob's deck is "Insight", from the top
      When Alice casts "Great Return"
      And Bob orders "Lamp Squire", "Moss Giant"
      Then Alice does not see "Lamp Squire"
      And Alice does not see "Moss Giant"
      And Bob has three cards in his deck

  @DM-401.5
  Rule: 401.5 The top card of a deck that an effect has shown is face down again when the effect is over

    Scenario: Nobody sees the top card of a deck after the effect that has shown it
      Given it is Alice's main step
      And Alice has a "Peeled Back" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Peeled Back"
      And Alice says no
      Then Alice does not see "Moss Giant"
      And Bob does not see "Moss Giant"
      And "Peeled Back" is in Alice's graveyard
