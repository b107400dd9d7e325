Feature: Dimension Zero 3.3 How a duel ends

  @DZ-3.3.1
  Rule: 3.3.1 A player with seven cards in the smash zone loses when next somebody would have priority

    Scenario: The seventh smash card loses the duel
      Given it is Alice's smash phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has five cards in his smash zone
      When Alice smashes with "Ember Giant"
      Then Alice wins the game

    Scenario: More than seven lose as well
      Given it is Alice's smash phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has six cards in his smash zone
      When Alice smashes with "Ember Giant"
      Then Alice wins the game

    Scenario: The sixth does not
      Given it is Alice's smash phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has four cards in his smash zone
      When Alice smashes with "Ember Giant"
      Then the game goes on
      And Bob has six cards in his smash zone

  @DZ-3.3.2
  Rule: 3.3.2 A player whose deck is empty loses when next somebody would have priority

    Scenario: Drawing the last card loses the duel
      Given it is Bob's main phase
      And Alice's deck is "Tide Giant", from the top
      When everyone passes until Alice's energy phase
      Then Bob wins the game

    Scenario: Being smashed for the last cards does
      Given it is Alice's smash phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob's deck is "Tide Golem" and "Tide Brute", from the top
      When Alice smashes with "Ember Giant"
      Then Alice wins the game

    Scenario: One card left is enough
      Given it is Bob's main phase
      And Alice's deck is "Tide Giant" and "Tide Brute", from the top
      When everyone passes until Alice's energy phase
      Then the game goes on
      And "Tide Giant" is in Alice's hand

  @DZ-3.3.3
  Rule: 3.3.3 As soon as a player has won or lost, or the duel is drawn, it is over

    Scenario: Nothing that is still on the stack resolves
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a "Crown of Victory" in her hand
      When Alice plays "Read the Tide"
      And Alice plays "Crown of Victory"
      And everyone passes until the game is over
      Then the game is over and Alice has won
      And Alice has no cards in her hand

    Scenario: Nobody plays on
      Given it is Alice's main phase
      And Alice has a "Crown of Victory" in her hand
      And Alice has a "Quick Study" in her hand
      When Alice plays "Crown of Victory"
      And everyone passes until the game is over
      And Alice tries to play "Quick Study"
      Then that is refused
      And Alice wins the game

  @DZ-3.3.4
  Rule: 3.3.4 When both lose at once, or both win at once, the duel is a draw

    Scenario: Both decks become empty at once
      Given it is Alice's main phase
      And Alice has a "Shared Study" in her hand
      And Alice's deck is "Tide Giant", from the top
      And Bob's deck is "Tide Giant", from the top
      When Alice plays "Shared Study"
      And everyone passes until the game is over
      Then the game is a draw

    Scenario: Both smash zones become full at once
      Given it is Alice's main phase
      And Alice has a "Shared Strike" in her hand
      And Alice has six cards in her smash zone
      And Bob has six cards in his smash zone
      When Alice plays "Shared Strike"
      And everyone passes until the game is over
      Then the game is a draw

    Scenario: One smash zone becomes full and the other deck empty
      Given it is Alice's main phase
      And Alice has a "Shared Strike" in her hand
      And Alice has six cards in her smash zone
      And Bob's deck is "Tide Giant", from the top
      When Alice plays "Shared Strike"
      And everyone passes until the game is over
      Then the game is a draw

    Scenario: An effect lets both win
      Given it is Alice's main phase
      And Alice has a "Shared Crown" in her hand
      When Alice plays "Shared Crown"
      And everyone passes until the game is over
      Then the game is a draw

  @DZ-3.3.5
  Rule: 3.3.5 Who would win and lose at once loses

    # docs/decisions/3004-winning-and-losing-at-once.md
    Scenario: An effect lets a player win and lose
      Given it is Alice's main phase
      And Alice has a "Cursed Crown" in her hand
      When Alice plays "Cursed Crown"
      And everyone passes until the game is over
      Then Bob wins the game

  @DZ-3.3.6
  Rule: 3.3.6 A loop that nobody can stop is a draw, one that a player's choice can stop is not

    Scenario: A loop of abilities that nobody can stop
      Given it is Alice's smash phase
      And Alice has a released "Endless Wheel" in her left center square
      When Alice smashes with "Endless Wheel"
      And everyone passes until the game is over
      Then the game is a draw

    Scenario: A loop that goes round by a player's choice ends when she chooses so
      Given it is Alice's smash phase
      And Alice has a released "Tired Wheel" in her left center square
      And Alice has a released "Ember Guard" in her right center square
      When Alice smashes with "Tired Wheel"
      And Alice says yes
      And Alice says yes
      And Alice says no
      Then the game goes on
      And "Tired Wheel" is frozen
      And Bob has a card in his smash zone

  @DZ-3.3.7
  Rule: 3.3.7 A player may concede at any time and loses at once

    Scenario: In her own turn
      Given it is Alice's main phase
      When Alice concedes
      Then the game is over and Bob has won

    Scenario: In the opponent's turn, without being asked anything
      Given it is Alice's main phase
      When Bob concedes
      Then the game is over and Alice has won

    Scenario: Over what is on the stack
      Given it is Alice's main phase
      And Alice has a "Crown of Victory" in her hand
      And Bob has a "Quick Study" in his hand
      When Alice plays "Crown of Victory"
      And Alice concedes
      Then the game is over and Bob has won

  @DZ-3.3.8
  Rule: 3.3.8 In a Swiss tournament the turn in which time is called and the next are played, then the duel is a draw

    Scenario: The added turn is played
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn
      When time is called
      And everyone passes until Bob's main phase
      Then it is Bob's turn
      And the game goes on

    Scenario: After it the duel is a draw, whatever the smash zones hold
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn
      And Bob has two cards in his smash zone
      When time is called
      And everyone passes until Alice's next turn
      Then the game is a draw

    Scenario: Who wins before that has won
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn
      And Alice has a released "Ember Giant" in her left center square
      And Bob has six cards in his smash zone
      When time is called
      And everyone passes until Alice's smash phase
      And Alice smashes with "Ember Giant"
      Then Alice wins the game

    Scenario: Without a call the duel goes on
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn
      When everyone passes until Bob's main phase
      And everyone passes until Alice's next main phase
      Then it is Alice's turn
      And the game goes on

  @DZ-3.3.10
  Rule: 3.3.10 In a knockout tournament fewer smash cards win after the added turn, and if they are equal the first difference decides

    Scenario Outline: After the added turn <winner> has fewer smash cards
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Alice has <alice> cards in her smash zone
      And Bob has <bob> cards in his smash zone
      When time is called
      And everyone passes until Alice's next turn
      Then <winner> wins the game

      Examples:
        | alice | bob   | winner |
        | two   | three | Alice  |
        | four  | three | Bob    |

    Scenario: A difference before the end of the added turn does not decide yet
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Alice has a released "Ember Giant" in her left center square
      When time is called
      And everyone passes until Alice's smash phase
      And Alice smashes with "Ember Giant"
      And everyone passes until Bob's main phase
      Then the game goes on
      And it is Bob's turn

    # docs/decisions/3005-play-goes-on-until-the-smash-cards-differ.md
    Scenario: Equal smash cards do not end the duel
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Alice has two cards in her smash zone
      And Bob has two cards in his smash zone
      When time is called
      And everyone passes until Bob's main phase
      And everyone passes until Alice's next main phase
      Then the game goes on
      And it is Alice's turn
      And Alice has two cards in her hand

    Scenario: Then the first difference does
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Alice has a released "Ember Giant" in her left center square
      When time is called
      And everyone passes until Bob's main phase
      And everyone passes until Alice's next smash phase
      And Alice smashes with "Ember Giant"
      Then Alice wins the game
