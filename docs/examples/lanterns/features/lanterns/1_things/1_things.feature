Feature: Things

  @LA-1.1 @informative
  Rule: 1.1 Two players play with cards

  @LA-1.2
  Rule: 1.2 A deck has ten lanterns, no more and no fewer

    Scenario Outline: A deck that has not ten lanterns
      Given Alice has a deck of 10 "Lamp"
      And Bob has a deck of <many> "Torch"
      When they sit down to play
      Then the decks are refused

      Examples:
        | many |
        | 9    |
        | 11   |

    Scenario: Two decks of ten
      Given Alice has a deck of 10 "Lamp"
      And Bob has a deck of 10 "Torch"
      When they sit down to play
      Then the decks are taken

  @LA-1.3
  Rule: 1.3 The cards of a deck are hidden from both players

    Scenario: A deck of two cards
      Given Alice has "Lamp", "Torch" in deck
      Then Alice sees only the backs of 2 cards in Alice's deck
      And Bob sees only the backs of 2 cards in Alice's deck

  @LA-1.4
  Rule: 1.4 A hand is seen by its own player and by nobody else

    Scenario: A hand of two cards
      Given Alice has "Lamp", "Torch" in hand
      Then Alice sees "Lamp" in Alice's hand
      And Bob sees only the backs of 2 cards in Alice's hand

  @LA-1.5
  Rule: 1.5 Both players see the lanterns in the row

    Scenario: A row of two lanterns
      Given the row is "Lamp", "Torch"
      Then Alice sees the row "Lamp", "Torch"
      And Bob sees the row "Lamp", "Torch"

  @LA-1.6
  Rule: 1.6 Both players see the lanterns in a shed

    Scenario: A lantern in Bob's shed
      Given Bob has "Lamp" in the shed
      Then Alice sees "Lamp" in Bob's shed
      And Bob sees "Lamp" in Bob's shed

  @LA-1.7
  Rule: 1.7 Points are known to everybody, and there are none at first

    Scenario: At the beginning nobody has points
      Given Alice has a deck of 10 "Lamp"
      And Bob has a deck of 10 "Torch"
      And chance lets Bob go first
      When they sit down to play
      Then it is Bob's turn
      And everybody knows that Alice has 0 points
      And everybody knows that Bob has 0 points

    Scenario: A player who has two points
      Given Bob has 2 points
      Then everybody knows that Bob has 2 points
