Feature: Dimension Zero 5.13 Resonance

  Background:
    Given it is Alice's main phase

  @DZ-5.13.1
  Rule: 5.13.1 Resonance is a static ability

    Scenario: Resonance works as soon as a move has resolved, without going to the stack
      Given Alice has a released "Drum Beater" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Bob could respond
      When Alice moves "Ember Scout" to her right center square
      And everyone passes until the stack is empty
      Then "Drum Beater" has power 4000

  @DZ-5.13.2
  Rule: 5.13.2 Resonance text works in a turn in which a move of an own unit has resolved
    - any: any own unit, the card itself as well
    - resolved: once the move has resolved, not when it is announced
    - whose: a move of a unit of the same player
    - turn: only during that turn
    - strategy: what a strategy does as it resolves, too
    - needs: where the text itself asks for something, only when that is so, too

    @clause-any
    Scenario: The unit with resonance moves itself
      Given Alice has a released "Drum Beater" in her left own square
      When Alice moves "Drum Beater" to her left center square
      And everyone passes until the stack is empty
      Then "Drum Beater" has power 4000

    @clause-resolved
    Scenario: While the move is on the stack resonance does not work
      Given Alice has a released "Drum Beater" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Bob could respond
      When Alice moves "Ember Scout" to her right center square
      Then "Ember Scout" is on the stack
      And "Drum Beater" has power 2000
      When everyone passes until the stack is empty
      Then "Drum Beater" has power 4000

    @clause-whose
    Scenario: A move of the other player does not count
      Given Bob has a released "Drum Beater" in his left own square
      And Alice has a released "Ember Scout" in her left own square
      When Alice moves "Ember Scout" to her left center square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left center square
      And "Drum Beater" has power 2000

    @clause-whose
    Scenario: A unit with resonance that Alice controls and Bob owns takes a move of Alice's as its player's
      Given Alice controls Bob's "Drum Beater", released in her left own square
      And Bob controls Alice's "Drum Beater", released in his left own square
      And Alice has a released "Ember Scout" in her right own square
      When Alice moves "Ember Scout" to her right center square
      And everyone passes until the stack is empty
      Then Bob's "Drum Beater" has power 4000
      And Alice's "Drum Beater" has power 2000

    @clause-whose @clause-resolved
    Scenario: A unit that is the other player's again before its move resolves moves as one of his
      Given Alice has a released "Drum Beater" in her right own square
      And Alice has a "Tyrant's Camp" in her left base square
      And Bob has a released "Ember Scout" in his right center square
      And Bob has a released "Drum Beater" in his left own square
      And Bob has a "Raze" in his hand
      When Alice moves "Ember Scout" to her left own square
      And Bob plays "Raze" aiming at "Tyrant's Camp"
      And everyone passes until the stack is empty
      Then Bob controls "Ember Scout"
      And "Ember Scout" is in Alice's left own square
      And Alice's "Drum Beater" has power 2000
      And Bob's "Drum Beater" has power 4000

    @clause-turn
    Scenario: In the next turn resonance works no more
      Given Alice has a released "Drum Beater" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      When Alice moves "Ember Scout" to her right center square
      And everyone passes until the stack is empty
      Then "Drum Beater" has power 4000
      When everyone passes until Bob's main phase
      Then "Drum Beater" has power 2000

    @clause-strategy
    Scenario: A strategy with resonance does what it says after a unit of its player has moved
      Given Alice has a released "Ember Scout" in her right own square
      And Alice has a "War Song" in her hand
      And the top of Alice's deck is "Tide Giant"
      When Alice moves "Ember Scout" to her right center square
      And everyone passes until the stack is empty
      And Alice plays "War Song"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-strategy
    Scenario: A strategy with resonance does nothing while no unit of its player has moved
      Given Alice has a "War Song" in her hand
      When Alice plays "War Song"
      And everyone passes until the stack is empty
      Then "War Song" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-needs
    Scenario: Resonance whose text asks for a unit of the opponent works once a move has resolved, while there is one
      Given Alice has a released "Massed Drums" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Alice has a "Quick Burial" in her hand
      And Bob has a released "Tide Scout" in his left own square
      When Alice moves "Ember Scout" to her right center square
      And everyone passes until the stack is empty
      Then "Massed Drums" has power 4000
      When Alice plays "Quick Burial" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Massed Drums" has power 2000

  @DZ-5.13.2-1
  Rule: 5.13.2-1 A move that failed, or a change of squares that was no move, does not count for resonance
    - failed: a move that came to nothing
    - put: a unit that an effect puts on another square

    @example @clause-failed
    Scenario: The move of a unit that has been put elsewhere comes to nothing
      Given Alice has a released "Drum Beater" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Bob has a "Side Step" in his hand
      When Alice moves "Ember Scout" to her right center square
      And Bob plays "Side Step" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's middle center square
      And "Drum Beater" has power 2000

    @clause-put
    Scenario: A strategy puts a unit on another square
      Given Alice has a released "Drum Beater" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Alice has a "Side Step" in her hand
      When Alice plays "Side Step" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's middle center square
      And "Drum Beater" has power 2000

  @DZ-5.13.3
  Rule: 5.13.3 Resonance works for that turn even if the unit that moved has left the squares

    Scenario: The unit that has moved goes to the graveyard
      Given Alice has a released "Drum Beater" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Alice has a "Quick Burial" in her hand
      When Alice moves "Ember Scout" to her right center square
      And everyone passes until the stack is empty
      And Alice plays "Quick Burial" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Drum Beater" has power 4000
