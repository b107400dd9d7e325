Feature: Gate Ruler 8-6 Combat damage

  @GR-8-6a
  Rule: 8-6a Without an attacking card there is no damage step
    - none: without an attacking card there is no damage step
    - end: the attack end step comes next
    - attacked: there is one where something attacks, though nothing is attacked

    @clause-none
    Scenario: An ability that waits for the start of the damage step does not trigger when the attacker is destroyed before
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Measured Striker" in her right attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice has no cards in her hand
      And "Ember Recruit" is in Alice's graveyard

    @clause-end @clause-none
    Scenario: The attack end step follows the attack declaration step when the attacker has been destroyed
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until the next step
      Then it is the attack end step

    # Reading: docs/decisions/1001-attacks-on-empty-columns.md
    @clause-attacked
    Scenario: An attack on an empty column has its damage step
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Measured Striker" in her right attack zone
      When Alice attacks Bob's empty right column with "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

  @GR-8-6b
  Rule: 8-6b The damage step has its start
    - start: what waits for the start of the step triggers
    - before: before the damage comes onto the gate

    @clause-start
    Scenario: An ability that waits for the start of the damage step triggers
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Measured Striker" in her right attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-before @clause-start
    Scenario: An ability that the start of the damage step triggered is on the gate before the damage
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Measured Striker" in her right attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of "Measured Striker"

  @GR-8-6c
  Rule: 8-6c The players can act before damage is dealt
    - act: both players can act
    - done: what they add is done before the damage comes onto the gate

    @clause-act @clause-done
    Scenario: An attacker that is destroyed at the start of the damage step deals no damage
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the damage step
      And Bob plays "Sudden Spark" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has no cards in his damage zone
      And "Ember Recruit" is in Alice's graveyard

    @clause-act
    Scenario: The other player can act before damage is on the gate when the active player has passed
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice could respond
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Alice has priority in the damage step
      And Alice passes
      Then the gate is empty
      And Bob can play "Sudden Spark"

    @clause-done
    Scenario: An attacker that gains 2 ATK at the start of the damage step deals 2 more damage to a unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until Alice has priority in the damage step
      And Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Tower Guard" has 4 damage

  @GR-8-6d
  Rule: 8-6d The attacking card deals damage to the card being attacked
    - deals: the attacking card deals damage to the card being attacked
    - only: the card being attacked deals none in return

    @clause-deals
    Scenario: A unit deals damage to the unit it attacks and to no other unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Tower Guard" has 2 damage
      And "Siege Beast" has no damage

    @clause-only @clause-deals
    Scenario: An attacked unit is dealt damage and deals none to its attacker in return
      Given it is Alice's attack phase
      And Alice has a ready "Tower Guard" in her left attack zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice attacks "Siege Beast" with "Tower Guard"
      And everyone passes until the attack is over
      Then "Tower Guard" has no damage
      And "Siege Beast" has 1 damage

  @GR-8-6d-1
  Rule: 8-6d-1 A ruler is dealt the attacker's STK
    - strike: the damage is as much as the attacker's STK
    - target: it is dealt to the ruler that is attacked

    @clause-strike @clause-target
    Scenario Outline: <attacker> deals as much damage as its STK to the ruler that it attacks
      Given it is Alice's attack phase
      And Alice has a ready "<attacker>" in her left attack zone
      When Alice attacks Bob's ruler with "<attacker>"
      And everyone passes until the attack is over
      Then Bob has <strike> in his damage zone

      Examples:
        | attacker      | strike    |
        | Ember Recruit | one card  |
        | Siege Beast   | two cards |

    @clause-strike @clause-target
    Scenario: A ruler deals as much damage as its STK to the ruler that it attacks
      Given it is Alice's attack phase
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has three cards in his damage zone

  @GR-8-6d-2
  Rule: 8-6d-2 A unit is dealt the attacker's ATK
    - power: the damage is as much as the attacker's ATK
    - target: it is dealt to the unit that is attacked, and not to the ruler behind it

    @clause-power @clause-target
    Scenario: A unit with 5 ATK and 2 STK deals 5 damage to the unit it attacks and none to the ruler behind it
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Tower Guard" in his defense zone
      When Alice attacks "Tower Guard" with "Siege Beast"
      And everyone passes until the attack is over
      Then "Tower Guard" has 5 damage
      And Bob has no cards in his damage zone

  @GR-8-6d-3
  Rule: 8-6d-3 What an attacking card deals in the damage step is combat damage
    - combat: an ability that speaks of combat damage means this damage
    - only: no other damage

    @clause-combat
    Scenario: An ability that waits for combat damage triggers when an attacking unit damages its unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Pain Scribe" in his left attack zone
      When Alice attacks "Pain Scribe" with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has one card in his hand

    @clause-only
    Scenario: An ability that waits for combat damage does not trigger when an event damages its unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a ready "Pain Scribe" in his left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Sudden Spark" targeting "Pain Scribe"
      And everyone passes until the attack is over
      Then Bob has no cards in his hand
      And "Pain Scribe" has 3 damage

  @GR-8-6e
  Rule: 8-6e The players can act on the combat damage before the step ends
    - act: the players can act while the damage is on the gate
    - end: the damage step does not end before it has been dealt and what comes of it is done

    @clause-act
    Scenario: An attacked unit can be put into a hand while the combat damage to it is on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice attacks "Ember Recruit" with "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Bob's hand

    @clause-end
    Scenario: An attacked unit is destroyed before an ability that waits for the end of the damage step is on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a ready "Wound Counter" in her right attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob could respond
      When Alice attacks "Ember Recruit" with "Siege Beast"
      And everyone passes until an ability is on the gate
      Then "Ember Recruit" is in Bob's graveyard

  @GR-8-6f
  Rule: 8-6f The damage step has its end
    - end: what waits for the end of the step triggers
    - after: when the damage has been dealt

    @clause-end
    Scenario: An ability that waits for the end of the damage step triggers
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Wound Counter" in her right attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Alice has one card in her hand

    @clause-after @clause-end
    Scenario: An ability that the end of the damage step triggered comes onto the gate after the damage was dealt
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Wound Counter" in her right attack zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob could respond
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until an ability is on the gate
      Then from its top the gate holds an ability of "Wound Counter"
      And "Tower Guard" has 2 damage

  @GR-8-6g
  Rule: 8-6g The players can act on what the end of the damage step triggered, still in that step
    - step: it comes onto the gate still in the damage step
    - act: both players can act on it
    - done: it is done before the attack end step

    @clause-step @clause-act
    Scenario: An ability that the end of the damage step triggered is on the gate still in the damage step
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Wound Counter" in her right attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      Then it is the damage step
      And Bob has one card in his damage zone

    @clause-act
    Scenario: The other player can act while an ability that the end of the damage step triggered is on the gate
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Wound Counter" in her right attack zone
      And Alice could respond
      And Bob has a "Sudden Spark" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until an ability is on the gate
      And Alice passes
      Then from its top the gate holds an ability of "Wound Counter"
      And Bob can play "Sudden Spark"

    @clause-done @clause-step
    Scenario: An ability that the end of the damage step triggered resolves before the attack end step
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Wound Counter" in her right attack zone
      And Bob could respond
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until the attack end step
      Then Alice has one card in her hand
