Feature: Gate Ruler 16-7 Intercept

  @GR-16-7a
  Rule: 16-7a A unit with Intercept deals damage to the unit that attacks it, without any ability being played
    - damage: it deals damage to the attacking unit
    - attacked: only if it is itself attacked
    - unplayed: no ability is played for it
    - ability: a unit that has lost it deals none

    @clause-unplayed @clause-damage
    Scenario: The damage of an attacked unit with Intercept is on the gate without any ability
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      And Bob could respond
      When Alice attacks "Patient Spearman" with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob passes
      Then from its top the gate holds damage of "Patient Spearman"

    @clause-damage
    Scenario: A unit with Intercept and 2 ATK deals 2 damage to the unit that attacks it
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      When Alice attacks "Patient Spearman" with "Siege Beast"
      And everyone passes until the attack is over
      Then "Siege Beast" has 2 damage

    @clause-attacked
    Scenario: A unit with Intercept deals no damage to a unit that attacks another unit
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      When Alice attacks "Ember Recruit" with "Siege Beast"
      And everyone passes until the attack is over
      Then "Siege Beast" has no damage
      And "Ember Recruit" is in Bob's graveyard

    @clause-ability
    Scenario: A unit with Intercept that has lost its abilities deals no damage to the unit that attacks it
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      And Bob has a "Hushing Rain" in his first set zone
      When Alice attacks "Patient Spearman" with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Hushing Rain"
      And everyone passes until the attack is over
      Then "Siege Beast" has no damage
      And "Patient Spearman" is in Bob's graveyard

  @GR-16-7b
  Rule: 16-7b What it deals is combat damage

    Scenario: A unit with Intercept deals combat damage
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      And Bob could respond
      When Alice attacks "Patient Spearman" with "Siege Beast"
      And everyone passes until damage is on the gate
      Then the damage of "Patient Spearman" is combat damage

    Scenario: The damage of Intercept triggers the attacking unit's ability that waits for combat damage
      Given it is Alice's attack phase
      And Alice has a ready "Pain Scribe" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      When Alice attacks "Patient Spearman" with "Pain Scribe"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

  @GR-16-7c @see-GR-8-5a @see-GR-8-5a-1 @see-GR-8-5b @see-GR-8-5c
  Rule: 16-7c How intercepting goes is said with the steps of an attack
