Feature: Dimension Zero 3.8 The main phase

  @DZ-3.8.1
  Rule: 3.8.1 After what triggers at its beginning the players play cards and activate abilities, which they do in main phases only
    - triggers: when what triggers at its beginning has resolved
    - plays: the active player plays cards, and the other when she passes
    - main: cards are played and abilities activated in main phases only

    @clause-triggers @clause-plays
    Scenario: What triggers at the main phase's beginning resolves before the active player acts
      Given it is Bob's main phase
      And Alice has a released "Main Herald" in her left own square
      And the top of Alice's deck is "Tide Giant" and "Tide Scout"
      When everyone passes until Alice's main phase
      And everyone passes until nothing is waiting
      And Alice plays "Tide Scout" to her right own square
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's right own square

    @clause-plays
    Scenario: The active player plays a card in the main phase, and another when it has resolved
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a "Read the Tide" in her hand
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      And Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      Then "Quick Study" is in Alice's graveyard
      And "Read the Tide" is in Alice's graveyard

    @clause-plays
    Scenario: The other player plays a card when the active player passes
      Given it is Alice's main phase
      And Bob has a "Tribute" in his hand
      When Alice passes
      Then Bob may play "Tribute"
      When Bob plays "Tribute"
      And everyone passes until the stack is empty
      Then "Tribute" is in Bob's graveyard

    @clause-main
    Scenario: No card is played in the energy phase
      Given it is Alice's energy phase
      And Alice has a "War Lesson" in her hand
      When Alice tries to play "War Lesson"
      Then that is refused

    @clause-main
    Scenario: No card is played in the smash phase
      Given it is Alice's smash phase
      And Alice has a "War Lesson" in her hand
      And Alice has a released "Ember Guard" in her left center square
      When Alice tries to play "War Lesson"
      Then that is refused

    @clause-main
    Scenario Outline: No ability is activated in the <phase>
      Given it is Alice's <phase>
      And Alice has a released "War Sage" in her left center square
      When Alice tries to activate "War Sage"
      Then that is refused

      Examples:
        | phase        |
        | energy phase |
        | smash phase  |

  @DZ-3.8.2
  Rule: 3.8.2 What has normal timing is done in one's own main phase, with an empty stack and no battle, over the stack
    - own: in one's own main phase only
    - empty: with an empty stack only
    - battle: not in a battle
    - stack: it goes to the stack

    @clause-stack
    Scenario: A unit of normal timing that is played goes to the stack
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Bob could respond
      When Alice plays "Ember Guard" to her left own square
      Then "Ember Guard" is on the stack

    @clause-empty
    Scenario: A unit of normal timing is not played while something is on the stack
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice has a "Quick Study" in her hand
      And Alice could respond
      When Alice plays "Quick Study"
      And Alice tries to play "Ember Guard" to her left own square
      Then that is refused

    @clause-own
    Scenario: A player cannot move a unit in the other player's main phase
      Given it is Alice's main phase
      And Bob has a released "Tide Guard" in his left own square
      And Bob could respond
      When Alice passes
      And Bob tries to move "Tide Guard" to his middle own square
      Then that is refused

    @clause-battle
    Scenario: In a battle a player cannot play a card of normal timing
      Given it is Alice's main phase
      And Alice could respond
      And Alice has a "Read the Tide" in her hand
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Alice tries to play "Read the Tide"
      Then that is refused

    @clause-battle
    Scenario Outline: In a battle a player cannot <what> at normal timing
      Given it is Alice's main phase
      And Alice has a "War Lesson" in her hand
      And Alice has a released "Calm Sage" in her right own square
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Alice tries to <what>
      Then that is refused

      Examples:
        | what                                         |
        | activate "Calm Sage"                         |
        | make a plan                                  |
        | move "Calm Sage" to her middle own square    |

  @DZ-3.8.2-1
  Rule: 3.8.2-1 A card of normal timing is played from the hand for its use cost
    - play: a card of any kind is played and does what it does
    - cost: its use cost is paid, and must be
    - hand: only from the hand

    @clause-play @clause-cost
    Scenario: A unit is played and comes to its square
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      When Alice plays "Ember Guard" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left own square
      And Alice has two frozen cards in her energy zone

    @clause-play @clause-cost
    Scenario: A base is played and comes to its square
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      When Alice plays "Ember Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Camp" is in Alice's left base square
      And Alice has a frozen card in her energy zone

    @clause-play @clause-cost
    Scenario: A strategy is played, does what it says and is gone
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand
      And "Read the Tide" is in Alice's graveyard
      And Alice has a frozen card in her energy zone

    @clause-cost
    Scenario: Smash cards pay for colorless energy
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice has a released "Red Spark" in her energy zone
      And Alice has a released "Blank Page" in her smash zone
      When Alice plays "Ember Guard" to her left own square
      Then Alice's "Red Spark" is frozen
      And Alice has a frozen card in her smash zone

    @clause-cost
    Scenario: A unit that costs two energy is not played with one energy card
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice has a released "Red Spark" in her energy zone
      When Alice tries to play "Ember Guard" to her left own square
      Then that is refused

    @clause-cost
    Scenario: Frozen energy does not pay
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has a frozen "Red Spark" in her energy zone
      When Alice tries to play "Ember Scout" to her left own square
      Then that is refused

    @clause-cost
    Scenario: Energy of another color does not pay for a color
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has two released "Blue Drop" in her energy zone
      When Alice tries to play "Ember Scout" to her left own square
      Then that is refused

    @clause-hand
    Scenario: A card of the graveyard is not played from there
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her graveyard
      When Alice tries to play "Ember Guard" to her left own square
      Then that is refused

  @DZ-3.8.2-2
  Rule: 3.8.2-2 An activated ability of normal timing is activated for its activation cost
    - activate: the ability goes to the stack and does what it says
    - cost: its activation cost is paid, and must be
    - control: of a card in play that she controls
    - empty: with an empty stack only
    - own: in one's own main phase only

    @clause-activate @clause-cost
    Scenario: An ability of normal timing is activated, goes to the stack and resolves
      Given it is Alice's main phase
      And Alice has a released "Calm Sage" in her left own square
      And the top of Alice's deck is "Tide Giant"
      When Alice activates "Calm Sage"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand
      And Alice has a frozen card in her energy zone

    @clause-activate @clause-control
    Scenario: A normal ability of a unit that Alice controls and Bob owns is activated by Alice
      Given it is Alice's main phase
      And Alice controls Bob's "Calm Sage", released in her left own square
      And the top of Alice's deck is "Tide Giant"
      When Alice activates "Calm Sage"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-activate
    Scenario: An ability is activated that stands on its card after another
      Given it is Alice's main phase
      And Alice has a released "Swift Sage" in her left own square
      And the top of Alice's deck is "Tide Giant"
      When Alice activates "Swift Sage"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-activate
    Scenario: An activated ability waits on the stack until both players have passed
      Given it is Alice's main phase
      And Alice has a released "Calm Sage" in her left own square
      And Bob could respond
      When Alice activates "Calm Sage"
      Then "Calm Sage" is on the stack
      And Alice has no cards in her hand

    @clause-cost
    Scenario: An ability of normal timing is not activated if its cost cannot be paid
      Given it is Alice's main phase
      And Alice has a released "Calm Sage" in her left own square
      And Alice has two released "Red Spark" in her energy zone
      When Alice tries to activate "Calm Sage"
      Then that is refused

    @clause-control
    Scenario: The ability of a card of the hand is not activated
      Given it is Alice's main phase
      And Alice has a "Calm Sage" in her hand
      When Alice tries to activate "Calm Sage"
      Then that is refused

    @clause-control
    Scenario: Alice cannot activate the ability of a unit that Bob controls
      Given it is Alice's main phase
      And Bob has a released "Calm Sage" in his left own square
      When Alice tries to activate "Calm Sage"
      Then that is refused

    @clause-empty
    Scenario: An ability of normal timing is not activated while something is on the stack
      Given it is Alice's main phase
      And Alice has a released "Calm Sage" in her left own square
      And Alice has a "Quick Study" in her hand
      And Alice could respond
      When Alice plays "Quick Study"
      And Alice tries to activate "Calm Sage"
      Then that is refused

    @clause-own
    Scenario: The normal ability of a base is not activated in the other player's main phase
      Given it is Alice's main phase
      And Bob has a released "Row Camp" in his left base square
      And Bob could respond
      When Alice passes
      And Bob tries to activate "Row Camp"
      Then that is refused

  @DZ-3.8.2-3
  Rule: 3.8.2-3 For one colorless energy a player makes a plan: the top card of her deck is turned up
    - top: the top card of her deck is turned face up
    - cost: for one colorless energy, which must be paid
    - stack: over the stack
    - one: not while there is a plan
    - own: in one's own main phase only

    @clause-top @clause-cost
    Scenario: Making a plan costs one energy and turns the top card of the deck face up
      Given it is Alice's main phase
      And the top of Alice's deck is "Tide Giant"
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Alice's plan is "Tide Giant"
      And Alice has a frozen card in her energy zone
      And Bob sees "Tide Giant"

    @clause-stack
    Scenario: Making a plan goes over the stack
      Given it is Alice's main phase
      And Bob could respond
      When Alice makes a plan
      Then there is one thing on the stack
      And Alice has no plan

    @clause-cost @clause-top
    Scenario: A card of the smash zone pays for making a plan
      Given it is Alice's main phase
      And Alice has no cards in her energy zone
      And Alice has a released "Blank Page" in her smash zone
      And the top of Alice's deck is "Tide Giant"
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Alice's plan is "Tide Giant"
      And Alice has a frozen card in her smash zone

    @clause-cost
    Scenario: A plan cannot be made without released energy
      Given it is Alice's main phase
      And Alice has two frozen "Red Spark" in her energy zone
      When Alice tries to make a plan
      Then that is refused

    @clause-one
    Scenario: A player who has a plan cannot make a second one
      Given it is Alice's main phase
      And Alice has the plan "Tide Giant"
      When Alice tries to make a plan
      Then that is refused

    @clause-own
    Scenario: The other player cannot make a plan in Alice's main phase
      Given it is Alice's main phase
      And Bob could respond
      When Alice passes
      And Bob tries to make a plan
      Then that is refused

  @DZ-3.8.2-4
  Rule: 3.8.2-4 For one colorless energy a player renews her plan: it goes to the graveyard and the next card is turned up
    - graveyard: the plan goes to the graveyard
    - next: then the next card is turned face up
    - then: only if a plan has gone there
    - plan: only if there is a plan
    - cost: for one colorless energy, which must be paid
    - stack: over the stack

    @clause-graveyard @clause-next @clause-cost
    Scenario: Renewing a plan puts it into the graveyard and turns the next card face up
      Given it is Alice's main phase
      And the top of Alice's deck is "Tide Brute"
      And Alice has the plan "Tide Giant"
      When Alice renews her plan
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's graveyard
      And Alice's plan is "Tide Brute"
      And Alice has a frozen card in her energy zone

    @clause-stack
    Scenario: Renewing a plan goes over the stack
      Given it is Alice's main phase
      And Alice has the plan "Tide Giant"
      And Bob could respond
      When Alice renews her plan
      Then there is one thing on the stack
      And Alice's plan is "Tide Giant"

    @clause-plan
    Scenario: Without a plan there is nothing to renew
      Given it is Alice's main phase
      When Alice tries to renew her plan
      Then that is refused

    @clause-cost
    Scenario: A plan cannot be renewed without released energy
      Given it is Alice's main phase
      And Alice has two frozen "Red Spark" in her energy zone
      And Alice has the plan "Tide Giant"
      When Alice tries to renew her plan
      Then that is refused

    @clause-then @clause-stack
    Scenario: A plan that is drawn before is not there to be renewed, so no other card is turned up
      Given it is Alice's main phase
      And Alice has the plan "Tide Giant"
      And Alice has a "Quick Study" in her hand
      When Alice renews her plan
      And Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand
      And Alice has no plan

  @DZ-3.8.2-5
  Rule: 3.8.2-5 The plan is played for its use cost, always at normal timing
    - play: it is played like a card of the hand
    - cost: its use cost is paid, and must be
    - whose: only one's own plan
    - empty: with an empty stack only, whatever timing it says
    - own: in one's own main phase only, whatever timing it says
    - battle: not in a battle, whatever timing it says

    @clause-play @clause-cost
    Scenario: The plan is played like a card of the hand
      Given it is Alice's main phase
      And Alice has the plan "Ember Guard"
      When Alice plays "Ember Guard" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left own square
      And Alice has two frozen cards in her energy zone
      And Alice has no plan

    @clause-cost
    Scenario: The plan's use cost must be paid
      Given it is Alice's main phase
      And Alice has the plan "Ember Guard"
      And Alice has two released "Blue Drop" in her energy zone
      When Alice tries to play "Ember Guard" to her left own square
      Then that is refused

    @clause-whose
    Scenario: Alice cannot play the card that is Bob's plan
      Given it is Alice's main phase
      And Bob has the plan "Ember Guard"
      When Alice tries to play "Ember Guard" to her left own square
      Then that is refused

    @clause-empty
    Scenario Outline: A plan of <timing> timing is not played over another spell
      Given it is Alice's main phase
      And Alice has the plan "<plan>"
      And Alice has a "<other>" in her hand
      And Alice has a "Cheer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "<other>"
      And Alice tries to play "<plan>"
      Then that is refused

      Examples:
        | timing | plan        | other       |
        | quick  | Quick Study | War Lesson  |
        | battle | War Lesson  | Quick Study |

    @clause-own
    Scenario: A plan of quick timing is not played in the other player's main phase
      Given it is Alice's main phase
      And Bob has the plan "Quick Study"
      And Bob could respond
      When Alice passes
      And Bob tries to play "Quick Study"
      Then that is refused

    @clause-battle
    Scenario: A plan of battle timing is not played in a battle
      Given it is Alice's main phase
      And Alice has the plan "War Lesson"
      And Alice could respond
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Alice tries to play "War Lesson"
      Then that is refused

    @clause-play
    Scenario: With an empty stack a plan of battle timing is played
      Given it is Alice's main phase
      And Alice has the plan "War Lesson"
      When Alice plays "War Lesson"
      And everyone passes until the stack is empty
      Then "War Lesson" is in Alice's graveyard

  @DZ-3.8.2-6
  Rule: 3.8.2-6 For its move cost a released unit moves to a square beside it that holds no unit of the same player
    - beside: to the square before, behind, to the left or to the right of it, and to no other square, no base square either
    - free: to a square without a unit of the same player, whoever owns that; one of the opponent's does not hinder
    - released: only a released unit
    - control: only a unit that the player controls, whoever owns it
    - cost: its move cost is paid, and must be
    - stack: the move goes to the stack
    - empty: with an empty stack only
    - own: in one's own main phase only
    - moved: what waits for a move or asks for one finds it
    - may: unless its text forbids it

    @clause-beside @clause-cost
    Scenario Outline: A unit moves to the square <where> it
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her middle center square
      When Alice moves "Ember Guard" to her <square>
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's <square>
      And "Ember Guard" is released
      And Alice has a frozen card in her energy zone

      Examples:
        | where         | square               |
        | before        | middle enemy square  |
        | behind        | middle own square    |
        | to the left of  | left center square |
        | to the right of | right center square |

    @clause-beside
    Scenario Outline: A unit does not move <where>
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her <from>
      When Alice tries to move "Ember Guard" to her <square>
      Then that is refused

      Examples:
        | where                    | from              | square              |
        | diagonally               | middle own square | left center square  |
        | two squares ahead        | middle own square | middle enemy square |
        | to a base square         | middle own square | middle base square  |
        | round the end of an area | right own square  | left center square  |

    @clause-free
    Scenario: A unit does not move to a square with a unit of the same player
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Giant" in her middle own square
      When Alice tries to move "Ember Giant" to her left own square
      Then that is refused

    @clause-free
    Scenario: A unit beside another of the same player moves to a free square
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Giant" in her middle own square
      When Alice moves "Ember Giant" to her right own square
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's right own square

    @clause-free
    Scenario: A unit behind another of the same player moves to the side
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Giant" in her left own square
      When Alice moves "Ember Giant" to her middle own square
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's middle own square

    @clause-control
    Scenario: A unit that Alice controls and Bob owns is moved by Alice
      Given it is Alice's main phase
      And Alice controls Bob's "Tide Guard", released in her left own square
      And Bob has no cards in his energy zone
      When Alice moves "Tide Guard" to her left center square
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Alice's left center square

    @clause-control @clause-free
    Scenario: A unit that Alice controls and Bob owns moves to a square with a unit of Bob's, and a battle begins
      Given it is Alice's main phase
      And Alice controls Bob's "Tide Giant", released in her left own square
      And Alice could respond
      And Bob has a released "Tide Scout" in his right center square
      And Bob has a released "Tide Guard" in his middle enemy square
      When Alice moves "Tide Giant" to her left center square
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's left center square
      And there is a battle in Alice's left center square

    @clause-beside @clause-free
    Scenario: A unit with units of the same player on all squares beside it cannot move
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a released "Ember Giant" in her middle own square
      And Alice has a released "Ember Scout" in her right enemy square
      When Alice moves "Ember Scout" to her right center square
      And everyone passes until the stack is empty
      Then Alice may not move "Ember Guard"
      And Alice may move "Ember Giant"

    @clause-may
    Scenario: A unit whose text forbids it does not move
      Given it is Alice's main phase
      And Alice has a released "Rooted Oak" in her left own square
      When Alice tries to move "Rooted Oak" to her left center square
      Then that is refused

    @clause-moved
    Scenario: The move of a unit triggers what waits for a move
      Given it is Alice's main phase
      And Alice has a released "Road Herald" in her right own square
      And Alice has a released "Ember Guard" in her left own square
      When Alice moves "Ember Guard" to her left center square
      And everyone passes until nothing is waiting
      Then Alice has a card in her hand

    @clause-moved
    Scenario: A strategy that asks whether a unit was moved this turn finds that one was
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has an "Old Roads" in her hand
      When Alice moves "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      And Alice plays "Old Roads"
      And everyone passes until the stack is empty
      Then "Old Roads" is in Alice's graveyard
      And Alice has a card in her hand

    @clause-free
    Scenario: A unit moves to a square with a unit of the opponent's, and a battle begins
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice could respond
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's left enemy square
      And there is a battle in Alice's left enemy square

    @clause-released
    Scenario: A frozen unit does not move
      Given it is Alice's main phase
      And Alice has a frozen "Ember Guard" in her left own square
      When Alice tries to move "Ember Guard" to her left center square
      Then that is refused

    @clause-control
    Scenario: Alice cannot move a unit that Bob controls
      Given it is Alice's main phase
      And Bob has a released "Tide Guard" in his left own square
      When Alice tries to move "Tide Guard" to her right center square
      Then that is refused

    @clause-cost
    Scenario: A unit whose move cost cannot be paid does not move
      Given it is Alice's main phase
      And Alice has a released "Ember Brute" in her left own square
      And Alice has a released "Red Spark" in her energy zone
      When Alice tries to move "Ember Brute" to her left center square
      Then that is refused

    @clause-stack
    Scenario: The move of a unit goes to the stack, and until it resolves the unit stays where it is
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Bob could respond
      When Alice moves "Ember Guard" to her left center square
      Then "Ember Guard" is on the stack
      And "Ember Guard" is in Alice's left own square

    @clause-beside
    Scenario: A unit that has moved may move again in the same turn
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      When Alice moves "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      And Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left enemy square

    @clause-empty
    Scenario: No unit moves over something else on the stack
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Quick Study" in her hand
      And Alice could respond
      When Alice plays "Quick Study"
      And Alice tries to move "Ember Guard" to her left center square
      Then that is refused

    @clause-own
    Scenario: No unit moves in the other player's main phase
      Given it is Alice's main phase
      And Bob has a released "Tide Guard" in his left own square
      And Bob could respond
      When Alice passes
      And Bob tries to move "Tide Guard" to his left center square
      Then that is refused

  @DZ-3.8.3
  Rule: 3.8.3 What has quick timing is done in either player's main phase, outside battles, over the stack
    - stack: over the stack, also when something is on it; the last to come resolves first
    - either: in either player's main phase
    - battle: not in a battle

    @clause-stack
    Scenario: A quick card is played over something else on the stack
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a "Lullaby" in her hand
      And Bob could respond
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Quick Study"
      And Alice plays "Lullaby" aiming at "Tide Guard"
      Then there are two things on the stack
      When everyone passes until the stack is empty
      Then "Tide Guard" is frozen
      And "Quick Study" is in Alice's graveyard

    @clause-stack @clause-either
    Scenario: The last card to come to the stack resolves first
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a "War Lesson" in her hand
      And Bob has a "Quick Study" in his hand
      And Bob has a "War Lesson" in his hand
      When Alice plays "Read the Tide"
      And Alice passes
      And Bob plays "Quick Study"
      And Alice passes
      And Bob passes
      Then "Quick Study" is in Bob's graveyard
      And "Read the Tide" is on the stack

    @clause-battle
    Scenario: A card of quick timing is not played in a battle
      Given it is Alice's main phase
      And Alice could respond
      And Alice has a "Quick Study" in her hand
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Alice tries to play "Quick Study"
      Then that is refused

  @DZ-3.8.3-1
  Rule: 3.8.3-1 A card of quick timing is played from the hand for its use cost
    - play: a card of any kind is played and does what it does
    - cost: its use cost is paid, and must be

    @clause-play @clause-cost
    Scenario Outline: A <kind> of quick timing is played in the opponent's main phase
      Given it is Alice's main phase
      And Bob has a "<card>" in his hand
      When Alice passes
      Then Bob may play "<card>"
      When Bob plays <play>
      And everyone passes until the stack is empty
      Then "<card>" is in Bob's <place>
      And Bob has a frozen card in his energy zone

      Examples:
        | kind     | card        | play                                   | place            |
        | unit     | Quick Hawk  | "Quick Hawk" to his left own square    | left own square  |
        | base     | Quick Camp  | "Quick Camp" to his left base square   | left base square |
        | strategy | Quick Study | "Quick Study"                          | graveyard        |

    @clause-cost
    Scenario: A card of quick timing is not played if its use cost cannot be paid
      Given it is Alice's main phase
      And Bob has a "Quick Study" in his hand
      And Bob could respond
      And Bob has two released "Red Spark" in his energy zone
      When Alice passes
      And Bob tries to play "Quick Study"
      Then that is refused

  @DZ-3.8.3-2
  Rule: 3.8.3-2 An activated ability of quick timing is activated for its activation cost
    - activate: the ability goes to the stack, also over something else, and does what it says
    - either: in either player's main phase
    - cost: its activation cost is paid, and must be
    - battle: not in a battle

    @clause-activate @clause-either @clause-cost
    Scenario: An ability of quick timing is activated in the opponent's main phase
      Given it is Alice's main phase
      And Bob has a released "Quick Sage" in his left own square
      When Alice passes
      Then Bob may activate "Quick Sage"
      When Bob activates "Quick Sage"
      And everyone passes until the stack is empty
      Then Bob has a card in his hand
      And Bob has a frozen card in his energy zone

    @clause-activate
    Scenario: An ability of quick timing is activated over something else on the stack
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a released "Quick Sage" in her left own square
      When Alice plays "Read the Tide"
      Then Alice may activate "Quick Sage"
      When Alice activates "Quick Sage"
      Then there are two things on the stack

    @clause-cost
    Scenario: An ability of quick timing is not activated if its cost cannot be paid
      Given it is Alice's main phase
      And Bob has a released "Quick Sage" in his left own square
      And Bob could respond
      And Bob has two released "Red Spark" in his energy zone
      When Alice passes
      And Bob tries to activate "Quick Sage"
      Then that is refused

    @clause-battle
    Scenario: A quick ability is not activated in a battle
      Given it is Alice's main phase
      And Alice could respond
      And Alice has a released "Quick Sage" in her right own square
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Alice tries to activate "Quick Sage"
      Then that is refused

  @DZ-3.8.4
  Rule: 3.8.4 What has battle timing is done in either player's main phase, in battles too, over the stack
    - battle: in a battle too
    - either: by either player
    - stack: over the stack, also when something is on it

    @clause-battle
    Scenario: A card of battle timing is played in a battle by the player whose turn it is
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a "Cheer" in her hand
      And Bob has a released "Tide Brute" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      Then Alice may play "Cheer"
      When Alice plays "Cheer" aiming at "Ember Guard"
      And everyone passes until the battle is over
      Then "Ember Guard" is in Alice's left enemy square
      And "Tide Brute" is in Bob's graveyard

    @clause-battle @clause-either
    Scenario: A card of battle timing is played in a battle by the player whose turn it is not
      Given it is Alice's main phase
      And Alice has a released "Ember Brute" in her left center square
      And Bob has a "Cheer" in his hand
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Ember Brute" to her left enemy square
      And everyone passes until the battle begins
      Then Bob may play "Cheer"
      When Bob plays "Cheer" aiming at "Tide Guard"
      And everyone passes until the battle is over
      Then "Tide Guard" is in Bob's right own square
      And "Ember Brute" is in Alice's graveyard

    @clause-stack
    Scenario: A battle card is played over something else on the stack
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a "War Lesson" in her hand
      And Bob has a "War Lesson" in his hand
      When Alice plays "Read the Tide"
      And Alice plays "War Lesson"
      Then there are two things on the stack
      When everyone passes until the stack is empty
      Then "War Lesson" is in Alice's graveyard
      And "Read the Tide" is in Alice's graveyard
      And Alice has two cards in her hand

  @DZ-3.8.4-1
  Rule: 3.8.4-1 A card of battle timing is played from the hand for its use cost
    - play: a card of any kind is played, in a battle or outside, and does what it does
    - cost: its use cost is paid, and must be

    @clause-play @clause-cost
    Scenario Outline: A <kind> of battle timing is played in a battle
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice has a "<card>" in her hand
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      Then Alice may play "<card>"
      When Alice plays <play>
      And everyone passes until the battle is over
      Then "<card>" is in Alice's <place>
      And Alice has two frozen cards in her energy zone

      Examples:
        | kind     | card        | play                                    | place             |
        | unit     | Ambush Fox  | "Ambush Fox" to her right own square    | right own square  |
        | base     | Ambush Camp | "Ambush Camp" to her right base square  | right base square |
        | strategy | War Lesson  | "War Lesson"                            | graveyard         |

    @clause-play @clause-cost
    Scenario: A card of battle timing is played in the opponent's main phase outside battles
      Given it is Alice's main phase
      And Bob has a "War Lesson" in his hand
      When Alice passes
      Then Bob may play "War Lesson"
      When Bob plays "War Lesson"
      And everyone passes until the stack is empty
      Then "War Lesson" is in Bob's graveyard
      And Bob has a frozen card in his energy zone

    @clause-cost
    Scenario: A card of battle timing is not played if its use cost cannot be paid
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice has a "War Lesson" in her hand
      And Alice could respond
      And Alice has two released "Red Spark" in her energy zone
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Alice tries to play "War Lesson"
      Then that is refused

  @DZ-3.8.4-2
  Rule: 3.8.4-2 An activated ability of battle timing is activated for its activation cost
    - activate: the ability is activated, in a battle or outside, and does what it says
    - cost: its activation cost is paid, and must be

    # docs/decisions/3003-the-cost-of-activating-in-battle.md
    @clause-activate @clause-cost
    Scenario: An ability of battle timing is activated in a battle
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice has a released "War Sage" in her right own square
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      Then Alice may activate "War Sage"
      When Alice activates "War Sage"
      And everyone passes until the battle is over
      Then Alice has a card in her hand
      And Alice has two frozen cards in her energy zone

    @clause-activate
    Scenario: An ability of battle timing is activated in the opponent's main phase outside battles
      Given it is Alice's main phase
      And Bob has a released "War Sage" in his left own square
      And the top of Bob's deck is "Tide Scout"
      When Alice passes
      Then Bob may activate "War Sage"
      When Bob activates "War Sage"
      And everyone passes until the stack is empty
      Then Bob's hand is "Tide Scout"

    @clause-cost
    Scenario: An ability of battle timing is not activated if its cost cannot be paid
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Alice has a released "War Sage" in her right own square
      And Alice could respond
      And Alice has two released "Red Spark" in her energy zone
      And Bob has a released "Tide Scout" in his right own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Alice tries to activate "War Sage"
      Then that is refused
