Feature: Gate Ruler 15-13 Removing

  @GR-15-13a
  Rule: 15-13a A card that is removed from the game lies in its owner's removal zone
    - zone: it comes to a removal zone
    - owner: that of its owner, whoever controlled it

    @clause-zone
    Scenario: A unit of Bob's that is removed from the game lies in Bob's removal zone
      Given it is Alice's main phase
      And Alice has a "Void Lance" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Void Lance" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's removal zone

    @clause-owner @clause-zone
    Scenario: A unit that Alice controls and Bob owns goes to Bob's removal zone when it is removed
      Given it is Alice's main phase
      And Alice has a "Void Lance" in her hand
      And Alice has the opponent's "Tower Guard" in her left attack zone
      When Alice plays "Void Lance" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's removal zone
