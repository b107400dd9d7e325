Feature: Gate Ruler 8-5 Intercepting

  @GR-8-5a
  Rule: 8-5a A unit with Intercept that is being attacked strikes before the damage step
    - strikes: a unit with Intercept deals its damage before the damage step
    - attacked: only the unit that is being attacked

    @clause-strikes
    Scenario: An attacked unit with Intercept destroys its attacker before the attacker deals damage
      Given it is Alice's attack phase
      And Alice has a ready "Frail Squire" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      When Alice attacks "Patient Spearman" with "Frail Squire"
      And everyone passes until the attack is over
      Then "Frail Squire" is in Alice's graveyard
      And "Patient Spearman" has no damage

    @clause-attacked
    Scenario: A unit with Intercept that is not being attacked deals no damage to the attacker
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" has no damage
      And Bob has one card in his damage zone

  @GR-8-5a-1
  Rule: 8-5a-1 There is no intercept step without Intercept, against a ruler, or when the attacker is gone
    - without: not if the unit is without Intercept
    - ruler: not if the attacking card is a ruler
    - gone: not if nothing is attacking any more
    - unit: not if a ruler is being attacked

    @clause-without
    Scenario: An attacked unit without Intercept deals no damage to its attacker and is dealt combat damage
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" has no damage
      And "Tower Guard" has 2 damage

    @clause-ruler
    Scenario: An attacked unit with Intercept deals no damage to an attacking ruler and is dealt combat damage
      Given it is Alice's attack phase
      And Bob has a ready "Patient Spearman" in his left attack zone
      When Alice attacks "Patient Spearman" with her ruler
      And everyone passes until the attack is over
      Then Alice has no cards in her damage zone
      And "Patient Spearman" has 3 damage

    @clause-gone
    Scenario: An attacker that is moved to the defense zone is dealt no intercept damage
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      And Bob has a "Fall Back" in his first set zone
      When Alice attacks "Patient Spearman" with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Fall Back" targeting "Siege Beast"
      And everyone passes until the attack is over
      Then "Siege Beast" has no damage
      And "Siege Beast" is in Alice's defense zone

    @clause-unit
    Scenario: A ruler does not intercept, even with Intercept
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a "Thorned Seat" in his field zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until the attack is over
      Then "Siege Beast" has no damage
      And Bob has two cards in his damage zone

  @GR-8-5b
  Rule: 8-5b Intercepting deals the interceptor's ATK to the attacking unit
    - amount: as much as the ATK of the unit with Intercept
    - step: in the intercept step
    - target: to the attacking unit, and to nothing else

    @clause-amount
    Scenario: Intercept damage is as great as the interceptor's ATK
      Given it is Alice's attack phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      When Alice attacks "Patient Spearman" with "Tower Guard"
      And everyone passes until the attack is over
      Then "Tower Guard" has 2 damage

    @clause-step @clause-target
    Scenario: The damage of the unit with Intercept comes onto the gate in the intercept step
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      And Bob could respond
      When Alice attacks "Patient Spearman" with "Siege Beast"
      And everyone passes until Bob has priority in the intercept step
      Then from its top the gate holds damage of "Patient Spearman"

    @clause-target @clause-amount
    Scenario: Intercept damage is dealt to the attacking unit and not to its controller's ruler
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      When Alice attacks "Patient Spearman" with "Siege Beast"
      And everyone passes until the attack is over
      Then "Siege Beast" has 2 damage
      And Alice has no cards in her damage zone

  @GR-8-5c
  Rule: 8-5c The players can act on intercept damage before the damage step
    - act: the players can act on it
    - step: before the damage step, and so before combat damage is dealt

    @clause-act @clause-step
    Scenario: An event and the intercept damage together destroy the attacker before it deals combat damage
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks "Patient Spearman" with "Siege Beast"
      And everyone passes until Bob has priority in the intercept step
      And Bob plays "Sudden Spark" targeting "Siege Beast"
      And everyone passes until the attack is over
      Then "Siege Beast" is in Alice's graveyard
      And "Patient Spearman" has no damage

    @clause-act @clause-step
    Scenario: The attacking player saves the attacker from intercept damage with an event, and it deals combat damage
      Given it is Alice's attack phase
      And Alice has a ready "Frail Squire" in her left attack zone
      And Alice has an "Oak Blessing" in her first set zone
      And Bob has a ready "Patient Spearman" in his left attack zone
      When Alice attacks "Patient Spearman" with "Frail Squire"
      And everyone passes until Alice has priority in the intercept step
      And Alice plays "Oak Blessing" targeting "Frail Squire"
      And everyone passes until the attack is over
      Then "Frail Squire" is in Alice's left attack zone
      And "Frail Squire" has 2 damage
      And "Patient Spearman" has 1 damage
