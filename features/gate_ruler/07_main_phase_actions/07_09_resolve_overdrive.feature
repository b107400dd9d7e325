Feature: Gate Ruler 7-9 Resolving an Overdrive

  @GR-7-9a
  Rule: 7-9a An Overdrive in the drive zone is played like any ability, or removed without that
    - play: an Overdrive is played and paid for like any ability
    - gate: it goes over the gate
    - payable: only if it can be paid for
    - removed: it can be removed without that, and does nothing
    - leaves: it has left the drive zone as soon as it is played

    @clause-play
    Scenario: An Overdrive that costs 2 resources is played and paid for, and draws two cards
      Given it is Alice's main phase
      And Alice has a face-down "Tolling Herald" in her drive zone
      When Alice reveals "Tolling Herald"
      Then Alice can play the Overdrive of "Tolling Herald"
      When Alice plays the Overdrive of "Tolling Herald"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And Alice has one ready resource

    @clause-gate @clause-play
    Scenario: An Overdrive that is played leaves the drive zone for the gate and has no effect yet
      Given it is Alice's main phase
      And Alice has a face-down "Stirring Herald" in her drive zone
      And Bob could respond
      When Alice reveals "Stirring Herald"
      And Alice plays the Overdrive of "Stirring Herald"
      Then from its top the gate holds an ability of "Stirring Herald"
      And Alice has no Overdrives in her drive zone
      And Alice has no cards in her hand

    @clause-payable @clause-removed
    Scenario: An Overdrive that cannot be paid for cannot be played but can be removed
      Given it is Alice's main phase
      And Alice has two exhausted "Mana Well" in her resource zone
      And Alice has no further resources
      And Alice has a face-down "Tolling Herald" in her drive zone
      When Alice reveals "Tolling Herald"
      Then Alice has one Overdrive in her drive zone
      And Alice cannot play the Overdrive of "Tolling Herald"
      When Alice removes the Overdrive of "Tolling Herald"
      Then Alice has no Overdrives in her drive zone

    @clause-removed
    Scenario: An Overdrive that is removed does nothing, and its card can be played
      Given it is Alice's main phase
      And Alice has a face-down "Stirring Herald" in her drive zone
      When Alice reveals "Stirring Herald"
      And Alice removes the Overdrive of "Stirring Herald"
      Then Alice has no Overdrives in her drive zone
      And Alice has no cards in her hand
      And Alice can play "Stirring Herald"

    @clause-leaves @clause-play
    @amid-a-play
    Scenario: An Overdrive has left the drive zone when its player is asked for a target
      Given it is Alice's main phase
      And Alice has a face-down "Sparking Drake" in her drive zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Siege Beast" in his right attack zone
      When Alice reveals "Sparking Drake"
      And Alice plays the Overdrive of "Sparking Drake"
      Then Alice is asked for a target
      And Alice has no Overdrives in her drive zone

  @GR-7-9b
  Rule: 7-9b Removing an Overdrive is done at once, without the gate
    - once: the Overdrive is removed at once
    - gate: nobody can respond to it

    @clause-once @clause-gate
    Scenario: A player removes an Overdrive at once, the gate stays empty, and nobody can respond
      Given it is Alice's main phase
      And Alice has a face-down "Stirring Herald" in her drive zone
      And Bob could respond
      When Alice reveals "Stirring Herald"
      Then Alice has one Overdrive in her drive zone
      When Alice removes the Overdrive of "Stirring Herald"
      Then the gate is empty
      And Alice has no Overdrives in her drive zone
      And Alice is asked to act

    @clause-once
    Scenario: An Overdrive is gone as soon as its player removes it
      Given it is Alice's main phase
      And Alice has a face-down "Sparking Drake" in her drive zone
      When Alice reveals "Sparking Drake"
      Then Alice has one Overdrive in her drive zone
      When Alice removes the Overdrive of "Sparking Drake"
      Then Alice has no Overdrives in her drive zone
