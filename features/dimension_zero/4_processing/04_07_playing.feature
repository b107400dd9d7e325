Feature: Dimension Zero 4.7 Playing and activating

  @DZ-4.7.1
  Rule: 4.7.1 Playing a spell is an action that the rules provide for

    Scenario: A card without any text is played
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Bob could respond
      When Alice plays "Ember Guard" to her left own square
      Then "Ember Guard" is on the stack
      And Alice has two frozen cards in her energy zone

  @DZ-4.7.2-1
  Rule: 4.7.2-1 First the spell or ability is announced, and a hidden card is shown
    - announced: what is announced goes to the stack
    - shown: a card of the hand is shown to the opponent

    @clause-announced
    Scenario: An ability that is announced goes to the stack
      Given it is Alice's main phase
      And Alice has a released "Calm Sage" in her left own square
      And Bob could respond
      When Alice activates "Calm Sage"
      Then "Calm Sage" is on the stack

    @clause-shown
    Scenario: A card of the hand is seen by the opponent as it is played
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Bob could respond
      When Alice plays "Read the Tide"
      Then Bob sees "Read the Tide"

  @DZ-4.7.2-2
  Rule: 4.7.2-2 Where effects are to be chosen from, the choice is announced next
    - spell: the player of a spell says which of its effects it has
    - ability: so does who activates an ability
    - kept: as it resolves, it has that effect and no other

    @example @clause-spell
    Scenario: Which effect a strategy has is known while it is on the stack
      Given it is Alice's main phase
      And Alice has a "Crossroads" in her hand
      And Bob could respond
      When Alice plays "Crossroads" for "smash"
      Then the effect chosen for "Crossroads" is "smash"

    @clause-ability
    Scenario: Which effect an ability has is known while it is on the stack
      Given it is Alice's main phase
      And Alice has a released "Two-Faced Sage" in her left own square
      And Bob could respond
      When Alice activates "Two-Faced Sage" for "smash"
      Then the effect chosen for "Two-Faced Sage" is "smash"

    @clause-kept
    Scenario: A strategy has the effect that was chosen, and no other
      Given it is Alice's main phase
      And Alice has a "Crossroads" in her hand
      When Alice plays "Crossroads" for "smash"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone
      And Alice has no cards in her hand

  @DZ-4.7.2-5
  Rule: 4.7.2-5 Targets are chosen, their number first; without proper ones it cannot be played
    - number: where the number of targets varies, the player says how many, which may be none
    - which: then which they are, each a proper one
    - proper: a spell or ability that needs a target and has no proper one is not played

    @example @clause-number
    Scenario: A strategy for up to two targets is played with none
      Given it is Alice's main phase
      And Alice has a "Call of the Dead" in her hand
      And Alice has an "Ember Giant" in her graveyard
      When Alice plays "Call of the Dead" aiming at nothing
      And everyone passes until the stack is empty
      Then Alice has a frozen card in her energy zone
      And "Ember Giant" is in Alice's graveyard
      And Alice has a card in her hand

    @example @clause-which
    Scenario: A strategy for up to two targets is played with two
      Given it is Alice's main phase
      And Alice has a "Call of the Dead" in her hand
      And Alice has an "Ember Giant" in her graveyard
      And Alice has a "Tide Giant" in her graveyard
      And Alice has a "Tide Scout" in her graveyard
      When Alice plays "Call of the Dead" aiming at "Ember Giant" and "Tide Scout"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's hand
      And "Tide Scout" is in Alice's hand
      And "Tide Giant" is in Alice's graveyard

    @clause-which
    Scenario: A card of the opponent's graveyard is no proper target for what speaks of one's own
      Given it is Alice's main phase
      And Alice has a "Call of the Dead" in her hand
      And Alice has an "Ember Giant" in her graveyard
      And Bob has a "Tide Giant" in his graveyard
      When Alice tries to play "Call of the Dead" aiming at "Tide Giant"
      Then that is refused

    @example @clause-proper
    Scenario: A strategy for a unit on the middle square of the center area is not played while none is there
      Given it is Alice's main phase
      And Alice has a "Crater" in her hand
      When Alice tries to play "Crater"
      Then that is refused

    @clause-proper
    Scenario: An ability that needs a target is not activated without a proper one
      Given it is Alice's main phase
      And Alice has a released "Hush Warden" in her left own square
      When Alice tries to activate "Hush Warden"
      Then that is refused

  @DZ-4.7.2-6
  Rule: 4.7.2-6 What each target is to suffer is announced, and each gets at least one of what is divided
    - spell: a player who plays a spell that divides damage says how much each target is dealt
    - ability: so does who activates an ability
    - least: each target is given one at least

    @example @clause-spell
    Scenario: How a strategy divides its damage is said before Bob takes a target away
      Given it is Alice's main phase
      And Alice has a "Cannonade" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his middle own square
      And Bob has a released "Tide Golem" in his right own square
      And Bob has a "Recall" in his hand
      When Alice plays "Cannonade" aiming at "Tide Giant", "Tide Brute" and "Tide Golem"
      And Alice divides the damage as 3000 to "Tide Giant", 1000 to "Tide Brute" and 2000 to "Tide Golem"
      And Bob plays "Recall" aiming at "Tide Brute"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 3000 damage
      And "Tide Golem" has 2000 damage
      And "Tide Brute" is in Bob's hand

    @clause-spell
    Scenario: A strategy deals each target the share that was said for it
      Given it is Alice's main phase
      And Alice has a "Cannonade" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his middle own square
      When Alice plays "Cannonade" aiming at "Tide Giant" and "Tide Brute"
      And Alice divides the damage as 2000 to "Tide Giant" and 4000 to "Tide Brute"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 2000 damage
      And "Tide Brute" is in Bob's graveyard

    @clause-ability
    Scenario: How an ability divides its damage is said before Alice takes a target away
      Given it is Alice's main phase
      And Bob has a released "Splitting Sage" in his left own square
      And Alice has a released "Tide Giant" in her left own square
      And Alice has a released "Tide Brute" in her middle own square
      And Alice has a "Recall" in her hand
      When Alice passes
      And Bob activates "Splitting Sage" aiming at "Tide Giant" and "Tide Brute"
      And Bob divides the damage as 1000 to "Tide Giant" and 2000 to "Tide Brute"
      And Alice plays "Recall" aiming at "Tide Brute"
      And everyone passes until the stack is empty
      Then "Tide Giant" has 1000 damage
      And "Tide Brute" is in Alice's hand

    @example @clause-least
    Scenario: A target of a strategy cannot be dealt nothing
      Given it is Alice's main phase
      And Alice has a "Cannonade" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his middle own square
      When Alice plays "Cannonade" aiming at "Tide Giant" and "Tide Brute"
      And Alice tries to divide the damage as 6000 to "Tide Giant" and 0 to "Tide Brute"
      Then that is refused

    @clause-least
    Scenario: A target may be dealt as little as one
      Given it is Alice's main phase
      And Alice has a "Cannonade" in her hand
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a released "Tide Brute" in his middle own square
      When Alice plays "Cannonade" aiming at "Tide Giant" and "Tide Brute"
      And Alice tries to divide the damage as 5999 to "Tide Giant" and 1 to "Tide Brute"
      Then that is allowed

    @clause-least
    Scenario: A target of an ability cannot be dealt nothing
      Given it is Alice's main phase
      And Bob has a released "Splitting Sage" in his left own square
      And Alice has a released "Tide Giant" in her left own square
      And Alice has a released "Tide Brute" in her middle own square
      When Alice passes
      And Bob activates "Splitting Sage" aiming at "Tide Giant" and "Tide Brute"
      And Bob tries to divide the damage as 0 to "Tide Giant" and 3000 to "Tide Brute"
      Then that is refused

  @DZ-4.7.2-7
  Rule: 4.7.2-7 The cost of the spell or ability is fixed, and no effect changes it any more

    Scenario: A unit that makes cards cheaper is sacrificed for one, which is as cheap
      Given it is Alice's main phase
      And Alice has a "Costly Vow" in her hand
      And Alice has a released "Generous Patron" in her left own square
      When Alice plays "Costly Vow"
      Then "Generous Patron" is in Alice's graveyard
      And Alice has a frozen card in her energy zone

    Scenario: An effect that makes a spell dearer afterwards does not matter
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      And Bob has a "Toll Gate" in his hand
      When Alice plays "Read the Tide"
      And Bob plays "Toll Gate" to his left base square
      And everyone passes until the stack is empty
      Then "Toll Gate" is in Bob's left base square
      And "Read the Tide" is in Alice's graveyard
      And Alice has a card in her hand

  @DZ-4.7.2-8
  Rule: 4.7.2-8 All costs that were chosen are paid at the same time

    @needs-events
    Scenario: Energy is frozen at the same time as the unit that is frozen for its ability
      Given it is Alice's main phase
      And Alice has a released "Weary Sage" in her left own square
      And Alice has a released "Blue Drop" in her energy zone
      When Alice activates "Weary Sage"
      Then these happened at the same time: turned of "Weary Sage", turned of "Blue Drop"

    @needs-events
    Scenario: Energy is frozen at the same time as a unit is sacrificed for a strategy
      Given it is Alice's main phase
      And Alice has a "Blood Vow" in her hand
      And Alice has a released "Tide Scout" in her left own square
      And Alice has a released "Red Spark" in her energy zone
      When Alice plays "Blood Vow"
      Then these happened at the same time: move of "Tide Scout", turned of "Red Spark"

  @DZ-4.7.2-9
  Rule: 4.7.2-9 Now it has been played or activated, and what triggers by that triggers
    - played: what waits for a card to be played triggers when all is paid
    - activated: so does what waits for an ability to be activated
    - active: then the active player gets priority

    @clause-played
    Scenario: What waits for a card to be played comes to the stack above it
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Bob has a released "Play Watcher" in his left own square
      And Bob could respond
      When Alice plays "Read the Tide"
      Then "Play Watcher" is on the stack
      And "Read the Tide" is on the stack
      When everyone passes until there is one thing left on the stack
      Then Alice has a card in her smash zone
      And "Read the Tide" is on the stack

    @clause-activated
    Scenario: What waits for an ability to be activated comes to the stack above it
      Given it is Alice's main phase
      And Alice has a released "Watchful Owl" in her left own square
      And Alice has a released "Calm Sage" in her right own square
      And Bob could respond
      When Alice activates "Calm Sage"
      And everyone passes until there is one thing left on the stack
      Then Bob has a card in his smash zone
      And "Calm Sage" is on the stack

    @clause-active
    Scenario: The active player gets priority when the other's play has put what it triggers on the stack
      Given it is Alice's main phase
      And Alice has a released "Play Watcher" in her left own square
      And Alice could respond
      And Bob has a "Quick Study" in his hand
      And Bob could respond
      When Alice passes
      And Bob plays "Quick Study"
      Then "Play Watcher" is on the stack
      And Alice is asked what to do

  @DZ-4.7.3-1
  Rule: 4.7.3-1 A released unit of the player's and a square beside it without another of hers are named
    - unit: a unit on a square that the player controls
    - released: it must be released
    - beside: a square of the battle space before, behind, to the left or to the right of it
    - free: a square without another unit that the player controls

    @clause-beside
    Scenario Outline: A unit is moved to the square <where> it
      Given it is Alice's main phase
      And Alice has a released "Tide Guard" in her middle center square
      When Alice moves "Tide Guard" to her <square>
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Alice's <square>

      Examples:
        | where           | square              |
        | before          | middle enemy square |
        | behind          | middle own square   |
        | to the left of  | left center square  |
        | to the right of | right center square |

    @clause-beside
    Scenario Outline: A unit is not moved <where>
      Given it is Alice's main phase
      And Alice has a released "Tide Guard" in her left own square
      When Alice tries to move "Tide Guard" to her <square>
      Then that is refused

      Examples:
        | where            | square               |
        | diagonally       | middle center square |
        | two squares away | right own square     |
        | to a base square | left base square     |

    @clause-unit
    Scenario: A unit that the opponent controls is not moved, not even by its owner
      Given it is Alice's main phase
      And Bob controls Alice's "Tide Guard", released in his left own square
      When Alice tries to move "Tide Guard" to her right center square
      Then that is refused

    @clause-released
    Scenario: A frozen unit is not moved
      Given it is Alice's main phase
      And Alice has a frozen "Tide Guard" in her left own square
      When Alice tries to move "Tide Guard" to her left center square
      Then that is refused

    @clause-free
    Scenario: A unit is not moved to a square with another unit that its player controls
      Given it is Alice's main phase
      And Alice has a released "Tide Guard" in her left own square
      And Alice controls Bob's "Ember Guard", released in her left center square
      When Alice tries to move "Tide Guard" to her left center square
      Then that is refused

    @clause-free
    Scenario: A unit is moved to a square with a unit that the opponent controls, and a battle begins
      Given it is Alice's main phase
      And Alice has a released "Tide Giant" in her left own square
      And Alice could respond
      And Bob controls Alice's "Ember Guard", released in his right center square
      When Alice moves "Tide Giant" to her left center square
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's left center square
      And there is a battle in Alice's left center square

  @DZ-4.7.3-4
  Rule: 4.7.3-4 All costs of the move are paid at the same time

    @needs-events
    Scenario: The two cards that pay for a move are frozen at the same time
      Given it is Alice's main phase
      And Alice has a released "Ember Brute" in her left own square
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Blue Drop" in her energy zone
      When Alice moves "Ember Brute" to her left center square
      Then these happened at the same time: turned of "Red Spark", turned of "Blue Drop"

  @DZ-4.7.3-5
  Rule: 4.7.3-5 Now the move has been activated, and what triggers by that triggers
    - triggers: what waits for a move to be activated triggers when all is paid
    - active: then the active player gets priority

    @clause-triggers
    Scenario: What waits for an ability to be activated comes to the stack above the move
      Given it is Alice's main phase
      And Alice has a released "Watchful Owl" in her left own square
      And Bob could respond
      When Alice moves "Watchful Owl" to her left center square
      And everyone passes until there is one thing left on the stack
      Then Bob has a card in his smash zone
      And "Watchful Owl" is in Alice's left own square

    @clause-active
    Scenario: The active player gets priority when a move has been activated
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice could respond
      And Bob could respond
      When Alice moves "Ember Guard" to her left center square
      Then "Ember Guard" is on the stack
      And Alice is asked what to do
