Feature: Dimension Zero 4.16 Rule effects

  @DZ-4.16.1
  Rule: 4.16.1 Rule effects happen by the rules when a condition is met, and no player controls them
    - condition: a rule effect happens when its condition is met, without a play and without the stack
    - nobody: neither player controls it, so that nothing that keeps off their effects keeps it off

    @clause-condition
    Scenario: A unit that has taken enough damage is gone before anybody can answer to that
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square with 1000 damage
      And Alice has a "Scorch" in her hand
      And Bob could respond
      When Alice plays "Scorch" aiming at "Ember Guard"
      And Bob passes
      Then "Ember Guard" is in Alice's graveyard
      And the stack is empty

    @clause-nobody
    Scenario: A rule effect removes a unit that no effect of a player affects, in its player's turn
      Given it is Alice's main phase
      And Alice has a released "Warded Giant" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      When Alice moves "Warded Giant" to her left enemy square
      And everyone passes until the stack is empty
      Then "Warded Giant" is in Alice's graveyard

    @clause-nobody
    Scenario: A rule effect removes a unit that no effect of a player affects, in the other player's turn
      Given it is Bob's main phase
      And Alice has a released "Warded Giant" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      When Bob moves "Tide Giant" to his right center square
      And everyone passes until the stack is empty
      Then "Warded Giant" is in Alice's graveyard

  # docs/decisions/3006-defeat-waits-for-priority.md
  @DZ-4.16.2
  Rule: 4.16.2 When a player is to get priority, rule effects resolve first, then triggers are stacked
    - rules: first all rule effects that are due resolve
    - again: and those that are due then, until there is none
    - triggers: then what has triggered goes to the stack by itself, through rule effects too
    - active: then the active player gets priority

    @clause-rules
    Scenario: A unit without power is gone before its ability that has triggered looks for a target
      Given it is Bob's main phase
      And Alice has a released "Chilling Spire" in her left own square
      And Alice could respond
      And Bob has an "Eager Scout" in his hand
      When Bob plays "Eager Scout" to his right own square
      And Alice passes
      Then "Eager Scout" is in Bob's graveyard
      And the stack is empty

    @clause-again
    Scenario: A unit that has lost its last power by the death of another is gone as well before anybody may act
      Given it is Alice's main phase
      And Alice has a "Withered Camp" in her left base square
      And Alice has a "Scorch" in her hand
      And Bob has a released "Shielding Elder" in his left own square
      And Bob has a released "Tide Scout" in his left center square
      And Bob could respond
      When Alice plays "Scorch" aiming at "Shielding Elder"
      And Bob passes
      Then "Shielding Elder" is in Bob's graveyard
      And "Tide Scout" is in Bob's graveyard

    @clause-triggers
    Scenario: What triggers by a rule effect is on the stack when somebody may act
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Guilty Witch" in his left own square
      And Bob could respond
      When Alice plays "Scorch" aiming at "Guilty Witch"
      And Bob passes
      Then "Guilty Witch" is in Bob's graveyard
      And "Guilty Witch" is on the stack

    @clause-active
    Scenario: After a rule effect the active player may act first
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square with 1000 damage
      And Alice has a "Scorch" in her hand
      And Alice could respond
      And Bob could respond
      When Alice plays "Scorch" aiming at "Ember Guard"
      And Alice passes
      And Bob passes
      Then "Ember Guard" is in Alice's graveyard
      And Alice is asked what to do

    @clause-rules
    Scenario: A unit that has no power in smash phases is gone before its player may smash with another
      Given it is Alice's main phase
      And Alice has a released "Noon Moth" in her left center square
      And Alice has a released "Ember Guard" in her right center square
      When everyone passes until Alice's smash phase
      Then "Noon Moth" is in Alice's graveyard
      And Alice may smash "Ember Guard"

    @clause-rules @clause-triggers
    Scenario: A unit that is played to the square of an enemy that dies as it comes goes together with that one
      Given it is Alice's main phase
      And Alice has a "Chilling Spire" in her hand
      And Bob has a released "Gloating Foe" in his right center square
      When Alice plays "Chilling Spire" to her left center square
      And everyone passes until the stack is empty
      Then "Gloating Foe" is in Bob's graveyard
      And "Chilling Spire" is in Alice's graveyard
      And Bob has a card in his hand

  @DZ-4.16.3
  Rule: 4.16.3 Rule effects do not look at what happens within a resolution
    - spell: not in that of a spell
    - activated: nor in that of an activated ability
    - triggered: nor in that of a triggered ability

    @clause-spell
    Scenario: A unit that a spell gives power after the damage lives
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Tempering" in her hand
      When Alice plays "Tempering" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has 3000 damage
      And "Ember Guard" is in Alice's left own square

    @clause-activated
    Scenario: A unit that an activated ability gives power after the damage lives
      Given it is Alice's main phase
      And Alice has a released "Tempering Smith" in her left own square
      When Alice activates "Tempering Smith"
      And everyone passes until the stack is empty
      Then "Tempering Smith" has 3000 damage
      And "Tempering Smith" is in Alice's left own square

    @clause-triggered
    Scenario: A unit that a triggered ability gives power after the damage lives
      Given it is Alice's main phase
      And Alice has a "Tempered Recruit" in her hand
      When Alice plays "Tempered Recruit" to her left own square
      And everyone passes until the stack is empty
      Then "Tempered Recruit" has 3000 damage
      And "Tempered Recruit" is in Alice's left own square

  @DZ-4.16.4-1
  Rule: 4.16.4-1 A player with seven or more cards in the smash zone loses
    - seven: with seven cards
    - more: with more than seven
    - whose: who has them, and not the other player

    @clause-seven
    Scenario: A seventh card in the smash zone loses the game
      Given it is Alice's smash phase
      And Bob has six cards in his smash zone
      And Alice has a released "Ember Scout" in her left center square
      When Alice smashes with "Ember Scout"
      Then Alice wins the game

    @clause-seven
    Scenario: A sixth card in the smash zone loses nobody the game
      Given it is Alice's smash phase
      And Bob has five cards in his smash zone
      And Alice has a released "Ember Scout" in her left center square
      When Alice smashes with "Ember Scout"
      Then Bob has six cards in his smash zone
      And the game goes on

    @clause-more
    Scenario: An eighth card that comes with the seventh loses the game as well
      Given it is Alice's smash phase
      And Bob has six cards in his smash zone
      And Alice has a released "Ember Giant" in her left center square
      When Alice smashes with "Ember Giant"
      Then Alice wins the game

    @clause-whose
    Scenario: The active player loses by seven cards in her own smash zone
      Given it is Alice's main phase
      And Alice has a "Shared Strike" in her hand
      And Alice has six cards in her smash zone
      When Alice plays "Shared Strike"
      And everyone passes until the stack is empty or the game is over
      Then Bob wins the game

  @DZ-4.16.4-2
  Rule: 4.16.4-2 A player with no card left in the deck loses
    - none: with no card, and not with one
    - whose: whose deck it is, and not the other player

    @clause-none
    Scenario: Who smashes away the last card of the other deck wins
      Given it is Alice's smash phase
      And Bob has a card in his deck
      And Alice has a released "Ember Scout" in her left center square
      When Alice smashes with "Ember Scout"
      Then Alice wins the game

    @clause-none
    Scenario: A deck of which one card is left loses nobody the game
      Given it is Alice's smash phase
      And Bob has two cards in his deck
      And Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Ember Guard" in her right center square
      When Alice smashes with "Ember Scout"
      Then Bob has a card in his deck
      And the game goes on

    @clause-whose
    Scenario: The active player who draws the last card of her deck loses
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a card in her deck
      When Alice plays "Read the Tide"
      And everyone passes until the stack is empty or the game is over
      Then Bob wins the game

  @DZ-4.16.4-3
  Rule: 4.16.4-3 Units of different controllers on one square begin a battle
    - meet: two units on one square
    - control: whose controllers differ, and not their owners

    @clause-meet
    Scenario: Two units that are put on one square begin a battle
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Side Step" in her hand
      And Bob has a released "Tide Scout" in his middle center square
      And Bob could respond
      When Alice plays "Side Step" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then there is a battle in Alice's middle center square

    @clause-control
    Scenario: A unit that an effect puts on a square begins a battle with one of its owner's that the other player controls
      Given it is Alice's main phase
      And Alice controls Bob's "Tide Guard", released in her left own square
      And Alice has a "Strong Gust" in her hand
      And Bob has a released "Tide Scout" in his right own square
      And Bob could respond
      When Alice plays "Strong Gust" aiming at "Tide Scout"
      And everyone passes until a square is chosen
      And Alice chooses her left own square
      Then there is a battle in Alice's left own square

  @DZ-4.16.4-3-1
  Rule: 4.16.4-3-1 A battle begins only after all other rule effects have resolved
    - same: after those that are due at the same time
    - new: and after those that are due through these

    @needs-events
    @clause-same
    Scenario: A unit that comes to a chilled line goes before the battle begins of one that came with it
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her right own square
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Whirlwind" in her hand
      And Bob has a released "Chilling Spire" in his middle own square
      And Bob has a released "Tide Guard" in his left own square
      And Bob could respond
      When Alice plays "Whirlwind" aiming at "Ember Scout" and "Ember Guard"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square for "Ember Scout" and her right enemy square for "Ember Guard"
      Then these happened in this order: rule of "Ember Scout", battle start with "Ember Guard"

    @needs-events
    @clause-new
    Scenario: What is due through another rule effect comes before the battle, too
      Given it is Alice's main phase
      And Alice has a "Withered Camp" in her left base square
      And Alice has a released "Chilling Spire" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a "Whirlwind" in her hand
      And Bob has a released "Shielding Elder" in his middle own square
      And Bob has a released "Proud Soldier" in his middle center square
      And Bob has a released "Tide Guard" in his left own square
      And Bob could respond
      When Alice plays "Whirlwind" aiming at "Chilling Spire" and "Ember Guard"
      And everyone passes until a square is chosen
      And Alice chooses her middle own square for "Chilling Spire" and her right enemy square for "Ember Guard"
      Then these happened in this order: rule of "Proud Soldier", battle start with "Ember Guard"

  @DZ-4.16.4-3-2
  Rule: 4.16.4-3-2 There is no battle if a rule effect at that moment takes one of its units off the square
    - came: the unit that came to the square
    - there: or the one that was there
    - both: or both
    - stay: a battle begins where no rule effect takes either off

    @clause-stay
    Scenario: Two units that a chilled line has weakened but not killed begin a battle on the square of the one that waits
      Given it is Alice's main phase
      And Alice has a released "Tide Guard" in her right center square
      And Alice has a released "Chilling Spire" in her right own square
      And Bob has a released "Ember Giant" in his left own square
      And Bob could respond
      When Alice moves "Tide Guard" to her right enemy square
      And everyone passes until the stack is empty
      Then there is a battle in Alice's right enemy square
      And "Ember Giant" has power 4000

    @clause-came
    Scenario: A unit that has no power on the square to which it is played begins no battle
      Given it is Bob's main phase
      And Alice has a released "Chilling Spire" in her left own square
      And Alice has a released "Braced Archer" in her left center square
      And Alice could respond
      And Bob has a "Tide Scout" in his hand
      When Bob plays "Tide Scout" to his right center square
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And there is no battle
      And "Braced Archer" has power 1000

    @clause-there
    Scenario: A unit that loses its last power through the one that comes to its square begins no battle
      Given it is Alice's main phase
      And Alice has a released "Chilling Spire" in her left enemy square
      And Bob has a released "Braced Archer" in his middle own square
      And Bob could respond
      When Alice moves "Chilling Spire" to her middle enemy square
      And everyone passes until the stack is empty
      Then "Braced Archer" is in Bob's graveyard
      And there is no battle

    @clause-both
    Scenario: Two units that take each other's last power as they meet begin no battle
      Given it is Alice's main phase
      And Alice has a "Withered Camp" in her left base square
      And Alice has a released "Blighted Idol" in her left enemy square
      And Bob has a released "Blighted Idol" in his middle own square
      And Bob could respond
      When Alice moves Alice's "Blighted Idol" to her middle enemy square
      And everyone passes until the stack is empty
      Then there is no battle
      And Alice's "Blighted Idol" is in Alice's graveyard
      And Bob's "Blighted Idol" is in Bob's graveyard

  @DZ-4.16.4-4
  Rule: 4.16.4-4 A unit in the battle space whose power is 0 or less goes to the graveyard
    - zero: a unit whose power is 0, or would be less
    - owner: goes to its owner's graveyard

    @clause-zero
    Scenario: A unit whose power falls to 0 goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Sapping Word" in her hand
      And Bob has a released "Proud Soldier" in his left own square
      When Alice plays "Sapping Word" aiming at "Proud Soldier"
      And everyone passes until the stack is empty
      Then "Proud Soldier" is in Bob's graveyard

    @clause-zero
    Scenario: A unit whose power falls but not to 0 stays
      Given it is Alice's main phase
      And Alice has a "Sapping Word" in her hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Sapping Word" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's left own square
      And "Tide Guard" has power 1000

    @clause-zero
    Scenario: A unit whose power falls below 0 goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Sapping Word" in her hand
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Sapping Word" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard

    @clause-zero
    Scenario: A unit whose power is that of the cards in hand goes to the graveyard when the last card is played
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      And Alice has a released "Hoard Golem" in her left own square
      When Alice plays "Ember Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Hoard Golem" is in Alice's graveyard
      And "Ember Camp" is in Alice's left base square

    @clause-owner
    Scenario: A unit without power goes to the graveyard of its owner
      Given it is Alice's main phase
      And Alice has a "Sapping Word" in her hand
      And Bob controls Alice's "Twin Banner", released in his left own square
      When Alice plays "Sapping Word" aiming at "Twin Banner"
      And everyone passes until the stack is empty
      Then "Twin Banner" is in Alice's graveyard

  @DZ-4.16.4-5
  Rule: 4.16.4-5 A unit in the battle space with damage of at least its power goes to the graveyard
    - equal: a unit with as much damage as power
    - more: a unit with more damage than power
    - now: what counts is the power that it has now
    - owner: goes to its owner's graveyard

    @clause-equal
    Scenario: A unit with as much damage as power goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Proud Soldier" in his left own square
      When Alice plays "Scorch" aiming at "Proud Soldier"
      And everyone passes until the stack is empty
      Then "Proud Soldier" is in Bob's graveyard

    @clause-equal
    Scenario: A unit with less damage than power stays
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Scorch" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's left own square
      And "Tide Guard" has 2000 damage

    @clause-more
    Scenario: A unit with more damage than power goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard

    @clause-now
    Scenario: A damaged unit whose power falls to its damage goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Sapping Word" in her hand
      And Bob has a released "Tide Golem" in his left own square with 2000 damage
      When Alice plays "Sapping Word" aiming at "Tide Golem"
      And everyone passes until the stack is empty
      Then "Tide Golem" is in Bob's graveyard

    @clause-owner
    Scenario: A unit with enough damage goes to the graveyard of its owner
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Bob controls Alice's "Twin Banner", released in his left own square
      When Alice plays "Scorch" aiming at "Twin Banner"
      And everyone passes until the stack is empty
      Then "Twin Banner" is in Alice's graveyard

  # docs/decisions/3011-cards-that-come-at-the-same-time.md
  @DZ-4.16.4-6
  Rule: 4.16.4-6 Of a player's units on one square the later go to the graveyard, all if put there at once
    - later: the unit that comes later goes to its owner's graveyard
    - first: the unit that was there stays
    - control: whoever owns them, if one player controls both
    - once: if both come at the same time both go

    @clause-later
    Scenario: Of two units that are played to one square the one that resolves later goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Quick Hawk" in her hand
      And Alice has a "Greeting Hawk" in her hand
      When Alice plays "Greeting Hawk" to her left own square
      And Alice plays "Quick Hawk" to her left own square
      And everyone passes until the stack is empty
      Then "Greeting Hawk" is in Alice's graveyard

    @clause-first
    Scenario: Of two units that are played to one square the one that resolves first stays
      Given it is Alice's main phase
      And Alice has a "Quick Hawk" in her hand
      And Alice has a "Greeting Hawk" in her hand
      When Alice plays "Greeting Hawk" to her left own square
      And Alice plays "Quick Hawk" to her left own square
      And everyone passes until the stack is empty
      Then "Quick Hawk" is in Alice's left own square
      And "Quick Hawk" is frozen

    @clause-control
    Scenario: A unit that comes to one with another owner and the same controller goes to the graveyard
      Given it is Alice's main phase
      And Alice controls Bob's "Tide Guard", released in her right own square
      And Alice has a "Quick Hawk" in her hand
      And Alice has a "Strong Gust" in her hand
      When Alice plays "Quick Hawk" to her left own square
      And Alice plays "Strong Gust" aiming at "Tide Guard"
      And everyone passes until a square is chosen
      And Alice chooses her left own square
      And everyone passes until the stack is empty
      Then "Quick Hawk" is in Alice's graveyard
      And "Tide Guard" has no damage

    @clause-once
    Scenario: Two units that come together from the energy zone to the square of a unit of Bob's both go to the graveyard
      Given it is Alice's main phase
      And Alice has a "Thicket Ambush" in her hand
      And Alice has a frozen "Ember Guard" in her energy zone
      And Alice has a frozen "Ember Giant" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      And Bob has a released "Tide Giant" in his middle center square
      When Alice plays "Thicket Ambush" aiming at "Tide Giant"
      And everyone passes until cards are to be laid in an order
      And Alice lays the cards in any order
      Then "Ember Guard" is in Alice's graveyard
      And "Ember Giant" is in Alice's graveyard
      And "Tide Giant" has no damage

    @clause-once
    Scenario: Two units of one player that are put on one square at the same time both go to their owners' graveyards
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice controls Bob's "Tide Guard", released in her right own square
      And Alice has a "Whirlwind" in her hand
      When Alice plays "Whirlwind" aiming at "Ember Guard" and "Tide Guard"
      And everyone passes until a square is chosen
      And Alice chooses her middle own square for "Ember Guard" and her middle own square for "Tide Guard"
      Then "Ember Guard" is in Alice's graveyard
      And "Tide Guard" is in Bob's graveyard

  # docs/decisions/3011-cards-that-come-at-the-same-time.md
  @DZ-4.16.4-7
  Rule: 4.16.4-7 Of a player's bases on one square the later go to the graveyard, all if put there at once
    - later: the base that comes later goes to its owner's graveyard
    - first: the base that was there stays
    - once: if both come at the same time both go

    @clause-later
    Scenario: Of two bases that are played to one square the one that resolves later goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Quick Camp" in her hand
      And Alice has an "Ambush Camp" in her hand
      When Alice plays "Quick Camp" to her left base square
      And Alice plays "Ambush Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Quick Camp" is in Alice's graveyard

    @clause-first
    Scenario: Of two bases that are played to one square the one that resolves first stays
      Given it is Alice's main phase
      And Alice has a "Quick Camp" in her hand
      And Alice has an "Ambush Camp" in her hand
      When Alice plays "Quick Camp" to her left base square
      And Alice plays "Ambush Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Ambush Camp" is in Alice's left base square

    @clause-once
    Scenario: Two bases that are put on one square at the same time both go to their owners' graveyards
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      And Bob has a "Tide Camp" in his hand
      And Alice has an "Old Ruins" in her hand
      When Alice plays "Old Ruins"
      And everyone passes until a square is chosen
      And Alice chooses her left base square for "Ember Camp" and her left base square for "Tide Camp"
      Then "Ember Camp" is in Alice's graveyard
      And "Tide Camp" is in Bob's graveyard

  @DZ-4.16.4-8
  Rule: 4.16.4-8 A unit played to the center area goes to the graveyard if there is no battle
    - center: a unit that is played to the center area where it meets no enemy goes to its owner's graveyard
    - other: one played to the own area stays
    - put: so does one that moves to the center area or is put there

    @clause-center
    Scenario: A unit of the other player's that is played to an empty square of the center area goes to its owner's graveyard
      Given it is Alice's main phase
      And Alice has a "Borrowed Body" in her hand
      And Bob has a "Tide Scout" in his graveyard
      And Bob could respond
      When Alice plays "Borrowed Body"
      And everyone passes until the stack is empty
      And Alice plays Bob's "Tide Scout" to her left center square
      Then "Tide Scout" is not in Bob's graveyard
      When everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard

    @clause-other
    Scenario: A unit that the other player plays to an empty square of his own area stays
      Given it is Alice's main phase
      And Bob has an "Ambush Fox" in his hand
      When Alice passes
      And Bob plays "Ambush Fox" to his middle own square
      And everyone passes until the stack is empty
      Then "Ambush Fox" is in Bob's middle own square

    @clause-put
    Scenario: A unit that moves back from the enemy area to an empty square of the center area stays
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left enemy square
      When Alice moves "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left center square

    @clause-put
    Scenario: A unit that an effect puts on an empty square of the center area stays
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Side Step" in her hand
      When Alice plays "Side Step" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's middle center square

    @clause-center
    Scenario: A unit without power that is played to an empty square of the center area is put into the energy zone instead of the graveyard, and stays there
      Given it is Alice's main phase
      And Alice has a "Sheltering Hymn" in her hand
      And Alice has a "Withered Camp" in her right base square
      And Alice has an "Ember Scout" in her hand
      When Alice plays "Sheltering Hymn"
      And everyone passes until the stack is empty
      And Alice plays "Ember Scout" to her left center square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's energy zone

  @DZ-4.16.4-9
  Rule: 4.16.4-9 A unit played to the center area into a battle goes to the graveyard when the battle ends
    - end: it goes to its owner's graveyard at the end of that battle, even if it has won
    - before: not before the battle ends
    - joined: even if it came to a battle that had begun before

    @clause-end
    Scenario: A unit played to the center area goes to the graveyard after its victory
      Given it is Alice's main phase
      And Alice has a "Ember Guard" in her hand
      And Bob has a released "Tide Scout" in his right center square
      When Alice plays "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And "Ember Guard" is in Alice's graveyard

    @clause-before
    Scenario: A unit played to the center area is there as long as its battle lasts
      Given it is Alice's main phase
      And Alice has a "Ember Guard" in her hand
      And Bob has a released "Tide Scout" in his right center square
      And Bob could respond
      When Alice plays "Ember Guard" to her left center square
      And everyone passes until the battle begins
      And everyone passes until the battle comes to its end step
      Then "Ember Guard" is in Alice's left center square
      And "Tide Scout" is in Bob's graveyard

    @clause-before
    Scenario: A unit played to the center area is there as long as its battle lasts, though the enemy is gone as that begins
      Given it is Alice's main phase
      And Alice has a released "Camp of Dread" in her left base square
      And Alice has a "Ember Guard" in her hand
      And Bob has a released "Tide Scout" in his right center square
      And Bob could respond
      When Alice plays "Ember Guard" to her left center square
      And everyone passes until the battle begins
      Then "Tide Scout" is in Bob's graveyard
      And "Ember Guard" is in Alice's left center square

    @clause-joined
    Scenario: A unit played into a battle in the center area does not go as soon as its enemy is gone
      Given it is Bob's main phase
      And Alice has a released "Ember Scout" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Rescue Call" in his hand
      And Bob has an "Ambush Fox" in his hand
      And Bob has a "Quick Burial" in his hand
      When Bob moves "Tide Guard" to his right center square
      And everyone passes until the battle begins
      And Bob plays "Rescue Call" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Bob plays "Ambush Fox" to his right center square
      And everyone passes until the stack is empty
      And Bob plays "Quick Burial" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Ambush Fox" is in Bob's right center square

    @clause-joined
    Scenario: A unit played into a battle in the center area goes when that battle is over
      Given it is Bob's main phase
      And Alice has a released "Ember Scout" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a "Rescue Call" in his hand
      And Bob has an "Ambush Fox" in his hand
      And Bob has a "Quick Burial" in his hand
      When Bob moves "Tide Guard" to his right center square
      And everyone passes until the battle begins
      And Bob plays "Rescue Call" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      And Bob plays "Ambush Fox" to his right center square
      And everyone passes until the stack is empty
      And Bob plays "Quick Burial" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      And everyone passes until the battle is over
      Then "Ember Scout" is in Alice's graveyard
      And "Ambush Fox" is in Bob's graveyard

  @DZ-4.16.4-10
  Rule: 4.16.4-10 If both units are on squares when the battle ends, the attacking one goes to the graveyard
    - attacking: the unit that came to the square later goes to its owner's graveyard
    - other: the unit that was there stays
    - before: not before the battle ends
    - apart: if one of them has gone to another square neither goes to the graveyard

    @clause-apart
    Scenario: The unit that came later stays if it has been put on another square
      Given it is Alice's main phase
      And Alice has a released "Proud Drake" in her left center square
      And Alice has a "Side Step" in her hand
      And Bob has a released "Fire Warden" in his right own square
      And Bob could respond
      When Alice moves "Proud Drake" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Side Step" aiming at "Proud Drake"
      And everyone passes until the battle is over
      Then "Proud Drake" is in Alice's middle center square
      And "Fire Warden" is in Bob's right own square

    @clause-attacking
    Scenario: The unit that an effect has put there later goes to the graveyard if both survive
      Given it is Alice's main phase
      And Alice has a released "Proud Drake" in her left own square
      And Alice has a "Strong Gust" in her hand
      And Bob has a released "Fire Warden" in his right own square
      And Bob could respond
      When Alice plays "Strong Gust" aiming at "Fire Warden"
      And everyone passes until a square is chosen
      And Alice chooses her left own square
      And everyone passes until the battle comes to its end step
      And Bob passes
      Then "Fire Warden" is in Bob's graveyard

    @clause-other
    Scenario: The unit that was there before stays if both survive
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
      Then "Tide Guard" has 4000 damage
      And "Tide Guard" is in Bob's right own square

    @clause-before
    Scenario: The unit that came later to one that it cannot harm is there as long as the battle lasts
      Given it is Alice's main phase
      And Alice has a released "Proud Drake" in her left center square
      And Bob has a released "Fire Warden" in his right own square
      And Bob could respond
      When Alice moves "Proud Drake" to her left enemy square
      And everyone passes until the battle comes to its end step
      Then "Proud Drake" is in Alice's left enemy square
      And "Proud Drake" has 3000 damage

  @DZ-4.16.4-11
  Rule: 4.16.4-11 In a knockout undecided after the added turn the player with fewer smash cards wins
    - fewer: the player with fewer cards in the smash zone wins
    - after: when the added turn is over, and not before

    @clause-fewer
    Scenario: The player with fewer smash cards after the added turn of a knockout wins
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Alice has two cards in her smash zone
      And Bob has a card in his smash zone
      When time is called
      And everyone passes until the game is over
      Then Bob wins the game

    @clause-fewer
    Scenario: The other player wins with fewer smash cards after the added turn
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Alice has two cards in her smash zone
      And Bob has three cards in his smash zone
      When time is called
      And everyone passes until the game is over
      Then Alice wins the game

    @clause-after
    Scenario: A difference in smash cards that the added turn makes does not decide a knockout within it
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Bob has a released "Ember Scout" in his left center square
      And Bob has a released "Ember Guard" in his middle center square
      When time is called
      And everyone passes until Bob's smash phase
      And Bob smashes with "Ember Scout"
      Then the game goes on
      And Alice has a card in her smash zone

  @DZ-4.16.4-12
  Rule: 4.16.4-12 With equal smash cards after the added turn of a knockout, the first difference decides

    Scenario: With no smash card on either side a knockout goes on after the added turn
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      When time is called
      And everyone passes until Bob's main phase
      And everyone passes until Alice's main phase or the game is over
      Then the game goes on
      And Alice has two cards in her hand

    Scenario: The first smash card after the added turn of a knockout decides
      Given Alice's turn is about to begin
      And the match has a time limit with an added turn, in a knockout tournament
      And Alice has a released "Ember Scout" in her left center square
      And Alice has a card in her smash zone
      And Bob has a card in his smash zone
      When time is called
      And everyone passes until Bob's main phase
      And everyone passes until Alice's smash phase
      And Alice smashes with "Ember Scout"
      Then Alice wins the game

  @DZ-4.16.4-13
  Rule: 4.16.4-13 A base on a square of the battle space goes to the graveyard
    - base: a base that comes to the battle space goes to its owner's graveyard
    - unit: even if it is a unit as well
    - bonded: and even if it is bonded to a unit

    @clause-base
    Scenario: A base that an effect puts on a square of the battle space goes to its owner's graveyard
      Given it is Alice's main phase
      And Bob has a "Tide Camp" in his left base square
      And Alice has an "Uprooting" in her hand
      When Alice plays "Uprooting" aiming at "Tide Camp"
      And everyone passes until a square is chosen
      And Alice chooses her middle center square
      Then "Tide Camp" is in Bob's graveyard

    @clause-unit
    Scenario: A unit of the battle space that becomes a base as well goes to the graveyard
      Given it is Alice's main phase
      And Bob has a released "Tide Guard" in his left own square
      And Alice has a "Putting Down Roots" in her hand
      When Alice plays "Putting Down Roots" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's graveyard

    @clause-bonded
    Scenario: A strategy that is bonded to a unit and becomes a base goes to the graveyard, and the unit stays
      Given it is Alice's main phase
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a "Star Verse" bonded to "Tide Guard"
      And Alice has a "Walling Up" in her hand
      When Alice plays "Walling Up" aiming at "Star Verse"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Bob's graveyard
      And "Tide Guard" is in Bob's left own square

  @DZ-4.16.4-14
  Rule: 4.16.4-14 A unit on a square of the base space goes to the graveyard
    - unit: a unit that comes to the base space goes to its owner's graveyard
    - base: even if it is a base as well

    @clause-unit
    Scenario: A unit that an effect puts on a base square goes to its owner's graveyard
      Given it is Alice's main phase
      And Bob has a released "Tide Guard" in his left own square
      And Alice has a "Retreat to the Camp" in her hand
      When Alice plays "Retreat to the Camp" aiming at "Tide Guard"
      And everyone passes until a square is chosen
      And Alice chooses her left base square
      Then "Tide Guard" is in Bob's graveyard

    @clause-base
    Scenario: A base of the base space that becomes a unit as well goes to the graveyard
      Given it is Alice's main phase
      And Bob has a "Tide Camp" in his left base square
      And Alice has a "Waking Stones" in her hand
      When Alice plays "Waking Stones" aiming at "Tide Camp"
      And everyone passes until the stack is empty
      Then "Tide Camp" is in Bob's graveyard

  @DZ-4.16.4-15
  Rule: 4.16.4-15 A card of no class on a square goes to the graveyard, unless it is an RS card
    - battle: from a square of the battle space to its owner's graveyard
    - base: and from one of the base space
    - bonded: so does one that is bonded to a unit
    - strategy: a strategy is of a class, and stays where it is

    @clause-battle
    Scenario: A unit that loses its class goes to the graveyard
      Given it is Alice's main phase
      And Bob has a released "Tide Guard" in his left own square
      And Alice has a "Nameless Fog" in her hand
      When Alice plays "Nameless Fog" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's graveyard

    @clause-base
    Scenario: A base that loses its class goes to the graveyard
      Given it is Alice's main phase
      And Bob has a "Tide Camp" in his left base square
      And Alice has a "Nameless Fog" in her hand
      When Alice plays "Nameless Fog" aiming at "Tide Camp"
      And everyone passes until the stack is empty
      Then "Tide Camp" is in Bob's graveyard

    @clause-bonded
    Scenario: A strategy that is bonded to a unit and loses its class goes to the graveyard, and the unit stays
      Given it is Alice's main phase
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a "Star Verse" bonded to "Tide Guard"
      And Alice has a "Nameless Fog" in her hand
      When Alice plays "Nameless Fog" aiming at "Star Verse"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Bob's graveyard
      And "Tide Guard" is in Bob's left own square

    @clause-strategy
    Scenario: A unit that has become a strategy stays on its square
      Given it is Alice's main phase
      And Bob has a released "Tide Guard" in his left own square
      And Alice has a "Call It a Plan" in her hand
      When Alice plays "Call It a Plan" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Call It a Plan" is in Alice's graveyard
      And "Tide Guard" is in Bob's left own square

    @clause-strategy
    Scenario: A base that has become a strategy stays on its square
      Given it is Alice's main phase
      And Bob has a "Tide Camp" in his left base square
      And Alice has a "Paper Walls" in her hand
      When Alice plays "Paper Walls" aiming at "Tide Camp"
      And everyone passes until the stack is empty
      Then "Paper Walls" is in Alice's graveyard
      And "Tide Camp" is in Bob's left base square

  # Reading: docs/decisions/3601-a-buried-card-is-controlled-by-whoever-buried-it.md
  @DZ-4.16.4-16
  Rule: 4.16.4-16 Of a player's RS cards under one card the later go to the graveyard, all if put at once
    - later: a card that is buried where there is one goes to the graveyard, and that one stays
    - together: cards that are buried at once all go
    - whose: only if one player controls both
    - card: only if they lie under one card
    - owner: each goes to its owner's graveyard

    @clause-later
    Scenario: A second card that Alice buries under a unit goes to the graveyard, and the first stays
      Given it is Alice's main phase
      And Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And the top of Alice's deck is "Tide Scout"
      And Alice has an "Interment" in her hand
      When Alice plays "Interment" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's graveyard
      And "Ember Scout" lies buried under "Ember Guard"

    @clause-later
    Scenario: A second card that Alice buries under a base goes to the graveyard, and the first stays
      Given it is Alice's main phase
      And Alice's "Ember Scout" is buried under Alice's "Tide Camp" in her left base square
      And the top of Alice's deck is "Tide Scout"
      And Alice has an "Interment" in her hand
      When Alice plays "Interment" aiming at "Tide Camp"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's graveyard
      And "Ember Scout" lies buried under "Tide Camp"

    @clause-later
    Scenario: A card that is buried later goes to the graveyard, though it had come to the deck before the first
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Tide Camp" in her left base square
      And the top of Alice's deck is "Tide Scout"
      And Alice has a "Grab to Deck" in her hand
      And Alice has two "Interment" in her hand
      When Alice plays "Grab to Deck" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Interment" aiming at "Tide Camp"
      And everyone passes until the stack is empty
      And Alice plays "Interment" aiming at "Tide Camp"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's graveyard
      And "Ember Guard" lies buried under "Tide Camp"

    @clause-together
    Scenario: Two cards that Alice buries under a unit at the same time both go to their owners' graveyards
      Given it is Alice's main phase
      And Bob has a released "Tide Guard" in his left own square
      And the top of Alice's deck is "Ember Scout"
      And the top of Bob's deck is "Tide Scout"
      And Alice has a "Twin Graves" in her hand
      When Alice plays "Twin Graves" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's graveyard
      And "Tide Scout" is in Bob's graveyard

    @clause-whose
    Scenario: A card that Alice buries where Bob has buried one lies there with his
      Given it is Alice's main phase
      And Bob's "Tide Scout" is buried under Bob's "Tide Guard" in his left own square
      And the top of Alice's deck is "Ember Scout"
      And Alice has an "Interment" in her hand
      When Alice plays "Interment" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Ember Scout" lies buried under "Tide Guard"
      And "Tide Scout" lies buried under "Tide Guard"

    @clause-card
    Scenario: A card that Alice buries under another unit than her first stays there
      Given it is Alice's main phase
      And Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And Alice has a released "Tide Guard" in her right own square
      And the top of Alice's deck is "Tide Scout"
      And Alice has an "Interment" in her hand
      When Alice plays "Interment" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Scout" lies buried under "Tide Guard"
      And "Ember Scout" lies buried under "Ember Guard"

    @clause-owner
    Scenario: A card of Bob's that Alice buries where she has buried one goes to Bob's graveyard
      Given it is Alice's main phase
      And Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left own square
      And the top of Bob's deck is "Tide Scout"
      And Alice has a "Foreign Soil" in her hand
      When Alice plays "Foreign Soil" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And "Ember Scout" lies buried under "Ember Guard"

    @clause-later
    Scenario: A second card that Alice buries in a battle under the unit that came to it later goes to the graveyard
      Given it is Alice's main phase
      And Alice's "Ember Scout" is buried under Alice's "Ember Guard" in her left center square
      And Bob has a released "Tide Guard" in his right own square
      And the top of Alice's deck is "Tide Scout"
      And Alice has a "Field Burial" in her hand
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Field Burial" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's graveyard
      And "Ember Scout" lies buried under "Ember Guard"
