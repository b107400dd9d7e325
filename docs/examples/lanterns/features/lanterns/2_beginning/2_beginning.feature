Feature: Beginning

  Background:
    Given Alice has a deck of 9 "Lamp"
    And Bob has a deck of 9 "Torch"

  @LA-2.1
  Rule: 2.1 Both decks are shuffled

    Scenario: What chance puts on top is drawn
      Given Alice has "Moon" in deck
      And Bob has "Spark" in deck
      And chance puts "Moon" on top of Alice's deck
      And chance puts "Spark" on top of Bob's deck
      When they sit down to play
      Then "Moon" is in Alice's hand
      And "Spark" is in Bob's hand

  @LA-2.2
  Rule: 2.2 Whoever chance picks goes first

    Scenario Outline: Chance lets a player go first
      Given Alice has "Moon" in deck
      And Bob has "Spark" in deck
      And chance lets <who> go first
      When they sit down to play
      Then it is <who>'s turn
      And <who> has 3 cards in hand

      Examples:
        | who   |
        | Alice |
        | Bob   |

  @LA-2.3
  Rule: 2.3 Each player begins with three cards from the deck

    Scenario: The first hands
      Given Alice has "Moon" in deck
      And Bob has "Spark" in deck
      When they sit down to play
      Then Alice has 3 cards in hand
      And Bob has 3 cards in hand
