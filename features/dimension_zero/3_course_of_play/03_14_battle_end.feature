Feature: Dimension Zero 3.14 The end of a battle

  @DZ-3.14.1
  Rule: 3.14.1 The end step judges the battle first, then stacks what triggers by that or at its start
    - won: what triggers by winning the battle goes to the stack before anybody may act
    - lost: so does what triggers by losing it
    - step: and what triggers when the end step begins
    - priority: then the active player has priority first
    - timing: who has it may use what has battle timing, and nothing else
    - end: if nothing is due when both have passed with an empty stack, the step ends

    @clause-won
    Scenario: What triggers by winning resolves in the end step
      Given it is Alice's main phase
      And Alice has a released "Proud Drake" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Proud Drake" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone
      And the battle stands at the end step

    @clause-lost
    Scenario: What triggers when a unit has lost resolves in the end step
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice could respond
      And Bob has a released "Tide Scout" in his right own square
      And Bob has a "Mourning Hall" in his left base square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      And everyone passes until the stack is empty
      Then Bob has a card in his hand
      And the battle stands at the end step

    @clause-lost
    Scenario: A unit that its opponent controlled has lost as one of his
      Given it is Alice's main phase
      And Alice controls Bob's "Ember Guard", released in her left center square
      And Alice has a "Mourning Hall" in her left base square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "Mourning Hall" in his left base square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Bob's graveyard
      And Alice has a card in her hand
      And Bob has no cards in his hand

    @clause-step
    Scenario: What triggers when the end step begins resolves in it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "End Step Herald" in her right own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And the battle stands at the end step

    @clause-won
    Scenario: What has triggered is on the stack when somebody may act in the end step
      Given it is Alice's main phase
      And Alice has a released "Proud Drake" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Proud Drake" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      Then "Proud Drake" is on the stack

    @clause-priority
    Scenario: The active player may act first in the end step
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice could respond
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      Then "Ember Guard" is in Alice's graveyard
      And Alice is asked what to do

    @clause-timing
    Scenario: In the end step a card of battle timing can be played and one of quick timing cannot
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "War Lesson" in his hand
      And Bob has a "Quick Study" in his hand
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      Then Bob may play "War Lesson"
      And Bob cannot play "Quick Study"

    @clause-timing
    Scenario: In the end step an ability of battle timing can be activated and one of quick timing cannot
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "War Sage" in his left own square
      And Bob has a released "Quick Sage" in his middle own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      Then Bob may activate "War Sage"
      And Bob cannot activate "Quick Sage"

    @clause-end
    Scenario: When both pass in the end step and nothing is due the battle is over
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice could respond
      And Bob has a released "Tide Giant" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      And Alice passes
      Then "Ember Guard" is in Alice's graveyard
      And there is no battle

    @needs-events
    @clause-won
    Scenario: The battle is judged before what triggers by winning it has triggered
      Given it is Alice's main phase
      And Alice has a released "Proud Drake" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Proud Drake" to her left enemy square
      And everyone passes until the stack is empty
      Then these happened in this order: battle end of "Proud Drake", triggered of "Proud Drake"

    @clause-won @clause-lost
    Scenario: A unit of Bob's that Alice controls has won as one of hers, and Bob's has lost
      Given it is Alice's main phase
      And Alice controls Bob's "Ember Guard", released in her left center square
      And Alice has a released "Victory Singer" in her right own square
      And Bob has a released "Tide Scout" in his right own square
      And Bob has a released "Victory Singer" in his left own square
      And Bob has a "Mourning Hall" in his left base square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Bob has a card in his hand

    @clause-lost
    Scenario: A unit that is on another square when the end step begins has lost, and its own ability triggers
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Side Step" in her hand
      And Bob has a released "Sore Loser" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Side Step" aiming at "Sore Loser"
      And everyone passes until the stack is empty
      Then "Sore Loser" is in Bob's middle center square
      And Bob has a card in his hand

    @clause-lost
    Scenario: A unit that Alice controlled before, and Bob does now, has lost as one of his
      Given it is Alice's main phase
      And Alice controls Bob's "Ambush Fox", released in her middle center square
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Mourning Hall" in her left base square
      And Bob has a released "Tide Giant" in his middle own square
      And Bob has a "Mourning Hall" in his left base square
      And Bob has a "Rescue Call" in his hand
      And Bob has a "Side Step" in his hand
      And Alice has a released "War Sage" in her right own square
      When Alice moves "Ambush Fox" to her middle enemy square
      And everyone passes until the battle begins
      And Alice passes
      And Bob plays "Rescue Call" aiming at "Ambush Fox"
      And everyone passes until the stack is empty
      And Alice passes
      And Bob plays "Ambush Fox" to his right center square
      And everyone passes until there are two battles
      And Alice passes
      And Bob plays "Side Step" aiming at "Ambush Fox"
      And everyone passes until there is one battle
      Then Bob has a card in his hand
      And Alice has no cards in her hand

    @clause-lost
    Scenario: A unit that came to the square at the same time as its enemy and has lost to it has lost once
      Given it is Alice's main phase
      And Alice could respond
      And Alice has a released "Ember Giant" in her left own square
      And Alice has a "Whirlwind" in her hand
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a "Mourning Hall" in his left base square
      When Alice plays "Whirlwind" aiming at "Ember Giant" and "Tide Guard"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square for "Ember Giant" and her middle center square for "Tide Guard"
      And everyone passes until the battle comes to its end step
      Then "Tide Guard" is in Bob's graveyard
      And there is one thing on the stack

    @clause-priority @clause-end
    Scenario: When the attacking unit has gone to the graveyard the active player may act first again before the battle is over
      Given it is Alice's main phase
      And Alice has a released "Proud Drake" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Cheer" in his hand
      And Bob could respond
      When Alice moves "Proud Drake" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And Alice passes
      And Bob plays "Cheer" aiming at "Tide Guard"
      And everyone passes until the battle comes to its end step
      And Alice passes
      And Bob passes
      Then "Proud Drake" is in Alice's graveyard
      And the battle stands at the end step
      And Alice is asked what to do

  @DZ-3.14.1-1
  Rule: 3.14.1-1 The only unit on the square wins, even one new there; with both or none it is a draw
    - only: the only unit on the square of the battle wins
    - any: even one that the battle did not begin with
    - both: with both units there nobody wins
    - none: with neither there nobody wins or loses
    - when: what counts is the beginning of the end step

    @example
    @clause-only
    Scenario: A unit whose opponent was called back before any damage wins
      Given it is Alice's main phase
      And Alice has a released "Proud Drake" in her left center square
      And Alice has a "Rescue Call" in her hand
      And Bob has a released "Tide Giant" in his right own square
      When Alice moves "Proud Drake" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Rescue Call" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone
      And "Tide Giant" is in Bob's hand

    @clause-only
    Scenario: A unit that was attacked and is left alone on its square wins
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Proud Drake" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then Alice has a card in her smash zone

    @example
    @clause-any
    Scenario: A unit that comes to the square when both others have gone wins their battle
      Given it is Alice's main phase
      And Alice has a "Guilty Witch" in her hand
      And Alice has a "Proud Drake" in her hand
      And Bob has a released "Proud Soldier" in his right enemy square
      When Alice plays "Guilty Witch" to her left own square
      And Alice chooses "Proud Drake"
      And Alice chooses her left own square
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone
      And "Proud Drake" is in Alice's left own square
      And "Guilty Witch" is in Alice's graveyard
      And "Proud Soldier" is in Bob's graveyard

    @clause-both
    Scenario: Where both units survive neither has won
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Cheer" in her hand
      And Bob has a released "Proud Drake" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's graveyard
      And "Proud Drake" has 3000 damage
      And Alice has no cards in her smash zone

    @clause-none
    Scenario: Where neither unit survives neither has won or lost
      Given it is Alice's main phase
      And Alice has a released "Proud Drake" in her left center square
      And Bob has a released "Tide Golem" in his right own square
      And Bob has a "Mourning Hall" in his left base square
      When Alice moves "Proud Drake" to her left enemy square
      And everyone passes until the stack is empty
      Then "Tide Golem" is in Bob's graveyard
      And "Proud Drake" is in Alice's graveyard
      And Bob has no cards in his smash zone
      And Bob has no cards in his hand

    @clause-when
    Scenario: A unit that goes away in the end step itself has not lost, and the other has not won
      Given it is Alice's main phase
      And Alice has a released "Proud Drake" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Cheer" in his hand
      And Bob has a "Rescue Call" in his hand
      And Bob could respond
      When Alice moves "Proud Drake" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And Bob plays "Cheer" aiming at "Tide Guard"
      And everyone passes until the battle comes to its end step
      And Bob plays "Rescue Call" aiming at "Tide Guard"
      And everyone passes until the battle is over
      Then "Proud Drake" is in Alice's left enemy square
      And Bob has no cards in his smash zone

  @DZ-3.14.2
  Rule: 3.14.2 With both units still there when both pass, the attacking one goes to the graveyard
    - both: if both units are on the square of the battle the one that attacked goes to its owner's graveyard
    - attacked: the unit that was attacked stays
    - apart: if one of them is elsewhere both stay
    - when: when both players have passed in the end step, and not before

    @clause-both
    Scenario: The attacking unit goes to the graveyard if both survive
      Given it is Alice's main phase
      And Alice has a released "Proud Drake" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Cheer" in his hand
      And Bob could respond
      When Alice moves "Proud Drake" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And Bob plays "Cheer" aiming at "Tide Guard"
      And everyone passes until the battle comes to its end step
      And Bob passes
      Then "Proud Drake" is in Alice's graveyard

    @clause-both
    Scenario: The attacking unit goes to the graveyard of its owner
      Given it is Alice's main phase
      And Alice controls Bob's "Proud Drake", released in her left center square
      And Bob controls Alice's "Tide Guard", released in his right own square
      And Bob has a "Cheer" in his hand
      And Bob could respond
      When Alice moves "Proud Drake" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And Bob plays "Cheer" aiming at "Tide Guard"
      And everyone passes until the battle comes to its end step
      And Bob passes
      Then "Proud Drake" is in Bob's graveyard

    @clause-attacked
    Scenario: The unit that was attacked stays if both survive
      Given it is Alice's main phase
      And Alice has a released "Proud Drake" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Cheer" in his hand
      And Bob could respond
      When Alice moves "Proud Drake" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And Bob plays "Cheer" aiming at "Tide Guard"
      And everyone passes until the battle comes to its end step
      And Bob passes
      Then "Tide Guard" is in Bob's right own square
      And "Tide Guard" has 4000 damage

    @clause-apart
    Scenario: The attacking unit stays if the other survives on another square
      Given it is Alice's main phase
      And Alice has a released "Proud Drake" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "Side Step" in his hand
      When Alice moves "Proud Drake" to her left enemy square
      And everyone passes until the battle begins
      And Bob plays "Side Step" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then "Proud Drake" is in Alice's left enemy square
      And "Tide Giant" is in Bob's middle center square

    @clause-when
    Scenario: The attacking unit is still there in the end step
      Given it is Alice's main phase
      And Alice has a released "Proud Drake" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Cheer" in his hand
      And Bob could respond
      When Alice moves "Proud Drake" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And Bob plays "Cheer" aiming at "Tide Guard"
      And everyone passes until the battle comes to its end step
      Then "Proud Drake" is in Alice's left enemy square
      And "Tide Guard" has 4000 damage

    @clause-apart
    Scenario: The attacking unit stays on another square though another of its player's has come to that of the battle
      Given it is Bob's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Side Step" in his hand
      And Bob has an "Ambush Fox" in his hand
      When Bob moves "Tide Guard" to his right center square
      And everyone passes until the battle begins
      And Bob plays "Side Step" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Bob plays "Ambush Fox" to his right center square
      And everyone passes until the stack is empty
      And everyone passes until the battle is over
      Then "Ambush Fox" is in Bob's graveyard
      And "Tide Guard" is in Bob's middle center square

    @clause-both @clause-attacked
    Scenario: A unit that has left and come to the square again does not go as the one that attacked, and fights once more
      Given it is Bob's main phase
      And Alice has a released "Ember Giant" in her left enemy square
      And Bob has a released "Ambush Fox" in his right center square
      And Bob has a "Rescue Call" in his hand
      And Bob could respond
      When Bob moves "Ambush Fox" to his right own square
      And everyone passes until the battle begins
      And Bob plays "Rescue Call" aiming at "Ambush Fox"
      And everyone passes until the stack is empty
      And Bob plays "Ambush Fox" to his right own square
      And everyone passes until the battle comes to its end step
      And everyone passes until the battle is over
      Then "Ember Giant" has 1000 damage

    @clause-both
    Scenario: Of two units that came to the square at the same time and both survive each has attacked, and both go
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Whirlwind" in her hand
      And Alice has a "Cheer" in her hand
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a "Cheer" in his hand
      When Alice plays "Whirlwind" aiming at "Ember Guard" and "Tide Guard"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square for "Ember Guard" and her middle center square for "Tide Guard"
      And everyone passes until battle damage is on the stack
      And Alice plays Alice's "Cheer" aiming at "Ember Guard"
      And Bob plays Bob's "Cheer" aiming at "Tide Guard"
      And everyone passes until the battle is over
      Then "Ember Guard" is in Alice's graveyard
      And "Tide Guard" is in Bob's graveyard

  @DZ-3.14.2-1
  Rule: 3.14.2-1 A unit in the battle that was played to the center area goes to the graveyard then too
    - played: a unit that was played to the center area goes to its owner's graveyard, even if it has won
    - other: one that was moved or put there, or played elsewhere, does not
    - where: on whichever square it is by then
    - when: when both players have passed in the end step, and not before

    @clause-played
    Scenario: A unit played to the center area goes to the graveyard though it has won its battle
      Given it is Alice's main phase
      And Alice has a "Ember Guard" in her hand
      And Bob has a released "Tide Scout" in his right center square
      When Alice plays "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's graveyard
      And "Tide Scout" is in Bob's graveyard

    @clause-other
    Scenario: A unit that moves to the center area and wins its battle stays
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Scout" in his right center square
      When Alice moves "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left center square
      And "Tide Scout" is in Bob's graveyard

    @clause-other
    Scenario: A unit played to the own area that wins its battle stays
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Bob has a released "Tide Scout" in his right enemy square
      When Alice plays "Ember Guard" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left own square
      And "Tide Scout" is in Bob's graveyard

    @clause-where
    Scenario: A unit played to the center area goes to the graveyard from the square to which it was put in the battle
      Given it is Alice's main phase
      And Alice has a "Ember Guard" in her hand
      And Bob has a released "Tide Scout" in his right center square
      And Bob has a "Strong Gust" in his hand
      When Alice plays "Ember Guard" to her left center square
      And everyone passes until the battle begins
      And Bob plays "Strong Gust" aiming at "Ember Guard"
      And everyone passes until a square is chosen
      And Bob chooses his left own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's graveyard
      And "Tide Scout" is in Bob's right center square

    @clause-when
    Scenario: A unit played to the center area is still there in the end step
      Given it is Alice's main phase
      And Alice has a "Ember Guard" in her hand
      And Bob has a released "Tide Scout" in his right center square
      And Bob could respond
      When Alice plays "Ember Guard" to her left center square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      Then "Ember Guard" is in Alice's left center square

    @clause-where
    Scenario: A unit played to the center area that was called back in the battle stays in the hand
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice has a "Rescue Call" in her hand
      And Bob has a released "Tide Scout" in his right center square
      When Alice plays "Ember Guard" to her left center square
      And everyone passes until the battle begins
      And Alice plays "Rescue Call" aiming at "Ember Guard"
      And everyone passes until the battle is over
      Then "Ember Guard" is in Alice's hand
      And "Rescue Call" is in Alice's graveyard
      And "Tide Scout" is in Bob's right center square

    @clause-played
    Scenario: The unit played to the center area that began the battle and one that was played into the battle both go
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Bob has a released "Tide Scout" in his right center square
      And Bob has a "Rescue Call" in his hand
      And Bob has an "Ambush Fox" in his hand
      When Alice plays "Ember Guard" to her left center square
      And everyone passes until the battle begins
      And Bob plays "Rescue Call" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      And Bob plays "Ambush Fox" to his right center square
      And everyone passes until the battle is over
      Then "Ember Guard" is in Alice's graveyard
      And "Ambush Fox" is in Bob's graveyard

  @DZ-3.14.2-2
  Rule: 3.14.2-2 What triggers at the battle's end does so after these two rule effects
    - triggers: what triggers at the end of a battle goes to the stack then
    - attacked: after the attacking unit has gone to the graveyard
    - played: after a unit played to the center area has
    - when: when both players have passed in the end step, and not before

    @clause-triggers
    Scenario: What triggers at the end of a battle resolves in its end step
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Closing Herald" in her right own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then Alice has a card in her hand

    @clause-attacked
    Scenario: An attacking unit that goes to the graveyard is gone before its ability could trigger at the end of the battle
      Given it is Alice's main phase
      And Alice has a released "Closing Herald" in her left center square
      And Alice has a "Cheer" in her hand
      And Bob has a released "Proud Soldier" in his right own square
      And Bob has a "Cheer" in his hand
      When Alice moves "Closing Herald" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until battle damage is on the stack
      And Alice plays Alice's "Cheer" aiming at "Closing Herald"
      And Bob plays Bob's "Cheer" aiming at "Proud Soldier"
      And everyone passes until the stack is empty
      Then "Closing Herald" is in Alice's graveyard
      And "Proud Soldier" has 2000 damage
      And Alice has no cards in her hand

    @clause-played
    Scenario: A unit played to the center area is gone before its ability could trigger at the end of the battle
      Given it is Alice's main phase
      And Alice has a "Closing Herald" in her hand
      And Bob has a released "Tide Scout" in his right center square
      When Alice plays "Closing Herald" to her left center square
      And everyone passes until the stack is empty
      Then "Closing Herald" is in Alice's graveyard
      And "Tide Scout" is in Bob's graveyard
      And Alice has no cards in her hand

    @clause-when
    Scenario: What triggers at the end of a battle has not triggered when the end step begins
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Closing Herald" in her right own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      Then the battle stands at the end step
      And the stack is empty
      And Alice has no cards in her hand

    @clause-triggers
    Scenario: A battle ends in the turn of the active player, and not in the other's
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Home Bell" in her right own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Home Bell" in his left own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Bob has no cards in his hand

    @clause-triggers
    Scenario: What waits all turn for battles to end triggers as one ends within another, and as that other ends
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Scout" in her middle center square
      And Alice has a "Day of Battles" in her hand
      And Bob has a "Day of Battles" in his hand
      And Alice has a "Side Step" in her hand
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Tide Guard" in his middle own square
      And Alice has a released "War Sage" in her right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays Alice's "Day of Battles"
      And everyone passes until the stack is empty
      And Alice passes
      And Bob plays Bob's "Day of Battles"
      And everyone passes until the stack is empty
      And Alice plays "Side Step" aiming at "Tide Guard"
      And everyone passes until there are two battles
      And everyone passes until there is one battle
      Then Alice has a card in her hand
      And Bob has a card in his hand
      When everyone passes until the battle is over
      Then Alice has two cards in her hand
      And Bob has two cards in his hand

    @clause-when
    Scenario: What waits for the end of a battle does not trigger as another ends within it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Scout" in her middle center square
      And Alice has a "Battle Wage" in her hand
      And Bob has a "Battle Wage" in his hand
      And Alice has a "Side Step" in her hand
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Tide Guard" in his middle own square
      And Alice has a released "War Sage" in her right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays Alice's "Battle Wage"
      And everyone passes until the stack is empty
      And Alice passes
      And Bob plays Bob's "Battle Wage"
      And everyone passes until the stack is empty
      And Alice plays "Side Step" aiming at "Tide Guard"
      And everyone passes until there are two battles
      And everyone passes until there is one battle
      Then Alice has no cards in her hand
      And Bob has no cards in his hand
      When everyone passes until the battle is over
      Then Alice has a card in her hand
      And Bob has a card in his hand

  @DZ-3.14.3
  Rule: 3.14.3 As the end step ends, so does all that lasts until the end of the battle or during it
    - until: what lasts until the end of the battle ends
    - during: so does what waits for something during the battle
    - when: as the end step ends, and not before
    - inner: what was done in a battle does not end with another one that is fought within it

    @clause-until
    Scenario: Power added until the end of the battle is gone after it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Battle Cheer" in her hand
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Battle Cheer" aiming at "Ember Guard"
      And everyone passes until the battle is over
      Then "Tide Guard" is in Bob's graveyard
      And "Ember Guard" has power 3000

    @clause-during
    Scenario: What waits for something during the battle waits no longer after it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Battle Watch" in her hand
      And Alice has a "Read the Tide" in her hand
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Battle Watch"
      And everyone passes until the battle is over
      And Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      Then "Read the Tide" is in Alice's graveyard
      And "Battle Watch" is in Alice's graveyard
      And Bob has no cards in his smash zone

    @clause-when
    Scenario: Power added until the end of the battle is still there in the end step
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Battle Cheer" in her hand
      And Bob has a released "Tide Scout" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Battle Cheer" aiming at "Ember Guard"
      And everyone passes until the battle comes to its end step
      Then "Ember Guard" has power 5000

    @clause-when
    Scenario: What waits for something during the battle still waits in the end step
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Battle Watch" in her hand
      And Alice has a "War Lesson" in her hand
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Battle Watch"
      And everyone passes until the battle comes to its end step
      And Alice plays "War Lesson"
      And everyone passes until the battle is over
      Then Bob has a card in his smash zone

    @clause-inner
    Scenario: Power added until the end of a battle outlasts another battle that is fought within it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Scout" in her middle center square
      And Alice has a "Battle Cheer" in her hand
      And Alice has a "Side Step" in her hand
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Tide Guard" in his middle own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Battle Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Side Step" aiming at "Tide Guard"
      And everyone passes until there are two battles
      And everyone passes until there is one battle
      Then "Ember Scout" is in Alice's graveyard
      And "Ember Guard" has power 5000

    @clause-until @clause-when
    Scenario: A unit that Alice controls until the end of the battle is Bob's again after it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Battle Charm" in her hand
      And Bob has a released "Tide Scout" in his right own square
      And Bob has a released "Tide Guard" in his left own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Battle Charm" aiming at "Tide Guard"
      And everyone passes until the battle comes to its end step
      Then Alice controls "Tide Guard"
      When everyone passes until the battle is over
      Then Bob controls "Tide Guard"

    @clause-until
    Scenario: Of three effects upon a unit those for the battle end with it, and the one for the turn does not
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Cheer" in her hand
      And Alice has a "Battle Cheer" in her hand
      And Bob has a "Battle Cheer" in his hand
      And Bob has a released "Tide Scout" in his right own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays Alice's "Battle Cheer" aiming at "Ember Guard"
      And Bob plays Bob's "Battle Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 9000
      When everyone passes until the battle is over
      Then "Ember Guard" has power 5000

    @clause-until
    Scenario: Power added before a battle until the end of one is gone after it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has an "Early Cheer" in her hand
      And Bob has a released "Tide Scout" in his right own square
      When Alice plays "Early Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 5000
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle is over
      Then "Ember Guard" has power 3000

    @clause-during
    Scenario: What waits for something all turn waits on after the battle in which it was said
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Giant" in her right center square
      And Alice has a "Battle Watch" in her hand
      And Alice has a "Day of Battles" in her hand
      And Bob has a released "Tide Scout" in his right own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Battle Watch"
      And everyone passes until the stack is empty
      And Alice plays "Day of Battles"
      And everyone passes until the battle is over
      Then Alice has a card in her hand
      When Alice moves "Ember Giant" to her right enemy square
      And everyone passes until the battle is over
      Then Alice has two cards in her hand

    @clause-inner
    Scenario: What waits for something during a battle waits on after another battle that is fought within it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Scout" in her middle center square
      And Alice has a "Battle Watch" in her hand
      And Alice has a "War Lesson" in her hand
      And Alice has a "Side Step" in her hand
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Tide Guard" in his middle own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Battle Watch"
      And everyone passes until the stack is empty
      And Alice plays "Side Step" aiming at "Tide Guard"
      And everyone passes until there are two battles
      And everyone passes until there is one battle
      And Alice plays "War Lesson"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

    @needs-events
    @clause-when
    Scenario: An effect for the battle ends after the battle has been judged
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Battle Cheer" in her hand
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Battle Cheer" aiming at "Ember Guard"
      And everyone passes until the battle is over
      Then these happened in this order: battle end of "Ember Guard", effect end as battle

    @needs-events
    @clause-until
    Scenario: Control of a unit until the end of the battle goes back before the battle is over
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Battle Charm" in her hand
      And Bob has a released "Tide Scout" in his right own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Battle Charm" aiming at "Tide Guard"
      And everyone passes until the battle is over
      Then these happened in this order: controller of "Tide Guard" by Alice, effect end as battle, controller of "Tide Guard" by Bob, fight end

  # docs/decisions/3013-when-a-waiting-stack-comes-back.md
  @DZ-3.14.4
  Rule: 3.14.4 The units are no longer in a battle that is over; after the last the waiting stack goes on
    - over: after the end step the battle is over
    - attacked: its units have then neither attacked nor been attacked
    - several: only that battle, and not another in which the units are
    - stack: when all battles are over, the stack and what is due to go there are there again

    @clause-over
    Scenario: After the end step there is no battle, and the units stay where they are
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice could respond
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      And Alice passes
      Then there is no battle
      And "Ember Guard" is in Alice's left enemy square

    @clause-attacked
    Scenario: A unit that has attacked has not attacked any more after the battle
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Charge Horn" in her hand
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle is over
      And Alice plays "Charge Horn"
      And everyone passes until the stack is empty
      Then "Charge Horn" is in Alice's graveyard
      And "Ember Guard" has power 3000

    @clause-attacked
    Scenario: A unit that was attacked was not attacked any more after the battle
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Shield Horn" in her hand
      And Bob has a released "Tide Giant" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And everyone passes until the battle is over
      And Alice plays "Shield Horn"
      And everyone passes until the stack is empty
      Then "Shield Horn" is in Alice's graveyard
      And "Tide Giant" has power 5000

    @clause-several
    Scenario: A unit that has won a battle within another was still attacked in the other
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Scout" in her middle center square
      And Alice has a "Side Step" in her hand
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "Shield Horn" in his hand
      And Bob could respond
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Side Step" aiming at "Tide Giant"
      And everyone passes until there are two battles
      And everyone passes until there is one battle
      And Bob plays "Shield Horn"
      And everyone passes until the stack is empty
      Then "Tide Giant" has power 6000
      And "Ember Scout" is in Alice's graveyard

    @clause-stack
    Scenario: After the battle the stack that waited is there again and resolves
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Read the Tide" in her hand
      And Bob has a "Quick Hawk" in his hand
      When Alice plays "Read the Tide"
      And Bob plays "Quick Hawk" to his right center square
      And everyone passes until the stack is empty
      Then "Read the Tide" is in Alice's graveyard
      And Alice has a card in her hand
      And "Quick Hawk" is in Bob's graveyard

    @clause-stack
    Scenario: After the battle an ability that had triggered before it goes to the stack and resolves
      Given it is Bob's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a "Greeting Hawk" in his hand
      And the top of Bob's deck is "Tide Giant"
      When Bob plays "Greeting Hawk" to his right center square
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Bob's hand

    @needs-events
    @clause-over
    Scenario: A battle begins, is judged, and is over
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then these happened in this order, in one fight: battle start with "Tide Scout", battle end of "Ember Guard", fight end
