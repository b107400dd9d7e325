Feature: Gate Ruler 5-3 Setting up the game

  @GR-5-3a
  Rule: 5-3a Each player lays out a ruler and a deck, and the decks are shuffled
    - shuffle: the deck is shuffled
    - each: that of each player
    - only: no card lies elsewhere than with the ruler, in the deck or among the resources that are prepared

    @clause-shuffle @clause-each
    Scenario Outline: <player>'s deck comes into the order that chance gives it
      Given the players sit down for a game
      And <player> has an "Apprentice" in <their> ruler zone
      When the decks are shuffled, <player>'s with "Crimson Sawyer" on top
      Then the top card of <player>'s deck is "Crimson Sawyer"
      And "Apprentice" is in <player>'s ruler zone

      Examples:
        | player | their |
        | Alice  | her   |
        | Bob    | his   |

    @clause-only
    Scenario: A table on which a player has a card in the hand before the decks are shuffled cannot be set up
      Given the players sit down for a game
      And Alice has an "Ember Recruit" in her hand
      When the players show each other their decks
      Then there can be no such table

  @GR-5-3b
  Rule: 5-3b After the decks are shuffled each player does what the ruler says of setup
    - does: what the ruler says of setup is done
    - each: by each player
    - own: each does what his own ruler says
    - after: when the decks have been shuffled

    @clause-does @clause-each @clause-after
    Scenario: After the decks are shuffled each of two Knights draws two cards and lays out three resource cards
      Given the players sit down for a game
      When the decks are shuffled, Alice's with "Crimson Sawyer" on top
      Then Alice has two cards in her hand
      And "Crimson Sawyer" is in Alice's hand
      And Alice has three cards in her resource zone
      And Bob has two cards in his hand
      And Bob has three cards in his resource zone

    @clause-does @clause-each @clause-own
    Scenario: As setup an Apprentice leaves all 50 cards in the deck, and a Knight leaves 48
      Given the players sit down for a game
      And Alice has an "Apprentice" in her ruler zone
      When the decks are shuffled
      Then Alice has 50 cards in her deck
      And Bob has 48 cards in his deck

  @GR-5-3c
  Rule: 5-3c Chance chooses who plays first, and that player begins
    - begins: whom chance chooses is the active player as the game starts
    - told: everybody is told who it is

    @clause-begins
    Scenario Outline: The first turn is <player>'s if chance makes <player> the first player
      Given the players sit down for a game
      When the decks are shuffled
      And chance makes <player> the first player
      And everyone passes until the main phase
      Then it is <player>'s turn
      And it is the main phase

      Examples:
        | player |
        | Alice  |
        | Bob    |

    @needs-events
    @clause-told @clause-begins
    Scenario: It is told who plays first before the first turn starts
      Given the players sit down for a game
      When the decks are shuffled
      And chance makes Bob the first player
      And everyone passes until the main phase
      Then these happened in this order: first player by Bob, turn start by Bob
