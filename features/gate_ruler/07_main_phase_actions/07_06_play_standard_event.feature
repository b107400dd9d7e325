Feature: Gate Ruler 7-6 Playing a standard event at once

  @GR-7-6a
  Rule: 7-6a A standard event of the hand, or revealed in the drive zone, is played like any card
    - hand: a standard event of her hand
    - drive: a standard event revealed in her drive zone
    - hidden: none that lies face down there
    - timing: no event of another timing

    @clause-hand
    Scenario: A standard event of the hand is played
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      Then Alice can play "Kind Letter"
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-drive
    Scenario: A standard event revealed in the drive zone is played
      Given it is Alice's main phase
      And Alice has a face-down "Kind Letter" in her drive zone
      When Alice reveals "Kind Letter"
      Then Alice can play "Kind Letter"
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-timing
    Scenario: Not an instant event
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      When Alice tries to play "Quiet Nod"
      Then that is refused

    @clause-hidden
    Scenario: A standard event face down in the drive zone is not played
      Given it is Alice's main phase
      And Alice has a face-down "Kind Letter" in her drive zone
      When Alice tries to play "Kind Letter"
      Then that is refused

  @GR-7-6a-1
  Rule: 7-6a-1 A card that is played so is in no set zone

    Scenario: It goes from the hand to the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Kind Letter"
      Then from its top the gate holds "Kind Letter"
      And Alice has no cards in her set zones
