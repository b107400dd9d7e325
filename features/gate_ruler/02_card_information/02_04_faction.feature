Feature: Gate Ruler 2-4 Factions

  @GR-2-4a @informative
  Rule: 2-4a A card is of a faction

  @GR-2-4b
  Rule: 2-4b Deck construction, cards, abilities and effects look at factions
    - deck: deck construction
    - cards: a card that is played
    - effects: an ability that works in play, and its effect
    - each: each faction of a card counts

    @clause-cards
    Scenario: An event that exhausts the units of one faction exhausts no unit of another
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Bob has a ready "Siege Beast" in his left attack zone
      And Alice has an "Azure Lullaby" in her hand
      When Alice plays "Azure Lullaby"
      And everyone passes until nothing is waiting
      Then "Siege Beast" is exhausted
      And "Ember Recruit" is ready

    @clause-cards @clause-each
    Scenario: An event that exhausts the units of one faction exhausts a unit of that faction and another
      Given it is Alice's main phase
      And Bob has a ready "Twilight Squire" in his left attack zone
      And Bob has a ready "Ember Recruit" in his right attack zone
      And Alice has an "Azure Lullaby" in her hand
      When Alice plays "Azure Lullaby"
      And everyone passes until nothing is waiting
      Then "Twilight Squire" is exhausted
      And "Ember Recruit" is ready

    @clause-effects @clause-each
    Scenario Outline: With a field that gives azure units 2 more ATK, "<attacker>" deals <damage> damage
      Given it is Alice's attack phase
      And Alice has an "Azure Pennant" in her field zone
      And Alice has a ready "<attacker>" in her left attack zone
      And Bob has a ready "Broad Ox" in his left attack zone
      When Alice attacks "Broad Ox" with "<attacker>"
      And everyone passes until the attack is over
      Then "Broad Ox" has <damage> damage

      Examples:
        | attacker        | damage |
        | Siege Beast     | 7      |
        | Twilight Squire | 4      |
        | Ember Recruit   | 2      |

    @clause-deck
    Scenario: The decks are refused if one has cards of more factions than its ruler allows
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Crimson Smith", a "Gold Smith" and a "Violet Smith" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-deck @clause-each
    Scenario: The decks are refused if a card of two factions makes one of more factions than its ruler allows
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Crimson Baker", a "Twilight Squire" and a "Jade Baker" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-cards
    Scenario: An event that exhausts units of a faction exhausts a unit to which a player has given that faction
      Given it is Alice's main phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      And Alice has a "Herald's Tabard" in her hand
      And Alice has an "Azure Lullaby" in her hand
      When Alice plays "Herald's Tabard" targeting "Ember Recruit"
      And Alice names "azure"
      And everyone passes until nothing is waiting
      And Alice plays "Azure Lullaby"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is exhausted
