Feature: Gate Ruler 10-2 Driving in one's own turn

  # Reading: docs/decisions/1170-driving-in-the-start-phase-is-driving-in-ones-turn.md
  @GR-10-2a
  Rule: 10-2a What the active player drives in her start or main phase lies face down in her drive zone
    - when: in the main phase of the active player
    - start: and in her start phase
    - hidden: face down, and only she sees it
    - move: what replaces its move there replaces the drive

    @clause-when @clause-hidden
    Scenario: A card driven in a player's own main phase is hidden from the opponent, and its player may reveal it
      Given it is Alice's main phase
      And Alice has a "Calling Rite" in her hand
      And the top of Alice's deck is "Tower Guard"
      When Alice plays "Calling Rite"
      And everyone passes until a card is in Alice's drive zone
      Then Alice sees "Tower Guard"
      And Bob does not see "Tower Guard"
      And Alice may reveal "Tower Guard"

    @clause-start @clause-hidden
    Scenario: Cards that a ruler drives in its player's start phase lie in the drive zone, hidden from the opponent
      Given it is Bob's main phase
      And Alice has an "Apprentice" in her ruler zone
      And the top of Alice's deck is "Tower Guard" and "Siege Beast"
      When everyone passes until a card is in Alice's drive zone
      Then "Tower Guard" is in Alice's drive zone
      And "Siege Beast" is in Alice's drive zone
      And Bob does not see "Siege Beast"

    @clause-move
    Scenario: A card that would be driven is removed where a field removes what would come to a drive zone
      Given it is Alice's main phase
      And Alice has a "Broken Road" in her field zone
      And Alice has a "Calling Rite" in her hand
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Calling Rite"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's removal zone
      And Alice has no cards in her drive zone
