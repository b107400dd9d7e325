Feature: Duel Masters 407 Hyperspatial zone

  @DM-407.1
  Rule: 407.1 The hyperspatial zone holds psychic creatures and dragheart cards, up to eight as the game begins
    - kinds: cards of both kinds lie there together
    - only: and no others, rule pluses (314) aside
    - eight: up to eight of them in all
    - none: or none

    @clause-kinds
    Scenario: A hyperspatial zone with a psychic creature and a dragheart card is accepted
      Given the game is about to begin
      And Alice has a "Dusk Wyvern" in her hyperspatial zone
      And Alice has an "Ember Banner" in her hyperspatial zone
      When the players show each other their decks
      Then the decks are accepted

    @clause-only
    Scenario: A hyperspatial zone with a psychic creature and a GR creature is refused
      Given the game is about to begin
      And Alice has a "Dusk Wyvern" in her hyperspatial zone
      And Alice has a "Quarry Imp" in her hyperspatial zone
      When the players show each other their decks
      Then the decks are refused

    @clause-eight
    Scenario Outline: A hyperspatial zone with a card beside <size> others is <answer>
      Given the game is about to begin
      And Alice brings <size> hyperspatial cards
      And Alice has a "Dusk Wyvern" in her hyperspatial zone
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | size | answer   |
        | 7    | accepted |
        | 8    | refused  |

    @clause-none
    Scenario: A player whose opponent brings hyperspatial cards plays without any
      Given the game is about to begin
      And Alice has a "Dusk Wyvern" in her hyperspatial zone
      When the decks are shuffled and Bob is to begin
      Then it is the mana step
      And Bob has no cards in his hyperspatial zone

  @DM-407.2
  Rule: 407.2 Players see the cards of a hyperspatial zone at any time

    Scenario: Both players see the hyperspatial cards as the game has begun
      Given the game is about to begin
      And Alice brings 5 hyperspatial cards
      When the decks are shuffled and Bob is to begin
      Then Alice sees five cards in Alice's hyperspatial zone
      And Bob sees five cards in Alice's hyperspatial zone
      And it is Bob's turn
