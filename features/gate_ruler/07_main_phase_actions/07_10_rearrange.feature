Feature: Gate Ruler 7-10 Rearranging units

  @GR-7-10a
  Rule: 7-10a The active player rearranges the units that she controls
    - move: a unit changes its zone
    - again: as often as she will
    - whose: only a unit that she controls
    - who: only the active player
    - gate: only while nothing is on the gate

    @clause-move
    Scenario: The active player moves a unit of hers from the left to the right attack zone
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      Then Alice can rearrange "Ember Recruit"
      When Alice moves "Ember Recruit" to her right attack zone
      Then "Ember Recruit" is in Alice's right attack zone

    @clause-again @clause-move
    Scenario: The active player moves the same unit twice, to the other attack zone and then to the defense zone
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice moves "Ember Recruit" to her right attack zone
      Then "Ember Recruit" is in Alice's right attack zone
      And Alice can rearrange "Ember Recruit"
      When Alice moves "Ember Recruit" to her defense zone
      Then "Ember Recruit" is in Alice's defense zone

    @clause-whose
    Scenario: A player cannot rearrange a unit of the other player
      Given it is Alice's main phase
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice tries to move "Ember Recruit" to her right attack zone
      Then that is refused

    @clause-who
    Scenario: With the gate empty, the other player cannot rearrange his unit in the active player's main phase
      Given it is Alice's main phase
      And Alice has a ready "Siege Beast" in her left attack zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob could respond
      When everyone passes until Bob has priority in the main phase
      Then Bob is asked to act
      And Bob cannot rearrange "Ember Recruit"

    @clause-gate
    Scenario: The active player cannot rearrange a unit while a card is on the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice could respond
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice plays "Kind Letter"
      Then Alice is asked to act
      And Alice cannot rearrange "Ember Recruit"

  @GR-7-10b
  Rule: 7-10b Two of her attack and defense zones are chosen
    - zones: any other of her attack and defense zones
    - about: she says it of the unit that moves

    @clause-zones
    Scenario: A unit in the left attack zone can be moved to the right attack zone or to the defense zone
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice begins to rearrange "Ember Recruit"
      Then it can go into her right attack zone and defense zone

    @clause-about
    Scenario: A player who rearranges a unit is asked about that unit
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice begins to rearrange "Ember Recruit"
      Then Alice is asked about "Ember Recruit"

  @GR-7-10b-1
  Rule: 7-10b-1 The unit of the one zone moves to the other, if that is empty
    - moves: the unit is moved to the other zone
    - leaves: the zone where it was is empty then
    - replaced: it stays where it is if something else happens instead

    @clause-moves @clause-leaves
    Scenario: A unit that moves to the empty defense zone leaves its attack zone empty
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice moves "Ember Recruit" to her defense zone
      Then "Ember Recruit" is in Alice's defense zone
      And Alice has no cards in her left attack zone

    @clause-replaced
    Scenario: A unit that Alice rearranges stays in its attack zone where a field has her draw instead of putting it into a defense zone
      Given it is Alice's main phase
      And Alice has a "Barred Keep" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice moves "Ember Recruit" to her defense zone
      Then "Ember Recruit" is in Alice's left attack zone
      And Alice has one card in her hand

  @GR-7-10b-2
  Rule: 7-10b-2 Two units exchange their zones
    - there: the unit that was chosen goes where the other was
    - back: the other goes where the chosen one was
    - once: both at once, so that what waits for a unit to move sees both in their new zones

    @clause-there @clause-back
    Scenario: A unit that moves to the defense zone exchanges zones with the unit there
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Tower Guard" in her defense zone
      When Alice moves "Ember Recruit" to her defense zone
      Then "Ember Recruit" is in Alice's defense zone
      And "Tower Guard" is in Alice's left attack zone

    @clause-once @clause-there @clause-back
    Scenario: A unit that changes places with the unit that raises ATK in its column moves without that ATK
      Given it is Alice's main phase
      And Alice has a ready "Column Chanter" in her defense zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a ready "Post Inspector" in her right attack zone
      When Alice moves "Ember Recruit" to her defense zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's defense zone
      And "Column Chanter" is in Alice's left attack zone
      And Alice has no cards in her hand

  # Reading: docs/decisions/1012-which-move-readies-a-unit.md
  @GR-7-10b-3
  Rule: 7-10b-3 A unit that comes from the defense zone to an attack zone is readied
    - in: a unit that comes from the defense zone to an attack zone is readied
    - out: any other stays as it is
    - both: of two that exchange their zones each goes by its own way

    @clause-in
    Scenario: An exhausted unit that moves from the defense zone to an attack zone is readied
      Given it is Alice's main phase
      And Alice has an exhausted "Ember Recruit" in her defense zone
      When Alice moves "Ember Recruit" to her left attack zone
      Then "Ember Recruit" is in Alice's left attack zone
      And "Ember Recruit" is ready

    @clause-out
    Scenario Outline: An exhausted unit that moves from the left attack zone to the <zone> stays exhausted
      Given it is Alice's main phase
      And Alice has an exhausted "Ember Recruit" in her left attack zone
      When Alice moves "Ember Recruit" to her <zone>
      Then "Ember Recruit" is in Alice's <zone>
      And "Ember Recruit" is exhausted

      Examples:
        | zone              |
        | defense zone      |
        | right attack zone |

    @clause-both @clause-in @clause-out
    Scenario: Of two exhausted units that exchange zones, only the one from the defense zone is readied
      Given it is Alice's main phase
      And Alice has an exhausted "Ember Recruit" in her left attack zone
      And Alice has an exhausted "Tower Guard" in her defense zone
      When Alice moves "Ember Recruit" to her defense zone
      Then "Ember Recruit" is in Alice's defense zone
      And "Ember Recruit" is exhausted
      And "Tower Guard" is ready

  @GR-7-10c
  Rule: 7-10c Rearranging is done at once, without the gate
    - once: the units are rearranged at once
    - gate: nobody can respond to it

    @clause-once @clause-gate
    Scenario: A player rearranges a unit at once, the gate stays empty, and nobody can respond
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob could respond
      When Alice moves "Ember Recruit" to her right attack zone
      Then the gate is empty
      And "Ember Recruit" is in Alice's right attack zone
      And Alice is asked to act

    @clause-once
    Scenario: A unit is in its new zone as soon as its player moves it
      Given it is Alice's main phase
      And Alice has a ready "Tower Guard" in her left attack zone
      When Alice moves "Tower Guard" to her right attack zone
      Then "Tower Guard" is in Alice's right attack zone
