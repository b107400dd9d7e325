Feature: Gate Ruler 8-4 Declaring an attack

  @GR-8-4d
  Rule: 8-4d The attacking card is exhausted as it attacks

    Scenario: A unit that attacks is exhausted
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      Then "Ember Recruit" is exhausted

    Scenario: A ruler that attacks is exhausted
      Given it is Alice's attack phase
      When Alice attacks Bob's ruler with her ruler
      Then Alice's "Knight" is exhausted

  @GR-8-4c
  Rule: 8-4c A ready ruler or unit in an attack zone attacks a ruler, a unit or an empty column

    Scenario: An exhausted unit is no attacker
      Given it is Alice's attack phase
      And Alice has an exhausted "Ember Recruit" in her left attack zone
      When Alice tries to attack Bob's ruler with "Ember Recruit"
      Then that is refused

    Scenario: A unit in the defense zone is no attacker
      Given it is Alice's attack phase
      And Alice has a ready "Tower Guard" in her defense zone
      When Alice tries to attack Bob's ruler with "Tower Guard"
      Then that is refused
