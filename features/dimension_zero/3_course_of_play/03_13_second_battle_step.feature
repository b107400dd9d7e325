Feature: Dimension Zero 3.13 The second battle step

  @DZ-3.13.1
  Rule: 3.13.1 What triggers at the second step's beginning goes to the stack, then battle timing opens
    - step: what triggers when the second battle step begins goes to the stack before anybody may act
    - priority: then the active player has priority first
    - timing: and who has it may use what has battle timing, and nothing else

    @clause-step
    Scenario: What triggers when the second battle step begins resolves in the battle
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Second Step Herald" in her right own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      Then Alice has a card in her hand

    @clause-step
    Scenario: What has triggered as the second step began is on the stack when somebody may act in it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Second Step Herald" in her right own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its second step
      Then "Second Step Herald" is on the stack

    @clause-priority
    Scenario: The active player may act first in the second battle step
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice could respond
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its second step
      Then "Ember Guard" is in Alice's left enemy square
      And Alice is asked what to do

    @clause-timing
    Scenario: In the second battle step a card of battle timing can be played and one of quick timing cannot
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "War Lesson" in his hand
      And Bob has a "Quick Study" in his hand
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its second step
      Then Bob may play "War Lesson"
      And Bob cannot play "Quick Study"

    @clause-timing
    Scenario: In the second battle step an ability of battle timing can be activated and one of quick timing cannot
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "War Sage" in his left own square
      And Bob has a released "Quick Sage" in his middle own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its second step
      Then Bob may activate "War Sage"
      And Bob cannot activate "Quick Sage"

  # Reading: docs/decisions/3010-who-comes-to-a-battle-late.md
  @DZ-3.13.2
  Rule: 3.13.2 If enemies still share the square when both pass, those yet to stack damage do so
    - yet: units that have stacked no damage in the first step deal it now, and others do not
    - power: as much as the power that they have when it is stacked
    - pass: it is stacked when both players have passed with an empty stack, and not before
    - apart: if one of the units has left the square nothing is stacked, and the step ends
    - place: even if another unit has come in its place

    @clause-yet
    Scenario: A unit that has stacked its damage in the first step deals none in the second, and the other one does
      Given it is Alice's main phase
      And Alice has a released "Quick Blade" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Quick Blade" to her left enemy square
      And everyone passes until the stack is empty
      Then "Tide Guard" has 2000 damage
      And "Quick Blade" is in Alice's graveyard

    @clause-power
    Scenario: The damage of the second step is the power that the unit has when it is stacked
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left center square
      And Alice has a "Cheer" in her hand
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Ember Scout" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Cheer" aiming at "Ember Scout"
      And everyone passes until the battle comes to its end step
      Then "Tide Giant" has 3000 damage

    @clause-place
    Scenario: No damage is stacked in the second step when a unit has come in the place of one that began the battle
      Given it is Bob's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Rescue Call" in his hand
      And Bob has an "Ambush Fox" in his hand
      When Bob moves "Tide Guard" to his right center square
      And everyone passes until the battle begins
      And Bob plays "Rescue Call" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Bob plays "Ambush Fox" to his right center square
      And everyone passes until the battle comes to its end step
      Then "Ambush Fox" is in Bob's right center square
      And "Ember Guard" has no damage

    @clause-pass
    Scenario: The damage of the second step goes to the stack when both players have passed
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice could respond
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its second step
      And Alice passes
      Then the stack is empty
      And the battle stands at the second step
      When Bob passes
      Then there is one thing on the stack

    @clause-apart
    Scenario: When a unit has leapt away in the second step no damage is stacked, and both passing ends the step
      Given it is Alice's main phase
      And Alice has a released "Leaping Mare" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Leaping Mare" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its second step
      And Alice activates "Leaping Mare"
      And everyone passes until a square is chosen
      And Alice chooses her middle own square
      And Alice passes
      Then the battle stands at the end step
      And the stack is empty
      And "Leaping Mare" has no damage

    @clause-place
    Scenario: No damage is stacked when a unit that began the battle has left and come to its square again
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Ambush Fox" in his right own square
      And Bob has a "Rescue Call" in his hand
      And Bob could respond
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Bob plays "Rescue Call" aiming at "Ambush Fox"
      And everyone passes until the stack is empty
      And Bob plays "Ambush Fox" to his right own square
      And everyone passes until the battle comes to its end step
      Then "Ambush Fox" is in Bob's right own square
      And "Ember Giant" has no damage
      And the battle stands at the end step

    @clause-place
    Scenario: No damage is stacked when one unit stands where another that began the battle was before it went to the next square
      Given it is Bob's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Side Step" in his hand
      And Bob has an "Ambush Fox" in his hand
      When Bob moves "Tide Guard" to his right center square
      And everyone passes until the battle begins
      And Bob plays "Side Step" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Bob plays "Ambush Fox" to his right center square
      And everyone passes until the battle comes to its end step
      Then "Tide Guard" is in Bob's middle center square
      And "Ambush Fox" is in Bob's right center square
      And "Ember Giant" has no damage

  @DZ-3.13.3
  Rule: 3.13.3 With the second step's damage on the stack, players may act at battle timing
    - priority: the active player has priority first
    - timing: who has it may use what has battle timing, and nothing else

    @clause-priority
    Scenario: With the damage of the second step on the stack the active player may act first
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice could respond
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      Then there is one thing on the stack
      And Alice is asked what to do

    @clause-timing
    Scenario: With the damage of the second step on the stack a card of battle timing can be played and one of quick timing cannot
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "War Lesson" in his hand
      And Bob has a "Quick Study" in his hand
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      Then there is one thing on the stack
      And Bob may play "War Lesson"
      And Bob cannot play "Quick Study"

    @clause-timing
    Scenario: With the damage of the second step on the stack an ability of battle timing can be activated and one of quick timing cannot
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "War Sage" in his left own square
      And Bob has a released "Quick Sage" in his middle own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      Then there is one thing on the stack
      And Bob may activate "War Sage"
      And Bob cannot activate "Quick Sage"

  @DZ-3.13.4
  Rule: 3.13.4 Two units due in the second step deal damage at once; when both pass again, the step ends
    - once: if neither unit has stacked damage in the first step that of both is dealt at the same time
    - priority: then the active player has priority
    - end: when both players have passed with an empty stack the step ends

    @clause-once
    Scenario: Two units of equal power destroy each other in the second step
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      Then "Ember Guard" is in Alice's graveyard
      And "Tide Guard" is in Bob's graveyard

    @clause-priority
    Scenario: When the damage of the second step has been dealt the active player may act first
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice could respond
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's graveyard
      And the battle stands at the second step
      And Alice is asked what to do

    @clause-end
    Scenario: When the damage of the second step has been dealt and both pass, the end step comes
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice could respond
      And Bob has a released "Tide Giant" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And everyone passes until the stack is empty
      And Alice passes
      Then the battle stands at the end step

    @needs-events
    @clause-once
    Scenario: Two units without acceleration are dealt their damage at the same time
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the stack is empty
      Then these happened at the same time: damage of "Ember Giant" for 3000, damage of "Tide Guard" for 5000

    @clause-once
    Scenario: A unit of Alice's that Bob controls is dealt battle damage as one of his
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Bruise Counter" in her right own square
      And Alice has a "Rescue Call" in her hand
      And Bob controls Alice's "Tide Giant", released in his right own square
      And Bob has a released "Bruise Counter" in his left own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until battle damage is on the stack
      And Alice plays "Rescue Call" aiming at "Ember Guard"
      And everyone passes until the battle is over
      Then "Tide Giant" has 3000 damage
      And Bob has a card in his hand
      And Alice has a card in her hand
