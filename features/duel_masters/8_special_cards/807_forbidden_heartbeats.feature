Feature: Duel Masters 807 Forbidden heartbeats

  @DM-807.1a
  Rule: 807.1a A forbidden heartbeat comes to its other side by a forbidden release

    Scenario: A heartbeat that waits for its player to cast a spell is released as she casts one
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Chained Pulse" in her battle zone
      When Alice casts "Ruin"
      Then "Chained Pulse" shows its second side
      And "Chained Pulse" has 12000 power

  # Reading: docs/decisions/2801-cards-without-a-back-lie-open.md
  @DM-807.1b
  Rule: 807.1b Both players see both sides of a forbidden heartbeat, wherever it is
    - battle: in the battle zone, whichever side is up
    - hand: in a hand, too

    @clause-battle
    Scenario: Both players see a heartbeat that was released, and which side of it is up
      Given it is Alice's main step
      And Alice has a "Breaking Ban" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Bob has a "Bound Pulse" in his battle zone
      When Alice casts "Breaking Ban"
      Then Alice sees "Bound Pulse" with its second side up
      And Bob sees "Bound Pulse" with its second side up

    @clause-hand
    Scenario: Both players see a heartbeat that has gone to a hand
      Given it is Alice's main step
      And Alice has a "Lifted Lid" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Bob has a "Bound Pulse" in his battle zone
      When Alice casts "Lifted Lid"
      Then "Bound Pulse" is in Bob's hand
      And Alice sees "Bound Pulse"
      And Bob sees "Bound Pulse"

  # Reading: docs/decisions/2802-a-heartbeat-elsewhere-is-taken-for-either-side.md
  @DM-807.3
  Rule: 807.3 What needs information about a forbidden heartbeat looks at the side that is up in the battle zone, elsewhere at either
    - up: in the battle zone at the side that is up at that time
    - down: and not at the side that is down
    - either: in another zone it is taken for either side

    @clause-up
    Scenario: A spell that moves what costs 6 or less moves a heartbeat that costs 5
      Given it is Alice's main step
      And Alice has a "Toll of Small Coins" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Bound Pulse" in his battle zone
      When Alice casts "Toll of Small Coins"
      Then "Bound Pulse" is in Bob's graveyard

    @clause-down
    Scenario: A spell that destroys all creatures leaves a heartbeat whose side that is down is a creature
      Given it is Alice's main step
      And Alice has a "Clean Sweep" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Bound Pulse" in his battle zone
      When Alice casts "Clean Sweep"
      Then "Bound Pulse" is in Bob's battle zone
      And "Clean Sweep" is in Alice's graveyard

    @clause-either
    Scenario Outline: A heartbeat in a graveyard is returned by what returns <kind>
      Given it is Alice's main step
      And Alice has a "<spell>" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Bound Pulse" in her graveyard
      When Alice casts "<spell>"
      Then "Bound Pulse" is in Alice's hand

      Examples:
        | kind       | spell          |
        | heartbeats | Recalled Pulse |
        | creatures  | Recalled Beast |

  @DM-807.4
  Rule: 807.4 A forbidden heartbeat is put where it says as the game begins

    Scenario: A forbidden heartbeat that says so begins the game in the battle zone, with its first side up
      Given the game is about to begin
      And Bob's deck holds "Chained Pulse" instead of "Field Hand"
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And "Chained Pulse" is in Bob's battle zone
      And "Chained Pulse" shows its first side

  @DM-807.5
  Rule: 807.5 Whoever names a card can name either side of a forbidden heartbeat, but not both
    - either: the name of either side
    - both: not both sides' names together

    @clause-either
    Scenario Outline: A player names <which> side of a forbidden heartbeat
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Name the Fallen" in her hand
      And Bob has a "Chained Pulse" in his battle zone
      When Alice casts "Name the Fallen"
      And Alice tries to name "<name>"
      Then that is allowed
      And Alice has one card in her hand

      Examples:
        | which     | name          |
        | the first | Chained Pulse |
        | the other | Chainbreaker  |

    @clause-both
    Scenario: A player does not name both sides of a forbidden heartbeat
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Name the Fallen" in her hand
      And Bob has a "Chained Pulse" in his battle zone
      When Alice casts "Name the Fallen"
      And Alice tries to name "Chained Pulse, Chainbreaker"
      Then that is refused
