Feature: Gate Ruler 15-9 Discarding

  @GR-15-9a
  Rule: 15-9a A card that is discarded goes from its player's hand to his graveyard

    Scenario: Bob discards the card of his choice
      Given it is Alice's main phase
      And Alice has a "Cast Aside" in her hand
      And Bob has a "Tower Guard" in his hand
      And Bob has a "Siege Beast" in his hand
      When Alice plays "Cast Aside"
      And everyone passes until Bob is asked which card
      And Bob chooses "Siege Beast"
      Then "Siege Beast" is in Bob's graveyard
      And "Tower Guard" is in Bob's hand
