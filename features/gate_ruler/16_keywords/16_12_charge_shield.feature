Feature: Gate Ruler 16-12 Charge Shield

  @GR-16-12a
  Rule: 16-12a A card with Charge Shield that would leave play can be kept there
    - stays: it can be kept, to whichever zone outside of play it would go
    - within: not as it moves from one zone in play to another
    - who: only a card with Charge Shield
    - any: a card of any kind that has it
    - ability: no card that has lost it

    @clause-stays
    Scenario: A unit with Charge Shield that would be destroyed stays in play, and its charge goes to the graveyard
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Warded Bear" is in Alice's left attack zone
      And "Ember Recruit" is in Alice's graveyard

    @clause-stays
    Scenario: A unit with Charge Shield that would go to a hand stays in play, and its charge goes to the graveyard
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Warded Bear" is in Alice's left attack zone
      And "Ember Recruit" is in Alice's graveyard

    @clause-stays
    Scenario: A unit with Charge Shield that would become a charge stays in play, and its own charge goes to the graveyard
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      And Alice has a "Press Beneath" in her first set zone
      When Alice plays "Press Beneath" targeting "Warded Bear" and "Tower Guard"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Warded Bear" is in Alice's left attack zone
      And "Ember Recruit" is in Alice's graveyard

    @clause-stays
    Scenario: A unit with Charge Shield that would be driven stays in play, and its charge goes to the graveyard
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Alice has a "Called to the Road" in her first set zone
      When Alice plays "Called to the Road" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Warded Bear" is in Alice's left attack zone
      And "Ember Recruit" is in Alice's graveyard

    @clause-any
    Scenario: A field with Charge Shield that would go to a hand may stay in play, and its charge goes to the graveyard
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Shrine" in her field zone
      And Bob has a "Clearing Gale" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Clearing Gale" targeting "Warded Shrine"
      Then Alice may say yes or no
      When Alice says yes
      And everyone passes until nothing is waiting
      Then "Warded Shrine" is in Alice's field zone
      And "Ember Recruit" is in Alice's graveyard

    @clause-within
    Scenario: A unit with Charge Shield that moves to the defense zone keeps its charge, and nobody is asked
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Bob has a "Fall Back" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Fall Back" targeting "Warded Bear"
      Then nobody can say yes
      And "Warded Bear" is in Alice's defense zone
      And "Ember Recruit" is a charge of "Warded Bear"

    @clause-who
    Scenario: A unit without Charge Shield goes to its owner's hand, and its charge goes to the graveyard
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Frail Squire" in her left attack zone
      And "Tower Guard" is a charge of Alice's "Warded Bear" in her right attack zone
      And Bob has a "Fade Away" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Frail Squire"
      Then Alice is asked to act
      And "Frail Squire" is in Alice's hand
      And "Ember Recruit" is in Alice's graveyard

    @clause-stays
    Scenario: A unit with Charge Shield that would be removed stays in play, and its charge goes to the graveyard
      Given it is Bob's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Bob has a "Void Lance" in his hand
      When Bob plays "Void Lance" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Warded Bear" is in Alice's left attack zone
      And "Ember Recruit" is in Alice's graveyard

    @clause-stays
    Scenario Outline: A unit with Charge Shield that would go to the <place> stays in play, and its charge goes to the graveyard
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Alice has an "<event>" in her hand
      When Alice plays "<event>" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Warded Bear" is in Alice's left attack zone
      And "Ember Recruit" is in Alice's graveyard

      Examples:
        | place       | event           |
        | damage zone | Into the Wounds |
        | drive zone  | Into the Wings  |

    @clause-stays
    Scenario: A unit with Charge Shield that would go to the deck stays in play, and its charge goes to the graveyard
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Alice has a "Great Tide" in her hand
      When Alice plays "Great Tide"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Warded Bear" is in Alice's left attack zone
      And "Ember Recruit" is in Alice's graveyard

    @clause-ability
    Scenario: A unit that has lost Charge Shield goes to its owner's hand, and its charge goes to the graveyard
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Alice has a "Hushing Rain" in her first set zone
      And Bob has a "Fade Away" in his first set zone
      When Alice plays "Hushing Rain"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Warded Bear"
      Then Alice is asked to act
      And "Warded Bear" is in Alice's hand
      And "Ember Recruit" is in Alice's graveyard

  @GR-16-12a-1
  Rule: 16-12a-1 Its controller may put one of its charges into the graveyard for that
    - may: its player may let it go
    - who: the player who controls it says so
    - charge: without a charge it is not kept
    - one: one of its charges goes
    - chosen: the player chooses which
    - owner: it goes to its owner's graveyard

    @clause-who
    Scenario: A player may say yes or no for a unit with Charge Shield that she controls and the opponent owns
      Given it is Bob's main phase
      And Alice has the opponent's "Warded Bear" in her left attack zone
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Bob plays "Fade Away" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      Then Alice may say yes or no

    @clause-may
    Scenario: A unit with Charge Shield and a charge goes to the hand if its controller says no
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says no
      And everyone passes until nothing is waiting
      Then "Warded Bear" is in Alice's hand

    @clause-charge
    Scenario: A unit with Charge Shield but without a charge leaves play, and another unit keeps its charge
      Given it is Alice's main phase
      And Alice has a ready "Warded Bear" in her left attack zone
      And "Ember Recruit" is a charge of Alice's "Tower Guard" in her right attack zone
      And Bob has a "Fade Away" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Warded Bear"
      And everyone passes until nothing is waiting
      Then "Warded Bear" is in Alice's hand
      And "Ember Recruit" is a charge of "Tower Guard"

    @clause-one
    Scenario: Charge Shield puts one of a unit's two charges into the graveyard, and the other charge stays
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And "Tower Guard" is a charge of Alice's "Warded Bear" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says yes, paying with "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And "Tower Guard" is a charge of "Warded Bear"

    @clause-one @clause-chosen
    Scenario: A player chooses which of a unit's two charges goes to the graveyard for Charge Shield, and the other stays
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And "Tower Guard" is a charge of Alice's "Warded Bear" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says yes, paying with "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's graveyard
      And "Ember Recruit" is a charge of "Warded Bear"

    @clause-owner
    Scenario: A charge that the opponent owns goes to his graveyard for Charge Shield, and the unit stays in play
      Given it is Alice's main phase
      And Alice has a ready "Warded Bear" in her left attack zone
      And Bob has an "Ember Recruit" in his graveyard
      And Alice has a "Bind Below" in her hand
      And Alice has a "Fade Away" in her first set zone
      When Alice plays "Bind Below" targeting "Ember Recruit" and "Warded Bear"
      And everyone passes until nothing is waiting
      And Alice plays "Fade Away" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's graveyard
      And "Warded Bear" is in Alice's left attack zone
      And "Fade Away" is in Alice's graveyard

  @GR-16-12b
  Rule: 16-12b A card that was kept so is made as it was before, and only then
    - kept: it recovers when it was kept in play so
    - only: and only then

    @clause-kept
    Scenario: A unit that Charge Shield keeps from a hand loses both its damage and +2 ATK until the end of the turn
      Given it is Alice's main phase
      And Alice has a ready "Warded Bear" in her left attack zone with 2 damage
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      And Bob has a "Fade Away" in his first set zone
      When Alice plays "Long Anthem" targeting "Warded Bear"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Warded Bear" has no damage
      And "Warded Bear" has 2 ATK
      And "Warded Bear" is in Alice's left attack zone
      And "Ember Recruit" is in Alice's graveyard

    @clause-only
    Scenario: A unit with Charge Shield that moves to the defense zone keeps its damage and +2 ATK until the end of the turn
      Given it is Alice's main phase
      And Alice has a ready "Warded Bear" in her left attack zone with 2 damage
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      And Bob has a "Fall Back" in his first set zone
      When Alice plays "Long Anthem" targeting "Warded Bear"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fall Back" targeting "Warded Bear"
      And everyone passes until nothing is waiting
      Then "Warded Bear" has 2 damage
      And "Warded Bear" has 4 ATK
      And "Warded Bear" is in Alice's defense zone

  @GR-16-12b-1
  Rule: 16-12b-1 A unit has no damage any more

    Scenario: A unit that Charge Shield keeps from being destroyed has no damage, and keeps its second charge
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And "Tower Guard" is a charge of Alice's "Warded Bear" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Sudden Spark" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says yes, paying with "Ember Recruit"
      Then "Warded Bear" has no damage
      And "Ember Recruit" is in Alice's graveyard
      And "Tower Guard" is a charge of "Warded Bear"

  @GR-16-12b-2
  Rule: 16-12b-2 Effects upon it that would have lasted for a time are over
    - over: what would last for a time is over for it
    - others: but not for others
    - game: what lasts for the rest of the game goes on

    @clause-over
    Scenario: A unit that Charge Shield keeps in play loses +3 HP that it has gained until the end of the turn
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Alice has an "Oak Blessing" in her first set zone
      And Bob has a "Fade Away" in his first set zone
      When Alice plays "Oak Blessing" targeting "Warded Bear"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Warded Bear" has 3 HP
      And "Warded Bear" is in Alice's left attack zone
      And "Ember Recruit" is in Alice's graveyard

    @clause-others @clause-over
    Scenario: An event's +2 ATK for all units of a player ends for the one that Charge Shield keeps and goes on for another
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      And Alice has a "Rally Banner" in her hand
      And Bob has a "Fade Away" in his first set zone
      When Alice plays "Rally Banner"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Warded Bear" has 2 ATK
      And "Tower Guard" has 3 ATK

    @clause-game
    Scenario: A unit that Charge Shield keeps in play keeps +2 ATK that lasts for the rest of the game
      Given it is Alice's main phase
      And Alice has a "Warded Bear" in her hand
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a "Gate Blessing" in her first set zone
      And Alice has a "Bind Below" in her hand
      And Bob has a "Fade Away" in his first set zone
      When Alice plays "Warded Bear" into her left attack zone
      And Alice plays "Gate Blessing" targeting "Warded Bear"
      And everyone passes until nothing is waiting
      And Alice plays "Bind Below" targeting "Ember Recruit" and "Warded Bear"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Warded Bear" has 4 ATK
      And "Ember Recruit" is in Alice's graveyard
