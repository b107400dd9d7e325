Feature: Gate Ruler 15-2 Plus and minus

  @GR-15-2a
  Rule: 15-2a To gain plus or minus a number changes the property by that number

    @example
    Scenario: A unit that gains ATK has more of it
      Given it is Alice's main phase
      And Alice has a "Long Anthem" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 4 ATK

    Scenario: A unit that gains minus HP has less of it
      Given it is Alice's main phase
      And Alice has a "Withering Touch" in her hand
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Withering Touch" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 2 HP
