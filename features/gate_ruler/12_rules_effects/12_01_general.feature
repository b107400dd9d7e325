Feature: Gate Ruler 12-1 Rules effects in general

  @GR-12-1a @informative
  Rule: 12-1a A rules effect is what the rules do by themselves

  @GR-12-1b
  Rule: 12-1b All rules effects that are due are done at once
    - all: all that are due are done, none is left
    - once: at one moment

    # Reading: docs/decisions/1003-order-of-simultaneous-rules-effects.md
    @clause-all
    Scenario: A destruction and a defeat that are due together both come onto the gate
      Given it is Alice's main phase
      And Alice has one card in her deck
      And Alice has a "Last Harvest" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob could respond
      When Alice plays "Last Harvest"
      And Bob passes
      Then from its top the gate holds a defeat of Alice, a destruction of "Ember Recruit"

    @needs-events
    @clause-once
    Scenario: The charges of destroyed units of both players move in one moment
      Given it is Alice's main phase
      And "Siege Beast" is a charge of Alice's "Grim Bequest" in her left attack zone
      And "Clay Bear" is a charge of Bob's "Grim Bequest" in his left attack zone
      And Alice has a "Common Grave" in her first set zone
      When Alice plays "Common Grave"
      And everyone passes until nothing is waiting
      Then "Siege Beast" and "Clay Bear" moved in one moment

    @clause-all
    Scenario Outline: There is no table on which <rule> is due
      Given it is Alice's main phase
      And <what>
      When a table is set up like this
      Then there can be no such table

      Examples:
        | rule                      | what                                                              |
        | a destruction             | Alice has a "Ember Recruit" in her left attack zone with 3 damage |
        | a defeat                  | Alice has eleven cards in her damage zone                         |
        | a defeat by an empty deck | Alice has no cards in her deck                                    |
        | ruler damage              | Alice has a "Knight" in her ruler zone with 1 damage              |
        | an overlap                | Alice has two "Ember Recruit" in her left attack zone             |

    @clause-all
    Scenario: There is no table on which one of two units has as much damage as HP
      Given it is Alice's main phase
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone with 3 damage
      When a table is set up like this
      Then there can be no such table

    @clause-all
    Scenario: The charges of destroyed units of both players go to their owners' graveyards
      Given it is Alice's main phase
      And "Siege Beast" is a charge of Alice's "Grim Bequest" in her left attack zone
      And "Clay Bear" is a charge of Bob's "Grim Bequest" in his left attack zone
      And Alice has a "Common Grave" in her first set zone
      When Alice plays "Common Grave"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's graveyard
      And "Clay Bear" is in Bob's graveyard

  @GR-12-1b-1
  Rule: 12-1b-1 Destruction comes before defeat

    # Reading: docs/decisions/1003-order-of-simultaneous-rules-effects.md
    Scenario: A destruction that is due together with a defeat lies beneath the defeat on the gate
      Given it is Bob's main phase
      And Bob has one card in his deck
      And Bob has a "Last Harvest" in his first set zone
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice could respond
      When Bob plays "Last Harvest"
      And Alice passes
      Then from its top the gate holds a defeat of Bob, a destruction of "Ember Recruit"
