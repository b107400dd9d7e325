Feature: Gate Ruler 12-6 Charges that cannot be

  @GR-12-6a
  Rule: 12-6a A charge that is linked to no card goes to the graveyard
    - loose: a charge that is linked to no card
    - linked: not one whose card has gone to another zone of play
    - owner: it goes to its owner's graveyard

    @clause-loose
    Scenario: The charge of a unit that left play goes to the graveyard
      Given it is Alice's main phase
      And "Plain Marcher" is a charge of Bob's "Tower Guard" in his left attack zone
      And Alice has a "Fade Away" in her first set zone
      When Alice plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then Bob has one card in his graveyard
      And Bob has no cards in his charge zone

    @clause-linked
    Scenario: The charge of a unit that moves to the other attack zone stays in the charge zone
      Given it is Alice's main phase
      And "Plain Marcher" is a charge of Bob's "Tower Guard" in his left attack zone
      And Alice has a "Swing Wide" in her first set zone
      When Alice plays "Swing Wide" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's right attack zone
      And Bob has one card in his charge zone

    @clause-owner @clause-loose
    Scenario: A charge of Alice's unit that is Bob's card goes to his graveyard when the unit leaves play
      Given it is Alice's main phase
      And Bob has a "Clay Bear" in his graveyard
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Shared Trophy" in her hand
      And Alice has a "Fade Away" in her first set zone
      When Alice plays "Shared Trophy" targeting "Clay Bear"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is in Alice's charge zone
      When Alice plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is in Bob's graveyard

  @GR-12-6a-1
  Rule: 12-6a-1 A charge of which a triggered ability speaks waits until that ability is done
    - waits: it stays in its zone as long as the ability waits or is on the gate
    - until: and goes when that is done
    - speaks: only for an ability that refers to the charges of the card that left
    - triggered: only for one that this card's leaving has triggered
    - each: each charge of that card

    @clause-waits
    Scenario: A destroyed unit's charge stays in the charge zone while the ability that counts it is on the gate
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Spirit Vessel" in his left attack zone
      And Alice has a "Doom Decree" in her first set zone
      And Bob could respond
      When Alice plays "Doom Decree" targeting "Spirit Vessel"
      And everyone passes until an ability is on the gate
      Then "Spirit Vessel" is in Bob's graveyard
      And "Clay Bear" is in Bob's charge zone

    @clause-waits @clause-until
    Scenario: A destroyed unit's charge is counted by the unit's ability and then goes to the graveyard
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Spirit Vessel" in his left attack zone
      And Alice has a "Doom Decree" in her first set zone
      When Alice plays "Doom Decree" targeting "Spirit Vessel"
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand
      And "Clay Bear" is in Bob's graveyard

    @clause-waits @clause-each @clause-speaks
    Scenario: Both charges of a unit whose ability counts them wait, and another unit's charge goes to the graveyard
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Spirit Vessel" in his left attack zone
      And "Ember Recruit" is a charge of Bob's "Spirit Vessel" in his left attack zone
      And "Siege Beast" is a charge of Bob's "Tower Guard" in his right attack zone
      And Alice has a "Common Grave" in her first set zone
      And Bob could respond
      When Alice plays "Common Grave"
      And everyone passes until an ability is on the gate
      Then "Clay Bear" is in Bob's charge zone
      And "Ember Recruit" is in Bob's charge zone
      And "Siege Beast" is in Bob's graveyard

    @clause-speaks
    Scenario: A charge does not wait for a triggered ability that speaks of the unit that left and not of its charges
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Needle Mourner" in his left attack zone
      And Bob has a ready "Needle Mourner" in his right attack zone
      And Alice has a "Doom Decree" in her first set zone
      And Bob could respond
      When Alice plays "Doom Decree" targeting first "Needle Mourner"
      And everyone passes until an ability is on the gate
      Then "Clay Bear" is in Bob's graveyard

    @clause-speaks
    Scenario: A charge of a unit that left does not wait for another unit's ability that counts the charges of that unit
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Tower Guard" in his left attack zone
      And "Ember Recruit" is a charge of Bob's "Mourning Keeper" in his right attack zone
      And Alice has a "Doom Decree" in her first set zone
      And Bob could respond
      When Alice plays "Doom Decree" targeting "Tower Guard"
      And everyone passes until an ability is on the gate
      Then "Clay Bear" is in Bob's graveyard
      When everyone passes until nothing is waiting
      Then Bob has one card in his hand

    @clause-speaks
    Scenario: A charge of a unit that left does not wait for the unit's ability that counts the charges of fields
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Altar Heir" in his left attack zone
      And "Ember Recruit" is a charge of Bob's "Warded Shrine" in his field zone
      And Alice has a "Doom Decree" in her first set zone
      And Bob could respond
      When Alice plays "Doom Decree" targeting "Altar Heir"
      And everyone passes until an ability is on the gate
      Then "Clay Bear" is in Bob's graveyard
      When everyone passes until nothing is waiting
      Then Bob has one card in his hand

    @clause-triggered
    Scenario: A charge of a unit that left does not wait for the unit's activated ability that counts its charges
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Alice's "Burden Teller" in her left attack zone
      And Alice has a ready "Farewell Warden" in her defense zone
      And Bob has a "Fade Away" in his first set zone
      And Bob could respond
      When Alice activates "Burden Teller"
      And Bob plays "Fade Away" targeting "Burden Teller"
      And Bob passes
      Then from its top the gate holds an ability of "Farewell Warden", an ability of "Burden Teller"
      And "Clay Bear" is in Alice's graveyard

    @clause-triggered
    Scenario: A charge of a unit that left does not wait for the unit's ability that damage triggered and that counts it
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And "Clay Bear" is a charge of Bob's "Aching Teller" in his left attack zone
      And Bob has a ready "Farewell Warden" in his defense zone
      And Bob has a "Fade Away" in his first set zone
      And Bob could respond
      When Alice plays "Sudden Spark" targeting "Aching Teller"
      And everyone passes until an ability is on the gate
      And Bob plays "Fade Away" targeting "Aching Teller"
      And Bob passes
      Then from its top the gate holds an ability of "Farewell Warden", an ability of "Aching Teller"
      And "Clay Bear" is in Bob's graveyard

    @clause-waits
    Scenario: The charges of two destroyed units wait while the order of the units' abilities is chosen
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Spirit Vessel" in his left attack zone
      And "Ember Recruit" is a charge of Bob's "Spirit Vessel" in his right attack zone
      And Alice has a "Common Grave" in her first set zone
      And Bob could respond
      When Alice plays "Common Grave"
      And everyone passes until a triggered ability is chosen
      Then Bob has two cards in his graveyard
      And "Clay Bear" is in Bob's charge zone
      And "Ember Recruit" is in Bob's charge zone

    @clause-waits
    Scenario: A destroyed unit's charge waits for the unit's ability that is on the gate above an event
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Bob's "Spirit Vessel" in his left attack zone
      And Alice has a "Plain Rite" in her hand
      And Alice has a "Doom Decree" in her first set zone
      And Bob could respond
      When Alice plays "Plain Rite"
      And Alice plays "Doom Decree" targeting "Spirit Vessel"
      And everyone passes until an ability is on the gate
      Then "Spirit Vessel" is in Bob's graveyard
      And "Clay Bear" is in Bob's charge zone

  @GR-12-6b
  Rule: 12-6b A charge that came under several cards at once stays under one of them
    - one: it stays under one of them
    - rest: and is not linked to the others any more
    - who: the player whose charge zone it is chooses
    - left: of the cards that it is still linked to
    - recent: it stays under one of the cards that it came under last
    - each: of several charges that came so, each by a choice of its own

    # Reading: docs/decisions/1102-whose-charges-change-with-their-card.md
    @clause-who
    Scenario: Of a charge under a unit of each player the one chooses in whose charge zone it lies
      Given it is Alice's main phase
      And the top of Alice's deck is "Clay Bear"
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Divided Relic" in her hand
      When Alice plays "Divided Relic" targeting "Siege Beast"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his left attack zone
      Then Alice chooses between "Tower Guard" and "Siege Beast"
      And Alice is asked about "Clay Bear"

    @clause-one @clause-rest
    Scenario: A charge that came under two units at once stays only under the one that its player chooses
      Given it is Alice's main phase
      And the top of Alice's deck is "Clay Bear"
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Shared Relic" in her hand
      When Alice plays "Shared Relic"
      And Alice chooses "Siege Beast"
      Then "Clay Bear" is a charge of "Siege Beast"
      And "Clay Bear" is not a charge of "Tower Guard"

    @clause-left
    Scenario: A charge that came under two units goes to the graveyard when both are put into the hand
      Given it is Alice's main phase
      And the top of Alice's deck is "Clay Bear"
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Fleeting Relic" in her hand
      When Alice plays "Fleeting Relic"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is in Alice's graveyard
      And Alice has two cards in her hand

    @clause-one
    Scenario: A charge that stayed under one of two units leaves that unit when it is put into its owner's hand
      Given it is Alice's main phase
      And the top of Alice's deck is "Clay Bear"
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Shared Relic" in her hand
      And Alice has a "Shed Burden" in her first set zone
      When Alice plays "Shared Relic"
      And Alice chooses "Siege Beast"
      And Alice plays "Shed Burden" targeting "Clay Bear"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is in Alice's hand
      And "Clay Bear" is not a charge of "Siege Beast"

    @clause-rest
    Scenario: A charge goes to the graveyard, not to the other unit, when the unit chosen for it leaves play
      Given it is Alice's main phase
      And the top of Alice's deck is "Clay Bear"
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Shared Relic" in her hand
      And Alice has a "Fade Away" in her first set zone
      When Alice plays "Shared Relic"
      And everyone passes until Alice is asked which card
      And Alice chooses "Tower Guard"
      And Alice plays "Fade Away" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is in Alice's graveyard
      And "Clay Bear" is not a charge of "Siege Beast"

    @clause-who
    Scenario: Alice chooses under which of her units a charge stays though the charge is Bob's card
      Given it is Alice's main phase
      And Bob has a "Clay Bear" in his graveyard
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Shared Trophy" in her hand
      When Alice plays "Shared Trophy" targeting "Clay Bear"
      And everyone passes until somebody chooses something on the gate
      Then Alice chooses between "Tower Guard" and "Siege Beast"

    @clause-recent @clause-rest
    Scenario: A charge under two units stays under the card put on top of one of them, as it came under that card last
      Given it is Alice's main phase
      And the top of Alice's deck is "Clay Bear"
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Tower Guard" in her right attack zone
      And Alice has a "Siege Beast" in her graveyard
      And Alice has a "Shifting Saddle" in her hand
      And Bob could respond
      When Alice plays "Shifting Saddle"
      And everyone passes until nothing is waiting
      And everyone passes until Bob has priority in the main phase
      Then "Clay Bear" is a charge of "Siege Beast"
      And "Clay Bear" is not a charge of "Tower Guard"

    @clause-each @clause-one @clause-rest
    Scenario: A player chooses for each of two charges in turn under which one of two units it stays
      Given it is Alice's main phase
      And Alice has a "Clay Bear" in her graveyard
      And Alice has a "Frail Squire" in her graveyard
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      And Alice has a "Shared Hoard" in her hand
      When Alice plays "Shared Hoard"
      And everyone passes until Alice is asked which card
      And Alice chooses "Siege Beast"
      Then Alice is not asked to act
      When Alice chooses "Siege Beast"
      Then "Clay Bear" is a charge of "Siege Beast"
      And "Frail Squire" is a charge of "Siege Beast"
      And "Clay Bear" is not a charge of "Tower Guard"
      And "Frail Squire" is not a charge of "Tower Guard"
