Feature: Gate Ruler 3-6 Being in play

  @GR-3-6a @informative
  Rule: 3-6a The zones for units, events and fields together are called in play

  @GR-3-6b
  Rule: 3-6b What lies in ruler, attack, defense, set and field zones is in play
    - attack: attack zones
    - defense: defense zones
    - set: set zones
    - field: field zones
    - ruler: ruler zones
    - others: no other zones

    @clause-attack @clause-defense @clause-set @clause-field @clause-others
    Scenario Outline: A player with only one <pose> card, in her <zone>, draws <drawn> for her cards in play
      Given it is Alice's main phase
      And Alice has a "Standing Tally" in her hand
      And Alice has a <pose> "<card>" in her <zone>
      When Alice plays "Standing Tally"
      And everyone passes until nothing is waiting
      Then Alice has <drawn> in her hand
      And "Standing Tally" is in Alice's graveyard

      Examples:
        | pose      | card        | zone             | drawn    |
        | ready     | Tower Guard | left attack zone | one card |
        | ready     | Tower Guard | defense zone     | one card |
        | face-down | Quiet Nod   | second set zone  | one card |
        | face-up   | War Banner  | field zone       | one card |
        | face-up   | Tower Guard | damage zone      | no cards |
        | face-up   | Tower Guard | graveyard        | no cards |
        | face-up   | Tower Guard | removal zone     | no cards |
        | face-down | Tower Guard | drive zone       | no cards |

    @clause-attack @clause-others
    Scenario: A charge is not in play
      Given it is Alice's main phase
      And Alice has a "Standing Tally" in her hand
      And "Siege Beast" is a charge of Alice's "Tower Guard" in her left attack zone
      When Alice plays "Standing Tally"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Standing Tally" is in Alice's graveyard

    @clause-ruler
    Scenario: An event that names no zone and exhausts each ruler exhausts a ruler in the ruler zone
      Given it is Alice's main phase
      And Alice has a "Heavy Crowns" in her hand
      When Alice plays "Heavy Crowns"
      And everyone passes until nothing is waiting
      Then Bob's "Knight" is exhausted

  @GR-3-6b-1 @see-GR-3-7b @see-GR-3-8b @see-GR-3-9b @see-GR-3-10b @see-GR-3-11b
  Rule: 3-6b-1 Each zone in play has its own rules of who sees into it and how cards lie there

  @GR-3-6c
  Rule: 3-6c Where no zone is named, cards in play are meant
    - play: cards in play
    - else: no card that lies elsewhere
    - named: where a zone is named, the cards there

    @example
    @clause-play @clause-else
    Scenario: An event that destroys all units destroys a unit in play and no unit card in a hand or a deck
      Given it is Alice's main phase
      And Alice has a "Common Grave" in her first set zone
      And Alice has a "Siege Beast" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And the top of Bob's deck is "Ember Recruit"
      When Alice plays "Common Grave"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard
      And "Siege Beast" is in Alice's hand
      And "Ember Recruit" is in Bob's deck

    @clause-else
    Scenario: An event that chooses a unit cannot choose a unit card in a graveyard
      Given it is Alice's main phase
      And Alice has a "Send Off" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice tries to play "Send Off" targeting "Siege Beast"
      Then that is refused

    @clause-play
    Scenario: An event that destroys all units destroys those of both players
      Given it is Alice's main phase
      And Alice has a "Common Grave" in her first set zone
      And Alice has a ready "Ember Recruit" in her defense zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Common Grave"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And "Tower Guard" is in Bob's graveyard

    @clause-named
    Scenario: An event that puts the unit cards of a graveyard on a deck moves no unit in play
      Given it is Alice's main phase
      And Alice has a "Homecoming" in her hand
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Homecoming"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's deck
      And "Tower Guard" is in Alice's left attack zone

  @GR-3-6d
  Rule: 3-6d The attack and defense zones of a player are the front row
    - attack: the attack zones
    - defense: the defense zones
    - others: no other zones
    - whose: each player has a front row of his own

    @clause-attack @clause-defense @clause-others @clause-whose
    Scenario: An effect on the opponent's front row affects his attack and defense zones, not his ruler nor other units
      Given it is Alice's main phase
      And Alice has a "Front Sweep" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      And Bob has a ready "Siege Beast" in his defense zone
      And Alice has a ready "Clay Bear" in her left attack zone
      When Alice plays "Front Sweep"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is exhausted
      And "Ember Recruit" is exhausted
      And "Siege Beast" is exhausted
      And Bob's "Knight" is ready
      And "Clay Bear" is ready

    @clause-attack @clause-defense @clause-others
    Scenario: A count of a player's front row counts units in attack and defense zones and no field
      Given it is Alice's main phase
      And Alice has a "Front Muster" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her defense zone
      And Alice has a "Battle Banner" in her field zone
      When Alice plays "Front Muster"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-attack @clause-whose
    Scenario: Bob's units are not counted as in Alice's front row
      Given it is Alice's main phase
      And Alice has a "Front Muster" in her hand
      And Alice has a ready "Tower Guard" in her right attack zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Front Muster"
      And everyone passes until nothing is waiting
      Then "Front Muster" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-attack
    Scenario: Units in both attack zones of a player are in the front row
      Given it is Alice's main phase
      And Alice has a "Front Muster" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      When Alice plays "Front Muster"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-defense
    Scenario: A unit in the defense zone is in the front row
      Given it is Alice's main phase
      And Alice has a "Front Muster" in her hand
      And Alice has a ready "Tower Guard" in her defense zone
      When Alice plays "Front Muster"
      And everyone passes until nothing is waiting
      Then "Front Muster" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-others
    Scenario: What lies in a field zone or a set zone is not in the front row
      Given it is Alice's main phase
      And Alice has a "Front Muster" in her hand
      And Alice has a "Battle Banner" in her field zone
      And Alice has a "Long Anthem" in her first set zone
      When Alice plays "Front Muster"
      And everyone passes until nothing is waiting
      Then "Front Muster" is in Alice's graveyard
      And Alice has no cards in her hand

  @GR-3-6e
  Rule: 3-6e A column is made of zones of one player that stand in one line
    - line: zones that stand in one line are in one column
    - whose: of one player alone

    @clause-line @clause-whose
    Scenario: A unit in the defense zone shares its column with its own ruler, not with the opponent's unit or ruler
      Given it is Alice's main phase
      And Alice has a "Rank Drummer" in her hand
      And Bob has a ready "Siege Beast" in his defense zone
      When Alice plays "Rank Drummer" into her defense zone
      And everyone passes until nothing is waiting
      Then Alice's "Knight" has 5 ATK
      And Bob's "Knight" has 3 ATK
      And "Siege Beast" has 5 ATK

  @GR-3-6e-1
  Rule: 3-6e-1 The center column is the defense zone and the ruler zone
    - both: these two are in one column
    - only: no other zone is in it

    @clause-both
    Scenario: A unit that moves to the defense zone comes into the column of its ruler
      Given it is Alice's main phase
      And Alice has a "Fall Back" in her first set zone
      And Alice has a ready "Rank Drummer" in her left attack zone
      When Alice plays "Fall Back" targeting "Rank Drummer"
      And everyone passes until nothing is waiting
      Then Alice's "Knight" has 5 ATK

    @clause-both @clause-only
    Scenario: An effect on the center column affects the unit in the defense zone and the ruler and no other unit
      Given it is Alice's main phase
      And Alice has a "Throne Anthem" in her first set zone
      And Alice has a ready "Siege Beast" in her defense zone
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Throne Anthem"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 7 ATK
      And Alice's "Knight" has 5 ATK
      And "Tower Guard" has 1 ATK

  @GR-3-6e-2
  Rule: 3-6e-2 Each attack zone is a column of its own
    - own: it shares its column with no other attack zone
    - center: nor with the defense zone

    @clause-own @clause-center
    Scenario: A unit in an attack zone shares no column with the other attack zone, the defense zone or the ruler
      Given it is Alice's main phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a ready "Tower Guard" in her defense zone
      And Alice has a "Rank Drummer" in her hand
      When Alice plays "Rank Drummer" into her right attack zone
      And everyone passes until nothing is waiting
      Then "Rank Drummer" is in Alice's right attack zone
      And "Siege Beast" has 5 ATK
      And "Tower Guard" has 1 ATK
      And Alice's "Knight" has 3 ATK

    @clause-center
    Scenario: Bob's ruler can be attacked past the units in his attack zones
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      Then Alice can attack Bob's ruler with "Ember Recruit"

    @clause-center
    Scenario: A unit in the defense zone shares no column with one in an attack zone
      Given it is Alice's main phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a "Rank Drummer" in her hand
      When Alice plays "Rank Drummer" into her defense zone
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 5 ATK
      And Alice's "Knight" has 5 ATK

    @clause-own
    Scenario: A unit in an attack zone that gives the units in its column ATK gives it to itself alone
      Given it is Alice's main phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a "Column Chanter" in her hand
      When Alice plays "Column Chanter" into her right attack zone
      And everyone passes until nothing is waiting
      Then "Column Chanter" has 3 ATK
      And "Siege Beast" has 5 ATK

  @GR-3-6e-3
  Rule: 3-6e-3 Zones of one column stand in front of or behind each other
    - column: zones of one column
    - else: not zones of different columns
    - whose: not zones of different players

    @clause-column @clause-else @clause-whose
    Scenario Outline: The ruler of a unit in the <zone> that gives 2 ATK to what stands behind it has <atk> ATK
      Given it is Alice's main phase
      And Alice has a "Van Piper" in her hand
      When Alice plays "Van Piper" into her <zone>
      And everyone passes until nothing is waiting
      Then "Van Piper" is in Alice's <zone>
      And Alice's "Knight" has <atk> ATK
      And Bob's "Knight" has 3 ATK

      Examples:
        | zone             | atk |
        | defense zone     | 5   |
        | left attack zone | 3   |

    @clause-column
    Scenario: A unit that gives 2 ATK to what stands behind it gives them to the ruler behind the defense zone
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a face-up "Van Piper" in her drive zone
      When Alice plays "Van Piper" into her defense zone
      And everyone passes until nothing is waiting
      Then Alice's "Apprentice" has 6 ATK

    @clause-column @clause-else
    Scenario: A unit that moves from the defense zone to an attack zone does not stand in front of the ruler
      Given it is Alice's main phase
      And Alice has a ready "Van Piper" in her defense zone
      Then Alice's "Knight" has 5 ATK
      When Alice moves "Van Piper" to her left attack zone
      Then "Van Piper" is in Alice's left attack zone
      And Alice's "Knight" has 3 ATK

    @clause-column @clause-whose
    Scenario: A unit that moves to the defense zone does not stand in front of the opponent's ruler
      Given it is Bob's main phase
      And Bob has a ready "Van Piper" in his left attack zone
      When Bob moves "Van Piper" to his defense zone
      Then "Van Piper" is in Bob's defense zone
      And Bob's "Knight" has 5 ATK
      And Alice's "Knight" has 3 ATK

  @GR-3-6e-3a
  Rule: 3-6e-3a The defense zone is in front of the ruler zone

    Scenario: A unit that moves to the defense zone stands in front of its ruler
      Given it is Alice's main phase
      And Alice has a "Fall Back" in her first set zone
      And Alice has a ready "Van Piper" in her left attack zone
      When Alice plays "Fall Back" targeting "Van Piper"
      And everyone passes until nothing is waiting
      Then Alice's "Knight" has 5 ATK
      And "Van Piper" has 1 ATK

    Scenario: A unit that moves to the defense zone can be attacked, and the ruler behind it cannot
      Given it is Bob's main phase
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Alice has a "Fall Back" in her first set zone
      And Alice has a ready "Tower Guard" in her left attack zone
      When everyone passes until Alice has priority in the main phase
      And Alice plays "Fall Back" targeting "Tower Guard"
      And everyone passes until the next attack can be declared
      Then Bob can attack "Tower Guard" with "Ember Recruit"
      And Bob cannot attack Alice's ruler with "Ember Recruit"

  @GR-3-6e-3b
  Rule: 3-6e-3b What stands in front of all else in its column is frontmost
    - unit: in the center column the unit that stands before the ruler
    - ruler: the ruler with nothing before it
    - alone: a unit that has its column to itself

    @clause-ruler
    Scenario: A ruler with nothing in front of it is frontmost and is attacked
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      Then Bob's "Knight" is being attacked

    @clause-ruler @clause-unit
    Scenario: A unit that moves in front of an attacked ruler becomes frontmost and is attacked in its place
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Fall Back" in his first set zone
      And Bob could respond
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Fall Back" targeting "Tower Guard"
      And everyone passes until Bob has priority in the damage step
      Then "Tower Guard" is being attacked
      And Bob's "Knight" is not being attacked

    @clause-alone
    Scenario: A unit in an attack zone is frontmost and is attacked, though another stands in the defense zone
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his defense zone
      And Bob could respond
      Then Alice can attack "Tower Guard" with "Ember Recruit"
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      Then "Tower Guard" is being attacked
      And "Siege Beast" is not being attacked

  @GR-3-6f
  Rule: 3-6f A ruler in play has a number, its current ruler damage

    Scenario Outline: A player whose ruler draws on damage only at 2 or more ruler damage draws <drawn> when dealt <points>
      Given it is Alice's attack phase
      And Alice has a ready "<attacker>" in her left attack zone
      And Bob has a "Throne of Scars" in his field zone
      When Alice attacks Bob's ruler with "<attacker>"
      And everyone passes until the attack is over
      Then Bob has <damage> in his damage zone
      And Bob has <drawn> in his hand

      Examples:
        | attacker      | points | damage    | drawn    |
        | Ember Recruit | 1      | one card  | no cards |
        | Siege Beast   | 2      | two cards | one card |

  @GR-3-6f-1
  Rule: 3-6f-1 It is 0 as the game begins

    Scenario: Neither ruler has damage in the first turn, and both damage zones are empty
      Given the players sit down for a game
      When the decks are shuffled
      And chance makes Alice the first player
      And everyone passes until Alice's main phase
      Then this is turn 1 of the game
      And Alice's "Knight" has no damage
      And Bob's "Knight" has no damage
      And Alice has no cards in her damage zone
      And Bob has no cards in his damage zone
      And it is the main phase

  @GR-3-6f-2 @see-GR-13-5a @see-GR-13-5b
  Rule: 3-6f-2 It is used when ruler damage is applied

  @GR-3-6g
  Rule: 3-6g A unit in play has a number, its current damage
    - number: all damage that it has been dealt
    - play: it keeps it wherever in play it goes

    @clause-number
    Scenario: A unit in play with 2 damage that is dealt 3 more has 5 damage
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone with 2 damage
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 5 damage

    @clause-play
    Scenario: A damaged unit that moves from an attack zone to the defense zone keeps its damage
      Given it is Alice's main phase
      And Alice has a "Fall Back" in her first set zone
      And Alice has a ready "Tower Guard" in her left attack zone with 2 damage
      When Alice plays "Fall Back" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's defense zone
      And "Tower Guard" has 2 damage

  @GR-3-6g-1
  Rule: 3-6g-1 A unit that has just entered play has none

    Scenario: A unit that is summoned has no damage
      Given it is Alice's main phase
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Frail Squire" is in Alice's left attack zone
      And "Frail Squire" has no damage

    Scenario: A damaged unit that leaves play and comes back has no damage
      Given it is Alice's main phase
      And Alice has a "Quick Return" in her first set zone
      And Alice has a ready "Tower Guard" in her right attack zone with 5 damage
      When Alice plays "Quick Return" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's left attack zone
      And "Tower Guard" has no damage

  @GR-3-6g-2 @see-GR-12-4a-1
  Rule: 3-6g-2 It is used when units are destroyed
