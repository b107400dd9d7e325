Feature: Ending

  @LA-5.1
  Rule: 5.1 Five points win at once

    Scenario Outline: One more point
      Given it is Alice's night
      And Alice has <before>
      And Alice has "Lamp" in hand
      And Bob has "Spark" in deck
      And the row is "Torch"
      When Alice hangs "Lamp" at the left end
      Then <outcome>
      And "Spark" is in Bob's <zone>

      Examples:
        | before   | outcome          | zone |
        | 4 points | Alice wins       | deck |
        | 3 points | the game goes on | hand |

  @LA-5.2
  Rule: 5.2 After two passes more points win

    Scenario: Alice has more points
      Given it is Alice's night
      And Bob has "Lamp" in deck
      And Alice has 2 points
      And Bob has 1 point
      And the row is "Storm Lamp"
      When Alice passes
      And Bob passes
      Then Alice wins
      And "Lamp" is in Bob's hand

    Scenario: Bob has more points
      Given it is Alice's night
      And Bob has "Lamp" in deck
      And Bob has 1 point
      And the row is "Storm Lamp"
      When Alice passes
      And Bob passes
      Then Bob wins

    Scenario: A lantern was hung in between
      Given it is Alice's night
      And Bob has "Torch", "Spark" in deck
      When Alice passes
      And Bob hangs "Torch" at the left end
      And Alice passes
      Then the game goes on
      And it is Bob's turn

  @LA-5.3
  Rule: 5.3 After two passes equal points are a draw

    Scenario: Both have two points
      Given it is Alice's night
      And Bob has "Lamp" in deck
      And Alice has 2 points
      And Bob has 2 points
      And the row is "Storm Lamp"
      When Alice passes
      And Bob passes
      Then the game is drawn

  @LA-5.4
  Rule: 5.4 Whoever gives up loses, in whosever turn

    Scenario Outline: Giving up
      Given it is Alice's night
      When <who> gives up
      Then <other> wins

      Examples:
        | who   | other |
        | Alice | Bob   |
        | Bob   | Alice |
