Feature: Dimension Zero 5.1 Swift arrival

  @DZ-5.1.1
  Rule: 5.1.1 Swift arrival is a static ability of units

    Scenario: Swift arrival works by itself, without going to the stack
      Given it is Alice's main phase
      And Alice has a "Swift Racer" in her hand
      And Bob could respond
      When Alice plays "Swift Racer" to her left own square
      And everyone passes until the stack is empty
      Then "Swift Racer" is released
      And there are no things on the stack

  @DZ-5.1.2
  Rule: 5.1.2 A unit with swift arrival that is played comes to its square released, not frozen

    Scenario: A unit with swift arrival is played and can move in the same turn
      Given it is Alice's main phase
      And Alice has a "Swift Racer" in her hand
      When Alice plays "Swift Racer" to her left own square
      And everyone passes until the stack is empty
      Then "Swift Racer" is released
      And Alice may move "Swift Racer"

    Scenario: The swift arrival of one unit does nothing for another
      Given it is Alice's main phase
      And Alice has a released "Swift Racer" in her left own square
      And Alice has an "Ember Scout" in her hand
      When Alice plays "Ember Scout" to her right own square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's right own square
      And "Ember Scout" is frozen

  @DZ-5.1.2-1
  Rule: 5.1.2-1 Swift arrival does nothing for a unit that comes to a square in any other way

    Scenario: An ability that puts a unit with swift arrival on a square puts it there frozen
      Given it is Alice's main phase
      And Alice has a "Swift Racer" in her graveyard
      And Alice has a "Raise the Fallen" in her hand
      When Alice plays "Raise the Fallen" aiming at "Swift Racer"
      And everyone passes until the stack is empty
      Then "Swift Racer" is in Alice's middle center square
      And "Swift Racer" is frozen

    @example
    Scenario: The ability of a unit puts a unit with swift arrival of the graveyard on a square, where it lies frozen
      Given it is Alice's main phase
      And Alice has a released "Crypt Warden" in her left own square
      And Alice has a "Swift Racer" in her graveyard
      And Alice has a "Tide Scout" in her graveyard
      When Alice activates "Crypt Warden" aiming at "Swift Racer"
      And everyone passes until the stack is empty
      Then "Swift Racer" is in Alice's middle center square
      And "Swift Racer" is frozen
