Feature: Duel Masters 404 Graveyard

  @DM-404.1
  Rule: 404.1 To the graveyard go cards that are discarded or destroyed, and spells that have been resolved
    - discarded: discarded cards
    - destroyed: destroyed cards
    - spells: spells that have been resolved

    @clause-discarded
    Scenario: A discarded card goes to its player's graveyard
      Given it is Alice's main step
      And Alice has a "Lost Thread" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has a "Lamp Squire" in his hand
      When Alice casts "Lost Thread"
      Then "Lamp Squire" is in Bob's graveyard

    @clause-destroyed
    Scenario: A destroyed creature goes to its player's graveyard
      Given it is Alice's main step
      And Alice has a "Ruin" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Bob has an untapped "Lamp Squire" in his battle zone
      When Alice casts "Ruin"
      Then "Lamp Squire" is in Bob's graveyard

    @clause-spells
    Scenario: A spell that has been resolved goes to its player's graveyard
      Given it is Alice's main step
      And Alice has an "Insight" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      When Alice casts "Insight"
      Then "Insight" is in Alice's graveyard

  @DM-404.2
  Rule: 404.2 Players can look at a graveyard at any time
    - own: at their own
    - other: and at the other player's

    @clause-own
    Scenario: A player sees a card of her own graveyard
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her graveyard
      Then Alice sees "Moss Giant"

    @clause-other
    Scenario: A player sees a card of the other player's graveyard
      Given it is Alice's main step
      And Alice has a "Moss Giant" in her graveyard
      Then Bob sees "Moss Giant"
