Feature: Duel Masters 503 Mana step

  @DM-503.1
  Rule: 503.1 The turn player may put a card of her hand into her mana zone
    - moves: the card is put into her mana zone
    - any: it may be any card of her hand
    - hand: it is a card of the hand and no other
    - may: she need not charge one
    - who: only the turn player charges
    - when: only in the mana step

    @clause-moves
    Scenario: A card charged from the hand is put into the mana zone untapped
      Given it is Alice's mana step
      And Alice has a "Lamp Squire" in her hand
      When Alice charges "Lamp Squire"
      Then "Lamp Squire" is in Alice's mana zone
      And "Lamp Squire" is untapped

    @clause-any @clause-moves
    Scenario: Any card of the hand can be charged
      Given it is Alice's mana step
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Grave Hound" in her hand
      When Alice charges "Grave Hound"
      Then "Grave Hound" is in Alice's mana zone
      And "Lamp Squire" is in Alice's hand

    @clause-any
    Scenario: A player may charge the second of two cards of her hand
      Given it is Alice's mana step
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Grave Hound" in her hand
      When Alice tries to charge "Grave Hound"
      Then that is allowed

    @clause-may
    Scenario: A player may pass in the mana step without charging, and the main step follows
      Given it is Alice's mana step
      And Alice has a "Lamp Squire" in her hand
      When Alice passes
      Then it is the main step
      And Alice has no cards in her mana zone
      And "Lamp Squire" is in Alice's hand

    @clause-hand
    Scenario: A card in the graveyard cannot be charged
      Given it is Alice's mana step
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Grave Hound" in her graveyard
      When Alice tries to charge "Grave Hound"
      Then that is refused

    @clause-who
    Scenario: The opponent cannot charge a card in the turn player's mana step
      Given it is Alice's mana step
      And Alice has a "Lamp Squire" in her hand
      And Bob has a "Grave Hound" in his hand
      When Bob tries to charge "Grave Hound"
      Then that is refused

    @clause-when
    Scenario: Nothing is charged in the main step
      Given it is Alice's main step
      And Alice has a "Lamp Squire" in her hand
      When Alice tries to charge "Lamp Squire"
      Then that is refused

  @DM-503.2
  Rule: 503.2 One card is charged in a mana step, unless an effect makes it more or fewer
    - one: one card is charged and no second one
    - more: an effect can allow more, and then so many more
    - fewer: an effect can allow fewer
    - meanwhile: effects count that have come or gone since the step began

    @clause-one
    Scenario: A player cannot charge a second card in the same mana step
      Given it is Alice's mana step
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Grave Hound" in her hand
      When Alice charges "Lamp Squire"
      And Alice tries to charge "Grave Hound"
      Then that is refused

    @clause-more
    Scenario: A player whose ability allows one more charge charges two cards in one mana step
      Given it is Alice's mana step
      And Alice has an untapped "Generous Soil" in her battle zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Grave Hound" in her hand
      When Alice charges "Lamp Squire"
      And Alice charges "Grave Hound"
      Then Alice has two cards in her mana zone

    @clause-more @clause-one
    Scenario: A player whose ability allows one more charge cannot charge a third card in one mana step
      Given it is Alice's mana step
      And Alice has an untapped "Generous Soil" in her battle zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Grave Hound" in her hand
      And Alice has a "Moss Giant" in her hand
      When Alice charges "Lamp Squire"
      And Alice charges "Grave Hound"
      And Alice tries to charge "Moss Giant"
      Then that is refused

    @clause-more @clause-one
    Scenario: An ability that allows its player one more charge does not allow the opponent a second card
      Given it is Alice's mana step
      And Bob has an untapped "Generous Soil" in his battle zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Grave Hound" in her hand
      When Alice charges "Lamp Squire"
      And Alice tries to charge "Grave Hound"
      Then that is refused

    @clause-fewer
    Scenario: A player whose opponent's ability takes away one charge cannot charge a card
      Given it is Bob's main step
      And Bob has an untapped "Barren Moon" in his battle zone
      And Alice has a "Lamp Squire" in her hand
      When everyone passes until Alice's turn
      And Alice tries to charge "Lamp Squire"
      Then that is refused
      And it is Alice's turn

    @clause-fewer @clause-more @clause-one
    Scenario: A player who may charge one card more by one ability and one less by another charges only one
      Given it is Alice's mana step
      And Alice has an untapped "Generous Soil" in her battle zone
      And Bob has an untapped "Barren Moon" in his battle zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Grave Hound" in her hand
      When Alice charges "Lamp Squire"
      Then "Lamp Squire" is in Alice's mana zone
      When Alice tries to charge "Grave Hound"
      Then that is refused

    @clause-meanwhile @clause-more
    Scenario: A player who charges a card that allows one more from the mana zone charges a second card
      Given it is Alice's mana step
      And Alice has a "Buried Bounty" in her hand
      And Alice has a "Lamp Squire" in her hand
      When Alice charges "Buried Bounty"
      And Alice tries to charge "Lamp Squire"
      Then that is allowed
      And "Lamp Squire" is in Alice's mana zone

    @clause-meanwhile @clause-one
    Scenario: A player whose creature allows one more charge and is destroyed after the first charges no second card
      Given it is Alice's mana step
      And Alice has an untapped "Withering Soil" in her battle zone
      And Alice has a "Lamp Squire" in her hand
      And Alice has a "Grave Hound" in her hand
      When Alice charges "Lamp Squire"
      And Alice tries to charge "Grave Hound"
      Then that is refused
      And "Grave Hound" is in Alice's hand
