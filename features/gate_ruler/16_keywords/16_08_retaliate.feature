Feature: Gate Ruler 16-8 Retaliate

  @GR-16-8a
  Rule: 16-8a A unit with Retaliate that is attacked and holds out strikes the attacking unit
    - strike: it deals damage to the attacking unit
    - play: only if it is still in play at the end of the damage step
    - attacked: only if it was attacked
    - auto: it is an automatic ability, played over the gate
    - ability: a unit that has lost it does nothing

    @clause-strike
    Scenario: A unit with Retaliate that survives an attack deals damage to the attacking unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Spiteful Boar" in his left attack zone
      When Alice attacks "Spiteful Boar" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" has 2 damage
      And "Spiteful Boar" has 2 damage

    @clause-play
    Scenario: A unit with Retaliate that is destroyed by an attack deals no damage to the attacking unit
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Spiteful Boar" in his left attack zone
      When Alice attacks "Spiteful Boar" with "Siege Beast"
      And everyone passes until the attack is over
      Then "Siege Beast" has no damage
      And "Spiteful Boar" is in Bob's graveyard

    @clause-attacked
    Scenario: A unit with Retaliate deals no damage to a unit that attacks the ruler
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Spiteful Boar" in his left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" has no damage
      And Bob has one card in his damage zone

    @clause-auto
    Scenario: Retaliate is an automatic ability, which the players can answer on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Spiteful Boar" in his left attack zone
      And Bob could respond
      When Alice attacks "Spiteful Boar" with "Ember Recruit"
      And everyone passes until Bob has priority in the damage step
      Then from its top the gate holds an ability of "Spiteful Boar"
      And "Spiteful Boar" has no damage

    @clause-ability
    Scenario: Retaliate that is lost before the damage step does nothing
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Spiteful Boar" in his left attack zone
      And Bob has a "Hushing Rain" in his first set zone
      When Alice attacks "Spiteful Boar" with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Hushing Rain"
      And everyone passes until the attack is over
      Then "Ember Recruit" has no damage
      And "Spiteful Boar" has 2 damage

  # Reading: docs/decisions/1130-when-breakthrough-and-retaliate-look.md
  @GR-16-8a-1
  Rule: 16-8a-1 It looks as the damage step begins, and deals its ATK as the step ends
    - begin: it is attacked as the damage step begins
    - amount: the damage is its ATK
    - unit: only a unit that attacks is dealt damage
    - attacking: and only while it is attacking still
    - moved: moved within play it is in play still
    - same: what left play and came back is another unit
    - end: it waits for the end of this step only

    @clause-amount
    Scenario: A unit with Retaliate, 2 ATK and 1 STK deals 2 damage to the attacking unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Spiteful Boar" in his left attack zone
      And Bob could respond
      When Alice attacks "Spiteful Boar" with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Bob passes
      And everyone passes until damage is on the gate
      Then the damage of "Spiteful Boar" is 2 for "Ember Recruit"
      And "Spiteful Boar" has 2 damage

    @clause-unit
    Scenario: A unit with Retaliate deals no damage to a ruler that attacks it
      Given it is Alice's attack phase
      And Bob has a ready "Spiteful Boar" in his left attack zone
      When Alice attacks "Spiteful Boar" with her ruler
      And everyone passes until the attack is over
      Then Alice has no cards in her damage zone
      And "Spiteful Boar" has 3 damage

    @clause-attacking
    Scenario: Retaliate deals no damage to an attacking unit that moves to the defense zone earlier in the damage step
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Spiteful Boar" in his left attack zone
      And Bob has a "Fall Back" in his first set zone
      When Alice attacks "Spiteful Boar" with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Bob plays "Fall Back" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" has no damage
      And "Spiteful Boar" has 2 damage

    @clause-moved @clause-amount
    Scenario: A unit with Retaliate that moves to the defense zone in the damage step still strikes the attacking unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Spiteful Boar" in his left attack zone
      And Bob has a "Fall Back" in his first set zone
      When Alice attacks "Spiteful Boar" with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Bob plays "Fall Back" targeting "Spiteful Boar"
      And everyone passes until the attack is over
      Then "Ember Recruit" has 2 damage
      And "Spiteful Boar" is in Bob's defense zone

    @clause-same
    Scenario: A unit with Retaliate that is destroyed and then special summoned does not strike the attacking unit
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Spiteful Boar" in his left attack zone
      And Bob has a "Grave Call" in his first set zone
      When Alice attacks "Spiteful Boar" with "Siege Beast"
      And everyone passes until a card is in Bob's graveyard
      And everyone passes until Bob has priority in the damage step
      And Bob plays "Grave Call" targeting "Spiteful Boar"
      And everyone passes until the attack is over
      Then "Siege Beast" has no damage
      And "Spiteful Boar" is in Bob's left attack zone
      And "Grave Call" is in Bob's graveyard

    @clause-begin
    Scenario: Retaliate does not trigger in the damage step if the ruler is attacked and not its unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Spiteful Boar" in his left attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the damage step
      Then the gate is empty
      And it is the damage step

    @clause-end @clause-begin
    Scenario: If an effect ends the turn before Retaliate strikes, Retaliate does not strike in the next turn's attack
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Close of Day" in her first set zone
      And Alice could respond
      And Alice has a ready "Broad Ox" in her right attack zone
      And Bob has a ready "Spiteful Boar" in his left attack zone
      When Alice attacks "Spiteful Boar" with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Alice plays "Close of Day"
      And everyone passes until Bob's attack phase
      And everyone passes until the next attack can be declared
      And Bob attacks "Broad Ox" with "Spiteful Boar"
      And everyone passes until damage is on the gate
      And Alice passes
      And Alice passes
      Then it is the damage step
      And the gate is empty
      And "Broad Ox" has 2 damage

  @GR-16-8b
  Rule: 16-8b A unit that has Retaliate does not gain it once more
    - own: one that has it of itself gains none
    - gained: one that has gained it gains no second
    - left: nor has it any once the one that it had is gone

    @clause-own
    Scenario: A unit with Retaliate that gains it strikes back once
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Spiteful Boar" in his left attack zone
      And Bob has a "Spite Order" in his first set zone
      When Alice attacks "Spiteful Boar" with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Spite Order" targeting "Spiteful Boar"
      And everyone passes until the attack is over
      Then "Ember Recruit" has 2 damage
      And "Ember Recruit" is in Alice's left attack zone

    @clause-gained
    Scenario: A unit that gains Retaliate twice strikes back once
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a "Spite Order" in his first set zone
      And Bob has a "Spite Order" in his second set zone
      When Alice attacks "Broad Ox" with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays first "Spite Order" targeting "Broad Ox"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays second "Spite Order" targeting "Broad Ox"
      And everyone passes until the attack is over
      Then "Ember Recruit" has 1 damage

    @clause-left @clause-gained
    Scenario: A unit that has Retaliate for a battle as it would gain it for the turn has none in its next battle
      Given it is Alice's attack phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a "Quick Spite" in his first set zone
      And Bob has a "Spite Order" in his second set zone
      When Alice attacks "Broad Ox" with "Tower Guard"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Quick Spite" targeting "Broad Ox"
      And everyone passes until a card is in Bob's graveyard
      And Bob plays "Spite Order" targeting "Broad Ox"
      And everyone passes until the attack is over
      And Alice attacks "Broad Ox" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Broad Ox" has 3 damage
      And "Ember Recruit" has no damage

  @GR-16-8c
  Rule: 16-8c What it deals is combat damage

    Scenario: A unit with Retaliate deals combat damage to the attacking unit
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Spiteful Boar" in his left attack zone
      And Bob has an "Oak Blessing" in his first set zone
      And Bob could respond
      When Alice attacks "Spiteful Boar" with "Siege Beast"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Oak Blessing" targeting "Spiteful Boar"
      And everyone passes until damage is on the gate
      And Bob passes
      And everyone passes until damage is on the gate
      Then the damage of "Spiteful Boar" is combat damage

    Scenario: A field that adds 1 to the damage of its player's effects adds nothing to the damage of Retaliate
      Given it is Alice's attack phase
      And Alice has a ready "Broad Ox" in her left attack zone
      And Bob has a ready "Spiteful Boar" in his left attack zone
      And Bob has an "Old Recipe" in his field zone
      When Alice attacks "Spiteful Boar" with "Broad Ox"
      And everyone passes until the attack is over
      Then "Broad Ox" has 2 damage
