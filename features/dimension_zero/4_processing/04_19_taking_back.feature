Feature: Dimension Zero 4.19 Taking back a wrong action

  @DZ-4.19.1
  Rule: 4.19.1 An action that has been begun and proves impossible has not been done, and what was paid for it is given back
    - undone: it has not been done, and all is as before it
    - paid: what was paid for it is given back
    - trigger: it triggers nothing and has no effect

    @clause-undone
    Scenario: A unit whose colour cannot be paid for stays in the hand when its player goes on with another card
      Given it is Alice's main phase
      And Alice has a "Tide Brute" in her hand
      And Alice has an "Ember Scout" in her hand
      And Alice has two released "Red Spark" in her energy zone
      When Alice tries to play "Tide Brute" to her left own square
      And Alice plays "Ember Scout" to her right own square
      And everyone passes until the stack is empty
      Then "Tide Brute" is in Alice's hand
      And "Ember Scout" is in Alice's right own square

    @clause-undone
    Scenario: A move whose cost cannot be paid for leaves the unit where it is
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a frozen "Red Spark" in her energy zone
      When Alice tries to move "Ember Guard" to her left center square
      Then that is refused
      And "Ember Guard" is in Alice's left own square
      And the stack is empty

    @clause-paid
    Scenario: The red energy for a unit whose blue cannot be paid is there for another card
      Given it is Alice's main phase
      And Alice has a "Twin Banner" in her hand
      And Alice has an "Ember Scout" in her hand
      And Alice has three released "Red Spark" in her energy zone
      When Alice tries to play "Twin Banner" to her left own square
      And Alice plays "Ember Scout" to her right own square
      Then Alice has two released cards in her energy zone

    @clause-trigger
    Scenario: A play that proves impossible triggers nothing that waits for a play
      Given it is Alice's main phase
      And Alice has a "Tide Brute" in her hand
      And Alice has a released "Eager Scribe" in her left own square
      And Alice has two released "Red Spark" in her energy zone
      When Alice tries to play "Tide Brute" to her right own square
      And Alice moves "Eager Scribe" to her left center square
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And "Eager Scribe" is in Alice's left center square

  @DZ-4.19.3
  Rule: 4.19.3 When an action has been taken back, the player who had priority has it again
    - again: the same player has it
    - other: also if that is not the active player

    @clause-again
    Scenario: The active player whose play proves impossible may do something else
      Given it is Alice's main phase
      And Alice has a "Cheer" in her hand
      And Alice has a "Quick Study" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has two released "Red Spark" in her energy zone
      And Alice could respond
      When Alice plays "Cheer" aiming at "Ember Guard"
      And Alice tries to play "Quick Study"
      Then there is one thing on the stack
      And Alice is asked what to do

    @clause-other
    Scenario: The player who is not active and whose play proves impossible may do something else
      Given it is Alice's main phase
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a "Tide Brute" in his hand
      And Bob could respond
      When Alice plays "Cheer" aiming at "Ember Guard"
      And Bob tries to play "Tide Brute" to his left own square
      Then there is one thing on the stack
      And Bob is asked what to do
