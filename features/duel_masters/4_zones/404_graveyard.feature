Feature: Duel Masters 404 Graveyard

  @DM-404.1
  Rule: 404.1 Discarded and destroyed cards and spells that have been resolved go to the graveyard
    - discarded: a discarded card goes there
    - destroyed: so does a destroyed one
    - spell: and a spell when it has been resolved

    @clause-discarded @clause-spell
    Scenario: A discarded card and the spell that said so lie in the graveyards of their players
      Given it is Alice's main step
      And Alice has a "Lost Thread" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      When Alice casts "Lost Thread"
      Then "Lamp Squire" is in Bob's graveyard
      And "Lost Thread" is in Alice's graveyard

    @clause-destroyed
    Scenario: A destroyed creature lies in its owner's graveyard
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      Then "Moss Giant" is in Bob's graveyard

  @DM-404.2
  Rule: 404.2 Players see the cards of a graveyard at any time

    Scenario: Both players still see a destroyed creature in the next turn
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Moss Giant" in his battle zone
      When Alice casts "Ruin"
      And everyone passes until Bob's main step
      Then "Moss Giant" is in Bob's graveyard
      And Alice sees "Moss Giant"
      And Bob sees "Moss Giant"
