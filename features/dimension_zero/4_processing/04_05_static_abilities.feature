Feature: Dimension Zero 4.5 Static abilities

  @DZ-4.5.1
  Rule: 4.5.1 A static ability always has its continuous effect, as a rule only while on a square
    - always: what it says holds all the time, for whatever it speaks of at the moment, and for nothing else
    - square: only while its card is on a square
    - unless: where its text speaks of the card in another zone, it works there

    @example @clause-always
    Scenario: A base makes its player's red units in the same line stronger, and no others
      Given it is Alice's main phase
      And Alice has a "Red Standard" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Tide Guard" in her left center square
      And Alice has a released "Ember Giant" in her middle own square
      And Bob has a released "Ember Brute" in his right own square
      When Alice plays "Red Standard" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000
      And "Tide Guard" has power 3000
      And "Ember Giant" has power 5000
      And "Ember Brute" has power 4000

    @clause-always
    Scenario: A unit to which a base gives a static ability that raises its power has that power
      Given it is Alice's main phase
      And Alice has a "Drill Hall" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Ember Brute" in his right own square
      When Alice plays "Drill Hall" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000
      And "Ember Brute" has power 4000

    @clause-always
    Scenario: A unit that moves to another line loses what a base gives to its line
      Given it is Alice's main phase
      And Alice has a released "Red Standard" in her left base square
      And Alice has a released "Ember Guard" in her left own square
      When Alice moves "Ember Guard" to her middle own square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 3000

    @clause-always
    Scenario: A unit that moves to the line gets what a base gives to its line
      Given it is Alice's main phase
      And Alice has a released "Red Standard" in her left base square
      And Alice has a released "Ember Guard" in her middle own square
      When Alice moves "Ember Guard" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000

    @clause-square
    Scenario: A base that has gone to the graveyard makes nothing stronger any more
      Given it is Alice's main phase
      And Alice has a "Landslide" in her hand
      And Alice has a released "Drill Camp" in her left base square
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Landslide" aiming at "Drill Camp"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 3000

    @clause-unless
    Scenario: A strategy that is cheaper by its own text is so in the hand
      Given it is Alice's main phase
      And Alice has a "Cheap Trick" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      Then Alice may play "Cheap Trick"
      When Alice plays "Cheap Trick"
      And everyone passes until the stack is empty
      Then "Cheap Trick" is in Alice's graveyard
      And Alice has a card in her hand

  @DZ-4.5.2
  Rule: 4.5.2 A static ability applies at once: no card is ever put down as it was without it
    - there: it applies at once to the cards that are on squares
    - arrival: it applies to a card that comes to a square as it comes there

    @clause-there
    Scenario: A base that comes makes the units that are there stronger at once
      Given it is Alice's main phase
      And Alice has a "Drill Camp" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Drill Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Drill Camp" is in Alice's left base square
      And "Ember Guard" has power 4000

    @clause-arrival
    Scenario: A unit comes to its square with the power that a base gives it
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice has a released "Giant Watcher" in her right own square
      And Bob has a released "Drill Camp" in his left base square
      When Alice plays "Ember Guard" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left own square
      And Alice has a card in her hand

    @clause-arrival
    Scenario: A unit comes to its square with the power that a base leaves it
      Given it is Alice's main phase
      And Alice has an "Ember Brute" in her hand
      And Alice has a released "Giant Watcher" in her right own square
      And Bob has a released "Withered Camp" in his left base square
      When Alice plays "Ember Brute" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Brute" is in Alice's left own square
      And Alice has no cards in her hand

    # Reading: docs/decisions/3447-a-unit-comes-controlled-by-whom-a-static-ability-says.md
    @clause-arrival
    Scenario: A unit that the opponent controls as soon as it has come does not come released by what its player's units gain
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has a "Starting Post" in her left base square
      And Bob has a "Tyrant's Camp" in his left base square
      When Alice plays "Ember Scout" to her left own square
      And everyone passes until the stack is empty
      Then Bob controls "Ember Scout"
      And "Ember Scout" is frozen

    # Reading: docs/decisions/3447-a-unit-comes-controlled-by-whom-a-static-ability-says.md
    @clause-arrival
    Scenario: A unit that the opponent controls as soon as it has come comes released by what the opponent's units gain
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Bob has a "Starting Post" in his right base square
      And Bob has a "Tyrant's Camp" in his left base square
      When Alice plays "Ember Scout" to her left own square
      And everyone passes until the stack is empty
      Then Bob controls "Ember Scout"
      And "Ember Scout" is released

  @DZ-4.5.3
  Rule: 4.5.3 Static abilities do not use the stack

    Scenario: When a base with a static ability has come, nothing is on the stack, and what it says is so
      Given it is Alice's main phase
      And Alice has a "Drill Camp" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob could respond
      When Alice plays "Drill Camp" to her left base square
      And Bob passes
      Then "Drill Camp" is in Alice's left base square
      And the stack is empty
      And "Ember Guard" has power 4000
