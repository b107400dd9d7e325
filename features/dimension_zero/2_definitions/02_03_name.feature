Feature: Dimension Zero 2.3 Name

  @DZ-2.3.1-2
  Rule: 2.3.1-2 Cards with the same Japanese name are the same card, whatever else is printed on them

    Scenario: Ember Guard and its second print count together in a deck
      Given a duel is about to begin
      And Alice has two "Ember Guard" in her deck
      And Alice has two "Ember Guard, Second Print" among the 40 cards of her deck
      When the decks are checked
      Then the duel is refused because of Alice's deck under 2.3.1-2

    Scenario: Two of Ember Guard and one of its second print are allowed in a deck
      Given a duel is about to begin
      And Alice has two "Ember Guard" in her deck
      And Alice has an "Ember Guard, Second Print" among the 40 cards of her deck
      When the decks are checked
      Then the duel begins

    Scenario: What a card says of a name it says of every print
      Given it is Alice's main phase
      And Alice has a "Call the Guards" in her hand
      And Alice has an "Ember Guard" in her graveyard
      And Alice has an "Ember Guard, Second Print" in her graveyard
      When Alice plays "Call the Guards"
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand
