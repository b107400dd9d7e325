Feature: Dimension Zero 5.3 Convocation

  Background:
    Given it is Alice's main phase

  @DZ-5.3.1
  Rule: 5.3.1 Convocation is a static ability that makes the playing of units a special one

    Scenario: Another unit is played by convocation, and nothing but itself goes to the stack
      Given Alice has a released "Line Caller" in her left own square
      And Alice has an "Ember Scout" in her hand
      And Bob could respond
      When Alice plays "Ember Scout" to her left center square by convocation
      Then there is one thing on the stack
      When everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left center square

  @DZ-5.3.2
  Rule: 5.3.2 Convocation lets units be played released to free squares that fit, as if in the own area
    - squares: to squares of the battle space that meet its condition, and no others
    - enemy: in the enemy area, too
    - free: only to squares without a unit of either player
    - own: it is as if the unit were played to the own area
    - released: the unit comes released
    - cost: for its use cost
    - whose: only the player of the card with convocation plays so
    - units: only units are played so

    @clause-squares
    Scenario: A unit is not played by convocation to a square on another line
      Given Alice has a released "Line Caller" in her left own square
      And Alice has an "Ember Scout" in her hand
      When Alice tries to play "Ember Scout" to her right center square by convocation
      Then that is refused

    @clause-squares
    Scenario: A base calls to its line as well
      Given Alice has a released "Camp Caller" in her left base square
      And Alice has an "Ember Scout" in her hand
      When Alice plays "Ember Scout" to her left own square by convocation
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left own square

    @clause-squares @clause-enemy
    Scenario Outline: Of two units with convocation on different lines each calls to its own, as to the <square>
      Given Alice has a released "Line Caller" in her left own square
      And Alice has a released "Line Caller" in her right own square
      And Alice has an "Ember Scout" in her hand
      When Alice plays "Ember Scout" to her <square> by convocation
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's <square>

      Examples:
        | square             |
        | left enemy square  |
        | right enemy square |

    @clause-squares @clause-enemy @clause-whose
    Scenario Outline: A unit of Bob's with two convocations calls for Alice, who controls it, as she sees it to the <square>
      Given Alice controls Bob's "Herald of Two Roads", released in her left center square
      And Alice has an "Ember Scout" in her hand
      When Alice plays "Ember Scout" to her <square> by convocation
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's <square>

      Examples:
        | square            |
        | left enemy square |
        | right own square  |

    @clause-enemy
    Scenario: A unit is played by convocation to the enemy area
      Given Alice has a released "Line Caller" in her left own square
      And Alice has an "Ember Scout" in her hand
      When Alice plays "Ember Scout" to her left enemy square by convocation
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left enemy square

    @clause-free
    Scenario Outline: A unit is not played by convocation to a square with a unit of <who>
      Given Alice has a released "Camp Caller" in her left base square
      And Alice has an "Ember Scout" in her hand
      And <who> has a released "Tide Scout" in <whose> <square>
      When Alice tries to play "Ember Scout" to her left center square by convocation
      Then that is refused

      Examples:
        | who   | whose | square              |
        | Alice | her   | left center square  |
        | Bob   | his   | right center square |

    @clause-own
    Scenario: A unit played by convocation stays in the center area without a battle
      Given Alice has a released "Line Caller" in her left own square
      And Alice has an "Ember Scout" in her hand
      And Bob could respond
      When Alice plays "Ember Scout" to her left center square by convocation
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left center square

    @clause-released
    Scenario: A unit played by convocation comes released
      Given Alice has a released "Line Caller" in her left center square
      And Alice has an "Ember Scout" in her hand
      When Alice plays "Ember Scout" to her left own square by convocation
      And everyone passes until the stack is empty
      Then "Ember Scout" is released

    @clause-cost
    Scenario: A unit is played by convocation for its use cost
      Given Alice has a released "Line Caller" in her left center square
      And Alice has an "Ember Guard" in her hand
      When Alice plays "Ember Guard" to her left own square by convocation
      And everyone passes until the stack is empty
      Then Alice has two frozen cards in her energy zone

    @clause-cost
    Scenario: A unit whose use cost cannot be paid is not played by convocation
      Given Alice has a released "Line Caller" in her left center square
      And Alice has an "Ember Guard" in her hand
      And Alice has a released "Red Spark" in her energy zone
      When Alice tries to play "Ember Guard" to her left own square by convocation
      Then that is refused

    @clause-whose
    Scenario: The convocation of an opponent's card is of no use
      Given Bob has a released "Line Caller" in his right own square
      And Alice has an "Ember Scout" in her hand
      When Alice tries to play "Ember Scout" to her left center square by convocation
      Then that is refused

    @clause-whose
    Scenario: A card with convocation that is in the hand calls no other card of the hand
      Given Alice has a "Herald of Two Roads" in her hand
      And Alice has an "Ember Scout" in her hand
      When Alice tries to play "Ember Scout" to her left own square by convocation
      Then that is refused

    @clause-units
    Scenario: A base is not played by convocation to a square of the battle space
      Given Alice has a released "Line Caller" in her left own square
      And Alice has an "Ember Camp" in her hand
      When Alice tries to play "Ember Camp" to her left center square by convocation
      Then that is refused

  # Reading: docs/decisions/3501-a-unit-called-to-the-center-stays-there.md
  @DZ-5.3.2-1
  Rule: 5.3.2-1 If the card with convocation fits no more after the playing, the unit comes frozen
    - moved: if it stands where its condition is no longer met
    - gone: if it is on no square any more

    @clause-moved
    Scenario: The card with convocation has gone to another line when the unit comes
      Given Alice has a released "Line Caller" in her left own square
      And Alice has an "Ember Scout" in her hand
      And Bob has a "Side Step" in his hand
      When Alice plays "Ember Scout" to her left enemy square by convocation
      And Bob plays "Side Step" aiming at "Line Caller"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left enemy square
      And "Ember Scout" is frozen

    @clause-gone
    Scenario: The card with convocation has gone to the hand when the unit comes
      Given Alice has a released "Line Caller" in her left own square
      And Alice has an "Ember Scout" in her hand
      And Bob has a "Retreat" in his hand
      When Alice plays "Ember Scout" to her left enemy square by convocation
      And Bob plays "Retreat" aiming at "Line Caller"
      And everyone passes until the stack is empty
      Then "Ember Scout" is in Alice's left enemy square
      And "Ember Scout" is frozen

    @clause-gone
    Scenario: The card with convocation has died and come back to the same square when the unit comes
      Given Alice has a released "Line Caller" in her left own square
      And Alice has an "Ember Scout" in her hand
      And Alice has a "Homecoming" in her hand
      And Bob has a "Quick Burial" in his hand
      When Alice plays "Ember Scout" to her left enemy square by convocation
      And Alice passes
      And Bob plays "Quick Burial" aiming at "Line Caller"
      And Alice passes
      And Alice plays "Homecoming"
      And Alice puts "Line Caller" on her left own square
      And everyone passes until the stack is empty
      Then "Line Caller" is in Alice's left own square
      And "Ember Scout" is in Alice's left enemy square
      And "Ember Scout" is frozen

    @clause-gone
    Scenario Outline: Of two cards with convocation "<used>" is used, and it does not matter to the unit that "<gone>" goes to the hand
      Given Alice has a released "Line Caller" in her left own square
      And Alice has a released "Other Caller" in her left enemy square
      And Alice has an "Ember Scout" in her hand
      And Bob has a "Recall" in his hand
      When Alice plays "Ember Scout" to her left center square by convocation of "<used>"
      And Bob plays "Recall" aiming at "<gone>"
      And everyone passes until the stack is empty
      Then "Ember Scout" is released

      Examples:
        | used         | gone         |
        | Line Caller  | Other Caller |
        | Other Caller | Line Caller  |

  # Reading: docs/decisions/3507-convocation-and-alternative-costs.md
  @DZ-5.3.2-2
  Rule: 5.3.2-2 Playing by convocation is special playing, and no two special ways are combined
    - playing: the unit is played
    - alone: convocation goes together with no other special way
    - cost: an alternative cost is no special way, and may be paid

    @clause-playing
    Scenario: A unit played by convocation has been played this turn
      Given Alice has a released "Line Caller" in her left own square
      And Alice has an "Ember Scout" in her hand
      And Alice has a released "Play Listener" in her right own square
      And the top of Alice's deck is "Tide Giant"
      When Alice plays "Ember Scout" to her left enemy square by convocation
      And everyone passes until the stack is empty
      Then "Tide Giant" is in Alice's hand

    @clause-cost
    Scenario: The plan is played by convocation for its cost of awakening
      Given Alice has a released "Line Caller" in her left own square
      And Alice has the plan "Sleeping Giant"
      When Alice plays "Sleeping Giant" to her left center square by convocation and awakening
      And everyone passes until the stack is empty
      Then "Sleeping Giant" is in Alice's left center square
      And "Sleeping Giant" is released
      And Alice has a frozen card in her energy zone

    @clause-cost
    Scenario: A plan that could awaken is played by convocation for its alternative cost
      Given Alice has a released "Line Caller" in her left own square
      And Alice has the plan "Sleeping Merchant"
      When Alice plays "Sleeping Merchant" to her left center square by convocation for its alternative cost
      And everyone passes until the stack is empty
      Then "Sleeping Merchant" is in Alice's left center square
      And "Sleeping Merchant" is released
      And Alice has two frozen cards in her energy zone

    @example @clause-alone
    Scenario: A unit with a formation summon is played by convocation for its use cost, not for that of the formation
      Given Alice has a released "Line Caller" in her left center square
      And Alice has a "Small Eye Runner" in her hand
      When Alice plays "Small Eye Runner" to her left own square by convocation
      And everyone passes until the stack is empty
      Then "Small Eye Runner" is released
      And Alice has three frozen cards in her energy zone
