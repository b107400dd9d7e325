Feature: Gate Ruler 15-11 Swapping

  @GR-15-11a
  Rule: 15-11a Two cards that are swapped come at once each to where the other was
    - one: the one comes to where the other was
    - other: the other comes to where the one was
    - once: both at once

    @clause-one
    Scenario: A unit in play and one in the graveyard that are swapped come each to where the other was
      Given it is Alice's main phase
      And Alice has a "Change Places" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Change Places" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone
      And "Tower Guard" is in Alice's graveyard

    @clause-other
    Scenario: A player who swaps a unit in play with one in the graveyard has put a card into the graveyard
      Given it is Alice's main phase
      And Alice has a "Change Places" in her hand
      And Alice has a "Grave Tithe" in her field zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Change Places" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then Bob has one card in his damage zone

    # Reading: docs/decisions/1151-what-is-swapped-comes-into-the-other-players-zone.md
    @clause-one @clause-other
    Scenario: A unit that Bob owns comes to Alice's graveyard when it is swapped with a unit there
      Given it is Alice's main phase
      And Alice has a "Change Places" in her hand
      And Alice has the opponent's "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Change Places" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone
      And "Tower Guard" is in Alice's graveyard

    @needs-events
    @clause-once @clause-one @clause-other
    Scenario: Two cards that are swapped move in one moment
      Given it is Alice's main phase
      And Alice has a "Change Places" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Siege Beast" in her graveyard
      When Alice plays "Change Places" targeting "Siege Beast" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Siege Beast" and "Tower Guard" moved in one moment

    @clause-once @clause-one @clause-other
    Scenario: A unit that is swapped into the graveyard had no ATK of the unit that came in its place
      Given it is Alice's main phase
      And Alice has a "Change Places" in her hand
      And Alice has a ready "Falling Star" in her left attack zone
      And Alice has a "Column Chanter" in her graveyard
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice plays "Change Places" targeting "Column Chanter" and "Falling Star"
      And everyone passes until nothing is waiting
      Then "Column Chanter" is in Alice's left attack zone
      And "Broad Ox" has 4 damage

  @GR-15-11b
  Rule: 15-11b Where one of them cannot go to the other's zone nothing is swapped
    - either: whichever of them cannot go to the other's zone
    - neither: neither of them moves

    @clause-either @clause-neither
    Scenario: A unit and an event of the graveyard are not swapped, as an event cannot lie in an attack zone
      Given it is Alice's main phase
      And Alice has a "Strange Exchange" in her hand
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Quiet Nod" in her graveyard
      When Alice plays "Strange Exchange" targeting "Quiet Nod" and "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Tower Guard" is in Alice's left attack zone
      And "Quiet Nod" is in Alice's graveyard
      And "Strange Exchange" is in Alice's graveyard

    @clause-either @clause-neither
    Scenario: A unit that cannot be swapped with an event stays, and no replacement removes it from the game
      Given it is Alice's main phase
      And Alice has a "Backward Exchange" in her hand
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Quiet Nod" in her graveyard
      When Alice plays "Backward Exchange" targeting "Tower Guard" and "Quiet Nod"
      And everyone passes until nothing is waiting
      Then "Backward Exchange" is in Alice's graveyard
      And "Tower Guard" is in Alice's left attack zone
