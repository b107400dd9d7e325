Feature: Gate Ruler 2-7 Levels

  @GR-2-7a
  Rule: 2-7a The level says how mighty a card is

    Scenario: An event that exhausts units of level 2 or more exhausts no unit of level 1
      Given it is Alice's main phase
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      And Bob has a ready "Siege Beast" in his defense zone
      And Alice has a "Humbling Wind" in her hand
      When Alice plays "Humbling Wind"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is ready
      And "Tower Guard" is exhausted
      And "Siege Beast" is exhausted

  @GR-2-7b
  Rule: 2-7b What a card costs to play goes by its level
    - level: as many resources as its level says
    - any: whatever type of card it is

    @clause-level
    Scenario Outline: A player with three resources who plays the unit "<unit>" has <left> ready resources left
      Given it is Alice's main phase
      And Alice has an "<unit>" in her hand
      When Alice plays "<unit>" into her left attack zone
      And everyone passes until nothing is waiting
      Then Alice has <left> ready resources

      Examples:
        | unit          | left |
        | Ember Recruit | two  |
        | Tower Guard   | one  |
        | Siege Beast   | no   |

    @clause-level
    Scenario: A player with two resources cannot play a card of level 3
      Given it is Alice's main phase
      And Alice has no further resources
      And Alice has two "Mana Well" in her resource zone
      And Alice has a "Siege Beast" in her hand
      And Alice has a "Tower Guard" in her hand
      When Alice tries to play "Siege Beast"
      Then that is refused
      And Alice can play "Tower Guard"

    @clause-any @clause-level
    Scenario Outline: A player with three resources who plays the event or field "<card>" has <left> ready resources left
      Given it is Alice's main phase
      And Alice has a "<card>" in her hand
      When Alice plays "<card>"
      And everyone passes until nothing is waiting
      Then Alice has <left> ready resources

      Examples:
        | card         | left |
        | Twin Draught | one  |
        | War Banner   | two  |
