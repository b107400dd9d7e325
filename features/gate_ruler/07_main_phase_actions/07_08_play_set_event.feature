Feature: Gate Ruler 7-8 Playing a standard event from a set zone

  @GR-7-8a
  Rule: 7-8a A standard event of a set zone is played like any card
    - play: a standard event of a set zone is played like any card
    - whose: only of her own set zones
    - gate: only while nothing is on the gate
    - target: not without what it needs a target for

    @clause-play
    Scenario: A standard event of a set zone takes as many resources as its level, and resolves
      Given it is Alice's main phase
      And Alice has a "Twin Draught" in her second set zone
      Then Alice can play "Twin Draught"
      When Alice plays "Twin Draught"
      And everyone passes until nothing is waiting
      Then Alice has one ready resource
      And "Twin Draught" is in Alice's graveyard
      And Alice has two cards in her hand

    @clause-whose
    Scenario: Not one of the other player
      Given it is Alice's main phase
      And Bob has a "Kind Letter" in his first set zone
      When Alice tries to play "Kind Letter"
      Then that is refused

    @clause-gate
    Scenario: No set event is played while something is on the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her first set zone
      And Alice could respond
      And Alice has a "Headcount" in her hand
      When Alice plays "Headcount"
      Then from its top the gate holds "Headcount"
      And Alice is asked to act
      And Alice cannot play "Kind Letter"

    @clause-target @clause-play
    Scenario: Not without what it needs a target for
      Given it is Alice's main phase
      And Alice has a "Weary Song" in her first set zone
      And Alice has a "Kind Letter" in her second set zone
      Then Alice can play "Kind Letter"
      And Alice cannot play "Weary Song"
