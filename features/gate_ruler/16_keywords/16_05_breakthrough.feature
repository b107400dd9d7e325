Feature: Gate Ruler 16-5 Breakthrough

  @GR-16-5a
  Rule: 16-5a A unit with Breakthrough that clears the defense zone strikes the ruler behind it
    - strike: it deals damage to the ruler, after the combat damage to the unit
    - gone: only if that unit is not in the zone any more
    - who: only a unit with Breakthrough does
    - auto: it is an automatic ability, played over the gate
    - ability: a unit that has lost it does nothing

    @clause-strike
    Scenario: A unit with Breakthrough that destroys the unit in the defense zone deals damage to the ruler
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Bob has a ready "Frail Squire" in his defense zone
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until the attack is over
      Then Bob has two cards in his damage zone
      And "Frail Squire" is in Bob's graveyard

    @clause-gone
    Scenario: A unit with Breakthrough deals no damage to the ruler if the unit in the defense zone survives its attack
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice attacks "Tower Guard" with "Breaching Ram"
      And everyone passes until the attack is over
      Then Bob has no cards in his damage zone
      And "Tower Guard" has 4 damage

    @clause-who
    Scenario: A unit without Breakthrough that destroys the unit in the defense zone deals no damage to the ruler
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a ready "Breaching Ram" in her right attack zone
      And Bob has a ready "Frail Squire" in his defense zone
      When Alice attacks "Frail Squire" with "Siege Beast"
      And everyone passes until the attack is over
      Then Bob has no cards in his damage zone
      And "Frail Squire" is in Bob's graveyard

    @clause-auto
    Scenario: Breakthrough is an automatic ability, which the players can answer on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Bob has a ready "Frail Squire" in his defense zone
      And Bob could respond
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of "Breaching Ram"
      And Bob may play "Quiet Nod"
      And "Frail Squire" is in Bob's defense zone

    @clause-ability
    Scenario: Breakthrough that is lost before the damage step does nothing
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Alice has a "Hushing Rain" in her first set zone
      And Bob has a ready "Frail Squire" in his defense zone
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Hushing Rain"
      And everyone passes until the attack is over
      Then Bob has no cards in his damage zone
      And "Frail Squire" is in Bob's graveyard

  # Reading: docs/decisions/1130-when-breakthrough-and-retaliate-look.md
  @GR-16-5a-1
  Rule: 16-5a-1 It looks as the damage step begins, and deals its STK as the step ends
    - begin: it attacks a unit as the damage step begins
    - where: that unit is in the defense zone
    - end: it strikes as that step ends
    - still: only if it is attacking still
    - empty: and only if the defense zone is empty
    - amount: the damage is its STK

    @clause-where
    Scenario: A unit with Breakthrough that destroys a unit in an attack zone deals no damage to the ruler
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Bob has a ready "Frail Squire" in his left attack zone
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until the attack is over
      Then Bob has no cards in his damage zone
      And "Frail Squire" is in Bob's graveyard

    @clause-begin
    Scenario: A unit with Breakthrough that attacks the ruler deals damage to the ruler only once
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      When Alice attacks Bob's ruler with "Breaching Ram"
      And everyone passes until the attack is over
      Then Bob has two cards in his damage zone

    @clause-amount
    Scenario: A unit with Breakthrough, 4 ATK and 2 STK deals 2 damage to the ruler
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Bob has a ready "Frail Squire" in his defense zone
      And Bob could respond
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until damage is on the gate
      And Bob passes
      And everyone passes until damage is on the gate
      Then the damage of "Breaching Ram" is 2 for Bob's "Knight"

    @clause-end
    Scenario: Breakthrough deals its damage after the attacked unit is destroyed, but still in the damage step
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Bob has a ready "Frail Squire" in his defense zone
      And Bob could respond
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until a card is in Bob's graveyard
      And everyone passes until damage is on the gate
      Then from its top the gate holds damage of "Breaching Ram"
      And it is the damage step

    @clause-empty
    Scenario: The ruler takes no damage if a unit moves into the defense zone before Breakthrough deals its damage
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Bob has a ready "Frail Squire" in his defense zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Fall Back" in his first set zone
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until a card is in Bob's graveyard
      And everyone passes until an ability is on the gate
      And Bob plays "Fall Back" targeting "Tower Guard"
      And everyone passes until the attack is over
      Then Bob has no cards in his damage zone
      And "Tower Guard" is in Bob's defense zone

    @clause-still
    Scenario: A unit with Breakthrough that is put into its owner's hand before it strikes deals no damage to the ruler
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Bob has a ready "Frail Squire" in his defense zone
      And Bob has a "Fade Away" in his first set zone
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until a card is in Bob's graveyard
      And everyone passes until an ability is on the gate
      And Bob plays "Fade Away" targeting "Breaching Ram"
      And everyone passes until the attack is over
      Then Bob has no cards in his damage zone
      And "Breaching Ram" is in Alice's hand

    @clause-begin @clause-amount
    Scenario: If the attacked unit leaves play early in the damage step, the attack and Breakthrough both damage the ruler
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Bob has a ready "Frail Squire" in his defense zone
      And Bob has a "Fade Away" in his first set zone
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until an ability is on the gate
      And Bob plays "Fade Away" targeting "Frail Squire"
      And everyone passes until the attack is over
      Then Bob has four cards in his damage zone
      And "Frail Squire" is in Bob's hand

    @clause-begin
    Scenario: If the attacked unit leaves play before the damage step, the attack damages the ruler but Breakthrough does not
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Bob has a ready "Frail Squire" in his defense zone
      And Bob has a "Fade Away" in his first set zone
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Fade Away" targeting "Frail Squire"
      And everyone passes until the attack is over
      Then Bob has two cards in his damage zone

    @clause-still @clause-amount
    Scenario: Breakthrough deals no damage to the ruler again when another unit attacks later in the turn
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a ready "Frail Squire" in his defense zone
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until the next attack can be declared
      And Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has three cards in his damage zone

    @clause-where
    Scenario: Breakthrough does not trigger if its unit attacks a unit in an attack zone and not the one in the defense zone
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Frail Squire" in his defense zone
      And Bob could respond
      When Alice attacks "Tower Guard" with "Breaching Ram"
      And everyone passes until Bob has priority in the damage step
      Then it is the damage step
      And the gate is empty

  @GR-16-5b
  Rule: 16-5b What it deals is combat damage

    Scenario: A unit with Breakthrough and 2 STK deals 2 combat damage to the ruler
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Bob has a ready "Frail Squire" in his defense zone
      And Bob could respond
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until a card is in Bob's graveyard
      And everyone passes until damage is on the gate
      Then the damage of "Breaching Ram" is combat damage
      And the damage of "Breaching Ram" is 2 for Bob's "Knight"

  @GR-16-5c
  Rule: 16-5c A unit that has Breakthrough does not gain it once more
    - own: one that has it of itself gains none
    - gained: one that has gained it gains no second
    - left: nor has it any once the one that it had is gone

    @clause-own
    Scenario: A unit with Breakthrough that gains it strikes the ruler once
      Given it is Alice's attack phase
      And Alice has a ready "Breaching Ram" in her left attack zone
      And Alice has a "Breach Order" in her first set zone
      And Bob has a ready "Frail Squire" in his defense zone
      When Alice attacks "Frail Squire" with "Breaching Ram"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Breach Order" targeting "Breaching Ram"
      And everyone passes until the attack is over
      Then Bob has two cards in his damage zone

    @clause-gained
    Scenario: A unit that gains Breakthrough twice strikes the ruler once
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a "Breach Order" in her first set zone
      And Alice has a "Breach Order" in her second set zone
      And Bob has a ready "Frail Squire" in his defense zone
      When Alice attacks "Frail Squire" with "Siege Beast"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays first "Breach Order" targeting "Siege Beast"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays second "Breach Order" targeting "Siege Beast"
      And everyone passes until the attack is over
      Then Bob has two cards in his damage zone

    @clause-left @clause-gained
    Scenario: A unit that has Breakthrough for a battle as it would gain it for the turn has none in its next battle
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a "Quick Breach" in her first set zone
      And Alice has a "Breach Order" in her second set zone
      And Alice has a "Second Wind" in her third set zone
      And Bob has a ready "Frail Squire" in his defense zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with "Siege Beast"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Quick Breach" targeting "Siege Beast"
      And everyone passes until a card is in Alice's graveyard
      And Alice plays "Breach Order" targeting "Siege Beast"
      And Alice plays "Second Wind" targeting "Siege Beast"
      And everyone passes until the attack is over
      And Alice attacks "Frail Squire" with "Siege Beast"
      And everyone passes until the attack is over
      Then "Frail Squire" is in Bob's graveyard
      And Bob has no cards in his damage zone
