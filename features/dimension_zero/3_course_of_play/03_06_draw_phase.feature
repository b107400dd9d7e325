Feature: Dimension Zero 3.6 The draw phase

  @DZ-3.6.1-1
  Rule: 3.6.1-1 The active player draws a card, then what triggers by that or at the phase's beginning goes to the stack
    - draw: a card, the top one of her deck
    - who: only the active player
    - before: before anything triggers
    - drawn: then comes what triggers by the drawing
    - begin: and what triggers at the beginning of the phase

    @clause-draw
    Scenario: The active player draws the top card of her deck
      Given it is Bob's main phase
      And the top of Alice's deck is "Tide Giant"
      When everyone passes until Alice's energy phase
      Then "Tide Giant" is in Alice's hand
      And Alice has a card in her hand

    @clause-draw @clause-who
    Scenario: The other player draws nothing in the active player's draw phase
      Given it is Bob's main phase
      And Bob has two cards in his hand
      When everyone passes until Alice's energy phase
      Then Alice has a card in her hand
      And Bob has two cards in his hand

    @clause-drawn
    Scenario: Drawing triggers what waits for a card to be drawn
      Given it is Bob's main phase
      And Alice has a released "Greedy Reader" in her left own square
      When everyone passes until Alice's energy phase
      Then Bob has a card in his smash zone

    @clause-drawn @clause-begin @clause-before
    Scenario: The beginning of the draw phase triggers abilities beside those that the drawing triggers
      Given it is Bob's main phase
      And Alice has a released "Greedy Reader" in her left own square
      And Alice has a released "Draw Herald" in her right own square
      When everyone passes until abilities are waiting
      And the triggers are put in any order
      And everyone passes until Alice's main phase
      Then Bob has two cards in his smash zone

    @needs-events
    @clause-before @clause-begin @clause-draw
    Scenario: The active player draws before what triggers at the draw phase's beginning resolves
      Given it is Bob's main phase
      And the top of Alice's deck is "Tide Giant"
      And Alice has a released "Draw Herald" in her right own square
      When everyone passes until Alice's energy phase
      Then these happened in this order: draw of "Tide Giant", resolve start of "Draw Herald", smash by Bob

  @DZ-3.6.1-2
  Rule: 3.6.1-2 Whoever goes first skips this phase in the first turn
    - skip: there is no draw phase
    - who: only for the player who goes first
    - when: only in the first turn

    @clause-skip
    Scenario: There is no draw in the first player's first turn
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And everyone passes until Alice's main phase
      Then Alice has five cards in her hand

    @clause-skip @clause-who
    Scenario: There is a draw in the second player's first turn
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And everyone passes until Bob's main phase
      Then Alice has five cards in her hand
      And Bob has six cards in his hand

    @clause-skip @clause-when
    Scenario: There is a draw in the first player's second turn
      Given a duel is about to begin
      When the decks are shuffled without changing them
      And chance lets Alice begin
      And everyone passes until Bob's main phase
      And everyone passes until Alice's main phase
      Then Alice has six cards in her hand
