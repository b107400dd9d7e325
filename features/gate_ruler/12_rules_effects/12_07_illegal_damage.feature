Feature: Gate Ruler 12-7 Damage that cannot be

  @GR-12-7a
  Rule: 12-7a Damage of 0 is struck from its process
    - zero: damage of 0
    - below: or below 0
    - rest: other damage of the same process stays

    @clause-zero @clause-rest
    Scenario: Damage to one of two units is struck when all of it is prevented, and the other unit's stays at 2
      Given it is Alice's main phase
      And Alice has a "Common Cold" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a "Riposte" in his first set zone
      And Bob could respond
      When Alice plays "Common Cold" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Riposte"
      And Bob passes
      And Bob divides it as 2 for "Siege Beast"
      Then the damage of "Common Cold" is nothing for "Siege Beast"
      And the damage of "Common Cold" is 2 for "Tower Guard"

    @clause-below @clause-rest
    Scenario: Damage of 1 of which 2 is prevented is struck, and the damage to another unit stays at 1
      Given it is Alice's main phase
      And Alice has a "Common Cold" in her first set zone
      And Bob has a "Padded Armory" in his field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a "Riposte" in his first set zone
      And Bob could respond
      When Alice plays "Common Cold" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Riposte"
      And Bob passes
      And Bob divides it as 2 for "Siege Beast"
      Then the damage of "Common Cold" is nothing for "Siege Beast"
      And the damage of "Common Cold" is 1 for "Tower Guard"

    @clause-rest
    Scenario: Damage of 1 to each of two units stays on the gate
      Given it is Alice's main phase
      And Alice has a "Common Cold" in her first set zone
      And Bob has a "Padded Armory" in his field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob could respond
      When Alice plays "Common Cold" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until damage is on the gate
      Then the damage of "Common Cold" is 1 for "Tower Guard"
      And the damage of "Common Cold" is 1 for "Siege Beast"

  @GR-12-7a-1
  Rule: 12-7a-1 A process with no damage left is gone
    - gone: the process is removed from the gate, whether it was for a unit or for a ruler
    - below: only that process is removed, not other damage that waits below it

    @clause-gone
    Scenario: An attack on a unit by an attacker with 0 ATK puts no damage onto the gate
      Given it is Alice's attack phase
      And Alice has a ready "Gentle Giant" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice attacks "Tower Guard" with "Gentle Giant"
      And everyone passes until Bob has priority in the damage step
      And Bob passes
      Then the gate is empty
      And it is the damage step

    @clause-gone
    Scenario: An attack on a ruler by an attacker with 0 STK puts no damage onto the gate
      Given it is Alice's attack phase
      And Alice has a ready "Gentle Giant" in her left attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Gentle Giant"
      And everyone passes until Bob has priority in the damage step
      And Bob passes
      Then the gate is empty
      And it is the damage step

    @clause-gone @clause-below
    Scenario: Damage to a ruler that is prevented in full leaves the gate, and the other damage beneath it stays
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Alice has a "Shooting Star" in her second set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Riposte" in his first set zone
      And Bob could respond
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Alice plays "Shooting Star"
      And everyone passes until damage of two cards is on the gate
      And Bob plays "Riposte"
      And everyone passes until somebody chooses something on the gate
      And Bob chooses the damage of "Shooting Star"
      Then from its top the gate holds damage of "Riposte", damage of "Sudden Spark"
