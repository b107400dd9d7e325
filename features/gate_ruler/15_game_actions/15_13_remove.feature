Feature: Gate Ruler 15-13 Removing

  @GR-15-13a
  Rule: 15-13a A card that is removed from the game lies in its owner's removal zone

    Scenario: A unit
      Given it is Alice's main phase
      And Alice has a "Void Lance" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Void Lance" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's removal zone
