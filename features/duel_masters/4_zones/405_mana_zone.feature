Feature: Duel Masters 405 Mana zone

  @DM-405.1 @revisions-s-max
  Rule: 405.1 Cards in the mana zone give mana; one of several civilizations comes there tapped
    - mana: a card that lies there can be tapped for the cost of another
    - many: a card of several civilizations is tapped as it comes there
    - unless: it is not if an effect says that it comes there untapped
    - one: a card of one civilization is not
    - there: nowhere else does that make it tapped

    @clause-mana @clause-one
    Scenario: A card of one civilization that was charged can pay for a spell in the same turn
      Given it is Alice's mana step
      And Alice has a "Moss Giant" in her hand
      And Alice has a "Giant Draught" in her hand
      When Alice charges "Moss Giant"
      And everyone passes until the main step
      Then Alice may play "Giant Draught"

    @clause-one
    Scenario: A card of one civilization is charged untapped
      Given it is Alice's mana step
      And Alice has a "Moss Giant" in her hand
      When Alice charges "Moss Giant"
      Then "Moss Giant" is untapped
      And "Moss Giant" is in Alice's mana zone

    @clause-many @changed
    Scenario: A card of two civilizations is charged tapped
      Given it is Alice's mana step
      And Alice has an "Ash Thicket Twins" in her hand
      When Alice charges "Ash Thicket Twins"
      Then "Ash Thicket Twins" is tapped
      And "Ash Thicket Twins" is in Alice's mana zone

    @clause-many
    Scenario: A card of two civilizations that an effect puts into the mana zone is tapped
      Given it is Alice's main step
      And Alice has a "Deep Digging" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Ash Thicket Twins"
      When Alice casts "Deep Digging"
      Then "Ash Thicket Twins" is tapped
      And "Ash Thicket Twins" is in Alice's mana zone

    @clause-unless
    Scenario: A card of two civilizations that an effect puts into the mana zone untapped is untapped
      Given it is Alice's main step
      And Alice has a "Fresh Digging" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And the top of Alice's deck is "Ash Thicket Twins"
      When Alice casts "Fresh Digging"
      Then "Ash Thicket Twins" is untapped
      And "Ash Thicket Twins" is in Alice's mana zone

    @clause-many
    Scenario: A card of one civilization is charged tapped where all cards of the mana zone have all civilizations
      Given it is Alice's mana step
      And Alice has a "Moss Giant" in her hand
      And Alice has an untapped "Rainbow Loam" in her battle zone
      When Alice charges "Moss Giant"
      Then "Moss Giant" is tapped
      And "Moss Giant" is in Alice's mana zone

    @clause-one
    Scenario: A creature that has all civilizations in the battle zone alone comes untapped to the mana zone
      Given it is Alice's main step
      And Alice has a "Felling" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Soul Taker" in her battle zone
      And Bob has an untapped "Hued Idol" in his battle zone
      When Alice casts "Felling"
      Then "Hued Idol" is untapped
      And "Hued Idol" is in Bob's mana zone

    @clause-there
    Scenario: A creature of two civilizations is untapped as it comes into the battle zone
      Given it is Alice's main step
      And Alice has an "Ash Thicket Twins" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      When Alice summons "Ash Thicket Twins"
      Then "Ash Thicket Twins" is untapped
      And "Ash Thicket Twins" is in Alice's battle zone

  @DM-405.1 @revisions-1.13
  Rule: 405.1 (1.13) Cards in the mana zone give mana, and all of them come there untapped
    - gives: a card that lies there can be tapped for the cost of another
    - all: a card of several civilizations is untapped too

    @clause-gives
    Scenario: By 1.13 a card that was charged can pay for a spell in the same turn
      Given it is Alice's mana step
      And Alice has a "Moss Giant" in her hand
      And Alice has a "Giant Draught" in her hand
      When Alice charges "Moss Giant"
      And everyone passes until the main step
      Then Alice may play "Giant Draught"

    @clause-all @changed
    Scenario: By 1.13 a card of two civilizations is charged untapped
      Given it is Alice's mana step
      And Alice has an "Ash Thicket Twins" in her hand
      When Alice charges "Ash Thicket Twins"
      Then "Ash Thicket Twins" is untapped
      And "Ash Thicket Twins" is in Alice's mana zone

  @DM-405.2
  Rule: 405.2 Players see the cards of a mana zone at any time

    Scenario: Both players still see a charged card in the next turn
      Given it is Alice's mana step
      And Alice has a "Moss Giant" in her hand
      When Alice charges "Moss Giant"
      And everyone passes until Bob's main step
      Then "Moss Giant" is in Alice's mana zone
      And Alice sees "Moss Giant"
      And Bob sees "Moss Giant"
