Feature: Dimension Zero 5.14 Headlong

  Background:
    Given it is Alice's main phase

  @DZ-5.14.1
  Rule: 5.14.1 Headlong is a static ability

    Scenario: As a unit with headlong moves, only its move is on the stack
      Given Alice has a released "Wild Boar" in her left own square
      And Bob has a "Quick Study" in his hand
      And Bob has a released "Drill Sergeant" in his left own square
      When Alice moves "Wild Boar" to her left center square
      Then there is one thing on the stack
      And Bob may not play "Quick Study"

  @DZ-5.14.2
  Rule: 5.14.2 While the move of a card with headlong is on the stack, nobody can play cards
    - each: neither player can
    - cards: abilities can be activated all the same
    - while: once the move has resolved, cards are played again
    - move: only its own move, not that of another unit
    - squares: and only while the card is on the squares

    @clause-each
    Scenario: The player who moves cannot play a card
      Given Alice has a released "Wild Boar" in her left own square
      And Alice has a "Quick Study" in her hand
      And Alice has a released "Drill Sergeant" in her right own square
      When Alice moves "Wild Boar" to her left center square
      And Alice tries to play "Quick Study"
      Then that is refused

    @clause-each
    Scenario: The other player cannot play a card
      Given Alice has a released "Wild Boar" in her left own square
      And Bob has a "Quick Study" in his hand
      When Alice moves "Wild Boar" to her left center square
      And Bob tries to play "Quick Study"
      Then that is refused

    @clause-cards
    Scenario: An ability can be activated while the move is on the stack
      Given Alice has a released "Wild Boar" in her left own square
      And Bob has a released "Drill Sergeant" in his left own square
      When Alice moves "Wild Boar" to her left center square
      Then Bob may activate "Drill Sergeant"

    @clause-while
    Scenario: When the move has resolved cards can be played
      Given Alice has a released "Wild Boar" in her left own square
      And Alice has a "Quick Study" in her hand
      When Alice moves "Wild Boar" to her left center square
      And everyone passes until the stack is empty
      Then "Wild Boar" is in Alice's left center square
      And Alice may play "Quick Study"

    @clause-move
    Scenario: Another unit moves while the unit with headlong stands by
      Given Alice has a released "Wild Boar" in her left own square
      And Alice has a released "Ember Scout" in her right own square
      And Bob has a "Quick Study" in his hand
      When Alice moves "Ember Scout" to her right center square
      Then Bob may play "Quick Study"

    @clause-move
    Scenario: An ability of a unit with headlong is on the stack, and no move
      Given Alice has a released "Snorting Boar" in her left own square
      And Bob has a "Quick Study" in his hand
      When Alice activates "Snorting Boar"
      Then "Snorting Boar" is on the stack
      And Bob may play "Quick Study"

    @clause-squares
    Scenario: The unit with headlong has been destroyed while its move is still on the stack
      Given Alice has a released "Wild Boar" in her left own square
      And Bob has a "Quick Study" in his hand
      And Bob has a released "Drill Sergeant" in his middle own square
      And Alice has a released "Grim Doll" in her left enemy square
      When Alice moves "Wild Boar" to her left center square
      And Alice activates "Grim Doll" aiming at "Wild Boar"
      And everyone passes until there is one thing left on the stack
      Then "Wild Boar" is in Alice's graveyard
      And Bob may activate "Drill Sergeant"
      And Bob may play "Quick Study"
