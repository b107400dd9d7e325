Feature: Duel Masters 802 NEO creatures

  @DM-802.1
  Rule: 802.1 A NEO creature comes as a normal creature, or evolves
    - nothing: it comes with no creature there to evolve from
    - normal: it comes by itself although it could evolve
    - evolves: it comes upon a creature that it names

    @clause-nothing
    Scenario: A NEO creature is summoned with no other creature there
      Given it is Alice's main step
      And Alice has a "Twofold Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      When Alice tries to summon "Twofold Squire"
      Then that is allowed
      And "Twofold Squire" is in Alice's battle zone

    @clause-normal
    Scenario: A NEO creature comes by itself, beside a creature that it could evolve from
      Given it is Alice's main step
      And Alice has a "Twofold Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice summons "Twofold Squire" without evolving
      Then "Twofold Squire" lies on nothing

    @clause-evolves
    Scenario: A NEO creature is laid on a creature of its player's choice
      Given it is Alice's main step
      And Alice has a "Twofold Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice evolves "Lamp Squire" into "Twofold Squire"
      Then "Twofold Squire" lies on "Lamp Squire"

    @clause-nothing
    Scenario: A NEO creature that names two humans comes by itself beside the only human
      Given it is Alice's main step
      And Alice has a "Threefold Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      When Alice summons "Threefold Squire"
      Then "Threefold Squire" lies on nothing

    @clause-normal
    Scenario: A NEO creature that names two humans comes by itself beside two of them
      Given it is Alice's main step
      And Alice has a "Threefold Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an untapped "Tall Squire" in her battle zone
      When Alice summons "Threefold Squire" without evolving
      Then "Threefold Squire" lies on nothing

    @clause-evolves
    Scenario: A NEO creature that names two humans comes upon both
      Given it is Alice's main step
      And Alice has a "Threefold Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an untapped "Tall Squire" in her battle zone
      When Alice evolves "Tall Squire" and "Lamp Squire" into "Threefold Squire"
      Then "Threefold Squire" lies on "Tall Squire", "Lamp Squire"

    @clause-evolves
    Scenario: A NEO creature that names one human or more comes upon two
      Given it is Alice's main step
      And Alice has a "Manifold Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice has an untapped "Tall Squire" in her battle zone
      When Alice evolves "Tall Squire" and "Lamp Squire" into "Manifold Squire"
      Then "Manifold Squire" lies on "Tall Squire", "Lamp Squire"

  @DM-802.2
  Rule: 802.2 A NEO creature is an evolution creature only in the battle zone with a card under it
    - below: with a creature's card under it it is one
    - alone: with no card under it it is none
    - elsewhere: in another zone it is none

    @clause-below
    Scenario: A NEO creature on a creature is destroyed with the evolution creatures
      Given it is Alice's main step
      And Bob has an untapped "Twofold Squire" in his battle zone
      And Bob has a "Lamp Squire" under "Twofold Squire"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of Champions" in her hand
      When Alice casts "Fall of Champions"
      Then "Twofold Squire" is in Bob's graveyard

    @clause-below
    Scenario: A NEO creature on a creature that has lost its abilities is destroyed with the evolution creatures
      Given it is Alice's main step
      And Bob has an untapped "Twofold Squire" in his battle zone
      And Bob has a "Lamp Squire" under "Twofold Squire"
      And Alice has an untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Silencing" in her hand
      And Alice has a "Fall of Champions" in her hand
      When Alice casts "Silencing"
      And Alice casts "Fall of Champions"
      Then "Twofold Squire" is in Bob's graveyard

    @clause-alone
    Scenario: A NEO creature that lies on nothing is not destroyed with the evolution creatures
      Given it is Alice's main step
      And Bob has an untapped "Twofold Squire" in his battle zone
      And Bob has an untapped "Ember Champion" in his battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of Champions" in her hand
      When Alice casts "Fall of Champions"
      Then "Twofold Squire" is in Bob's battle zone
      And "Ember Champion" is in Bob's graveyard

    @example @clause-elsewhere
    Scenario: Of six cards of a deck that are shown a NEO creature is not taken as an evolution creature
      Given it is Alice's main step
      And the top of Alice's deck is "Ember Champion" and "Twofold Squire"
      And Alice has an untapped "Tide Runner" in her mana zone
      And Alice has an "Evolution Ledger" in her hand
      When Alice casts "Evolution Ledger"
      Then "Ember Champion" is in Alice's hand
      And "Twofold Squire" is in Alice's deck

    @example @clause-alone @clause-elsewhere
    Scenario: A NEO creature that evolves as it comes from the graveyard comes tapped where creatures that are no evolution creatures do
      Given it is Alice's main step
      And Alice has a "Twofold Squire" in her graveyard
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Bob has an untapped "Watchful Child" in his battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Rise Again" in her hand
      When Alice casts "Rise Again"
      And Alice chooses "Lamp Squire"
      Then "Twofold Squire" lies on "Lamp Squire"
      And "Twofold Squire" is tapped

  @DM-802.2 @revisions-s-max
  Rule: 802.2 Any card under a NEO creature makes it an evolution creature
    - any: a card that is no creature's does so, too

    @changed @clause-any
    Scenario: A NEO creature on a field is destroyed with the evolution creatures
      Given it is Alice's main step
      And Bob has an untapped "Twofold Squire" in his battle zone
      And Bob has a "Quiet Meadow" under "Twofold Squire"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of Champions" in her hand
      When Alice casts "Fall of Champions"
      Then "Twofold Squire" is in Bob's graveyard

  @DM-802.2 @revisions-1.13
  Rule: 802.2 (1.13) Only a creature's card under a NEO creature makes it an evolution creature
    - creature: a creature's card does, whatever else lies there
    - only: a field under it does not

    @clause-only @changed
    Scenario: By 1.13 a NEO creature on a field is not destroyed with the evolution creatures
      Given it is Alice's main step
      And Bob has an untapped "Twofold Squire" in his battle zone
      And Bob has a "Quiet Meadow" under "Twofold Squire"
      And Bob has an untapped "Ember Champion" in his battle zone
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of Champions" in her hand
      When Alice casts "Fall of Champions"
      Then "Twofold Squire" is in Bob's battle zone
      And "Ember Champion" is in Bob's graveyard

    @clause-creature
    Scenario: By 1.13 a NEO creature with a creature's card below a field is destroyed with the evolution creatures
      Given it is Alice's main step
      And Bob has an untapped "Twofold Squire" in his battle zone
      And Bob has a "Quiet Meadow" under "Twofold Squire"
      And Bob has a "Lamp Squire" under "Twofold Squire"
      And Alice has an untapped "Grave Hound" in her mana zone
      And Alice has a "Fall of Champions" in her hand
      When Alice casts "Fall of Champions"
      Then "Twofold Squire" is in Bob's graveyard

  @DM-802.3
  Rule: 802.3 A NEO creature has no summoning sickness while a creature's card lies under it, and has it without a card
    - below: upon a creature's card it attacks in the turn in which it came
    - alone: by itself it does not
    - removed: nor when the card under it has gone in that turn

    @clause-below
    Scenario: A NEO creature that has evolved attacks in the turn in which it came
      Given it is Alice's main step
      And Alice has a "Twofold Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice could attack again
      When Alice evolves "Lamp Squire" into "Twofold Squire"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Twofold Squire"
      Then that is allowed

    @clause-alone
    Scenario: A NEO creature that has come by itself does not attack in that turn
      Given it is Alice's main step
      And Alice has a "Twofold Squire" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice could attack again
      When Alice summons "Twofold Squire" without evolving
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Twofold Squire"
      Then that is refused

    @clause-removed
    Scenario: A NEO creature from under which the card is taken does not attack in the turn in which it came
      Given it is Alice's main step
      And Alice has a "Twofold Squire" in her hand
      And Alice has a "Lifted Lid" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has two untapped "Tide Runner" in her mana zone
      And Alice has an untapped "Lamp Squire" in her battle zone
      And Alice could attack again
      When Alice evolves "Lamp Squire" into "Twofold Squire"
      And Alice casts "Lifted Lid"
      And Alice chooses the card "Lamp Squire"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Twofold Squire"
      Then that is refused

  @DM-802.3 @revisions-s-max
  Rule: 802.3 Any card under a NEO creature rids it of summoning sickness

    @changed
    Scenario: A NEO creature under which a field is put attacks in the turn in which it came
      Given it is Alice's main step
      And Alice has a "Twofold Squire" in her hand
      And Alice has a "Deep Burial" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has a "Quiet Meadow" in her graveyard
      And Alice could attack again
      When Alice summons "Twofold Squire" without evolving
      And Alice casts "Deep Burial"
      And Alice chooses "Twofold Squire"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Twofold Squire"
      Then that is allowed

  @DM-802.3 @revisions-1.13
  Rule: 802.3 (1.13) Only a creature's card under a NEO creature rids it of summoning sickness

    @changed
    Scenario: By 1.13 a NEO creature under which a field is put does not attack in the turn in which it came
      Given it is Alice's main step
      And Alice has a "Twofold Squire" in her hand
      And Alice has a "Deep Burial" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has a "Quiet Meadow" in her graveyard
      And Alice could attack again
      When Alice summons "Twofold Squire" without evolving
      And Alice casts "Deep Burial"
      And Alice chooses "Twofold Squire"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Twofold Squire"
      Then that is refused

  @DM-802.4
  Rule: 802.4 A NEO creature that has not evolved is an evolution creature once a card comes under it

    Scenario: A NEO creature that came by itself attacks in that turn when a creature's card is put under it
      Given it is Alice's main step
      And Alice has a "Twofold Squire" in her hand
      And Alice has a "Deep Burial" in her hand
      And Alice has two untapped "Gate Warden" in her mana zone
      And Alice has two untapped "Grave Hound" in her mana zone
      And Alice has a "Tide Runner" in her graveyard
      And Bob has a tapped "Moss Giant" in his battle zone
      When Alice summons "Twofold Squire" without evolving
      And Alice casts "Deep Burial"
      And everyone passes until the attack step
      And Alice tries to attack Bob with "Twofold Squire"
      Then that is allowed
