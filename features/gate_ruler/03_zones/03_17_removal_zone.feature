Feature: Gate Ruler 3-17 The removal zone

  @GR-3-17a
  Rule: 3-17a Cards that are removed from the game go to the removal zone

    Scenario: A unit that an effect removes from the game goes to its owner's removal zone
      Given it is Alice's main phase
      And Alice has a "Void Lance" in her hand
      And Bob has a ready "Siege Beast" in his defense zone
      When Alice plays "Void Lance" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's removal zone

  @GR-3-17b
  Rule: 3-17b Everybody sees the cards of a removal zone, and which came first does not matter
    - seen: both players see them
    - order: any of them can be chosen

    @clause-seen
    Scenario: Both players see a card in a removal zone
      Given it is Alice's main phase
      And Bob has a "Tower Guard" in his removal zone
      Then Alice sees "Tower Guard"
      And Bob sees "Tower Guard"

    @clause-seen @clause-order
    Scenario: Any card of a removal zone can be chosen
      Given it is Alice's main phase
      And Alice has a "Back from Nowhere" in her hand
      And Bob has a "Tower Guard" in his removal zone
      And Bob has a "Siege Beast" in his removal zone
      And Bob has an "Ember Recruit" in his removal zone
      When Alice begins to play "Back from Nowhere"
      Then "Tower Guard" is among the cards that Alice is asked about
      And "Siege Beast" is among the cards that Alice is asked about
      And "Ember Recruit" is among the cards that Alice is asked about
      When Alice chooses "Siege Beast" as the target
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's hand
