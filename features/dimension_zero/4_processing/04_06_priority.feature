Feature: Dimension Zero 4.6 Priority

  @DZ-4.6.1
  Rule: 4.6.1 Priority is the right to play spells and to activate abilities
    - play: who has priority may play spells
    - activate: who has priority may activate abilities
    - only: who does not have it may do neither

    @clause-play
    Scenario: Who has priority plays a card
      Given it is Alice's main phase
      And Bob has a "War Lesson" in his hand
      When Alice passes
      Then Bob may play "War Lesson"
      When Bob plays "War Lesson"
      And everyone passes until the stack is empty
      Then "War Lesson" is in Bob's graveyard

    @clause-activate
    Scenario: Who has priority activates an ability
      Given it is Alice's main phase
      And Alice has a released "Tide Guard" in her left own square
      And Bob has a released "War Drummer" in his left own square
      When Alice passes
      Then Bob may activate "War Drummer"
      When Bob activates "War Drummer"
      And everyone passes until the stack is empty
      Then "Tide Guard" has 2000 damage

    @clause-only
    Scenario: Who does not have priority plays nothing
      Given it is Alice's main phase
      And Bob has a "War Lesson" in his hand
      When Bob tries to play "War Lesson"
      Then that is refused

    @clause-only
    Scenario: A quick ability is not activated by a player who does not have priority
      Given it is Alice's main phase
      And Bob has a released "War Drummer" in his left own square
      When Bob tries to activate "War Drummer"
      Then that is refused

  @DZ-4.6.2
  Rule: 4.6.2 The active player gets priority first; both passing resolves the top or ends the step
    - first: the active player gets it first in a phase, when what triggers at the beginning is on the stack
    - special: who has it may also act as the phase lets him, and has it again then
    - back: when somebody has put something on the stack, the active player gets it
    - both: who passes gives it to the other; only when both have passed in a row, the top of the stack resolves
    - after: when the top has resolved, the active player gets it
    - damage: when both pass in a battle step before its damage, that goes to the stack
    - end: when both pass otherwise and the stack is empty, what waits for the end triggers, or the phase ends

    @clause-first
    Scenario: What triggers at the beginning of a phase is on the stack when the active player gets priority
      Given it is Bob's main phase
      And Alice has a released "Main Herald" in her left own square
      And Alice could respond
      And Bob could respond
      When everyone passes until Alice's main phase
      Then "Main Herald" is on the stack
      And Alice is asked what to do

    @clause-special
    Scenario: Who smashes may smash again
      Given it is Alice's smash phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Tide Guard" in her right center square
      When Alice smashes with "Ember Guard"
      Then Bob has a card in his smash zone
      And Alice may smash "Tide Guard"

    @clause-back
    Scenario: The active player gets priority when he has played a card
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice could respond
      And Bob could respond
      When Alice plays "Quick Study"
      Then "Quick Study" is on the stack
      And Alice is asked what to do

    @clause-back
    Scenario: The active player gets priority when the other has played a card
      Given it is Alice's main phase
      And Alice could respond
      And Bob has two "Quick Study" in his hand
      When Alice passes
      And Bob plays "Quick Study"
      Then "Quick Study" is on the stack
      And Alice is asked what to do

    @clause-both
    Scenario: When the active player passes, the other gets priority
      Given it is Alice's main phase
      And Bob could respond
      When Alice passes
      Then Bob is asked what to do

    @clause-both
    Scenario: When one player has passed, nothing resolves yet
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice could respond
      And Bob could respond
      When Alice plays "Quick Study"
      And Alice passes
      Then "Quick Study" is on the stack
      And Bob is asked what to do

    @clause-back @clause-both
    Scenario: A pass before the other player acted does not count
      Given it is Alice's main phase
      And Alice could respond
      And Bob has a "Quick Study" in his hand
      And Bob could respond
      When Alice passes
      And Bob plays "Quick Study"
      And Alice passes
      Then "Quick Study" is on the stack
      And Bob is asked what to do

    @clause-both @clause-after
    Scenario: When both have passed, only the top of the stack resolves, and the active player gets priority
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a "War Lesson" in her hand
      And Alice could respond
      And Bob could respond
      When Alice plays "Read the Tide"
      And Alice plays "War Lesson"
      And Alice passes
      And Bob passes
      Then "War Lesson" is in Alice's graveyard
      And "Read the Tide" is on the stack
      And Alice is asked what to do

    @clause-damage
    Scenario: When both pass in the second step of a battle, the damage goes to the stack
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle comes to its second step
      And Alice passes
      And Bob passes
      Then there is one thing on the stack
      And the battle stands at the second step

    @clause-end
    Scenario: When both pass and the stack is empty, the phase ends
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob could respond
      When Alice passes
      And Bob passes
      Then it is the smash phase
      And Alice may smash "Ember Guard"

    @clause-end
    Scenario: When both have passed in the recovery phase, what waits for the end of the turn triggers
      Given it is Alice's main phase
      And Alice has a released "Evening Fire" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      When everyone passes until Bob's turn
      Then "Tide Scout" is in Bob's graveyard

  @DZ-4.6.3
  Rule: 4.6.3 Before a player gets priority, rule effects and triggers are seen to until none are left
    - together: all rule effects that are due happen at the same time
    - again: then those that have become due, and so on until none is left
    - then: only then what has triggered goes to the stack

    @clause-together
    Scenario: Two units that are to go when rule effects are looked at go at the same time, each seeing the other go
      Given it is Alice's main phase
      And Alice has a "Firestorm" in her hand
      And Alice has a released "Flock Leader" in her left own square
      And Alice controls Bob's "Flock Leader", released in her middle own square
      When Alice plays "Firestorm"
      And everyone passes until the stack is empty
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand

    @clause-again
    Scenario: A unit that is too weak without another one dies before anybody gets priority
      Given it is Alice's main phase
      And Alice has a "Firestorm" in her hand
      And Alice could respond
      And Bob has a released "Banner Bearer" in his left own square
      And Bob has a released "Calm Sage" in his right own square
      And Bob could respond
      When Alice plays "Firestorm"
      And Alice passes
      And Bob passes
      Then "Banner Bearer" is in Bob's graveyard
      And "Calm Sage" is in Bob's graveyard
      And Alice is asked what to do

    @clause-again @clause-then
    Scenario: What triggers by the first unit's death comes to the stack after the second unit's death
      Given it is Alice's main phase
      And Alice has a "Firestorm" in her hand
      And Alice has a released "Grave Nurse" in her left own square
      And Bob has a released "Banner Bearer" in his left own square
      And Bob has a released "Calm Sage" in his right own square
      And Bob could respond
      When Alice plays "Firestorm"
      And Bob passes
      Then "Calm Sage" is in Bob's graveyard
      And "Grave Nurse" is not on the stack
