Feature: Gate Ruler 14-10 One-time effects

  @GR-14-10a
  Rule: 14-10a A one-time effect is done once and is over
    - once: it is done once
    - over: then it is over, and does nothing to what comes later

    @clause-once
    Scenario: A one-time effect that deals damage to each unit deals it to a unit once
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Bob has a "Needle Rain" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Needle Rain"
      And everyone passes until the attack phase
      Then "Broad Ox" has 3 damage

    @clause-once @clause-over
    Scenario: A unit that comes into play after a one-time effect dealt damage to each unit is dealt none
      Given it is Alice's main phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Alice has a "Frail Squire" in her hand
      And Bob has a "Needle Rain" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Needle Rain"
      And everyone passes until nothing is waiting
      And Alice plays "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 3 damage
      And "Frail Squire" is in Alice's right attack zone
