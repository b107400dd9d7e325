Feature: Gate Ruler 8-1 Attacks in general

  @GR-8-1a
  Rule: 8-1a In the attack phase the active player attacks enemy units and the enemy ruler with her own

    Scenario: A unit attacks a unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Tower Guard" has 2 damage

    Scenario: A unit attacks the ruler
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until the attack is over
      Then Bob has two cards in his damage zone

    Scenario: A ruler attacks a unit
      Given it is Alice's attack phase
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 3 damage

    Scenario: The other player does not attack
      Given it is Alice's attack phase
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob tries to attack Alice's ruler with "Ember Recruit"
      Then that is refused

    Scenario: Nobody attacks one's own unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      When Alice tries to attack "Tower Guard" with "Ember Recruit"
      Then that is refused
