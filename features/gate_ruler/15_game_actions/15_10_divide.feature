Feature: Gate Ruler 15-10 Dividing

  @GR-15-10a
  Rule: 15-10a What is divided among targets is divided as the ability is played, and all of it is
    - playing: it is divided as the ability is played
    - each: each of the targets gets a part of it
    - all: the parts together are all of it, and no more

    @clause-playing @clause-each
    Scenario: Damage is divided among its targets as the event is played, before Bob can answer
      Given it is Alice's main phase
      And Alice has a "Scatter Shot" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob could respond
      When Alice plays "Scatter Shot" targeting "Tower Guard" and "Siege Beast"
      Then Alice is asked for a division
      When Alice divides it as 2 for "Tower Guard" and 1 for "Siege Beast"
      Then from its top the gate holds "Scatter Shot"
      And Bob is asked to act

    @clause-all @clause-playing @clause-each
    Scenario Outline: Shares of <one> and <other> are refused where 3 damage is to be divided among two targets
      Given it is Alice's main phase
      And Alice has a "Scatter Shot" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Scatter Shot" targeting "Tower Guard" and "Siege Beast"
      And Alice tries to divide it as <one> for "Tower Guard" and <other> for "Siege Beast"
      Then that is refused

      Examples:
        | one | other |
        | 1   | 1     |
        | 2   | 2     |

    @clause-all
    Scenario: One target alone is dealt all of the 3 damage that an event divides
      Given it is Alice's main phase
      And Alice has a "Scatter Shot" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Scatter Shot" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage
      And "Siege Beast" has no damage

  @GR-15-10a-1
  Rule: 15-10a-1 Each target is dealt its share of divided damage, in whichever words the card says it
    - each: each of the targets is dealt a part of it as damage
    - choice: the part that the player has chosen for it

    @clause-each @clause-choice
    Scenario: Each unit is dealt the share that Alice chose where an event divides damage among units
      Given it is Alice's main phase
      And Alice has a "Scatter Shot" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Broad Ox" in his right attack zone
      When Alice plays "Scatter Shot" targeting "Tower Guard" and "Broad Ox"
      And Alice divides it as 2 for "Tower Guard" and 1 for "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 2 damage
      And "Broad Ox" has 1 damage

    @clause-each @clause-choice
    Scenario: Each unit is dealt the share that Alice chose where an event deals damage divided as she chooses
      Given it is Alice's main phase
      And Alice has a "Parted Volley" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Broad Ox" in his right attack zone
      When Alice plays "Parted Volley" targeting "Tower Guard" and "Broad Ox"
      And Alice divides it as 1 for "Tower Guard" and 3 for "Broad Ox"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 1 damage
      And "Broad Ox" has 3 damage

    @clause-each @clause-choice
    Scenario: Divided damage is one process on the gate with a share for each target
      Given it is Alice's main phase
      And Alice has a "Parted Volley" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Broad Ox" in his right attack zone
      And Bob could respond
      When Alice plays "Parted Volley" targeting "Tower Guard" and "Broad Ox"
      And Alice divides it as 1 for "Tower Guard" and 3 for "Broad Ox"
      And everyone passes until damage is on the gate
      Then from its top the gate holds damage of "Parted Volley"
      And the damage of "Parted Volley" is 1 for "Tower Guard"
      And the damage of "Parted Volley" is 3 for "Broad Ox"
