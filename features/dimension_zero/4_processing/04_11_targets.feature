Feature: Dimension Zero 4.11 Targets

  @DZ-4.11.1
  Rule: 4.11.1 A strategy or an activated or triggered ability whose text says "target" chooses targets
    - strategy: a strategy that is played
    - activated: an activated ability
    - triggered: a triggered ability
    - word: whatever does not say "target" chooses none

    @clause-strategy
    Scenario: A strategy that says "target" cannot choose a unit that cannot be a target
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Veiled Dancer" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Scorch"
      And Alice tries to choose "Veiled Dancer"
      Then that is refused

    @clause-strategy
    Scenario: A strategy that says "target" of players does something to the player who is chosen, and not to the other
      Given it is Alice's main phase
      And Alice has a "Sworn Silence" in her hand
      And Alice has a "Shared Study" in her hand
      When Alice plays "Sworn Silence"
      And Alice chooses Bob as a target
      And everyone passes until the stack is empty
      And Alice plays "Shared Study"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Bob has no cards in his hand

    @clause-activated
    Scenario: An activated ability that says "target" cannot choose a unit that cannot be a target
      Given it is Alice's main phase
      And Alice has a released "Ember Marksman" in her left own square
      And Bob has a released "Veiled Dancer" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice activates "Ember Marksman"
      And Alice tries to choose "Veiled Dancer"
      Then that is refused

    @clause-triggered
    Scenario: A triggered ability that says "target" cannot choose a unit that cannot be a target
      Given it is Alice's main phase
      And Alice has a released "Ember Hunter" in her left own square
      And Bob has a released "Veiled Dancer" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Ember Hunter" to her left center square
      And Alice tries to choose "Veiled Dancer"
      Then that is refused

    @clause-word
    Scenario: A strategy that chooses a unit without saying "target" can choose one that cannot be a target
      Given it is Alice's main phase
      And Alice has a "Cull the Small" in her hand
      And Bob has a released "Veiled Dancer" in his left own square
      When Alice plays "Cull the Small"
      And everyone passes until the stack is empty
      Then "Veiled Dancer" is in Bob's graveyard

    @clause-strategy @needs-events
    Scenario: What a strategy aims at is told as it is chosen, by whom and before anything resolves
      Given it is Alice's main phase
      And Bob has a "Triple Cannon" in his hand
      And Alice has a released "Tide Giant" in her left own square
      And Alice has a released "Tide Brute" in her middle own square
      When Alice passes
      And Bob plays "Triple Cannon"
      And Bob chooses "Tide Giant" and "Tide Brute"
      And Bob divides the damage as 3000 to "Tide Giant" and 3000 to "Tide Brute"
      And everyone passes until the stack is empty
      Then these happened in this order, in one fight: targeted by Bob with "Tide Giant", resolve end of "Triple Cannon"
      And these happened in this order, in one fight: targeted by Bob with "Tide Brute", resolve end of "Triple Cannon"

    @clause-strategy
    Scenario: For a strategy that says "target" of players Bob may choose himself
      Given it is Alice's main phase
      And Bob has a "Sworn Silence" in his hand
      And Alice has a "Shared Study" in her hand
      When Alice passes
      And Bob plays "Sworn Silence"
      And Bob tries to choose Bob as a target
      Then that is allowed
      When everyone passes until the stack is empty
      And Alice plays "Shared Study"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Bob has no cards in his hand

  @DZ-4.11.2
  Rule: 4.11.2 Where the number is free, it chooses targets only if at least one is chosen
    - none: with no target chosen it is not countered for want of targets
    - some: with one target chosen it is

    @clause-none
    Scenario: A strategy with up to two targets that chooses none is carried out
      Given it is Alice's main phase
      And Alice has a "Twin Recall" in her hand
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Twin Recall"
      And Alice chooses no targets
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's left own square
      And Alice has a card in her hand
      And "Twin Recall" is in Alice's graveyard

    @clause-none
    Scenario: A strategy with up to two targets is played where there is none
      Given it is Alice's main phase
      And Alice has a "Twin Recall" in her hand
      When Alice plays "Twin Recall"
      And everyone passes until the stack is empty
      Then "Twin Recall" is in Alice's graveyard
      And Alice has a card in her hand

    @clause-none
    Scenario: A strategy that divides damage among up to two targets is carried out with none
      Given it is Alice's main phase
      And Alice has a "Sparks and Notes" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Sparks and Notes"
      And Alice chooses no targets
      And everyone passes until the stack is empty
      Then "Sparks and Notes" is in Alice's graveyard
      And Alice has a card in her hand
      And "Tide Giant" has no damage

    @clause-some
    Scenario: A strategy with up to two targets whose only target is gone is countered
      Given it is Alice's main phase
      And Alice has a "Twin Recall" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Scorch" in his hand
      When Alice plays "Twin Recall"
      And Alice chooses "Tide Scout"
      And Bob plays "Scorch" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And Alice has no cards in her hand

    @clause-none
    Scenario: A strategy that has nothing to divide among up to two targets is carried out with none
      Given it is Alice's main phase
      And Alice has a "Counted Sparks" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Counted Sparks"
      Then Alice has a frozen card in her energy zone
      When everyone passes until the stack is empty
      Then "Counted Sparks" is in Alice's graveyard
      And Alice has a card in her hand
      And "Tide Giant" has no damage

  @DZ-4.11.3
  Rule: 4.11.3 Without proper targets it cannot be played, is taken off, or is countered as it resolves
    - spell: a spell cannot be played
    - activated: an ability cannot be activated
    - triggered: a triggered ability is taken off the stack
    - resolves: what has lost all its targets is countered as it resolves

    @clause-spell
    Scenario: A strategy is not played without a target
      Given it is Alice's main phase
      And Alice has a "Recall" in her hand
      When Alice tries to play "Recall"
      Then that is refused

    @clause-activated
    Scenario: An ability is not activated without a target
      Given it is Alice's main phase
      And Alice has a released "Ember Marksman" in her left own square
      When Alice tries to activate "Ember Marksman"
      Then that is refused

    @clause-triggered
    Scenario: A triggered ability does not stay on the stack when the only unit cannot be its target
      Given it is Alice's main phase
      And Alice has a released "Ember Hunter" in her left own square
      And Bob has a released "Veiled Dancer" in his left own square
      And Bob could respond
      When Alice moves "Ember Hunter" to her left center square
      And Bob passes
      Then "Ember Hunter" is in Alice's left center square
      And "Veiled Dancer" is in Bob's left own square
      And the stack is empty

    @clause-resolves
    Scenario: A strategy whose target is gone does nothing else either
      Given it is Alice's main phase
      And Alice has a "Calm Rebuke" in her hand
      And Bob has a frozen "Tide Guard" in his left own square
      And Bob has a "Recall" in his hand
      When Alice plays "Calm Rebuke" aiming at "Tide Guard"
      And Bob plays "Recall" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's hand
      And Alice has no cards in her hand

  @DZ-4.11.4
  Rule: 4.11.4 A spell or ability on the stack cannot be its own target

    Scenario: A strategy that counters a spell cannot choose itself
      Given it is Alice's main phase
      And Alice has a "Refusal" in her hand
      And Alice has a "Quick Study" in her hand
      And Alice has a "War Lesson" in her hand
      When Alice plays "Quick Study"
      And Alice plays "War Lesson"
      And Alice plays "Refusal"
      And Alice tries to choose "Refusal"
      Then that is refused

    Scenario: A unit on a square can be the target of its own ability
      Given it is Alice's main phase
      And Alice has a released "Splitting Sage" in her left own square
      When Alice tries to activate "Splitting Sage" aiming at "Splitting Sage"
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Splitting Sage" is in Alice's graveyard

  @DZ-4.11.5
  Rule: 4.11.5 One "target" cannot be met by the same card or player more than once
    - once: for one "target" with several to choose a card is chosen once at most
    - each: for another "target" of the same text the same card may be chosen

    @example @clause-once
    Scenario: A strategy with up to three targets cannot choose one unit three times
      Given it is Alice's main phase
      And Alice has a "Triple Cannon" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice plays "Triple Cannon"
      And Alice tries to choose "Tide Giant", "Tide Giant" and "Tide Giant"
      Then that is refused

    @clause-once
    Scenario: A strategy with up to two target players cannot choose one of them twice
      Given it is Alice's main phase
      And Alice has a "Sworn Silence" in her hand
      When Alice plays "Sworn Silence"
      And Alice tries to choose Bob and Bob as targets
      Then that is refused

    @clause-each
    Scenario: A strategy that says "target" twice strikes one unit twice
      Given it is Alice's main phase
      And Alice has a "Double Jab" in her hand
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Double Jab"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 2000 damage

  @DZ-4.11.6
  Rule: 4.11.6 A target's qualifying words are its condition; if unmet, the spell or ability is countered
    - unmet: if the target does not meet the condition as it resolves, the spell or ability is countered
    - met: if the target meets the condition, it is carried out

    @clause-unmet
    Scenario: A frozen unit that is released before the spell resolves is not destroyed
      Given it is Alice's main phase
      And Alice has a "Calm Rebuke" in her hand
      And Bob has a frozen "Tide Guard" in his left own square
      And Bob has a "Wake Up" in his hand
      When Alice plays "Calm Rebuke" aiming at "Tide Guard"
      And Bob plays "Wake Up" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's left own square
      And "Tide Guard" is released

    @clause-unmet
    Scenario: A unit that has left the area before the ability resolves is not affected
      Given it is Alice's main phase
      And Alice has a "Center Sweep" in her hand
      And Bob has a released "Tide Guard" in his left center square
      And Bob has a "Puppet Strings" in his hand
      When Alice plays "Center Sweep" aiming at "Tide Guard"
      And Bob plays "Puppet Strings" aiming at "Tide Guard"
      And everyone passes until there is one thing left on the stack
      And Bob chooses his left own square
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's left own square

    @clause-met
    Scenario: A unit that has moved within the area is destroyed
      Given it is Alice's main phase
      And Alice has a "Center Sweep" in her hand
      And Bob has a released "Tide Guard" in his left center square
      And Bob has a "Puppet Strings" in his hand
      When Alice plays "Center Sweep" aiming at "Tide Guard"
      And Bob plays "Puppet Strings" aiming at "Tide Guard"
      And everyone passes until there is one thing left on the stack
      And Bob chooses his right center square
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's graveyard
