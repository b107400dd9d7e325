Feature: Gate Ruler 7-7 Playing a standard ability

  @GR-7-7a
  Rule: 7-7a The active player plays activated abilities of her cards like any ability

    Scenario: An ability of her unit
      Given it is Alice's main phase
      And Alice has a ready "Paid Archer" in her left attack zone
      And Bob has a ready "Siege Beast" in his left attack zone
      Then Alice can activate "Paid Archer"
      When Alice activates "Paid Archer" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 1 damage
      And Alice has one ready resource

    Scenario: Not that of the other player's unit
      Given it is Alice's main phase
      And Bob has a ready "Town Crier" in his left attack zone
      When Alice tries to activate "Town Crier"
      Then that is refused

    Scenario: The other player plays none of his then
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a ready "Town Crier" in his left attack zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays "Kind Letter"
      And everyone passes until Bob has priority in the main phase
      And Bob tries to activate "Town Crier"
      Then that is refused
