Feature: Gate Ruler 8-3 Start of an attack

  @GR-8-3a
  Rule: 8-3a Each attack has its start, and the first of a turn is the start of the attack phase too
    - each: each attack has its start
    - phase: the first attack of a turn is the start of the attack phase too
    - first: only the first
    - turn: in each turn anew

    @clause-each
    Scenario: An ability that waits for the start of an attack triggers at the first attack of a turn
      Given it is Alice's main phase
      And Alice has a ready "Charge Drummer" in her left attack zone
      When everyone passes until the next attack can be declared
      Then Alice has one card in her hand

    @clause-each
    Scenario: An ability that waits for the start of an attack triggers again at the second attack of a turn
      Given it is Alice's main phase
      And Alice has a ready "Charge Drummer" in her left attack zone
      When everyone passes until the next attack can be declared
      And Alice attacks Bob's ruler with her ruler
      And everyone passes until the next attack can be declared
      Then Alice has two cards in her hand

    @clause-phase
    Scenario: An ability that waits for the start of the attack phase triggers at the first attack
      Given it is Alice's main phase
      And Alice has a ready "Battle Herald" in her left attack zone
      When everyone passes until the next attack can be declared
      Then Alice has one card in her hand

    @clause-first @clause-phase
    Scenario: An ability that waits for the start of the attack phase does not trigger again at the second attack
      Given it is Alice's main phase
      And Alice has a ready "Battle Herald" in her left attack zone
      When everyone passes until the next attack can be declared
      And Alice attacks Bob's ruler with her ruler
      And everyone passes until the next attack can be declared
      Then Alice has one card in her hand

    @clause-turn @clause-phase
    Scenario: An ability that waits for the start of the attack phase triggers again in its controller's next turn
      Given it is Alice's main phase
      And Alice has a ready "Battle Herald" in her left attack zone
      When everyone passes until Alice's next attack phase
      Then Alice has four cards in her hand

  @GR-8-3b
  Rule: 8-3b The players can act at the start of an attack
    - act: both players can act
    - done: what they add is done before the declaration step

    @clause-act
    Scenario: The other player can destroy a unit with an event in the attack start step
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the attack start step
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then "Ember Recruit" is in Alice's graveyard

    @clause-act
    Scenario: The other player can act in the attack start step when the active player has passed
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice could respond
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Alice has priority in the attack start step
      And Alice passes
      Then it is the attack start step
      And Bob can play "Sudden Spark"

    @clause-done
    Scenario: An event that the active player plays in the attack start step resolves before the attack declaration step
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      And Bob could respond
      When everyone passes until Alice has priority in the attack start step
      And Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until the attack declaration step
      Then "Ember Recruit" has 4 ATK
