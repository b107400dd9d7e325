Feature: Gate Ruler 15-12 Destroying

  @GR-15-12a
  Rule: 15-12a To destroy a card is to add a destruction process linked to it
    - process: a destruction process is added to the gate
    - linked: it is linked to that card, and to no other
    - none: there is no process where there is no such card

    @clause-process @clause-linked
    Scenario: An event that destroys a unit puts a destruction on the gate, and the unit is still in play
      Given it is Alice's main phase
      And Alice has a "Falling Axe" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice plays "Falling Axe" targeting "Tower Guard"
      And Bob passes
      Then from its top the gate holds a destruction of "Tower Guard"
      And "Tower Guard" is in Bob's left attack zone

    @clause-none
    Scenario: An event that destroys units puts nothing on the gate where there is no unit
      Given it is Alice's main phase
      And Alice has a "Proven Verdict" in her hand
      And Bob could respond
      When Alice plays "Proven Verdict"
      And Bob passes
      Then "Proven Verdict" is in Alice's graveyard
      And the gate is empty

    @clause-linked @clause-process
    Scenario: A unit beside the one that is destroyed stays in play
      Given it is Alice's main phase
      And Alice has a "Falling Axe" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      When Alice plays "Falling Axe" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard
      And "Ember Recruit" is in Bob's right attack zone
