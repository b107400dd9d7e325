Feature: Dimension Zero 3.1 Preparation

  @DZ-3.1.1
  Rule: 3.1.1 A constructed deck has 40 cards, its sideboard 10 or none, and three of a name in both, solidarity excepted
    - deck: a deck has exactly 40 cards
    - each: the decks of both players
    - sideboard: a sideboard has ten cards or none
    - copies: at most three cards of one name, in a deck as in a sideboard
    - together: those in the deck and those in the sideboard are counted together
    - solidarity: of cards with solidarity there may be any number
    - size: solidarity changes nothing about the size

    @clause-deck @clause-sideboard
    Scenario: Decks of 40 cards without sideboards are fine
      Given a duel is about to begin
      When the decks are checked
      Then the duel begins

    @clause-deck
    Scenario Outline: A constructed deck of <size> cards is refused
      Given a duel is about to begin
      And Alice brings a deck of <size> cards
      When the decks are checked
      Then the duel is refused because of Alice's deck under 3.1.1

      Examples:
        | size |
        | 39   |
        | 41   |

    @clause-deck @clause-each
    Scenario: A deck of 41 cards is refused when it is Bob's
      Given a duel is about to begin
      And Bob brings a deck of 41 cards
      When the decks are checked
      Then the duel is refused because of Bob's deck under 3.1.1

    @clause-sideboard
    Scenario: A sideboard of ten cards is fine
      Given a duel is about to begin
      And Alice brings a sideboard of 10 cards
      When the decks are checked
      Then the duel begins

    @clause-sideboard
    Scenario Outline: A constructed sideboard of <size> cards is refused
      Given a duel is about to begin
      And Alice brings a sideboard of <size> cards
      When the decks are checked
      Then the duel is refused because of Alice's deck under 3.1.1

      Examples:
        | size |
        | 1    |
        | 9    |
        | 11   |

    @clause-copies
    Scenario: Three cards of one name are fine in a constructed deck
      Given a duel is about to begin
      And Alice has three "Quick Hawk" among the 40 cards of her deck
      When the decks are checked
      Then the duel begins

    @clause-copies
    Scenario: Four cards of one name are refused in a constructed deck
      Given a duel is about to begin
      And Alice has four "Quick Hawk" among the 40 cards of her deck
      When the decks are checked
      Then the duel is refused because of Alice's deck under 3.1.1

    @clause-copies
    Scenario: Four cards of one name are refused in a constructed sideboard
      Given a duel is about to begin
      And Alice has four "Quick Hawk" among the 10 cards of her sideboard
      When the decks are checked
      Then the duel is refused because of Alice's deck under 3.1.1

    @clause-copies @clause-together
    Scenario: Three cards of one name may be spread over deck and sideboard
      Given a duel is about to begin
      And Alice has two "Quick Hawk" among the 40 cards of her deck
      And Alice has one "Quick Hawk" among the 10 cards of her sideboard
      When the decks are checked
      Then the duel begins

    @clause-copies @clause-together @clause-each
    Scenario: Four cards of one name are refused in a constructed deck and sideboard together
      Given a duel is about to begin
      And Bob has two "Quick Hawk" among the 40 cards of his deck
      And Bob has two "Quick Hawk" among the 10 cards of his sideboard
      When the decks are checked
      Then the duel is refused because of Bob's deck under 3.1.1

    @clause-solidarity
    Scenario: Cards with solidarity may be as many as one likes
      Given a duel is about to begin
      And Alice has 12 "Solid Soldier" among the 40 cards of her deck
      And Alice has five "Solid Soldier" among the 10 cards of her sideboard
      When the decks are checked
      Then the duel begins

    @clause-deck @clause-size
    Scenario: A deck of 41 cards is refused though 12 of them have solidarity
      Given a duel is about to begin
      And Alice has 12 "Solid Soldier" among the 41 cards of her deck
      When the decks are checked
      Then the duel is refused because of Alice's deck under 3.1.1

  @DZ-3.1.2
  Rule: 3.1.2 A limited deck has 40 cards, the rest is the sideboard, and any number of cards has one name
    - deck: a deck has exactly 40 cards
    - sideboard: the sideboard has any number of cards
    - copies: any number of cards has one name, in deck and sideboard

    @clause-copies
    Scenario: Nine cards of one name are fine in a limited deck
      Given a duel is about to begin
      And the match is played in the limited format
      And Alice has nine "Quick Hawk" among the 40 cards of her deck
      When the decks are checked
      Then the duel begins

    @clause-sideboard @clause-copies
    Scenario Outline: A limited sideboard of <size> cards, <copies> of one name among them, is fine
      Given a duel is about to begin
      And the match is played in the limited format
      And Alice has <copies> "Quick Hawk" among the <size> cards of her sideboard
      When the decks are checked
      Then the duel begins

      Examples:
        | size | copies |
        | 1    | one    |
        | 7    | seven  |
        | 13   | four   |

    @clause-deck
    Scenario Outline: A limited deck of <size> cards is refused
      Given a duel is about to begin
      And the match is played in the limited format
      And Alice brings a deck of <size> cards
      When the decks are checked
      Then the duel is refused because of Alice's deck under 3.1.2

      Examples:
        | size |
        | 39   |
        | 41   |

  @DZ-3.1.3
  Rule: 3.1.3 Both decks are shuffled and are the players' piles from then on
    - each: both players' decks
    - random: chance decides the order
    - when: before anybody draws

    @clause-each @clause-random @clause-when
    Scenario: The cards that chance puts on top are drawn
      Given a duel is about to begin
      When chance shuffles both decks, so that "Twin Banner" lies on top of Alice's and "Tide Camp" on top of Bob's
      And chance lets Alice begin
      Then "Twin Banner" is in Alice's hand
      And "Tide Camp" is in Bob's hand

    @clause-random
    Scenario: Nobody sees the shuffled decks
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Alice begin
      Then nobody sees the cards in Alice's deck
      And nobody sees the cards in Bob's deck
      And Bob has five cards in his hand

    @needs-events
    @clause-each @clause-when
    Scenario Outline: The deck of <who> is shuffled before anybody draws
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Alice begin
      Then these happened in this order: shuffled by <who>, draw by Alice
      And these happened in this order: shuffled by <who>, draw by Bob

      Examples:
        | who   |
        | Alice |
        | Bob   |

  @DZ-3.1.4
  Rule: 3.1.4 Chance decides who goes first; in a later duel of a match the loser of the last decides, and after a draw all stays as it was
    - chance: in the first duel chance decides, and no player does
    - after: it is decided when both decks have been shuffled
    - loser: in a later duel the player who lost the last decides, as they like
    - draw: after a drawn duel the same player goes first again

    @clause-chance
    Scenario Outline: Chance lets <who> begin the first duel of a match
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets <who> begin
      Then it is <who>'s turn
      And Bob has five cards in his hand

      Examples:
        | who   |
        | Alice |
        | Bob   |

    @clause-chance
    Scenario Outline: In the first duel of a match <who> cannot decide who begins
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And <who> tries to decide that <who> begins
      Then that is refused

      Examples:
        | who   |
        | Alice |
        | Bob   |

    @needs-events
    @clause-after
    Scenario Outline: The deck of <who> is shuffled before it is decided who goes first
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Bob begin
      Then these happened in this order: shuffled by <who>, first player by Bob

      Examples:
        | who   |
        | Alice |
        | Bob   |

    @clause-loser
    Scenario Outline: <winner> won the last duel, so <loser> decides that <who> begins
      Given a duel is about to begin
      And <winner> won the last duel of the match
      When the decks are shuffled without changing them
      And <loser> decides that <who> begins
      Then it is <who>'s turn
      And Bob has five cards in his hand

      Examples:
        | winner | loser | who   |
        | Alice  | Bob   | Alice |
        | Alice  | Bob   | Bob   |
        | Bob    | Alice | Alice |
        | Bob    | Alice | Bob   |

    @clause-loser
    Scenario: The winner of the last duel cannot decide who begins the next
      Given a duel is about to begin
      And Alice won the last duel of the match
      When the decks are shuffled without changing them
      And Alice tries to decide that Bob begins
      Then that is refused

    @clause-draw
    Scenario Outline: After a drawn duel that <who> began <who> begins again
      Given a duel is about to begin
      And the last duel of the match, which <who> began, was a draw
      When the decks are shuffled without changing them
      Then it is <who>'s turn
      And Bob has five cards in his hand

      Examples:
        | who   |
        | Alice |
        | Bob   |
