Feature: Gate Ruler 7-8 Playing a standard event from a set zone

  @GR-7-8a
  Rule: 7-8a A standard event of a set zone is played like any card
    - play: a standard event of a set zone is played like any card
    - whose: only of her own set zones
    - gate: only while nothing is on the gate
    - target: not without what it needs a target for
    - who: only the active player plays one
    - timing: no event of another timing, which waits for that
    - event: no card that is no event

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

    @clause-who
    Scenario: The other player plays no standard event that he has set, the gate being empty
      Given it is Alice's main phase
      And Bob could respond
      And Bob has a "Plain Rite" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob tries to play "Plain Rite"
      Then that is refused

    @clause-timing
    Scenario: A set event that waits for something is not played before that
      Given it is Alice's main phase
      And Alice has a "Ready Ambush" in her first set zone
      When Alice tries to play "Ready Ambush"
      Then that is refused

    @clause-event
    Scenario: A set unit is not played from its set zone
      Given it is Alice's main phase
      And Alice has a "Cave Lurker" in her hand
      When Alice sets "Cave Lurker" into her first set zone
      Then "Cave Lurker" is in Alice's first set zone
      And Alice cannot play "Cave Lurker"
