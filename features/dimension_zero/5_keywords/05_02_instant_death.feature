Feature: Dimension Zero 5.2 Instant death

  @DZ-5.2.1
  Rule: 5.2.1 Instant death is a triggered ability of units

    Scenario: When the unit has dealt its damage, instant death goes to the stack
      Given it is Alice's main phase
      And Alice has a released "Plague Bearer" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Alice could respond
      And Bob could respond
      When Alice moves "Plague Bearer" to her left enemy square
      And everyone passes until battle damage is on the stack
      And Alice passes
      And Bob passes
      Then "Plague Bearer" is on the stack

  @DZ-5.2.2
  Rule: 5.2.2 Instant death puts units damaged in battle into the graveyard; a level limits their cost
    - damage: a unit that it deals damage goes, however strong that is
    - battle: only one that it damages in battle
    - end: at the end of that battle, not before
    - owner: into the graveyard of the damaged unit's owner
    - level: with a level, only a unit whose use cost is no higher than the level

    @clause-damage
    Scenario: A unit that survives the damage is put into the graveyard all the same
      Given it is Alice's main phase
      And Alice has a released "Plague Bearer" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      When Alice moves "Plague Bearer" to her left enemy square
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's graveyard

    @clause-damage
    Scenario: A unit with instant death that is attacked takes its attacker with it
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Plague Bearer" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's graveyard

    @clause-battle
    Scenario: A unit damaged by an ability of a unit with instant death stays
      Given it is Alice's main phase
      And Alice has a released "Plague Archer" in her right own square
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Giant" in his middle own square
      And Bob has a released "Tide Scout" in his right own square
      When Alice activates "Plague Archer"
      And Alice chooses "Tide Giant"
      And everyone passes until the stack is empty
      And Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage
      And "Tide Giant" is in Bob's middle own square

    @clause-end
    Scenario: Until the end step of the battle the unit stays where it is
      Given it is Alice's main phase
      And Alice has a released "Plague Bearer" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Plague Bearer" to her left enemy square
      And everyone passes until the battle comes to its second step
      And everyone passes until the next step
      Then "Plague Bearer" is in Alice's graveyard
      And "Tide Giant" is in Bob's right own square
      When everyone passes until the battle is over
      Then "Tide Giant" is in Bob's graveyard

    @clause-end
    Scenario: The end of a battle within that battle is not the end of that battle
      Given it is Alice's main phase
      And Alice has a released "Plague Bearer" in her left center square
      And Alice has a released "Ember Scout" in her middle center square
      And Alice has a "Strong Gust" in her hand
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Plague Bearer" to her left enemy square
      And everyone passes until battle damage is on the stack
      And everyone passes until the stack is empty
      And Alice plays "Strong Gust" aiming at "Tide Giant"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square
      And everyone passes until there is one battle
      Then "Ember Scout" is in Alice's graveyard
      And "Tide Giant" is in Bob's middle center square
      When everyone passes until the battle is over
      Then "Tide Giant" is in Bob's graveyard

    @clause-end
    Scenario: A damaged unit that has gone to the hand before the battle is over stays there
      Given it is Alice's main phase
      And Alice has a released "Plague Bearer" in her left center square
      And Alice has a "Retreat" in her hand
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Plague Bearer" to her left enemy square
      And everyone passes until the battle comes to its second step
      And everyone passes until the next step
      Then "Tide Giant" has 1000 damage
      When Alice plays "Retreat" aiming at "Tide Giant"
      And everyone passes until the battle is over
      Then "Tide Giant" is in Bob's hand

    @clause-end
    Scenario: A damaged unit that has been to the hand is another unit when the battle is over
      Given it is Alice's main phase
      And Alice has a released "Plague Bearer" in her left center square
      And Alice has a "Retreat" in her hand
      And Bob has a released "Ambush Ox" in his right own square
      And Bob could respond
      When Alice moves "Plague Bearer" to her left enemy square
      And everyone passes until the battle comes to its second step
      And everyone passes until the next step
      Then "Ambush Ox" has 1000 damage
      When Alice plays "Retreat" aiming at "Ambush Ox"
      And everyone passes until the stack is empty
      And Bob plays "Ambush Ox" to his left own square
      And everyone passes until the battle is over
      Then "Ambush Ox" is in Bob's left own square

    @clause-owner
    Scenario: A unit that its opponent controls goes to its owner's graveyard
      Given it is Alice's main phase
      And Alice has a released "Plague Bearer" in her left center square
      And Bob controls Alice's "Ember Giant", released in his right own square
      When Alice moves "Plague Bearer" to her left enemy square
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's graveyard

    @clause-level
    Scenario: Level 2 is enough for a unit of use cost 2
      Given it is Alice's main phase
      And Alice has a released "Plague Adept" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Plague Adept" to her left enemy square
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's graveyard

    @clause-level
    Scenario: Level 2 is not enough for a unit of use cost 3
      Given it is Alice's main phase
      And Alice has a released "Plague Adept" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      When Alice moves "Plague Adept" to her left enemy square
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage
      And "Tide Giant" is in Bob's right own square

  @DZ-5.2.2-1
  Rule: 5.2.2-1 Instant death does not trigger if its unit leaves the squares with the damage stacked
    - leaves: it does not trigger, though the damage is dealt
    - squares: it triggers if the unit has only gone from square to square

    @clause-leaves
    Scenario: A unit that goes to the hand deals its damage, but no instant death
      Given it is Alice's main phase
      And Alice has a released "Plague Bearer" in her left center square
      And Alice has a "Retreat" in her hand
      And Bob has a released "Tide Giant" in his right own square
      When Alice moves "Plague Bearer" to her left enemy square
      And everyone passes until battle damage is on the stack
      And Alice plays "Retreat" aiming at "Plague Bearer"
      And everyone passes until the battle is over
      Then "Tide Giant" has 1000 damage
      And "Tide Giant" is in Bob's right own square

    @clause-leaves
    Scenario: A unit that goes to the hand and is played to a square again deals its damage, but no instant death
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Plague Fox" in his right own square
      And Bob has a "Rescue Call" in his hand
      And Bob could respond
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And Bob plays "Rescue Call" aiming at "Plague Fox"
      And everyone passes until there is one thing left on the stack
      And Bob plays "Plague Fox" to his left own square
      And everyone passes until the battle is over
      Then "Plague Fox" is in Bob's left own square
      And "Ember Giant" has 1000 damage
      And "Ember Giant" is in Alice's left enemy square

    @clause-squares
    Scenario: A unit that is put on another square deals its damage and instant death
      Given it is Alice's main phase
      And Alice has a released "Plague Bearer" in her left center square
      And Alice has a "Side Step" in her hand
      And Bob has a released "Tide Giant" in his right own square
      When Alice moves "Plague Bearer" to her left enemy square
      And everyone passes until battle damage is on the stack
      And Alice plays "Side Step" aiming at "Plague Bearer"
      And everyone passes until the battle is over
      Then "Tide Giant" is in Bob's graveyard
