Feature: Dimension Zero 2.19 Forbidden spell number

  @DZ-2.19.0
  Rule: 2.19.0 The forbidden numbers in a deck add up to ten at most

    Scenario: A deck with forbidden numbers up to ten is legal
      Given a duel is about to begin
      And Bob has two "Forbidden Scroll" among the 40 cards of his deck
      When the decks are checked
      Then the duel begins

    Scenario: A deck with forbidden numbers above ten is refused
      Given a duel is about to begin
      And Alice has two "Forbidden Tome" among the 40 cards of her deck
      When the decks are checked
      Then the duel is refused because of Alice's deck under 2.19.0

    Scenario: Each deck is looked at by itself
      Given a duel is about to begin
      And Alice has two "Forbidden Scroll" among the 40 cards of her deck
      And Bob has two "Forbidden Scroll" among the 40 cards of his deck
      When the decks are checked
      Then the duel begins
