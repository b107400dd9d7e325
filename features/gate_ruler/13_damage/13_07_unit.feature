Feature: Gate Ruler 13-7 Damaging and healing a unit

  @GR-13-7a @see-GR-13-2b-2
  Rule: 13-7a A unit's damage grows by the damage dealt to it

  @GR-13-7b
  Rule: 13-7b Healing a unit takes damage from it
    - less: the unit's damage is less by the amount healed
    - floor: where more is healed than there is, no damage is left

    @clause-less
    Scenario: A unit with 5 damage that is healed of 3 has 2 damage
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone with 5 damage
      And Alice has a "Mending Rain" in her first set zone
      When Alice plays "Mending Rain" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 2 damage

    @clause-floor
    Scenario: A unit with 2 damage that is healed of 3 has no damage
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone with 2 damage
      And Alice has a "Mending Rain" in her first set zone
      When Alice plays "Mending Rain" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has no damage

  @GR-13-7b-1
  Rule: 13-7b-1 Healing damage that was dealt in a certain way heals what one process dealt so in this phase
    - way: only damage that was dealt in the way that is said
    - one: what one process dealt, of several the one that the player chooses
    - any: what all of them dealt, where any such damage is healed
    - phase: only damage of the current phase
    - unit: only what was dealt to the unit since it came into play
    - left: only what has not been healed yet
    - gone: also what a card dealt that has left play since

    @clause-gone @clause-way
    Scenario: A unit is healed of the damage that a Beast dealt to it when that has left play, and not of an event's damage
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a "Hunter's Salve" in his first set zone
      And Bob has a "Fade Away" in his second set zone
      When Alice attacks "Broad Ox" with "Siege Beast"
      And everyone passes until Alice has priority in the attack end step
      And Alice plays "Sudden Spark" targeting "Broad Ox"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the attack end step
      And Bob plays "Fade Away" targeting "Siege Beast"
      And everyone passes until a card is in Bob's graveyard
      And everyone passes until Bob has priority in the attack end step
      And Bob plays "Hunter's Salve" targeting "Broad Ox"
      And everyone passes until the attack is over
      Then "Broad Ox" has 3 damage
      And "Siege Beast" is in Alice's hand

    @example
    @clause-one
    Scenario Outline: A unit dealt 3 damage and 2 damage has <left> damage when its controller chooses to heal the <healed>
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Closing Wound" in his first set zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until Bob has priority in the attack end step
      And Bob plays "Closing Wound" targeting "Tower Guard"
      And Bob chooses the <healed> damage
      And everyone passes until the attack is over
      Then "Tower Guard" has <left> damage

      Examples:
        | healed | left |
        | 3      | 2    |
        | 2      | 3    |

    @clause-way
    Scenario: Healing a unit's combat damage leaves the 3 damage that an event dealt to it
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Battle Salve" in his first set zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until Bob has priority in the attack end step
      And Bob plays "Battle Salve" targeting "Tower Guard"
      And everyone passes until the attack is over
      Then "Tower Guard" has 3 damage

    @clause-any @clause-way
    Scenario: Healing any damage that effects dealt heals that of two events and leaves the 1 damage from before
      Given it is Alice's main phase
      And Alice has a "Zap Storm" in her first set zone
      And Alice has a "Sudden Spark" in her second set zone
      And Bob has a ready "Bruised Monk" in his left attack zone with 1 damage
      And Bob has a ready "Siege Beast" in his right attack zone
      And Bob has a "Whole Mending" in his first set zone
      When Alice plays "Zap Storm" targeting "Bruised Monk" and "Siege Beast"
      And everyone passes until nothing is waiting
      And Alice plays "Sudden Spark" targeting "Bruised Monk"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Whole Mending" targeting "Bruised Monk"
      And everyone passes until nothing is waiting
      Then "Bruised Monk" has 1 damage
      And "Whole Mending" is in Bob's graveyard

    @clause-phase
    Scenario: Healing the damage dealt to a unit heals none that was dealt in an earlier phase
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Closing Wound" in his first set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the attack start step
      And Bob plays "Closing Wound" targeting "Tower Guard"
      And everyone passes until the attack phase
      Then "Tower Guard" has 3 damage
      And "Closing Wound" is in Bob's graveyard

    @clause-left
    Scenario: Healing the damage dealt to a unit a second time heals nothing more
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone with 2 damage
      And Alice has a "Closing Wound" in her first set zone
      And Alice has a "Closing Wound" in her second set zone
      And Alice has a "Sudden Spark" in her third set zone
      When Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      And Alice plays first "Closing Wound" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      And Alice plays second "Closing Wound" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 2 damage
      And Alice has three cards in her graveyard

    @clause-unit
    Scenario: Healing the damage dealt to a unit that came back into play heals what was dealt to it since
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Sudden Spark" in her first set zone
      And Alice has a "Fade Away" in her second set zone
      And Alice has a "Closing Wound" in her third set zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice plays Alice's "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      And Alice plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      And Alice plays "Tower Guard" into her left attack zone
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      And Bob plays Bob's "Sudden Spark" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 3 damage
      When Alice plays "Closing Wound" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has no damage

    @clause-one
    Scenario: A player is asked by the healing event which of two damages to heal
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Closing Wound" in his first set zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Sudden Spark" targeting "Tower Guard"
      And everyone passes until Bob has priority in the attack end step
      And Bob plays "Closing Wound" targeting "Tower Guard"
      Then Bob is asked about "Closing Wound"

    @clause-unit
    Scenario: An event heals each of two units of the damage that was dealt to that unit
      Given it is Alice's main phase
      And Alice has a "Common Cold" in her first set zone
      And Alice has a "Twin Stitches" in her second set zone
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Common Cold" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until nothing is waiting
      And Alice plays "Twin Stitches" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has no damage
      And "Siege Beast" has no damage
      And "Twin Stitches" is in Alice's graveyard
