Feature: Duel Masters 402 Hand

  @DM-402.1
  Rule: 402.1 In the hand are the cards that are drawn, or come there by effects, and five as the game begins
    - drawn: a drawn card comes to the hand
    - elsewhere: a card can come there from another zone

    @clause-drawn
    Scenario: A drawn card is in the hand
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Insight"
      Then "Moss Giant" is in Alice's hand

    @clause-elsewhere
    Scenario: A card of the mana zone comes to the hand by a spell
      Given it is Alice's main step
      And Alice has a "Regrowth" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a tapped "Moss Giant" in her mana zone
      When Alice casts "Regrowth"
      And Alice chooses "Moss Giant"
      Then "Moss Giant" is in Alice's hand

  @DM-402.2
  Rule: 402.2 A hand may hold any number of cards

    Scenario: A player with twelve cards in her hand discards none as her turn ends
      Given it is Alice's main step
      And Alice has 12 cards in her hand
      When everyone passes until Bob's main step
      Then Alice has 12 cards in her hand
      And it is Bob's turn

  @DM-402.3
  Rule: 402.3 A player sees the cards of her own hand, and not those of the other player's
    - own: she sees her own
    - other: she does not see the other player's

    @clause-own
    Scenario: A player sees a card of her own hand
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her hand
      Then Alice sees "Moss Giant"

    @clause-other
    Scenario: A player does not see a card of the other player's hand
      Given it is Alice's main step
      And Bob has a "Moss Giant" in his hand
      Then Alice does not see "Moss Giant"
      And "Moss Giant" is in Bob's hand
