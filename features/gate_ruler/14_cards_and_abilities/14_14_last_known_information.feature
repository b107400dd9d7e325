Feature: Gate Ruler 14-14 Last known information

  @GR-14-14a
  Rule: 14-14a What is asked of a card that has left play is answered as it was there
    - left: as it was when it was last in play
    - within: a card that moves within play is looked at as it is now
    - since: as it was in play also when it has gone on to yet another zone
    - back: as it was then also when it has come back, for it is a new card
    - there: a card that is spoken of where it lies out of play is looked at as it is there

    @clause-left
    Scenario: A unit leaves play before its ability resolves, and the ATK that it had in play counts
      Given it is Alice's main phase
      And Alice has a ready "Blade Reckoner" in her left attack zone
      And Alice has a "Battle Banner" in her field zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice activates "Blade Reckoner"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Blade Reckoner"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 6 damage
      And "Blade Reckoner" is in Alice's hand

    @clause-within
    Scenario: A unit moves within play before its ability resolves, and the ATK that it has there counts
      Given it is Alice's main phase
      And Alice has a ready "Blade Reckoner" in her left attack zone
      And Alice has a "Rear Banner" in her field zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a "Fall Back" in his first set zone
      When Alice activates "Blade Reckoner"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fall Back" targeting "Blade Reckoner"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 6 damage

    @clause-since @clause-left
    Scenario: A unit has gone from play to the hand and on to the graveyard, and its ATK in play counts
      Given it is Alice's main phase
      And Alice has a ready "Blade Reckoner" in her left attack zone
      And Alice has a "Battle Banner" in her field zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a "Fade Away" in his first set zone
      And Bob has an "Empty Pockets" in his second set zone
      When Alice activates "Blade Reckoner"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Empty Pockets"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Blade Reckoner"
      And everyone passes until nothing is waiting
      Then "Blade Reckoner" is in Alice's graveyard
      And "Broad Ox" has 6 damage

    @clause-back @clause-left
    Scenario: A unit has gone to the hand and come back as a new card, and the ATK that it had before counts
      Given it is Alice's main phase
      And Alice has a ready "Blade Reckoner" in her left attack zone
      And Alice has a "Long Anthem" in her first set zone
      And Bob has a ready "Broad Ox" in his left attack zone
      And Bob has a "Quick Return" in his first set zone
      When Alice plays "Long Anthem" targeting "Blade Reckoner"
      And everyone passes until nothing is waiting
      And Alice activates "Blade Reckoner"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Quick Return" targeting "Blade Reckoner"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 6 damage
      And "Blade Reckoner" is ready

    @clause-there
    Scenario: A unit card that had +2 ATK in play is chosen in the graveyard, and its ATK there counts
      Given it is Alice's main phase
      And Alice has a ready "Blade Reckoner" in her left attack zone
      And Alice has a "Battle Banner" in her field zone
      And Alice has a "Swift Verdict" in her first set zone
      And Alice has a "Grave Echo" in her hand
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice plays "Swift Verdict" targeting "Blade Reckoner"
      And everyone passes until nothing is waiting
      And Alice plays "Grave Echo" targeting "Blade Reckoner"
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 4 damage

    @clause-there
    Scenario: A unit that had +2 ATK in play is put on top of the deck, and its Counter counts the ATK that it has there
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a ready "Frail Squire" in her right attack zone
      And Alice has a ready "Broad Ox" in her defense zone
      And Bob has a ready "Grudge Hound" in his left attack zone
      And Bob has a "Battle Banner" in his field zone
      And Bob has a "Restless Ground" in his field zone
      When Alice attacks "Grudge Hound" with "Siege Beast"
      And everyone passes until the next attack can be declared
      And Alice attacks Bob's ruler with "Frail Squire"
      And everyone passes until the attack is over
      Then "Broad Ox" has 2 damage

  @GR-14-14a-1
  Rule: 14-14a-1 That is also its controller, its state and all else that it had
    - state: whether it was ready or exhausted
    - controller: whose it was
    - else: what else it had, as the charges underneath it
    - part: whether it attacked or was being attacked
    - place: where it stood

    @clause-state
    Scenario: A unit that was exhausted as it left play counts as exhausted for its last ability
      Given it is Alice's main phase
      And Alice has an exhausted "Farewell Poet" in her left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Farewell Poet"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-state
    Scenario: A unit that was ready as it left play does not count as exhausted for its last ability
      Given it is Alice's main phase
      And Alice has a ready "Farewell Poet" in her left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Farewell Poet"
      And everyone passes until nothing is waiting
      Then "Farewell Poet" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-controller
    Scenario: A unit of Alice's that Bob controlled counts as Bob's unit as it leaves play
      Given it is Alice's main phase
      And Bob has the opponent's "Ember Recruit" in his left attack zone
      And Bob has a ready "Needle Watcher" in his right attack zone
      And Alice has a ready "Needle Watcher" in her right attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's graveyard
      And Alice has one card in her hand
      And Bob has no cards in his hand

    @clause-else
    Scenario: A unit leaves play with two charges, and its last ability counts both of them
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Alice's "Spirit Vessel" in her left attack zone
      And "Ember Recruit" is a charge of Alice's "Spirit Vessel" in her left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Spirit Vessel"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand

    @clause-else
    Scenario: A unit leaves play with two charges before its ability resolves, which counts both of them
      Given it is Alice's main phase
      And "Clay Bear" is a charge of Alice's "Burden Teller" in her left attack zone
      And "Ember Recruit" is a charge of Alice's "Burden Teller" in her left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice activates "Burden Teller"
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Burden Teller"
      And everyone passes until nothing is waiting
      Then Alice has three cards in her hand
      And "Burden Teller" is in Alice's hand
      And "Clay Bear" is in Alice's graveyard
      And "Ember Recruit" is in Alice's graveyard

    @clause-else
    Scenario: A unit that was dealt damage leaves play with a charge before its ability resolves, which counts the charge
      Given it is Alice's main phase
      And Alice has a "Sudden Spark" in her first set zone
      And "Clay Bear" is a charge of Bob's "Aching Teller" in his left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice plays "Sudden Spark" targeting "Aching Teller"
      And everyone passes until an ability is on the gate
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Fade Away" targeting "Aching Teller"
      And everyone passes until nothing is waiting
      Then Bob has two cards in his hand
      And "Aching Teller" is in Bob's hand

    @clause-part
    Scenario: A unit that is destroyed while it attacks counts as an attacking unit that goes to the graveyard
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Charge Mourner" in her field zone
      And Bob has a "Swift Verdict" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Swift Verdict" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-part
    Scenario: A unit that is destroyed while another one attacks does not count as an attacking unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Clay Bear" in her right attack zone
      And Alice has a "Charge Mourner" in her field zone
      And Bob has a "Swift Verdict" in his first set zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Swift Verdict" targeting "Clay Bear"
      And everyone passes until the attack is over
      Then "Clay Bear" is in Alice's graveyard
      And Alice has no cards in her hand

    @clause-part
    Scenario: A unit that its attacker destroys counts as a unit being attacked that goes to the graveyard
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Alice has a "Rampart Mourner" in her field zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice attacks "Ember Recruit" with "Siege Beast"
      And everyone passes until the attack is over
      Then "Ember Recruit" is in Bob's graveyard
      And Alice has one card in her hand

    @clause-part
    Scenario: A unit that was attacking as it left play draws a card by its last ability
      Given it is Alice's attack phase
      And Alice has a ready "Charging Poet" in her left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When Alice attacks Bob's ruler with "Charging Poet"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Swift Verdict" targeting "Charging Poet"
      And everyone passes until the attack is over
      Then "Charging Poet" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-part
    Scenario: A unit leaves play before its ability resolves, and was attacking when it was last there
      Given it is Alice's attack phase
      And Alice has a ready "Battle Singer" in her left attack zone
      And Bob has a "Swift Verdict" in his first set zone
      When Alice attacks Bob's ruler with "Battle Singer"
      And everyone passes until Alice has priority in the attack declaration step
      And Alice activates "Battle Singer"
      And everyone passes until Bob has priority in the attack declaration step
      And Bob plays "Swift Verdict" targeting "Battle Singer"
      And everyone passes until the attack is over
      Then "Battle Singer" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-part
    Scenario: Damage that an attacking unit deals after it has left play counts as that of an attacking unit
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Charge Chronicle" in her field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Fade Away" in his first set zone
      When Alice attacks "Tower Guard" with "Ember Recruit"
      And everyone passes until damage is on the gate
      And Bob plays "Fade Away" targeting "Ember Recruit"
      And everyone passes until the attack is over
      Then "Tower Guard" has 2 damage
      And Alice has two cards in her hand

    @clause-place
    Scenario: A unit leaves the defense zone, and its last ability heals the ruler that was behind it
      Given it is Alice's main phase
      And Alice has a ready "Van Healer" in her defense zone
      And Alice has a "Clay Bear" in her damage zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Van Healer"
      And everyone passes until nothing is waiting
      Then "Van Healer" is in Alice's graveyard
      And Alice has no cards in her damage zone

    @clause-place
    Scenario: A unit leaves an attack zone, and its last ability heals no ruler, as none was behind it
      Given it is Alice's main phase
      And Alice has a ready "Van Healer" in her left attack zone
      And Alice has a "Clay Bear" in her damage zone
      And Bob has a "Swift Verdict" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob plays "Swift Verdict" targeting "Van Healer"
      And everyone passes until nothing is waiting
      Then "Van Healer" is in Alice's graveyard
      And Alice has one card in her damage zone
