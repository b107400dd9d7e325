Feature: Gate Ruler 7-6 Playing a standard event at once

  @GR-7-6a
  Rule: 7-6a A standard event of the hand, or revealed in the drive zone, is played like any card
    - hand: a standard event of her hand
    - drive: a standard event revealed in her drive zone
    - hidden: none that lies face down there
    - timing: no event of another timing
    - whose: none of the other player's
    - who: only the active player plays one
    - level: its level is paid for it, like for any card

    @clause-hand
    Scenario: A standard event of the hand is played, resolves and goes to the graveyard
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      Then Alice can play "Kind Letter"
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And Alice has one card in her hand

    @clause-drive
    Scenario: A standard event revealed in the drive zone is played and resolves
      Given it is Alice's main phase
      And Alice has a face-down "Kind Letter" in her drive zone
      When Alice reveals "Kind Letter"
      Then Alice can play "Kind Letter"
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand

    @clause-timing
    Scenario: An instant event of the hand cannot be played
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      When Alice tries to play "Quiet Nod"
      Then that is refused

    @clause-timing
    Scenario: An instant event that lies face up in the drive zone cannot be played
      Given it is Alice's main phase
      And Alice has a face-up "Quiet Nod" in her drive zone
      When Alice tries to play "Quiet Nod"
      Then that is refused

    @clause-hidden
    Scenario: A standard event face down in the drive zone cannot be played
      Given it is Alice's main phase
      And Alice has a face-down "Kind Letter" in her drive zone
      When Alice tries to play "Kind Letter"
      Then that is refused

    @clause-whose
    Scenario: A player cannot play a standard event of the other player's hand
      Given it is Alice's main phase
      And Bob has a "Plain Rite" in his hand
      When Alice tries to play "Plain Rite"
      Then that is refused

    @clause-who
    Scenario: With the gate empty, the other player cannot play a standard event of his hand in the active player's main phase
      Given it is Alice's main phase
      And Bob could respond
      And Bob has a "Plain Rite" in his hand
      When everyone passes until Bob has priority in the main phase
      And Bob tries to play "Plain Rite"
      Then that is refused

    @clause-level @clause-hand
    Scenario: Two resources are paid for a standard event of level 2
      Given it is Alice's main phase
      And Alice has a "Twin Draught" in her hand
      When Alice plays "Twin Draught"
      And everyone passes until nothing is waiting
      Then Alice has two cards in her hand
      And Alice has one ready resource

  @GR-7-6a-1
  Rule: 7-6a-1 A card that is played so is in no set zone
    - zone: it comes to no set zone on its way
    - counts: it is played all the same, so not where it cannot be played

    @clause-zone
    Scenario: A standard event played from the hand goes to the gate and comes to no set zone
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob could respond
      When Alice plays "Kind Letter"
      Then from its top the gate holds "Kind Letter"
      And Alice has no cards in her set zones

    @clause-zone
    Scenario: An event that waits for a card to be set cannot be revealed when a standard event is played from the hand
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Crowded Hideout" in her first set zone
      And Bob could respond
      When Alice plays "Kind Letter"
      Then Alice is not asked for whether to reveal it
      And from its top the gate holds "Kind Letter"

    @clause-counts
    Scenario: A standard event of the hand cannot be played while the opponent's field forbids playing events
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a "Muzzled Court" in his field zone
      When Alice tries to play "Kind Letter"
      Then that is refused
