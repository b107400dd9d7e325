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
    Scenario: A standard event of level 2 in a set zone is played for two resources and resolves
      Given it is Alice's main phase
      And Alice has a "Twin Draught" in her second set zone
      Then Alice can play "Twin Draught"
      When Alice plays "Twin Draught"
      And everyone passes until nothing is waiting
      Then Alice has one ready resource
      And "Twin Draught" is in Alice's graveyard
      And Alice has two cards in her hand

    @clause-whose
    Scenario: A player cannot play a standard event of the other player's set zone
      Given it is Alice's main phase
      And Bob has a "Kind Letter" in his first set zone
      When Alice tries to play "Kind Letter"
      Then that is refused

    @clause-gate
    Scenario: The active player cannot play a standard event of a set zone while a card is on the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her first set zone
      And Alice could respond
      And Alice has a "Headcount" in her hand
      When Alice plays "Headcount"
      Then from its top the gate holds "Headcount"
      And Alice is asked to act
      And Alice cannot play "Kind Letter"

    @clause-target @clause-play
    Scenario: A set standard event that targets a unit cannot be played with no unit in play, while another can
      Given it is Alice's main phase
      And Alice has a "Weary Song" in her first set zone
      And Alice has a "Kind Letter" in her second set zone
      Then Alice can play "Kind Letter"
      And Alice cannot play "Weary Song"

    @clause-who
    Scenario: With the gate empty, the other player cannot play a standard event of his set zone in the active player's main phase
      Given it is Alice's main phase
      And Bob could respond
      And Bob has a "Plain Rite" in his first set zone
      When everyone passes until Bob has priority in the main phase
      And Bob tries to play "Plain Rite"
      Then that is refused

    @clause-timing
    Scenario: A set event that waits for the opponent to play a unit cannot be played before that
      Given it is Alice's main phase
      And Alice has a "Ready Ambush" in her first set zone
      When Alice tries to play "Ready Ambush"
      Then that is refused

    @clause-event
    Scenario: A set unit cannot be played from its set zone
      Given it is Alice's main phase
      And Alice has a "Cave Lurker" in her hand
      When Alice sets "Cave Lurker" into her first set zone
      Then "Cave Lurker" is in Alice's first set zone
      And Alice cannot play "Cave Lurker"
