Feature: Duel Masters 307 Heartbeats

  @DM-307.2
  Rule: 307.2 A heartbeat is put where it says as the game begins

    Scenario: A heartbeat that says so begins the game in the battle zone
      Given the game is about to begin
      And Bob's deck holds "First Heartbeat" instead of "Field Hand"
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And "First Heartbeat" is in Bob's battle zone
      And Alice has no cards in her battle zone

  @DM-307.2 @revisions-1.13
  Rule: 307.2 (1.13) All heartbeats that say so are put there as the game begins

    @changed
    Scenario: By 1.13 two heartbeats of a player that say so both begin the game in the battle zone
      Given the game is about to begin
      And Bob's deck holds two "First Heartbeat" instead of two "Field Hand"
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And the cards in Bob's battle zone are two "First Heartbeat"
