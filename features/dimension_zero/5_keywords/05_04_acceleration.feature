Feature: Dimension Zero 5.4 Acceleration

  @DZ-5.4.1
  Rule: 5.4.1 Acceleration is a static ability of units

    Scenario: In the first step only the damage goes to the stack, and no ability
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob could respond
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until battle damage is on the stack
      Then the battle stands at the first step
      And there is one thing on the stack

  @DZ-5.4.1-1
  Rule: 5.4.1-1 In the first battle step only units with acceleration put their damage on the stack
    - with: a unit with acceleration puts its damage on the stack
    - without: a unit without does not
    - each: where both units have it, both do
    - moment: when both players have passed with an empty stack for the first time
    - there: only if both units are still on the square of the battle

    @clause-with
    Scenario: The faster unit strikes first and takes no damage from one that it has destroyed
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Ember Scout" in his right own square
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Bob's graveyard
      And "Quick Blade" has no damage

    @clause-without
    Scenario: The slower unit deals no damage in the first step
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob could respond
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle comes to its second step
      Then "Tide Guard" has 2000 damage
      And "Quick Blade" has no damage

    @clause-each
    Scenario: Two units with acceleration both deal their damage in the first step
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Alice could respond
      And Bob has a released "Quick Blade" in his right own square
      When Alice moves Alice's "Quick Blade" to her left enemy square
      And everyone passes until the battle comes to its second step
      Then Alice's "Quick Blade" is in Alice's graveyard
      And Bob's "Quick Blade" is in Bob's graveyard

    @clause-moment
    Scenario: Before the damage is stacked both players may act
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      And Bob could respond
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle begins
      Then the stack is empty
      When Alice passes
      Then the stack is empty
      When Bob passes
      Then there is one thing on the stack

    @clause-there
    Scenario: A unit with acceleration that has left the square deals no damage
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Alice has a "Side Step" in her hand
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Side Step" aiming at "Quick Blade"
      And everyone passes until the battle is over
      Then "Quick Blade" is in Alice's middle center square
      And "Tide Guard" has no damage

  @DZ-5.4.1-2
  Rule: 5.4.1-2 In the second battle step those that have not put their damage on the stack yet do so
    - yet: a unit whose damage was not stacked in the first step puts it on the stack
    - once: a unit whose damage was does not
    - moment: when both players have passed with an empty stack for the first time
    - there: only if both units are still on the square of the battle

    @clause-yet
    Scenario: The slower unit strikes in the second step
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Quick Blade" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then "Quick Blade" is in Bob's graveyard
      And "Ember Guard" has 2000 damage

    @clause-once
    Scenario: The faster unit does not strike twice
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's right own square
      And "Tide Guard" has 2000 damage

    @clause-moment
    Scenario: Before the damage of the second step is stacked both players may act
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      And Bob could respond
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle comes to its second step
      Then the stack is empty
      When Alice passes
      Then the stack is empty
      When Bob passes
      Then there is one thing on the stack

    @clause-there
    Scenario: A unit that has left the square before deals no damage
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice has a "Side Step" in her hand
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle comes to its second step
      And Alice plays "Side Step" aiming at "Ember Giant"
      And everyone passes until the battle is over
      Then "Ember Giant" is in Alice's middle center square
      And "Tide Guard" is in Bob's right own square
      And "Tide Guard" has no damage

  @DZ-5.4.2
  Rule: 5.4.2 A unit stacks its damage once, though it gains or loses acceleration in between
    - lost: a unit that loses acceleration after the first step does not strike again
    - gained: a unit that gains acceleration after the first step strikes in the second

    @clause-lost
    Scenario: A unit that has struck and loses acceleration does not strike again
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Heavy Mud" in his hand
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle comes to its second step
      And Bob plays "Heavy Mud" aiming at "Quick Blade"
      And everyone passes until the battle is over
      Then "Heavy Mud" is in Bob's graveyard
      And "Tide Guard" is in Bob's right own square
      And "Tide Guard" has 2000 damage

    @clause-gained
    Scenario: A unit that has not struck and gains acceleration strikes in the second step
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Second Wind" in her hand
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle comes to its second step
      And Alice plays "Second Wind" aiming at "Ember Guard"
      And everyone passes until the battle is over
      Then "Second Wind" is in Alice's graveyard
      And "Tide Guard" is in Bob's graveyard
