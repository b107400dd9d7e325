Feature: Gate Ruler 6-1 How turns and phases go

  @GR-6-1a
  Rule: 6-1a The players take turns until the game ends, each turn with its phases in order
    - alternate: each turn is the other player's, until the game ends
    - phases: each turn has a start, a main, an attack and an end phase, in this order

    @clause-alternate
    Scenario: Bob's turn follows Alice's
      Given it is Alice's main phase
      When everyone passes until the next turn
      Then it is Bob's turn

    @clause-alternate
    Scenario: Alice's turn follows Bob's
      Given it is Bob's main phase
      When everyone passes until the next turn
      Then it is Alice's turn

    @clause-phases
    Scenario: Start, main, attack and end phase follow one another
      Given Alice's turn is about to begin
      And Bob could respond
      When everyone passes until Bob has priority in the start phase
      Then it is the start phase
      When everyone passes until the next phase
      Then it is the main phase
      And it is Alice's turn
      When everyone passes until the next phase
      Then it is the attack start step
      When everyone passes until the next phase
      Then it is the end phase
      And it is Alice's turn
