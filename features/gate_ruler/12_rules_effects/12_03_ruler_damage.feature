Feature: Gate Ruler 12-3 Damage of a ruler

  @GR-12-3a
  Rule: 12-3a A ruler's damage is applied as soon as rules effects are

    Scenario: Two points of a ruler's damage lie on the gate as two processes beneath an ability that they triggered
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her right attack zone
      And Bob has a "Court Physician" in his field zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob passes
      Then from its top the gate holds an ability of "Court Physician", ruler damage of Bob, ruler damage of Bob
