Feature: Light

  Background:
    Given it is Alice's night
    And Bob has "Spark" in deck

  @LA-4.1
  Rule: 4.1 A lantern scores if it is brighter than the one beside it

    @example
    Scenario Outline: A lantern beside a torch
      Given Alice has "<lantern>" in hand
      And the row is "Torch"
      When Alice hangs "<lantern>" at the right end
      Then Bob sees the row "Torch", "<lantern>"
      And everybody knows that Alice has <points>

      Examples:
        | lantern | points   |
        | Lamp    | 1 point  |
        | Candle  | 0 points |

    Scenario: Brighter by one
      Given Alice has "Torch" in hand
      And the row is "Candle"
      When Alice hangs "Torch" at the left end
      Then everybody knows that Alice has 1 point

    Scenario: The other player scores nothing
      Given Alice has "Lamp" in hand
      And the row is "Torch"
      When Alice hangs "Lamp" at the left end
      Then everybody knows that Alice has 1 point
      And everybody knows that Bob has 0 points

    Scenario: The first lantern of the row
      Given Alice has "Moon" in hand
      When Alice hangs "Moon" at the left end
      Then Alice sees the row "Moon"
      And everybody knows that Alice has 0 points

    Scenario: Only the lantern beside it counts
      Given Alice has "Lamp" in hand
      And the row is "Beacon", "Torch"
      When Alice hangs "Lamp" at the left end
      Then Alice sees the row "Lamp", "Beacon", "Torch"
      And everybody knows that Alice has 0 points

  @LA-4.2
  Rule: 4.2 A lantern goes out beside one that is brighter by four or more

    Scenario: Brighter by four
      Given Alice has "Beacon" in hand
      And the row is "Torch", "Lamp"
      When Alice hangs "Beacon" at the left end
      Then Alice sees the row "Beacon", "Lamp"
      And "Torch" is in Bob's shed
      And everybody knows that Alice has 1 point

    Scenario: Brighter by three
      Given Alice has "Lamp" in hand
      And the row is "Candle"
      When Alice hangs "Lamp" at the left end
      Then Alice sees the row "Lamp", "Candle"

    Scenario: The new lantern is the dimmer one
      Given Alice has "Spark" in hand
      And the row is "Moon"
      When Alice hangs "Spark" at the right end
      Then Alice sees the row "Moon", "Spark"

  @LA-4.3
  Rule: 4.3 A storm lantern does not go out but returns to its owner's hand

    Scenario: A storm lantern beside the moon
      Given Alice has "Moon" in hand
      And the row is "Storm Lamp"
      When Alice hangs "Moon" at the right end
      Then Alice sees the row "Moon"
      And "Storm Lamp" is in Bob's hand
      And "Storm Lamp" is not in Bob's shed
