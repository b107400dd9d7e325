Feature: Gate Ruler 14-8 Activated abilities

  @GR-14-8a
  Rule: 14-8a An activated ability is played when its controller may and will
    - played: its controller plays it, and it does what it says
    - again: as often as he likes, where it names no limit
    - when: only when that is allowed
    - who: nobody else plays it
    - condition: one with a condition only while that holds

    @clause-played
    Scenario: In her main phase Alice activates a standard action
      Given it is Alice's main phase
      And Alice has a ready "Ember Adept" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice activates "Ember Adept" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage

    @clause-when
    Scenario: In the other player's turn Alice cannot activate a standard action
      Given it is Bob's main phase
      And Alice has a ready "Ember Adept" in her left attack zone
      And Alice could respond
      When everyone passes until Alice has priority in the main phase
      And Alice tries to activate "Ember Adept"
      Then that is refused

    @clause-who
    Scenario: A player cannot activate the ability of a unit that the other player controls
      Given it is Bob's main phase
      And Alice has a ready "Ember Adept" in her left attack zone
      When Bob tries to activate "Ember Adept"
      Then that is refused

    @clause-condition
    Scenario: An activated ability with a condition can be played only while that holds
      Given it is Alice's main phase
      And Alice has a ready "Sheltered Crier" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Alice has a "Frail Squire" in her hand
      Then Alice cannot activate "Sheltered Crier"
      When Alice plays "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      Then Alice can activate "Sheltered Crier"

    @clause-again @clause-played
    Scenario: An activated ability that names no limit is played again in the same turn
      Given it is Alice's main phase
      And Alice has a ready "Town Crier" in her left attack zone
      When Alice activates "Town Crier"
      And everyone passes until nothing is waiting
      Then Alice can activate "Town Crier"
      When Alice activates "Town Crier"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

  @GR-14-8b @see-GR-14-3b-1 @see-GR-14-3b-8 @see-GR-14-3b-9
  Rule: 14-8b It is played as any ability is
