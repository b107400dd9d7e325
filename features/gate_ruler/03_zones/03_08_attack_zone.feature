Feature: Gate Ruler 3-8 The attack zones

  @GR-3-8a
  Rule: 3-8a A unit that lies in an attack zone can attack
    - attack: it can attack
    - else: no unit of another zone can

    @clause-attack
    Scenario Outline: A unit in the <side> attack zone can attack a ruler and deals it damage
      Given it is Bob's attack phase
      And Bob has a ready "Ember Recruit" in his <side> attack zone
      Then Bob can attack Alice's ruler with "Ember Recruit"
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice has one card in her damage zone

      Examples:
        | side  |
        | left  |
        | right |

    @clause-attack @clause-else
    Scenario: A unit in the defense zone cannot attack
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Tower Guard" in her defense zone
      Then Alice can attack Bob's ruler with "Ember Recruit"
      And Alice cannot attack Bob's ruler with "Tower Guard"

  @GR-3-8a-1
  Rule: 3-8a-1 Her ruler says how many attack zones a player has

    Scenario: A player with a Knight has two attack zones to rearrange a unit into
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her defense zone
      When Alice begins to rearrange "Ember Recruit"
      Then it can go into her left attack zone and right attack zone

  @GR-3-8b
  Rule: 3-8b Everybody sees the cards of an attack zone, and they are ready or exhausted
    - seen: both players see them
    - exhausted: a ready one can become exhausted
    - ready: an exhausted one can become ready

    @clause-seen
    Scenario: Both players see a unit in an attack zone
      Given it is Alice's main phase
      And Bob has a ready "Tower Guard" in his right attack zone
      Then Alice sees "Tower Guard"
      And Bob sees "Tower Guard"

    @clause-seen
    Scenario: The opponent sees a hidden unit once it has come from a set zone into an attack zone
      Given it is Alice's main phase
      And Alice has a "Deep Stalker" in her first set zone
      And Alice has a "Trapdoor" in her hand
      When Alice plays "Trapdoor"
      And everyone passes until nothing is waiting
      Then "Deep Stalker" is in Alice's left attack zone
      And Bob sees "Deep Stalker"

    @clause-seen @clause-exhausted
    Scenario: An event exhausts a ready unit in an attack zone
      Given it is Alice's main phase
      And Alice has a "Weary Song" in her hand
      And Bob has a ready "Tower Guard" in his right attack zone
      When Alice plays "Weary Song" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is exhausted

    @clause-seen @clause-ready
    Scenario: An event readies an exhausted unit in an attack zone
      Given it is Alice's main phase
      And Alice has a "Second Wind" in her first set zone
      And Alice has an exhausted "Tower Guard" in her right attack zone
      When Alice plays "Second Wind" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is ready

  @GR-3-8c
  Rule: 3-8c Only a unit card can lie in an attack zone
    - unit: a unit card can
    - others: no other card

    @clause-unit
    Scenario: An event puts a unit card into an attack zone
      Given it is Alice's main phase
      And Alice has a "Misplaced Post" in her hand
      And Alice has a "Tower Guard" in her graveyard
      When Alice plays "Misplaced Post" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's left attack zone

    @clause-unit
    Scenario: A field that is also a unit by its own text is put into an attack zone
      Given it is Alice's main phase
      And Alice has a "Misplaced Post" in her hand
      And Alice has a "Waking Idol" in her graveyard
      When Alice plays "Misplaced Post" targeting "Waking Idol"
      And everyone passes until nothing is waiting
      Then "Waking Idol" is in Alice's left attack zone

    @clause-others
    Scenario Outline: A card that is no unit, "<card>", is not put into an attack zone
      Given it is Alice's main phase
      And Alice has a "Misplaced Post" in her hand
      And Alice has a "<card>" in her graveyard
      When Alice plays "Misplaced Post" targeting "<card>"
      And everyone passes until nothing is waiting
      Then "<card>" is not in Alice's left attack zone
      And "<card>" is in Alice's graveyard
      And "Misplaced Post" is in Alice's graveyard
      And Alice has no cards in her hand

      Examples:
        | card       |
        | Quiet Nod  |
        | War Banner |

    @clause-others
    Scenario: There can be no table with a field card in an attack zone
      Given it is Alice's main phase
      And Alice has a "War Banner" in her left attack zone
      When a table is set up like this
      Then there can be no such table
