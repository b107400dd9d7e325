Feature: Gate Ruler 12-7 Damage that cannot be

  @GR-12-7a
  Rule: 12-7a Damage of 0 is struck from its process

    Scenario: An attack without ATK deals no damage that could be answered
      Given it is Alice's attack phase
      And Alice has a ready "Gentle Giant" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice attacks "Tower Guard" with "Gentle Giant"
      And everyone passes until Bob has priority in the damage step
      And Bob passes
      Then the gate is empty
      And it is the damage step

  @GR-12-7a-1
  Rule: 12-7a-1 A process with no damage left is gone

    Scenario: A ruler is not dealt damage by an attack without STK
      Given it is Alice's attack phase
      And Alice has a ready "Gentle Giant" in her left attack zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice attacks Bob's ruler with "Gentle Giant"
      And everyone passes until Bob has priority in the damage step
      And Bob passes
      Then the gate is empty
      And it is the damage step
