Feature: Gate Ruler 15-14 Charging and stacking

  @GR-15-14a
  Rule: 15-14a A card put underneath another lies in its controller's charge zone, linked to it
    - charge: it comes to a charge zone
    - controller: that of the player who controls the card above, whoever owns either
    - linked: it is linked to that card
    - once: several cards are put underneath at once

    @clause-charge @clause-linked
    Scenario: A card of Bob's graveyard put underneath Alice's unit lies in Alice's charge zone as its charge
      Given it is Alice's main phase
      And Alice has a "Bind Below" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Bob has a "Siege Beast" in his graveyard
      When Alice plays "Bind Below" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's charge zone
      And "Siege Beast" is a charge of "Tower Guard"

    @clause-charge
    Scenario: A player who puts a card underneath a unit has put it into the charge zone
      Given it is Alice's main phase
      And Alice has a "Bind Below" in her hand
      And Alice has a "Porter's Ledger" in her field zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Bob has a "Siege Beast" in his graveyard
      When Alice plays "Bind Below" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And "Bind Below" is in Alice's graveyard

    @clause-linked
    Scenario: An event that draws a card if a unit was put underneath another draws it when that was done
      Given it is Alice's main phase
      And Alice has a "Fold Under" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      When Alice plays "Fold Under" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is a charge of "Siege Beast"
      And Alice has one card in her hand

    @clause-charge
    Scenario: A unit that a Charge Shield keeps from going underneath another is no charge, and no card is drawn
      Given it is Alice's main phase
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      And Alice has a "Fold Under" in her hand
      When Alice plays "Fold Under" targeting "Warded Bear" and "Tower Guard"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And "Warded Bear" is not a charge of "Tower Guard"
      And Alice has no cards in her hand

    @clause-charge @clause-linked @clause-controller
    Scenario: A card put underneath a unit that Alice controls and Bob owns lies in Alice's charge zone
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has the opponent's "Tower Guard" in her left attack zone
      And Alice has a "Bind Below" in her hand
      When Alice plays "Bind Below" targeting "Ember Recruit" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's charge zone
      And "Ember Recruit" is a charge of "Tower Guard"

    @clause-linked
    Scenario: Two cards that are put underneath a unit are both its charges
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her graveyard
      And Alice has a "Clay Bear" in her graveyard
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Grave Baggage" in her hand
      When Alice plays "Grave Baggage" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is a charge of "Tower Guard"
      And "Clay Bear" is a charge of "Tower Guard"

    @clause-once
    Scenario: A unit that is put underneath another together with a third has seen that one leave play
      Given it is Alice's main phase
      And Alice has a "Common Load" in her hand
      And Alice has a ready "Farewell Warden" in her left attack zone
      And Alice has a ready "Burdened Ox" in her right attack zone
      And Alice has a ready "Clay Bear" in her defense zone
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Common Load" targeting "Clay Bear"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand

  @GR-15-14b
  Rule: 15-14b A card put on top of another comes into its zone, and has it and its charges as charges
    - zone: it comes into the zone where the other card is, if it can lie there
    - charge: that card comes to a charge zone
    - controller: that of the player who controls the card on top, whoever owns either
    - linked: it is linked to the card on top
    - charges: so are all cards that were linked to it

    @clause-zone @clause-charge @clause-linked
    Scenario: A unit on top of which another is put becomes a charge of the one on top
      Given it is Alice's main phase
      And Alice has a "Crowning" in her first set zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Crowning" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone
      And "Tower Guard" is in Alice's charge zone
      And "Tower Guard" is a charge of "Siege Beast"

    @clause-zone @clause-charge @clause-linked
    Scenario: A charge that is put on top of the unit whose charge it was has that unit as its charge
      Given it is Alice's main phase
      And Alice has a "Risen Saddle" in her hand
      And "Siege Beast" is a charge of Alice's "Ember Recruit" in her left attack zone
      When Alice plays "Risen Saddle"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone
      And "Ember Recruit" is a charge of "Siege Beast"
      And Alice has one card in her charge zone

    @clause-charge @clause-linked @clause-charges
    Scenario: The charges of a unit become charges of the unit that is put on top of it
      Given it is Alice's main phase
      And Alice has a "Bind Below" in her hand
      And Alice has a "Crowning" in her first set zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      And Alice has an "Ember Recruit" in her graveyard
      When Alice plays "Bind Below" targeting "Ember Recruit" and "Tower Guard"
      And everyone passes until nothing is waiting
      And Alice plays "Crowning" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is a charge of "Siege Beast"
      And Alice has two cards in her charge zone

    @clause-zone @clause-charge
    Scenario: A player who puts a unit on top of another has put both cards where they come to lie
      Given it is Alice's main phase
      And Alice has a "Crowning" in her first set zone
      And Alice has a "Porter's Ledger" in her field zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Crowning" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-zone
    Scenario: An event, which cannot lie in an attack zone, is not put on top of a unit there
      Given it is Alice's main phase
      And Alice has a "Strange Crown" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Quiet Nod" in her graveyard
      When Alice plays "Strange Crown" targeting "Quiet Nod" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Strange Crown" is in Alice's graveyard
      And "Tower Guard" is in Alice's left attack zone

    @clause-zone @clause-charge @clause-linked
    Scenario: A card below that a Charge Shield keeps in play does not become a charge
      Given it is Alice's main phase
      And Alice has a "Crowning" in her first set zone
      And "Clay Bear" is a charge of Alice's "Warded Bear" in her left attack zone
      And "Frail Squire" is a charge of Alice's "Warded Bear" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Crowning" targeting "Siege Beast" and "Warded Bear"
      And everyone passes until an optional replacement is asked about
      And Alice says yes
      Then "Siege Beast" is in Alice's left attack zone
      And "Warded Bear" is not a charge of "Siege Beast"

    @clause-controller @clause-zone @clause-charge @clause-linked
    Scenario: The card below a unit that Alice controls and Bob owns lies in Alice's charge zone
      Given it is Alice's main phase
      And Alice has the opponent's "Tower Guard" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a "Shared Saddle" in her hand
      When Alice plays "Shared Saddle" targeting "Tower Guard" and "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's right attack zone
      And "Ember Recruit" is in Alice's charge zone

  @GR-15-14b-1
  Rule: 15-14b-1 It is ready or exhausted as the card below was
    - exhausted: on top of an exhausted card it is exhausted
    - ready: on top of a ready card it is ready

    @clause-exhausted
    Scenario: A unit that is put on top of an exhausted unit is exhausted
      Given it is Alice's main phase
      And Alice has a "Crowning" in her first set zone
      And Alice has an exhausted "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Crowning" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone
      And "Siege Beast" is exhausted

    @clause-exhausted
    Scenario: A unit that is put on top of an exhausted unit is exhausted before that becomes its charge
      Given it is Alice's main phase
      And Alice has a "Crowning" in her first set zone
      And Alice has an exhausted "Warded Bear" in her left attack zone
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Crowning" targeting "Siege Beast" and "Warded Bear"
      And everyone passes until an optional replacement is asked about
      Then "Siege Beast" is exhausted

    @clause-ready
    Scenario: A unit that is put on top of a ready unit is ready
      Given it is Alice's main phase
      And Alice has a "Crowning" in her first set zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Crowning" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone
      And "Siege Beast" is ready

  @GR-15-14b-2
  Rule: 15-14b-2 On top of an attacking card it attacks the same column
    - attacks: on top of an attacking card it attacks
    - column: the same column
    - only: on top of any other card it does not

    @clause-attacks
    Scenario: A unit put on top of the attacking unit attacks the ruler in its place
      Given it is Alice's attack phase
      And Alice has a "Crowning" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Crowning" targeting "Siege Beast" and "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob has two cards in his damage zone

    @clause-only
    Scenario: A unit put on top of a unit that is not attacking does not attack
      Given it is Alice's attack phase
      And Alice has a "Crowning" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Crowning" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until the attack is over
      Then "Siege Beast" is in Alice's right attack zone
      And Bob has one card in his damage zone

    @clause-attacks @clause-column
    Scenario: A unit put on top of the attacking unit deals its damage to the unit that was attacked
      Given it is Alice's attack phase
      And Alice has a "Crowning" in her first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      And Bob has a ready "Broad Ox" in his right attack zone
      When Alice attacks "Broad Ox" with "Ember Recruit"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Crowning" targeting "Siege Beast" and "Ember Recruit"
      And everyone passes until the attack is over
      Then "Broad Ox" has 5 damage

    @clause-attacks
    Scenario: A unit that is put on top of the attacking unit attacks before that becomes its charge
      Given it is Alice's attack phase
      And Alice has a "Crowning" in her first set zone
      And Alice has a ready "Warded Bear" in her left attack zone
      And "Ember Recruit" is a charge of Alice's "Warded Bear" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice attacks Bob's ruler with "Warded Bear"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice plays "Crowning" targeting "Siege Beast" and "Warded Bear"
      And everyone passes until an optional replacement is asked about
      Then "Siege Beast" is attacking
      And "Warded Bear" is not attacking

  @GR-15-14b-3
  Rule: 15-14b-3 They are different cards: damage, effects and targeting do not pass to the card on top
    - damage: damage on the card below is not on the card on top
    - effects: effects upon the card below are not upon the card on top
    - target: what targeted the card below does not target the card on top

    @clause-damage
    Scenario: A unit put on top of a damaged unit has no damage
      Given it is Alice's main phase
      And Alice has a "Crowning" in her first set zone
      And Alice has a ready "Tower Guard" in her left attack zone with 5 damage
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Crowning" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone
      And "Siege Beast" has no damage

    @clause-effects
    Scenario: A unit put on top of a unit that gained ATK has not gained it
      Given it is Alice's main phase
      And Alice has a "Crowning" in her first set zone
      And Alice has a "Long Anthem" in her second set zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Long Anthem" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      And Alice plays "Crowning" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone
      And "Siege Beast" has 5 ATK

    @clause-target
    Scenario: An event that targets a unit affects neither that unit nor the one put on top of it in answer
      Given it is Alice's main phase
      And Alice has a "Void Lance" in her hand
      And Bob has a "Crowning" in his first set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Siege Beast" in his graveyard
      When Alice plays "Void Lance" targeting "Tower Guard"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Crowning" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Bob's left attack zone
      And "Tower Guard" is in Bob's charge zone

  @GR-15-14c
  Rule: 15-14c The card on top is the one that lies in the zone now
    - top: it is the card that was put on top
    - under: where a card was put underneath, it is the other one

    @clause-top
    Scenario: An effect that exhausts the card on top exhausts the unit that was put on top of another
      Given it is Alice's main phase
      And Alice has a "Crown and Rouse" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Crown and Rouse" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone
      And "Siege Beast" is exhausted

    @clause-under
    Scenario: An effect that exhausts the card on top exhausts the unit underneath which a card was put
      Given it is Alice's main phase
      And Alice has a "Bind and Bow" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Bind and Bow" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is a charge of "Tower Guard"
      And "Tower Guard" is exhausted
