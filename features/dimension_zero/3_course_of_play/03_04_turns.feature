Feature: Dimension Zero 3.4 How turns go

  @DZ-3.4.1
  Rule: 3.4.1 The players take turns, the one who goes first beginning
    - first: the player who goes first has the first turn
    - alternate: after a turn of one player comes a turn of the other

    @clause-first
    Scenario: The player who goes first has the first turn
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Bob begin
      Then it is Bob's turn

    @clause-alternate
    Scenario: After a player's turn the other's begins
      Given it is Alice's main phase
      When everyone passes until the next turn
      Then it is Bob's turn

    @clause-alternate
    Scenario: After Alice's turn and Bob's turn comes Alice's turn again
      Given it is Alice's main phase
      When everyone passes until Alice's next main phase
      Then it is Alice's turn
      And it is turn 5 of the game
      And Alice has a card in her hand
      And Bob has a card in his hand

    @clause-alternate
    Scenario: An effect gives a player another turn, and then the players take turns again
      Given it is Alice's main phase
      And Alice has a "Second Dawn" in her hand
      When Alice plays "Second Dawn"
      And everyone passes until the next turn
      Then it is Alice's turn
      When everyone passes until the next turn
      Then it is Bob's turn

  @DZ-3.4.2
  Rule: 3.4.2 A turn has six phases in order, each of which is there even when nothing happens; units that meet fight a battle
    - six: release, draw, energy, main, smash and recovery phase, in this order
    - always: each of them is there even when nothing happens in it
    - battle: units of both players on a square in the main phase fight a battle, which has several steps
    - both: units of one player alone fight none

    @needs-events
    @clause-six @clause-always
    Scenario: A turn in which nothing happens has its six phases in order
      Given it is Bob's main phase
      When everyone passes until Bob's next main phase
      Then these happened in this order: turn start by Alice, phase start as release by Alice, phase end as release by Alice, phase start as draw by Alice, move as draw by Alice, phase end as draw by Alice, phase start as energy by Alice, phase start as main by Alice, phase start as smash by Alice, phase start as recovery by Alice, phase end as recovery by Alice, turn end by Alice, turn start by Bob, phase start as release by Bob

    @clause-six @clause-always
    Scenario: Every phase begins though nobody does anything in it
      Given it is Bob's main phase
      And Alice has a released "Release Herald" in her left own square
      And Alice has a released "Energy Herald" in her middle own square
      And Alice has a released "Main Herald" in her right own square
      And Alice has a frozen "Smash Herald" in her left center square
      And Alice has a released "Recovery Herald" in her middle center square
      When everyone passes until Bob's next main phase
      Then Alice has six cards in her hand

    @clause-battle
    Scenario: Units of both players on a square fight a battle of several steps
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      Then there is a battle in Alice's left enemy square
      And the battle stands at the first step
      And it is the main phase

    @clause-both
    Scenario: A square with units of one player sees no battle
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice could respond
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's left enemy square
      And there is no battle

  @DZ-3.4.3
  Rule: 3.4.3 With an empty stack, both players passing ends the phase, and in a battle stacks the damage or ends the step
    - phase: outside battles it ends the phase
    - row: only when both have passed one after the other, with nothing done between
    - empty: only with an empty stack; else its top resolves, and nothing more
    - damage: in a battle step whose damage is not on the stack yet, it puts it there
    - step: at any other time in a battle it ends the step

    @clause-phase @clause-row
    Scenario: Both pass and the main phase ends
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob could respond
      When Alice passes
      And Bob passes
      Then it is the smash phase

    @clause-row
    Scenario: The main phase goes on when one player passes and the other plays a card
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a "Quick Study" in his hand
      And Bob could respond
      When Alice passes
      And Bob plays "Quick Study"
      And everyone passes until the stack is empty
      Then it is the main phase
      And "Quick Study" is in Bob's graveyard
      And Alice may move "Ember Guard"

    @clause-empty
    Scenario: With something on the stack, both passing resolves its top and nothing more
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a "War Lesson" in her hand
      And Alice could respond
      When Alice plays "Quick Study"
      And Alice plays "War Lesson"
      And everyone passes until there is one thing left on the stack
      Then "War Lesson" is in Alice's graveyard
      And "Quick Study" is on the stack
      And it is the main phase

    @clause-empty @clause-row
    Scenario: When the top of the stack has resolved, both must pass again before the next resolves
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a "War Lesson" in her hand
      And Alice could respond
      And Bob has a "Quick Study" in his hand
      When Alice plays "Quick Study"
      And Alice plays "War Lesson"
      And everyone passes until there is one thing left on the stack
      And Alice passes
      Then "Quick Study" is on the stack
      When Bob passes
      Then the stack is empty

    @clause-damage @clause-row
    Scenario: In a battle both pass and the battle damage goes to the stack
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice has a "War Lesson" in her hand
      And Bob has a "War Lesson" in his hand
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle comes to its second step
      And Alice passes
      Then the stack is empty
      When Bob passes
      Then there is one thing on the stack
      And the battle stands at the second step
      And "Tide Guard" has no damage

    @clause-step @clause-row
    Scenario: Once the battle damage has been dealt, both passing ends the step of the battle
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice has a "War Lesson" in her hand
      And Bob has a "War Lesson" in his hand
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until battle damage is on the stack
      And everyone passes until the stack is empty
      And Alice passes
      Then the battle stands at the second step
      When Bob passes
      Then the battle stands at the end step
      And "Tide Guard" is in Bob's graveyard

  @DZ-3.4.4
  Rule: 3.4.4 What is skipped is not there at all
    - phase: of a skipped phase nothing happens, and the one behind follows
    - triggers: nothing triggers at its beginning
    - turn: of a skipped turn nothing happens
    - other: nothing else is skipped

    @clause-phase
    Scenario: A skipped draw phase draws nothing
      Given it is Alice's main phase
      And Alice has a "Lost Morning" in her hand
      When Alice plays "Lost Morning"
      And everyone passes until Bob's main phase
      Then Bob has no cards in his hand
      And it is Bob's turn

    @needs-events
    @clause-phase
    Scenario: The energy phase comes after the release phase when the draw phase is skipped
      Given it is Alice's main phase
      And Alice has a "Lost Morning" in her hand
      When Alice plays "Lost Morning"
      And everyone passes until Bob's main phase
      Then these happened in this order: release by Bob, skipped as draw by Bob, energy by Bob

    @clause-phase @clause-triggers
    Scenario: Nothing triggers at the beginning of a skipped phase
      Given it is Alice's main phase
      And Alice has a "Lost Morning" in her hand
      And Bob has a released "Draw Herald" in his left own square
      When Alice plays "Lost Morning"
      And everyone passes until Bob's main phase
      Then Alice has no cards in her smash zone
      And it is Bob's turn

    @clause-other
    Scenario: An effect that skips the next draw phase does not skip the one after
      Given it is Alice's main phase
      And Alice has a "Lost Morning" in her hand
      When Alice plays "Lost Morning"
      And everyone passes until Bob's main phase
      And everyone passes until Bob's next main phase
      Then Bob has a card in his hand

    @clause-phase @clause-other
    Scenario: Each player skips a draw phase of his own
      Given it is Alice's main phase
      And Alice has a "Lost Mornings" in her hand
      When Alice plays "Lost Mornings"
      And everyone passes until Alice's next main phase
      Then Alice has no cards in her hand
      And Bob has no cards in his hand

    @clause-turn
    Scenario: In a skipped turn no card is drawn and no card is released
      Given it is Alice's main phase
      And Alice has a "Lost Day" in her hand
      And Bob has a frozen "Tide Guard" in his left own square
      When Alice plays "Lost Day"
      And everyone passes until Alice's next main phase
      Then Alice has a card in her hand
      And "Lost Day" is in Alice's graveyard
      And Bob has no cards in his hand
      And "Tide Guard" is frozen

  @DZ-3.4.5
  Rule: 3.4.5 After its last phase the turn ends and the other player's begins; after its last step the battle ends
    - turn: after its last phase the turn ends, and the other player's begins
    - battle: after its last step the battle ends

    @clause-turn
    Scenario: The next turn begins with the other player's release and draw
      Given it is Alice's main phase
      And Bob has a frozen "Tide Guard" in his left own square
      When everyone passes until Bob's energy phase
      Then it is Bob's turn
      And "Tide Guard" is released
      And Bob has a card in his hand

    @clause-battle
    Scenario: After the battle the main phase goes on
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice has a released "Ember Guard" in her right own square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle is over
      Then there is no battle
      And "Ember Giant" is in Alice's left enemy square
      And "Tide Guard" is in Bob's graveyard
      And Alice may move "Ember Guard"
