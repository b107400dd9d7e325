Feature: Dimension Zero 4.3 Activated abilities

  @DZ-4.3.1
  Rule: 4.3.1 An activated ability states a cost, a timing and an effect, and all of the cost is paid
    - cost: whoever activates it pays each part of the cost in its brackets
    - whole: if any part cannot be paid, it is not activated
    - effect: when it resolves, it does what stands behind its timing

    @clause-whole
    Scenario: X in the cost of an ability is no more than there are other units that can be frozen for it
      Given it is Alice's main phase
      And Alice has a released "Frost Captain" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Giant" in her right own square
      And Bob has a released "Tide Giant" in his left own square
      When Alice activates "Frost Captain"
      And Alice tries to choose the number 3
      Then that is refused

    @clause-effect
    Scenario: The only unit there is can be the target of its own ability
      Given it is Alice's main phase
      And Alice has a released "Doom Teller" in her left own square
      When Alice activates "Doom Teller"
      And everyone passes until Bob's turn
      Then "Doom Teller" is in Alice's graveyard

    @example @clause-cost @clause-effect
    Scenario: A unit with an activated ability is put on another square for three energy
      Given it is Alice's main phase
      And Alice has a released "Deep Diver" in her left own square
      When Alice activates "Deep Diver"
      And Alice chooses her right enemy square
      Then "Deep Diver" is in Alice's right enemy square
      And "Deep Diver" is released
      And Alice has three frozen cards in her energy zone

    @clause-cost
    Scenario: A cost of energy and of freezing the card itself is paid with both
      Given it is Alice's main phase
      And Alice has a released "Weary Sage" in her left own square
      When Alice activates "Weary Sage"
      Then "Weary Sage" is frozen
      And Alice has a frozen card in her energy zone

    @clause-cost
    Scenario: A cost of energy and of a card of the hand is paid with both
      Given it is Alice's main phase
      And Alice has a released "Hungry Sage" in her left own square
      And Alice has an "Ember Giant" in her hand
      When Alice activates "Hungry Sage"
      Then "Ember Giant" is in Alice's graveyard
      And Alice has a frozen card in her energy zone

    @clause-cost
    Scenario: A cost of energy and of sacrificing the card itself is paid with both
      Given it is Alice's main phase
      And Alice has a released "Fading Sage" in her left own square
      When Alice activates "Fading Sage"
      Then "Fading Sage" is in Alice's graveyard
      And Alice has a frozen card in her energy zone

    @clause-whole
    Scenario: A frozen unit is sacrificed for its own ability, and no other unit is
      Given it is Alice's main phase
      And Alice has a released "Tide Scout" in her left own square
      And Alice has a frozen "Fading Sage" in her middle own square
      And Alice has a released "Tide Guard" in her right own square
      When Alice activates "Fading Sage"
      Then "Fading Sage" is in Alice's graveyard
      And "Tide Scout" is in Alice's left own square
      And "Tide Guard" is in Alice's right own square

    @clause-whole
    Scenario: A frozen unit cannot be frozen for its ability
      Given it is Alice's main phase
      And Alice has a frozen "Weary Sage" in her left own square
      When Alice tries to activate "Weary Sage"
      Then that is refused

    @clause-whole
    Scenario: Freezing the card itself does not pay for the energy
      Given it is Alice's main phase
      And Alice has a released "Weary Sage" in her left own square
      And Alice has two frozen "Blue Drop" in her energy zone
      When Alice tries to activate "Weary Sage"
      Then that is refused

    @clause-whole
    Scenario: Without a card in the hand a cost of one cannot be paid
      Given it is Alice's main phase
      And Alice has a released "Hungry Sage" in her left own square
      When Alice tries to activate "Hungry Sage"
      Then that is refused

    @clause-effect
    Scenario: An activated ability does what it says when it resolves
      Given it is Alice's main phase
      And Alice has a released "Weary Sage" in her left own square
      And the top of Alice's deck is "Tide Giant"
      When Alice activates "Weary Sage"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-effect
    Scenario: The ability of a unit that has been played does to that unit what it says
      Given it is Alice's main phase
      And Alice has a "Quick Forge" in her hand
      When Alice plays "Quick Forge" to her left own square
      And everyone passes until the stack is empty
      And Alice activates "Quick Forge" with X as 2
      And everyone passes until the stack is empty
      Then "Quick Forge" has power 4000

  @DZ-4.3.2
  Rule: 4.3.2 Only the card's controller activates its ability, unless the card says otherwise
    - controller: its controller activates it, whoever owns the card
    - only: nobody else does, not even the card's owner
    - unless: another player does where the card says so; then the ability is that player's

    @clause-controller
    Scenario: The ability of a unit that Alice controls and Bob owns is activated by Alice
      Given it is Alice's main phase
      And Alice controls Bob's "Quick Sage", released in her left own square
      Then Alice may activate "Quick Sage"
      When Alice activates "Quick Sage"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Alice has a frozen card in her energy zone

    @clause-only
    Scenario: The owner of a unit that another player controls does not activate its ability
      Given it is Alice's main phase
      And Alice controls Bob's "Quick Sage", released in her left own square
      And Bob could respond
      When Alice passes
      And Bob tries to activate "Quick Sage"
      Then that is refused

    @clause-only
    Scenario: A player does not activate the ability of a unit of the opponent's
      Given it is Alice's main phase
      And Bob has a released "Quick Sage" in his left own square
      When Alice tries to activate "Quick Sage"
      Then that is refused

    @clause-unless
    Scenario: A base that says so has its ability activated by the opponent, who draws
      Given it is Alice's main phase
      And Bob has a released "Open Library" in his left base square
      Then Alice may activate "Open Library"
      When Alice activates "Open Library"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Alice has a frozen card in her energy zone
      And Bob has no cards in his hand

  @DZ-4.3.3
  Rule: 4.3.3 Making and renewing the plan and moving a unit are activated abilities that the rules give
    - make: making the plan
    - renew: renewing the plan
    - move: moving a unit

    @clause-make
    Scenario: Making a plan triggers what waits for an activated ability
      Given it is Alice's main phase
      And Alice has a released "Watchful Owl" in her left own square
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

    @clause-renew
    Scenario: Renewing the plan triggers what waits for an activated ability
      Given it is Alice's main phase
      And Alice has a released "Watchful Owl" in her left own square
      And Alice has the plan "Tide Giant"
      When Alice renews her plan
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

    @clause-move
    Scenario: Moving a unit triggers what waits for an activated ability
      Given it is Alice's main phase
      And Alice has a released "Watchful Owl" in her left own square
      When Alice moves "Watchful Owl" to her left center square
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

  @DZ-4.3.4
  Rule: 4.3.4 Normal abilities are activated in one's own main phase, quick and battle ones in either player's
    - normal: a normal one in one's own main phase, outside battles, with an empty stack
    - quick: a quick one in either player's main phase, outside battles
    - battle: a battle one in either player's main phase, in battles too
    - priority: only by the player who has priority
    - main: in no other phase

    @clause-normal
    Scenario: A normal ability is activated in one's own main phase with an empty stack
      Given it is Alice's main phase
      And Alice has a released "Calm Sage" in her left own square
      Then Alice may activate "Calm Sage"
      When Alice activates "Calm Sage"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand

    @clause-normal
    Scenario: A normal ability is not activated in the opponent's main phase
      Given it is Alice's main phase
      And Bob has a released "Calm Sage" in his left own square
      And Bob could respond
      When Alice passes
      And Bob tries to activate "Calm Sage"
      Then that is refused

    @clause-normal
    Scenario: A normal ability is not activated over something on the stack
      Given it is Alice's main phase
      And Alice has a released "Calm Sage" in her left own square
      And Alice has a "Read the Tide" in her hand
      And Alice could respond
      When Alice plays "Read the Tide"
      And Alice tries to activate "Calm Sage"
      Then that is refused

    @clause-normal
    Scenario: A normal ability is not activated in a battle
      Given it is Alice's main phase
      And Alice has a released "Calm Sage" in her right own square
      And Alice has a released "Ember Giant" in her left center square
      And Alice could respond
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Alice tries to activate "Calm Sage"
      Then that is refused

    @clause-quick
    Scenario: A quick ability is activated in the opponent's main phase over something on the stack
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Bob has a released "Quick Sage" in his left own square
      When Alice plays "Read the Tide"
      Then Bob may activate "Quick Sage"
      When Bob activates "Quick Sage"
      And everyone passes until the stack is empty
      Then Bob has a card in his hand

    @clause-quick
    Scenario: A quick ability is activated in one's own main phase
      Given it is Alice's main phase
      And Alice has a released "Quick Sage" in her left own square
      Then Alice may activate "Quick Sage"
      When Alice activates "Quick Sage"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand

    @clause-quick
    Scenario: A quick ability of the other player's is not activated in a battle
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Quick Sage" in his left own square
      And Bob has a released "Tide Scout" in his right own square
      And Bob could respond
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Bob tries to activate "Quick Sage"
      Then that is refused

    @clause-battle
    Scenario: A battle ability is activated in a battle in the opponent's main phase
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "War Sage" in his left own square
      And Bob has a released "Tide Scout" in his right own square
      And the top of Bob's deck is "Tide Giant"
      And Bob could respond
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      Then Bob may activate "War Sage"
      When Bob activates "War Sage"
      And everyone passes until the battle is over
      Then "Tide Giant" is in Bob's hand

    @clause-battle
    Scenario: A battle ability is activated in one's own main phase outside battles
      Given it is Alice's main phase
      And Alice has a released "War Sage" in her left own square
      Then Alice may activate "War Sage"
      When Alice activates "War Sage"
      And everyone passes until the stack is empty
      Then Alice has a card in her hand

    @clause-priority
    Scenario: Who does not have priority activates nothing
      Given it is Alice's main phase
      And Bob has a released "War Sage" in his left own square
      When Bob tries to activate "War Sage"
      Then that is refused

    @clause-main
    Scenario Outline: A <timing> ability is not activated in the <phase>
      Given it is Alice's <phase>
      And Alice has a released "<card>" in her left center square
      When Alice tries to activate "<card>"
      Then that is refused

      Examples:
        | timing | card       | phase        |
        | normal | Calm Sage  | energy phase |
        | quick  | Quick Sage | energy phase |
        | normal | Calm Sage  | smash phase  |
        | quick  | Quick Sage | smash phase  |
