Feature: Gate Ruler 7-4 Playing a field

  @GR-7-4a
  Rule: 7-4a A field of the hand, or revealed in the drive zone, is played like any card
    - hand: a field of her hand
    - drive: a field revealed in her drive zone
    - hidden: none that lies face down there
    - level: its level is paid for it, like for any card
    - gate: it goes over the gate, like any card
    - whose: none of the other player's
    - who: only the active player plays one

    @clause-hand @clause-level
    Scenario: A field of level 1 is played from the hand into the field zone for one resource
      Given it is Alice's main phase
      And Alice has a "War Banner" in her hand
      Then Alice can play "War Banner"
      When Alice plays "War Banner"
      And everyone passes until nothing is waiting
      Then "War Banner" is in Alice's field zone
      And Alice has two ready resources

    @clause-drive
    Scenario: A field revealed in the drive zone is played
      Given it is Alice's main phase
      And Alice has a face-down "War Banner" in her drive zone
      When Alice reveals "War Banner"
      Then Alice can play "War Banner"
      When Alice plays "War Banner"
      And everyone passes until nothing is waiting
      Then "War Banner" is in Alice's field zone

    @clause-hidden
    Scenario: A field face down in the drive zone cannot be played
      Given it is Alice's main phase
      And Alice has a face-down "War Banner" in her drive zone
      When Alice tries to play "War Banner"
      Then that is refused

    @clause-gate @clause-hand
    Scenario: A field goes over the gate
      Given it is Alice's main phase
      And Alice has a "War Banner" in her hand
      And Bob could respond
      When Alice plays "War Banner"
      Then from its top the gate holds "War Banner"

    @clause-whose
    Scenario: A player cannot play a field of the other player's hand
      Given it is Alice's main phase
      And Bob has a "War Banner" in his hand
      When Alice tries to play "War Banner"
      Then that is refused

    @clause-who
    Scenario: With the gate empty, the other player cannot play a field of his hand in the active player's main phase
      Given it is Alice's main phase
      And Bob could respond
      And Bob has a "War Banner" in his hand
      When everyone passes until Bob has priority in the main phase
      And Bob tries to play "War Banner"
      Then that is refused
