Feature: Dimension Zero 2.23 Zones

  # docs/decisions/3240-removed-cards-go-to-their-owners.md
  @DZ-2.23.1
  Rule: 2.23.1 There are ten kinds of zones; each square is one by itself, and groups of squares are none
    - piles: each player has a deck, a plan zone, a hand, a graveyard, an energy zone, a smash zone and a remove zone
    - bases: each player has base squares of her own
    - battle: the players share the battle squares
    - stack: and one stack
    - area: each square is a zone by itself, and an area is none
    - line: nor is a line

    @clause-piles
    Scenario Outline: The units of both players go to the <zone> of each
      Given it is Alice's main phase
      And Alice has a "<strategy>" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "<strategy>"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's <zone>
      And "Tide Scout" is in Bob's <zone>

      Examples:
        | strategy      | zone        |
        | Rising Tide   | deck        |
        | Homeward Tide | hand        |
        | Buried Hope   | graveyard   |
        | Winter Sleep  | energy zone |
        | Dark Harvest  | smash zone  |
        | Void Storm    | remove zone |

    @clause-piles
    Scenario: The units of both players become the plans of each
      Given it is Alice's main phase
      And Alice has an "Open Tide" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Open Tide"
      And everyone passes until the stack is empty
      Then Alice's plan is "Ember Scout"
      And Bob's plan is "Tide Scout"

    @clause-bases
    Scenario: A base lies on a square of the player who played it and on none of the other player's
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      When Alice plays "Ember Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Camp" is in Alice's left base square
      And Bob has no cards in his left base square
      And Bob has no cards in his right base square

    @clause-battle
    Scenario: A unit moves to a square where one of the other player's stands
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Scout" in his right own square
      And Bob could respond
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the stack is empty
      Then "Ember Giant" is in Alice's left enemy square
      And "Tide Scout" is in Alice's left enemy square

    @clause-stack
    Scenario: What both players play lies on one stack
      Given it is Alice's main phase
      And Alice has a "War Lesson" in her hand
      And Bob has a "Quick Study" in his hand
      And Alice could respond
      When Alice plays "War Lesson"
      And Alice passes
      And Bob plays "Quick Study"
      Then the stack is "Quick Study" and "War Lesson", from the top

    @clause-area
    Scenario: A unit that moves within an area goes from one zone to another
      Given it is Alice's main phase
      And Alice has a released "Zone Wanderer" in her left own square
      When Alice moves "Zone Wanderer" to her middle own square
      And everyone passes until the stack is empty
      Then Alice has a card in her hand

    @clause-line
    Scenario: A unit that moves within a line goes from one zone to another
      Given it is Alice's main phase
      And Alice has a released "Zone Wanderer" in her left own square
      When Alice moves "Zone Wanderer" to her left center square
      And everyone passes until the stack is empty
      Then Alice has a card in her hand

  @DZ-2.23.1-1
  Rule: 2.23.1-1 A card bound for another player's deck, hand, graveyard or the like goes to its owner's
    - deck: it goes to its owner's deck
    - plan: to its owner's plan zone
    - hand: to its owner's hand
    - graveyard: to its owner's graveyard
    - energy: to its owner's energy zone
    - smash: to its owner's smash zone

    @clause-deck
    Scenario: A unit of Bob's that Alice controls and puts on top of her deck lies on top of Bob's deck
      Given it is Alice's main phase
      And Alice has a "Grab to Deck" in her hand
      And Alice controls Bob's "Tide Scout", released in her left own square
      When Alice plays "Grab to Deck" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then the top of Bob's deck is "Tide Scout"
      And "Tide Scout" is not in Alice's deck
      And Bob has no plan

    @clause-plan
    Scenario: A unit of Bob's that Alice controls and puts into her plan zone is Bob's plan
      Given it is Alice's main phase
      And Alice has a "Grab to Plan" in her hand
      And Alice controls Bob's "Tide Scout", released in her left own square
      When Alice plays "Grab to Plan" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then Bob's plan is "Tide Scout"
      And Alice has no plan

    @clause-hand
    Scenario: A unit of Bob's that Alice controls and puts into her hand goes to Bob's hand
      Given it is Alice's main phase
      And Alice has a "Grab to Hand" in her hand
      And Alice controls Bob's "Tide Scout", released in her left own square
      When Alice plays "Grab to Hand" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's hand
      And Alice has no cards in her hand

    @clause-graveyard
    Scenario: A unit of Bob's that Alice controls and puts into her graveyard goes to Bob's graveyard
      Given it is Alice's main phase
      And Alice has a "Grab to Graveyard" in her hand
      And Alice controls Bob's "Tide Scout", released in her left own square
      When Alice plays "Grab to Graveyard" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And "Tide Scout" is not in Alice's graveyard

    @clause-energy
    Scenario: A unit of Bob's that Alice controls and puts into her energy zone goes to Bob's energy zone
      Given it is Alice's main phase
      And Alice has a "Grab to Energy" in her hand
      And Alice controls Bob's "Tide Scout", released in her left own square
      When Alice plays "Grab to Energy" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's energy zone
      And "Tide Scout" is not in Alice's energy zone

    @clause-smash
    Scenario: A unit of Bob's that Alice controls and puts into her smash zone goes to Bob's smash zone
      Given it is Alice's main phase
      And Alice has a "Grab to Smash" in her hand
      And Alice controls Bob's "Tide Scout", released in her left own square
      When Alice plays "Grab to Smash" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's smash zone
      And Alice has no cards in her smash zone

  # That the other zones may be rearranged changes nothing that an engine shows.
  @DZ-2.23.1-2
  Rule: 2.23.1-2 Deck, plan zone, graveyard and stack keep their order; owners may rearrange other zones
    - deck: the cards of a deck, with the plan on top, stay in their order
    - graveyard: the cards of a graveyard stay in theirs
    - stack: and what is on the stack stays in its
    - effect: unless an effect changes it

    @clause-deck
    Scenario: Cards are drawn in the order in which they lie, the plan first
      Given it is Alice's main phase
      And Alice has a "Two Pages" in her hand
      And the top of Alice's deck is "Tide Guard", "Tide Brute"
      And Alice has the plan "Tide Scout"
      When Alice plays "Two Pages"
      And everyone passes until the stack is empty
      Then Alice's hand is "Tide Scout" and "Tide Guard"
      And the top of Alice's deck is "Tide Brute"

    @clause-graveyard
    Scenario: The cards of a graveyard lie in the order in which they came, above those that lay there
      Given it is Alice's main phase
      And Alice has a "Pebble" in her hand
      And Alice has a "Quick Study" in her hand
      And Alice has a "Tide Scout" in her graveyard
      And Alice has an "Ember Scout" in her graveyard
      And Bob has a released "Tide Giant" in his left own square
      When Alice plays "Pebble" aiming at "Tide Giant"
      And everyone passes until the stack is empty
      And Alice plays "Quick Study"
      And everyone passes until Bob's main phase
      Then the top of Alice's graveyard is "Quick Study", "Pebble", "Tide Scout" and "Ember Scout"

    @clause-stack
    Scenario: What the active player has played stays under what the other has played in response
      Given it is Alice's main phase
      And Alice has a "War Lesson" in her hand
      And Bob has a "Pebble" in his hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice could respond
      When Alice plays "War Lesson"
      And Alice passes
      And Bob plays "Pebble" aiming at "Ember Scout"
      And Alice passes
      Then the stack is "War Lesson", from the top
      And "Ember Scout" is in Alice's graveyard

    @clause-effect
    Scenario: A deck that an effect shuffles lies in another order
      Given it is Alice's main phase
      And the scenario says what chance does
      And Alice has a "Stir the Deck" in her hand
      And the top of Alice's deck is "Tide Scout", "Tide Guard"
      When Alice plays "Stir the Deck"
      And everyone passes until a deck is to be shuffled
      And chance shuffles Alice's deck, so that "Tide Guard" and "Tide Scout" lie on top
      Then the top of Alice's deck is "Tide Guard" and "Tide Scout"

  @DZ-2.23.1-3 @DZ-2.23.8-4
  Rule: 2.23.1-3 A card that changes zones, other than from square to square, is new and loses old effects
    - same: a card that goes from square to square stays the same, with the effects and the damage on it
    - new: one that changes zones in any other way is a new card, even if it comes back
    - effects: the effects and the damage on the one that it was are lost

    @example @clause-same
    Scenario: A strengthened and damaged unit that moves stays strengthened and damaged
      Given it is Alice's main phase
      And Alice has a "Ruby Heart" in her hand
      And Alice has a "Pebble" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Ruby Heart" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Pebble" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice moves "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left center square
      And "Ember Guard" has power 6000
      And "Ember Guard" has 1000 damage

    @clause-same
    Scenario: A unit that was put on another square is the one whose ability deals damage
      Given it is Alice's main phase
      And Alice has a released "Gleeful Caster" in her left own square
      And Alice has a "Sidestep" in her hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice activates "Gleeful Caster"
      And Alice plays "Sidestep" aiming at "Gleeful Caster"
      And everyone passes until nothing is waiting
      Then "Tide Guard" has 1000 damage
      And Alice has a card in her hand

    @clause-new
    Scenario: A unit that has gone to the hand and come back is not the one whose ability deals damage
      Given it is Alice's main phase
      And Alice has a released "Gleeful Caster" in her left own square
      And Alice has a "Rescue Call" in her hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice activates "Gleeful Caster"
      And Alice plays "Rescue Call" aiming at "Gleeful Caster"
      And Alice plays "Gleeful Caster" to her right own square
      And everyone passes until nothing is waiting
      Then "Tide Guard" has 1000 damage
      And Alice has no cards in her hand

    @clause-new
    Scenario: What a unit has said of the units in its line does not hold in the line to which it has come back
      Given it is Alice's main phase
      And Alice has a released "Road Blocker" in her left own square
      And Alice has a released "Ember Guard" in her right center square
      And Alice has a "Rescue Call" in her hand
      When Alice activates "Road Blocker"
      And everyone passes until the stack is empty
      And Alice plays "Rescue Call" aiming at "Road Blocker"
      And everyone passes until the stack is empty
      And Alice plays "Road Blocker" to her right own square
      And everyone passes until the stack is empty
      Then "Road Blocker" is in Alice's right own square
      And Alice may move "Ember Guard"

    @clause-new
    Scenario: A unit that strengthens all others is strengthened as one of them once it has left the squares and come back
      Given it is Alice's main phase
      And Alice has a "Round Trip" in her hand
      And Alice has a released "Rousing Smith" in her left own square
      When Alice activates "Rousing Smith"
      And Alice plays "Round Trip" aiming at "Rousing Smith"
      And everyone passes until nothing is waiting
      Then "Rousing Smith" is in Alice's middle center square
      And "Rousing Smith" has power 4000

    @clause-same
    Scenario: A unit that strengthens all others is not strengthened as one of them on the square that it was put on
      Given it is Alice's main phase
      And Alice has a released "Rousing Smith" in her left own square
      And Alice has a "Sidestep" in her hand
      And Bob has a released "Tide Guard" in his left own square
      When Alice activates "Rousing Smith"
      And Alice plays "Sidestep" aiming at "Rousing Smith"
      And everyone passes until nothing is waiting
      Then "Rousing Smith" has power 3000
      And "Tide Guard" has power 4000

    @clause-same
    Scenario: A frozen unit and a released one that change squares stay the one frozen and the other released
      Given it is Alice's main phase
      And Alice has a "Paradox Waltz" in her hand
      And Alice has a frozen "Ember Guard" in her left own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Paradox Waltz" aiming at "Ember Guard" and "Tide Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Bob's left own square
      And "Ember Guard" is frozen
      And "Tide Guard" is in Alice's left own square
      And "Tide Guard" is released

    @example @clause-effects
    Scenario: A strengthened and damaged unit that is put into the energy zone is neither any more
      Given it is Alice's main phase
      And Alice has a "Ruby Heart" in her hand
      And Alice has a "Pebble" in her hand
      And Alice has a "Grab to Energy" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Ruby Heart" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Pebble" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Grab to Energy" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's energy zone
      And "Ember Guard" has power 3000
      And "Ember Guard" has no damage

    @clause-new @clause-effects
    Scenario: A unit that Alice was allowed to play from Bob's graveyard is not played by her once more when it has come back there
      Given it is Alice's main phase
      And Alice has a "Borrowed Body" in her hand
      And Alice has a "Quick Burial" in her hand
      And Bob has a "Calm Sage" in his graveyard
      When Alice plays "Borrowed Body"
      And everyone passes until the stack is empty
      And Alice plays Bob's "Calm Sage" to her left own square
      And everyone passes until the stack is empty
      And Alice plays "Quick Burial" aiming at "Calm Sage"
      And everyone passes until the stack is empty
      And Alice tries to play Bob's "Calm Sage" to her right own square
      Then that is refused
      And "Calm Sage" is in Bob's graveyard

    @clause-effects
    Scenario: A unit that has left the squares and come back has neither its effects nor its damage
      Given it is Alice's main phase
      And Alice has a "Ruby Heart" in her hand
      And Alice has a "Pebble" in her hand
      And Alice has a "Round Trip" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Ruby Heart" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Pebble" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      And Alice plays "Round Trip" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's middle center square
      And "Ember Guard" has power 3000
      And "Ember Guard" has no damage

    @clause-new
    Scenario: A unit that has left the squares and come back is no target of what aimed at it before
      Given it is Alice's main phase
      And Alice has a "Ruby Heart" in her hand
      And Alice has a "Round Trip" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Ruby Heart" aiming at "Ember Guard"
      And Alice plays "Round Trip" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's middle center square
      And "Ember Guard" has power 3000
      And "Ruby Heart" is in Alice's graveyard

    @clause-new
    Scenario: A unit that leaves the squares and comes back does not get the power that its own ability gave it before
      Given it is Alice's main phase
      And Alice has a "Round Trip" in her hand
      And Alice has a released "Tempering Smith" in her left own square
      When Alice activates "Tempering Smith"
      And Alice plays "Round Trip" aiming at "Tempering Smith"
      And everyone passes until the stack is empty
      Then "Tempering Smith" is in Alice's middle center square
      And "Tempering Smith" has power 3000
      And "Tempering Smith" has no damage

    @clause-new
    Scenario: A unit that leaves the squares and comes back is not dealt the damage of an ability that it had triggered
      Given it is Alice's main phase
      And Bob has a released "Mined Road" in his middle base square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a "Pebble" in her hand
      And Alice has a "Round Trip" in her hand
      And Bob could respond
      When Alice plays "Pebble" aiming at "Ember Guard"
      And Alice passes
      And Bob passes
      Then "Mined Road" is on the stack
      When Alice plays "Round Trip" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's middle center square
      And "Ember Guard" has no damage

    @clause-new
    Scenario: A unit that goes to the hand and comes back while its instant death is on the stack does not die
      Given it is Alice's main phase
      And Alice has a released "Plague Adept" in her left center square
      And Alice could respond
      And Bob has a released "Ambush Ox" in his right own square
      And Bob has a "Retreat" in his hand
      When Alice moves "Plague Adept" to her left enemy square
      And everyone passes until the battle comes to its end step
      And Alice passes
      And Bob passes
      Then "Plague Adept" is on the stack
      When Alice passes
      And Bob plays "Retreat" aiming at "Ambush Ox"
      And everyone passes until there is one thing left on the stack
      And Alice passes
      And Bob plays "Ambush Ox" to his left own square
      And everyone passes until the battle is over
      Then "Ambush Ox" is in Bob's left own square

    @clause-same
    Scenario: A unit that was put on another square is still the target of what aimed at it before
      Given it is Alice's main phase
      And Alice has a "Ruby Heart" in her hand
      And Alice has a "Sidestep" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Ruby Heart" aiming at "Ember Guard"
      And Alice plays "Sidestep" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's middle center square
      And "Ember Guard" has power 6000

    @clause-effects
    Scenario: A unit that comes back from the hand has lost the marker that was on it
      Given it is Alice's main phase
      And Alice has a released "Hall of Honor" in her left base square
      And Alice has a "Mark of Honor" in her hand
      And Alice has a "Recall" in her hand
      And Alice has a released "Quick Hawk" in her left own square
      When Alice plays "Mark of Honor" aiming at "Quick Hawk"
      And everyone passes until the stack is empty
      And Alice plays "Recall" aiming at "Quick Hawk"
      And everyone passes until the stack is empty
      And Alice plays "Quick Hawk" to her left own square
      And everyone passes until the stack is empty
      Then "Quick Hawk" has power 1000
      And Alice has two cards in her graveyard

    @clause-new
    Scenario: A unit that comes back while the ability that would put it into the graveyard is on the stack stays at the end of the turn
      Given it is Alice's main phase
      And Alice has a "Round Trip" in her hand
      And Alice has a released "Pyre Sworn" in her left own square
      When Alice activates "Pyre Sworn"
      And Alice chooses no targets
      And Alice plays "Round Trip" aiming at "Pyre Sworn"
      And everyone passes until the stack is empty
      And everyone passes until Bob's turn
      Then "Pyre Sworn" is in Alice's middle center square

    @clause-new
    Scenario: An ability that is used once in a turn is used again when its unit has gone to the hand and come back
      Given it is Alice's main phase
      And Alice has a released "Daily Scribe" in her left own square
      And Alice has a "Homeward Wind" in her hand
      And Alice has four released "Blue Drop" in her energy zone
      When Alice activates "Daily Scribe"
      And everyone passes until the stack is empty
      And Alice plays "Homeward Wind" aiming at "Daily Scribe"
      And everyone passes until the stack is empty
      And Alice plays "Daily Scribe" to her left own square
      And everyone passes until the stack is empty
      And Alice tries to activate "Daily Scribe"
      Then that is allowed

    @clause-new
    Scenario: A card that was shown as it was discarded is hidden again once it has come back to the hand
      Given it is Alice's main phase
      And Alice has a "Shared Loss" in her hand
      And Alice has a "Grave Call" in her hand
      And Alice has an "Ember Scout" in her hand
      When Alice plays "Shared Loss"
      And Alice chooses "Ember Scout"
      And everyone passes until the stack is empty
      And Alice plays "Grave Call"
      And everyone passes until the stack is empty
      Then Alice has two cards in her hand
      And Bob does not see "Ember Scout"
      And "Grave Call" is in Alice's graveyard

    @clause-new
    Scenario: A unit that is buried under another while its move is on the stack moves no more
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a "Sinking Sand" in his hand
      When Alice moves "Ember Guard" to her left center square
      And Bob plays "Sinking Sand" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Bob's left own square
      And "Ember Guard" lies buried under "Tide Guard"

    @clause-same
    Scenario: An ability that is used once in a turn is not used again when its unit has moved
      Given it is Alice's main phase
      And Alice has a released "Daily Scribe" in her left own square
      And Alice has a released "Two-Faced Sage" in her right own square
      When Alice activates "Daily Scribe"
      And everyone passes until the stack is empty
      And Alice moves "Daily Scribe" to her left center square
      And everyone passes until the stack is empty
      Then "Daily Scribe" is in Alice's left center square
      And Alice may activate "Two-Faced Sage"
      And Alice may not activate "Daily Scribe"

    @clause-same
    Scenario Outline: A <pose> unit that is put on another square as it is turned is <pose> there
      Given it is Alice's main phase
      And Alice has a "Sidestep" in her hand
      And Bob has a <pose> "Tide Guard" in his left own square
      When Alice plays "Sidestep" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Bob's middle center square
      And "Tide Guard" is <pose>
      And Bob controls "Tide Guard"

      Examples:
        | pose     |
        | released |
        | frozen   |

  @DZ-2.23.1-4
  Rule: 2.23.1-4 To draw, destroy, sacrifice and remove are names of certain moves between zones
    - draw: to draw is to put the top card of one's own deck into the hand
    - many: to draw a number of cards is to put that many there
    - square: to destroy is to put a card from a square into its owner's graveyard
    - energy: or one from an energy zone
    - smash: or one from a smash zone
    - sacrifice: to sacrifice is to do so as a cost, with a card on a square
    - spark: or in an energy zone
    - ash: or in a smash zone
    - own: which the player who pays controls
    - remove: to remove is to put a card from the game into a remove zone

    @clause-draw
    Scenario: A card that is drawn is the top card of its player's deck
      Given it is Alice's main phase
      And Bob has a "Quick Study" in his hand
      And the top of Bob's deck is "Tide Scout", "Tide Guard"
      When Alice passes
      And Bob plays "Quick Study"
      And everyone passes until the stack is empty
      Then Bob's hand is "Tide Scout"
      And Alice has no cards in her hand

    @clause-many
    Scenario: Two cards that are drawn are the two on top of the deck
      Given it is Alice's main phase
      And Alice has a "Two Pages" in her hand
      And the top of Alice's deck is "Tide Scout", "Tide Guard"
      When Alice plays "Two Pages"
      And everyone passes until the stack is empty
      Then Alice's hand is "Tide Scout" and "Tide Guard"

    @clause-square
    Scenario: A destroyed unit goes from its square to the graveyard of its owner, whoever controls it
      Given it is Alice's main phase
      And Alice has a "Felling Blow" in her hand
      And Alice controls Bob's "Tide Scout", released in her left own square
      When Alice plays "Felling Blow" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard

    @clause-energy
    Scenario: A destroyed energy card goes to its owner's graveyard
      Given it is Alice's main phase
      And Alice has a "Spark Thief" in her hand
      And Bob has a released "Tide Scout" in his energy zone
      When Alice plays "Spark Thief"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard

    @clause-smash
    Scenario: A destroyed smash card goes to its owner's graveyard
      Given it is Alice's main phase
      And Alice has a "Mercy" in her hand
      And Alice has a released "Tide Scout" in her smash zone
      When Alice plays "Mercy"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's graveyard

    @clause-sacrifice
    Scenario: One base waits for a unit to be sacrificed, and one for a card to be discarded, as both are paid at once
      Given it is Alice's main phase
      And Alice has a "Grand Bargain" in her hand
      And Alice has a "Blank Page" in her hand
      And Alice has a released "Loss Ledger" in her left base square
      And Bob has a released "Page Ledger" in his left base square
      And Alice has a released "Tide Scout" in her left own square
      And Alice has a released "Tide Guard" in her middle own square
      And Alice has a released "Ember Scout" in her right own square
      And Bob has a released "Tide Brute" in his left own square
      When Alice plays "Grand Bargain" aiming at "Tide Brute"
      And Alice lays the cards in any order
      And everyone passes until the stack is empty
      Then Alice has a card in her hand
      And Alice has a card in her smash zone

    @clause-sacrifice
    Scenario: A unit that is sacrificed goes to its owner's graveyard before what it pays for resolves
      Given it is Alice's main phase
      And Alice has a released "Blood Altar" in her left base square
      And Alice controls Bob's "Tide Scout", released in her left own square
      And Bob could respond
      When Alice activates "Blood Altar"
      Then "Tide Scout" is in Bob's graveyard
      And "Blood Altar" is on the stack

    @clause-spark
    Scenario: An energy card that is sacrificed goes to the graveyard
      Given it is Alice's main phase
      And Alice has a released "Spark Altar" in her left base square
      And Alice has a frozen "Tide Scout" in her energy zone
      When Alice activates "Spark Altar"
      Then "Tide Scout" is in Alice's graveyard

    @clause-spark
    Scenario: A card that is played from the energy zone is not sacrificed for itself
      Given it is Alice's main phase
      And Alice has a released "Hoard Debtor" in her energy zone
      When Alice tries to play "Hoard Debtor" to her left own square
      Then that is refused

    @clause-spark
    Scenario: For a card that is played from the energy zone another card there is sacrificed
      Given it is Alice's main phase
      And Alice has a released "Hoard Debtor" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      When Alice plays "Hoard Debtor" to her left own square
      Then "Red Spark" is in Alice's graveyard

    @clause-ash
    Scenario: A smash card that is sacrificed goes to the graveyard
      Given it is Alice's main phase
      And Alice has a released "Ash Altar" in her left base square
      And Alice has a frozen "Tide Scout" in her smash zone
      When Alice activates "Ash Altar"
      Then "Tide Scout" is in Alice's graveyard

    @clause-own
    Scenario: A unit that the other player controls is not sacrificed, even by its owner
      Given it is Alice's main phase
      And Alice has a released "Blood Altar" in her left base square
      And Bob controls Alice's "Tide Scout", released in his left own square
      When Alice tries to activate "Blood Altar"
      Then that is refused

    @clause-remove
    Scenario: A unit that is removed from the game goes to its owner's remove zone
      Given it is Alice's main phase
      And Alice has a "Void Lance" in her hand
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Void Lance" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's remove zone

  @DZ-2.23.1-5
  Rule: 2.23.1-5 Several cards are drawn one by one

    Scenario: What waits for a card to be drawn triggers for each of two cards
      Given it is Alice's main phase
      And Alice has a "Two Pages" in her hand
      And Alice has a released "Greedy Reader" in her left own square
      When Alice plays "Two Pages"
      And everyone passes until abilities are waiting
      And the triggers are put in any order
      And everyone passes until the stack is empty
      Then Bob has two cards in his smash zone

  # docs/decisions/3241-up-to-may-be-none.md
  @DZ-2.23.1-6
  Rule: 2.23.1-6 Who draws up to a number of cards decides after each whether to draw another
    - stop: she may stop after any of them
    - each: she sees each before she decides
    - most: she draws no more than that number

    Background:
      Given it is Alice's main phase
      And Alice has a "Free Reading" in her hand
      And the top of Alice's deck is "Tide Scout", "Tide Guard", "Tide Brute", "Tide Giant"

    @clause-stop
    Scenario: Of up to three cards a player draws two and stops
      When Alice plays "Free Reading"
      And everyone passes until somebody may say no
      And Alice says yes
      And Alice says yes
      And Alice says no
      Then Alice's hand is "Tide Scout" and "Tide Guard"
      And the stack is empty

    @clause-each
    Scenario: A player has the first card in hand when she decides about the second
      When Alice plays "Free Reading"
      And everyone passes until somebody may say no
      And Alice says yes
      Then Alice's hand is "Tide Scout"
      And Alice sees "Tide Scout"
      And Alice is asked what to do

    @clause-most
    Scenario: Of up to three cards a player draws three and no fourth
      When Alice plays "Free Reading"
      And everyone passes until somebody may say no
      And Alice says yes
      And Alice says yes
      And Alice says yes
      And everyone passes until the stack is empty
      Then Alice's hand is "Tide Scout", "Tide Guard" and "Tide Brute"

  @DZ-2.23.2
  Rule: 2.23.2 Each player has a deck to draw from

    Scenario: In her draw phase a player draws the top card of her own deck
      Given it is Bob's main phase
      And the top of Alice's deck is "Tide Scout", "Tide Guard"
      When everyone passes until Alice's main phase
      Then Alice's hand is "Tide Scout"
      And the top of Alice's deck is "Tide Guard"
      And Bob has 10 cards in his deck

  @DZ-2.23.2-1
  Rule: 2.23.2-1 At the beginning of the duel each player's deck becomes the pile to draw from

    Scenario: The opening hands come from the decks that the players have brought
      Given a duel is about to begin
      And Alice has two "Tide Giant" among the 40 cards of her deck
      When chance shuffles both decks, so that "Tide Giant" lies on top of Alice's and "Ember Giant" on top of Bob's
      And chance lets Bob begin
      Then Alice counts 35 cards in Alice's deck
      And Bob counts 35 cards in Bob's deck
      And Alice's first "Tide Giant" is in Alice's hand
      And "Ember Giant" is in Bob's hand

  @DZ-2.23.2-2
  Rule: 2.23.2-2 A deck is one face-down pile that players neither look at nor put in another order
    - down: its cards lie face down, and neither player sees their fronts
    - order: they stay in their order

    @clause-down
    Scenario: A unit that is put on top of a deck lies face down and is seen by nobody
      Given it is Alice's main phase
      And Alice has a "Rising Tide" in her hand
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Rising Tide"
      And everyone passes until the stack is empty
      Then "Tide Scout" lies face down
      And Alice does not see "Tide Scout"
      And Bob does not see "Tide Scout"

    @clause-order
    Scenario: The cards below one that is drawn stay in their order
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And the top of Alice's deck is "Tide Scout", "Tide Guard", "Tide Brute", "Tide Giant"
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then the top of Alice's deck is "Tide Guard", "Tide Brute" and "Tide Giant"

  @DZ-2.23.2-3
  Rule: 2.23.2-3 Players may count either deck at any time

    Scenario: Both players count both decks, amid the drawing of cards as well
      Given it is Alice's main phase
      And Alice has a "Free Reading" in her hand
      And Alice has six cards in her deck
      And Bob has seven cards in his deck
      When Alice plays "Free Reading"
      And everyone passes until somebody may say no
      And Alice says yes
      Then Alice counts five cards in Alice's deck
      And Bob counts five cards in Alice's deck
      And Alice counts seven cards in Bob's deck
      And Bob counts seven cards in Bob's deck

  @DZ-2.23.2-4
  Rule: 2.23.2-4 The owner orders cards that go to an end of the deck together, and need not tell how
    - owner: their owner says the order of cards that go on top of a deck, whoever's effect it is and whoever controls them
    - bottom: and that of cards that go under it
    - each: each player orders the cards of her own
    - secret: the other player does not learn it

    @clause-owner
    Scenario Outline: The owner lays <first> above <second> on top of his deck
      Given it is Alice's main phase
      And Alice has a "Rising Tide" in her hand
      And Alice controls Bob's "Tide Scout", released in her left own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Rising Tide"
      And everyone passes until cards are to be laid in an order
      And Bob lays "<first>" and "<second>" in that order
      Then the top of Bob's deck is "<first>" and "<second>"

      Examples:
        | first      | second     |
        | Tide Scout | Tide Guard |
        | Tide Guard | Tide Scout |

    @clause-bottom
    Scenario Outline: The owner lays <first> above <second> under his deck
      Given it is Alice's main phase
      And Alice has an "Ebbing Tide" in her hand
      And Bob has a released "Tide Scout" in his middle own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Ebbing Tide"
      And everyone passes until cards are to be laid in an order
      And Bob lays "<first>" and "<second>" in that order
      Then the bottom of Bob's deck is "<first>" and "<second>"

      Examples:
        | first      | second     |
        | Tide Scout | Tide Guard |
        | Tide Guard | Tide Scout |

    @clause-each
    Scenario: Each player orders the units that go to her own deck
      Given it is Alice's main phase
      And Alice has a "Rising Tide" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Bob has a released "Tide Scout" in his middle own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Rising Tide"
      And everyone passes until cards are to be laid in an order
      And Alice lays "Ember Guard" and "Ember Scout" in that order
      And Bob lays "Tide Guard" and "Tide Scout" in that order
      Then the top of Alice's deck is "Ember Guard" and "Ember Scout"
      And the top of Bob's deck is "Tide Guard" and "Tide Scout"

    @clause-secret
    Scenario: The player whose effect it is does not see the units where they lie in that order
      Given it is Alice's main phase
      And Alice has a "Rising Tide" in her hand
      And Bob has a released "Tide Scout" in his middle own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Rising Tide"
      And everyone passes until cards are to be laid in an order
      And Bob lays "Tide Guard" and "Tide Scout" in that order
      Then the top of Bob's deck is "Tide Guard" and "Tide Scout"
      And Alice does not see "Tide Guard"
      And Alice does not see "Tide Scout"

    @clause-bottom
    Scenario Outline: Of two cards that go under the deck together instead of being discarded their owner lays <first> above <second>
      Given it is Alice's main phase
      And Alice has a "Clear the Hand" in her hand
      And Bob has a "Sunken Library" in his left base square
      And Bob has a "Tide Scout" in his hand
      And Bob has a "Tide Guard" in his hand
      When Alice plays "Clear the Hand"
      And everyone passes until cards are to be laid in an order
      And Bob lays "<first>" and "<second>" in that order
      Then the bottom of Bob's deck is "<first>" and "<second>"

      Examples:
        | first      | second     |
        | Tide Scout | Tide Guard |
        | Tide Guard | Tide Scout |

  @DZ-2.23.3
  Rule: 2.23.3 Each player has a plan zone on top of the deck

    Scenario: A player makes a plan of her own and can play it
      Given it is Alice's main phase
      And the top of Alice's deck is "Ember Scout"
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Alice's plan is "Ember Scout"
      And Bob has no plan
      And Alice may play "Ember Scout"

  @DZ-2.23.3-1
  Rule: 2.23.3-1 The top card of a deck, while face up, is in the plan zone and still on top of the deck
    - up: the top card of a deck is in the plan zone when it lies face up
    - top: it is the top card of the deck as well
    - empty: while the top card lies face down the plan zone is empty
    - begin: it is empty at the beginning of the duel

    @clause-up
    Scenario: The top card that is turned face up is the plan, for all to see
      Given it is Alice's main phase
      And the top of Alice's deck is "Tide Scout"
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Alice's plan is "Tide Scout"
      And Bob sees "Tide Scout"

    @clause-up
    Scenario: An effect on the unit of the plan zone finds the plan
      Given it is Alice's main phase
      And Alice has a "Fetch the Plan" in her hand
      And Alice has the plan "Tide Scout"
      When Alice plays "Fetch the Plan"
      And everyone passes until the stack is empty
      Then Alice's hand is "Tide Scout"

    @clause-top
    Scenario: A plan counts as a card of the deck and is drawn as its top card
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has the plan "Tide Scout"
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then Alice's hand is "Tide Scout"
      And Bob counts nine cards in Alice's deck

    @clause-top
    Scenario: A plan that is smashed has gone from the deck to the smash zone
      Given it is Alice's main phase
      And Alice has a released "Flame Shifter" in her left own square
      And Alice has a released "Crumbling Shelf" in her left base square
      And Alice has the plan "Tide Scout"
      When Alice activates "Flame Shifter"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's smash zone
      And Bob has a card in his smash zone

    @clause-empty
    Scenario: A face-down card on top of the deck is not played
      Given it is Alice's main phase
      And the top of Alice's deck is "Ember Scout"
      When Alice tries to play "Ember Scout" to her left own square
      Then that is refused

    @clause-begin
    Scenario: Nobody has a plan at the beginning of the duel
      Given a duel is about to begin
      When chance shuffles both decks, so that "Tide Giant" lies on top of Alice's and "Ember Giant" on top of Bob's
      And chance lets Alice begin
      Then "Tide Giant" is in Alice's hand
      And Alice has no plan
      And Bob has no plan

    @clause-up @needs-events
    Scenario: That the top card is turned face up is told of, with who turns it
      Given it is Alice's main phase
      And the top of Alice's deck is "Tide Scout"
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then these happened in this order: flipped as up of "Tide Scout" by Alice

    @clause-up @clause-top
    Scenario Outline: Of two units that go to the plan zone together, <first> is the plan where its player lays it above <second>
      Given it is Bob's main phase
      And Bob has an "Open Tide" in his hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      When Bob plays "Open Tide"
      And everyone passes until cards are to be laid in an order
      And Alice lays "<first>" and "<second>" in that order
      Then Alice's plan is "<first>"
      And the top of Alice's deck is "<first>" and "<second>"
      And "<second>" lies face down

      Examples:
        | first       | second      |
        | Ember Scout | Ember Guard |
        | Ember Guard | Ember Scout |

    @clause-up @clause-empty
    Scenario: Of two cards of the hand that go to the plan zone together the lower one is never shown
      Given it is Alice's main phase
      And Alice has a "Laid Bare" in her hand
      And Alice has an "Ember Scout" in her hand
      And Alice has an "Ember Guard" in her hand
      When Alice plays "Laid Bare"
      And everyone passes until cards are to be laid in an order
      And Alice lays "Ember Guard" and "Ember Scout" in that order
      Then Alice's plan is "Ember Guard"
      And "Ember Scout" lies face down
      And Bob has never been shown "Ember Scout"

    @clause-empty
    Scenario: A card that is put face down on an empty deck is no plan
      Given it is Alice's main phase
      And Alice has an "Idol of the Undying" in her middle base square
      And Alice has a card in her deck
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a "Quick Study" in her hand
      And Alice has a "Grab to Deck" in her hand
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      And Alice plays "Grab to Deck" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then the top of Alice's deck is "Ember Scout"
      And "Ember Scout" lies face down
      And Alice has no plan

  @DZ-2.23.3-2
  Rule: 2.23.3-2 When the plan leaves, the plan zone is empty and the next card stays face down

    @example
    Scenario: The plan is drawn, and the next card of the deck stays face down
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And the top of Alice's deck is "Tide Guard"
      And Alice has the plan "Tide Scout"
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then Alice's hand is "Tide Scout"
      And Alice has no plan
      And "Tide Guard" lies face down

    @example
    Scenario: A smash for two takes the plan and the card below, and the next card of the deck stays face down
      Given it is Alice's smash phase
      And Alice has a released "Ember Brute" in her left center square
      And the top of Bob's deck is "Tide Guard" and "Tide Brute"
      And Bob has the plan "Tide Scout"
      When Alice smashes with "Ember Brute"
      Then "Tide Scout" is in Bob's smash zone
      And "Tide Guard" is in Bob's smash zone
      And "Tide Scout" lies face down
      And "Tide Guard" lies face down
      And Bob has two released cards in his smash zone
      And Bob has no plan
      And "Tide Brute" lies face down

    Scenario: The plan is played, and the next card of the deck stays face down
      Given it is Alice's main phase
      And the top of Alice's deck is "Tide Guard"
      And Alice has the plan "Ember Scout"
      When Alice plays "Ember Scout" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left own square
      And Alice has no plan
      And "Tide Guard" lies face down

  @DZ-2.23.3-3
  Rule: 2.23.3-3 A plan is turned down before another card is put on the deck or into the plan zone
    - covered: a plan is turned face down when a card is put on its deck
    - above: that card lies face down on top
    - under: a card that is put under the deck leaves it face up
    - replaced: a plan is turned face down when another card is put into its plan zone
    - plan: that card lies face up on top, and is the plan

    @clause-covered
    Scenario: A plan is turned face down under a card that is put on its deck
      Given it is Alice's main phase
      And Bob has a "Rising Tide" in his hand
      And Alice has the plan "Tide Scout"
      And Alice has a released "Ember Scout" in her left own square
      When Alice passes
      And Bob plays "Rising Tide"
      And everyone passes until the stack is empty
      Then "Tide Scout" lies face down
      And Bob does not see "Tide Scout"

    @clause-covered @clause-above
    Scenario: A unit of Bob's that Alice controls covers his plan, and not hers, as she puts it on a deck
      Given it is Alice's main phase
      And Alice has a "Grab to Deck" in her hand
      And Alice has the plan "Tide Scout"
      And Bob has the plan "Tide Camp"
      And Alice controls Bob's "Ember Scout", released in her left own square
      When Alice plays "Grab to Deck" aiming at "Ember Scout"
      And everyone passes until the stack is empty
      Then the top of Bob's deck is "Ember Scout" and "Tide Camp"
      And Bob has no plan
      And "Tide Camp" lies face down
      And Alice's plan is "Tide Scout"

    @clause-above
    Scenario: A card that is put on a deck with a plan lies face down on top of it
      Given it is Alice's main phase
      And Alice has a "Rising Tide" in her hand
      And Alice has the plan "Tide Scout"
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Rising Tide"
      And everyone passes until the stack is empty
      Then the top of Alice's deck is "Ember Scout" and "Tide Scout"
      And Alice has no plan

    @clause-under
    Scenario: A plan stays face up when a card is put under its deck
      Given it is Alice's main phase
      And Alice has an "Ebbing Tide" in her hand
      And Alice has the plan "Tide Scout"
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Ebbing Tide"
      And everyone passes until the stack is empty
      Then the bottom of Alice's deck is "Ember Scout"
      And Alice's plan is "Tide Scout"

    @clause-replaced
    Scenario: A plan is turned face down when another card is put into its plan zone
      Given it is Alice's main phase
      And Bob has an "Open Tide" in his hand
      And Alice has the plan "Tide Scout"
      And Alice has a released "Ember Scout" in her left own square
      When Alice passes
      And Bob plays "Open Tide"
      And everyone passes until the stack is empty
      Then "Tide Scout" lies face down
      And Bob does not see "Tide Scout"

    @clause-plan
    Scenario: A card that is put into a plan zone with a plan is the plan, on top of the other
      Given it is Alice's main phase
      And Alice has an "Open Tide" in her hand
      And Alice has the plan "Tide Scout"
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Open Tide"
      And everyone passes until the stack is empty
      Then Alice's plan is "Ember Scout"
      And the top of Alice's deck is "Ember Scout" and "Tide Scout"

    @clause-replaced @clause-plan
    Scenario Outline: Of two units of Bob's that Alice puts into their owner's plan zone <first>, which he lays above <second>, is his plan
      Given it is Alice's main phase
      And Alice has an "Open Tide" in her hand
      And Alice controls Bob's "Tide Scout", released in her left own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Open Tide"
      And everyone passes until cards are to be laid in an order
      And Bob lays "<first>" and "<second>" in that order
      And everyone passes until the stack is empty
      Then Bob's plan is "<first>"
      And the top of Bob's deck is "<first>" and "<second>"
      And "<second>" lies face down

      Examples:
        | first      | second     |
        | Tide Scout | Tide Guard |
        | Tide Guard | Tide Scout |

    @clause-replaced @clause-plan
    Scenario: A unit of Alice's that Bob controls, and that she lays below another, does not become her plan
      Given it is Alice's main phase
      And Alice has an "Open Tide" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob controls Alice's "Ember Scout", released in his left own square
      When Alice plays "Open Tide"
      And everyone passes until cards are to be laid in an order
      And Alice lays "Ember Guard" and "Ember Scout" in that order
      And everyone passes until the stack is empty
      Then Alice's plan is "Ember Guard"
      And the top of Alice's deck is "Ember Guard" and "Ember Scout"
      And "Ember Scout" lies face down

  @DZ-2.23.3-4
  Rule: 2.23.3-4 A plan is turned down before the deck is looked through to choose a card
    - before: it is face down before the player looks at the deck and chooses
    - deck: only the plan on the deck that is looked through
    - zone: and only when a deck is looked through

    @clause-before
    Scenario: A player who searches her deck has no plan while she chooses
      Given it is Alice's main phase
      And Alice has a "Deep Search" in her hand
      And Alice has a "Tide Guard" in her deck
      And Alice has the plan "Tide Scout"
      When Alice plays "Deep Search"
      And everyone passes until a card is to be found
      Then "Tide Scout" lies face down
      And Bob does not see "Tide Scout"

    @clause-before @needs-events
    Scenario: A plan is turned face down before its player is shown her deck to search it
      Given it is Alice's main phase
      And Alice has a "Deep Search" in her hand
      And Alice has a "Tide Guard" in her deck
      And Alice has the plan "Tide Scout"
      When Alice plays "Deep Search"
      And everyone passes until a card is to be found
      Then these happened in this order: flipped as down of "Tide Scout" by Alice, searched by Alice with "Tide Guard"

    @clause-deck
    Scenario: The other player's plan stays when a player searches her deck
      Given it is Alice's main phase
      And Alice has a "Deep Search" in her hand
      And the top of Alice's deck is "Tide Guard"
      And Bob has the plan "Tide Scout"
      When Alice plays "Deep Search"
      And everyone passes until a card is to be found
      And Alice chooses "Tide Guard"
      Then "Tide Guard" is in Alice's hand
      And Bob's plan is "Tide Scout"

    @clause-zone
    Scenario: A plan stays when its player searches her graveyard
      Given it is Alice's main phase
      And Alice has a "Grave Search" in her hand
      And Alice has a "Tide Guard" in her graveyard
      And Alice has a "Tide Giant" in her graveyard
      And Alice has the plan "Tide Scout"
      When Alice plays "Grave Search"
      And everyone passes until a card is to be found
      And Alice chooses "Tide Guard"
      Then "Tide Guard" is in Alice's hand
      And Alice's plan is "Tide Scout"

  @DZ-2.23.3-5
  Rule: 2.23.3-5 A plan is turned down before the deck is shuffled, and there is none afterwards
    - before: it is turned face down before the deck is shuffled
    - after: afterwards the top card lies face down, and there is no plan
    - new: the card that was the plan is a new card, which nothing finds that was to be done to the plan

    @clause-before
    Scenario: A plan lies face down before its deck is shuffled
      Given it is Alice's main phase
      And the scenario says what chance does
      And Alice has a "Stir the Deck" in her hand
      And Alice has the plan "Tide Scout"
      When Alice plays "Stir the Deck"
      And everyone passes until a deck is to be shuffled
      Then "Tide Scout" lies face down

    @clause-after
    Scenario: A plan lies face down where it lies on top after its deck was shuffled
      Given it is Alice's main phase
      And the scenario says what chance does
      And Alice has a "Stir the Deck" in her hand
      And Alice has the plan "Tide Scout"
      When Alice plays "Stir the Deck"
      And everyone passes until a deck is to be shuffled
      And chance shuffles Alice's deck, so that "Tide Scout" lies on top
      Then the top of Alice's deck is "Tide Scout"
      And Alice has no plan

    @clause-after
    Scenario: Another card lies face down where it lies on top after a deck with a plan was shuffled
      Given it is Alice's main phase
      And the scenario says what chance does
      And Alice has a "Stir the Deck" in her hand
      And the top of Alice's deck is "Tide Guard"
      And Alice has the plan "Tide Scout"
      When Alice plays "Stir the Deck"
      And everyone passes until a deck is to be shuffled
      And chance shuffles Alice's deck, so that "Tide Guard" lies on top
      Then the top of Alice's deck is "Tide Guard"
      And Alice has no plan

    @clause-new
    Scenario: A plan that was to come to a square by its ability does not come from the shuffled deck
      Given it is Alice's main phase
      And the scenario says what chance does
      And Alice has a "Stir the Deck" in her hand
      And Alice has the plan "Hidden Chimera"
      And Alice has a released "Tide Scout" in her left own square
      And Alice has a released "Ember Scout" in her middle own square
      And Alice has a released "Ember Scout" in her right own square
      When Alice activates "Hidden Chimera"
      And Alice plays "Stir the Deck"
      And everyone passes until a deck is to be shuffled
      And chance shuffles Alice's deck, so that "Hidden Chimera" lies on top
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's graveyard
      And the top of Alice's deck is "Hidden Chimera"

    @clause-before @needs-events
    Scenario: A plan is turned face down before its deck is shuffled
      Given it is Alice's main phase
      And Alice has a "Stir the Deck" in her hand
      And Alice has the plan "Tide Scout"
      When Alice plays "Stir the Deck"
      And everyone passes until the stack is empty
      Then these happened in this order: flipped as down of "Tide Scout" by Alice, shuffled by Alice

    @clause-before @clause-after
    Scenario: Both plans are turned face down as both players shuffle their decks
      Given it is Alice's main phase
      And Bob has a "Stirring Storm" in his hand
      And Alice has the plan "Tide Scout"
      And Bob has the plan "Ember Scout"
      When Alice passes
      And Bob plays "Stirring Storm"
      And everyone passes until the stack is empty
      Then Alice has no plan
      And Bob has no plan
      And "Tide Scout" lies face down
      And "Ember Scout" lies face down

  @DZ-2.23.3-6
  Rule: 2.23.3-6 No plan can be made while there is one
    - player: a player who has a plan does not make another
    - effect: nor does an effect for her

    @clause-player
    Scenario: A player with a plan cannot make another
      Given it is Alice's main phase
      And Alice has the plan "Tide Scout"
      When Alice tries to make a plan
      Then that is refused

    @clause-effect
    Scenario: An effect that makes a plan does nothing if there is one
      Given it is Alice's main phase
      And Alice has a "Sudden Plan" in her hand
      And Alice has a released "Plan Watcher" in her left own square
      And Alice has the plan "Tide Scout"
      When Alice plays "Sudden Plan"
      And everyone passes until the stack is empty
      Then Bob has no cards in his smash zone
      And "Sudden Plan" is in Alice's graveyard
      And Alice's plan is "Tide Scout"

    @clause-effect
    Scenario: A plan that a player has announced is not made if an effect has made one before
      Given it is Alice's main phase
      And Alice has a "Sudden Plan" in her hand
      And Alice has a released "Plan Watcher" in her left own square
      And the top of Alice's deck is "Tide Scout"
      When Alice makes a plan
      And Alice plays "Sudden Plan"
      And everyone passes until nothing is waiting
      Then Alice's plan is "Tide Scout"
      And Bob has a card in his smash zone

    @clause-effect
    Scenario: What depends on a plan being made is done where one is made, and not where there is one
      Given it is Alice's main phase
      And Alice has two "Bright Omen" in her hand
      When Alice plays "Bright Omen"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone
      When Alice plays "Bright Omen"
      And everyone passes until the stack is empty
      Then Bob has a card in his smash zone

    @clause-effect
    Scenario: Of both players, for whom an effect makes plans, the one without a plan gets one
      Given it is Alice's main phase
      And Bob has a "Planned Hour" in his hand
      And Alice has an "Ember Camp" in her hand
      And the top of Bob's deck is "Ember Scout"
      And Alice has the plan "Tide Scout"
      When Alice passes
      And Bob plays "Planned Hour"
      And everyone passes until the stack is empty
      Then Alice's plan is "Tide Scout"
      And Bob's plan is "Ember Scout"
      And "Ember Camp" is in Alice's graveyard

    @clause-effect
    Scenario: Where neither player has a plan, an effect that makes plans for both makes both
      Given it is Alice's main phase
      And Bob has a "Planned Hour" in his hand
      And the top of Alice's deck is "Tide Scout"
      And the top of Bob's deck is "Ember Scout"
      When Alice passes
      And Bob plays "Planned Hour"
      And everyone passes until the stack is empty
      Then Alice's plan is "Tide Scout"
      And Bob's plan is "Ember Scout"

    @clause-effect
    Scenario: Where both players have plans, an effect makes none, and does not do what it would do then
      Given it is Alice's main phase
      And Bob has a "Planned Hour" in his hand
      And Alice has an "Ember Camp" in her hand
      And Alice has the plan "Tide Scout"
      And Bob has the plan "Ember Scout"
      When Alice passes
      And Bob plays "Planned Hour"
      And everyone passes until the stack is empty
      Then "Planned Hour" is in Bob's graveyard
      And "Ember Camp" is in Alice's hand

  @DZ-2.23.4
  Rule: 2.23.4 Each player has a hand to play cards from

    Scenario: A player plays a card from her hand and not from the other player's
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Bob has an "Ember Golem" in his hand
      When Alice plays "Ember Scout" to her left own square
      And everyone passes until the stack is empty
      Then Alice has no cards in her hand
      And Bob's hand is "Ember Golem"

  @DZ-2.23.4-1
  Rule: 2.23.4-1 A hand holds cards drawn and not yet played; each player draws five as the duel begins
    - drawn: a card that is drawn goes to the hand
    - played: it is there no more when it is played
    - five: each player draws five cards at the beginning of the duel

    @clause-drawn
    Scenario: A card that is drawn is in the hand
      Given it is Alice's main phase
      And Alice has a "Two Pages" in her hand
      And the top of Alice's deck is "Tide Scout" and "Tide Guard"
      When Alice plays "Two Pages"
      And everyone passes until the stack is empty
      Then Alice's hand is "Tide Scout" and "Tide Guard"

    @clause-played
    Scenario: A card that is played is in the hand no more, even before it resolves
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has an "Ember Golem" in her hand
      And Bob could respond
      When Alice plays "Ember Scout" to her left own square
      Then Alice's hand is "Ember Golem"
      And "Ember Scout" is on the stack

    @clause-five
    Scenario: Each player begins with the top five cards of the deck in hand
      Given a duel is about to begin
      When chance shuffles both decks, so that "Tide Giant" lies on top of Alice's and "Ember Giant" on top of Bob's
      And chance lets Bob begin
      Then Alice has five cards in her hand
      And Bob has five cards in his hand

  @DZ-2.23.4-2
  Rule: 2.23.4-2 A hand may hold any number of cards

    Scenario: Players with many cards in hand keep them all into the next turn
      Given it is Alice's main phase
      And Alice has twelve "Red Spark" in her hand
      And Bob has twelve "Red Spark" in his hand
      When everyone passes until Bob's main phase
      Then Alice has twelve cards in her hand
      And Bob has 13 cards in his hand

  @DZ-2.23.4-3
  Rule: 2.23.4-3 A player sees her own hand, does not see the other player's, and can count it at any time
    - own: she sees the cards of her own hand
    - other: she sees none of the other player's
    - count: she can count those

    Background:
      Given it is Alice's main phase
      And Alice has a "Two Pages" in her hand
      When Alice plays "Two Pages"
      And everyone passes until the stack is empty

    @clause-own
    Scenario: A player sees the two cards that she has drawn
      Then Alice sees two cards in Alice's hand

    @clause-other
    Scenario: The other player sees none of the two cards that Alice has drawn
      Then Bob sees no cards in Alice's hand
      And Alice has two cards in her hand

    @clause-count
    Scenario: The other player counts the two cards that Alice has drawn
      Then Bob counts two cards in Alice's hand

  @DZ-2.23.5
  Rule: 2.23.5 Each player has a graveyard

    Scenario: A strategy lies in its player's graveyard when it has been resolved
      Given it is Alice's main phase
      And Bob has a "Quick Study" in his hand
      When Alice passes
      And Bob plays "Quick Study"
      And everyone passes until the stack is empty
      Then "Quick Study" is in Bob's graveyard
      And Alice has no cards in her graveyard

  @DZ-2.23.5-1
  Rule: 2.23.5-1 Destroyed, sacrificed or countered cards and resolved strategies go atop the graveyard
    - destroyed: a destroyed card goes to the graveyard
    - sacrificed: so does a sacrificed one
    - countered: so does a countered card from the stack
    - resolved: so does a strategy when it has been resolved
    - top: it lies on top
    - owner: it is its owner's graveyard
    - begin: the graveyards are empty at the beginning of the duel

    @clause-destroyed
    Scenario: A destroyed unit is in the graveyard
      Given it is Alice's main phase
      And Alice has a "Felling Blow" in her hand
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Felling Blow" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard

    @clause-sacrificed
    Scenario: A sacrificed unit is in the graveyard
      Given it is Alice's main phase
      And Alice has a released "Blood Altar" in her left base square
      And Alice has a released "Ember Scout" in her left own square
      When Alice activates "Blood Altar"
      Then "Ember Scout" is in Alice's graveyard

    @clause-countered
    Scenario: A countered unit is in the graveyard
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Bob has a "Hush" in his hand
      When Alice plays "Ember Guard" to her left own square
      And Bob plays "Hush" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's graveyard

    @clause-resolved
    Scenario: A resolved strategy is in the graveyard
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then "Quick Study" is in Alice's graveyard

    @clause-top @clause-resolved
    Scenario: A strategy lies on top of the cards that were in the graveyard before
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a "Tide Scout" in her graveyard
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then the top of Alice's graveyard is "Quick Study" and "Tide Scout"

    @clause-owner @clause-destroyed
    Scenario: A destroyed unit that Bob controls and Alice owns is in Alice's graveyard
      Given it is Alice's main phase
      And Alice has a "Felling Blow" in her hand
      And Bob controls Alice's "Tide Scout", released in his left own square
      When Alice plays "Felling Blow" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's graveyard

    @clause-begin
    Scenario: The graveyards are empty when the opening hands have been drawn
      Given a duel is about to begin
      When chance shuffles both decks, so that "Tide Giant" lies on top of Alice's and "Ember Giant" on top of Bob's
      And chance lets Bob begin
      Then Alice has five cards in her hand
      And Alice has no cards in her graveyard
      And Bob has no cards in his graveyard

  @DZ-2.23.5-2
  Rule: 2.23.5-2 A graveyard is one face-up pile that all may look at and nobody puts in another order
    - up: its cards lie face up
    - all: both players see all of them
    - order: they stay in their order

    @clause-up
    Scenario: Face-down cards of a smash zone lie face up in the graveyard
      Given it is Alice's main phase
      And Alice has a released "Ash Altar" in her left base square
      And Alice has a released "Tide Scout" in her smash zone
      When Alice activates "Ash Altar"
      Then "Tide Scout" is in Alice's graveyard
      And "Tide Scout" lies face up

    @clause-all
    Scenario: Both players see the cards below the top card of a graveyard
      Given it is Alice's main phase
      And Alice has a "Pebble" in her hand
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a "Tide Guard" in his graveyard
      When Alice plays "Pebble" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then Alice sees two cards in Bob's graveyard
      And Bob sees two cards in Bob's graveyard

    @clause-order
    Scenario: The cards of a graveyard stay in their order under one that comes
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a "Tide Scout" in her graveyard
      And Alice has an "Ember Scout" in her graveyard
      And Alice has a "Tide Brute" in her graveyard
      When Alice plays "Quick Study"
      And everyone passes until Bob's main phase
      Then the top of Alice's graveyard is "Quick Study", "Tide Scout", "Ember Scout" and "Tide Brute"

  @DZ-2.23.5-3
  Rule: 2.23.5-3 The owner decides the order of cards that go to the graveyard together
    - owner: their owner says the order, whoever destroys and whoever controls them
    - each: each player orders the cards of her own
    - put: also when they are put there and not destroyed
    - rule: also when the rules put them there
    - cost: also when they are given as a cost, for whichever parts of it

    @clause-rule
    Scenario: Two units that the rules take go with what is bonded to them and buried under them, in the one order that the owner says
      Given it is Alice's main phase
      And Alice has a "Shared Ruin" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a "Star Verse" bonded to "Ember Scout"
      And Alice has a "Loose Page" bonded to "Ember Scout"
      And Alice has a released "Tide Scout" in her right own square
      And Alice has a "Brine Verse" bonded to "Tide Scout"
      And Alice's "Ember Camp" is buried under Alice's "Tide Guard" in her middle own square
      When Alice plays "Shared Ruin"
      And everyone passes until cards are to be laid in an order
      And Alice lays "Brine Verse", "Loose Page", "Ember Camp", "Tide Scout", "Star Verse", "Tide Guard" and "Ember Scout" in that order
      Then the top of Alice's graveyard is "Brine Verse", "Loose Page", "Ember Camp", "Tide Scout", "Star Verse", "Tide Guard" and "Ember Scout"

    @clause-owner
    Scenario Outline: The owner lays <first> above <second> in his graveyard
      Given it is Alice's main phase
      And Alice has a "Wildfire" in her hand
      And Alice controls Bob's "Tide Scout", released in her left own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Wildfire"
      And everyone passes until cards are to be laid in an order
      And Bob lays "<first>" and "<second>" in that order
      Then the top of Bob's graveyard is "<first>" and "<second>"

      Examples:
        | first      | second     |
        | Tide Scout | Tide Guard |
        | Tide Guard | Tide Scout |

    @clause-each
    Scenario: Each player orders the units that go to her own graveyard
      Given it is Alice's main phase
      And Bob has a "Wildfire" in his hand
      And Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Bob has a released "Tide Scout" in his middle own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice passes
      And Bob plays "Wildfire"
      And everyone passes until cards are to be laid in an order
      And Alice lays "Ember Guard" and "Ember Scout" in that order
      And Bob lays "Tide Guard" and "Tide Scout" in that order
      And everyone passes until the stack is empty
      Then the top of Bob's graveyard is "Wildfire", "Tide Guard" and "Tide Scout"
      And the top of Alice's graveyard is "Ember Guard" and "Ember Scout"

    @clause-put
    Scenario: The owner orders units that are put into his graveyard
      Given it is Alice's main phase
      And Alice has a "Buried Hope" in her hand
      And Bob has a released "Tide Scout" in his middle own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Buried Hope"
      And everyone passes until cards are to be laid in an order
      And Bob lays "Tide Guard" and "Tide Scout" in that order
      Then the top of Bob's graveyard is "Tide Guard" and "Tide Scout"

    @clause-rule
    Scenario: The owner orders units that the rules take from the squares together
      Given it is Alice's main phase
      And Alice has a "Withered Camp" in her hand
      And Bob has a released "Tide Scout" in his middle own square
      And Bob has a released "Ember Scout" in his left own square
      When Alice plays "Withered Camp" to her left base square
      And everyone passes until cards are to be laid in an order
      And Bob lays "Ember Scout" and "Tide Scout" in that order
      Then the top of Bob's graveyard is "Ember Scout" and "Tide Scout"

    @clause-put
    Scenario Outline: Of two spells that are countered together their owner lays <first> above <second>
      Given it is Alice's main phase
      And Alice has a "Quick Camp" in her hand
      And Alice has a "Mud Gate" in her hand
      And Bob has a "Camp Hush" in his hand
      When Alice plays "Quick Camp" to her left base square
      And Alice plays "Mud Gate" to her right base square
      And Bob plays "Camp Hush"
      And everyone passes until cards are to be laid in an order
      And Alice lays "<first>" and "<second>" in that order
      Then the top of Alice's graveyard is "<first>" and "<second>"

      Examples:
        | first      | second     |
        | Quick Camp | Mud Gate   |
        | Mud Gate   | Quick Camp |

    @clause-cost
    Scenario Outline: Of a unit that she sacrifices and a card that she discards for one cost, a player lays <first> above <second>
      Given it is Alice's main phase
      And Alice has a "Double Debt" in her hand
      And Alice has a "Tide Giant" in her hand
      And Alice has a released "Ember Scout" in her left own square
      When Alice plays "Double Debt" for its alternative cost
      And Alice lays "<first>" and "<second>" in that order
      And everyone passes until the stack is empty
      Then the top of Alice's graveyard is "Double Debt", "<first>" and "<second>"

      Examples:
        | first       | second      |
        | Tide Giant  | Ember Scout |
        | Ember Scout | Tide Giant  |

    @clause-put
    Scenario Outline: Of two units that go to the graveyard together instead of the energy zone their owner lays <first> above <second>
      Given it is Alice's main phase
      And Alice has a "Hungry Gate" in her left base square
      And Alice has a "Winter Sleep" in her hand
      And Bob has a released "Tide Scout" in his middle own square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Winter Sleep"
      And everyone passes until cards are to be laid in an order
      And Bob lays "<first>" and "<second>" in that order
      Then the top of Bob's graveyard is "<first>" and "<second>"

      Examples:
        | first      | second     |
        | Tide Scout | Tide Guard |
        | Tide Guard | Tide Scout |

    @clause-put
    Scenario Outline: Of two units that go to the graveyard instead of one square together their owner lays <first> above <second>
      Given it is Alice's main phase
      And Alice has a "Thicket Ambush" in her hand
      And Alice has a frozen "Ember Guard" in her energy zone
      And Alice has a frozen "Ember Giant" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      And Bob has a "Sealed Gate" in his left base square
      And Bob has a released "Tide Giant" in his middle center square
      When Alice plays "Thicket Ambush" aiming at "Tide Giant"
      And everyone passes until cards are to be laid in an order
      And Alice lays "<first>" and "<second>" in that order
      Then the top of Alice's graveyard is "Thicket Ambush", "<first>" and "<second>"

      Examples:
        | first       | second      |
        | Ember Guard | Ember Giant |
        | Ember Giant | Ember Guard |

    @clause-put
    Scenario Outline: Of two units that go to the graveyard instead of squares together their owner lays <first> above <second>
      Given it is Alice's main phase
      And Alice has a "Great Muster" in her hand
      And Alice has a frozen "Ember Guard" in her energy zone
      And Alice has a frozen "Ember Giant" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      And Bob has a "Sealed Gate" in his left base square
      When Alice plays "Great Muster"
      And everyone passes until a square is chosen
      And Alice chooses her left own square for "Ember Guard" and her right own square for "Ember Giant"
      And everyone passes until cards are to be laid in an order
      And Alice lays "<first>" and "<second>" in that order
      Then the top of Alice's graveyard is "Great Muster", "<first>" and "<second>"

      Examples:
        | first       | second      |
        | Ember Guard | Ember Giant |
        | Ember Giant | Ember Guard |

  @DZ-2.23.6
  Rule: 2.23.6 Each player has an energy zone

    Scenario: A player puts a card into her energy zone, and none into the other player's
      Given it is Alice's energy phase
      And Alice has a "Tide Brute" in her hand
      When Alice puts "Tide Brute" into her energy zone
      Then Alice counts seven cards in Alice's energy zone
      And Alice counts six cards in Bob's energy zone

  @DZ-2.23.6-1
  Rule: 2.23.6-1 The energy zone holds cards that costs are paid with, and is empty at the beginning
    - pays: cards there give the energy with which costs are paid
    - own: only the cards of the player who pays
    - begin: it is empty at the beginning of the duel

    @clause-pays
    Scenario: A card is paid for with a card of its color in the energy zone
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has a released "Red Spark" in her energy zone
      When Alice plays "Ember Scout" to her left own square
      Then Alice's "Red Spark" is frozen

    @clause-pays
    Scenario: The card with which an ability has just been paid for pays for nothing else
      Given it is Alice's main phase
      And Alice has a released "Quick Sage" in her left own square
      And Alice has a "Quick Study" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      When Alice activates "Quick Sage"
      And Alice tries to play "Quick Study"
      Then that is refused
      And "Quick Study" is in Alice's hand

    @clause-own
    Scenario: A red unit is not paid for with the other player's Red Spark
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      And Bob has a released "Red Spark" in his energy zone
      When Alice tries to play "Ember Scout" to her left own square
      Then that is refused

    @clause-begin
    Scenario: The energy zones are empty when the opening hands have been drawn
      Given a duel is about to begin
      When chance shuffles both decks, so that "Tide Giant" lies on top of Alice's and "Ember Giant" on top of Bob's
      And chance lets Alice begin
      Then Alice has five cards in her hand
      And Alice has no cards in her energy zone
      And Bob has no cards in his energy zone

  @DZ-2.23.6-2
  Rule: 2.23.6-2 Energy cards lie face up where all see and count them, and normally come released
    - up: they lie face up
    - all: both players see and count them, in both energy zones
    - released: a card comes there released, unless an effect says otherwise

    @clause-up
    Scenario: A face-down card of the deck lies face up in the energy zone
      Given it is Alice's main phase
      And Alice has a "Spring Rain" in her hand
      And the top of Alice's deck is "Tide Scout"
      When Alice plays "Spring Rain"
      And everyone passes until the stack is empty
      Then "Tide Scout" lies face up

    @clause-all
    Scenario: Both players see the energy cards of both
      Given it is Alice's main phase
      And Alice has a "Winter Sleep" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Red Spark" in his energy zone
      When Alice plays "Winter Sleep"
      And everyone passes until the stack is empty
      Then Alice sees two cards in Bob's energy zone
      And Bob sees two cards in Bob's energy zone
      And Alice sees seven cards in Alice's energy zone
      And Bob sees seven cards in Alice's energy zone

    @clause-released
    Scenario: A frozen unit that an effect puts into the energy zone, without saying how, comes released
      Given it is Alice's main phase
      And Alice has a "Grab to Energy" in her hand
      And Bob has a frozen "Tide Scout" in his left own square
      When Alice plays "Grab to Energy" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's energy zone
      And "Tide Scout" is released

    @clause-released
    Scenario Outline: A card that <strategy> puts into the energy zone comes <pose>
      Given it is Alice's main phase
      And Alice has a "<strategy>" in her hand
      And the top of Alice's deck is "Tide Scout"
      When Alice plays "<strategy>"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Alice's energy zone
      And "Tide Scout" is <pose>

      Examples:
        | strategy    | pose     |
        | Spring Rain | released |
        | Winter Rain | frozen   |

  @DZ-2.23.6-4
  Rule: 2.23.6-4 Energy cards can be frozen as a cost is paid, but not to pay in advance
    - paying: cards of the energy zone are frozen as a cost is paid
    - advance: they are not frozen at any other time, to pay later

    @clause-paying
    Scenario: Two energy cards are frozen for a unit that costs two energy
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      When Alice plays "Ember Guard" to her left own square
      Then Alice has two frozen cards in her energy zone
      And Alice has four released cards in her energy zone

    @clause-advance
    Scenario: A player does not freeze an energy card before she plays something
      Given it is Alice's main phase
      And Alice has two released "Red Spark" in her energy zone
      When Alice tries to freeze her first "Red Spark" to pay later
      Then that is refused

  @DZ-2.23.7
  Rule: 2.23.7 Each player has a smash zone

    Scenario: A player who is smashed has a card in the smash zone, and the other has none
      Given it is Alice's main phase
      And Bob has a "Cold Taunt" in his hand
      When Alice passes
      And Bob plays "Cold Taunt"
      And everyone passes until the stack is empty
      Then Alice has a card in her smash zone
      And Bob has no cards in his smash zone

  @DZ-2.23.7-1
  Rule: 2.23.7-1 Cards of a smashed player's deck go to the smash zone, which is empty at the beginning
    - smashed: a player who is smashed puts cards of the deck there
    - begin: it is empty at the beginning of the duel

    @clause-smashed
    Scenario: The top card of a smashed player's deck goes to that player's smash zone
      Given it is Alice's main phase
      And Alice has a "Taunt" in her hand
      And the top of Bob's deck is "Tide Scout"
      When Alice plays "Taunt"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's smash zone
      And Alice has no cards in her smash zone

    @clause-begin
    Scenario: The smash zones are empty when the opening hands have been drawn
      Given a duel is about to begin
      When chance shuffles both decks, so that "Tide Giant" lies on top of Alice's and "Ember Giant" on top of Bob's
      And chance lets Alice begin
      Then Alice has five cards in her hand
      And Alice has no cards in her smash zone
      And Bob has no cards in his smash zone

  @DZ-2.23.7-2
  Rule: 2.23.7-2 Smash cards lie face down, seen by nobody but counted by all, and normally come released
    - down: they lie face down, and neither player sees their fronts, in either smash zone
    - count: both can count them, in both smash zones
    - released: a card comes there released, unless an effect says otherwise

    @clause-down
    Scenario: A unit that lay face up lies face down in the smash zone
      Given it is Alice's main phase
      And Alice has a "Dark Harvest" in her hand
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Dark Harvest"
      And everyone passes until the stack is empty
      Then "Tide Scout" lies face down

    @clause-down
    Scenario: Nobody sees the units that both players have put into their smash zones
      Given it is Alice's main phase
      And Alice has a "Dark Harvest" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Dark Harvest"
      And everyone passes until the stack is empty
      Then nobody sees the cards in Alice's smash zone
      And nobody sees the cards in Bob's smash zone

    @clause-count
    Scenario: Both players count the smash cards of both
      Given it is Alice's main phase
      And Alice has a "Dark Harvest" in her hand
      And Alice has a released "Ember Scout" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has two cards in his smash zone
      When Alice plays "Dark Harvest"
      And everyone passes until the stack is empty
      Then Alice counts three cards in Bob's smash zone
      And Bob counts three cards in Bob's smash zone
      And Alice counts one card in Alice's smash zone
      And Bob counts one card in Alice's smash zone

    @clause-released
    Scenario Outline: A card that <strategy> puts into the smash zone comes <pose>
      Given it is Alice's main phase
      And Alice has a "<strategy>" in her hand
      When Alice plays "<strategy>"
      And everyone passes until the stack is empty
      Then Bob has a <pose> card in his smash zone

      Examples:
        | strategy   | pose     |
        | Taunt      | released |
        | Cold Taunt | frozen   |

  @DZ-2.23.7-4
  Rule: 2.23.7-4 Smash cards can be frozen as a colorless cost is paid, but not to pay in advance
    - paying: cards of the smash zone are frozen as a colorless cost is paid
    - color: they do not pay for a color
    - advance: they are not frozen at any other time, to pay later

    @clause-paying
    Scenario: A smash card is frozen for a colorless move cost
      Given it is Alice's main phase
      And Alice has no cards in her energy zone
      And Alice has a released "Tide Scout" in her smash zone
      And Alice has a released "Ember Guard" in her left own square
      When Alice moves "Ember Guard" to her left center square
      Then "Tide Scout" is frozen

    @clause-color
    Scenario: A smash card does not pay for a color, even its own
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has no cards in her energy zone
      And Alice has a released "Red Spark" in her smash zone
      When Alice tries to play "Ember Scout" to her left own square
      Then that is refused

    @clause-advance
    Scenario: A player does not freeze a smash card before she plays something
      Given it is Alice's main phase
      And Alice has a released "Tide Scout" in her smash zone
      When Alice tries to freeze her "Tide Scout" to pay later
      Then that is refused

  @DZ-2.23.8
  Rule: 2.23.8 Battle squares and base squares are zones

    Scenario: A unit comes to a battle square, and a base to a base square
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      And Alice has an "Ember Camp" in her hand
      When Alice plays "Ember Scout" to her right own square
      And everyone passes until the stack is empty
      And Alice plays "Ember Camp" to her right base square
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's right own square
      And "Ember Camp" is in Alice's right base square

  @DZ-2.23.8-1
  Rule: 2.23.8-1 Units lie on the nine shared battle squares, bases on each player's three base squares
    - nine: there are nine battle squares
    - three: each player has three base squares
    - begin: all squares are empty at the beginning of the duel
    - units: units are put on battle squares and not on base squares
    - bases: bases are put on base squares and not on battle squares

    @clause-nine
    Scenario Outline: An effect puts a unit on the <to>
      Given it is Alice's main phase
      And Alice has a "Strong Gust" in her hand
      And Alice has a released "Ember Guard" in her <from>
      When Alice plays "Strong Gust" aiming at "Ember Guard"
      And everyone passes until a square is chosen
      And Alice chooses her <to>
      Then "Ember Guard" is in Alice's <to>

      Examples:
        | from                 | to                   |
        | middle center square | left own square      |
        | middle center square | middle own square    |
        | middle center square | right own square     |
        | middle own square    | left center square   |
        | middle own square    | middle center square |
        | middle own square    | right center square  |
        | middle own square    | left enemy square    |
        | middle own square    | middle enemy square  |
        | middle own square    | right enemy square   |

    @clause-three
    Scenario Outline: A base that the other player plays lies on his <square>
      Given it is Alice's main phase
      And Bob has a "Quick Camp" in his hand
      When Alice passes
      And Bob plays "Quick Camp" to his <square>
      And everyone passes until the stack is empty
      Then "Quick Camp" is in Bob's <square>

      Examples:
        | square             |
        | left base square   |
        | middle base square |
        | right base square  |

    @clause-three
    Scenario: The other player has base squares of his own
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her left base square
      And Alice has an "Ember Camp" in her middle base square
      And Alice has an "Ember Camp" in her right base square
      And Bob has a "Quick Camp" in his hand
      When Alice passes
      And Bob plays "Quick Camp" to his middle base square
      And everyone passes until the stack is empty
      Then "Quick Camp" is in Bob's middle base square

    @clause-begin
    Scenario: All squares are empty when the opening hands have been drawn
      Given a duel is about to begin
      When chance shuffles both decks, so that "Tide Giant" lies on top of Alice's and "Ember Giant" on top of Bob's
      And chance lets Alice begin
      Then Alice has five cards in her hand
      And no card lies on any square

    @clause-units
    Scenario: A unit is not played to a base square
      Given it is Alice's main phase
      And Alice has an "Ember Scout" in her hand
      When Alice tries to play "Ember Scout" to her left base square
      Then that is refused

    @clause-bases
    Scenario: A base that the other player tries to play is not put on a battle square
      Given it is Alice's main phase
      And Bob has a "Quick Camp" in his hand
      And Bob could respond
      When Alice passes
      And Bob tries to play "Quick Camp" to his middle center square
      Then that is refused

  @DZ-2.23.8-2
  Rule: 2.23.8-2 Each of a player's base squares adjoins the square of her own area in the same line
    - line: a base square adjoins the square of the area in its line
    - only: and none of another line
    - own: it is the own area of the player whose base square it is

    @clause-line @clause-own
    Scenario Outline: A base strengthens the unit in front of it, in the <line> line
      Given it is Alice's main phase
      And Alice has a "Drum Camp" in her hand
      And Alice has a released "Ember Guard" in her <line> own square
      When Alice plays "Drum Camp" to her <line> base square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

      Examples:
        | line   |
        | left   |
        | middle |
        | right  |

    @clause-only
    Scenario Outline: A base on the left base square strengthens no unit in the <line> line
      Given it is Alice's main phase
      And Alice has a "Drum Camp" in her hand
      And Alice has a released "Ember Guard" in her <line> own square
      When Alice plays "Drum Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 3000
      And "Drum Camp" is in Alice's left base square

      Examples:
        | line   |
        | middle |
        | right  |

    @clause-own
    Scenario Outline: A base on the left base square does not strengthen a unit in the <area> area
      Given it is Alice's main phase
      And Alice has a "Drum Camp" in her hand
      And Alice has a released "Ember Guard" in her left <area> square
      When Alice plays "Drum Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 3000
      And "Drum Camp" is in Alice's left base square

      Examples:
        | area   |
        | center |
        | enemy  |

  @DZ-2.23.8-3
  Rule: 2.23.8-3 Spells and abilities affect squares and cards on them only, unless a card says otherwise
    - all: what affects all units affects those on squares only
    - target: what aims at a unit aims at one on a square
    - ability: abilities on cards in play affect cards on squares only as well
    - says: a card that names another zone affects the cards there

    @clause-all
    Scenario: A strategy that destroys all units destroys none in hand, energy zone and smash zone
      Given it is Alice's main phase
      And Alice has a "Wildfire" in her hand
      And Bob has a "Tide Guard" in his hand
      And Bob has a released "Tide Brute" in his energy zone
      And Bob has a released "Tide Giant" in his smash zone
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Wildfire"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's graveyard
      And "Tide Guard" is in Bob's hand
      And "Tide Brute" is in Bob's energy zone
      And "Tide Giant" is in Bob's smash zone

    @clause-target
    Scenario Outline: A strategy that destroys a unit cannot aim at one in the <zone>
      Given it is Alice's main phase
      And Alice has a "Felling Blow" in her hand
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a released "Tide Giant" in his right own square
      And Bob has a "Tide Scout" in his <zone>
      When Alice tries to play "Felling Blow" aiming at "Tide Scout"
      Then that is refused
      And "Tide Guard" is in Bob's left own square
      And "Tide Giant" is in Bob's right own square

      Examples:
        | zone        |
        | energy zone |
        | graveyard   |

    @clause-ability
    Scenario: A base that weakens each unit does not weaken one in the energy zone
      Given it is Alice's main phase
      And Alice has a "Withered Camp" in her hand
      And Bob has a released "Tide Guard" in his energy zone
      And Bob has a released "Tide Brute" in his left own square
      When Alice plays "Withered Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Tide Brute" has power 3000
      And "Tide Guard" has power 3000

    @clause-says
    Scenario: A strategy that names other zones affects cards there and not on squares
      Given it is Alice's main phase
      And Alice has a "Waking Horn" in her hand
      And Bob has a released "Tide Brute" in his energy zone
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Waking Horn"
      And everyone passes until the stack is empty
      Then "Tide Brute" is in Bob's graveyard
      And "Tide Scout" is in Bob's left own square

  @DZ-2.23.9
  Rule: 2.23.9 Both players share a stack

    Scenario: A card that is played waits on the stack
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Bob could respond
      When Alice plays "Quick Study"
      Then the stack is "Quick Study", from the top

  @DZ-2.23.9-1
  Rule: 2.23.9-1 Spells that are played, abilities that are activated and battle damage go to the stack
    - spell: a card that is played goes to the stack as a spell
    - ability: an ability that is activated goes there
    - damage: so does battle damage

    @clause-spell
    Scenario Outline: A <kind> that is played is on the stack
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      And Bob could respond
      When Alice plays <play>
      Then "<card>" is on the stack
      And Alice has no cards in her hand

      Examples:
        | kind     | card        | play                                 |
        | unit     | Ember Guard | "Ember Guard" to her left own square |
        | base     | Ember Camp  | "Ember Camp" to her left base square |
        | strategy | Quick Study | "Quick Study"                        |

    @clause-ability
    Scenario: An ability that is activated is on the stack, and its card stays where it is
      Given it is Alice's main phase
      And Alice has a released "Calm Sage" in her left own square
      And Bob could respond
      When Alice activates "Calm Sage"
      Then "Calm Sage" is on the stack
      And "Calm Sage" is in Alice's left own square

    @clause-damage
    Scenario: Battle damage is on the stack before it is dealt
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Alice could respond
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle comes to its second step
      And Alice passes
      Then there is one thing on the stack
      And "Tide Giant" has no damage

  @DZ-2.23.9-2
  Rule: 2.23.9-2 The stack keeps its order, and what is new goes on top
    - spell: a spell goes on top of all that is on the stack, which stays in its order
    - ability: an ability likewise

    @clause-spell
    Scenario: Three spells lie on the stack, the newest on top
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a "War Lesson" in her hand
      And Alice has a "Two Pages" in her hand
      And Bob could respond
      When Alice plays "Quick Study"
      And Alice plays "War Lesson"
      And Alice plays "Two Pages"
      Then the stack is "Two Pages", "War Lesson" and "Quick Study", from the top

    @clause-ability
    Scenario: An ability lies on top of the spell that was there before
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a released "Quick Sage" in her left own square
      And Bob could respond
      When Alice plays "Quick Study"
      And Alice activates "Quick Sage"
      Then the stack is "Quick Sage" and "Quick Study", from the top

  @DZ-2.23.9-3
  Rule: 2.23.9-3 When both pass, the stack's top resolves; if empty, damage stacks or a phase or step ends
    - both: something resolves when both players have passed, and not when one has
    - top: it is the top of the stack, and that alone
    - damage: if the stack is empty in a battle step whose damage has not been stacked, that is stacked
    - phase: if it is empty otherwise, the phase ends
    - step: or the step of the battle

    @clause-both
    Scenario: Nothing resolves when one player has passed
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice could respond
      And Bob could respond
      When Alice plays "Quick Study"
      And Alice passes
      Then the stack is "Quick Study", from the top
      And Bob is asked what to do

    @clause-top
    Scenario: When both players have passed the newest of two spells resolves and the other stays
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a "Two Pages" in her hand
      And Alice could respond
      When Alice plays "Quick Study"
      And Alice plays "Two Pages"
      And Alice passes
      Then the stack is "Quick Study", from the top
      And "Two Pages" is in Alice's graveyard

    @clause-damage
    Scenario: In the second step of a battle both pass on an empty stack, and the battle damage is stacked
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Alice could respond
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle comes to its second step
      And Alice passes
      Then there is one thing on the stack
      And the battle stands at the second step

    @clause-phase @clause-both
    Scenario: When the last of the stack has resolved both players pass again, and the smash phase begins
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a released "Ember Guard" in her left center square
      And Alice could respond
      And Bob could respond
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then it is the main phase
      When Alice passes
      And Bob passes
      Then it is the smash phase

    @clause-step
    Scenario: In the first step of a battle without a fast unit both pass on an empty stack, and the second begins
      Given it is Alice's main phase
      And Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Giant" in his right own square
      And Alice could respond
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Alice passes
      Then the battle stands at the second step

  @DZ-2.23.10
  Rule: 2.23.10 Each player has a remove zone

    Scenario: A unit that is removed from the game is in its player's remove zone
      Given it is Alice's main phase
      And Alice has a "Void Lance" in her hand
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Void Lance" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's remove zone
      And "Tide Scout" is not in Alice's remove zone

  # docs/decisions/3240-removed-cards-go-to-their-owners.md
  @DZ-2.23.10-1
  Rule: 2.23.10-1 Cards that are removed from the game go to the remove zone

    Scenario: A unit of Bob's that Alice controls and removes is in Bob's remove zone and in no graveyard
      Given it is Alice's main phase
      And Alice has a "Void Lance" in her hand
      And Alice controls Bob's "Tide Scout", released in her left own square
      When Alice plays "Void Lance" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's remove zone
      And Bob has no cards in his graveyard

  @DZ-2.23.10-2
  Rule: 2.23.10-2 The remove zone is a pile, normally face up, and all may look at its face-up cards
    - up: removed cards lie face up, for both players to see, unless an effect says otherwise
    - down: nobody sees those that lie there face down

    @clause-up
    Scenario: A removed unit lies face up
      Given it is Alice's main phase
      And Alice has a "Void Lance" in her hand
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Void Lance" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's remove zone
      And "Tide Scout" lies face up

    @clause-down
    Scenario: A unit that an effect removes face down is seen by nobody
      Given it is Alice's main phase
      And Alice has a "Veiled Lance" in her hand
      And Bob has a released "Tide Scout" in his left own square
      When Alice plays "Veiled Lance" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's remove zone
      And Alice does not see "Tide Scout"
      And Bob does not see "Tide Scout"

    @example @clause-up
    Scenario: Both players see all the units that the ability of a unit has removed
      Given it is Alice's main phase
      And Alice has a released "Bronze Whelp" in her left own square
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his middle own square
      And Bob has a released "Tide Brute" in his right own square
      When Alice activates "Bronze Whelp" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      And Alice activates "Bronze Whelp" aiming at "Tide Guard"
      And everyone passes until the stack is empty
      Then "Tide Scout" is in Bob's remove zone
      And "Tide Guard" is in Bob's remove zone
      And Alice sees "Tide Scout"
      And Bob sees "Tide Scout"
      And Alice sees "Tide Guard"
      And Bob sees "Tide Guard"
      And "Tide Brute" is in Bob's right own square

  @DZ-2.23.10-3
  Rule: 2.23.10-3 The cards of a sideboard or collection are outside the game, not in the remove zone

    Scenario: A strategy that looks for a removed unit does not find one of the sideboard
      Given it is Alice's main phase
      And Alice has a "Void Search" in her hand
      And Alice has a "Tide Scout" in her sideboard
      And Alice has a "Tide Guard" in her remove zone
      And Alice has a "Tide Giant" in her remove zone
      When Alice plays "Void Search"
      And everyone passes until a card is to be found
      And Alice tries to choose "Tide Scout"
      Then that is refused
      And "Tide Guard" is in Alice's remove zone
