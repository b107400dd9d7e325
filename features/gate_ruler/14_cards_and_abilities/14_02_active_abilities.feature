Feature: Gate Ruler 14-2 Active abilities

  @GR-14-2a
  Rule: 14-2a An ability can be played, and has its effect, as long as it is active

    Scenario: As long as its card is in play
      Given it is Alice's main phase
      And Alice has a ready "Town Crier" in her left attack zone
      And Alice has a "Fall Back" in her first set zone
      When Alice plays "Fall Back" targeting "Town Crier"
      And everyone passes until nothing is waiting
      Then "Town Crier" is in Alice's defense zone
      And Alice can activate "Town Crier"

    Scenario: No longer
      Given it is Alice's main phase
      And Alice has a ready "Town Crier" in her left attack zone
      And Alice has a "Fade Away" in her first set zone
      When Alice plays "Fade Away" targeting "Town Crier"
      And everyone passes until nothing is waiting
      Then "Town Crier" is in Alice's hand
      And Alice cannot activate "Town Crier"

  @GR-14-2a-1
  Rule: 14-2a-1 The abilities of a ruler, a unit and a field are active while it is in play

    Scenario: A ruler's
      Given it is Alice's main phase
      And Alice has an exhausted "Wizard" in her ruler zone
      When everyone passes until Bob's turn
      Then "Wizard" is ready

    Scenario: A unit's
      Given it is Alice's main phase
      And Alice has a "Town Crier" in her hand
      When Alice plays "Town Crier" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice can activate "Town Crier"

    Scenario: A field's
      Given it is Alice's main phase
      And Alice has a "Chanting Banner" in her hand
      When Alice plays "Chanting Banner"
      And everyone passes until nothing is waiting
      Then Alice can activate "Chanting Banner"

    Scenario Outline: Not those of a unit in <place>
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

    Scenario: Not those of a field in the hand
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Battle Banner" in her hand
      And Alice has a "Long Anthem" in her first set zone
      When Alice plays "Long Anthem" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" has 4 ATK

  @GR-14-2a-2
  Rule: 14-2a-2 Of a face-down card in a set zone the timing alone is active

    Scenario: Its abilities are not
      Given it is Alice's main phase
      And Alice has a "Buried Crier" in her hand
      When Alice sets "Buried Crier" into her first set zone
      Then "Buried Crier" is in Alice's first set zone
      And Alice cannot activate "Buried Crier"

    Scenario: An instant action is a time to play it
      Given it is Alice's main phase
      And Alice has a "Quiet Nod" in her hand
      When Alice sets "Quiet Nod" into her first set zone
      Then Alice can play "Quiet Nod"

    # Reading: docs/decisions/1111-what-a-set-card-is-to-effects.md
    Scenario: To an effect that speaks of units it is none
      Given it is Alice's main phase
      And Alice has a "Buried Crier" in her hand
      And Alice has a "Massed Volley" in her second set zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice sets "Buried Crier" into her first set zone
      And Alice plays "Massed Volley" targeting "Tower Guard"
      And everyone passes until nothing is waiting
      Then "Massed Volley" is in Alice's graveyard
      And "Tower Guard" has no damage

  @GR-14-2b
  Rule: 14-2b An ability that is written for another zone is active there

    Scenario: In the graveyard
      Given it is Alice's main phase
      And Alice has a "Grave Whisperer" in her graveyard
      Then Alice can activate "Grave Whisperer"
      When Alice activates "Grave Whisperer"
      And everyone passes until nothing is waiting
      Then Alice has one card in her hand
      And Alice has two ready resources

    Scenario: Not in play
      Given it is Alice's main phase
      And Alice has a ready "Grave Whisperer" in her left attack zone
      When Alice tries to activate "Grave Whisperer"
      Then that is refused
