Feature: Duel Masters 409 Cards between two zones

  @DM-409.1b @revisions-s-max
  Rule: 409.1b A spell pends from when it is cast until its effect is done, and goes to the graveyard then
    - hand: while its effect is done it is not a card of the hand
    - then: after that it is in the graveyard

    @clause-hand
    Scenario: A spell is not among the cards that its own effect has its player discard
      Given it is Alice's main step
      And Alice has a "Gale Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Lamp Squire", "Grave Hound"
      When Alice casts "Gale Study"
      Then "Gale Study" is not among what Alice can choose
      And "Lamp Squire" is among what Alice can choose

    @clause-then
    Scenario: A spell is in the graveyard after what it said was done
      Given it is Alice's main step
      And Alice has a "Gale Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Lamp Squire", "Grave Hound"
      When Alice casts "Gale Study"
      And Alice chooses "Lamp Squire"
      Then the cards in Alice's graveyard are "Gale Study" and "Lamp Squire"

  @DM-409.1c @revisions-s-max
  Rule: 409.1c A pending card belongs to the zone where it was, and does not count among its cards
    - hand: it is not counted in the hand
    - discard: it is not there to be discarded
    - mana: it is not counted in the mana zone

    @example
    @clause-hand
    Scenario: A creature that needs a card in its player's hand dies before the last spell there has drawn any
      Given it is Alice's main step
      And Alice has a "Long Study" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lone Ogre" in her battle zone
      When Alice casts "Long Study"
      Then "Lone Ogre" is in Alice's graveyard
      And Alice has two cards in her hand

    @example
    @clause-discard
    Scenario: A spell cast from the hand cannot be discarded for its own effect
      Given it is Alice's main step
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Lamp Squire", "Grave Hound"
      And Alice has a "Gale Study" in her hand
      When Alice casts "Gale Study"
      Then "Gale Study" is not among what Alice can choose
      And "Lamp Squire" is among what Alice can choose

    @example
    @clause-mana
    Scenario: A creature summoned from among four cards of the mana zone leaves three that count
      Given it is Alice's main step
      And Alice has a "Root Call" in her hand
      And Alice has two tapped "Gale Study" in her mana zone
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a tapped "Lamp Squire" in her mana zone
      And Bob has an untapped "Bridge Warden" in his battle zone
      When Alice casts "Root Call"
      And Alice chooses "Lamp Squire"
      Then "Lamp Squire" is in Alice's mana zone
      And "Root Call" is in Alice's graveyard

  @DM-409.2a @revisions-s-max
  Rule: 409.2a A pending card that is put where it was has not been put there, and lies as it lay
    - put: what waits for a card to be put there does not trigger
    - lies: it is tapped if it was

    @example
    @clause-put
    Scenario: A spell cast from the graveyard has not been put there when it is done
      Given it is Alice's main step
      And Alice has a "Plain Echo" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has an untapped "Grave Watcher" in her battle zone
      And Alice has a "Long Study" in her graveyard
      When Alice summons "Plain Echo"
      Then Alice has two cards in her hand
      And "Long Study" is in Alice's graveyard

    @example
    @clause-lies
    Scenario: A tapped card of the mana zone that is put back there as it is summoned is still tapped
      Given it is Alice's main step
      And Alice has a "Root Call" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has a tapped "Lamp Squire" in her mana zone
      And Bob has an untapped "Bridge Warden" in his battle zone
      When Alice casts "Root Call"
      And Alice chooses "Lamp Squire"
      Then "Lamp Squire" is tapped
      And "Lamp Squire" is in Alice's mana zone
      And "Root Call" is in Alice's graveyard

  @DM-409.2b @revisions-s-max
  Rule: 409.2b What replaces putting a spell into the graveyard applies to one cast from there too

    @example
    Scenario: A spell cast from the graveyard is put into the mana zone instead of there
      Given it is Alice's main step
      And Alice has a "Plain Echo" in her hand
      And Alice has two untapped "Field Hand" in her mana zone
      And Alice has an untapped "Spell Sower" in her battle zone
      And Alice has a "Long Study" in her graveyard
      When Alice summons "Plain Echo"
      Then "Long Study" is in Alice's mana zone
      And Alice has two cards in her hand
