Feature: Gate Ruler 2-5 Attributes

  @GR-2-5a @informative
  Rule: 2-5a A card has attributes

  @GR-2-5b
  Rule: 2-5b Cards, abilities and effects look at attributes
    - cards: a card that is played
    - effects: an ability that works in play, and its effect
    - each: each attribute of a card counts

    @clause-cards
    Scenario: An event that exhausts the units with an attribute exhausts no unit without it
      Given it is Alice's main phase
      And Bob has a ready "Siege Beast" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      And Alice has a "Beast Lure" in her hand
      When Alice plays "Beast Lure"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is exhausted
      And "Ember Recruit" is ready

    @clause-cards @clause-each
    Scenario Outline: A unit with two attributes is exhausted by an event that exhausts units with one of them: "<event>"
      Given it is Alice's main phase
      And Bob has a ready "Clay Bear" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      And Alice has a "<event>" in her hand
      When Alice plays "<event>"
      And everyone passes until nothing is waiting
      Then "Clay Bear" is exhausted
      And "Ember Recruit" is ready

      Examples:
        | event        |
        | Beast Lure   |
        | Earthen Grip |

    @clause-effects @clause-each
    Scenario Outline: With a field that gives Beast units 2 more ATK, "<attacker>" deals <damage> damage
      Given it is Alice's attack phase
      And Alice has a "Beast Totem" in her field zone
      And Alice has a ready "<attacker>" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "<attacker>"
      And everyone passes until the attack is over
      Then "Broad Ox" has <damage> damage

      Examples:
        | attacker      | damage |
        | Clay Bear     | 4      |
        | Ember Recruit | 2      |

  # Reading: docs/decisions/1080-attributes-that-can-be-chosen.md
  @GR-2-5c
  Rule: 2-5c Only an attribute that some card has can be chosen
    - any: one that any card has
    - published: though nobody has brought that card
    - else: no other word

    @clause-any
    Scenario: A unit gets a chosen attribute that a card on the table has
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a "Siege Beast" in his graveyard
      And Alice has a "Feast of Masks" in her hand
      And Alice has a "Beast Lure" in her hand
      When Alice plays "Feast of Masks" targeting "Ember Recruit"
      And Alice names "beast"
      And everyone passes until nothing is waiting
      And Alice plays "Beast Lure"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is exhausted

    @clause-any @clause-published
    Scenario: A unit gets a chosen attribute that only a card which nobody has brought has
      Given it is Alice's main phase
      And there is a card "Gryphon Rider", which nobody has brought
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Feast of Masks" in her hand
      And Alice has a "Bird Lime" in her hand
      When Alice plays "Feast of Masks" targeting "Ember Recruit"
      And Alice names "gryphon"
      And everyone passes until nothing is waiting
      And Alice plays "Bird Lime"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is exhausted

    @clause-else
    Scenario: A player cannot choose a word that is no attribute of any card
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Feast of Masks" in her hand
      When Alice plays "Feast of Masks" targeting "Ember Recruit"
      And Alice tries to name "knight"
      Then that is refused

    @clause-else
    Scenario: A player cannot choose a faction as an attribute
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Feast of Masks" in her hand
      When Alice plays "Feast of Masks" targeting "Ember Recruit"
      And Alice tries to name "crimson"
      Then that is refused

    @clause-any @clause-published
    Scenario: A player may name an attribute that only a card which nobody has brought has
      Given it is Alice's main phase
      And there is a card "Gryphon Rider", which nobody has brought
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Feast of Masks" in her hand
      When Alice plays "Feast of Masks" targeting "Ember Recruit"
      And Alice tries to name "gryphon"
      Then that is allowed
