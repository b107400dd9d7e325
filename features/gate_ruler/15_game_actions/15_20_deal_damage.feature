Feature: Gate Ruler 15-20 Dealing damage

  @GR-15-20a
  Rule: 15-20a To deal damage is to add a damage resolution process
    - process: a damage resolution process is added to the gate, and nothing is dealt before it resolves
    - unit: for a unit
    - ruler: for a ruler

    @clause-process @clause-unit
    Scenario: Damage to a unit lies on the gate as a process, and is dealt to the unit only as that resolves
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      And Bob could respond
      When Alice plays "Sudden Spark" targeting "Siege Beast"
      And Bob passes
      Then from its top the gate holds damage of "Sudden Spark"
      And the damage of "Sudden Spark" is 3 for "Siege Beast"
      And the damage of "Sudden Spark" is nothing for "Tower Guard"
      And "Siege Beast" has no damage
      When everyone passes until nothing is waiting
      Then "Siege Beast" has 3 damage

    @clause-process @clause-ruler
    Scenario: Damage to a ruler lies on the gate as a process, and is dealt to the ruler only as that resolves
      Given it is Alice's main phase
      And Alice has a "Shooting Star" in her first set zone
      And Bob could respond
      When Alice plays "Shooting Star"
      And Bob passes
      Then from its top the gate holds damage of "Shooting Star"
      And the damage of "Shooting Star" is 2 for Bob's "Knight"
      And the damage of "Shooting Star" is nothing for Alice's "Knight"
      And Bob has no cards in his damage zone
      When everyone passes until nothing is waiting
      Then Bob has two cards in his damage zone

  @GR-15-20b
  Rule: 15-20b What deals damage to a unit is what it is dealt damage by
    - unit: a unit that something deals damage to is dealt that damage
    - ruler: so is a ruler

    @clause-unit
    Scenario: An ability that waits for effect damage triggers when an event deals damage to a unit
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Alice has a ready "Spell Scribe" in her left attack zone
      And Bob has a ready "Siege Beast" in his left attack zone
      And the top of Alice's deck is "Tower Guard"
      When Alice plays "Sudden Spark" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 3 damage
      And "Tower Guard" is in Alice's hand

    @clause-ruler
    Scenario: An ability that waits for effect damage triggers when a unit's ability deals damage to a ruler
      Given it is Alice's main phase
      And Alice has a ready "Forge Master" in her left attack zone
      And Alice has a ready "Spell Scribe" in her right attack zone
      And the top of Alice's deck is "Tower Guard"
      When Alice activates "Forge Master"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone
      And "Tower Guard" is in Alice's hand

  @GR-15-20c
  Rule: 15-20c Damage of the damage step is combat damage, any other is effect damage
    - combat: the damage of the damage step of an attack is combat damage
    - defined: so is other damage that a rule calls so
    - effect: all other damage is effect damage

    @clause-combat
    Scenario: An attack deals combat damage
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Battle Scribe" in her right attack zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice attacks "Siege Beast" with "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-effect
    Scenario: An event that deals damage to a unit deals no combat damage
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Alice has a ready "Battle Scribe" in her right attack zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 3 damage
      And Alice has no cards in her hand

    @clause-combat
    Scenario: Intercept deals combat damage beside that of the attack
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a ready "Battle Scribe" in her right attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      When Alice attacks "Patient Spearman" with "Siege Beast"
      And everyone passes until the attack is over
      Then Alice has two cards in her hand

    @clause-combat
    Scenario: An attack deals no effect damage
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Spell Scribe" in her right attack zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice attacks "Siege Beast" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Siege Beast" has 2 damage
      And Alice has no cards in her hand

    @clause-combat @clause-defined
    Scenario: Breakthrough deals combat damage after that of the attack
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Alice has a ready "Battle Scribe" in her right attack zone
      And Bob has a ready "Frail Squire" in his defense zone
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until the attack is over
      Then Alice has two cards in her hand
