Feature: Gate Ruler 15-23 Gaining control

  @GR-15-23a
  Rule: 15-23a Who gains control of a card puts it into a zone of his own
    - unit: a unit comes into an attack or defense zone that he chooses
    - field: a field comes into his field zone
    - whose: the zones are those of the player who gains control
    - owner: it stays the card of its owner
    - each: each card of which he gains control does so

    @clause-unit
    Scenario: A unit of which Alice gains control comes into the zone of hers that she chooses
      Given it is Alice's main phase
      And Alice has a "Turncoat Writ" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Turncoat Writ" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her defense zone
      Then "Tower Guard" is in Alice's defense zone

    @clause-field
    Scenario: A field of which Alice gains control comes into her field zone and works for her
      Given it is Alice's main phase
      And Alice has a "Land Deed" in her hand
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Battle Banner" in his field zone
      When Alice plays "Land Deed" targeting "Battle Banner"
      And everyone passes until nothing is waiting
      Then "Battle Banner" is in Alice's field zone
      And "Ember Recruit" has 4 ATK

    @clause-owner @clause-unit
    Scenario: A unit of Bob's of which Alice gained control goes to Bob's graveyard when it is destroyed
      Given it is Alice's main phase
      And Alice has a "Turncoat Writ" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a "Doom Decree" in his first set zone
      When Alice plays "Turncoat Writ" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until Bob has priority in the main phase
      And Bob plays "Doom Decree" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Bob's graveyard

    @clause-whose @clause-unit
    Scenario: Bob puts a unit of which Alice gives him control into the zone of his that he chooses
      Given it is Alice's main phase
      And Alice has a "Hostage Writ" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice plays "Hostage Writ" targeting "Tower Guard"
      And everyone passes until Bob is asked for a zone
      And Bob puts it into his defense zone
      Then "Tower Guard" is in Bob's defense zone

    @clause-unit
    Scenario: Alice is asked for a zone for the unit of which she gains control
      Given it is Alice's main phase
      And Alice has a "Turncoat Writ" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Turncoat Writ" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      Then Alice is asked about "Tower Guard"

    @clause-each @clause-unit
    Scenario: Alice gains control of both units where an event gives her control of two
      Given it is Alice's main phase
      And Alice has a "Mass Defection" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Mass Defection" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And Alice puts it into her right attack zone
      And everyone passes until nothing is waiting
      Then Alice controls "Tower Guard"
      And Alice controls "Siege Beast"

    @clause-each @clause-owner @clause-unit
    Scenario: Of two units that come under her control at once into one zone Alice says which one stays
      Given it is Alice's main phase
      And Alice has a "Mass Defection" in her hand
      And Bob has a ready "Tower Guard" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice plays "Mass Defection" targeting "Tower Guard" and "Siege Beast"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And Alice puts it into her left attack zone
      And Alice chooses "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's left attack zone
      And "Siege Beast" is in Bob's graveyard

  @GR-15-23b
  Rule: 15-23b A unit that comes under control from out of play is special summoned
    - outside: from a zone out of play it comes as by a special summon
    - inside: from a zone in play it does not

    @clause-outside
    Scenario: A unit of which Alice gains control in Bob's graveyard triggers what waits for a special summon
      Given it is Alice's main phase
      And Alice has a "Grave Writ" in her hand
      And Alice has a "Summons Clerk" in her field zone
      And Bob has a "Tower Guard" in his graveyard
      And the top of Alice's deck is "Siege Beast"
      When Alice plays "Grave Writ" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's hand

    @clause-inside
    Scenario: A unit of which Alice gains control in play does not trigger what waits for a special summon
      Given it is Alice's main phase
      And Alice has a "Turncoat Writ" in her hand
      And Alice has a "Summons Clerk" in her field zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice plays "Turncoat Writ" targeting "Tower Guard"
      And everyone passes until Alice is asked for a zone
      And Alice puts it into her left attack zone
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's left attack zone
      And Alice has no cards in her hand

