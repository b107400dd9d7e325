Feature: Duel Masters 407 Hyperspatial zone

  @DM-407.2
  Rule: 407.2 Players can look at a hyperspatial zone at any time
    - own: at their own
    - other: and at the other player's

    @clause-own
    Scenario: A player sees a card of her own hyperspatial zone
      Given it is Alice's main step
      And Alice has a "Sky Sleeper" in her hyperspatial zone
      Then Alice sees "Sky Sleeper"

    @clause-other
    Scenario: A player sees a card of the other player's hyperspatial zone
      Given it is Alice's main step
      And Alice has a "Sky Sleeper" in her hyperspatial zone
      Then Bob sees "Sky Sleeper"
