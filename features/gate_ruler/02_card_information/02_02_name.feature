Feature: Gate Ruler 2-2 Names

  @GR-2-2a @informative
  Rule: 2-2a A card's name tells it from others

  @GR-2-2b @see-GR-5-2c-1b @see-GR-5-2c-1c @see-GR-5-2c-2
  Rule: 2-2b Deck construction looks at names

  @GR-2-2c
  Rule: 2-2c A name in quotes means cards of just that name, or cards that have it in their names
    - exact: where it means the name, no card with more in its name
    - part: where it means a part, each card with that in its name

    @clause-exact
    Scenario: An effect on units of a name affects those of both players with just that name and none with a longer one
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Ember Recruit Captain" in her right attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Alice has a "Recruits' Holiday" in her hand
      When Alice plays "Recruits' Holiday"
      And everyone passes until nothing is waiting
      Then Alice's "Ember Recruit" is exhausted
      And Bob's "Ember Recruit" is exhausted
      And "Ember Recruit Captain" is ready

    @clause-part
    Scenario: An effect on a part of a name affects each unit with that part in its name and no other
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Ember Recruit Captain" in her right attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Alice has an "Ember Festival" in her hand
      When Alice plays "Ember Festival"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is exhausted
      And "Ember Recruit Captain" is exhausted
      And "Tower Guard" is ready

    @clause-exact
    Scenario: A search of a deck for a name offers only the card of that name
      Given it is Alice's main phase
      And the top of Alice's deck is "Siege Beast", "Gate Warden" and "Tower Guard"
      And Alice has a "Muster the Guard" in her hand
      When Alice plays "Muster the Guard"
      And everyone passes until Alice looks through a deck
      Then Alice chooses between "Tower Guard"

    @clause-exact
    Scenario: An event that exhausts units of a name exhausts a unit to which a player has given that name
      Given it is Alice's main phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has an "Ember Recruit" in his graveyard
      And Alice has a "False Papers" in her hand
      And Alice has a "Recruits' Holiday" in her hand
      When Alice plays "False Papers" targeting "Siege Beast"
      And Alice names "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Recruits' Holiday"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is exhausted
