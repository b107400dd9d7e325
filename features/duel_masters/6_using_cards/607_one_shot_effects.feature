Feature: Duel Masters 607 One-shot effects

  @DM-607.2
  Rule: 607.2 A one-shot effect can have something done later, at a time that it says

    Scenario: A card that a spell has its player draw at the end of the turn is drawn then and not before
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Later Gift" in her hand
      When Alice casts "Later Gift"
      Then Alice has no cards in her hand
      When everyone passes until Bob's main step
      Then Alice has one card in her hand

    Scenario: A player draws as many cards at the end of the turn as she chose when her spell was resolved
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Measured Gift" in her hand
      When Alice casts "Measured Gift"
      And Alice chooses the number 2
      And everyone passes until Bob's main step
      Then Alice has two cards in her hand

    Scenario: The creatures of the name that a player named as her spell was resolved are destroyed at the end of the turn
      Given it is Alice's main step
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Named Doom" in her hand
      And Bob has an untapped "Lamp Squire" in his battle zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Named Doom"
      And Alice names "Lamp Squire"
      And everyone passes until Bob's main step
      Then "Lamp Squire" is in Bob's graveyard
      And "Moss Giant" is in Bob's battle zone
