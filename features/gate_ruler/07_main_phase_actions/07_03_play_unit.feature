Feature: Gate Ruler 7-3 Playing a unit

  @GR-7-3a
  Rule: 7-3a A unit of the hand, or revealed in the drive zone, is played as a normal summon
    - hand: a unit of her hand
    - drive: a unit revealed in her drive zone
    - hidden: none that lies face down there
    - whose: none of the other player's
    - summon: it counts as a normal summon
    - who: only the active player plays one

    @clause-hand
    Scenario: A unit of the hand is played
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      Then Alice can play "Ember Recruit"
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone

    @clause-summon @clause-hand
    Scenario: A unit played from the hand counts as a normal summon
      Given it is Alice's main phase
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice has summoned one unit

    @clause-drive
    Scenario: A unit revealed in the drive zone is played
      Given it is Alice's main phase
      And Alice has a face-down "Ember Recruit" in her drive zone
      When Alice reveals "Ember Recruit"
      Then Alice can play "Ember Recruit"
      When Alice plays "Ember Recruit" into her defense zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's defense zone

    @clause-whose
    Scenario: A player cannot play a unit of the other player's hand
      Given it is Alice's main phase
      And Bob has an "Ember Recruit" in his hand
      When Alice tries to play "Ember Recruit"
      Then that is refused

    @clause-hidden
    Scenario: A unit face down in the drive zone cannot be played
      Given it is Alice's main phase
      And Alice has a face-down "Ember Recruit" in her drive zone
      When Alice tries to play "Ember Recruit"
      Then that is refused

    @clause-who
    Scenario: With the gate empty, the other player cannot play a unit of his hand in the active player's main phase
      Given it is Alice's main phase
      And Bob could respond
      And Bob has an "Ember Recruit" in his hand
      When everyone passes until Bob has priority in the main phase
      And Bob tries to play "Ember Recruit"
      Then that is refused

  @GR-7-3a-1 @see-GR-15-17a @see-GR-15-17a-2 @see-GR-15-17a-3
  Rule: 7-3a-1 Normal summons are told in 15-17
