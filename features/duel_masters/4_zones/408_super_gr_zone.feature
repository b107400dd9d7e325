Feature: Duel Masters 408 Super GR zone

  @DM-408.2
  Rule: 408.2 The super GR zone is a pile of face-down cards that nobody looks at

    Scenario: Neither player sees the GR cards as the game has begun
      Given the game is about to begin
      And Alice brings 12 GR cards
      When the decks are shuffled and Bob is to begin
      Then Alice sees no cards in Alice's super GR zone
      And Bob sees no cards in Alice's super GR zone
      And it is Bob's turn
