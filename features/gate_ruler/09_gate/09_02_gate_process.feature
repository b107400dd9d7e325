Feature: Gate Ruler 9-2 The gate process

  @GR-9-2a @lead-in
  Rule: 9-2a The gate process has these steps

  @GR-9-2b
  Rule: 9-2b First the players add to the gate

    Scenario: A card that was played can be answered before it resolves
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Kind Letter"
      Then Bob is asked to act
      And from its top the gate holds "Kind Letter"

  @GR-9-2c
  Rule: 9-2c Then the gate is resolved

    Scenario: A played event resolves and goes to the graveyard when the other player passes
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Kind Letter"
      And Bob passes
      Then "Kind Letter" is in Alice's graveyard

  @GR-9-2d
  Rule: 9-2d After resolving, the players can add to the gate again, until the gate process is over
    - again: after something has resolved the players can add to the gate again
    - end: until the gate process is over, and no more then

    @clause-again
    Scenario: Damage that a resolved event has put onto the gate can be answered
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And Bob passes
      Then Bob is asked to act
      And from its top the gate holds damage of "Sudden Spark"

    @clause-end
    Scenario: The main phase is over when both players pass with nothing on the gate after an event has resolved
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice could respond
      And Bob could respond
      When Alice plays "Kind Letter"
      And Alice passes
      And Bob passes
      And Alice passes
      And Bob passes
      Then it is the attack start step
