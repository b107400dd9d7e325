Feature: Dimension Zero 5.6 Solidarity

  @DZ-5.6.1
  Rule: 5.6.1 Solidarity is a static ability of cards

    Scenario: Solidarity works in a deck, before anybody plays
      Given a duel is about to begin
      And Alice has 4 "Solid Soldier" among the 40 cards of her deck
      When the decks are checked
      Then the duel begins

  @DZ-5.6.2
  Rule: 5.6.2 A deck may have any number of a card with solidarity, more than three too
    - any: any number of a card with it
    - others: of a card without it no more than three

    @clause-any
    Scenario: A deck of forty cards with solidarity is legal
      Given a duel is about to begin
      And Alice has 40 "Solid Soldier" among the 40 cards of her deck
      When the decks are checked
      Then the duel begins

    @clause-others
    Scenario: Beside cards with solidarity four others of one name are too many
      Given a duel is about to begin
      And Alice has ten "Solid Soldier" in her deck
      And Alice has 4 "Ember Scout" among the 40 cards of her deck
      When the decks are checked
      Then the duel is refused because of Alice's deck under 3.1.1

  @DZ-5.6.2-1
  Rule: 5.6.2-1 A deck stays legal when its cards lose solidarity after the duel has begun

    Scenario: A deck with five cards that have lost solidarity is played on with
      Given it is Alice's main phase
      And Alice's deck is five "Solid Soldier", from the top
      And Alice has a "Broken Bonds" in her hand
      When Alice plays "Broken Bonds"
      And everyone passes until the stack is empty
      Then "Broken Bonds" is in Alice's graveyard
      And the game goes on
