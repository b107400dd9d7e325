Feature: Dimension Zero 2.22 Status

  @DZ-2.22.0
  Rule: 2.22.0 Only cards on squares and in energy and smash zones have a status: square, turn and face
    - square: on which square it lies
    - pose: whether it is released or frozen, on battle squares, on base squares, in the energy zone and in the smash zone
    - face: whether it lies face up or face down
    - only: a card in another zone is neither released nor frozen

    @clause-square
    Scenario: A unit that moves lies on another square
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      When Alice moves "Ember Guard" to her middle own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's middle own square
      And "Ember Guard" is not in Alice's left own square

    @clause-pose
    Scenario: A unit that comes to a battle square is frozen there
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      When Alice plays "Ember Guard" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is frozen

    @clause-pose
    Scenario: A base that comes to a base square is released there
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      When Alice plays "Ember Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Camp" is released

    @clause-pose @clause-face
    Scenario: A card that comes into the energy zone lies there face up and released
      Given it is Alice's energy phase
      And Alice has a "Tide Brute" in her hand
      When Alice puts "Tide Brute" into her energy zone
      Then "Tide Brute" is released
      And "Tide Brute" lies face up

    @clause-pose @clause-face
    Scenario: A card that comes into the smash zone lies there face down and released
      Given it is Alice's smash phase
      And Alice has a released "Ember Guard" in her left center square
      And the top of Bob's deck is "Tide Golem"
      When Alice smashes with "Ember Guard"
      Then "Tide Golem" is released
      And "Tide Golem" lies face down

    @clause-only
    Scenario: A frozen unit that goes to the graveyard is not frozen or released there
      Given it is Alice's main phase
      And Bob has a frozen "Tide Scout" in his left own square
      And Alice has a "Scorch" in her hand
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is not frozen
      And "Tide Scout" is not released

    @clause-only
    Scenario: A frozen unit that returns to the hand is not frozen or released there
      Given it is Alice's main phase
      And Bob has a frozen "Tide Scout" in his left own square
      And Alice has a "Pull Back" in her hand
      When Alice plays "Pull Back" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is not frozen
      And "Tide Scout" is not released

    @clause-only
    Scenario: A frozen unit that is removed from the game is not frozen or released there
      Given it is Alice's main phase
      And Bob has a frozen "Tide Scout" in his left own square
      And Alice has a "Cast Out" in her hand
      When Alice plays "Cast Out" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is not frozen
      And "Tide Scout" is not released
