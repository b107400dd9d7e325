Feature: Dimension Zero 3.2 How a duel begins

  @DZ-3.2.1 @informative
  Rule: 3.2.1 A judge's call begins the duel

  @DZ-3.2.2
  Rule: 3.2.2 When it is decided who goes first, each player draws five cards
    - when: once it is decided who goes first
    - each: both players draw
    - five: five cards each

    @clause-each @clause-five
    Scenario: Both players have the five top cards of their decks
      Given a duel is about to begin
      And the top of Alice's deck is "Ember Guard", "Ember Giant", "Ember Brute", "Twin Banner", "Ember Camp" and "Tide Camp"
      And the top of Bob's deck is "Tide Guard", "Tide Giant", "Tide Brute", "Twin Banner", "Tide Camp" and "Ember Camp"
      When the decks are shuffled without changing them
      And chance lets Bob begin
      Then Alice's hand is "Ember Guard", "Ember Giant", "Ember Brute", "Twin Banner" and "Ember Camp"
      And Bob's hand is "Tide Guard", "Tide Giant", "Tide Brute", "Twin Banner" and "Tide Camp"
      And Alice has 35 cards in her deck
      And Bob has 35 cards in his deck

    @needs-events
    @clause-when @clause-each
    Scenario Outline: <who> draws after it is decided who goes first and before the first turn
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Alice begin
      Then these happened in this order: first player by Alice, draw by <who>, turn start by Alice

      Examples:
        | who   |
        | Alice |
        | Bob   |

  @DZ-3.2.3
  Rule: 3.2.3 Drawing again is allowed only where the match says so
    - unsaid: where the match says nothing, nobody draws again
    - said: where the match allows it, it is possible

    @clause-unsaid
    Scenario: Bob is not asked whether to draw again where the match says nothing of it
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Alice begin
      Then Bob is not asked whether to draw again
      And Alice is asked what to do

    @clause-unsaid
    Scenario: Bob cannot draw again where the match says nothing of it
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And Bob tries to draw again
      Then that is refused
      And Bob has five cards in his hand

    @clause-said
    Scenario: The second player is asked whether to draw again where the match allows it
      Given a duel is about to begin
      And the match allows to draw again
      When the decks are shuffled without changing them
      And chance lets Alice begin
      Then Bob is asked whether to draw again

  @DZ-3.2.3-1
  Rule: 3.2.3-1 The second player may once put his hand under his deck in an order of his choice and draw five new cards
    - who: only the player who goes second
    - may: if they like
    - once: once only
    - under: the whole hand goes to the bottom of the deck
    - order: in an order of their choice
    - five: they draw five new cards

    @clause-under @clause-order @clause-five
    Scenario Outline: The second player's hand goes under the deck in the chosen order, and five new cards are drawn
      Given a duel is about to begin
      And the match allows to draw again
      And the top of Bob's deck is "Ember Guard", "Ember Giant", "Ember Brute", "Twin Banner", "Ember Camp", three "Tide Camp" and two "Tide Guard"
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And Bob draws again, putting <order> under his deck
      Then the bottom of Bob's deck is <order>
      And Bob's hand is three "Tide Camp" and two "Tide Guard"
      And Bob has 35 cards in his deck

      Examples:
        | order                                                                      |
        | "Twin Banner", "Ember Camp", "Ember Guard", "Ember Brute" and "Ember Giant" |
        | "Ember Giant", "Ember Guard", "Ember Camp", "Twin Banner" and "Ember Brute" |

    @clause-once @clause-who
    Scenario: The second player who has drawn again is not asked a second time
      Given a duel is about to begin
      And the match allows to draw again
      And the top of Bob's deck is "Ember Guard", "Ember Giant", "Ember Brute", "Twin Banner", "Ember Camp" and "Tide Camp"
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And Bob draws again, putting "Twin Banner", "Ember Camp", "Ember Guard", "Ember Brute" and "Ember Giant" under his deck
      Then Bob is not asked whether to draw again
      And Alice is asked what to do

    @clause-once @clause-under @clause-order
    Scenario: The second player who has drawn again cannot do so a second time
      Given a duel is about to begin
      And the match allows to draw again
      And the top of Bob's deck is "Ember Guard", "Ember Giant", "Ember Brute", "Twin Banner", "Ember Camp" and "Tide Camp"
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And Bob draws again, putting "Twin Banner", "Ember Camp", "Ember Guard", "Ember Brute" and "Ember Giant" under his deck
      And Bob tries to draw again
      Then that is refused
      And the bottom of Bob's deck is "Twin Banner", "Ember Camp", "Ember Guard", "Ember Brute" and "Ember Giant"

    @clause-may @clause-who
    Scenario: The second player keeps the hand when he says no to drawing again
      Given a duel is about to begin
      And the match allows to draw again
      And the top of Bob's deck is "Ember Guard", "Ember Giant", "Ember Brute", "Twin Banner" and "Ember Camp"
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And Bob says no
      Then Bob's hand is "Ember Guard", "Ember Giant", "Ember Brute", "Twin Banner" and "Ember Camp"
      And Alice is asked what to do

    @clause-who
    Scenario: The second player, and not the first, is asked whether to draw again
      Given a duel is about to begin
      And the match allows to draw again
      When the decks are shuffled without changing them
      And chance lets Bob begin
      Then Alice is asked whether to draw again

    @clause-who
    Scenario: The first player cannot draw again though the match allows it
      Given a duel is about to begin
      And the match allows to draw again
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And Alice tries to draw again
      Then that is refused
      And Bob is asked whether to draw again

  @DZ-3.2.4
  Rule: 3.2.4 Whoever goes first skips the draw phase of the first turn
    - skip: there is no draw phase
    - who: only for the player who goes first
    - when: only in the first turn

    @clause-skip
    Scenario Outline: <who> goes first and plays the first turn with five cards
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets <who> begin
      And everyone passes until <who>'s main phase
      Then <who> has five cards in their hand

      Examples:
        | who   |
        | Alice |
        | Bob   |

    @clause-who
    Scenario: The second player draws in the second turn
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And everyone passes until Bob's main phase
      Then Bob has six cards in his hand

    @clause-skip @clause-when
    Scenario: The first player draws from the third turn on
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And everyone passes until Bob's main phase
      And everyone passes until Alice's main phase
      Then Alice has six cards in her hand
      When everyone passes until Alice's next main phase
      Then Alice has seven cards in her hand
