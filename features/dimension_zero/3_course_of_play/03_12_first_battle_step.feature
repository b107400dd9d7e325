Feature: Dimension Zero 3.12 The first battle step

  @DZ-3.12.1
  Rule: 3.12.1 What triggers as the battle begins or by an attack is stacked, then battle timing opens
    - battle: what triggers when the battle begins goes to the stack before anybody may act
    - step: so does what triggers when the first battle step begins
    - attack: and what triggers when a unit has attacked
    - attacked: and what triggers when it was attacked
    - none: nothing of this where there is no battle
    - priority: then the active player has priority first
    - timing: and who has it may use what has battle timing, and nothing else

    @clause-battle
    Scenario: What triggers when a battle begins resolves in its first step
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Drum Herald" in her right own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And the battle stands at the first step

    @clause-step
    Scenario: What triggers when the first battle step begins resolves in it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "First Step Herald" in her right own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And the battle stands at the first step

    @clause-attack
    Scenario: What triggers by an attack resolves before the damage is dealt
      Given it is Alice's main phase
      And Alice has a released "Charging Sniper" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Charging Sniper" to her left enemy square
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's graveyard
      And "Charging Sniper" has power 4000

    @clause-attacked
    Scenario: What triggers by being attacked resolves before the damage is dealt
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Braced Archer" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's graveyard
      And "Braced Archer" has power 4000

    @example
    @clause-none
    Scenario: Where a rule effect forestalls the battle, nothing has attacked and nothing was attacked
      Given it is Bob's main phase
      And Alice has a released "Chilling Spire" in her left own square
      And Alice has a released "Braced Archer" in her left center square
      And Alice could respond
      And Bob has a "Charging Sniper" in his hand
      When Bob plays "Charging Sniper" to his right center square
      And everyone passes until the stack is empty
      Then "Charging Sniper" is in Bob's graveyard
      And "Braced Archer" has power 1000
      And the stack is empty

    @clause-attack
    Scenario: What has triggered by an attack is on the stack when somebody may act for the first time
      Given it is Alice's main phase
      And Alice has a released "Charging Sniper" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob could respond
      When Alice moves "Charging Sniper" to her left enemy square
      And everyone passes until the battle begins
      Then "Charging Sniper" is on the stack

    @clause-priority
    Scenario: The active player may act first in the first battle step
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice could respond
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      Then the battle stands at the first step
      And Alice is asked what to do

    @clause-timing
    Scenario: In the first battle step a card of battle timing can be played and one of quick timing cannot
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "War Lesson" in his hand
      And Bob has a "Quick Study" in his hand
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      Then the battle stands at the first step
      And Bob may play "War Lesson"
      And Bob cannot play "Quick Study"

    @clause-timing
    Scenario: In the first battle step an ability of battle timing can be activated and one of quick timing cannot
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "War Sage" in his left own square
      And Bob has a released "Quick Sage" in his middle own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      Then the battle stands at the first step
      And Bob may activate "War Sage"
      And Bob cannot activate "Quick Sage"

    @clause-attack
    Scenario: A unit of Bob's that Alice controls has attacked as one of hers
      Given it is Alice's main phase
      And Alice controls Bob's "Ember Guard", released in her left center square
      And Alice has a released "Charge Drummer" in her right own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Charge Drummer" in his left own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Bob has no cards in his hand

    @clause-attacked
    Scenario: A unit of Alice's that Bob controls was attacked as one of his
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Wall Drummer" in her right own square
      And Bob controls Alice's "Tide Giant", released in his right own square
      And Bob has a released "Wall Drummer" in his left own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then Bob has a card in his hand
      And Alice has no cards in her hand

    @clause-battle
    Scenario: A battle begins in the turn of the active player, and not in the other's
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Hearth Drum" in her right own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Hearth Drum" in his left own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Bob has no cards in his hand

    @clause-step
    Scenario: A first battle step begins in the turn of the active player, and not in the other's
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Home Trumpet" in her right own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Home Trumpet" in his left own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Bob has no cards in his hand

  # docs/decisions/3012-an-exchange-that-deals-nothing.md
  # Reading: docs/decisions/3010-who-comes-to-a-battle-late.md
  @DZ-3.12.2
  Rule: 3.12.2 If enemies still share the square when both pass, units with acceleration stack damage
    - acceleration: units with acceleration deal damage in this step, and others do not
    - power: as much as the power that they have when it is stacked
    - pass: it is stacked when both players have passed with an empty stack, and not before
    - apart: if one of the units has left the square nothing is stacked, and the step ends
    - place: even if another unit has come in its place

    @clause-acceleration
    Scenario: Only the unit with acceleration has dealt damage when the second step comes
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob could respond
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its second step
      Then "Tide Guard" has 2000 damage
      And "Quick Blade" is in Alice's left enemy square

    @clause-power
    Scenario: The damage is the power that the unit has when it is stacked
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Alice has a "Cheer" in her hand
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Cheer" aiming at "Quick Blade"
      And everyone passes until the battle comes to its second step
      Then "Tide Giant" has 4000 damage

    @clause-place
    Scenario: No damage is stacked when a unit has come in the place of one that began the battle
      Given it is Bob's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Rescue Call" in his hand
      And Bob has an "Ambush Fox" in his hand
      When Bob moves "Tide Guard" to his right center square
      And everyone passes until the battle begins
      And Bob plays "Rescue Call" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Bob plays "Ambush Fox" to his right center square
      And everyone passes until the battle comes to its second step
      Then "Ambush Fox" is in Bob's right center square
      And "Quick Blade" has no damage

    @clause-pass
    Scenario: The damage goes to the stack when both players have passed
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      And Bob could respond
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle begins
      And Alice passes
      Then the stack is empty
      When Bob passes
      Then there is one thing on the stack
      And the battle stands at the first step

    @example
    @clause-apart
    Scenario: When a unit has leapt away no damage is stacked, and both passing ends the first step
      Given it is Bob's main phase
      And Alice has a released "Leaping Mare" in her left center square
      And Alice could respond
      And Bob has a "Quick Blade" in his hand
      When Bob plays "Quick Blade" to his right center square
      And everyone passes until the battle begins
      And Alice activates "Leaping Mare"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square
      And Alice passes
      Then the battle stands at the second step
      And the stack is empty
      And "Leaping Mare" has no damage

    @needs-events
    @clause-acceleration
    Scenario: The damage of a unit with acceleration goes to the stack before it is dealt
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the stack is empty
      Then these happened in this order: put as battle-damage, damage of "Tide Guard" for 2000

  @DZ-3.12.3
  Rule: 3.12.3 With the first step's damage on the stack, players may act at battle timing
    - priority: the active player has priority first
    - timing: who has it may use what has battle timing, and nothing else

    @clause-priority
    Scenario: With the damage of the first step on the stack the active player may act first
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      And Bob could respond
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      Then there is one thing on the stack
      And Alice is asked what to do

    @clause-timing
    Scenario: With the damage of the first step on the stack a card of battle timing can be played and one of quick timing cannot
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "War Lesson" in his hand
      And Bob has a "Quick Study" in his hand
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      Then there is one thing on the stack
      And Bob may play "War Lesson"
      And Bob cannot play "Quick Study"

    @clause-timing
    Scenario: With the damage of the first step on the stack an ability of battle timing can be activated and one of quick timing cannot
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a released "War Sage" in his left own square
      And Bob has a released "Quick Sage" in his middle own square
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      Then there is one thing on the stack
      And Bob may activate "War Sage"
      And Bob cannot activate "Quick Sage"

  @DZ-3.12.4
  Rule: 3.12.4 Two units with acceleration deal damage at once; when both pass again, the first step ends
    - once: if both units have acceleration the damage of both is dealt at the same time
    - priority: then the active player has priority
    - end: when both players have passed with an empty stack the step ends

    @clause-once
    Scenario: Two units with acceleration destroy each other in the first step
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Quick Blade" in his right own square
      And Bob could respond
      When Alice moves Alice's "Quick Blade" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its second step
      Then Alice's "Quick Blade" is in Alice's graveyard
      And Bob's "Quick Blade" is in Bob's graveyard

    @clause-priority
    Scenario: When the damage of the first step has been dealt the active player may act first
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      And Bob could respond
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And everyone passes until the stack is empty
      Then "Tide Guard" has 2000 damage
      And the battle stands at the first step
      And Alice is asked what to do

    @clause-end
    Scenario: When the damage of the first step has been dealt and both pass, the second step comes
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob could respond
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And everyone passes until the stack is empty
      And Bob passes
      Then the battle stands at the second step

    @needs-events
    @clause-once
    Scenario: Two units with acceleration are dealt their damage at the same time
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Quick Blade" in his right own square
      When Alice moves Alice's "Quick Blade" to her left enemy square
      And everyone passes until the stack is empty
      Then these happened at the same time: damage of Alice's "Quick Blade" for 2000, damage of Bob's "Quick Blade" for 2000

  @DZ-3.12.4-1
  Rule: 3.12.4-1 Battle damage is fixed as it is stacked, whatever becomes of the unit or its power
    - power: a later change of the unit's power does not change it
    - away: it is dealt though the unit that deals it has gone to another square
    - gone: it is dealt though that unit has left the squares

    @example
    @clause-power
    Scenario: A unit whose power is raised with the damage on the stack deals what it had, and alone survives
      Given it is Alice's main phase
      And Alice has a released "Twin Banner" in her left center square
      And Bob has a released "Proud Soldier" in his right own square
      And Bob has a "Cheer" in his hand
      When Alice moves "Twin Banner" to her left enemy square
      And everyone passes until battle damage is on the stack
      And Bob plays "Cheer" aiming at "Proud Soldier"
      And everyone passes until the stack is empty
      Then "Twin Banner" is in Alice's graveyard
      And "Proud Soldier" has 2000 damage
      And "Proud Soldier" has power 4000

    @clause-power
    Scenario: A unit whose power is lowered with the damage on the stack deals what it had
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Sapping Word" in his hand
      And Bob could respond
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And Bob plays "Sapping Word" aiming at "Ember Giant"
      And everyone passes until the battle comes to its end step
      Then "Tide Guard" is in Bob's graveyard

    @clause-away
    Scenario: Damage on the stack is dealt though the unit that deals it has gone to another square
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Side Step" in his hand
      And Bob could respond
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And Bob plays "Side Step" aiming at "Quick Blade"
      And everyone passes until the battle comes to its second step
      Then "Tide Guard" has 2000 damage

    @clause-gone
    Scenario: Damage on the stack is dealt though the unit that deals it has gone to the hand
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Rescue Call" in his hand
      And Bob could respond
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And Bob plays "Rescue Call" aiming at "Quick Blade"
      And everyone passes until the battle comes to its second step
      Then "Tide Guard" has 2000 damage

    @clause-power
    Scenario: A unit gets as much power as the damage that is dealt to it
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Hardening Hide" in his right own square
      And Bob could respond
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its second step
      Then "Hardening Hide" has power 7000

  @DZ-3.12.4-2
  Rule: 3.12.4-2 A unit that has left the squares takes no battle damage; one on another square does
    - leaves: a unit that has left the squares takes none of the damage that is on the stack
    - other: the other unit takes its damage all the same
    - away: a unit that has gone to another square takes its damage

    @example
    @clause-other
    Scenario: A unit that is called back with the damage on the stack takes none, and the other takes its own
      Given it is Alice's main phase
      And Alice has a released "Twin Banner" in her left center square
      And Bob has a released "Proud Soldier" in his right own square
      And Bob has a "Rescue Call" in his hand
      When Alice moves "Twin Banner" to her left enemy square
      And everyone passes until battle damage is on the stack
      And Bob plays "Rescue Call" aiming at "Proud Soldier"
      And everyone passes until the stack is empty
      Then "Proud Soldier" is in Bob's hand
      And "Twin Banner" is in Alice's graveyard

    @clause-leaves
    Scenario: A unit that has gone to the hand and is played to a square again takes no damage that was on the stack before
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Ambush Fox" in his right own square
      And Bob has a "Rescue Call" in his hand
      And Bob could respond
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And Bob plays "Rescue Call" aiming at "Ambush Fox"
      And everyone passes until there is one thing left on the stack
      And Bob plays "Ambush Fox" to his left own square
      And everyone passes until the battle comes to its end step
      Then "Ambush Fox" is in Bob's left own square
      And "Ambush Fox" has no damage

    @clause-away
    Scenario: A unit that has gone to another square takes the damage that is on the stack
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "Side Step" in his hand
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And Bob plays "Side Step" aiming at "Tide Giant"
      And everyone passes until the battle comes to its end step
      Then "Tide Giant" is in Bob's middle center square
      And "Tide Giant" has 3000 damage
