Feature: Gate Ruler 3-2 What all zones share

  @GR-3-2a
  Rule: 3-2a Each player has zones of his own, and both share the gate
    - own: each player has zones of his own
    - gate: the gate is shared by both

    @clause-own
    Scenario: Each player draws into his own hand
      Given it is Alice's main phase
      And Alice has a "Lure of the Pit" in her first set zone
      And the top of Alice's deck is "Siege Beast"
      And the top of Bob's deck is "Tower Guard"
      When Alice plays "Lure of the Pit"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand
      And "Tower Guard" is in Bob's hand

    @clause-own
    Scenario: An event that each player has used lies in that player's own graveyard
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays "Kind Letter"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Quiet Nod"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And "Quiet Nod" is in Bob's graveyard

    @clause-gate
    Scenario: Events that both players play lie on one gate, the later one on top
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Quiet Nod" in her first set zone
      And Bob has a "Quiet Nod" in his first set zone
      When Alice plays "Kind Letter"
      And everyone passes until Bob has priority in the main phase
      And Bob plays Bob's "Quiet Nod"
      Then from its top the gate holds Bob's "Quiet Nod", "Kind Letter"

  @GR-3-2a-1
  Rule: 3-2a-1 A card is in play while it lies in certain zones, and each of these is one player's
    - while: as long as it lies there, it is in play
    - whose: each of these zones belongs to one of the players

    @clause-whose
    Scenario: A unit that comes to an attack zone of the other player can be rearranged by that player
      Given it is Alice's main phase
      And Alice has a "Turncoat" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice plays "Turncoat" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's right attack zone
      And Alice can rearrange "Ember Recruit"

    @clause-whose
    Scenario: A unit taken over from the opponent counts among the cards that its new controller has in play
      Given it is Alice's main phase
      And Alice has a "Standing Tally" in her hand
      And Alice has a "Turncoat" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice plays "Turncoat" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Standing Tally"
      And everyone passes until nothing is waiting
      Then "Standing Tally" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-whose
    Scenario: A count of the cards that a player has in play does not count the opponent's
      Given it is Alice's main phase
      And Alice has a "Standing Tally" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Ember Recruit" in his defense zone
      When Alice plays "Standing Tally"
      And everyone passes until nothing is waiting
      Then "Standing Tally" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-while
    Scenario: A unit that goes to a hand does not count among the cards that its player has in play
      Given it is Alice's main phase
      And Alice has a "Standing Tally" in her hand
      And Alice has a "Fade Away" in her first set zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      When Alice plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      And Alice plays "Standing Tally"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's hand
      And Alice has two cards in her hand

  @GR-3-2b
  Rule: 3-2b A card is revealed to both players, to one of them or to none
    - both: in some zones both players see it
    - one: in some one of them does
    - none: in some neither does

    @clause-both @clause-one
    Scenario Outline: Alice <alice> and Bob <bob> a <pose> card in Alice's <zone>
      Given it is Alice's main phase
      And Alice has a <pose> "<card>" in her <zone>
      Then Alice <alice> "<card>"
      And Bob <bob> "<card>"

      Examples:
        | pose      | card          | zone           | alice | bob          |
        | ready     | Ember Recruit | defense zone   | sees  | sees         |
        | face-down | Quiet Nod     | first set zone | sees  | does not see |
        | face-down | Siege Beast   | hand           | sees  | does not see |

    @clause-none
    Scenario: A card that goes from the graveyard into the deck is hidden from both players
      Given it is Alice's main phase
      And Alice has a "Homecoming" in her hand
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Homecoming"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's deck
      And Alice does not see "Siege Beast"
      And Bob does not see "Siege Beast"

  @GR-3-2b-1
  Rule: 3-2b-1 A player may look at what is revealed to him at any time
    - open: what lies open to both players
    - own: what only he is to see
    - time: in either player's turn, whatever goes on

    @clause-open @clause-time
    Scenario: A player sees a card in the opponent's graveyard in the middle of the opponent's attack
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      Then Bob sees "Siege Beast"
      And "Ember Recruit" is attacking

    @clause-own @clause-time
    Scenario: A player sees her own set card and the opponent's card on the gate while that card waits there
      Given it is Bob's main phase
      And Alice has a "Quiet Nod" in her first set zone
      And Bob has a "Kind Letter" in his hand
      When Bob plays "Kind Letter"
      And everyone passes until Alice has priority in the main phase
      Then Alice sees "Quiet Nod"
      And Alice sees "Kind Letter"
      And from its top the gate holds "Kind Letter"

  @GR-3-2b-2
  Rule: 3-2b-2 A player cannot look at what is hidden from him
    - other: what only the other player sees
    - own: nor what he does not see of his own cards

    @clause-other
    Scenario: Alice does not see what Bob draws
      Given it is Alice's main phase
      And Alice has a "Lure of the Pit" in her first set zone
      And the top of Bob's deck is "Siege Beast"
      When Alice plays "Lure of the Pit"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's hand
      And Alice does not see "Siege Beast"

    @clause-other
    Scenario: Alice does not see what Bob sets
      Given it is Bob's main phase
      And Bob has a "Quiet Nod" in his hand
      When Bob sets "Quiet Nod" into his first set zone
      Then "Quiet Nod" is in Bob's first set zone
      And Alice does not see "Quiet Nod"

    @clause-own
    Scenario: Alice does not see the card of her hand that she has put on her deck
      Given it is Alice's main phase
      And Alice has a "Tuck Away" in her first set zone
      And Alice has a "Siege Beast" in her hand
      When Alice plays "Tuck Away"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's deck
      And Alice does not see "Siege Beast"

  @GR-3-2b-3
  Rule: 3-2b-3 The cards of any zone can be counted by both players, hidden or not
    - hidden: those that he does not see as well
    - whose: in the zones of either player
    - time: in either player's turn

    @clause-hidden @clause-whose @clause-time
    Scenario: Both players count the cards of Alice's deck, and Bob counts those of her hand
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has eight cards in her deck
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice counts seven cards in Alice's deck
      And Bob counts seven cards in Alice's deck
      And Bob counts one card in Alice's hand

    @clause-hidden @clause-whose @clause-time
    Scenario: Alice counts the cards in Bob's set zones in Bob's turn
      Given it is Bob's main phase
      And Bob has a "Quiet Nod" in his hand
      And Bob has a "Sudden Spark" in his second set zone
      When Bob sets "Quiet Nod" into his first set zone
      Then Alice counts two cards in Bob's set zones

    @clause-hidden @clause-whose
    Scenario: Alice counts the cards in Bob's set zones and deck in her own turn
      Given it is Bob's main phase
      And Bob has a "Quiet Nod" in his hand
      And Bob has a "Sudden Spark" in his second set zone
      And Bob has eight cards in his deck
      When Bob sets "Quiet Nod" into his first set zone
      And everyone passes until Alice's main phase
      Then Alice counts two cards in Bob's set zones
      And Alice counts eight cards in Bob's deck

    @clause-hidden @clause-time
    Scenario: Alice counts the cards of her own deck in Bob's turn
      Given it is Bob's main phase
      And Bob has a "Lure of the Pit" in his first set zone
      And Alice has eight cards in her deck
      When Bob plays "Lure of the Pit"
      And everyone passes until nothing is waiting
      Then Alice counts seven cards in Alice's deck

  @GR-3-2c
  Rule: 3-2c In some zones the order of the cards matters
    - order: in some it matters in which order they lie
    - others: in others it does not: any card there can be chosen

    @clause-order
    Scenario: The cards of a deck are drawn in their order
      Given it is Alice's main phase
      And Alice has a "Wide Draught" in her hand
      And Alice's deck is "Siege Beast", "Tower Guard", "Ember Recruit" and "Frail Squire", from the top
      When Alice plays "Wide Draught"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand
      And "Tower Guard" is in Alice's hand
      And "Ember Recruit" is in Alice's deck
      And "Frail Squire" is in Alice's deck

    @clause-others
    Scenario: A player may choose any of three unit cards in a graveyard, whatever their order
      Given it is Alice's main phase
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a "Tower Guard" in her graveyard
      And Alice has a "Frail Squire" in her graveyard
      And Alice has a "Fresh Grave" in her hand
      When Alice plays "Fresh Grave"
      Then Alice chooses between "Siege Beast", "Tower Guard" and "Frail Squire"
      When Alice chooses "Tower Guard" as the target
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's hand

  @GR-3-2c-1 @informative
  Rule: 3-2c-1 Cards whose order matters lie in a pile

  @GR-3-2c-2
  Rule: 3-2c-2 Nobody changes the order of such cards unless he is told to
    - stays: the order stays as it is
    - told: a rule or an effect may say where cards come to lie

    @clause-stays
    Scenario: A player who looks at the top card of her deck and does not put it away leaves it on top
      Given it is Alice's main phase
      And Alice has a "Scrying Pool" in her hand
      And Alice's deck is "Siege Beast", "Tower Guard" and "Ember Recruit", from the top
      When Alice plays "Scrying Pool"
      And everyone passes until somebody may do something
      And Alice says no
      Then "Scrying Pool" is in Alice's graveyard
      And the top card of Alice's deck is "Siege Beast"

    @clause-stays
    Scenario: A deck keeps its order from one turn to the next, and the draws follow it
      Given it is Bob's main phase
      And Alice's deck is "Siege Beast", "Tower Guard", "Ember Recruit" and "Frail Squire", from the top
      When everyone passes until Alice's main phase
      Then "Siege Beast" is in Alice's hand
      And "Tower Guard" is in Alice's hand
      And the top card of Alice's deck is "Ember Recruit"

    @clause-told
    Scenario: An effect that says so puts a card on top of a deck
      Given it is Alice's main phase
      And Alice has a "Homecoming" in her hand
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Homecoming"
      And everyone passes until nothing is waiting
      Then the top card of Alice's deck is "Siege Beast"

    @clause-told
    Scenario: An effect that says so puts a card on the bottom of a deck, and the top card stays on top
      Given it is Alice's main phase
      And Alice has a "Going Under" in her hand
      And Alice has a "Siege Beast" in her graveyard
      And Alice's deck is "Tower Guard" and "Ember Recruit", from the top
      When Alice plays "Going Under"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's deck
      And the top card of Alice's deck is "Tower Guard"

  @GR-3-2d
  Rule: 3-2d A card that moves within play stays the same card, one that leaves play is a new one
    - within: from one zone in play to another it stays the same card
    - new: in a zone that is not in play it is a new card, wherever it goes from there
    - effects: effects upon the card that it was are not upon the new one
    - ability: what an ability of the card that it was says of its own card is not said of the new one, and what it says of others is
    - spoken: nor is what another card says of the card that it was

    @clause-within
    Scenario: A unit that moves from one attack zone to the other keeps its damage and the effects upon it
      Given it is Alice's main phase
      And Alice has a "Long Anthem" in her first set zone
      And Alice has a "Swing Wide" in her second set zone
      And Alice has a ready "Tower Guard" in her left attack zone with 2 damage
      When Alice plays "Long Anthem" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      And Alice plays "Swing Wide" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's right attack zone
      And "Tower Guard" has 3 ATK
      And "Tower Guard" has 2 damage

    @clause-new @clause-effects
    Scenario: A unit that leaves play and comes back has lost its damage and the effects upon it
      Given it is Alice's main phase
      And Alice has a "Long Anthem" in her first set zone
      And Alice has a "Quick Return" in her second set zone
      And Alice has a ready "Tower Guard" in her right attack zone with 2 damage
      When Alice plays "Long Anthem" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      And Alice plays "Quick Return" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's left attack zone
      And "Tower Guard" has 1 ATK
      And "Tower Guard" has no damage

    @clause-within
    Scenario: An event removes the unit that it targets, though the unit has moved to another zone in play
      Given it is Alice's main phase
      And Alice has a "Void Lance" in her hand
      And Bob has a "Fall Back" in his first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Void Lance" targeting "Tower Guard"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fall Back" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's removal zone

    @clause-new
    Scenario: An event does not remove the unit that it targets if that unit has left play and come back
      Given it is Alice's main phase
      And Alice has a "Void Lance" in her hand
      And Bob has a "Quick Return" in his first set zone
      And Bob has a ready "Tower Guard" in his right attack zone
      When Alice plays "Void Lance" targeting "Tower Guard"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Quick Return" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's left attack zone

    @clause-new
    Scenario: An ability with Game 1 can be activated again once its unit has left play and come back
      Given it is Alice's main phase
      And Alice has a ready "Lifetime Crier" in her right attack zone
      And Alice has a "Quick Return" in her first set zone
      When Alice activates "Lifetime Crier"
      And everyone passes until nothing is waiting
      And Alice plays "Quick Return" targeting "Lifetime Crier"
      And everyone passes until nothing is waiting
      Then "Lifetime Crier" is in Alice's left attack zone
      And Alice can activate "Lifetime Crier"

    @clause-effects
    Scenario: A unit card that has gained ATK in the graveyard loses the gain as it enters play
      Given it is Alice's main phase
      And Alice has a "Hand Drill" in her hand
      And Alice has a "Grave Call" in her first set zone
      And Alice has a "Tower Guard" in her graveyard
      When Alice plays "Hand Drill"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 ATK
      When Alice plays "Grave Call" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's left attack zone
      And "Tower Guard" has 1 ATK

    @clause-ability
    Scenario: An activated ability that would put its own unit into the hand does nothing to the unit that has left play and come back
      Given it is Alice's main phase
      And Alice has a ready "Fleeing Page" in her left attack zone
      And Alice has a "Vanishing Step" in her first set zone
      When Alice activates "Fleeing Page"
      And Alice plays "Vanishing Step" targeting "Fleeing Page"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Fleeing Page" is in Alice's right attack zone

    @clause-ability
    Scenario: A triggered ability that would put its own unit into the hand does nothing to the unit that has left play and come back
      Given it is Alice's attack phase
      And Alice has a ready "Boasting Lancer" in her left attack zone
      And Alice has a "Vanishing Step" in her first set zone
      When Alice attacks Bob's ruler with "Boasting Lancer"
      And Alice plays "Vanishing Step" targeting "Boasting Lancer"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until the attack is over
      Then "Boasting Lancer" is in Alice's right attack zone

    @clause-ability
    Scenario: A unit that puts all other units into their owners' hands is put there itself once it has left play and come back
      Given it is Alice's main phase
      And Alice has a ready "Herding Drummer" in her left attack zone
      And Alice has a "Vanishing Step" in her first set zone
      When Alice activates "Herding Drummer"
      And Alice plays "Vanishing Step" targeting "Herding Drummer"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Herding Drummer" is in Alice's hand

    @clause-within
    Scenario: A unit that puts all other units into their owners' hands stays where it has moved to within play
      Given it is Alice's main phase
      And Alice has a ready "Herding Drummer" in her left attack zone
      And Alice has a ready "Ember Recruit" in her defense zone
      And Alice has a "Swing Wide" in her first set zone
      When Alice activates "Herding Drummer"
      And Alice plays "Swing Wide" targeting "Herding Drummer"
      And everyone passes until nothing is waiting
      Then "Herding Drummer" is in Alice's right attack zone
      And "Ember Recruit" is in Alice's hand

    @clause-spoken
    Scenario: A set event that deals damage to the unit that attacks deals none to that unit once it has left play and come back
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Vanishing Step" in her first set zone
      And Bob has an "Ambush Trap" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until a hidden card may be shown
      And Bob says yes
      And Alice plays "Vanishing Step" targeting "Ember Recruit"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her right attack zone
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Alice's right attack zone
      And "Ember Recruit" has no damage

    @clause-spoken
    Scenario: An effect that waits to put a unit into the hand leaves the unit where it is once that has left play and come back
      Given it is Alice's main phase
      And Alice has a "Borrowed Fury" in her hand
      And Alice has a "Quick Return" in her first set zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      When Alice plays "Borrowed Fury" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Quick Return" targeting "Ember Recruit"
      And everyone passes until Bob's turn
      Then "Ember Recruit" is in Alice's left attack zone

    @clause-spoken @clause-within
    Scenario: An effect that waits to put a unit into the hand finds the unit though it has moved to another zone in play
      Given it is Alice's main phase
      And Alice has a "Borrowed Fury" in her hand
      And Alice has a "Swing Wide" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice plays "Borrowed Fury" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      And Alice plays "Swing Wide" targeting "Ember Recruit"
      And everyone passes until Bob's turn
      Then "Ember Recruit" is in Alice's hand

  @GR-3-2d-1
  Rule: 3-2d-1 An effect that moved a card and goes on speaking of it means the card where it is now
    - mover: the effect that moved it still means it
    - others: another effect that meant it does not

    @clause-mover
    Scenario: An event that puts a unit card from the graveyard into play and gives it 2 more ATK strengthens the unit
      Given it is Alice's main phase
      And Alice has a "Bright Return" in her hand
      And Alice has a "Tower Guard" in her graveyard
      When Alice plays "Bright Return" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's left attack zone
      And "Tower Guard" has 3 ATK

    @clause-mover
    Scenario: An event that puts a unit into a hand and then into play finds it in the hand
      Given it is Alice's main phase
      And Alice has a "Quick Return" in her first set zone
      And Bob has a ready "Tower Guard" in his right attack zone
      When Alice plays "Quick Return" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's left attack zone

    @clause-others @clause-mover
    Scenario: An event does not exhaust the unit that it targets if another effect has moved it out of play and back
      Given it is Alice's main phase
      And Alice has a "Weary Song" in her hand
      And Bob has a "Quick Return" in his first set zone
      And Bob has a ready "Tower Guard" in his right attack zone
      When Alice plays "Weary Song" targeting "Tower Guard"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Quick Return" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's left attack zone
      And "Tower Guard" is ready

  @GR-3-2d-2
  Rule: 3-2d-2 The owner of the new zone says in which order cards that come together lie there, and only he knows it
    - order: of several cards that come together the order is said
    - comes: a card that does not come there has no place in it
    - owner: the player whose zone it is says it, whoever moves them
    - secret: who does not see the cards there does not learn it

    @clause-order
    Scenario Outline: A player who puts two cards on her deck decides that "<upper>" lies on top
      Given it is Alice's main phase
      And Alice has a "Homecoming" in her hand
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a "Frail Squire" in her graveyard
      When Alice plays "Homecoming"
      And everyone passes until Alice lays cards in an order
      And Alice lays "<upper>" and "<lower>" in this order
      Then the top card of Alice's deck is "<upper>"
      And "<lower>" is in Alice's deck

      Examples:
        | upper        | lower        |
        | Siege Beast  | Frail Squire |
        | Frail Squire | Siege Beast  |

    @clause-order
    Scenario: Of two cards that a player puts on the bottom of her deck the one named first lies above the other
      Given it is Alice's main phase
      And Alice has a "Going Under" in her hand
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a "Frail Squire" in her graveyard
      And Alice's deck is "Tower Guard" and "Ember Recruit", from the top
      And Alice has a "Wide Draught" in her first set zone
      And Alice has a "Kind Letter" in her second set zone
      When Alice plays "Going Under"
      And everyone passes until Alice lays cards in an order
      And Alice lays "Frail Squire" and "Siege Beast" in this order
      And Alice plays "Wide Draught"
      And everyone passes until nothing is waiting
      And Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Frail Squire" is in Alice's hand
      And "Siege Beast" is in Alice's deck

    @clause-order @clause-owner @clause-secret
    Scenario: Bob orders the cards that Alice puts on his deck, and she is not shown what he chooses from
      Given it is Alice's main phase
      And Alice has a "Great Tide" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      When Alice plays "Great Tide"
      And everyone passes until Bob lays cards in an order
      Then Alice is not shown what Bob chooses from
      And Bob is asked about "Great Tide"
      When Bob lays "Ember Recruit" and "Tower Guard" in this order
      Then the top card of Bob's deck is "Ember Recruit"
      And "Tower Guard" is in Bob's deck
      And Bob has 12 cards in his deck

    @clause-owner
    Scenario: Bob is asked for the order of the cards that Alice puts on his deck
      Given it is Alice's main phase
      And Alice has a "Great Tide" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      When Alice plays "Great Tide"
      And everyone passes until an order is asked for
      Then Bob is asked for an order
      And Bob is asked about "Great Tide"

    @clause-order @clause-secret
    Scenario: Bob does not learn which cards of her hand Alice puts on her deck, nor in which order
      Given it is Alice's main phase
      And Alice has a "Tuck Away" in her first set zone
      And Alice has a "Siege Beast" in her hand
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Tuck Away"
      And everyone passes until Alice lays cards in an order
      Then Bob is not shown what Alice chooses from
      When Alice lays "Frail Squire" and "Siege Beast" in this order
      Then the top card of Alice's deck is "Frail Squire"
      And Bob does not see "Frail Squire"
      And Bob does not see "Siege Beast"

    @clause-order
    Scenario: Cards of a hand that go to the bottom of a deck together are all chosen before they are ordered
      Given it is Alice's main phase
      And Alice has a "Stowed Baggage" in her first set zone
      And Alice has a "Siege Beast" in her hand
      And Alice has a "Frail Squire" in her hand
      And Alice has a "Kind Letter" in her hand
      And Alice's deck is "Tower Guard", from the top
      And Alice has a "Wide Draught" in her second set zone
      When Alice plays "Stowed Baggage"
      And everyone passes until Alice is asked which card
      And Alice chooses "Siege Beast" and "Frail Squire"
      And Alice lays "Frail Squire" and "Siege Beast" in this order
      And Alice plays "Wide Draught"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's hand
      And "Frail Squire" is in Alice's hand
      And "Siege Beast" is in Alice's deck

    @clause-order @clause-comes @clause-owner
    Scenario: A unit that Charge Shield keeps in play has no place in the order of the cards put on a deck
      Given it is Alice's main phase
      And Alice has a "Great Tide" in her hand
      And "Clay Bear" is a charge of Bob's "Warded Bear" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice plays "Great Tide"
      And everyone passes until Bob lays cards in an order
      And Bob lays "Warded Bear", "Tower Guard" and "Ember Recruit" in this order
      And Bob says yes
      And everyone passes until nothing is waiting
      Then "Warded Bear" is in Bob's left attack zone
      And the top card of Bob's deck is "Tower Guard"
      And Bob has 12 cards in his deck
      And Bob has one card in his attack zones

    @clause-order @clause-owner
    Scenario Outline: Of two units that come to Bob's deck instead of the graveyard, "<upper>" lies on top as he says
      Given it is Alice's main phase
      And Alice has a "Common Grave" in her first set zone
      And Alice has a "Restless Ground" in her field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      When Alice plays "Common Grave"
      And everyone passes until Bob lays cards in an order
      And Bob lays "<upper>" and "<lower>" in this order
      Then the top card of Bob's deck is "<upper>"
      And "<lower>" is in Bob's deck

      Examples:
        | upper         | lower         |
        | Tower Guard   | Ember Recruit |
        | Ember Recruit | Tower Guard   |

    @clause-order
    Scenario Outline: Of two units that a player puts on her deck as a cost, "<upper>" lies on top as she says
      Given it is Alice's main phase
      And Alice has a "Lullaby Shrine" in her field zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      When Alice activates "Lullaby Shrine"
      And Alice lays "<upper>" and "<lower>" in this order
      Then the top card of Alice's deck is "<upper>"
      And "<lower>" is in Alice's deck

      Examples:
        | upper         | lower         |
        | Tower Guard   | Ember Recruit |
        | Ember Recruit | Tower Guard   |

  @GR-3-2e
  Rule: 3-2e A zone whose owner is not named is that of the owner of the card
    - goes: a card goes to the zone of the player who owns the card
    - speaks: a card that speaks of a zone means that of its own owner
    - choice: not where it says what can be chosen; there a zone of either player is meant
    - named: where the player is named it is his zone

    @clause-goes
    Scenario: A unit that Alice has taken over goes to the hand of Bob, who owns it
      Given it is Alice's main phase
      And Alice has a "Send Off" in her hand
      And Alice has the opponent's "Ember Recruit" in her left attack zone
      When Alice plays "Send Off" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's hand

    # Reading: docs/decisions/1090-the-deck-of-the-owner.md
    @clause-speaks
    Scenario: A unit that speaks of "the deck" means its owner's deck, though the opponent controls the unit
      Given it is Alice's main phase
      And Alice has the opponent's "Wandering Quarrier" in her left attack zone
      And the top of Alice's deck is "Siege Beast"
      And the top of Bob's deck is "Tower Guard"
      When Alice activates "Wandering Quarrier"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard
      And "Siege Beast" is in Alice's deck

    @clause-choice
    Scenario: An event that chooses a card "in a graveyard" can choose one in the opponent's graveyard
      Given it is Alice's main phase
      And Alice has a "Bind Below" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Bob has a "Siege Beast" in his graveyard
      Then Alice can play "Bind Below"
      When Alice plays "Bind Below" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is a charge of "Tower Guard"

    @clause-named
    Scenario: A unit card put into the opponent's defense zone comes there, though that player does not own it
      Given it is Alice's main phase
      And Alice has a "Gift of Arms" in her hand
      And Alice has an "Ember Recruit" in her graveyard
      When Alice plays "Gift of Arms" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's defense zone

  @GR-3-2f
  Rule: 3-2f A ruler changes how many of certain zones there are, or takes one away
    - number: it says how many of certain zones there are
    - none: it can take a zone away
    - whose: only for its own player

    @clause-number
    Scenario: A Berserker has one set zone
      Given it is Alice's main phase
      And Alice has a "Berserker" in her ruler zone
      And Alice has a face-down "Long Anthem" in her drive zone
      When Alice begins to set "Long Anthem"
      Then it can go into her first set zone

    @clause-number
    Scenario: A Knight has three set zones
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-none @clause-whose
    Scenario: A player whose ruler takes the hand away draws nothing
      Given it is Alice's main phase
      And Bob has an "Apprentice" in his ruler zone
      And Alice has a "Lure of the Pit" in her first set zone
      And the top of Bob's deck is "Siege Beast"
      When Alice plays "Lure of the Pit"
      And everyone passes until nothing is waiting
      Then Bob has no hand
      And "Siege Beast" is in Bob's deck
      And Alice has one card in her hand

  @GR-3-2f-1
  Rule: 3-2f-1 A card that would move to a zone that does not exist stays where it is
    - none: not into a zone of which the player has none
    - beyond: nor into one more than the player has
    - same: it stays as it was

    @clause-none @clause-same
    Scenario: An exhausted, damaged unit that would go to a hand that its owner lacks stays as it is
      Given it is Alice's main phase
      And Bob has an "Apprentice" in his ruler zone
      And Alice has a "Send Off" in her hand
      And Bob has an exhausted "Tower Guard" in his left attack zone with 2 damage
      When Alice plays "Send Off" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Send Off" is in Alice's graveyard
      And "Tower Guard" is in Bob's left attack zone
      And "Tower Guard" is exhausted
      And "Tower Guard" has 2 damage

    @clause-beyond
    Scenario: A unit that would move to the third attack zone of a player who has two stays where it is
      Given it is Alice's main phase
      And Alice has a "Far Flank" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Far Flank" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Far Flank" is in Alice's graveyard
      And "Tower Guard" is in Alice's left attack zone

    @clause-none
    Scenario: A ready unit that would go to a hand that its owner lacks stays in its attack zone
      Given it is Alice's main phase
      And Bob has an "Apprentice" in his ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Alice has a "Fade Away" in her first set zone
      When Alice plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Fade Away" is in Alice's graveyard
      And "Tower Guard" is in Bob's left attack zone

  @GR-3-2g
  Rule: 3-2g Where it says "up to" a number, the player says first how many, and then it is done
    - first: the player says how many before anything is chosen or done
    - done: as many as he says
    - none: none will do
    - most: no more than that number
    - least: no number below zero

    @clause-first @clause-done
    Scenario: Alice says how many cards she draws before she sees the first
      Given it is Alice's main phase
      And Alice has a "Deep Breath" in her hand
      When Alice plays "Deep Breath"
      And everyone passes until somebody chooses a number
      Then Alice is asked for a number
      And Alice is asked about "Deep Breath"
      And Alice has no cards in her hand
      When Alice chooses the number 2
      Then Alice has two cards in her hand

    @clause-none @clause-done @clause-first
    Scenario: A player who may draw up to three cards may choose 0 and draws none
      Given it is Alice's main phase
      And Alice has a "Deep Breath" in her hand
      When Alice plays "Deep Breath"
      And everyone passes until somebody chooses a number
      And Alice chooses the number 0
      Then Alice has no cards in her hand
      And "Deep Breath" is in Alice's graveyard

    @clause-most
    Scenario: A player who may draw up to three cards cannot choose 4
      Given it is Alice's main phase
      And Alice has a "Deep Breath" in her hand
      When Alice plays "Deep Breath"
      And everyone passes until somebody chooses a number
      And Alice tries to choose the number 4
      Then that is refused

    @clause-first @clause-done
    Scenario: A player who may put up to three cards of her deck into the graveyard puts as many there as she says
      Given it is Alice's main phase
      And Alice has a "Measured Cull" in her hand
      And Alice's deck is "Siege Beast", "Tower Guard", "Ember Recruit" and "Frail Squire", from the top
      When Alice plays "Measured Cull"
      And everyone passes until somebody chooses a number
      And Alice chooses the number 2
      Then "Tower Guard" is in Alice's graveyard
      And the top card of Alice's deck is "Ember Recruit"

    @clause-least
    Scenario: A player who may draw up to three cards cannot choose -1
      Given it is Alice's main phase
      And Alice has a "Deep Breath" in her hand
      When Alice plays "Deep Breath"
      And everyone passes until somebody chooses a number
      And Alice tries to choose the number -1
      Then that is refused

  @GR-3-2h
  Rule: 3-2h A card that would be moved to a zone where it cannot lie stays where it is
    - stays: it does not move
    - same: it stays as it was

    @clause-stays
    Scenario: A unit that would be put into a field zone stays where it is and counts as not put there
      Given it is Alice's main phase
      And Alice has a "Misplaced Orders" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Misplaced Orders" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Misplaced Orders" is in Alice's graveyard
      And "Tower Guard" is in Alice's left attack zone
      And Alice has no cards in her hand

    @clause-stays @clause-same
    Scenario: An event that would be put face up into a set zone where it cannot lie stays face down on the deck
      Given it is Alice's main phase
      And Alice has an "Open Snare" in her hand
      And the top of Alice's deck is "Sudden Hail"
      When Alice plays "Open Snare"
      And everyone passes until nothing is waiting
      Then "Open Snare" is in Alice's graveyard
      And the top card of Alice's deck is "Sudden Hail"
      And "Sudden Hail" lies face down

    @clause-same @clause-stays
    Scenario: An exhausted and damaged unit that would be put into a field zone stays exhausted and damaged
      Given it is Alice's main phase
      And Alice has a "Misplaced Orders" in her hand
      And Alice has an exhausted "Tower Guard" in her left attack zone with 2 damage
      When Alice plays "Misplaced Orders" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Misplaced Orders" is in Alice's graveyard
      And "Tower Guard" is in Alice's left attack zone
      And "Tower Guard" is exhausted
      And "Tower Guard" has 2 damage

  @GR-3-2i
  Rule: 3-2i Where no number of cards is named all that are meant are affected
    - all: each of them is affected
    - property: none that is not meant
    - number: where a number is named no more than so many

    @example
    @clause-all
    Scenario: An effect that puts a unit's charges into the graveyard puts all of them there
      Given it is Alice's main phase
      And Alice has a "Shed the Load" in her hand
      And "Siege Beast" is a charge of Alice's "Tower Guard" in her left attack zone
      And "Frail Squire" is a charge of Alice's "Tower Guard" in her left attack zone
      When Alice plays "Shed the Load" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's graveyard
      And "Frail Squire" is in Alice's graveyard
      And Alice has no cards in her charge zone

    @clause-all
    Scenario: A cost that puts a unit's charges into the graveyard puts all of them there
      Given it is Alice's main phase
      And "Siege Beast" is a charge of Alice's "Burdened Ox" in her left attack zone
      And "Frail Squire" is a charge of Alice's "Burdened Ox" in her left attack zone
      When Alice activates "Burdened Ox"
      Then "Siege Beast" is in Alice's graveyard
      And "Frail Squire" is in Alice's graveyard

    @clause-all @clause-property
    Scenario: An effect on each unit with an attribute affects those of both players and no unit without it
      Given it is Alice's main phase
      And Alice has a "Beast Lure" in her hand
      And Alice has a ready "Clay Bear" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      And Bob has a ready "Clay Bear" in his left attack zone
      When Alice plays "Beast Lure"
      And everyone passes until nothing is waiting
      Then Alice's "Clay Bear" is exhausted
      And Bob's "Clay Bear" is exhausted
      And "Tower Guard" is ready

    @clause-number
    Scenario: An event that exhausts two chosen units does not exhaust a third
      Given it is Alice's main phase
      And Alice has a "Twin Weariness" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      And Bob has a ready "Siege Beast" in his defense zone
      When Alice plays "Twin Weariness" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is exhausted
      And "Siege Beast" is exhausted
      And "Ember Recruit" is ready

  @GR-3-2i-1
  Rule: 3-2i-1 Something has been done only if it was done to at least one card
    - one: with one card or more it has been done
    - none: with no card it has not

    @example
    @clause-none
    Scenario: A cost of all charges cannot be paid without a charge
      Given it is Alice's main phase
      And Alice has a ready "Burdened Ox" in her left attack zone
      Then Alice cannot activate "Burdened Ox"

    @clause-one
    Scenario: A cost of all charges can be paid with one charge
      Given it is Alice's main phase
      And "Siege Beast" is a charge of Alice's "Burdened Ox" in her left attack zone
      Then Alice can activate "Burdened Ox"

    @clause-none
    Scenario: A draw that depends on charges being put away is not made for a unit without charges
      Given it is Alice's main phase
      And Alice has a "Shed the Load" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Shed the Load" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Shed the Load" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-one
    Scenario: A draw that depends on charges being put away is made for a unit with one charge
      Given it is Alice's main phase
      And Alice has a "Shed the Load" in her hand
      And "Siege Beast" is a charge of Alice's "Tower Guard" in her left attack zone
      When Alice plays "Shed the Load" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Shed the Load" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-one
    Scenario Outline: Damage that depends on what is done to a player's unit is dealt if she has a unit: "<event>"
      Given it is Alice's main phase
      And Alice has a "<event>" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "<event>"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

      Examples:
        | event           |
        | Proven Exchange |
        | Proven Crown    |
        | Proven Burden   |

    @clause-one
    Scenario Outline: Damage that depends on damage or destruction is dealt if the player has a unit: "<event>"
      Given it is Alice's main phase
      And Alice has a "<event>" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "<event>"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

      Examples:
        | event          |
        | Proven Verdict |
        | Proven Whip    |

    @clause-none
    Scenario Outline: Damage that depends on what is done to a player's unit is not dealt if she has no unit: "<event>"
      Given it is Alice's main phase
      And Alice has a "<event>" in her hand
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "<event>"
      And everyone passes until nothing is waiting
      Then "<event>" is in Alice's graveyard
      And "Siege Beast" is in Alice's graveyard
      And Bob has no cards in his damage zone

      Examples:
        | event           |
        | Proven Exchange |
        | Proven Crown    |
        | Proven Burden   |
        | Proven Verdict  |
        | Proven Whip     |

    @clause-one
    Scenario: Damage that depends on a draw is dealt if the card is drawn
      Given it is Alice's main phase
      And Alice has a "Proven Draught" in her hand
      When Alice plays "Proven Draught"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    @clause-none
    Scenario: Damage that depends on a draw is not dealt while players cannot draw
      Given it is Alice's main phase
      And Alice has a "Proven Draught" in her hand
      And Bob has a "Silent Idol" in his field zone
      When Alice plays "Proven Draught"
      And everyone passes until nothing is waiting
      Then "Proven Draught" is in Alice's graveyard
      And Bob has no cards in his damage zone

    @clause-one
    Scenario: Damage that depends on an event in the graveyard being played is dealt if it is played
      Given it is Alice's main phase
      And Alice has a "Proven Rite" in her hand
      And Alice has a "Kind Letter" in her graveyard
      When Alice plays "Proven Rite" targeting "Kind Letter"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    @clause-none
    Scenario: Damage that depends on an event in the graveyard being played is not dealt if it has nothing to target
      Given it is Alice's main phase
      And Alice has a "Proven Rite" in her hand
      And Alice has a "Weary Song" in her graveyard
      When Alice plays "Proven Rite" targeting "Weary Song"
      And everyone passes until nothing is waiting
      Then "Proven Rite" is in Alice's graveyard
      And Bob has no cards in his damage zone

    @clause-one @clause-none
    Scenario Outline: With "<first>" and an event to be put into an attack zone, <many> damage that depends on it is dealt
      Given it is Alice's main phase
      And Alice has a "Proven Levy" in her hand
      And the top of Alice's deck is "<first>" and "Quiet Nod"
      When Alice plays "Proven Levy"
      And everyone passes until nothing is waiting
      Then "Proven Levy" is in Alice's graveyard
      And Bob has <many> cards in his damage zone

      Examples:
        | first       | many |
        | Siege Beast | one  |
        | Kind Letter | no   |

    @clause-one
    Scenario: Damage equal to the number of cards put from a deck into the graveyard is 2 for two cards
      Given it is Alice's main phase
      And Alice has a "Proven Cull" in her hand
      When Alice plays "Proven Cull"
      And everyone passes until nothing is waiting
      Then Bob has two cards in his damage zone

    @clause-none
    Scenario Outline: Damage that depends on a card of the graveyard entering play is not dealt if it cannot: "<event>"
      Given it is Alice's main phase
      And Alice has a "<event>" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Deep Stalker" in her graveyard
      When Alice plays "<event>"
      And everyone passes until nothing is waiting
      Then "<event>" is in Alice's graveyard
      And Bob has no cards in his damage zone

      Examples:
        | event           |
        | Proven Exchange |
        | Proven Crown    |

    @clause-none
    Scenario: Damage that depends on a swap is not dealt if the unit is removed from the game instead
      Given it is Alice's main phase
      And Alice has a "Proven Exchange" in her hand
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Proven Exchange"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's removal zone
      And Bob has no cards in his damage zone

    @clause-one @clause-none
    Scenario Outline: With <had> card in the damage zone to heal, <many> damage that depends on the healing is dealt
      Given it is Alice's main phase
      And Alice has a "Proven Balm" in her hand
      And Alice has <had> cards in her damage zone
      When Alice plays "Proven Balm"
      And everyone passes until nothing is waiting
      Then "Proven Balm" is in Alice's graveyard
      And Bob has <many> cards in his damage zone

      Examples:
        | had | many |
        | one | one  |
        | no  | no   |

    @clause-one @clause-none
    Scenario Outline: With <had> damage of a unit to heal, <many> damage that depends on the healing is dealt
      Given it is Alice's main phase
      And Alice has a "Proven Salve" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone with <had> damage
      When Alice plays "Proven Salve"
      And everyone passes until nothing is waiting
      Then "Proven Salve" is in Alice's graveyard
      And Bob has <many> cards in his damage zone

      Examples:
        | had | many |
        | 1   | one  |
        | 0   | no   |

    @clause-one
    Scenario: Damage that depends on dealt damage being healed is dealt if some was dealt
      Given it is Alice's main phase
      And Alice has a "Proven Bandage" in her hand
      And Alice has a "Sudden Spark" in her first set zone
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      And Alice plays "Proven Bandage"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    @clause-none
    Scenario: Damage that depends on dealt damage being healed is not dealt if none was dealt in the phase
      Given it is Alice's main phase
      And Alice has a "Proven Bandage" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone with 3 damage
      When Alice plays "Proven Bandage"
      And everyone passes until nothing is waiting
      Then "Proven Bandage" is in Alice's graveyard
      And Bob has no cards in his damage zone

    @clause-one
    Scenario: Damage that depends on a unit being driven is dealt if the unit is driven
      Given it is Alice's main phase
      And Alice has a "Proven Launch" in her hand
      And Alice has a "Tower Guard" in her graveyard
      When Alice plays "Proven Launch"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    @clause-none
    Scenario: Damage that depends on a unit being driven is not dealt if there is no unit to drive
      Given it is Alice's main phase
      And Alice has a "Proven Launch" in her hand
      When Alice plays "Proven Launch"
      And everyone passes until nothing is waiting
      Then "Proven Launch" is in Alice's graveyard
      And Bob has no cards in his damage zone

    @clause-one
    Scenario: Damage that depends on a drive for each unit is dealt if the player has a unit
      Given it is Alice's main phase
      And Alice has a "Proven Relay" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Proven Relay"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    @clause-none
    Scenario: Damage that depends on a drive for each unit is not dealt if the player has no unit
      Given it is Alice's main phase
      And Alice has a "Proven Relay" in her hand
      When Alice plays "Proven Relay"
      And everyone passes until nothing is waiting
      Then "Proven Relay" is in Alice's graveyard
      And Bob has no cards in his damage zone

    @clause-one
    Scenario: Damage that depends on units being rearranged is dealt if the player moves her unit
      Given it is Alice's main phase
      And Alice has a "Proven March" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Proven March"
      And everyone passes until Alice can rearrange
      And Alice moves "Tower Guard" to her defense zone
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    @clause-none
    Scenario: Damage that depends on units being rearranged is not dealt if the player moves none
      Given it is Alice's main phase
      And Alice has a "Proven March" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Proven March"
      And everyone passes until Alice can rearrange
      And Alice passes
      And everyone passes until nothing is waiting
      Then "Proven March" is in Alice's graveyard
      And Bob has no cards in his damage zone

    @clause-one
    Scenario: Damage that depends on a card of the gate being negated is dealt if it is negated
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a "Proven Hush" in his first set zone
      When Alice plays "Kind Letter"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Proven Hush" targeting "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has one card in her damage zone

    @clause-none
    Scenario: Damage that depends on a card of the gate being negated is not dealt if it has been negated before
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a "Proven Hush" in his first set zone
      And Bob has a "Hush Bell" in his second set zone
      When Alice plays "Kind Letter"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Proven Hush" targeting "Kind Letter"
      And Bob plays "Hush Bell" targeting "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Proven Hush" is in Bob's graveyard
      And Alice has no cards in her damage zone

    @clause-one
    Scenario: Damage that depends on control of units is dealt if the first comes and the last cannot
      Given it is Alice's main phase
      And Alice has a "Proven Claim" in her hand
      And Bob has a "Tower Guard" in his graveyard
      And Bob has a "Deep Stalker" in his graveyard
      When Alice plays "Proven Claim"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's left attack zone
      And Bob has one card in his damage zone
