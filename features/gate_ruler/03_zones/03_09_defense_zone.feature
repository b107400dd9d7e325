Feature: Gate Ruler 3-9 The defense zone

  @GR-3-9a
  Rule: 3-9a A unit that lies in the defense zone stands before its player's ruler
    - before: it is attacked where the ruler would be
    - else: a unit in another zone is not

    @clause-before
    Scenario: A unit in the defense zone can be attacked instead of the ruler behind it, which cannot be
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      And Bob could respond
      Then Alice can attack "Tower Guard" with "Ember Recruit"
      And Alice cannot attack Bob's ruler with "Ember Recruit"
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      Then "Tower Guard" is being attacked

    @clause-else
    Scenario: A unit in an attack zone does not keep its player's ruler from being attacked
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      Then Alice can attack Bob's ruler with "Ember Recruit"
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      Then "Tower Guard" is not being attacked
      And Bob's "Knight" is being attacked

  @GR-3-9a-1
  Rule: 3-9a-1 Her ruler says how many defense zones a player has

    Scenario: A player with a Knight has one defense zone to rearrange a unit into
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her right attack zone
      When Alice begins to rearrange "Ember Recruit"
      Then it can go into her left attack zone and defense zone

  @GR-3-9b
  Rule: 3-9b Everybody sees the cards of a defense zone, and they are ready or exhausted
    - seen: both players see them
    - exhausted: a ready one can become exhausted
    - ready: an exhausted one can become ready

    @clause-seen
    Scenario: Both players see a unit in a defense zone
      Given it is Alice's main phase
      And Bob has a ready "Tower Guard" in his defense zone
      Then Alice sees "Tower Guard"
      And Bob sees "Tower Guard"

    @clause-seen @clause-exhausted
    Scenario: An event exhausts a ready unit in a defense zone
      Given it is Alice's main phase
      And Alice has a "Weary Song" in her hand
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice plays "Weary Song" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is exhausted

    @clause-seen @clause-ready
    Scenario: An event readies an exhausted unit in a defense zone
      Given it is Alice's main phase
      And Alice has a "Second Wind" in her first set zone
      And Alice has an exhausted "Tower Guard" in her defense zone
      When Alice plays "Second Wind" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is ready

  @GR-3-9c
  Rule: 3-9c Only a unit card can lie in a defense zone
    - unit: a unit card can
    - others: no other card

    @clause-unit
    Scenario: An event puts a unit card into a defense zone
      Given it is Alice's main phase
      And Alice has a "Garrison Order" in her hand
      And Alice has a "Tower Guard" in her graveyard
      When Alice plays "Garrison Order" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's defense zone

    @clause-others
    Scenario Outline: A card that is no unit, "<card>", is not put into a defense zone
      Given it is Alice's main phase
      And Alice has a "Garrison Order" in her hand
      And Alice has a "<card>" in her graveyard
      When Alice plays "Garrison Order" targeting "<card>"
      And everyone passes until nothing is waiting
      Then "<card>" is not in Alice's defense zone
      And "<card>" is in Alice's graveyard
      And "Garrison Order" is in Alice's graveyard
      And Alice has no cards in her hand

      Examples:
        | card       |
        | Quiet Nod  |
        | War Banner |

    @clause-others
    Scenario: There can be no table with a field card in a defense zone
      Given it is Alice's main phase
      And Alice has a "War Banner" in her defense zone
      When a table is set up like this
      Then there can be no such table
