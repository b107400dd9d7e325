Feature: Dimension Zero 5.8 Formation summons

  Background:
    Given it is Alice's main phase

  @DZ-5.8.1
  Rule: 5.8.1 Formation summon is a static ability that makes the playing of its unit a special one

    Scenario: A unit is played by formation summon from the hand, and nothing but itself goes to the stack
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a "Small Eye Runner" in her hand
      And Bob could respond
      When Alice plays "Small Eye Runner" to her left own square by formation summon
      Then there is one thing on the stack
      When everyone passes until the stack is empty
      Then "Small Eye Runner" is in Alice's left own square

  @DZ-5.8.2
  Rule: 5.8.2 When the formation is there, its card can be played to the given square for its own cost
    - condition: only when the formation is there
    - square: only to the square that is given
    - cost: for the cost of the formation summon, which must be paid
    - own: it is as if the unit were played to the own area, where no unit of the player may stand
    - enemy: the unit comes to a square with an enemy, too, and they fight
    - frozen: the unit comes frozen
    - may: it may be played for its use cost all the same

    @clause-condition
    Scenario: With "Ember Scout" on its square and "Tide Scout" behind the other the formation is not there
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her right own square
      And Alice has a "Straight Runner" in her hand
      When Alice tries to play "Straight Runner" to her middle center square by formation summon
      Then that is refused

    @clause-condition
    Scenario: A unit of the other player is no part of the formation
      Given Alice has a released "Ember Scout" in her left center square
      And Bob has a released "Tide Scout" in his left center square
      And Alice has a "Straight Runner" in her hand
      When Alice tries to play "Straight Runner" to her middle center square by formation summon
      Then that is refused

    @clause-square
    Scenario: The unit is not summoned to another square
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her right center square
      And Alice has a "Small Eye Runner" in her hand
      When Alice tries to play "Small Eye Runner" to her middle own square by formation summon
      Then that is refused

    @clause-cost
    Scenario: One red energy is frozen for the formation summon of a unit that costs three
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her right center square
      And Alice has a "Straight Runner" in her hand
      When Alice plays "Straight Runner" to her middle center square by formation summon
      Then Alice has a frozen card in her energy zone

    @clause-cost
    Scenario: The cost of the formation summon cannot be paid
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her right center square
      And Alice has a "Straight Runner" in her hand
      And Alice has four released "Blue Drop" in her energy zone
      When Alice tries to play "Straight Runner" to her middle center square by formation summon
      Then that is refused

    @clause-own
    Scenario: The unit stays in the center area without a battle, where another owns a unit of the formation
      Given Alice has a released "Ember Scout" in her left center square
      And Alice controls Bob's "Tide Scout", released in her right center square
      And Alice has a "Straight Runner" in her hand
      When Alice plays "Straight Runner" to her middle center square by formation summon
      And everyone passes until the stack is empty
      Then "Straight Runner" is in Alice's middle center square

    @clause-own
    Scenario: The unit is not summoned to a square with a unit of its player
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her right center square
      And Alice has a released "Ember Guard" in her middle center square
      And Alice has a "Straight Runner" in her hand
      When Alice tries to play "Straight Runner" to her middle center square by formation summon
      Then that is refused

    @clause-enemy
    Scenario: The unit fights an enemy that stands on the square
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her right center square
      And Alice has a "Straight Runner" in her hand
      And Bob has a released "Tide Scout" in his middle center square
      And Bob could respond
      When Alice plays "Straight Runner" to her middle center square by formation summon
      And everyone passes until the stack is empty
      Then there is a battle in Alice's middle center square

    @clause-frozen
    Scenario: The unit comes frozen
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her right center square
      And Alice has a "Straight Runner" in her hand
      When Alice plays "Straight Runner" to her middle center square by formation summon
      And everyone passes until the stack is empty
      Then "Straight Runner" is frozen

    @clause-may
    Scenario: With the formation there, the unit is played in the usual way
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her right center square
      And Alice has a "Straight Runner" in her hand
      When Alice plays "Straight Runner" to her middle own square in the usual way
      Then Alice has three frozen cards in her energy zone

    @clause-square
    Scenario: A unit with two formation summons for the same cost is summoned to the square of the first
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her right center square
      And Alice has a "Two Step Runner" in her hand
      When Alice plays "Two Step Runner" to her left own square by formation summon
      And everyone passes until the stack is empty
      Then "Two Step Runner" is in Alice's left own square

    @clause-square
    Scenario: A unit with two formation summons for the same cost is summoned to the square of the second
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her right center square
      And Alice has a "Two Step Runner" in her hand
      When Alice plays "Two Step Runner" to her middle center square by formation summon
      And everyone passes until the stack is empty
      Then "Two Step Runner" is in Alice's middle center square

    @clause-cost
    Scenario: Two energy are frozen for the second of a unit's formation summons, which costs two
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her right center square
      And Alice has a "Three Step Runner" in her hand
      When Alice plays "Three Step Runner" to her middle center square by its formation summon "line"
      Then Alice has two frozen cards in her energy zone
      When everyone passes until the stack is empty
      Then "Three Step Runner" is in Alice's middle center square
      And "Three Step Runner" is frozen

    @clause-condition
    Scenario: With the formation for one energy there, a unit is not summoned by that for two, which is not
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a "Three Step Runner" in her hand
      When Alice tries to play "Three Step Runner" to her left own square by its formation summon "line"
      Then that is refused

    @clause-cost @clause-square
    Scenario: For the cost of its first formation summon a unit comes by its third, which costs the same
      Given Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Tide Scout" in her middle own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a "Three Step Runner" in her hand
      When Alice plays "Three Step Runner" to her middle center square by its formation summon "eye"
      Then Alice has a frozen card in her energy zone
      When everyone passes until the stack is empty
      Then "Three Step Runner" is in Alice's middle center square

  @DZ-5.8.2-1
  Rule: 5.8.2-1 Straight: with own units left and right in the center area it is played between them
    - there: with all of them there it is played to the middle square of the center area
    - left-center: not without one on the left center square
    - right-center: not without one on the right center square

    @clause-there
    Scenario: Straight: the formation is there
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her right center square
      And Alice has a "Straight Runner" in her hand
      When Alice plays "Straight Runner" to her middle center square by formation summon
      And everyone passes until the stack is empty
      Then "Straight Runner" is in Alice's middle center square

    @clause-left-center
    Scenario: Straight: the left center square is empty
      Given Alice has a released "Tide Scout" in her right center square
      And Alice has a "Straight Runner" in her hand
      When Alice tries to play "Straight Runner" to her middle center square by formation summon
      Then that is refused

    @clause-right-center
    Scenario: Straight: the right center square is empty
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a "Straight Runner" in her hand
      When Alice tries to play "Straight Runner" to her middle center square by formation summon
      Then that is refused

  @DZ-5.8.2-2
  Rule: 5.8.2-2 Triangle: own units left and right in the own area, one mid enemy area; to the middle
    - there: with all of them there it is played to the middle square of the center area
    - left-own: not without one on the left own square
    - right-own: not without one on the right own square
    - middle-enemy: not without one on the middle enemy square

    @clause-there
    Scenario: Triangle: the formation is there
      Given Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Tide Scout" in her right own square
      And Alice has a released "Ember Guard" in her middle enemy square
      And Alice has a "Triangle Runner" in her hand
      When Alice plays "Triangle Runner" to her middle center square by formation summon
      And everyone passes until the stack is empty
      Then "Triangle Runner" is in Alice's middle center square

    @clause-left-own
    Scenario: Triangle: the left own square is empty
      Given Alice has a released "Tide Scout" in her right own square
      And Alice has a released "Ember Guard" in her middle enemy square
      And Alice has a "Triangle Runner" in her hand
      When Alice tries to play "Triangle Runner" to her middle center square by formation summon
      Then that is refused

    @clause-right-own
    Scenario: Triangle: the right own square is empty
      Given Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her middle enemy square
      And Alice has a "Triangle Runner" in her hand
      When Alice tries to play "Triangle Runner" to her middle center square by formation summon
      Then that is refused

    @clause-middle-enemy
    Scenario: Triangle: the middle enemy square is empty
      Given Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Tide Scout" in her right own square
      And Alice has a "Triangle Runner" in her hand
      When Alice tries to play "Triangle Runner" to her middle center square by formation summon
      Then that is refused

  @DZ-5.8.2-3
  Rule: 5.8.2-3 X: own units left and right in the own area and in the enemy area; to the middle
    - there: with all of them there it is played to the middle square of the center area
    - left-own: not without one on the left own square
    - right-own: not without one on the right own square
    - left-enemy: not without one on the left enemy square
    - right-enemy: not without one on the right enemy square

    @clause-there
    Scenario: X: the formation is there
      Given Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Tide Scout" in her right own square
      And Alice has a released "Ember Guard" in her left enemy square
      And Alice has a released "Tide Guard" in her right enemy square
      And Alice has a "X Runner" in her hand
      When Alice plays "X Runner" to her middle center square by formation summon
      And everyone passes until the stack is empty
      Then "X Runner" is in Alice's middle center square

    @clause-left-own
    Scenario: X: the left own square is empty
      Given Alice has a released "Tide Scout" in her right own square
      And Alice has a released "Ember Guard" in her left enemy square
      And Alice has a released "Tide Guard" in her right enemy square
      And Alice has a "X Runner" in her hand
      When Alice tries to play "X Runner" to her middle center square by formation summon
      Then that is refused

    @clause-right-own
    Scenario: X: the right own square is empty
      Given Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her left enemy square
      And Alice has a released "Tide Guard" in her right enemy square
      And Alice has a "X Runner" in her hand
      When Alice tries to play "X Runner" to her middle center square by formation summon
      Then that is refused

    @clause-left-enemy
    Scenario: X: the left enemy square is empty
      Given Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Tide Scout" in her right own square
      And Alice has a released "Tide Guard" in her right enemy square
      And Alice has a "X Runner" in her hand
      When Alice tries to play "X Runner" to her middle center square by formation summon
      Then that is refused

    @clause-right-enemy
    Scenario: X: the right enemy square is empty
      Given Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Tide Scout" in her right own square
      And Alice has a released "Ember Guard" in her left enemy square
      And Alice has a "X Runner" in her hand
      When Alice tries to play "X Runner" to her middle center square by formation summon
      Then that is refused

  @DZ-5.8.2-4
  Rule: 5.8.2-4 Underbar: own units on all squares of the own area; to the middle
    - there: with all of them there it is played to the middle square of the center area
    - left-own: not without one on the left own square
    - middle-own: not without one on the middle own square
    - right-own: not without one on the right own square

    @clause-there
    Scenario: Underbar: the formation is there
      Given Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Tide Scout" in her middle own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a "Underbar Runner" in her hand
      When Alice plays "Underbar Runner" to her middle center square by formation summon
      And everyone passes until the stack is empty
      Then "Underbar Runner" is in Alice's middle center square

    @clause-there
    Scenario: Underbar: the formation is there in the area that is Bob's own
      Given Bob has a released "Ember Scout" in his left own square
      And Bob has a released "Tide Scout" in his middle own square
      And Bob has a released "Ember Guard" in his right own square
      And Bob has a "Underbar Runner" in his hand
      When everyone passes until Bob's main phase
      And Bob plays "Underbar Runner" to his middle center square by formation summon
      And everyone passes until the stack is empty
      Then "Underbar Runner" is in Bob's middle center square

    @clause-left-own
    Scenario: Underbar: the left own square is empty
      Given Alice has a released "Tide Scout" in her middle own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a "Underbar Runner" in her hand
      When Alice tries to play "Underbar Runner" to her middle center square by formation summon
      Then that is refused

    @clause-middle-own
    Scenario: Underbar: the middle own square is empty
      Given Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Ember Guard" in her right own square
      And Alice has a "Underbar Runner" in her hand
      When Alice tries to play "Underbar Runner" to her middle center square by formation summon
      Then that is refused

    @clause-right-own
    Scenario: Underbar: the right own square is empty
      Given Alice has a released "Ember Scout" in her left own square
      And Alice has a released "Tide Scout" in her middle own square
      And Alice has a "Underbar Runner" in her hand
      When Alice tries to play "Underbar Runner" to her middle center square by formation summon
      Then that is refused

  # Reading: docs/decisions/3503-behind-is-the-next-square.md
  @DZ-5.8.2-5
  Rule: 5.8.2-5 Small Eye: it is played to a battle square behind an own unit on the same line
    - behind: to a square behind an own unit, on its line
    - before: not to one before it
    - line: not to one on another line

    @clause-behind
    Scenario: Small Eye: to the square behind an own unit in the enemy area
      Given Alice has a released "Ember Scout" in her left enemy square
      And Alice has a "Small Eye Runner" in her hand
      When Alice plays "Small Eye Runner" to her left center square by formation summon
      And everyone passes until the stack is empty
      Then "Small Eye Runner" is in Alice's left center square

    @clause-before
    Scenario: Small Eye: not to the square before an own unit
      Given Alice has a released "Ember Scout" in her left own square
      And Alice has a "Small Eye Runner" in her hand
      When Alice tries to play "Small Eye Runner" to her left center square by formation summon
      Then that is refused

    @clause-line
    Scenario: Small Eye: not to a square beside an own unit
      Given Alice has a released "Ember Scout" in her left center square
      And Alice has a released "Tide Scout" in her right center square
      And Alice has a "Small Eye Runner" in her hand
      When Alice tries to play "Small Eye Runner" to her middle center square by formation summon
      Then that is refused

    @clause-behind
    Scenario: Small Eye: to the square that Bob sees behind a unit of his
      Given Bob has a released "Tide Scout" in his left center square
      And Bob has a "Small Eye Runner" in his hand
      When everyone passes until Bob's main phase
      And Bob plays "Small Eye Runner" to his left own square by formation summon
      And everyone passes until the stack is empty
      Then "Small Eye Runner" is in Bob's left own square
      And Bob has a frozen card in his energy zone

    @clause-before
    Scenario: Small Eye: not to the square that Bob sees before a unit of his
      Given Bob has a released "Tide Scout" in his left center square
      And Bob has a released "Tide Guard" in his right center square
      And Bob has a "Small Eye Runner" in his hand
      When everyone passes until Bob's main phase
      And Bob tries to play "Small Eye Runner" to his left enemy square by formation summon
      Then that is refused

    @clause-behind
    Scenario: Small Eye: not to the square behind the one that is behind an own unit
      Given Alice has a released "Ember Scout" in her left enemy square
      And Alice has a released "Ember Guard" in her right enemy square
      And Alice has a "Small Eye Runner" in her hand
      When Alice tries to play "Small Eye Runner" to her left own square by formation summon
      Then that is refused

    @clause-behind
    Scenario: Small Eye: in a battle a unit is played behind a unit that fights an enemy on the enemy's square
      Given Alice has a released "Ember Giant" in her left center square
      And Bob has a released "Tide Brute" in his right own square
      And Alice has an "Ambush Runner" in her hand
      When Alice moves "Ember Giant" to her left enemy square
      And everyone passes until the battle begins
      And Alice plays "Ambush Runner" to her left center square by formation summon
      And everyone passes until the battle is over
      Then "Ambush Runner" is in Alice's left center square

  @DZ-5.8.2-6
  Rule: 5.8.2-6 Big Eye: own units in a line's own and enemy area; to the line's center area
    - line: on any line it is played between two own units
    - own: not without one in the own area of that line
    - enemy: not without one in the enemy area of that line

    @clause-line
    Scenario Outline: Big Eye: on the <line> line
      Given Alice has a released "Ember Scout" in her <line> own square
      And Alice has a released "Tide Scout" in her <line> enemy square
      And Alice has a "Big Eye Runner" in her hand
      When Alice plays "Big Eye Runner" to her <line> center square by formation summon
      And everyone passes until the stack is empty
      Then "Big Eye Runner" is in Alice's <line> center square

      Examples:
        | line   |
        | left   |
        | middle |

    @clause-own
    Scenario: Big Eye: the square of the line in the own area is empty
      Given Alice has a released "Tide Scout" in her left enemy square
      And Alice has a "Big Eye Runner" in her hand
      When Alice tries to play "Big Eye Runner" to her left center square by formation summon
      Then that is refused

    @clause-enemy
    Scenario: Big Eye: the square of the line in the enemy area is empty
      Given Alice has a released "Ember Scout" in her left own square
      And Alice has a "Big Eye Runner" in her hand
      When Alice tries to play "Big Eye Runner" to her left center square by formation summon
      Then that is refused

    @clause-line @clause-own @clause-enemy
    Scenario: Big Eye: "Ember Scout" of the own area stands on another line
      Given Alice has a released "Ember Scout" in her middle own square
      And Alice has a released "Tide Scout" in her left enemy square
      And Alice has a "Big Eye Runner" in her hand
      When Alice tries to play "Big Eye Runner" to her left center square by formation summon
      Then that is refused

  # Reading: docs/decisions/3505-formations-of-cards.md
  @DZ-5.8.2-7
  Rule: 5.8.2-7 Big Triangle: own cards on the outer own base squares, one mid enemy area; to the middle
    - there: with all of them there it is played to the middle square of the center area
    - middle-enemy: not without one on the middle enemy square
    - left-base: not without one on the left base square
    - right-base: not without one on the right base square

    @clause-there
    Scenario: Big Triangle: the formation is there
      Given Alice has a released "Ember Scout" in her middle enemy square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Ember Camp" in her right base square
      And Alice has a "Big Triangle Runner" in her hand
      When Alice plays "Big Triangle Runner" to her middle center square by formation summon
      And everyone passes until the stack is empty
      Then "Big Triangle Runner" is in Alice's middle center square

    @clause-there
    Scenario: Big Triangle: an own strategy that is bonded to an enemy unit is an own card on its square
      Given Bob has a released "Ember Giant" in his middle own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Ember Camp" in her right base square
      And Alice has a "Star Verse" in her hand
      And Alice has a "Big Triangle Runner" in her hand
      When Alice plays "Star Verse" aiming at "Ember Giant"
      And everyone passes until the stack is empty
      And Alice plays "Big Triangle Runner" to her middle center square by formation summon
      And everyone passes until the stack is empty
      Then "Big Triangle Runner" is in Alice's middle center square

    @clause-middle-enemy
    Scenario: Big Triangle: an enemy unit stands on the middle enemy square
      Given Bob has a released "Ember Giant" in his middle own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Ember Camp" in her right base square
      And Alice has a "Big Triangle Runner" in her hand
      When Alice tries to play "Big Triangle Runner" to her middle center square by formation summon
      Then that is refused

    @clause-middle-enemy
    Scenario: Big Triangle: the middle enemy square is empty
      Given Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Ember Camp" in her right base square
      And Alice has a "Big Triangle Runner" in her hand
      When Alice tries to play "Big Triangle Runner" to her middle center square by formation summon
      Then that is refused

    @clause-left-base
    Scenario: Big Triangle: the left base square is empty
      Given Alice has a released "Ember Scout" in her middle enemy square
      And Alice has a released "Ember Camp" in her right base square
      And Alice has a "Big Triangle Runner" in her hand
      When Alice tries to play "Big Triangle Runner" to her middle center square by formation summon
      Then that is refused

    @clause-right-base
    Scenario: Big Triangle: the right base square is empty
      Given Alice has a released "Ember Scout" in her middle enemy square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a "Big Triangle Runner" in her hand
      When Alice tries to play "Big Triangle Runner" to her middle center square by formation summon
      Then that is refused

    @clause-there
    Scenario: Big Triangle: an own card that is buried under an enemy unit is an own card on its square
      Given Alice's "Ember Scout" is buried under Bob's "Tide Guard" in his middle own square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Ember Camp" in her right base square
      And Alice has a "Big Triangle Runner" in her hand
      When Alice plays "Big Triangle Runner" to her middle center square by formation summon
      And everyone passes until the stack is empty
      Then "Big Triangle Runner" is in Alice's middle center square

    @clause-there
    Scenario: Big Triangle: a unit that Alice controls and Bob owns is an own card
      Given Alice controls Bob's "Tide Guard", released in her middle enemy square
      And Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Ember Camp" in her right base square
      And Alice has a "Big Triangle Runner" in her hand
      When Alice plays "Big Triangle Runner" to her middle center square by formation summon
      And everyone passes until the stack is empty
      Then "Big Triangle Runner" is in Alice's middle center square

  # Reading: docs/decisions/3505-formations-of-cards.md
  @DZ-5.8.2-8
  Rule: 5.8.2-8 Bottom Bar: own cards on all own base squares; to the middle
    - there: with all of them there it is played to the middle square of the center area
    - left-base: not without one on the left base square
    - middle-base: not without one on the middle base square
    - right-base: not without one on the right base square

    @clause-there
    Scenario: Bottom Bar: the formation is there
      Given Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Ember Camp" in her middle base square
      And Alice has a released "Ember Camp" in her right base square
      And Alice has a "Bottom Bar Runner" in her hand
      When Alice plays "Bottom Bar Runner" to her middle center square by formation summon
      And everyone passes until the stack is empty
      Then "Bottom Bar Runner" is in Alice's middle center square

    @clause-left-base
    Scenario: Bottom Bar: the left base square is empty
      Given Alice has a released "Ember Camp" in her middle base square
      And Alice has a released "Ember Camp" in her right base square
      And Alice has a "Bottom Bar Runner" in her hand
      When Alice tries to play "Bottom Bar Runner" to her middle center square by formation summon
      Then that is refused

    @clause-middle-base
    Scenario: Bottom Bar: the middle base square is empty
      Given Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Ember Camp" in her right base square
      And Alice has a "Bottom Bar Runner" in her hand
      When Alice tries to play "Bottom Bar Runner" to her middle center square by formation summon
      Then that is refused

    @clause-right-base
    Scenario: Bottom Bar: the right base square is empty
      Given Alice has a released "Ember Camp" in her left base square
      And Alice has a released "Ember Camp" in her middle base square
      And Alice has a "Bottom Bar Runner" in her hand
      When Alice tries to play "Bottom Bar Runner" to her middle center square by formation summon
      Then that is refused

  @DZ-5.8.3
  Rule: 5.8.3 A formation summon is special playing too, and goes with no other special way
    - playing: the unit is played
    - alone: a formation summon goes together with no other special way

    @clause-playing
    Scenario: A unit summoned by its formation has been played this turn
      Given Alice has a released "Play Listener" in her left center square
      And Alice has a "Small Eye Runner" in her hand
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Small Eye Runner" to her left own square by formation summon
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @example @clause-alone
    Scenario: Behind a unit with convocation a unit is summoned by its formation and comes frozen
      Given Alice has a released "Line Caller" in her left center square
      And Alice has a "Small Eye Runner" in her hand
      When Alice plays "Small Eye Runner" to her left own square by formation summon
      And everyone passes until the stack is empty
      Then "Small Eye Runner" is frozen
      And Alice has a frozen card in her energy zone
