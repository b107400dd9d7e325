Feature: Gate Ruler 3-15 The graveyard

  @GR-3-15a
  Rule: 3-15a Cards that were used or destroyed go to the graveyard
    - used: cards that were used
    - destroyed: cards that were destroyed

    @clause-used
    Scenario: An event that has resolved goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard

    @clause-destroyed
    Scenario: A unit that is destroyed goes to its owner's graveyard
      Given it is Alice's main phase
      And Alice has a "Falling Axe" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Falling Axe" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard

  @GR-3-15b
  Rule: 3-15b Everybody sees the cards of a graveyard, and which came first does not matter
    - seen: both players see them
    - order: any of them can be chosen

    @clause-seen
    Scenario: Both players see a card in a graveyard
      Given it is Alice's main phase
      And Bob has a "Tower Guard" in his graveyard
      Then Alice sees "Tower Guard"
      And Bob sees "Tower Guard"

    @clause-seen
    Scenario: Both players see a card that goes from a hand to the graveyard
      Given it is Alice's main phase
      And Alice has a "Cast Aside" in her hand
      And Bob has a "Tower Guard" in his hand
      When Alice plays "Cast Aside"
      And everyone passes until nothing is waiting
      Then Alice sees "Tower Guard"
      And Bob sees "Tower Guard"

    @clause-seen @clause-order
    Scenario: Any card of a graveyard can be chosen
      Given it is Alice's main phase
      And Alice has an "Out of the Grave" in her hand
      And Bob has a "Tower Guard" in his graveyard
      And Bob has a "Siege Beast" in his graveyard
      And Bob has an "Ember Recruit" in his graveyard
      When Alice begins to play "Out of the Grave"
      Then Alice chooses between "Tower Guard", "Siege Beast" and "Ember Recruit"
      When Alice chooses "Siege Beast" as the target
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's hand
