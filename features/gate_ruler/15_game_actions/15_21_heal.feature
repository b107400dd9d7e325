Feature: Gate Ruler 15-21 Healing

  @GR-15-21a
  Rule: 15-21a Healing a unit takes away from its damage
    - amount: so much is taken away from it
    - none: but no more than there is, and nothing where the amount is 0 or less
    - each: of each unit that is to be healed

    @clause-amount
    Scenario: A unit with 5 damage of which 3 HP are healed has 2 damage
      Given it is Alice's main phase
      And Alice has a "Mending Rain" in her first set zone
      And Alice has a ready "Tower Guard" in her left attack zone with 5 damage
      When Alice plays "Mending Rain" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" has 2 damage

    @clause-none
    Scenario: A unit with 2 damage of which 3 HP are healed has no damage
      Given it is Alice's main phase
      And Alice has a "Mending Rain" in her first set zone
      And Alice has a ready "Siege Beast" in her left attack zone with 2 damage
      When Alice plays "Mending Rain" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has no damage

    @clause-none @clause-amount
    Scenario Outline: A unit with 3 damage of which <number> HP are healed has <left> damage
      Given it is Alice's main phase
      And Alice has a "Measured Salve" in her hand
      And Alice has <held> "Ember Recruit" in her hand
      And Alice has a ready "Siege Beast" in her left attack zone with 3 damage
      When Alice plays "Measured Salve" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Measured Salve" is in Alice's graveyard
      And "Siege Beast" has <left> damage

      Examples:
        | held  | number | left |
        | two   | 0      | 3    |
        | three | 1      | 2    |

    @clause-none
    Scenario: A unit with 3 damage of which -2 HP are healed has 3 damage
      Given it is Alice's main phase
      And Alice has a "Measured Salve" in her hand
      And Alice has a ready "Siege Beast" in her left attack zone with 3 damage
      When Alice plays "Measured Salve" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Measured Salve" is in Alice's graveyard
      And "Siege Beast" has 3 damage

    @clause-each @clause-amount
    Scenario: An event that heals 2 HP of each unit heals Alice's unit and Bob's
      Given it is Alice's main phase
      And Alice has a "Common Balm" in her first set zone
      And Alice has a ready "Siege Beast" in her left attack zone with 3 damage
      And Bob has a ready "Tower Guard" in his left attack zone with 4 damage
      When Alice plays "Common Balm"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 1 damage
      And "Tower Guard" has 2 damage

  @GR-15-21b
  Rule: 15-21b Healing a player puts cards of his choice from his damage zone into his graveyard
    - number: as many cards as are healed, none where that is 0 or less
    - choice: that player chooses them, whoever heals him
    - zone: from his damage zone
    - graveyard: they are put into his graveyard

    @clause-number @clause-choice @clause-zone @clause-graveyard
    Scenario: Alice chooses which of two cards of her damage zone goes to her graveyard when she heals 1 life
      Given it is Alice's main phase
      And Alice has a "Healing Light" in her first set zone
      And Alice has a "Tower Guard" in her damage zone
      And Alice has a "Siege Beast" in her damage zone
      When Alice plays "Healing Light"
      And everyone passes until Alice is asked which card
      And Alice chooses "Siege Beast"
      Then "Siege Beast" is in Alice's graveyard
      And "Tower Guard" is in Alice's damage zone

    @clause-number
    Scenario: Healing 0 life moves no card from the damage zone
      Given it is Alice's main phase
      And Alice has a "Measured Rite" in her hand
      And Alice has two "Ember Recruit" in her hand
      And Alice has three cards in her damage zone
      When Alice plays "Measured Rite"
      Then "Measured Rite" is in Alice's graveyard
      And Alice has three cards in her damage zone
      And Alice is asked to act

    @clause-number
    Scenario: Healing -2 life moves no card from the damage zone
      Given it is Alice's main phase
      And Alice has a "Measured Rite" in her hand
      And Alice has three cards in her damage zone
      When Alice plays "Measured Rite"
      Then "Measured Rite" is in Alice's graveyard
      And Alice has three cards in her damage zone
      And Alice is asked to act

    @clause-zone @clause-choice
    Scenario: Alice is asked about the event that heals life when she chooses the card that is healed
      Given it is Alice's main phase
      And Alice has a "Healing Light" in her first set zone
      And Alice has two cards in her damage zone
      When Alice plays "Healing Light"
      And everyone passes until Alice is asked which card
      Then Alice is asked about "Healing Light"

    @clause-number @clause-choice @clause-zone @clause-graveyard
    Scenario: Alice chooses which three of four cards of her damage zone go to her graveyard by healing 3 life
      Given it is Alice's main phase
      And Alice has a "Deep Rest" in her hand
      And Alice has a "Tower Guard" in her damage zone
      And Alice has a "Siege Beast" in her damage zone
      And Alice has an "Ember Recruit" in her damage zone
      And Alice has a "Frail Squire" in her damage zone
      When Alice plays "Deep Rest"
      And everyone passes until Alice is asked which card
      And Alice chooses "Siege Beast", "Ember Recruit" and "Frail Squire"
      Then "Siege Beast" is in Alice's graveyard
      And "Ember Recruit" is in Alice's graveyard
      And "Frail Squire" is in Alice's graveyard
      And "Tower Guard" is in Alice's damage zone

    @clause-choice @clause-zone
    Scenario: Bob chooses the card of his damage zone where an effect of Alice's heals him
      Given it is Alice's main phase
      And Alice has an "Open Infirmary" in her hand
      And Bob has a "Tower Guard" in his damage zone
      And Bob has a "Siege Beast" in his damage zone
      When Alice plays "Open Infirmary"
      Then "Tower Guard" is among the cards that Bob is asked about
      And "Siege Beast" is among the cards that Bob is asked about

  @GR-15-21b-1
  Rule: 15-21b-1 Healing a ruler heals its player
    - amount: as much damage as is said
    - whose: of the player who controls that ruler, whoever heals it

    @clause-whose
    Scenario: A card leaves Bob's damage zone, and none leaves Alice's, when Alice heals Bob's ruler
      Given it is Alice's main phase
      And Alice has a "Visiting Physician" in her hand
      And Alice has a "Plain Marcher" in her damage zone
      And Bob has a "Tower Guard" in his damage zone
      When Alice plays "Visiting Physician"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard
      And "Plain Marcher" is in Alice's damage zone

    @clause-amount
    Scenario: Two of three cards leave Alice's damage zone, and the third stays, when 2 life of her ruler is healed
      Given it is Alice's main phase
      And Alice has a "Physician" in her hand
      And Alice has a "Tower Guard" in her damage zone
      And Alice has an "Ember Recruit" in her damage zone
      And Alice has a "Siege Beast" in her damage zone
      When Alice plays "Physician"
      And everyone passes until Alice is asked which card
      And Alice chooses "Tower Guard" and "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's graveyard
      And "Siege Beast" is in Alice's graveyard
      And "Ember Recruit" is in Alice's damage zone

  @GR-15-21c
  Rule: 15-21c Only damage that has been dealt is healed
    - unit: damage that is yet to be dealt to a unit is not healed
    - ruler: nor is damage that is yet to be dealt to a ruler
    - current: nor is damage of a ruler that has been dealt but is yet to be applied

    @clause-unit
    Scenario: Damage to a unit that lies on the gate is not healed, and is dealt after the healing
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And Bob has a "Mending Rain" in his first set zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Sudden Spark" targeting "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Mending Rain" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 3 damage

    @clause-ruler
    Scenario: Damage that is to be dealt to a ruler is dealt after the healing
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a "Tower Guard" in his damage zone
      And Bob has a "Healing Light" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until damage is on the gate
      And Bob plays "Healing Light"
      And everyone passes until the attack is over
      Then "Tower Guard" is in Bob's graveyard
      And Bob has two cards in his damage zone

    @clause-current
    Scenario: Damage of a ruler that is still to be applied is applied after the healing
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And the top of Bob's deck is "Loyal Hound", "Ember Recruit" and "Tower Guard"
      And Bob has a "Plain Marcher" in his damage zone
      And Bob has a "Healing Light" in his first set zone
      When Alice attacks Bob's ruler with "Siege Beast"
      And everyone passes until an ability is on the gate
      And Bob plays "Healing Light"
      And everyone passes until the attack is over
      Then "Plain Marcher" is in Bob's graveyard
      And "Tower Guard" is in Bob's damage zone
