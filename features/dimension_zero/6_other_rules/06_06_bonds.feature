Feature: Dimension Zero 6.6 Strategies bonded to units

  Background:
    Given it is Alice's main phase

  @DZ-6.6.1
  Rule: 6.6.1 Some strategies have an effect that bonds them

    Scenario: A strategy is bonded to the unit that it is played at
      Given Alice has a released "Tide Giant" in her right own square
      And Alice has a released "Tide Brute" in her left own square
      And Alice has a "Star Verse" in her hand
      When Alice plays "Star Verse" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then "Star Verse" is bonded to "Tide Giant"

    Scenario: A strategy is bonded to a unit of the other player
      Given Bob has a released "Tide Giant" in his right own square
      And Alice has a released "Tide Brute" in her left own square
      And Alice has a "Star Verse" in her hand
      When Alice plays "Star Verse" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then "Star Verse" is bonded to "Tide Giant"

    Scenario: What a strategy does for having been bonded it does for the unit that it is bonded to
      Given Alice has a released "Tide Giant" in her right own square
      And Alice has a released "Tide Brute" in her left own square
      And Alice has a "Seeking Verse" in her hand
      When Alice plays "Seeking Verse"
      And Alice chooses "Tide Giant"
      And everyone passes until the stack is empty
      Then "Seeking Verse" is bonded to "Tide Giant"
      And "Tide Giant" has power 7000
      And Alice has a card in her hand

    Scenario: A strategy that finds no unit to be bonded to does nothing that it does for having been bonded
      Given Alice has a "Seeking Verse" in her hand
      When Alice plays "Seeking Verse"
      And everyone passes until the stack is empty
      Then "Seeking Verse" is in Alice's graveyard
      And Alice has no cards in her hand

  @DZ-6.6.2
  Rule: 6.6.2 A bonded strategy lies face up on a square
    - square: it comes to a square as it is bonded
    - face: it lies there face up

    @clause-square
    Scenario: A strategy that is bonded to a unit comes to a square
      Given Alice has a released "Ember Guard" in her right own square
      And Alice has a "Star Verse" in her hand
      When Alice plays "Star Verse" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's right own square

    @clause-face
    Scenario: A strategy that is bonded to a unit lies face up
      Given Alice has a released "Ember Guard" in her left own square
      And Alice has a "Star Verse" in her hand
      When Alice plays "Star Verse" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Star Verse" lies face up

  @DZ-6.6.3
  Rule: 6.6.3 A strategy that lies on a square is still of the class strategy
    - strategy: what is said of strategies on squares is said of it
    - unit: it is no unit, and nothing that is said of units is said of it
    - fight: so it fights no battle, and has no part in that of its unit
    - room: nor does it keep its player's units from its square

    @clause-strategy
    Scenario: An effect that takes the strategies on squares takes one that is bonded to a unit
      Given Alice has a released "Tide Giant" in her left own square
      And Alice has a "Star Verse" bonded to "Tide Giant"
      And Bob has a "Torn Verses" in his hand
      When Alice passes
      And Bob plays "Torn Verses"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's hand
      And "Tide Giant" is in Alice's left own square

    @clause-strategy
    Scenario: The strategies on squares are counted, whoever controls them
      Given Alice has a released "Tide Giant" in her left own square
      And Alice has a "Star Verse" bonded to "Tide Giant"
      And Bob has a "Tally Verse" bonded to "Tide Giant"
      And Alice has a "Verse Count" in her hand
      When Alice plays "Verse Count"
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand

    @clause-unit
    Scenario: A strategy that is bonded to a unit is no target for what aims at units
      Given Alice has a released "Tide Giant" in her left own square
      And Alice has a "Star Verse" bonded to "Tide Giant"
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Homeward Wind" in his hand
      When Alice passes
      And Bob tries to play "Homeward Wind" aiming at "Star Verse"
      Then that is refused
      And "Tide Scout" is in Bob's left own square

    @clause-unit
    Scenario: A strategy that is bonded to a unit does not move by itself
      Given Bob has a released "Tide Giant" in his left own square
      And Alice has a "Star Verse" bonded to "Tide Giant"
      When Alice tries to move "Star Verse" to her right center square
      Then that is refused

    @clause-fight
    Scenario: A strategy that lies with a unit of the other player fights no battle with it
      Given Bob has a released "Tide Giant" in his left own square
      And Alice has a "Star Verse" in her hand
      When Alice plays "Star Verse" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      Then there is no battle
      And "Star Verse" is in Bob's left own square

    @clause-fight
    Scenario: In the battle of its unit a strategy takes no damage
      Given Alice has a released "Ember Brute" in her left own square
      And Bob has a released "Tide Giant" in his right center square
      And Bob has a "Tally Verse" bonded to "Tide Giant"
      And Bob could respond
      When Alice moves "Ember Brute" to her left center square
      And everyone passes until the battle comes to its end step
      Then "Tide Giant" has 4000 damage
      And "Tally Verse" has no damage

    @clause-fight
    Scenario: A strategy that comes with its unit to the square of a battle is not in the battle
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her middle own square
      And Bob has a released "Tide Scout" in his middle center square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a "Star Verse" bonded to "Tide Giant"
      And Bob has a "Rescue Call" in his hand
      And Bob has a "Side Step" in his hand
      And Bob has a "Battle Census" in his hand
      And Bob could respond
      When Alice moves "Ember Guard" to her middle center square
      And everyone passes until the battle begins
      And Bob plays "Rescue Call" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      And Bob plays "Side Step" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      And Bob plays "Battle Census"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Bob's middle center square
      And Bob has four cards in his hand

    @clause-room
    Scenario: A unit may be played to a square where a strategy of its player lies with a unit of the other
      Given Bob has a released "Tide Brute" in his right enemy square
      And Alice has a "Tally Verse" bonded to "Tide Brute"
      And Alice has an "Ember Giant" in her hand
      When Alice tries to play "Ember Giant" to her left own square
      Then that is allowed

    @clause-room
    Scenario: A unit may move to a square where a strategy of its player lies with a unit of the other
      Given Alice has a released "Ember Giant" in her middle own square
      And Bob has a released "Tide Brute" in his middle center square
      And Alice has a "Tally Verse" bonded to "Tide Brute"
      When Alice tries to move "Ember Giant" to her middle center square
      Then that is allowed

  @DZ-6.6.4
  Rule: 6.6.4 A bonded strategy is on the same square as the unit it is bonded to
    - same: on the square of its unit, not on another
    - both: the unit is still there
    - now: on the square where its unit is as it is put there

    @clause-same @clause-both @example
    Scenario: A strategy lies on the square of the dragon that it is bonded to
      Given Alice has a released "Ember Giant" in her left center square
      And Alice has a "Star Verse" in her hand
      When Alice plays "Star Verse" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's left center square
      And "Ember Giant" is in Alice's left center square

    @clause-same
    Scenario: A strategy lies on the square of the other player's unit that it is bonded to
      Given Bob has a released "Ember Giant" in his right center square
      And Alice has a "Star Verse" in her hand
      When Alice plays "Star Verse" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Bob's right center square

    @clause-same
    Scenario: What a strategy says of enemies on its square holds for one that fights its unit there, and for no other
      Given Alice has a released "Ember Giant" in her left center square
      And Alice has a "Brine Verse" bonded to "Ember Giant"
      And Alice could respond
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a released "Tide Guard" in his middle own square
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      Then "Tide Giant" has power 4000
      And "Tide Guard" has power 3000
      And "Ember Giant" has power 5000

    @clause-now
    Scenario: A strategy lies where its unit is by then, if that has gone to another square in between
      Given Alice has a released "Ember Giant" in her left own square
      And Alice has a "Star Verse" in her hand
      And Bob has a "Sidestep" in his hand
      When Alice plays "Star Verse" aiming at "Ember Giant"
      And Bob plays "Sidestep" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's middle center square

  @DZ-6.6.5
  Rule: 6.6.5 When its unit goes from square to square, a bonded strategy goes with it
    - move: when the unit moves
    - effect: when an effect puts the unit on another square
    - only: a strategy that is bonded to another unit stays where it is

    @clause-move
    Scenario: A strategy goes with its unit as that moves
      Given Alice has a released "Ember Guard" in her right own square
      And Alice has a "Star Verse" bonded to "Ember Guard"
      When Alice moves "Ember Guard" to her right center square
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's right center square

    @clause-move
    Scenario: A strategy goes with the unit of the other player that it is bonded to
      Given Alice has a released "Ember Guard" in her right own square
      And Bob has a "Star Verse" bonded to "Ember Guard"
      When Alice moves "Ember Guard" to her right center square
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's right center square

    @clause-move
    Scenario: A strategy that was bonded to its unit before, too, goes with it once
      Given Alice has a released "Ember Guard" in her right own square
      And Bob has a "Star Verse" bonded to "Ember Guard"
      And Bob has a "Torn Verses" in his hand
      And Bob has a "Milestone" in his left base square
      When Alice passes
      And Bob plays "Torn Verses"
      And everyone passes until the stack is empty
      And Alice passes
      And Bob plays "Star Verse" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice moves "Ember Guard" to her right center square
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's right center square
      And Bob has a card in his hand

    @clause-effect
    Scenario: A strategy goes with its unit as an effect puts that on another square
      Given Alice has a released "Ember Guard" in her right own square
      And Alice has a "Star Verse" bonded to "Ember Guard"
      And Bob has a "Sidestep" in his hand
      When Alice passes
      And Bob plays "Sidestep" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's middle center square

    @clause-effect @example
    Scenario: A strategy changes squares with the dragon that another unit changes squares with
      Given Alice has a released "Ember Giant" in her left own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Bob has a released "Tide Brute" in his left own square
      And Bob has a "Paradox Waltz" in his hand
      When Alice passes
      And Bob plays "Paradox Waltz" aiming at "Ember Giant" and "Tide Brute"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Bob's left own square
      And "Star Verse" is in Bob's left own square

    @clause-move
    Scenario: Both strategies that are bonded to a unit go with it as it moves
      Given Alice has a released "Ember Guard" in her right own square
      And Alice has a "Star Verse" bonded to "Ember Guard"
      And Bob has a "Loose Page" bonded to "Ember Guard"
      When Alice moves "Ember Guard" to her right center square
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's right center square
      And "Loose Page" is in Alice's right center square

    @clause-move
    Scenario: A strategy that goes with its unit is there as that is put on the square
      Given Alice has a released "Ember Guard" in her right own square
      And Bob has an "Attendant Verse" bonded to "Ember Guard"
      When Alice moves "Ember Guard" to her right center square
      And everyone passes until the stack is empty
      Then Bob has a card in his hand

    @clause-move
    Scenario: Of two units that move one after the other, only that with the strategy is put on the square of the strategy
      Given Alice has a released "Ember Guard" in her right own square
      And Alice has a released "Ember Brute" in her left own square
      And Bob has an "Attendant Verse" bonded to "Ember Guard"
      When Alice moves "Ember Brute" to her left center square
      And everyone passes until the stack is empty
      And Alice moves "Ember Guard" to her right center square
      And everyone passes until the stack is empty
      Then Bob has a card in his hand

    @clause-effect
    Scenario: A strategy that is frozen is frozen on the square to which it goes with its unit
      Given Alice has a released "Ember Guard" in her right own square
      And Alice has a "Star Verse" bonded to "Ember Guard"
      And Alice has a released "Line Frost" in her right center square
      And Alice has a "Sidestep" in her hand
      When Alice activates "Line Frost"
      And everyone passes until the stack is empty
      And Alice plays "Sidestep" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's middle center square
      And "Star Verse" is frozen

    @clause-only
    Scenario: The strategy of a unit that stays stays with it as another unit moves
      Given Alice has a released "Ember Guard" in her right own square
      And Alice has a released "Ember Brute" in her left own square
      And Alice has a "Star Verse" bonded to "Ember Brute"
      When Alice moves "Ember Guard" to her right center square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's right center square
      And "Star Verse" is in Alice's left own square

  @DZ-6.6.6
  Rule: 6.6.6 When its unit leaves the squares, a bonded strategy goes to its owner's graveyard
    - wherever: to the graveyard, whatever zone the unit goes to
    - owner: to that of the strategy's owner, not of the unit's
    - together: at the same time as the unit leaves
    - only: a strategy that is bonded to another unit stays
    - itself: a strategy that the same effect takes goes where that says
    - instead: an effect that puts strategies elsewhere than into the graveyard does so with it

    @clause-wherever
    Scenario Outline: The strategy goes to the graveyard as its unit goes to the <zone>
      Given Alice has a released "Ember Giant" in her left own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "<spell>" in her hand
      When Alice plays "<spell>" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's <zone>
      And "Star Verse" is in Alice's graveyard

      Examples:
        | spell          | zone        |
        | Homeward Wind  | hand        |
        | Grab to Energy | energy zone |
        | Grab to Smash  | smash zone  |
        | Void Lance     | remove zone |

    @clause-wherever @example
    Scenario: The dragon goes to the top of the deck, and the strategy to the graveyard
      Given Alice has a released "Ember Giant" in her left own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Bob has a "Grab to Deck" in his hand
      When Alice passes
      And Bob plays "Grab to Deck" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's deck
      And "Star Verse" is in Alice's graveyard

    @clause-wherever
    Scenario: A strategy that was put into the hand and is bonded once more goes to the graveyard as its unit goes to the hand
      Given Alice has a released "Ember Giant" in her left own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "Torn Verses" in her hand
      And Alice has a "Recall" in her hand
      When Alice plays "Torn Verses"
      And everyone passes until the stack is empty
      And Alice plays "Star Verse" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      And Alice plays "Recall" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's hand
      And "Star Verse" is in Alice's graveyard
      And Alice has three cards in her graveyard

    @clause-owner
    Scenario: The strategy on a unit of Bob's that is destroyed goes to the graveyard of Alice, who owns it
      Given Bob has a released "Ember Giant" in his left own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "Felling Blow" in her hand
      When Alice plays "Felling Blow" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Bob's graveyard
      And "Star Verse" is in Alice's graveyard

    @clause-together @needs-events
    Scenario: The strategy goes to the graveyard at the same time as its unit goes to the hand
      Given Alice has a released "Ember Giant" in her right own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "Homeward Wind" in her hand
      When Alice plays "Homeward Wind" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then these happened at the same time: move of "Ember Giant", move of "Star Verse"

    @clause-together
    Scenario: Whoever owns both says which of the unit and the strategy lies above the other in the graveyard
      Given Alice has a released "Ember Giant" in her right own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Bob has a "Felling Blow" in his hand
      When Alice passes
      And Bob plays "Felling Blow" aiming at "Ember Giant"
      And everyone passes until cards are to be laid in an order
      And Alice lays "Ember Giant" and "Star Verse" in that order
      Then the top of Alice's graveyard is "Ember Giant" and "Star Verse"

    @clause-together @clause-owner
    Scenario: Whoever owns the strategies of two units that go together says how all of them lie in the graveyard
      Given Alice has a released "Ember Guard" in her left center square
      And Alice has a "Loose Page" bonded to "Ember Guard"
      And Bob has a released "Tide Guard" in his right own square
      And Alice has a "Tally Verse" bonded to "Tide Guard"
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until cards are to be laid in an order
      And Alice lays "Tally Verse", "Ember Guard" and "Loose Page" in that order
      Then the top of Alice's graveyard is "Tally Verse", "Ember Guard" and "Loose Page"

    @clause-only
    Scenario: The strategy of a unit that stays stays with it as another unit is destroyed
      Given Alice has a released "Ember Giant" in her left own square
      And Alice has a released "Ember Brute" in her right own square
      And Alice has a "Star Verse" bonded to "Ember Brute"
      And Alice has a "Felling Blow" in her hand
      When Alice plays "Felling Blow" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's graveyard
      And "Star Verse" is in Alice's right own square

    # docs/decisions/3632-a-unit-and-its-strategy-taken-together.md
    @clause-itself
    Scenario: A strategy that an effect puts into the hand with its unit is not put into the graveyard on the way
      Given Alice has a released "Ember Giant" in her left own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "Stone Counter" in her left base square
      And Alice has a "Great Recall" in her hand
      When Alice plays "Great Recall"
      And everyone passes until the stack is empty
      Then Alice's hand is "Ember Giant", "Star Verse" and "Stone Counter"

    @clause-itself
    Scenario: Two strategies that an effect puts into the hand with their unit are not put into the graveyard on the way
      Given Alice has a released "Ember Giant" in her left own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "Loose Page" bonded to "Ember Giant"
      And Alice has a "Stone Counter" in her left base square
      And Alice has a "Great Recall" in her hand
      When Alice plays "Great Recall"
      And everyone passes until the stack is empty
      Then Alice's hand is "Ember Giant", "Star Verse", "Loose Page" and "Stone Counter"

    @clause-itself
    Scenario: An effect that puts all cards on squares into the hands puts a strategy there with its unit
      Given Alice has a released "Ember Giant" in her left own square
      And Bob has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "Great Recall" in her hand
      When Alice plays "Great Recall"
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's hand
      And "Star Verse" is in Bob's hand

    @clause-instead
    Scenario: A strategy that is to go to its owner's hand instead of the graveyard goes there as its unit is destroyed
      Given Bob has a released "Ember Giant" in his left own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "Verse Rites" in her hand
      And Alice has a "Felling Blow" in her hand
      When Alice plays "Verse Rites"
      And everyone passes until the stack is empty
      And Alice plays "Felling Blow" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's hand
      And "Ember Giant" is in Bob's graveyard

    @clause-instead
    Scenario: Two strategies that are to go to the hand instead of the graveyard both go there as their unit is destroyed
      Given Bob has a released "Ember Giant" in his left own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "Tally Verse" bonded to "Ember Giant"
      And Alice has a "Verse Rites" in her hand
      And Alice has a "Felling Blow" in her hand
      When Alice plays "Verse Rites"
      And everyone passes until the stack is empty
      And Alice plays "Felling Blow" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's hand
      And "Tally Verse" is in Alice's hand

    @clause-instead
    Scenario: A strategy that is to go to the hand instead of the graveyard stays with its unit as that comes to another square
      Given Alice has a released "Ember Giant" in her left own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "Verse Rites" in her hand
      And Alice has a "Puppet Strings" in her hand
      When Alice plays "Verse Rites"
      And everyone passes until the stack is empty
      And Alice plays "Puppet Strings" aiming at "Ember Giant"
      And Alice chooses her right own square
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's right own square
      And "Star Verse" is bonded to "Ember Giant"

    @clause-itself @clause-instead
    Scenario: A strategy that an effect destroys with its unit goes to the hand, if it is to go there instead of the graveyard
      Given Bob has a released "Ember Giant" in his left own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "Verse Rites" in her hand
      And Alice has a "Great Burning" in her hand
      When Alice plays "Verse Rites"
      And everyone passes until the stack is empty
      And Alice plays "Great Burning"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's hand
      And "Ember Giant" is in Bob's graveyard

    @clause-itself @clause-instead
    Scenario: Nothing else happens instead of the graveyard to a strategy that an effect puts into the hand with its unit
      Given Bob has a released "Ember Giant" in his left own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "Verse Shelf" in her hand
      And Alice has a "Great Recall" in her hand
      When Alice plays "Verse Shelf"
      And everyone passes until the stack is empty
      And Alice plays "Great Recall"
      And everyone passes until the stack is empty
      Then Alice's hand is "Star Verse"
      And "Ember Giant" is in Bob's hand

    @clause-instead
    Scenario: A strategy that is put into the energy zone and lets a card be drawn instead of going to the graveyard does so as its unit goes to the hand
      Given Bob has a released "Ember Giant" in his left own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "Verse Shelf" in her hand
      And Alice has a "Recall" in her hand
      When Alice plays "Verse Shelf"
      And everyone passes until the stack is empty
      And Alice plays "Recall" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Alice's energy zone
      And Alice has a card in her hand
      And "Ember Giant" is in Bob's hand

  @DZ-6.6.7
  Rule: 6.6.7 A bonded strategy belongs to its unit and cannot be swapped with another of its name
    - own: it is bonded to the one unit to which it was, and to no other on its square
    - swap: two of a name, each bonded to a unit of its own, do not take each other's place

    @clause-own
    Scenario: Of two strategies of a name on one square only that falls whose unit leaves
      Given Alice has a released "Ember Giant" in her left own square
      And Bob has a released "Tide Giant" in his right center square
      And Bob has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "Star Verse" bonded to "Tide Giant"
      And Bob has a "Rescue Call" in his hand
      When Alice moves "Ember Giant" to her left center square
      And everyone passes until the battle begins
      And Bob plays "Rescue Call" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then Bob's "Star Verse" is in Bob's graveyard
      And Alice's "Star Verse" is in Bob's right center square

    @clause-swap
    Scenario: Two strategies of a name change squares with their units, and each is bonded to its own
      Given Alice has a released "Ember Giant" in her left own square
      And Bob has a released "Tide Giant" in his left own square
      And Bob has a "Star Verse" bonded to "Ember Giant"
      And Alice has a "Star Verse" bonded to "Tide Giant"
      And Alice has a "Paradox Waltz" in her hand
      When Alice plays "Paradox Waltz" aiming at "Ember Giant" and "Tide Giant"
      And everyone passes until the stack is empty
      Then Bob's "Star Verse" is in Bob's left own square
      And Alice's "Star Verse" is in Alice's left own square
      And Bob's "Star Verse" is bonded to "Ember Giant"

    @clause-own
    Scenario: The text of a strategy that is bonded to a unit does not mean another unit of its player's
      Given Alice has a released "Ember Giant" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a "Star Verse" in her hand
      When Alice plays "Star Verse" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      Then "Ember Giant" has power 6000
      And "Ember Guard" has power 3000

    @clause-own
    Scenario: The text of a strategy that is bonded to a unit means that unit wherever it goes
      Given Alice has a released "Ember Giant" in her left own square
      And Alice has a "Star Verse" bonded to "Ember Giant"
      When Alice moves "Ember Giant" to her middle own square
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's middle own square
      And "Ember Giant" has power 6000
