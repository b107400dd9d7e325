Feature: Duel Masters 103 Beginning a game

  @DM-103.3
  Rule: 103.3 After what says to be done at the start, each player lays five shields and draws five cards
    - first: what is to be done at the start of the game is done before
    - each: each player lays shields and draws
    - shields: the five cards on top of the deck become shields
    - down: the shields lie face down, so that nobody sees them
    - hand: then five cards are drawn as the hand

    @clause-shields @clause-hand
    Scenario: The top five cards become shields, and the next five the hand
      Given the game is about to begin
      When Alice's deck is shuffled to four "Moss Giant", "Ember Recruit", four "Lamp Squire" and "Grave Hound" on top and Bob is to begin
      Then the cards in Alice's shield zone are four "Moss Giant" and "Ember Recruit"
      And the cards in Alice's hand are four "Lamp Squire" and "Grave Hound"
      And Alice has 30 cards in her deck

    @clause-each @clause-shields @clause-hand
    Scenario: Bob's top five cards become his shields, and his next five his hand
      Given the game is about to begin
      When Bob's deck is shuffled to four "Moss Giant", "Ember Recruit", four "Lamp Squire" and "Grave Hound" on top and Alice is to begin
      Then the cards in Bob's shield zone are four "Moss Giant" and "Ember Recruit"
      And the cards in Bob's hand are four "Lamp Squire" and "Grave Hound"

    @clause-each @clause-shields @clause-hand
    Scenario Outline: Both players lay five shields, and <second>, who goes second, has drawn five cards
      Given the game is about to begin
      When the decks are shuffled and <first> is to begin
      Then Alice has five cards in her shield zone
      And Bob has five cards in his shield zone
      And <second> has five cards in <whose> hand
      And <second> has 30 cards in <whose> deck

      Examples:
        | first | second | whose |
        | Alice | Bob    | his   |
        | Bob   | Alice  | her   |

    @clause-first @clause-shields @clause-hand
    Scenario: A card that begins in the battle zone is put there before shields are laid
      Given the game is about to begin
      And Alice's deck holds a "Sealed Star" instead of a "Field Hand"
      When the decks are shuffled and Bob is to begin
      Then "Sealed Star" is in Alice's battle zone
      And Alice has five cards in her shield zone
      And Alice has five cards in her hand
      And Alice has 29 cards in her deck

    @clause-down
    Scenario: Nobody sees the shields, and only their player sees the cards in hand
      Given the game is about to begin
      When the decks are shuffled and Bob is to begin
      Then Alice sees no cards in Alice's shield zone
      And Bob sees no cards in Alice's shield zone
      And Alice sees five cards in Alice's hand
      And Bob sees no cards in Alice's hand
      And Alice sees no cards in Bob's hand

  @DM-103.4
  Rule: 103.4 Chance says who goes first, and nobody chooses
    - chance: chance picks the player who goes first
    - second: whom it picks cannot choose to go second
    - when: it is decided after the shields have been laid and the hands drawn, and before the first turn

    @clause-chance @clause-second
    Scenario Outline: <who> goes first if chance says so
      Given the game is about to begin
      When the decks are shuffled and <who> is to begin
      Then it is <who>'s turn
      And it is turn 1 of the game
      And it is the mana step

      Examples:
        | who   |
        | Alice |
        | Bob   |

    @clause-chance
    Scenario: A player does not choose who goes first
      Given the game is about to begin
      When the decks are shuffled
      And Alice tries to choose that Bob goes first
      Then that is refused

    @clause-second
    Scenario: A player whom chance has picked to go first cannot choose to go second
      Given the game is about to begin
      When the decks are shuffled and Bob is to begin
      And Bob tries to choose that Alice goes first
      Then that is refused
      And it is Bob's turn

    @clause-when
    Scenario: Chance says who goes first once the shields lie and the hands are drawn
      Given the game is about to begin
      When the decks are shuffled
      Then Alice has five cards in her shield zone
      And Bob has five cards in his shield zone
      And Alice has five cards in her hand
      And Bob has five cards in his hand
      And Bob has 30 cards in his deck

    @needs-events
    @clause-when @clause-chance @clause-second
    Scenario: Who goes first is known before the first turn
      Given the game is about to begin
      When the decks are shuffled and Bob is to begin
      Then these happened in this order: first player by Bob, turn start by Bob

  @DM-103.5
  Rule: 103.5 The first player's turn begins, and she does not draw in it
    - begins: the first turn is the first player's
    - none: the first player does not draw in it
    - others: all later turns have their draw

    @clause-begins @clause-none
    Scenario: The first player has only five cards in hand in the mana step of the first turn
      Given the game is about to begin
      When the decks are shuffled and Bob is to begin
      Then it is Bob's turn
      And it is the mana step
      And Bob has five cards in his hand

    @clause-others @clause-begins
    Scenario: The second player draws a card in turn 2 of the game
      Given the game is about to begin
      When the decks are shuffled and Bob is to begin
      And everyone passes until Alice's main step
      Then Alice has six cards in her hand
      And it is turn 2 of the game

    @clause-others
    Scenario: The first player draws in her second turn
      Given the game is about to begin
      When the decks are shuffled and Bob is to begin
      And everyone passes until Alice's main step
      And everyone passes until Bob's main step
      Then Bob has six cards in his hand
