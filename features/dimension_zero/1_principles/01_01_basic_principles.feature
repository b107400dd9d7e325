Feature: Dimension Zero 1.1 Which rule prevails

  @DZ-1.1.1
  Rule: 1.1.1 A card's text prevails over the rules it concerns, but never over the right to concede
    - prevails: where a text and a rule say different things, the text holds
    - only: it changes the rule only for what it speaks of
    - concede: a player may concede whatever a text says

    @clause-prevails @example
    Scenario: A unit with swift arrival comes released, though units come frozen
      Given it is Alice's main phase
      And Alice has a "Swift Racer" in her hand
      When Alice plays "Swift Racer" to her left own square
      And everyone passes until the stack is empty
      Then "Swift Racer" is released
      And "Swift Racer" is in Alice's left own square

    @clause-prevails
    Scenario: A player who cannot lose goes on with seven smash cards
      Given it is Alice's smash phase
      And Alice has a released "Ember Scout" in her left center square
      And Bob has an "Idol of the Undying" in his middle base square
      And Bob has six cards in his smash zone
      When Alice smashes with "Ember Scout"
      Then Bob has 7 cards in his smash zone
      And the game goes on

    @clause-only
    Scenario: The Idol of the Undying of one player does not keep the other from losing
      Given it is Alice's smash phase
      And Alice has a released "Ember Scout" in her left center square
      And Alice has an "Idol of the Undying" in her middle base square
      And Bob has six cards in his smash zone
      When Alice smashes with "Ember Scout"
      Then Alice wins the game

    @clause-only
    Scenario: A unit with swift arrival that meets no enemy in the center area is destroyed like any other
      Given it is Alice's main phase
      And Alice has a "Swift Racer" in her hand
      When Alice plays "Swift Racer" to her left center square
      And everyone passes until the stack is empty
      Then "Swift Racer" is in Alice's graveyard

    @clause-concede
    Scenario: The player of an Idol of the Undying concedes and has lost
      Given it is Bob's main phase
      And Alice has an "Idol of the Undying" in her middle base square
      When Alice concedes
      Then Bob wins the game

    @clause-prevails
    Scenario: A player plays no card while a base of the other player says so
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Bob has a "Gag Idol" in his middle base square
      When Alice tries to play "Read the Tide"
      Then that is refused

    @clause-prevails
    Scenario: An ability that says so is activated no more than twice each turn
      Given it is Alice's main phase
      And Alice has a released "Twofold Sage" in her left own square
      When Alice activates "Twofold Sage"
      And everyone passes until the stack is empty
      Then Alice may activate "Twofold Sage"
      When Alice activates "Twofold Sage"
      And everyone passes until the stack is empty
      And Alice tries to activate "Twofold Sage"
      Then that is refused

    @clause-prevails
    Scenario: An ability that asks for a unit of the opponent's is not activated without one
      Given it is Alice's main phase
      And Alice has a released "Wary Sage" in her left own square
      When Alice tries to activate "Wary Sage"
      Then that is refused

    @clause-only
    Scenario: An ability that asks for a unit of the opponent's is activated when there is one
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Wary Sage" in his left own square
      When Alice passes
      Then Bob may activate "Wary Sage"
      When Bob activates "Wary Sage"
      And everyone passes until the stack is empty
      Then Bob has a card in his hand

    @clause-prevails @clause-only
    Scenario: An ability that asks for its own unit to be in the center area is activated there, and not before it comes there
      Given it is Alice's main phase
      And Alice has a released "Roadside Sage" in her left own square
      When Alice tries to activate "Roadside Sage"
      Then that is refused
      When Alice moves "Roadside Sage" to her left center square
      And everyone passes until the stack is empty
      And Alice activates "Roadside Sage"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand

  @DZ-1.1.2
  Rule: 1.1.2 Where one effect says can and another cannot, cannot prevails
    - cannot: what an effect says that a player or card cannot do is not done, though another says that it is
    - whose: only for whom it says so

    @clause-cannot @example
    Scenario: A player who cannot draw plays a strategy that draws, and draws nothing
      Given it is Alice's main phase
      And Alice has a "Dry Well" in her left base square
      And Alice has a "Read the Tide" in her hand
      And Alice has ten cards in her deck
      When Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      Then "Read the Tide" is in Alice's graveyard
      And Alice has no cards in her hand
      And Alice has ten cards in her deck

    @clause-cannot
    Scenario: A player who cannot draw draws nothing in her draw phase
      Given it is Bob's main phase
      And Alice has a "Dry Well" in her left base square
      And Alice has ten cards in her deck
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice has ten cards in her deck
      And Alice has no cards in her hand

    @clause-cannot
    Scenario: A player who cannot win plays a strategy that wins, and the game goes on
      Given it is Alice's main phase
      And Alice has a "Crown of Victory" in her hand
      And Bob has a "Crown Breaker" in his left base square
      When Alice plays "Crown of Victory"
      And everyone passes until the stack is empty
      Then "Crown of Victory" is in Alice's graveyard
      And the game goes on

    @clause-cannot
    Scenario: A unit that cannot move is not moved, though the rules let units move
      Given it is Alice's main phase
      And Alice has a released "Rooted Oak" in her left own square
      When Alice tries to move "Rooted Oak" to her middle own square
      Then that is refused

    @clause-whose
    Scenario: The Dry Well of one player does not keep the other from drawing
      Given it is Alice's main phase
      And Bob has a "Dry Well" in his left base square
      And Alice has a "Read the Tide" in her hand
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-whose
    Scenario: A Crown Breaker does not keep its own player from winning
      Given it is Alice's main phase
      And Alice has a "Crown of Victory" in her hand
      And Alice has a "Crown Breaker" in her left base square
      When Alice plays "Crown of Victory"
      And everyone passes until the stack is empty or the game is over
      Then Alice wins the game

  @DZ-1.1.3
  Rule: 1.1.3 What a card's text asks for is not done if it is impossible
    - impossible: what cannot be done is not done, and nothing else in its place
    - rest: what else the text asks for is done

    @clause-impossible @example
    Scenario: A unit that takes a unit back as it dies takes none if there is none but itself
      Given it is Alice's main phase
      And Alice has a released "Midnight Tracker" in her left own square
      And Alice has a "Scorch" in her hand
      When Alice plays "Scorch" aiming at "Midnight Tracker"
      And everyone passes until nothing is waiting
      Then "Midnight Tracker" is in Alice's graveyard
      And "Scorch" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-impossible
    Scenario: A unit that takes a unit back as it dies takes the one that there is
      Given it is Alice's main phase
      And Alice has a released "Midnight Tracker" in her left own square
      And Alice has an "Ember Giant" in her graveyard
      And Alice has a "Scorch" in her hand
      When Alice plays "Scorch" aiming at "Midnight Tracker"
      And everyone passes until nothing is waiting
      Then "Ember Giant" is in Alice's hand
      And "Midnight Tracker" is in Alice's graveyard

    @clause-rest
    Scenario: A text that has an empty hand discard goes on with the card it draws
      Given it is Alice's main phase
      And Alice has a "Costly Lesson" in her hand
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Costly Lesson"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand
      And Bob has no cards in his graveyard

  @DZ-1.1.4
  Rule: 1.1.4 If both act at once, the active player chooses first, then the other, then both act
    - first: the active player makes her choices first, whoever's effect it is
    - other: then the other player makes his, and has seen hers
    - together: nothing is done until both have chosen
    - each: each chooses among their own

    @clause-first @clause-other @clause-together @example
    Scenario: Each player chooses a unit of their own, the active player first, and both go at the same time
      Given it is Alice's main phase
      And Alice has a "Twin Offering" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Giant" in her right own square
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Twin Offering"
      And Alice chooses "Ember Guard"
      Then "Ember Guard" is in Alice's left own square
      When Bob chooses "Tide Giant"
      Then "Ember Guard" is in Alice's graveyard
      And "Tide Giant" is in Bob's graveyard
      And "Ember Giant" is in Alice's right own square
      And "Tide Guard" is in Bob's left own square

    @clause-first
    Scenario: The active player chooses first although the other has played the card
      Given it is Alice's main phase
      And Bob has a "Twin Offering" in his hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Giant" in her right own square
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice passes
      And Bob plays "Twin Offering"
      And Bob tries to choose "Tide Guard"
      Then that is refused

    @clause-other
    Scenario: The other player chooses when the active player has chosen
      Given it is Alice's main phase
      And Alice has a "Twin Offering" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Giant" in her right own square
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Twin Offering"
      Then Bob is not asked what to do
      When Alice chooses "Ember Giant"
      Then Bob is asked what to do

    @clause-other @clause-each
    Scenario: A player cannot choose a unit of the other
      Given it is Alice's main phase
      And Alice has a "Twin Offering" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Giant" in her right own square
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      When Alice plays "Twin Offering"
      And Alice chooses "Ember Guard"
      And Bob tries to choose "Ember Giant"
      Then that is refused

  @DZ-1.1.5
  Rule: 1.1.5 Only who has priority plays spells and activates abilities; the active player has it first
    - only: who does not have it plays and activates nothing
    - phase: the active player has it as a phase begins
    - step: the active player has it as a step of a battle begins
    - put: the active player has it when something has been put on the stack, whoever has put it there
    - resolved: the active player has it when something on the stack has resolved
    - other: the other player gets it only when the active player has passed
    - top: when both have passed one after the other, the uppermost of the stack resolves, and no more
    - end: when both have passed with an empty stack, the phase or step ends
    - before: before a player gets it rule effects are carried out, and then triggered abilities are put on the stack

    @clause-only @clause-phase
    Scenario: A player plays nothing while the active player has priority
      Given it is Alice's energy phase
      And Alice could respond
      And Bob has a "Quick Study" in his hand
      When everyone passes until Alice's main phase
      And Bob tries to play "Quick Study"
      Then that is refused
      And Alice is asked what to do

    @clause-only
    Scenario: A player activates nothing while the active player has priority
      Given it is Alice's main phase
      And Alice could respond
      And Bob has a released "Quick Sage" in his left own square
      When Bob tries to activate "Quick Sage"
      Then that is refused

    @clause-only @clause-other
    Scenario: The active player plays nothing while the other player has priority
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Bob could respond
      When Alice passes
      And Alice tries to play "Quick Study"
      Then that is refused

    @clause-step
    Scenario: The active player has priority as the second step of a battle begins
      Given it is Alice's main phase
      And Alice could respond
      And Bob could respond
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle comes to its second step
      Then the battle stands at the second step
      And Alice is asked what to do

    @clause-step
    Scenario: The active player has priority as a battle begins
      Given it is Alice's main phase
      And Alice could respond
      And Bob could respond
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      Then the battle stands at the first step
      And Alice is asked what to do

    @clause-put
    Scenario: The active player has priority when she has put a card on the stack
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice could respond
      And Bob could respond
      When Alice plays "Read the Tide"
      Then "Read the Tide" is on the stack
      And Alice is asked what to do

    @clause-put @clause-other
    Scenario: The active player has priority when the other player has put a card on the stack
      Given it is Alice's main phase
      And Alice could respond
      And Bob has a "Quick Study" in his hand
      And Bob could respond
      When Alice passes
      And Bob plays "Quick Study"
      Then "Quick Study" is on the stack
      And Alice is asked what to do

    @clause-put @clause-other
    Scenario: The active player has priority when the other player has activated an ability
      Given it is Alice's main phase
      And Alice could respond
      And Bob has a released "Quick Sage" in his left own square
      And Bob could respond
      When Alice passes
      And Bob activates "Quick Sage"
      Then "Quick Sage" is on the stack
      And Alice is asked what to do

    @clause-resolved @clause-other
    Scenario: The active player has priority when something of the other player's has resolved
      Given it is Alice's main phase
      And Bob has a "Quick Study" in his hand
      And Bob could respond
      When Alice passes
      And Bob plays "Quick Study"
      And everyone passes until the stack is empty
      Then "Quick Study" is in Bob's graveyard
      And Alice is asked what to do

    @clause-other
    Scenario: The other player gets priority when the active player has passed
      Given it is Alice's main phase
      And Bob has a "Quick Study" in his hand
      Then Bob is not asked what to do
      When Alice passes
      Then Bob is asked what to do
      And Bob may play "Quick Study"

    @clause-top
    Scenario: Only the uppermost of two strategies on the stack resolves when both players have passed
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a "Quick Study" in her hand
      And Alice could respond
      And Bob could respond
      When Alice plays "Read the Tide"
      And Alice plays "Quick Study"
      And Alice passes
      And Bob passes
      Then "Quick Study" is in Alice's graveyard
      And "Read the Tide" is on the stack

    @clause-top
    Scenario: Nothing resolves when only one player has passed
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice could respond
      And Bob could respond
      When Alice plays "Read the Tide"
      And Alice passes
      Then "Read the Tide" is on the stack
      And Bob is asked what to do

    @clause-top @clause-put @clause-other
    Scenario: Passes that are not one after the other do not count together
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a "War Lesson" in her hand
      And Alice could respond
      And Bob has a "Quick Study" in his hand
      And Bob could respond
      When Alice plays "Read the Tide"
      And Alice passes
      And Bob plays "Quick Study"
      And Alice plays "War Lesson"
      And Alice passes
      Then "War Lesson" is on the stack
      And Bob is asked what to do

    @clause-end @clause-other
    Scenario: The main phase ends when both players have passed with an empty stack
      Given it is Alice's main phase
      And Alice has a released "Ember Scout" in her left center square
      And Bob could respond
      When Alice passes
      Then it is the main phase
      When Bob passes
      Then it is the smash phase

    @clause-end @clause-step @clause-other
    Scenario: A step of a battle ends when both players have passed with an empty stack
      Given it is Alice's main phase
      And Alice could respond
      And Bob could respond
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Alice passes
      And Bob passes
      Then the battle stands at the second step

    @clause-before
    Scenario: A rule effect is carried out before a player gets priority
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Scorch" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard

    @clause-before
    Scenario: What triggers by a rule effect is on the stack when a player gets priority
      Given it is Alice's main phase
      And Alice has a "Scorch" in her hand
      And Alice could respond
      And Bob has a released "Midnight Tracker" in his left own square
      And Bob has a "Tide Giant" in his graveyard
      When Alice plays "Scorch" aiming at "Midnight Tracker"
      And Alice passes
      Then "Midnight Tracker" is on the stack
      And "Tide Giant" is in Bob's graveyard
