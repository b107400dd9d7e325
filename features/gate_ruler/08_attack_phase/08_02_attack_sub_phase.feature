Feature: Gate Ruler 8-2 The round of one attack

  @GR-8-2a
  Rule: 8-2a Attack follows attack as often as the player wants and something can attack
    - again: attack follows attack as long as the player wants and something can attack
    - may: she may stop before

    @clause-again
    Scenario: A second unit can attack after the first unit's attack, and both deal damage
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice can attack Bob's ruler with "Siege Beast"
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until the attack is over
      Then Bob has three cards in his damage zone

    @clause-may
    Scenario: A player may stop attacking with a ready unit left, and cannot attack with it then
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice could respond
      When everyone passes until the next attack can be declared
      Then Alice may stop attacking
      When Alice stops attacking
      Then Alice cannot attack Bob's ruler with "Ember Recruit"
      And it is the attack phase

  @GR-8-2a-1
  Rule: 8-2a-1 An attack goes through five steps, from its start to its end
    - steps: attack start, attack declaration, intercept, damage and attack end, in this order
    - fewer: not every attack has all of them

    @clause-steps
    Scenario: An attack on a unit with Intercept has five steps: start, declaration, intercept, damage and end
      Given it is Alice's main phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until the next step
      Then it is the attack start step
      When everyone passes until the next step
      Then it is the attack declaration step
      When everyone passes until the next attack can be declared
      And Alice attacks "Patient Spearman" with "Siege Beast"
      And everyone passes until the next step
      Then it is the intercept step
      When everyone passes until the next step
      Then it is the damage step
      When everyone passes until the next step
      Then it is the attack end step

    @clause-fewer
    Scenario: An attack on a ruler goes from its declaration to the damage step
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the next step
      Then it is the damage step

  @GR-8-2a-2
  Rule: 8-2a-2 The first player attacks but once in her first turn
    - once: one attack, no more
    - who: only for the player who has the first turn of all
    - turn: only in that turn

    @clause-once
    Scenario: The first player cannot attack a second time in the first turn of the game
      Given it is the first turn of the game
      And it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice cannot attack Bob's ruler with "Siege Beast"

    @clause-who
    Scenario: The second player can attack a second time in his first turn
      Given it is the second turn of the game
      And it is Bob's attack phase
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Bob can attack Alice's ruler with "Siege Beast"
      When Bob attacks Alice's ruler with "Siege Beast"
      And everyone passes until the attack is over
      Then Alice has three cards in her damage zone

    @clause-turn
    Scenario: The first player can attack a second time in her second turn
      Given it is the third turn of the game
      And it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice can attack Bob's ruler with "Siege Beast"
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until the attack is over
      Then Bob has three cards in his damage zone
