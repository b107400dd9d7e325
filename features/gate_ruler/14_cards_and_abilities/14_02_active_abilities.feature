Feature: Gate Ruler 14-2 Active abilities

  @GR-14-2a
  Rule: 14-2a An ability can be played, and has its effect, as long as it is active
    - played: as long as it is active it can be played
    - effect: as long as it is active it has its effect
    - inactive: when it is active no more, it is not played
    - ended: when it is active no more, it has no effect

    @clause-played
    Scenario: A unit's ability can be played in the back row too, as long as the unit is in play
      Given it is Alice's main phase
      And Alice has a ready "Town Crier" in her left attack zone
      And Alice has a "Fall Back" in her first set zone
      When Alice plays "Fall Back" targeting "Town Crier"
      And everyone passes until nothing is waiting
      Then "Town Crier" is in Alice's defense zone
      And Alice can activate "Town Crier"

    @clause-inactive
    Scenario: The ability of a unit that has returned to the hand cannot be played
      Given it is Alice's main phase
      And Alice has a ready "Town Crier" in her left attack zone
      And Alice has a "Fade Away" in her first set zone
      When Alice plays "Fade Away" targeting "Town Crier"
      And everyone passes until nothing is waiting
      Then "Town Crier" is in Alice's hand
      And Alice cannot activate "Town Crier"

    @clause-effect
    Scenario: A unit's ability has its effect as long as the unit is in play
      Given it is Alice's main phase
      And Alice has an "Elder of Five" in her hand
      And Alice has a ready "Broad Ox" in her defense zone
      When Alice plays "Elder of Five" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Broad Ox" has 5 ATK

    @clause-ended
    Scenario: The ability of a unit that has returned to the hand has no effect
      Given it is Alice's main phase
      And Alice has a ready "Elder of Five" in her left attack zone
      And Alice has a ready "Broad Ox" in her defense zone
      And Alice has a "Fade Away" in her first set zone
      When Alice plays "Fade Away" targeting "Elder of Five"
      And everyone passes until nothing is waiting
      Then "Elder of Five" is in Alice's hand
      And "Broad Ox" has 1 ATK

  @GR-14-2a-1
  Rule: 14-2a-1 The abilities of a ruler, a unit and a field are active while it is in play
    - ruler: a ruler's abilities
    - unit: a unit's abilities
    - field: a field's abilities
    - play: only while the card is in play

    @clause-ruler
    Scenario: A ruler's ability readies it at the end of its player's turn
      Given it is Alice's main phase
      And Alice has an exhausted "Wizard" in her ruler zone
      When everyone passes until Bob's turn
      Then "Wizard" is ready

    @clause-unit
    Scenario: The ability of a unit that has come into play can be played
      Given it is Alice's main phase
      And Alice has a "Town Crier" in her hand
      When Alice plays "Town Crier" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice can activate "Town Crier"

    @clause-field
    Scenario: The ability of a field that has come into play can be played
      Given it is Alice's main phase
      And Alice has a "Chanting Banner" in her hand
      When Alice plays "Chanting Banner"
      And everyone passes until nothing is waiting
      Then Alice can activate "Chanting Banner"

    @clause-field
    Scenario: A field that goes to the graveyard together with a unit still has the unit removed from the game instead
      Given it is Alice's main phase
      And Alice has a "Pyre Keeper" in her field zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Cleared Yard" in her hand
      When Alice plays "Cleared Yard"
      And everyone passes until nothing is waiting
      Then "Pyre Keeper" is in Alice's graveyard
      And "Ember Recruit" is in Alice's removal zone

    @clause-play
    Scenario Outline: The ability of a unit in the <place> cannot be played
      Given it is Alice's main phase
      And Alice has a "Town Crier" in her <place>
      When Alice tries to activate "Town Crier"
      Then that is refused

      Examples:
        | place        |
        | hand         |
        | graveyard    |
        | damage zone  |
        | removal zone |

    @clause-play
    Scenario: The ability of a field in the hand has no effect
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Battle Banner" in her hand
      And Alice has a "Long Anthem" in her first set zone
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 4 ATK

  @GR-14-2a-2
  Rule: 14-2a-2 Of a face-down card in a set zone the timing alone is active
    - timing: its timing is active, so that it can be played
    - only: nothing else of it is, neither an ability nor what it is

    @clause-only
    Scenario: The ability of a unit that was set cannot be played
      Given it is Alice's main phase
      And Alice has a "Buried Crier" in her hand
      When Alice sets "Buried Crier" into her first set zone
      Then "Buried Crier" is in Alice's first set zone
      And Alice cannot activate "Buried Crier"

    @clause-timing
    Scenario: An event whose timing is an instant action can be played once it is set
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      When Alice sets "Quiet Nod" into her first set zone
      Then Alice can play "Quiet Nod"

    # Reading: docs/decisions/1111-what-a-set-card-is-to-effects.md
    @clause-only @clause-timing
    Scenario: A unit card that was set is no unit for an effect that speaks of units
      Given it is Alice's main phase
      And Alice has a "Buried Crier" in her hand
      And Alice has a "Massed Volley" in her second set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice sets "Buried Crier" into her first set zone
      And Alice plays "Massed Volley" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Massed Volley" is in Alice's graveyard
      And "Tower Guard" has no damage

    # Reading: docs/decisions/1111-what-a-set-card-is-to-effects.md
    @clause-only
    Scenario: A unit card that was set does not pay for an ability that costs units
      Given it is Alice's main phase
      And Alice has a "Kindling Altar" in her field zone
      And Alice has a ready "Tower Guard" in her left attack zone
      And Alice has a "Cave Lurker" in her first set zone
      Then Alice cannot activate "Kindling Altar"

    @clause-only
    Scenario: The ability of a unit that was set does not trigger as the card leaves the set zone for the graveyard
      Given it is Alice's main phase
      And Alice has a "Sweep the Traps" in her hand
      And Bob has a "Buried Mourner" in his first set zone
      When Alice plays "Sweep the Traps"
      And everyone passes until nothing is waiting
      Then "Buried Mourner" is in Bob's graveyard
      And Bob has no cards in his hand

  @GR-14-2b
  Rule: 14-2b An ability that is written for another zone is active there
    - there: it is active in the zone that it is written for
    - else: and not in play, where it is not written for that

    @clause-there
    Scenario: An ability that is written for the graveyard is played there
      Given it is Alice's main phase
      And Alice has a "Grave Whisperer" in her graveyard
      Then Alice can activate "Grave Whisperer"
      When Alice activates "Grave Whisperer"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice has two ready resources

    @clause-else
    Scenario: An ability that is written for the graveyard is not played in play
      Given it is Alice's main phase
      And Alice has a ready "Grave Whisperer" in her left attack zone
      When Alice tries to activate "Grave Whisperer"
      Then that is refused
