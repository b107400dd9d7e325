Feature: Gate Ruler 15-22 Reducing damage

  @GR-15-22a
  Rule: 15-22a Damage that is reduced deals that much less to its target
    - unit: so it is with damage that a unit is dealt
    - ruler: and with damage that a ruler is dealt
    - part: as much as was said, and no more
    - all: where that is more than the damage, none is dealt, and nothing is healed

    @clause-unit @clause-part
    Scenario: Damage of 3 that is reduced by 2 deals 1 damage to a unit
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Dulling Charm" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Dulling Charm"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 1 damage

    @clause-unit @clause-all
    Scenario: Damage of 1 that is reduced by 2 deals none to a unit and heals nothing
      Given it is Alice's main phase
      And Alice has a ready "Paid Archer" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone with 2 damage
      And Bob has a "Dulling Charm" in his first set zone
      When Alice activates "Paid Archer" targeting "Tower Guard"
      And everyone passes until damage is on the gate
      And Bob plays "Dulling Charm"
      And everyone passes until nothing is waiting
      Then "Dulling Charm" is in Bob's graveyard
      And "Tower Guard" has 2 damage

    @clause-ruler
    Scenario: Damage of 2 to a ruler that is reduced by 2 is not dealt, and that of the next attack is
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Bob has a "Dulling Charm" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Dulling Charm"
      And everyone passes until the next attack can be declared
      Then Bob has no cards in his damage zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his damage zone

  @GR-15-22a-1 @see-GR-13-3a
  Rule: 15-22a-1 Reducing damage is preventing it
