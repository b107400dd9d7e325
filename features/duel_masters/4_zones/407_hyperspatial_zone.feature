Feature: Duel Masters 407 Hyperspatial zone

  @DM-407.2
  Rule: 407.2 Players see the cards of a hyperspatial zone at any time

    Scenario: Both players see the hyperspatial cards as the game has begun
      Given the game is about to begin
      And Alice brings 5 hyperspatial cards
      When the decks are shuffled and Bob is to begin
      Then Alice sees five cards in Alice's hyperspatial zone
      And Bob sees five cards in Alice's hyperspatial zone
      And it is Bob's turn
