Feature: Turn

  @LA-3.1
  Rule: 3.1 Turns alternate, and each begins with dusk

    Scenario: After Alice's night it is Bob's turn
      Given it is Alice's night
      And Alice has "Lamp" in hand
      And Bob has "Torch" in deck
      When Alice hangs "Lamp" at the left end
      Then it is Bob's turn
      And "Torch" is in Bob's hand

    Scenario: After Bob's night it is Alice's turn again
      Given it is Alice's night
      And Alice has "Lamp" in hand
      And Bob has "Torch" in deck
      And Alice has "Moon" in deck
      When Alice hangs "Lamp" at the left end
      And Bob hangs "Torch" at the right end
      Then it is Alice's turn
      And "Moon" is in Alice's hand

  @LA-3.2
  Rule: 3.2 The player whose turn begins draws one card, and the other draws none

    Scenario: Bob draws at dusk
      Given it is Alice's night
      And Alice has "Lamp" in hand
      And Alice has "Candle", "Moon" in deck
      And Bob has "Torch", "Beacon" in deck
      When Alice hangs "Lamp" at the left end
      Then "Torch" is in Bob's hand
      And Bob has 1 cards in hand
      And Alice has 0 cards in hand

  @LA-3.3
  Rule: 3.3 Whoever goes first does not draw in the first turn

    Scenario: The first turn
      Given Alice has a deck of 10 "Lamp"
      And Bob has a deck of 10 "Torch"
      And chance lets Alice go first
      When they sit down to play
      Then it is Alice's turn
      And Alice has 3 cards in hand

    Scenario: The second turn
      Given Alice has a deck of 10 "Lamp"
      And Bob has a deck of 10 "Torch"
      And chance lets Alice go first
      When they sit down to play
      And Alice hangs "Lamp" at the left end
      Then it is Bob's turn
      And Bob has 4 cards in hand

  @LA-3.4
  Rule: 3.4 Whoever cannot draw gives the other player a point

    Scenario: Bob's deck is empty
      Given it is Alice's night
      And Alice has "Lamp" in hand
      When Alice hangs "Lamp" at the left end
      Then everybody knows that Alice has 1 point
      And Bob has 0 cards in hand

    Scenario: Bob's deck has one card left
      Given it is Alice's night
      And Alice has "Lamp" in hand
      And Bob has "Torch" in deck
      When Alice hangs "Lamp" at the left end
      Then everybody knows that Alice has 0 points
      And "Torch" is in Bob's hand

  @LA-3.5
  Rule: 3.5 A lantern of one's own hand is hung, at an end that one chooses

    Scenario Outline: Either end
      Given it is Alice's night
      And Alice has "Moon", "Candle" in hand
      And the row is "Lamp", "Torch"
      When Alice hangs "Candle" at the <end> end
      Then Bob sees the row <row>
      And "Candle" is not in Alice's hand

      Examples:
        | end   | row                       |
        | left  | "Candle", "Lamp", "Torch" |
        | right | "Lamp", "Torch", "Candle" |

    Scenario: A lantern of the other player's hand
      Given it is Alice's night
      And Alice has "Candle" in hand
      And Bob has "Moon" in hand
      When Alice tries to hang "Moon" at the left end
      Then that is refused

    Scenario: In the other player's night
      Given it is Bob's night
      And Alice has "Candle" in hand
      And Bob has "Moon" in hand
      When Alice tries to hang "Candle" at the left end
      Then that is refused

  @LA-3.6
  Rule: 3.6 Equal lanterns do not hang side by side

    Scenario Outline: Beside one that is equal
      Given it is Alice's night
      And Alice has "Storm Lamp", "Candle" in hand
      And the row is <row>
      When Alice tries to hang "Storm Lamp" at the <end> end
      Then that is refused

      Examples:
        | end   | row             |
        | left  | "Lamp", "Torch" |
        | right | "Torch", "Lamp" |

    Scenario: At the other end
      Given it is Alice's night
      And Alice has "Storm Lamp" in hand
      And the row is "Lamp", "Beacon"
      When Alice tries to hang "Storm Lamp" at the right end
      Then that is accepted
      And Bob sees the row "Lamp", "Beacon", "Storm Lamp"

  @LA-3.7
  Rule: 3.7 Who can hang a lantern hangs one, and who cannot passes

    Scenario: There is something to hang
      Given it is Alice's night
      And Alice has "Candle", "Lamp" in hand
      And the row is "Lamp"
      When Alice tries to pass
      Then that is refused

    Scenario: Nothing in the hand fits
      Given it is Alice's night
      And Alice has "Storm Lamp" in hand
      And the row is "Lamp"
      When Alice passes
      Then it is Bob's turn
      And "Storm Lamp" is in Alice's hand
