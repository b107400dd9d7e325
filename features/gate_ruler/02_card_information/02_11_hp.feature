Feature: Gate Ruler 2-11 HP

  @GR-2-11a
  Rule: 2-11a HP is how much damage a unit endures

    Scenario Outline: 3 damage destroys a unit with 3 HP and not one with 4 HP: "<unit>"
      Given it is Alice's main phase
      And Bob has a ready "<unit>" in his left attack zone
      And Alice has a "Sudden Spark" in her first set zone
      When Alice plays "Sudden Spark" targeting "<unit>"
      And everyone passes until nothing is waiting
      Then <what>

      Examples:
        | unit          | what                                  |
        | Ember Recruit | "Ember Recruit" is in Bob's graveyard |
        | Siege Beast   | "Siege Beast" has 3 damage            |

  @GR-2-11b
  Rule: 2-11b Damage adds to a unit's damage and takes nothing from its HP
    - adds: it is added to the damage that the unit has
    - hp: its HP stay as they are

    @clause-adds @clause-hp
    Scenario: A unit with 6 HP and 2 damage that is dealt 3 more has 5 damage and still 6 HP
      Given it is Alice's main phase
      And Bob has a ready "Tower Guard" in his left attack zone with 2 damage
      And Alice has a "Sudden Spark" in her first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 5 damage
      And "Tower Guard" has 6 HP

    @clause-hp
    Scenario: An effect on units with 4 HP or less does not affect a unit with 6 HP and 3 damage
      Given it is Alice's main phase
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      And Alice has a "Sudden Spark" in her first set zone
      And Alice has a "Faint Hearts" in her hand
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      And Alice plays "Faint Hearts"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is exhausted
      And "Tower Guard" is ready

  @GR-2-11c
  Rule: 2-11c A unit with as much damage as HP, or with no HP left, is destroyed
    - as-much: with as much damage as HP
    - more: with more damage than HP
    - less: not with less
    - hp: with HP of 0 or less, without any damage

    @clause-as-much @clause-more @clause-less
    Scenario Outline: A unit with 6 HP and <before> damage is dealt 3 more, and <what>
      Given it is Alice's main phase
      And Bob has a ready "Tower Guard" in his left attack zone with <before> damage
      And Alice has a "Sudden Spark" in her first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then <what>

      Examples:
        | before | what                                |
        | 2      | "Tower Guard" has 5 damage          |
        | 3      | "Tower Guard" is in Bob's graveyard |
        | 5      | "Tower Guard" is in Bob's graveyard |

    @clause-hp
    Scenario Outline: An undamaged "<unit>" loses 3 HP, and <what>
      Given it is Alice's main phase
      And Bob has a ready "<unit>" in his left attack zone
      And Alice has a "Withering Curse" in her first set zone
      When Alice plays "Withering Curse" targeting "<unit>"
      And everyone passes until nothing is waiting
      Then <what>

      Examples:
        | unit          | what                                  |
        | Frail Squire  | "Frail Squire" is in Bob's graveyard  |
        | Ember Recruit | "Ember Recruit" is in Bob's graveyard |
        | Siege Beast   | "Siege Beast" has 1 HP                |

    @clause-as-much
    Scenario: A unit that is dealt as much damage as it has HP is destroyed
      Given it is Alice's attack phase
      And Alice has a ready "Blade Reckoner" in her left attack zone
      And Bob has a ready "Clay Bear" in his left attack zone
      When Alice attacks "Clay Bear" with "Blade Reckoner"
      And everyone passes until the attack is over
      Then "Clay Bear" is in Bob's graveyard

    @clause-more
    Scenario: A unit that is dealt more damage than it has HP is destroyed
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Clay Bear" in his left attack zone
      When Alice attacks "Clay Bear" with "Siege Beast"
      And everyone passes until the attack is over
      Then "Clay Bear" is in Bob's graveyard

    @clause-less
    Scenario: A unit that is dealt less damage than it has HP stays
      Given it is Alice's attack phase
      And Alice has a ready "Sparking Drake" in her left attack zone
      And Bob has a ready "Clay Bear" in his left attack zone
      When Alice attacks "Clay Bear" with "Sparking Drake"
      And everyone passes until the attack is over
      Then "Clay Bear" has 3 damage
