Feature: Duel Masters 409 Cards between two zones

  @DM-409.1 @revisions-s-max
  Rule: 409.1 A card that is used, or that an effect puts into the battle zone, pends until it moves, and has not left its zone
    - used: a card in use pends where it was
    - put: so does a card that an effect puts into the battle zone

    @clause-used @changed
    Scenario: A spell pends in the hand as its player chooses a card of her hand for it
      Given it is Alice's main step
      And Alice has a "Turned Page" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Moss Giant" in her hand
      When Alice casts "Turned Page"
      Then "Turned Page" is pending
      And "Turned Page" is in Alice's hand

    @clause-put
    Scenario: An evolution creature pends in the graveyard as its player chooses what it evolves from
      Given it is Alice's main step
      And Alice has a "Second Bloom" in her hand
      And Alice has an untapped "Field Hand" in her mana zone
      And Alice has an "Ember Champion" in her graveyard
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Second Bloom"
      Then "Ember Champion" is pending
      And "Ember Champion" is in Alice's graveyard

  @DM-409.1 @revisions-1.13
  Rule: 409.1 (1.13) A card for which something is to be done as it moves between zones is in none of them until that is done
    - none: it is in none of them
    - from: it comes from the zone where it was, and not from nowhere

    @clause-none @changed
    Scenario: By 1.13 an evolution creature in use is in no zone as its player chooses what it evolves from
      Given it is Alice's main step
      And Alice has an "Open Gate" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an "Ember Champion" in her hand
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Open Gate"
      Then "Ember Champion" is not in Alice's hand
      And "Ember Champion" is not in Alice's battle zone

    @clause-from
    Scenario: By 1.13 a creature that is summoned from the hand is kept out by what replaces coming from a hand
      Given it is Bob's main step
      And Bob has a "Moss Giant" in his hand
      And Bob has five untapped "Bramble Pup" in his mana zone
      And Alice has an untapped "Hand Barrier" in her battle zone
      When Bob summons "Moss Giant"
      Then "Moss Giant" is in Bob's mana zone

    @clause-from
    Scenario: By 1.13 a card that is used from the mana zone has been used from there
      Given it is Alice's main step
      And Alice has an "Open Field" in her hand
      And Alice has an untapped "Bramble Pup" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Root Bell" in her battle zone
      And the top of Alice's deck is "Moss Giant"
      When Alice casts "Open Field"
      And Alice summons "Grave Hound"
      Then "Moss Giant" is in Alice's hand

  @DM-409.1a @revisions-s-max
  Rule: 409.1a A card that goes to the battle zone by being used, or because an effect puts it there, pends until it has moved
    - used: a card in use pends
    - put: so does one that an effect puts there
    - until: it pends no more when it is there

    @clause-used
    Scenario: An evolution creature in use pends as its player chooses what it evolves from
      Given it is Alice's main step
      And Alice has an "Open Gate" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an "Ember Champion" in her hand
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Open Gate"
      Then "Ember Champion" is pending

    @clause-put
    Scenario: An evolution creature that an effect puts into the battle zone pends as its player chooses what it evolves from
      Given it is Alice's main step
      And Alice has a "Sudden March" in her hand
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has an "Ember Champion" in her hand
      And Alice has an untapped "Tall Squire" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Sudden March"
      Then "Ember Champion" is pending

    @clause-until
    Scenario: An evolution creature pends no more when it lies on what it evolves from
      Given it is Alice's main step
      And Alice has an "Open Gate" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an "Ember Champion" in her hand
      And Alice has an untapped "Ember Recruit" in her battle zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice casts "Open Gate"
      And Alice chooses "Lamp Squire"
      Then "Ember Champion" is not pending
      And "Ember Champion" is in Alice's battle zone

  @DM-409.1a @revisions-1.13
  Rule: 409.1a (1.13) A spell is neither in the hand nor in the graveyard from its being cast until it is resolved
    - hand: it is not in the hand
    - graveyard: it is not in the graveyard yet

    @clause-hand @changed
    Scenario: By 1.13 a spell is not in the hand as its player chooses a card of her hand for it
      Given it is Alice's main step
      And Alice has a "Turned Page" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Moss Giant" in her hand
      When Alice casts "Turned Page"
      Then "Turned Page" is not in Alice's hand

    @clause-graveyard
    Scenario: By 1.13 a spell is not in the graveyard as its player chooses a card of her hand for it
      Given it is Alice's main step
      And Alice has a "Turned Page" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has a "Moss Giant" in her hand
      And the top of Alice's deck is "Grave Hound"
      When Alice casts "Turned Page"
      Then "Grave Hound" is in Alice's hand
      And "Turned Page" is not in Alice's graveyard

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
    - deck: it is not counted in the deck

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

    @clause-deck
    Scenario: A spell used from the top of the deck is not among the cards that it draws
      Given it is Alice's main step
      And Alice has a "Top Summons" in her hand
      And Alice has an untapped "Moss Giant" in her mana zone
      And the top of Alice's deck is "Long Study", "Lamp Squire", "Grave Hound"
      When Alice casts "Top Summons"
      Then "Lamp Squire" is in Alice's hand
      And "Grave Hound" is in Alice's hand
      And "Long Study" is in Alice's graveyard

    @clause-deck
    Scenario: A creature that a spell used from the top of the deck puts third from the top has two cards above it then
      Given it is Alice's main step
      And Alice has a "Top Summons" in her hand
      And Alice has an untapped "Moss Giant" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice's deck is "Deep Filing", "Insight", "Ruin", "Lull", from the top
      When Alice casts "Top Summons"
      Then the top cards of Alice's deck are "Insight", "Ruin", "Lamp Squire", in that order

  @DM-409.1d @revisions-s-max
  Rule: 409.1d A card that has pended loses what effects had given it

    @example
    Scenario: A spell of the graveyard that may be used this turn may not be used again when it is back there
      Given it is Alice's main step
      And Alice has an "Old Words" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a "Long Study" in her graveyard
      When Alice casts "Old Words"
      And Alice casts "Long Study"
      And Alice tries to cast "Long Study"
      Then that is refused
      And "Long Study" is in Alice's graveyard

    @example
    Scenario: A creature of the mana zone that may be used this turn may not be used again when it is put back there
      Given it is Alice's main step
      And Alice has an "Open Field" in her hand
      And Alice has an untapped "Bramble Pup" in her mana zone
      And Alice has an untapped "Moss Giant" in her mana zone
      And Alice has an untapped "Fell Hunter" in her mana zone
      And Bob has an untapped "Bridge Warden" in his battle zone
      When Alice casts "Open Field"
      And Alice summons "Bramble Pup"
      And Alice tries to summon "Bramble Pup"
      Then that is refused
      And "Bramble Pup" is in Alice's mana zone

  @DM-409.1e @revisions-s-max
  Rule: 409.1e Cards that one effect uses together all pend before they are used one by one

    @example
    Scenario: Of three spells that are cast together none can be put away for another
      Given it is Alice's main step
      And Alice has a "Chanting Wyrm" in her hand
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has a "Gale Study" in her hand
      And Alice has a "Turned Page" in her hand
      And Alice has a "Long Study" in her hand
      When Alice summons "Chanting Wyrm"
      And Alice chooses "Gale Study", "Turned Page" and "Long Study"
      Then "Gale Study" is not among what Alice can choose
      And "Turned Page" is not among what Alice can choose
      And "Chanting Wyrm" is in Alice's battle zone

    @example
    Scenario: Three cards that are used from the graveyard together do not count there for one of them
      Given it is Alice's main step
      And Alice has a "Dreamfall" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And the top of Alice's deck is "Grave Tally", "Moss Giant", "Lamp Squire"
      When Alice casts "Dreamfall"
      Then Alice has no cards in her hand
      And "Moss Giant" is in Alice's battle zone
      And "Lamp Squire" is in Alice's battle zone

    Scenario: Of three creatures that are summoned together each is destroyed for want of power before the next one comes
      Given it is Alice's main step
      And Bob has an untapped "Thinning Air" in his battle zone
      And Alice has a "Dreamfall" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And the top of Alice's deck is "Twin Banner", "Twin Banner", "Twin Banner"
      When Alice casts "Dreamfall"
      Then Alice has four cards in her graveyard

  @DM-409.1f @revisions-s-max
  Rule: 409.1f Cards that one effect puts into the battle zone together all pend before they are put there one by one
    - pend: all of them pend first
    - one: then they come there one by one
    - seals: seals are put on cards all at once

    @example @clause-pend
    Scenario: Of two creatures put into the battle zone together neither counts in the hand as the first comes
      Given it is Alice's main step
      And Alice has a "Twin Gate" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Moss Giant" in her hand
      And Alice has a "Lamp Squire" in her hand
      And Bob has an untapped "Full Hand Toll" in his battle zone
      When Alice casts "Twin Gate"
      Then "Moss Giant" is in Alice's battle zone
      And "Lamp Squire" is in Alice's battle zone

    @clause-one
    Scenario: The second of two creatures put into the battle zone together meets the first there
      Given it is Alice's main step
      And Alice has a "Twin Gate" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has two "Jealous Titan" in her hand
      When Alice casts "Twin Gate"
      Then Alice has one card in her battle zone
      And Alice has two cards in her mana zone

    @clause-one
    Scenario: Of two creatures put into the battle zone together the first is destroyed for want of power before the second comes
      Given it is Alice's main step
      And Bob has an untapped "Thinning Air" in his battle zone
      And Alice has a "Twin Gate" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has two "Twin Banner" in her hand
      When Alice casts "Twin Gate"
      Then Alice has three cards in her graveyard

    @clause-one
    Scenario: Of two creatures put into the battle zone from a searched deck the first is destroyed before the second comes
      Given it is Alice's main step
      And Bob has an untapped "Thinning Air" in his battle zone
      And Alice has a "Called in Pairs" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And the top of Alice's deck is "Twin Banner", "Twin Banner"
      When Alice casts "Called in Pairs"
      And Alice finds Alice's first "Twin Banner" and Alice's second "Twin Banner"
      Then Alice has three cards in her graveyard

    @example @clause-seals @needs-events
    Scenario: A spell that seals all creatures puts the seals on at the same time
      Given it is Alice's main step
      And Alice has a "Sealing Tide" in her hand
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Bob has an untapped "Ember Recruit" in his battle zone
      And the top of Alice's deck is "Moss Giant"
      And the top of Bob's deck is "Gate Warden"
      When Alice casts "Sealing Tide"
      Then "Moss Giant" and "Gate Warden" came as seals at the same time

  @DM-409.2 @revisions-s-max
  Rule: 409.2 A pending card that is moved nowhere in the end pends no more, and is as it was before
    - off: it pends no more
    - state: it lies as it lay

    @clause-off
    Scenario: An evolution creature that has nothing to evolve from counts in the hand again
      Given it is Alice's main step
      And Alice has a "Twin Gate" in her hand
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has a "Moss Giant" in her hand
      And Alice has an "Ember Champion" in her hand
      When Alice casts "Twin Gate"
      Then "Ember Champion" is not pending
      And Alice has one card in her hand
      And "Moss Giant" is in Alice's battle zone

    @clause-state
    Scenario: An evolution creature that was searched for in the deck and has nothing to evolve from stays there
      Given it is Alice's main step
      And Alice has a "Called Up" in her hand
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice's deck is "Ember Champion", "Insight", "Ruin", from the top
      When Alice casts "Called Up"
      And Alice finds "Ember Champion"
      Then "Ember Champion" is in Alice's deck
      And "Called Up" is in Alice's graveyard

    @clause-state
    Scenario: A tapped evolution creature of the mana zone that has nothing to evolve from is still tapped there
      Given it is Alice's main step
      And Alice has a "Root Gate" in her hand
      And Alice has an untapped "Deep Digging" in her mana zone
      And Alice has a tapped "Ember Champion" in her mana zone
      When Alice casts "Root Gate"
      Then "Ember Champion" is tapped
      And "Root Gate" is in Alice's graveyard

    @clause-off
    Scenario: A twin card whose creature has not come to the battle zone is cast as its spell later
      Given it is Alice's main step
      And Alice has seven untapped "Ember Recruit" in her mana zone
      And Alice has a "Fire Cub / Fire Jet" in her hand
      And Bob has an untapped "Closed Gate" in his battle zone
      When Alice summons "Fire Cub / Fire Jet"
      And Alice tries to cast "Fire Cub / Fire Jet"
      Then that is allowed
      And "Fire Cub / Fire Jet" is in Alice's graveyard

    @clause-off
    Scenario: A twin card whose creature cannot be paid for any more is both of its halves again, and is cast
      Given it is Alice's main step
      And Alice has a "Stone Verse / Stone Marshal" in her hand
      And Alice has three untapped "Moss Giant" in her mana zone
      And Alice has an untapped "Lamp Squire" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has an untapped "Lone Ogre" in her battle zone
      And Alice has an untapped "Double Ransomer" in her battle zone
      When Alice summons "Stone Verse / Stone Marshal"
      And Alice chooses "Lamp Squire"
      And Alice chooses "Grave Hound"
      And Alice casts "Stone Verse / Stone Marshal"
      Then "Stone Verse / Stone Marshal" is in Alice's graveyard

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
    @clause-lies @changed
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
