Feature: Gate Ruler 7-1 When actions are allowed

  @GR-7-1a
  Rule: 7-1a The active player acts in her main phase while nothing is on the gate
    - who: only the active player
    - when: only in her main phase
    - gate: only while nothing is on the gate
    - again: as often as she will, one action after another

    @clause-gate
    Scenario: The active player cannot play a unit while a card is on the gate
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice could respond
      When Alice plays "Kind Letter"
      Then from its top the gate holds "Kind Letter"
      And Alice is asked to act
      And Alice cannot play "Ember Recruit"

    @clause-again
    Scenario: The active player can play a unit once the event that she played has resolved
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Alice has an "Ember Recruit" in her hand
      And Alice could respond
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And Alice can play "Ember Recruit"

    @clause-who
    Scenario: With the gate empty, the other player can neither play nor set a card of his hand nor reveal a drive card
      Given it is Alice's main phase
      And Alice could respond
      And Bob could respond
      And Bob has a "Frail Squire" in his hand
      And Bob has a "Kind Letter" in his hand
      And Bob has a face-down "Ember Recruit" in his drive zone
      When everyone passes until Bob has priority in the main phase
      Then the gate is empty
      And Bob is asked to act
      And Bob cannot play "Frail Squire"
      And Bob cannot play "Kind Letter"
      And Bob cannot set "Kind Letter"
      And Bob cannot reveal "Ember Recruit"

    @clause-when
    Scenario: The active player cannot play a unit in the attack phase
      Given it is Alice's attack phase
      And Alice has an "Ember Recruit" in her hand
      And Alice could respond
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until Alice has priority in the attack phase
      And Alice tries to play "Ember Recruit"
      Then that is refused

  @GR-7-1a-1
  Rule: 7-1a-1 Instant actions are no such actions, and need only priority
    - card: an instant card of a set zone can be played
    - ability: an instant ability can be played
    - who: by any player who has priority, also the one whose main phase it is not
    - gate: while something is on the gate as well

    @clause-card @clause-who @clause-gate
    Scenario: The other player plays an instant event while a card is on the gate, and it deals 3 damage
      Given it is Alice's main phase
      And Alice has a "Kind Letter" in her hand
      And Bob has a "Sudden Spark" in his first set zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When Alice plays "Kind Letter"
      Then Bob can play "Sudden Spark"
      When Bob plays "Sudden Spark" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 3 damage

    @clause-ability @clause-who
    Scenario: The other player activates an instant ability with nothing on the gate
      Given it is Alice's main phase
      And Bob has a ready "Quick Herald" in his left attack zone
      And Alice could respond
      When everyone passes until Bob has priority in the main phase
      Then Bob can activate "Quick Herald"
      When Bob activates "Quick Herald"
      And everyone passes until nothing is waiting
      Then Bob has one card in his hand

    @clause-card @clause-who
    Scenario: The other player plays an instant event with nothing on the gate
      Given it is Alice's main phase
      And Alice could respond
      And Bob has a "Sudden Spark" in his first set zone
      And Bob has a ready "Siege Beast" in his left attack zone
      When everyone passes until Bob has priority in the main phase
      Then Bob can play "Sudden Spark"
      When Bob plays "Sudden Spark" targeting "Siege Beast"
      And everyone passes until nothing is waiting
      Then "Siege Beast" has 3 damage

  @GR-7-1b
  Rule: 7-1b A card is played from the hand or the drive zone unless something names another zone
    - hand: a card of the hand is played
    - drive: a card of the drive zone is played
    - else: no card of another zone is played
    - named: where something names another zone, a card is played from there

    @clause-else
    Scenario Outline: A unit in the <zone> cannot be played
      Given it is Alice's main phase
      And Alice has a "Frail Squire" in her <zone>
      When Alice tries to play "Frail Squire" into her left attack zone
      Then that is refused

      Examples:
        | zone         |
        | graveyard    |
        | damage zone  |
        | removal zone |

    @clause-drive
    Scenario: A unit that lies face up in the drive zone is played
      Given it is Alice's main phase
      And Alice has a face-up "Frail Squire" in her drive zone
      Then Alice can play "Frail Squire"
      When Alice plays "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Frail Squire" is in Alice's left attack zone

    @clause-hand
    Scenario: A field, an event and a unit of the hand are played one after another
      Given it is Alice's main phase
      And Alice has a "War Banner" in her hand
      And Alice has a "Kind Letter" in her hand
      And Alice has a "Frail Squire" in her hand
      Then Alice can play "War Banner"
      When Alice plays "War Banner"
      And everyone passes until nothing is waiting
      Then Alice can play "Kind Letter"
      When Alice plays "Kind Letter"
      And everyone passes until nothing is waiting
      Then Alice can play "Frail Squire"
      When Alice plays "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      Then "War Banner" is in Alice's field zone
      And "Kind Letter" is in Alice's graveyard
      And "Frail Squire" is in Alice's left attack zone

    @clause-else
    Scenario: An Overdrive that plays its card does not play it from the graveyard, where an event has put it
      Given it is Alice's main phase
      And Alice has a face-down "Driven Guard" in her drive zone
      And Alice has a "Drive Thief" in her hand
      When Alice reveals "Driven Guard"
      Then Alice can play the Overdrive of "Driven Guard"
      When Alice plays "Drive Thief" targeting "Driven Guard"
      And everyone passes until nothing is waiting
      Then "Driven Guard" is in Alice's graveyard
      And Alice cannot play the Overdrive of "Driven Guard"

    @clause-named @clause-hand
    Scenario: An event in the graveyard is played where an effect names the graveyard, and resolves
      Given it is Alice's main phase
      And Alice has a "Grave Rite" in her hand
      And Alice has a "Kind Letter" in her graveyard
      When Alice plays "Grave Rite" targeting "Kind Letter"
      And everyone passes until nothing is waiting
      Then "Kind Letter" is in Alice's graveyard
      And Alice has one card in her hand
      And "Grave Rite" is in Alice's graveyard

  @GR-7-1b-1
  Rule: 7-1b-1 A drive card with an Overdrive linked to it is not played
    - linked: as long as an Overdrive is linked to it there, it is not played
    - free: without one it is

    @clause-linked
    Scenario: A revealed drive card cannot be played while its Overdrive is in the drive zone
      Given it is Alice's main phase
      And Alice has a "Stirring Herald" in her drive zone
      When Alice reveals "Stirring Herald"
      Then Alice has one Overdrive in her drive zone
      And Alice cannot play "Stirring Herald"

    @clause-free
    Scenario: A revealed drive card can be played once its Overdrive has been removed
      Given it is Alice's main phase
      And Alice has a "Stirring Herald" in her drive zone
      When Alice reveals "Stirring Herald"
      And Alice removes the Overdrive of "Stirring Herald"
      Then Alice has no Overdrives in her drive zone
      And Alice can play "Stirring Herald"
