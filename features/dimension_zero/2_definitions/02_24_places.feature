Feature: Dimension Zero 2.24 Places that are no zones

  @DZ-2.24.2
  Rule: 2.24.2 Each player has a base space, three squares where bases can be put
    - three: it has three squares where bases can be put, and no more
    - each: each player has a base space, in which the other's bases take no room

    @clause-three
    Scenario Outline: A base is put on the <first> base square and then another on the <second>
      Given it is Alice's main phase
      And Alice has a "Tide Camp" in her hand
      And Alice has an "Ember Camp" in her hand
      When Alice plays "Tide Camp" to her <first> base square
      And everyone passes until the stack is empty
      And Alice plays "Ember Camp" to her <second> base square
      And everyone passes until the stack is empty
      Then "Tide Camp" is in Alice's <first> base square
      And "Ember Camp" is in Alice's <second> base square

      Examples:
        | first  | second |
        | right  | left   |
        | left   | middle |
        | middle | right  |

    @clause-three
    Scenario: A player with three bases has no square for a fourth
      Given it is Alice's main phase
      And Alice has a released "Tide Camp" in her left base square
      And Alice has a released "Quick Camp" in her middle base square
      And Alice has a released "Ambush Camp" in her right base square
      And Alice has an "Ember Camp" in her hand
      When Alice tries to play "Ember Camp"
      Then that is refused

    @clause-each
    Scenario: Three bases of Bob's leave Alice's base space free
      Given it is Alice's main phase
      And Bob has a released "Tide Camp" in his left base square
      And Bob has a released "Quick Camp" in his middle base square
      And Bob has a released "Ambush Camp" in his right base square
      And Alice has an "Ember Camp" in her hand
      Then Alice may play "Ember Camp"
      When Alice plays "Ember Camp" to her left base square
      And everyone passes until the stack is empty
      Then "Ember Camp" is in Alice's left base square

    @clause-each
    Scenario: Three bases of Alice's leave Bob's base space free
      Given it is Alice's main phase
      And Alice has a released "Tide Camp" in her left base square
      And Alice has a released "Ember Camp" in her middle base square
      And Alice has a released "Ambush Camp" in her right base square
      And Bob has a "Quick Camp" in his hand
      When Alice passes
      Then Bob may play "Quick Camp"
      When Bob plays "Quick Camp" to his left base square
      And everyone passes until the stack is empty
      Then "Quick Camp" is in Bob's left base square

  @DZ-2.24.3
  Rule: 2.24.3 The players share one battle space, nine squares where units can be put
    - nine: it has nine squares where units can be put
    - share: the units of both players come to the same squares

    @clause-nine
    Scenario Outline: A unit comes to the <to> square
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her <from> square
      When Alice moves "Ember Guard" to her <to> square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's <to> square

      Examples:
        | from          | to            |
        | middle own    | left own      |
        | left own      | middle own    |
        | middle own    | right own     |
        | middle center | left center   |
        | left center   | middle center |
        | middle center | right center  |
        | middle enemy  | left enemy    |
        | left enemy    | middle enemy  |
        | middle enemy  | right enemy   |

    @clause-share
    Scenario Outline: A unit of Alice's comes to a square where a unit of Bob's stands
      Given it is Alice's main phase
      And Alice has a released "Ember Guard" in her <from> square
      And Bob has a released "Tide Guard" in his <his> square
      And Alice could respond
      When Alice moves "Ember Guard" to her <to> square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's <to> square
      And "Tide Guard" is in Alice's <to> square

      Examples:
        | from          | to          | his          |
        | left center   | left enemy  | right own    |
        | middle center | left center | right center |
        | left center   | left own    | right enemy  |

  @DZ-2.24.4
  Rule: 2.24.4 A line is a column of squares, three of the battle space and two of base spaces
    - battle: three squares of the battle space
    - bases: a base square of each player
    - column: no square beside them

    @clause-battle
    Scenario Outline: A unit freezes all on its line, from the <from> square
      Given it is Alice's main phase
      And Alice has a released "Line Frost" in her <from> square
      And Alice has a released "Ember Guard" in her <one> square
      And Bob has a released "Tide Guard" in his <two> square
      When Alice activates "Line Frost"
      And everyone passes until the stack is empty
      Then "Line Frost" is frozen
      And "Ember Guard" is frozen
      And "Tide Guard" is frozen

      Examples:
        | from          | one           | two           |
        | left own      | left center   | right own     |
        | middle center | middle own    | middle own    |
        | right enemy   | right own     | left center   |

    @clause-bases
    Scenario Outline: The base squares at both ends of the <line> line belong to it
      Given it is Alice's main phase
      And Alice has a released "Line Frost" in her <line> center square
      And Alice has a released "Ember Camp" in her <line> base square
      And Bob has a released "Tide Camp" in his <his> base square
      When Alice activates "Line Frost"
      And everyone passes until the stack is empty
      Then "Ember Camp" is frozen
      And "Tide Camp" is frozen

      Examples:
        | line   | his    |
        | left   | right  |
        | middle | middle |
        | right  | left   |

    @clause-column
    Scenario: The squares beside those of a line do not belong to it
      Given it is Alice's main phase
      And Alice has a released "Line Frost" in her left center square
      And Alice has a released "Ember Guard" in her middle center square
      And Alice has a released "Ember Camp" in her middle base square
      And Bob has a released "Tide Guard" in his left own square
      And Bob has a released "Tide Camp" in his middle base square
      When Alice activates "Line Frost"
      And everyone passes until the stack is empty
      Then "Line Frost" is frozen
      And "Ember Guard" is released
      And "Ember Camp" is released
      And "Tide Guard" is released
      And "Tide Camp" is released

  @DZ-2.24.5
  Rule: 2.24.5 Lines are right, center and left as a player sees them; one's right is the opponent's left
    - right: the right line is the one on the player's right
    - left: the left line is the one on the player's left
    - center: the center line is the one between
    - mirror: a player's right line is the opponent's left, and the other way round

    @clause-right
    Scenario: Alice freezes the units of her right line
      Given it is Alice's main phase
      And Alice has a "Frost on the Right" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Brute" in her middle own square
      And Alice has a released "Ember Giant" in her right own square
      When Alice plays "Frost on the Right"
      And everyone passes until the stack is empty
      Then "Ember Guard" is released
      And "Ember Brute" is released
      And "Ember Giant" is frozen

    @clause-left
    Scenario: Alice freezes the units of her left line
      Given it is Alice's main phase
      And Alice has a "Frost on the Left" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Brute" in her middle own square
      And Alice has a released "Ember Giant" in her right own square
      When Alice plays "Frost on the Left"
      And everyone passes until the stack is empty
      Then "Ember Guard" is frozen
      And "Ember Brute" is released
      And "Ember Giant" is released

    @clause-center
    Scenario: Alice freezes the units of her center line
      Given it is Alice's main phase
      And Alice has a "Frost in the Middle" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Brute" in her middle own square
      And Alice has a released "Ember Giant" in her right own square
      When Alice plays "Frost in the Middle"
      And everyone passes until the stack is empty
      Then "Ember Guard" is released
      And "Ember Brute" is frozen
      And "Ember Giant" is released

    @clause-mirror @clause-left
    Scenario: Bob's left line is Alice's right line
      Given it is Alice's main phase
      And Bob has a "Frost on the Left" in his hand
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a released "Ember Brute" in her left own square
      When Alice passes
      And Bob plays "Frost on the Left"
      And everyone passes until the stack is empty
      Then "Ember Guard" is frozen
      And "Ember Brute" is released

    @clause-mirror @clause-right
    Scenario: Bob's right line is Alice's left line
      Given it is Alice's main phase
      And Bob has a "Frost on the Right" in his hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Brute" in her right own square
      When Alice passes
      And Bob plays "Frost on the Right"
      And everyone passes until the stack is empty
      Then "Ember Guard" is frozen
      And "Ember Brute" is released

  @DZ-2.24.5-1
  Rule: 2.24.5-1 Which line a rule means is judged from the player who acts by that rule

    Scenario: The outer lines of Bob's formation are those on his left and on his right
      Given it is Bob's main phase
      And Bob has a released "Tide Scout" in his left own square
      And Bob has a released "Tide Guard" in his right own square
      And Bob has a released "Tide Golem" in his middle enemy square
      And Bob has a "Triangle Runner" in his hand
      When Bob plays "Triangle Runner" to his middle center square by formation summon
      And everyone passes until the stack is empty
      Then "Triangle Runner" is in Bob's middle center square

    Scenario Outline: A unit on Bob's <line> line, which is Alice's <other> line, is not on both of his outer lines
      Given it is Bob's main phase
      And Bob has a released "Tide Scout" in his <line> own square
      And Bob has a released "Tide Golem" in his middle enemy square
      And Bob has a "Triangle Runner" in his hand
      When Bob tries to play "Triangle Runner" to his middle center square by formation summon
      Then that is refused

      Examples:
        | line  | other |
        | left  | right |
        | right | left  |

  @DZ-2.24.6
  Rule: 2.24.6 An area is a row of three squares of the battle space
    - row: three squares beside each other
    - others: no square before or behind them
    - battle: of the battle space only

    @clause-row
    Scenario Outline: A unit freezes all in its area, from the <from> square
      Given it is Alice's main phase
      And Alice has a released "Row Frost" in her <from> square
      And Alice has a released "Ember Guard" in her <one> square
      And Bob has a released "Tide Guard" in his <two> square
      When Alice activates "Row Frost"
      And everyone passes until the stack is empty
      Then "Row Frost" is frozen
      And "Ember Guard" is frozen
      And "Tide Guard" is frozen

      Examples:
        | from          | one         | two           |
        | left own      | middle own  | left enemy    |
        | middle center | left center | left center   |
        | right enemy   | left enemy  | middle own    |

    @clause-others
    Scenario: The squares before and behind those of an area do not belong to it
      Given it is Alice's main phase
      And Alice has a released "Row Frost" in her left center square
      And Alice has a released "Ember Guard" in her left own square
      And Bob has a released "Tide Guard" in his right own square
      When Alice activates "Row Frost"
      And everyone passes until the stack is empty
      Then "Row Frost" is frozen
      And "Ember Guard" is released
      And "Tide Guard" is released

    @clause-battle
    Scenario: Base squares belong to no area
      Given it is Alice's main phase
      And Alice has a released "Row Camp" in her left base square
      And Alice has a released "Ember Camp" in her middle base square
      And the top of Alice's deck is "Tide Giant"
      And Alice has a "Quick Study" in her hand
      When Alice activates "Row Camp"
      And Alice plays "Quick Study"
      And everyone passes until the stack is empty
      Then "Ember Camp" is released
      And "Tide Giant" is in Alice's hand

    @clause-battle
    Scenario: A strategy that freezes all in the own area freezes no base
      Given it is Alice's main phase
      And Alice has a "Own Frost" in her hand
      And Alice has a released "Tide Camp" in her left base square
      And Alice has a released "Ember Guard" in her left own square
      When Alice plays "Own Frost"
      And everyone passes until the stack is empty
      Then "Ember Guard" is frozen
      And "Tide Camp" is released

  @DZ-2.24.7
  Rule: 2.24.7 From the nearest, areas are own, center and enemy; one's own is the opponent's enemy area
    - own: the own area is the nearest to the player
    - center: the center area is the one in the middle
    - enemy: the enemy area is the farthest from the player
    - mirror: a player's own area is the opponent's enemy area, and the other way round

    @clause-own
    Scenario: Alice freezes the units of her own area
      Given it is Alice's main phase
      And Alice has a "Near Frost" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Brute" in her middle center square
      And Alice has a released "Ember Giant" in her right enemy square
      When Alice plays "Near Frost"
      And everyone passes until the stack is empty
      Then "Ember Guard" is frozen
      And "Ember Brute" is released
      And "Ember Giant" is released

    @clause-center
    Scenario: Alice freezes the units of her center area
      Given it is Alice's main phase
      And Alice has a "Center Frost" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Brute" in her middle center square
      And Alice has a released "Ember Giant" in her right enemy square
      When Alice plays "Center Frost"
      And everyone passes until the stack is empty
      Then "Ember Guard" is released
      And "Ember Brute" is frozen
      And "Ember Giant" is released

    @clause-enemy
    Scenario: Alice freezes the units of her enemy area
      Given it is Alice's main phase
      And Alice has a "Far Frost" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Brute" in her middle center square
      And Alice has a released "Ember Giant" in her right enemy square
      When Alice plays "Far Frost"
      And everyone passes until the stack is empty
      Then "Ember Guard" is released
      And "Ember Brute" is released
      And "Ember Giant" is frozen

    @clause-mirror @clause-own
    Scenario: Bob's own area is Alice's enemy area
      Given it is Alice's main phase
      And Bob has a "Near Frost" in his hand
      And Alice has a released "Ember Guard" in her left enemy square
      And Alice has a released "Ember Brute" in her right own square
      When Alice passes
      And Bob plays "Near Frost"
      And everyone passes until the stack is empty
      Then "Ember Guard" is frozen
      And "Ember Brute" is released

    @clause-mirror @clause-enemy
    Scenario: Bob's enemy area is Alice's own area
      Given it is Alice's main phase
      And Bob has a "Far Frost" in his hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Brute" in her right enemy square
      When Alice passes
      And Bob plays "Far Frost"
      And everyone passes until the stack is empty
      Then "Ember Guard" is frozen
      And "Ember Brute" is released

    @clause-enemy
    Scenario: Base squares lie in no area: bases stay released as Alice freezes all cards of her enemy area
      Given it is Alice's main phase
      And Alice has a "Far Frost" in her hand
      And Alice has a released "Ember Camp" in her left base square
      And Bob has a released "Tide Camp" in his left base square
      And Bob has a released "Tide Guard" in his left own square
      When Alice plays "Far Frost"
      And everyone passes until the stack is empty
      Then "Tide Guard" is frozen
      And "Tide Camp" is released
      And "Ember Camp" is released

  @DZ-2.24.7-1
  Rule: 2.24.7-1 Which area a rule means is judged from the player who acts by that rule

    @example
    Scenario: The own area to which each of two players plays a unit is the own area as that player sees it
      Given it is Alice's main phase
      And Alice has an "Ember Guard" in her hand
      And Bob has a "Quick Hawk" in his hand
      When Alice plays "Ember Guard" to her left own square
      And everyone passes until the stack is empty
      And Alice passes
      And Bob plays "Quick Hawk" to his left own square
      And everyone passes until the stack is empty
      Then "Ember Guard" is in Alice's left own square
      And "Quick Hawk" is in Bob's left own square

    Scenario: The other player plays no unit to what is the active player's own area
      Given it is Alice's main phase
      And Bob has a "Quick Hawk" in his hand
      And Bob could respond
      When Alice passes
      And Bob tries to play "Quick Hawk" to his left enemy square
      Then that is refused

    Scenario: The own area to which the other player plays a unit is his as he sees it
      Given it is Alice's main phase
      And Bob has a "Quick Hawk" in his hand
      When Alice passes
      And Bob plays "Quick Hawk" to his left own square
      And everyone passes until the stack is empty
      Then "Quick Hawk" is in Bob's left own square

    Scenario: A unit that smashes in what is the other player's own area stands in the enemy area
      Given it is Bob's smash phase
      And Bob has a released "Tide Guard" in his left enemy square
      When Bob smashes with "Tide Guard"
      Then Alice has two cards in her smash zone

  @DZ-2.24.7-2
  Rule: 2.24.7-2 Which area a card's text means is judged from the card's controller
    - spell: of a strategy, from the player who plays it
    - unit: of a unit, from the player who controls it, whoever owns it

    @example
    @clause-spell
    Scenario: A strategy for a unit of the enemy area is played at a unit in what its player sees as that
      Given it is Alice's main phase
      And Alice has a "Forward Cheer" in her hand
      And Alice has a released "Ember Guard" in her left enemy square
      Then Alice may play "Forward Cheer"
      When Alice plays "Forward Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 7000

    @clause-spell
    Scenario: A strategy for a unit of the enemy area is not played at a unit in its player's own area
      Given it is Alice's main phase
      And Alice has a "Forward Cheer" in her hand
      And Alice has a released "Ember Guard" in her left own square
      Then Alice cannot play "Forward Cheer"

    @clause-spell
    Scenario: The enemy area of a strategy that Bob plays is the one that Bob sees so
      Given it is Alice's main phase
      And Bob has a "Forward Cheer" in his hand
      And Alice has a released "Ember Guard" in her left own square
      When Alice passes
      Then Bob may play "Forward Cheer"
      When Bob plays "Forward Cheer" aiming at "Ember Guard"
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 7000

    @example
    @clause-unit
    Scenario: A unit's text about the center area and the enemy area means these as its controller sees them
      Given it is Alice's main phase
      And Alice has a "Bold Sprite" in her hand
      And Alice has a released "Ember Guard" in her left own square
      And Alice has a released "Ember Brute" in her middle center square
      And Alice has a released "Ember Giant" in her right enemy square
      When Alice plays "Bold Sprite" to her right own square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 3000
      And "Ember Brute" has power 5000
      And "Ember Giant" has power 6000

    @clause-unit
    Scenario: The areas of a unit that Alice controls and Bob owns are those that Alice sees
      Given it is Alice's main phase
      And Alice controls Bob's "Bold Sprite", released in her left own square
      And Alice has a released "Ember Guard" in her middle center square
      When Alice moves "Ember Guard" to her middle own square
      And everyone passes until the stack is empty
      Then "Ember Guard" has power 3000
