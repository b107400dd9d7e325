Feature: Dimension Zero 2.20 The three classes

  @DZ-2.20.1-1
  Rule: 2.20.1-1 Units are played from hand at their timing, from the plan zone at normal timing
    - normal: of normal timing from the hand, in her own main phase with an empty stack and no battle
    - quick: of quick timing from the hand, in either player's main phase, but not in a battle
    - battle: of battle timing from the hand, in either player's main phase, in a battle too
    - plan: of any timing from the plan zone, in her own main phase with an empty stack and no battle

    @clause-normal
    Scenario: A unit of normal timing is played in its player's main phase
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      Then Alice may play "Ember Guard"
      When Alice plays "Ember Guard" to her left own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left own square

    @clause-normal
    Scenario: A unit of normal timing is not played over something on the stack
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice has a released "Quick Sage" in her right own square
      And Alice could respond
      When Alice activates "Quick Sage"
      And Alice tries to play "Ember Guard" to her left own square
      Then that is refused

    @clause-normal
    Scenario: A unit of normal timing is not played in the opponent's main phase
      Given it is Alice's main phase
      And Bob has an "Ember Guard" in his hand
      And Bob could respond
      When Alice passes
      And Bob tries to play "Ember Guard" to his left own square
      Then that is refused

    @clause-normal
    Scenario: A unit of normal timing is not played in a battle
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      And Alice tries to play "Ember Guard" to her left own square
      Then that is refused

    @clause-quick
    Scenario: A unit of quick timing is played in the opponent's main phase
      Given it is Alice's main phase
      And Bob has a "Quick Hawk" in his hand
      When Alice passes
      Then Bob may play "Quick Hawk"
      When Bob plays "Quick Hawk" to his left own square
      And everyone passes until the stack is empty
      Then "Quick Hawk" is in Bob's left own square

    @clause-quick
    Scenario: A unit of quick timing is played in its player's main phase over something on the stack
      Given it is Alice's main phase
      And Alice has a "Quick Hawk" in her hand
      And Alice has a released "Calm Sage" in her right own square
      When Alice activates "Calm Sage"
      Then Alice may play "Quick Hawk"
      When Alice plays "Quick Hawk" to her left own square
      And everyone passes until the stack is empty
      Then "Quick Hawk" is in Alice's left own square

    @clause-quick
    Scenario: A unit of quick timing is not played in a battle
      Given it is Alice's main phase
      And Alice has a "Quick Hawk" in her hand
      And Alice could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      And Alice tries to play "Quick Hawk" to her left own square
      Then that is refused

    @clause-battle
    Scenario: A unit of battle timing is played in a battle
      Given it is Alice's main phase
      And Alice has an "Ambush Fox" in her hand
      And Alice could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      Then Alice may play "Ambush Fox"
      When Alice plays "Ambush Fox" to her left own square
      And everyone passes until the stack is empty
      Then "Ambush Fox" is in Alice's left own square

    @clause-battle
    Scenario: A unit of battle timing is played in a battle in the opponent's main phase
      Given it is Alice's main phase
      And Bob has an "Ambush Fox" in his hand
      And Bob could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      Then Bob may play "Ambush Fox"
      When Bob plays "Ambush Fox" to his left own square
      And everyone passes until the battle is over
      Then "Ambush Fox" is in Bob's left own square

    @clause-plan
    Scenario Outline: A unit of <timing> timing is played from the plan zone
      Given it is Alice's main phase
      And Alice has the plan "<card>"
      Then Alice may play "<card>"
      When Alice plays "<card>" to her left own square
      And everyone passes until the stack is empty
      Then "<card>" is in Alice's left own square

      Examples:
        | timing | card        |
        | normal | Ember Guard |
        | quick  | Quick Hawk  |
        | battle | Ambush Fox  |

    @clause-plan
    Scenario Outline: A unit of <timing> timing is not played from the plan zone over something on the stack
      Given it is Alice's main phase
      And Alice has the plan "<card>"
      And Alice has a released "Quick Sage" in her right own square
      And Alice could respond
      When Alice activates "Quick Sage"
      And Alice tries to play "<card>" to her left own square
      Then that is refused

      Examples:
        | timing | card        |
        | normal | Ember Guard |
        | quick  | Quick Hawk  |
        | battle | Ambush Fox  |

    @clause-plan
    Scenario: A unit of battle timing is not played from the plan zone in the opponent's main phase
      Given it is Alice's main phase
      And Bob has the plan "Ambush Fox"
      And Bob could respond
      When Alice passes
      And Bob tries to play "Ambush Fox" to his left own square
      Then that is refused

    @clause-plan
    Scenario: A unit of battle timing is not played from the plan zone in a battle
      Given it is Alice's main phase
      And Alice has the plan "Ambush Fox"
      And Alice could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      And Alice tries to play "Ambush Fox" to her left own square
      Then that is refused

  @DZ-2.20.1-2
  Rule: 2.20.1-2 A unit is played for its use cost to an own or center square that holds no own unit
    - cost: its use cost is paid, and must be
    - area: to a square of the player's own area or of the center area, and not of the enemy area
    - free: to one without a unit of the player's; a unit of the opponent's does not matter
    - stack: over the stack

    @clause-cost
    Scenario: Playing a unit freezes as much energy as its use cost says
      Given it is Alice's main phase
      And Alice has an "Ember Giant" in her hand
      When Alice plays "Ember Giant" to her left own square
      And everyone passes until the stack is empty
      Then Alice has three frozen cards in her energy zone
      And "Ember Giant" is in Alice's left own square

    @clause-free
    Scenario: No unit can be played while the player's units stand on all squares of the own and the center area
      Given it is Alice's main phase
      And Alice has a released "Ember Brute" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Giant" in her right own square
      And Alice has a released "Tide Guard" in her left center square
      And Alice has a released "Tide Scout" in her middle center square
      And Alice has a released "Tide Giant" in her right center square
      And Alice has an "Ember Scout" in her hand
      Then Alice may not play "Ember Scout"

    @clause-free
    Scenario: No unit is played to a square where one of the player's has come to fight one that stood there first
      Given it is Alice's main phase
      And Alice has an "Ambush Fox" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Guard" in his right center square
      When Alice moves "Ember Guard" to her left center square
      And everyone passes until the battle begins
      And Alice tries to play "Ambush Fox" to her left center square
      Then that is refused
      And there is a battle in Alice's left center square

    @clause-free
    Scenario: A unit is played by convocation though units stand on all squares of its player's own and the center area
      Given it is Alice's main phase
      And Alice has a released "Line Caller" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Giant" in her right own square
      And Alice has a released "Tide Guard" in her left center square
      And Alice has a released "Tide Scout" in her middle center square
      And Alice has a released "Tide Giant" in her right center square
      And Alice has an "Ember Scout" in her hand
      When Alice plays "Ember Scout" to her left enemy square by convocation
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left enemy square

    @clause-cost
    Scenario: A unit whose use cost cannot be paid is not played
      Given it is Alice's main phase
      And Alice has an "Ember Giant" in her hand
      And Alice has two released "Red Spark" in her energy zone
      When Alice tries to play "Ember Giant" to her left own square
      Then that is refused

    @clause-area
    Scenario Outline: A unit is played to the <line> square of its player's own area
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      When Alice plays "Ember Guard" to her <line> own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's <line> own square

      Examples:
        | line   |
        | left   |
        | middle |
        | right  |

    @clause-area
    Scenario Outline: A unit is played to the <line> square of the center area
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his <his> center square
      When Alice plays "Ember Guard" to her <line> center square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's <line> center square

      Examples:
        | line   | his    |
        | left   | right  |
        | middle | middle |
        | right  | left   |

    @clause-area
    Scenario: A unit is not played to the enemy area
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      When Alice tries to play "Ember Guard" to her left enemy square
      Then that is refused

    @clause-free
    Scenario Outline: A unit is not played to the <place> square where a unit of its player's stands
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice has a released "Ember Brute" in her <place> square
      When Alice tries to play "Ember Guard" to her <place> square
      Then that is refused

      Examples:
        | place       |
        | left own    |
        | left center |

    @clause-free
    Scenario: A unit is not played to a square where its player has a unit that the opponent owns
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice controls Bob's "Tide Guard", released in her left own square
      When Alice tries to play "Ember Guard" to her left own square
      Then that is refused

    @clause-free
    Scenario: A unit is played to a square of its player's own area where a unit of the opponent's stands
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his right enemy square
      When Alice plays "Ember Guard" to her left own square
      And everyone passes until the stack is empty
      Then there is a battle in Alice's left own square

    @clause-stack
    Scenario: A unit that is played is on the stack before it comes to its square
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Bob could respond
      When Alice plays "Ember Guard" to her left own square
      Then "Ember Guard" is on the stack
      And "Ember Guard" is not in Alice's left own square

    @clause-free
    Scenario: A player with a unit on each square of the own and the center area plays no other unit
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Guard" in her middle own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Guard" in her middle center square
      And Alice has a released "Ember Guard" in her right center square
      And Alice has an "Ember Scout" in her hand
      When Alice tries to play "Ember Scout" to her left own square
      Then that is refused

  @DZ-2.20.1-3
  Rule: 2.20.1-3 A unit spell that resolves comes to its square frozen, under its controller's control
    - square: to the square named as it was played
    - frozen: frozen
    - control: under the control of the spell's controller

    @clause-square @clause-frozen
    Scenario: A unit that was played comes to its square frozen
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      When Alice plays "Ember Guard" to her right own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's right own square
      And "Ember Guard" is frozen

    @clause-control @clause-square
    Scenario: A unit that Alice plays is under her control
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      When Alice plays "Ember Guard" to her right own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's right own square
      And Alice controls "Ember Guard"

    @clause-control @clause-square
    Scenario: A unit that Bob plays in Alice's turn is under his control
      Given it is Alice's main phase
      And Bob has a "Quick Hawk" in his hand
      When Alice passes
      And Bob plays "Quick Hawk" to his right own square
      And everyone passes until the stack is empty
      Then "Quick Hawk" is in Bob's right own square
      And Bob controls "Quick Hawk"

  @DZ-2.20.1-4
  Rule: 2.20.1-4 Who controls an effect controls a unit it puts onto a battle square from off the squares
    - spell: of a spell, the player who controls it, whoever owns the unit
    - ability: of an ability, the player who controls it, whoever owns its card or the unit
    - from: a unit that an effect puts from square to square keeps its controller

    @example
    @clause-spell
    Scenario: A unit that a strategy puts from the graveyard on a square is controlled by the strategy's player
      Given it is Alice's main phase
      And Alice has a "Gate of the Deep" in her hand
      And Alice has an "Ember Guard" in her graveyard
      When Alice plays "Gate of the Deep" aiming at "Ember Guard"
      And Alice puts "Ember Guard" on her middle own square
      Then "Ember Guard" is in Alice's middle own square
      And "Ember Guard" is released
      And Alice controls "Ember Guard"

    @clause-spell
    Scenario: A unit of Bob's graveyard that a strategy of Alice's puts on a square is controlled by her
      Given it is Alice's main phase
      And Alice has a "Grave Robbery" in her hand
      And Bob has a "Tide Guard" in his graveyard
      When Alice plays "Grave Robbery" aiming at "Tide Guard"
      And Alice puts "Tide Guard" on her middle own square
      Then "Tide Guard" is in Alice's middle own square
      And Alice controls "Tide Guard"

    @clause-spell
    Scenario: A unit of Alice's graveyard that a strategy of Bob's puts on a square in her turn is controlled by him
      Given it is Alice's main phase
      And Bob has a "Grave Robbery" in his hand
      And Alice has an "Ember Guard" in her graveyard
      When Alice passes
      And Bob plays "Grave Robbery" aiming at "Ember Guard"
      And Bob puts "Ember Guard" on his middle own square
      Then "Ember Guard" is in Bob's middle own square
      And Bob controls "Ember Guard"

    @clause-ability
    Scenario: A unit that an ability of a unit puts on a square is controlled by who controls that unit
      Given it is Alice's main phase
      And Alice controls Bob's "Grave Robber", released in her left own square
      And Bob has a "Tide Guard" in his graveyard
      When Alice activates "Grave Robber"
      And Alice puts "Tide Guard" on her middle own square
      Then "Tide Guard" is in Alice's middle own square
      And Alice controls "Tide Guard"

    @clause-spell
    Scenario: A unit of Bob's graveyard that stays there, as something else happens than Alice's putting it on a square, is still his
      Given it is Alice's main phase
      And Alice has a "Grave Robbery" in her hand
      And Alice has a released "Ember Guard" in her middle own square
      And Bob has a "Thrifty Sleeper" in his graveyard
      And Bob has a "Quiet Tomb" in his left base square
      When Alice plays "Grave Robbery" aiming at "Thrifty Sleeper"
      And Alice puts "Thrifty Sleeper" on her left own square
      And everyone passes until the stack is empty
      Then "Thrifty Sleeper" is in Bob's graveyard
      And Bob has a card in his hand
      And Alice may move "Ember Guard"
      And Alice may not activate "Thrifty Sleeper"

    @clause-from
    Scenario: A unit of Bob's that a strategy of Alice's puts on another square stays his
      Given it is Alice's main phase
      And Alice has a "Shove" in her hand
      And Bob has a released "Tide Guard" in his middle own square
      When Alice plays "Shove" aiming at "Tide Guard"
      And Alice puts "Tide Guard" on her left center square
      Then "Tide Guard" is in Alice's left center square
      And Bob controls "Tide Guard"

    @clause-from
    Scenario: A unit of Bob's that Alice controls stays hers though a strategy lets Bob, its owner, put it on another square
      Given it is Alice's main phase
      And Alice has a "Free Passage" in her hand
      And Alice controls Bob's "Tide Guard", released in her middle own square
      When Alice plays "Free Passage" aiming at "Tide Guard"
      And Bob puts "Tide Guard" on his right own square
      Then "Tide Guard" is in Bob's right own square
      And Alice controls "Tide Guard"

    @clause-from
    Scenario: A unit of Bob's that Alice controls is hers still, as something else happens than its being put on another square
      Given it is Alice's main phase
      And Alice has a "Shove" in her hand
      And Alice controls Bob's "Tide Guard", released in her middle own square
      And Bob has a "Rooted Ground" in his left base square
      When Alice plays "Shove" aiming at "Tide Guard"
      And Alice puts "Tide Guard" on her left center square
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Alice's middle own square
      And Bob has a card in his hand
      And Alice controls "Tide Guard"

    @clause-from
    Scenario: A unit of Bob's that a strategy of Alice's puts on the square of a unit of hers stays his
      Given it is Alice's main phase
      And Alice has a "Crowding Gale" in her hand
      And Alice has a released "Ember Scout" in her middle center square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Crowding Gale" aiming at "Tide Guard" and "Ember Scout"
      And everyone passes until the stack is empty
      Then "Tide Guard" is in Alice's middle center square
      And Bob controls "Tide Guard"
      And "Tide Guard" is frozen

    @clause-ability
    Scenario: A unit that an ability of a base puts on the square of a unit of Bob's is controlled by the base's player
      Given it is Alice's main phase
      And Alice has a "Root Launcher" in her left base square
      And Alice has a frozen "Ember Giant" in her energy zone
      And Alice has a released "Red Spark" in her energy zone
      And Bob has a released "Tide Scout" in his middle center square
      When Alice activates "Root Launcher"
      And everyone passes until the stack is empty
      Then Alice controls "Ember Giant"
      And "Ember Giant" is in Alice's middle center square

    @clause-spell
    Scenario: A unit of Bob's energy zone that a strategy of Alice's puts on the square of another of his is hers, and frozen
      Given it is Alice's main phase
      And Alice has a "Stolen Seed" in her hand
      And Bob has a released "Tide Guard" in his energy zone
      And Bob has a released "Tide Scout" in his middle center square
      And Bob could respond
      When Alice plays "Stolen Seed"
      And Bob passes
      Then "Tide Guard" is in Bob's middle center square
      And Alice controls "Tide Guard"
      And "Tide Guard" is frozen

    @clause-spell
    Scenario: A unit of Bob's that a strategy puts on a square as Alice's is hers as it comes, for a unit of his that waits for such
      Given it is Alice's main phase
      And Alice has a "Stolen Seed" in her hand
      And Bob has a released "Tide Guard" in his energy zone
      And Bob has a released "Tide Scout" in his middle center square
      And Bob has a released "Wary Watcher" in his left center square
      When Alice plays "Stolen Seed" aiming at "Tide Guard" and "Tide Scout"
      And everyone passes until the stack is empty
      Then Bob has a card in his hand

  @DZ-2.20.1-5
  Rule: 2.20.1-5 If an effect names who puts the unit onto a battle square, that player controls it
    - named: the player who is named controls it, and not who controls the effect
    - owner: a player may be named as the unit's owner

    @example
    @clause-owner
    Scenario: A unit whose owner an effect lets put it on a square is controlled by its owner
      Given it is Alice's main phase
      And Alice has a "Changing of the Guard" in her hand
      And Bob has a released "Tide Guard" in his middle own square
      And Bob has a released "Tide Brute" in his left own square
      And Bob has a released "Tide Scout" in his energy zone
      When Alice plays "Changing of the Guard" aiming at "Tide Guard"
      And Alice chooses "Tide Scout"
      Then "Tide Scout" is in Bob's middle own square
      And "Tide Scout" is frozen
      And Bob controls "Tide Scout"
      And "Tide Guard" is in Bob's energy zone
      And "Tide Brute" is in Bob's left own square

    @clause-named
    Scenario: A unit of Alice's that her strategy lets Bob put on a square is controlled by Bob
      Given it is Alice's main phase
      And Alice has a "Gift of Arms" in her hand
      And Alice has an "Ember Guard" in her graveyard
      When Alice plays "Gift of Arms" aiming at "Ember Guard"
      And Bob puts "Ember Guard" on his middle own square
      Then "Ember Guard" is in Bob's middle own square
      And Bob controls "Ember Guard"

    @clause-named
    Scenario: A unit is not put on a square where a unit of its controller's fights one of the opponent's that stood there first
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left center square
      And Alice has a released "Ember Scout" in her right own square
      And Alice has a "Strong Gust" in her hand
      And Bob has a released "Tide Guard" in his right own square
      When Alice moves "Ember Guard" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Strong Gust" aiming at "Ember Scout"
      And everyone passes until a square is chosen
      And Alice tries to put "Ember Scout" on her left enemy square
      Then that is refused
      And "Ember Scout" is in Alice's right own square

    @clause-named
    Scenario: A unit of Bob's that Alice puts on a square is not put on that of another unit of his which she controls
      Given it is Alice's main phase
      And Alice controls Bob's "Grave Robber", released in her left own square
      And Bob has a "Tide Guard" in his graveyard
      When Alice activates "Grave Robber"
      And everyone passes until a square is chosen
      And Alice tries to put "Tide Guard" on her left own square
      Then that is refused
      And "Tide Guard" is in Bob's graveyard

  @DZ-2.20.1-6
  Rule: 2.20.1-6 A unit played to the center area is destroyed, at once or when the battle it starts ends
    - alone: at once if no battle begins
    - battle: when the battle that begins ends, even if it wins
    - center: only one that is played to the center area
    - played: only one that is played; units may move there or be put there

    @clause-alone
    Scenario: A unit that is played to the center area where no enemy stands is destroyed
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      When Alice plays "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's graveyard

    @clause-battle
    Scenario: A unit that is played to the center area stays while the battle that it begins is fought
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his right center square
      When Alice plays "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      Then there is a battle in Alice's left center square
      And "Ember Guard" is in Alice's left center square

    @clause-battle
    Scenario: A unit that is played to the center area and wins the battle there is destroyed as that ends
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his right center square
      When Alice plays "Ember Guard" to her left center square
      And everyone passes until the battle begins
      And everyone passes until the battle is over
      Then "Tide Scout" is in Bob's graveyard
      And "Ember Guard" is in Alice's graveyard

    @clause-center
    Scenario: A unit that is played to its player's own area and wins the battle there stays
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Alice could respond
      And Bob has a released "Tide Scout" in his right enemy square
      When Alice plays "Ember Guard" to her left own square
      And everyone passes until the battle begins
      And everyone passes until the battle is over
      Then "Tide Scout" is in Bob's graveyard
      And "Ember Guard" is in Alice's left own square

    @clause-played
    Scenario: A unit that moves to the center area stays there
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her left own square
      When Alice moves "Ember Guard" to her left center square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left center square

    @clause-played
    Scenario: A unit that an effect puts in the center area stays there
      Given it is Alice's main phase
      And Alice has a "Grave Robbery" in her hand
      And Bob has a "Tide Guard" in his graveyard
      When Alice plays "Grave Robbery" aiming at "Tide Guard"
      And Alice puts "Tide Guard" on her left center square
      Then "Tide Guard" is in Alice's left center square

  # docs/decisions/3242-texts-on-the-other-kind-of-square.md
  @DZ-2.20.1-7
  Rule: 2.20.1-7 A unit's text works on battle squares, and a zone effect also in the zone it is meant for
    - squares: it works while the unit is on a battle square
    - nowhere: not in hand, deck, plan zone, graveyard, energy zone or smash zone
    - zone: a zone effect works in its zone

    @clause-squares
    Scenario: A unit's text begins to work when the unit comes to a battle square
      Given it is Alice's main phase
      And Alice has a "Standard Bearer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Standard Bearer" to her middle own square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

    @example
    @clause-nowhere
    Scenario: The text of a unit does nothing in the plan zone
      Given it is Alice's main phase
      And the top of Alice's deck is "Standard Bearer"
      And Alice has a released "Ember Guard" in her left own square
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Alice's plan is "Standard Bearer"
      And "Ember Guard" has power 3000

    @example
    @clause-nowhere
    Scenario: The text of a unit does nothing in the graveyard
      Given it is Alice's main phase
      And Alice has a released "Standard Bearer" in her middle own square
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Scorch" in her hand
      When Alice plays "Scorch" aiming at "Standard Bearer"
      And everyone passes until the stack is empty
      Then "Standard Bearer" is in Alice's graveyard
      And "Ember Guard" has power 3000

    @clause-nowhere
    Scenario Outline: The text of a unit does nothing in the <place>
      Given it is Alice's main phase
      And Alice has a "Standard Bearer" in her <place>
      And Alice has a released "Ember Guard" in her left own square
      When Alice moves "Ember Guard" to her middle own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's middle own square
      And "Ember Guard" has power 3000

      Examples:
        | place       |
        | hand        |
        | energy zone |
        | smash zone  |

    @clause-zone
    Scenario: The text of a unit that works in the graveyard works there
      Given it is Alice's main phase
      And Alice has a released "Fallen Hero" in her middle own square
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "Scorch" in her hand
      When Alice plays "Scorch" aiming at "Fallen Hero"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

  @DZ-2.20.1-8
  Rule: 2.20.1-8 The active player decides in which order units came that come to squares together
    - order: what the text of the later one says is applied after the other's
    - active: the active player decides, even if another player controls the units

    # docs/decisions/3220-the-order-of-arrivals.md
    @clause-order
    Scenario Outline: Of two units the active player lets <first> come before <last>, whose text prevails
      Given it is Alice's main phase
      And Alice has a "Homecoming" in her hand
      And Alice has a "Leveling Giant" in her graveyard
      And Alice has a "Leveling Dwarf" in her graveyard
      And Alice has a released "Ember Guard" in her left center square
      When Alice plays "Homecoming"
      And Alice lets "<first>" and "<last>" come in that order, to any squares
      Then "Ember Guard" has power <power>

      Examples:
        | first          | last           | power |
        | Leveling Giant | Leveling Dwarf | 2000  |
        | Leveling Dwarf | Leveling Giant | 5000  |

    @clause-order
    Scenario Outline: The active player lets <first> come before <last>, of which the squire has another text above the one that counts
      Given it is Alice's main phase
      And Alice has a "Homecoming" in her hand
      And Alice has a "Leveling Giant" in her graveyard
      And Alice has a "Leveling Squire" in her graveyard
      And Alice has a released "Ember Guard" in her left center square
      When Alice plays "Homecoming"
      And Alice lets "<first>" and "<last>" come in that order, to any squares
      Then "Ember Guard" has power <power>

      Examples:
        | first           | last            | power |
        | Leveling Giant  | Leveling Squire | 4000  |
        | Leveling Squire | Leveling Giant  | 5000  |

    @clause-active
    Scenario Outline: Of two units of Bob's the active player lets <first> come before <last>, whose text prevails
      Given it is Alice's main phase
      And Bob has a "Homecoming" in his hand
      And Bob has a "Leveling Giant" in his graveyard
      And Bob has a "Leveling Dwarf" in his graveyard
      And Alice has a released "Ember Guard" in her left center square
      When Alice passes
      And Bob plays "Homecoming"
      And Alice lets "<first>" and "<last>" come in that order, to any squares
      Then "Ember Guard" has power <power>

      Examples:
        | first          | last           | power |
        | Leveling Giant | Leveling Dwarf | 2000  |
        | Leveling Dwarf | Leveling Giant | 5000  |

  @DZ-2.20.2-1
  Rule: 2.20.2-1 Bases are played from hand at their timing, from the plan zone at normal timing
    - normal: of normal timing from the hand, in her own main phase with an empty stack and no battle
    - quick: of quick timing from the hand, in either player's main phase, but not in a battle
    - battle: of battle timing from the hand, in either player's main phase, in a battle too
    - plan: of any timing from the plan zone, in her own main phase with an empty stack and no battle

    @clause-normal
    Scenario: A base of normal timing is played in its player's main phase
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      Then Alice may play "Ember Camp"
      When Alice plays "Ember Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Camp" is in Alice's left base square

    @clause-normal
    Scenario: A base of normal timing is not played over something on the stack
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      And Alice has a released "Quick Sage" in her right own square
      And Alice could respond
      When Alice activates "Quick Sage"
      And Alice tries to play "Ember Camp" to her left base square
      Then that is refused

    @clause-normal
    Scenario: A base of normal timing is not played in the opponent's main phase
      Given it is Alice's main phase
      And Bob has an "Ember Camp" in his hand
      And Bob could respond
      When Alice passes
      And Bob tries to play "Ember Camp" to his left base square
      Then that is refused

    @clause-normal
    Scenario: A base of normal timing is not played in a battle
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      And Alice could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      And Alice tries to play "Ember Camp" to her left base square
      Then that is refused

    @clause-quick
    Scenario: A base of quick timing is played in the opponent's main phase
      Given it is Alice's main phase
      And Bob has a "Quick Camp" in his hand
      When Alice passes
      Then Bob may play "Quick Camp"
      When Bob plays "Quick Camp" to his left base square
      And everyone passes until the stack is empty
      Then "Quick Camp" is in Bob's left base square

    @clause-quick
    Scenario: A base of quick timing is played in its player's main phase over something on the stack
      Given it is Alice's main phase
      And Alice has a "Quick Camp" in her hand
      And Alice has a released "Calm Sage" in her right own square
      When Alice activates "Calm Sage"
      Then Alice may play "Quick Camp"
      When Alice plays "Quick Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Quick Camp" is in Alice's left base square

    @clause-quick
    Scenario: A base of quick timing is not played in a battle
      Given it is Alice's main phase
      And Alice has a "Quick Camp" in her hand
      And Alice could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      And Alice tries to play "Quick Camp" to her left base square
      Then that is refused

    @clause-battle
    Scenario: A base of battle timing is played in a battle
      Given it is Alice's main phase
      And Alice has an "Ambush Camp" in her hand
      And Alice could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      Then Alice may play "Ambush Camp"
      When Alice plays "Ambush Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Ambush Camp" is in Alice's left base square

    @clause-battle
    Scenario: A base of battle timing is played in a battle in the opponent's main phase
      Given it is Alice's main phase
      And Bob has an "Ambush Camp" in his hand
      And Bob could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      Then Bob may play "Ambush Camp"
      When Bob plays "Ambush Camp" to his left base square
      And everyone passes until the battle is over
      Then "Ambush Camp" is in Bob's left base square

    @clause-plan
    Scenario Outline: A base of <timing> timing is played from the plan zone
      Given it is Alice's main phase
      And Alice has the plan "<card>"
      Then Alice may play "<card>"
      When Alice plays "<card>" to her left base square
      And everyone passes until the stack is empty
      Then "<card>" is in Alice's left base square

      Examples:
        | timing | card        |
        | normal | Ember Camp  |
        | quick  | Quick Camp  |
        | battle | Ambush Camp |

    @clause-plan
    Scenario Outline: A base of <timing> timing is not played from the plan zone over something on the stack
      Given it is Alice's main phase
      And Alice has the plan "<card>"
      And Alice has a released "Quick Sage" in her right own square
      And Alice could respond
      When Alice activates "Quick Sage"
      And Alice tries to play "<card>" to her left base square
      Then that is refused

      Examples:
        | timing | card        |
        | normal | Ember Camp  |
        | quick  | Quick Camp  |
        | battle | Ambush Camp |

    @clause-plan
    Scenario: A base of battle timing is not played from the plan zone in the opponent's main phase
      Given it is Alice's main phase
      And Bob has the plan "Ambush Camp"
      And Bob could respond
      When Alice passes
      And Bob tries to play "Ambush Camp" to his left base square
      Then that is refused

    @clause-plan
    Scenario: A base of battle timing is not played from the plan zone in a battle
      Given it is Alice's main phase
      And Alice has the plan "Ambush Camp"
      And Alice could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      And Alice tries to play "Ambush Camp" to her left base square
      Then that is refused

  @DZ-2.20.2-2
  Rule: 2.20.2-2 A base is played for its use cost to one of the player's base squares without an own base
    - cost: its use cost is paid, and must be
    - square: to a base square of the player's, and to no other square
    - free: to one without a base of the player's
    - stack: over the stack

    @clause-cost
    Scenario: Playing a base freezes as much energy as its use cost says
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      When Alice plays "Ember Camp" to her left base square
      And everyone passes until the stack is empty
      Then Alice has a frozen card in her energy zone
      And "Ember Camp" is in Alice's left base square

    @clause-cost
    Scenario: A base whose use cost cannot be paid is not played
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      And Alice has a released "Blue Drop" in her energy zone
      When Alice tries to play "Ember Camp" to her left base square
      Then that is refused

    @clause-free
    Scenario: A base is not played to a square where the player controls a base that is the opponent's
      Given it is Alice's main phase
      And Alice controls Bob's "Tide Camp", released in her left base square
      And Alice has an "Ember Camp" in her hand
      When Alice tries to play "Ember Camp" to her left base square
      Then that is refused

    @clause-square
    Scenario Outline: A base is played to the <line> base square
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      When Alice plays "Ember Camp" to her <line> base square
      And everyone passes until the stack is empty
      Then "Ember Camp" is in Alice's <line> base square

      Examples:
        | line   |
        | left   |
        | middle |
        | right  |

    @clause-square
    Scenario: A base is not played to a square of the battle space
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      When Alice tries to play "Ember Camp" to her left own square
      Then that is refused

    @clause-free
    Scenario: A base is not played to a square where a base of its player's lies
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      And Alice has a released "Tide Camp" in her left base square
      When Alice tries to play "Ember Camp" to her left base square
      Then that is refused

    @clause-square @clause-free
    Scenario: Where a base lies that the opponent has taken, its owner plays one base and no second
      Given it is Alice's main phase
      And Alice has an "Annexation" in her hand
      And Bob has a "House Banner" in his left base square
      And Bob has a "Quick Camp" in his hand
      And Bob has an "Ambush Camp" in his hand
      When Alice plays "Annexation" aiming at "House Banner"
      And everyone passes until the stack is empty
      And Alice passes
      And Bob tries to play "Quick Camp" to his left base square
      Then that is allowed
      When everyone passes until the stack is empty
      Then "Quick Camp" is in Bob's left base square
      And "House Banner" is in Bob's left base square
      When Alice passes
      And Bob tries to play "Ambush Camp" to his left base square
      Then that is refused

    @clause-free
    Scenario: No base can be played while bases of the player's lie on all base squares
      Given it is Alice's main phase
      And Alice has a released "Tide Camp" in her left base square
      And Alice has a released "Ember Camp" in her middle base square
      And Alice has a released "Ambush Camp" in her right base square
      And Alice has a "Quick Camp" in her hand
      Then Alice may not play "Quick Camp"

    @clause-stack
    Scenario: A base that is played is on the stack before it comes to its square
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      And Bob could respond
      When Alice plays "Ember Camp" to her left base square
      Then "Ember Camp" is on the stack
      And "Ember Camp" is not in Alice's left base square

  @DZ-2.20.2-3
  Rule: 2.20.2-3 A base spell that resolves comes to its square released, under its controller's control
    - square: to the square named as it was played
    - released: released
    - control: under the control of the spell's controller

    @clause-square @clause-released
    Scenario: A base that was played comes to its square released
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      When Alice plays "Ember Camp" to her right base square
      And everyone passes until the stack is empty
      Then "Ember Camp" is in Alice's right base square
      And "Ember Camp" is released

    @clause-control @clause-square
    Scenario: A base that Alice plays is under her control
      Given it is Alice's main phase
      And Alice has an "Ember Camp" in her hand
      When Alice plays "Ember Camp" to her right base square
      And everyone passes until the stack is empty
      Then "Ember Camp" is in Alice's right base square
      And Alice controls "Ember Camp"

    @clause-control @clause-square
    Scenario: A base that Bob plays in Alice's turn is under his control
      Given it is Alice's main phase
      And Bob has a "Quick Camp" in his hand
      When Alice passes
      And Bob plays "Quick Camp" to his right base square
      And everyone passes until the stack is empty
      Then "Quick Camp" is in Bob's right base square
      And Bob controls "Quick Camp"

  @DZ-2.20.2-4
  Rule: 2.20.2-4 Who controls an effect controls a base it puts onto a base square from off the squares
    - spell: of a spell, the player who controls it, whoever owns the base
    - ability: of an ability, the player who controls it, whoever owns its card or the base

    @example
    @clause-spell
    Scenario: A base that a strategy puts from the hand on a base square is controlled by the strategy's player
      Given it is Alice's main phase
      And Alice has a "New Management" in her hand
      And Alice has an "Ember Camp" in her hand
      And Alice has a released "Quick Camp" in her left base square
      When Alice plays "New Management" aiming at "Quick Camp"
      And Alice chooses "Ember Camp"
      And Alice puts "Ember Camp" on her left base square
      Then "Quick Camp" is in Alice's graveyard
      And "Ember Camp" is in Alice's left base square
      And Alice controls "Ember Camp"

    @clause-spell
    Scenario: A base of Bob's graveyard that a strategy of Alice's puts on a base square is controlled by her
      Given it is Alice's main phase
      And Alice has a "Camp Theft" in her hand
      And Bob has a "Tide Camp" in his graveyard
      When Alice plays "Camp Theft" aiming at "Tide Camp"
      And Alice puts "Tide Camp" on her middle base square
      Then "Tide Camp" is in Alice's middle base square
      And Alice controls "Tide Camp"

    @clause-spell
    Scenario: A base of Alice's graveyard that a strategy of Bob's puts on a base square in her turn is his to control
      Given it is Alice's main phase
      And Bob has a "Camp Theft" in his hand
      And Alice has an "Ember Camp" in her graveyard
      When Alice passes
      And Bob plays "Camp Theft" aiming at "Ember Camp"
      And Bob puts "Ember Camp" on his middle base square
      Then "Ember Camp" is in Bob's middle base square
      And Bob controls "Ember Camp"

    @clause-ability
    Scenario: A base that an ability of a unit puts on a base square is controlled by who controls that unit
      Given it is Alice's main phase
      And Alice controls Bob's "Camp Thief", released in her left own square
      And Bob has a "Tide Camp" in his graveyard
      When Alice activates "Camp Thief"
      And Alice puts "Tide Camp" on her middle base square
      Then "Tide Camp" is in Alice's middle base square
      And Alice controls "Tide Camp"

  # docs/decisions/3242-texts-on-the-other-kind-of-square.md
  @DZ-2.20.2-5
  Rule: 2.20.2-5 A base's text works on base squares, and a zone effect also in the zone it is meant for
    - squares: it works while the base is on a base square
    - nowhere: not in hand, deck, plan zone, graveyard, energy zone or smash zone
    - zone: a zone effect works in its zone

    @clause-squares
    Scenario: A base's text begins to work when the base comes to a base square
      Given it is Alice's main phase
      And Alice has a "Drill Ground" in her hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Drill Ground" to her right base square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 4000

    @clause-nowhere
    Scenario: The text of a base does nothing in the plan zone
      Given it is Alice's main phase
      And the top of Alice's deck is "Drill Ground"
      And Alice has a released "Ember Guard" in her left own square
      When Alice makes a plan
      And everyone passes until the stack is empty
      Then Alice's plan is "Drill Ground"
      And "Ember Guard" has power 3000

    @clause-nowhere
    Scenario Outline: The text of a base does nothing in the <place>
      Given it is Alice's main phase
      And Alice has a "Drill Ground" in her <place>
      And Alice has a released "Ember Guard" in her left own square
      When Alice moves "Ember Guard" to her middle own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's middle own square
      And "Ember Guard" has power 3000

      Examples:
        | place       |
        | hand        |
        | graveyard   |
        | energy zone |
        | smash zone  |

    @clause-zone
    Scenario: The text of a base that works in the graveyard works there
      Given it is Alice's main phase
      And Alice has a released "Ruined Fort" in her left base square
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a "New Management" in her hand
      When Alice plays "New Management" aiming at "Ruined Fort"
      And everyone passes until the stack is empty
      Then "Ruined Fort" is in Alice's graveyard
      And "Ember Guard" has power 4000

  @DZ-2.20.2-6
  Rule: 2.20.2-6 The active player decides in which order bases came that come to squares together
    - order: what the text of the later one says is applied after the other's
    - active: the active player decides, even if another player controls the bases

    @clause-order
    Scenario Outline: Of two bases the active player lets <first> come before <last>, whose text prevails
      Given it is Alice's main phase
      And Alice has a "Rebuilding" in her hand
      And Alice has a "High Ground" in her graveyard
      And Alice has a "Low Ground" in her graveyard
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Rebuilding"
      And Alice lets "<first>" and "<last>" come in that order, to any squares
      Then "Ember Guard" has power <power>

      Examples:
        | first       | last        | power |
        | High Ground | Low Ground  | 2000  |
        | Low Ground  | High Ground | 5000  |

    @clause-active
    Scenario Outline: Of two bases of Bob's the active player lets <first> come before <last>, whose text prevails
      Given it is Alice's main phase
      And Bob has a "Rebuilding" in his hand
      And Bob has a "High Ground" in his graveyard
      And Bob has a "Low Ground" in his graveyard
      And Alice has a released "Ember Guard" in her left own square
      When Alice passes
      And Bob plays "Rebuilding"
      And Alice lets "<first>" and "<last>" come in that order, to any squares
      Then "Ember Guard" has power <power>

      Examples:
        | first       | last        | power |
        | High Ground | Low Ground  | 2000  |
        | Low Ground  | High Ground | 5000  |

  @DZ-2.20.3-1
  Rule: 2.20.3-1 Strategies are played from hand at their timing, from the plan zone at normal timing
    - normal: of normal timing from the hand, in her own main phase with an empty stack and no battle
    - quick: of quick timing from the hand, in either player's main phase, but not in a battle
    - battle: of battle timing from the hand, in either player's main phase, in a battle too
    - plan: of any timing from the plan zone, in her own main phase with an empty stack and no battle

    @clause-normal
    Scenario: A strategy of normal timing is played in its player's main phase
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      Then Alice may play "Read the Tide"
      When Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      Then "Read the Tide" is in Alice's graveyard

    @clause-normal
    Scenario: A strategy of normal timing is not played over something on the stack
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a released "Quick Sage" in her right own square
      And Alice could respond
      When Alice activates "Quick Sage"
      And Alice tries to play "Read the Tide"
      Then that is refused

    @clause-normal
    Scenario: A strategy of normal timing is not played in the opponent's main phase
      Given it is Alice's main phase
      And Bob has a "Read the Tide" in his hand
      And Bob could respond
      When Alice passes
      And Bob tries to play "Read the Tide"
      Then that is refused

    @clause-normal
    Scenario: A strategy of normal timing is not played in a battle
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      And Alice tries to play "Read the Tide"
      Then that is refused

    @clause-quick
    Scenario: A strategy of quick timing is played in the opponent's main phase
      Given it is Alice's main phase
      And Bob has a "Quick Study" in his hand
      When Alice passes
      Then Bob may play "Quick Study"
      When Bob plays "Quick Study"
      And everyone passes until the stack is empty
      Then "Quick Study" is in Bob's graveyard

    @clause-quick
    Scenario: A strategy of quick timing is played in its player's main phase over something on the stack
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice has a released "Calm Sage" in her right own square
      When Alice activates "Calm Sage"
      Then Alice may play "Quick Study"
      When Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then "Quick Study" is in Alice's graveyard

    @clause-quick
    Scenario: A strategy of quick timing is not played in a battle
      Given it is Alice's main phase
      And Alice has a "Quick Study" in her hand
      And Alice could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      And Alice tries to play "Quick Study"
      Then that is refused

    @clause-battle
    Scenario: A strategy of battle timing is played in a battle
      Given it is Alice's main phase
      And Alice has a "War Lesson" in her hand
      And Alice could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      Then Alice may play "War Lesson"
      When Alice plays "War Lesson"
      And everyone passes until the stack is empty
      Then "War Lesson" is in Alice's graveyard

    @clause-battle
    Scenario: A strategy of battle timing is played in a battle in the opponent's main phase
      Given it is Alice's main phase
      And Bob has a "War Lesson" in his hand
      And Bob could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      Then Bob may play "War Lesson"
      When Bob plays "War Lesson"
      And everyone passes until the battle is over
      Then "War Lesson" is in Bob's graveyard

    @clause-plan
    Scenario Outline: A strategy of <timing> timing is played from the plan zone
      Given it is Alice's main phase
      And Alice has the plan "<card>"
      Then Alice may play "<card>"
      When Alice plays "<card>"
      And everyone passes until the stack is empty
      Then "<card>" is in Alice's graveyard

      Examples:
        | timing | card          |
        | normal | Read the Tide |
        | quick  | Quick Study   |
        | battle | War Lesson    |

    @clause-plan
    Scenario Outline: A strategy of <timing> timing is not played from the plan zone over something on the stack
      Given it is Alice's main phase
      And Alice has the plan "<card>"
      And Alice has a released "Quick Sage" in her right own square
      And Alice could respond
      When Alice activates "Quick Sage"
      And Alice tries to play "<card>"
      Then that is refused

      Examples:
        | timing | card          |
        | normal | Read the Tide |
        | quick  | Quick Study   |
        | battle | War Lesson    |

    @clause-plan
    Scenario: A strategy of battle timing is not played from the plan zone in the opponent's main phase
      Given it is Alice's main phase
      And Bob has the plan "War Lesson"
      And Bob could respond
      When Alice passes
      And Bob tries to play "War Lesson"
      Then that is refused

    @clause-plan
    Scenario: A strategy of battle timing is not played from the plan zone in a battle
      Given it is Alice's main phase
      And Alice has the plan "War Lesson"
      And Alice could respond
      And Alice has a released "Ember Giant" in her middle center square
      And Bob has a released "Tide Scout" in his middle own square
      When Alice moves "Ember Giant" to her middle enemy square
      And everyone passes until the battle begins
      And Alice tries to play "War Lesson"
      Then that is refused

  @DZ-2.20.3-2
  Rule: 2.20.3-2 A strategy is played for its use cost, over the stack
    - cost: its use cost is paid, and must be
    - stack: over the stack

    @clause-cost
    Scenario: Playing a strategy freezes as much energy as its use cost says
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      When Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      Then Alice has a frozen card in her energy zone
      And "Read the Tide" is in Alice's graveyard

    @clause-cost
    Scenario: A strategy whose use cost cannot be paid is not played
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Alice has a released "Red Spark" in her energy zone
      When Alice tries to play "Read the Tide"
      Then that is refused

    @clause-stack
    Scenario: A strategy that is played is on the stack before it does anything
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And Bob could respond
      When Alice plays "Read the Tide"
      Then "Read the Tide" is on the stack
      And Alice has no cards in her hand

  @DZ-2.20.3-3
  Rule: 2.20.3-3 A resolved strategy goes to its owner's graveyard, or with Link to the square of its unit
    - effect: what its text says is done
    - after: it goes to the graveyard after that
    - graveyard: it goes to its owner's graveyard
    - link: with the attribute Link it goes to the square of the unit that it is bonded to

    @clause-effect
    Scenario: A strategy that resolves does what it says
      Given it is Alice's main phase
      And Alice has a "Read the Tide" in her hand
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Read the Tide"
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-after @clause-effect @clause-graveyard
    Scenario: A strategy that takes all strategies out of the graveyard is not there yet itself
      Given it is Alice's main phase
      And Alice has an "Old Lessons" in her hand
      And Alice has a "Quick Study" in her graveyard
      When Alice plays "Old Lessons"
      And everyone passes until the stack is empty
      Then "Quick Study" is in Alice's hand
      And "Old Lessons" is in Alice's graveyard

    @clause-graveyard
    Scenario: A strategy that Bob plays in Alice's turn goes to his graveyard
      Given it is Alice's main phase
      And Bob has a "Quick Study" in his hand
      When Alice passes
      And Bob plays "Quick Study"
      And everyone passes until the stack is empty
      Then "Quick Study" is in Bob's graveyard

    @clause-link
    Scenario: A strategy with Link that Bob plays in Alice's turn goes to the square of its unit
      Given it is Alice's main phase
      And Bob has a released "Tide Scout" in his middle own square
      And Bob has a "Star Verse" in his hand
      When Alice passes
      And Bob plays "Star Verse" aiming at "Tide Scout"
      And everyone passes until the stack is empty
      Then "Star Verse" is in Bob's middle own square
