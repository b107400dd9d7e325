Feature: Gate Ruler 15-16 Using and playing

  @GR-15-16a
  Rule: 15-16a To play a card or ability is to put it on the gate and go through the steps
    - gate: it is put on the gate
    - steps: its choices are made as in every play
    - unfinished: what cannot be played by these rules is not played

    @clause-gate
    Scenario: An event that an effect plays lies on the gate
      Given it is Alice's main phase
      And Alice has a "Grave Rite" in her hand
      And Alice has a "Kind Letter" in her graveyard
      And Bob could respond
      When Alice plays "Grave Rite" targeting "Kind Letter"
      And everyone passes until Bob has priority in the main phase
      And Bob passes
      Then from its top the gate holds "Kind Letter"

    @clause-steps
    Scenario: Alice is asked for the targets of an event that an effect plays
      Given it is Alice's main phase
      And Alice has a "Grave Rite" in her hand
      And Alice has a "Weary Song" in her graveyard
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      When Alice plays "Grave Rite" targeting "Weary Song"
      Then Alice is asked for a target

    @clause-unfinished
    Scenario: An event that lacks a target is not played by an effect and stays in the graveyard
      Given it is Alice's main phase
      And Alice has a "Grave Rite" in her hand
      And Alice has a "Weary Song" in her graveyard
      And Bob could respond
      When Alice plays "Grave Rite" targeting "Weary Song"
      And everyone passes until Bob has priority in the main phase
      And Bob passes
      Then the gate is empty
      And "Grave Rite" is in Alice's graveyard
      And "Weary Song" is in Alice's graveyard

    @clause-gate
    Scenario: Both events are played and resolve where an effect plays two events
      Given it is Alice's main phase
      And Alice has a "Twin Rite" in her first set zone
      And Alice has a "Plain Rite" in her graveyard
      And Alice has a "Wide Draught" in her graveyard
      When Alice plays "Twin Rite" targeting "Plain Rite" and "Wide Draught"
      And everyone passes until nothing is waiting
      Then Alice has three cards in her hand

  @GR-15-16a-1
  Rule: 15-16a-1 The whole cost is paid unless something says that it need not be
    - cost: who plays a card has to pay for it
    - whole: its whole cost, not the level alone
    - unless: unless it is said that the cost need not be paid

    @clause-cost
    Scenario: Alice pays two resources for an event of level 2 that an effect plays
      Given it is Alice's main phase
      And Alice has a "Grave Rite" in her hand
      And Alice has a "Twin Draught" in her graveyard
      When Alice plays "Grave Rite" targeting "Twin Draught"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And Alice has one ready resource

    @clause-cost
    Scenario: An event that cannot be paid for is not played by an effect
      Given it is Alice's main phase
      And Alice has three exhausted "Mana Well" in her resource zone
      And Alice has a "Grave Rite" in her hand
      And Alice has a "Twin Draught" in her graveyard
      When Alice plays "Grave Rite" targeting "Twin Draught"
      And everyone passes until nothing is waiting
      Then Alice has no cards in her hand
      And "Grave Rite" is in Alice's graveyard

    @clause-unless
    Scenario: An event is played without paying resources where an effect plays it without its cost
      Given it is Alice's main phase
      And Alice has a "Free Rite" in her hand
      And Alice has a "Twin Draught" in her graveyard
      When Alice plays "Free Rite" targeting "Twin Draught"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And Alice has three ready resources

    @clause-cost @clause-whole
    Scenario: A player pays the discard that an event costs beside its level when an effect plays the event
      Given it is Alice's main phase
      And Alice has a "Grave Rite" in her first set zone
      And Alice has a "Bloody Spark" in her graveyard
      And Alice has a "Tower Guard" in her hand
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice plays "Grave Rite" targeting "Bloody Spark"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's graveyard
      And Alice has two ready resources
      And "Broad Ox" has 3 damage

  @GR-15-16a-2
  Rule: 15-16a-2 Another cost is paid instead of the cost of the card
    - number: so many resources are paid
    - instead: its own cost is not

    @clause-number @clause-instead
    Scenario: One resource is paid for an event of level 2 where an effect says that it costs 1
      Given it is Alice's main phase
      And Alice has a "Bargain Rite" in her hand
      And Alice has a "Twin Draught" in her graveyard
      When Alice plays "Bargain Rite" targeting "Twin Draught"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And Alice has two ready resources

    @clause-number @clause-instead
    Scenario: An event of level 2 that costs 1 by an effect can be paid for with the only ready resource
      Given it is Alice's main phase
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has no further resources
      And Alice has a "Bargain Rite" in her hand
      And Alice has a "Twin Draught" in her graveyard
      When Alice plays "Bargain Rite" targeting "Twin Draught"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And Alice has no ready resources

  @GR-15-16b @see-GR-15-16a
  Rule: 15-16b To use an ability is to play it
