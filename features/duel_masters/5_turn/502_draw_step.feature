Feature: Duel Masters 502 Draw step

  @DM-502.1
  Rule: 502.1 The turn player draws a card as the draw step begins
    - card: one card is drawn, the top card of the deck
    - who: by the turn player only
    - when: before anything that waits at the beginning of the step

    @clause-card
    Scenario: The turn player draws the top card of her deck
      Given it is Bob's main step
      And Alice's deck is "Lamp Squire", "Moss Giant" and "Field Hand", from the top
      When everyone passes until Alice's mana step
      Then "Lamp Squire" is in Alice's hand
      And Alice has one card in her hand
      And Alice has two cards in her deck

    @clause-who
    Scenario: Only the turn player draws a card in the draw step
      Given it is Bob's main step
      And Bob has two cards in his hand
      When everyone passes until Alice's mana step
      Then Alice has one card in her hand
      And Bob has two cards in his hand

    @clause-when
    Scenario: The turn player draws before what triggers at the beginning of the draw step is resolved
      Given it is Bob's main step
      And Alice has an untapped "Draw Step Herald" in her battle zone
      And Alice's deck is three "Lamp Squire", from the top
      When everyone passes until Alice's main step
      Then "Lamp Squire" is in Alice's graveyard
      And Alice has no cards in her hand
