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
