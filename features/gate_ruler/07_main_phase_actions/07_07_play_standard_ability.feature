Feature: Gate Ruler 7-7 Playing a standard ability

  @GR-7-7a
  Rule: 7-7a The active player plays activated abilities of her cards like any ability
    - play: an activated ability is played like any ability
    - whose: only of a card that she controls
    - who: only by the active player

    @clause-play
    Scenario: A player pays 2 resources for an activated ability of her unit, and it deals 1 damage
      Given it is Alice's main phase
      And Alice has a ready "Paid Archer" in her left attack zone
      And Bob has a ready "Siege Beast" in his left attack zone
      Then Alice can activate "Paid Archer"
      When Alice activates "Paid Archer" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 1 damage
      And Alice has one ready resource

    @clause-whose
    Scenario: A player cannot play an activated ability of the other player's unit
      Given it is Alice's main phase
      And Bob has a ready "Town Crier" in his left attack zone
      When Alice tries to activate "Town Crier"
      Then that is refused

    @clause-who
    Scenario: With the gate empty, the other player cannot play a standard ability in the active player's main phase
      Given it is Alice's main phase
      And Bob has a ready "Town Crier" in his left attack zone
      And Bob could respond
      When everyone passes until Bob has priority in the main phase
      And Bob tries to activate "Town Crier"
      Then that is refused
