Feature: Gate Ruler, Appendix A: the eight rulers

  Where a scenario says nothing else, a deck is of fifty legal cards for its ruler.

  @GR-A-A-1
  Rule: A-1 The Apprentice drives two cards a turn, plays them without resources and keeps a deck of low level
    - life: 12 life
    - atk: an ATK of 4, against units
    - stk: a STK of 3, against rulers
    - size: a deck of 50 cards
    - factions: of at most 2 factions
    - copies: with at most 4 copies of a card
    - legendary: with at most 2 legendary cards
    - level: with levels that add up to at most 50
    - counters: with at most 16 Counter cards
    - units: two attack zones and a defense zone
    - sets: three set zones
    - hand: no hand
    - setup: nothing is done as setup
    - drive: two cards are driven at the start of the turn
    - cap: any number of summons in a turn
    - free: no resources are spent for the level of a card

    @clause-size
    Scenario Outline: An Apprentice's deck of <size> cards
      Given the players sit down for a game
      And Alice has an "Apprentice" in her ruler zone
      And Alice's deck of <size> cards has nothing special in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | size | answer   |
        | 50   | accepted |
        | 49   | refused  |
        | 51   | refused  |

    @clause-factions
    Scenario Outline: The factions of an Apprentice's deck: <cards>
      Given the players sit down for a game
      And Alice has an "Apprentice" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                                                  | answer   |
        | a "Crimson Baker" and an "Azure Baker"                 | accepted |
        | a "Crimson Baker", an "Azure Baker" and a "Jade Baker" | refused  |

    @clause-copies
    Scenario Outline: The copies of a card in an Apprentice's deck: <cards>
      Given the players sit down for a game
      And Alice has an "Apprentice" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                | answer   |
        | four "Crimson Baker" | accepted |
        | five "Crimson Baker" | refused  |

    @clause-legendary
    Scenario Outline: The legendary cards of an Apprentice's deck: <cards>
      Given the players sit down for a game
      And Alice has an "Apprentice" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards             | answer   |
        | 2 legendary cards | accepted |
        | 3 legendary cards | refused  |

    @clause-counters
    Scenario Outline: The Counter cards of an Apprentice's deck: <cards>
      Given the players sit down for a game
      And Alice has an "Apprentice" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards            | answer   |
        | 16 Counter cards | accepted |
        | 17 Counter cards | refused  |

    @clause-level
    Scenario Outline: The levels of an Apprentice's deck add up to <level>
      Given the players sit down for a game
      And Alice has an "Apprentice" in her ruler zone
      And the levels of Alice's deck add up to <level>
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | level | answer   |
        | 50    | accepted |
        | 51    | refused  |

    @clause-units
    Scenario: The zones for units of an Apprentice
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a face-down "Frail Squire" in her drive zone
      When Alice reveals "Frail Squire"
      And Alice begins to play "Frail Squire"
      Then it can go into her left attack zone, right attack zone and defense zone

    @clause-hand
    Scenario: An Apprentice has no hand
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      Then Alice has no hand

    @clause-sets
    Scenario: The set zones of an Apprentice
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a face-down "Quiet Nod" in her drive zone
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-setup
    Scenario: An Apprentice has no setup
      Given the players sit down for a game
      And Alice has an "Apprentice" in her ruler zone
      When the decks are shuffled
      Then Alice has 50 cards in her deck
      And Alice has no cards in her resource zone
      And Bob has 48 cards in his deck

    @clause-drive
    Scenario: The start of the turn of an Apprentice
      Given it is Bob's main phase
      And Alice has an "Apprentice" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her drive zone

    @clause-cap
    Scenario: The summon cap of an Apprentice
      Given it is Bob's main phase
      And Alice has an "Apprentice" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is unlimited

    @clause-cap @clause-free
    Scenario: Any number of summons in a turn of an Apprentice
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has three face-down "Siege Beast" in her drive zone
      When Alice reveals first "Siege Beast"
      And Alice plays first "Siege Beast" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice reveals second "Siege Beast"
      And Alice plays second "Siege Beast" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice reveals third "Siege Beast"
      And Alice plays third "Siege Beast" into her defense zone
      And everyone passes until nothing is waiting
      Then first "Siege Beast" is in Alice's left attack zone
      And second "Siege Beast" is in Alice's right attack zone
      And third "Siege Beast" is in Alice's defense zone

    @clause-free
    Scenario: An Apprentice spends no resources for the level of a card
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a face-down "Siege Beast" in her drive zone
      When Alice reveals "Siege Beast"
      Then Alice can play "Siege Beast"

    @clause-atk
    Scenario: The strength of an Apprentice against a unit
      Given it is Alice's attack phase
      And Alice has an "Apprentice" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 4 damage

    @clause-stk
    Scenario: The strength of an Apprentice against a ruler
      Given it is Alice's attack phase
      And Alice has an "Apprentice" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 3 cards in his damage zone

    @clause-life
    Scenario: An Apprentice lives as long as one life is left
      Given it is Bob's attack phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has 10 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 11 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: An Apprentice loses with the last life
      Given it is Bob's attack phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has 11 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob wins the game

  @GR-A-B-2
  Rule: B-2 The Berserker hits hard, drives one card a turn and has one set zone
    - life: 12 life
    - atk: an ATK of 5, against units
    - stk: a STK of 4, against rulers
    - size: a deck of 50 cards
    - factions: of at most 2 factions
    - copies: with at most 4 copies of a card
    - legendary: with at most 3 legendary cards
    - level: with levels that add up to at most 80
    - counters: with at most 16 Counter cards
    - units: two attack zones and a defense zone
    - sets: one set zone
    - hand: no hand
    - setup: nothing is done as setup
    - drive: a card is driven at the start of the turn
    - cap: any number of summons in a turn
    - free: no resources are spent for the level of a card

    @clause-size
    Scenario Outline: A Berserker's deck of <size> cards
      Given the players sit down for a game
      And Alice has a "Berserker" in her ruler zone
      And Alice's deck of <size> cards has nothing special in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | size | answer   |
        | 50   | accepted |
        | 49   | refused  |
        | 51   | refused  |

    @clause-factions
    Scenario Outline: The factions of a Berserker's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Berserker" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                                                  | answer   |
        | a "Crimson Baker" and an "Azure Baker"                 | accepted |
        | a "Crimson Baker", an "Azure Baker" and a "Jade Baker" | refused  |

    @clause-copies
    Scenario Outline: The copies of a card in a Berserker's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Berserker" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                | answer   |
        | four "Crimson Baker" | accepted |
        | five "Crimson Baker" | refused  |

    @clause-legendary
    Scenario Outline: The legendary cards of a Berserker's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Berserker" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards             | answer   |
        | 3 legendary cards | accepted |
        | 4 legendary cards | refused  |

    @clause-counters
    Scenario Outline: The Counter cards of a Berserker's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Berserker" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards            | answer   |
        | 16 Counter cards | accepted |
        | 17 Counter cards | refused  |

    @clause-level
    Scenario Outline: The levels of a Berserker's deck add up to <level>
      Given the players sit down for a game
      And Alice has a "Berserker" in her ruler zone
      And the levels of Alice's deck add up to <level>
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | level | answer   |
        | 80    | accepted |
        | 81    | refused  |

    @clause-units
    Scenario: The zones for units of a Berserker
      Given it is Alice's main phase
      And Alice has a "Berserker" in her ruler zone
      And Alice has a face-down "Frail Squire" in her drive zone
      When Alice reveals "Frail Squire"
      And Alice begins to play "Frail Squire"
      Then it can go into her left attack zone, right attack zone and defense zone

    @clause-hand
    Scenario: A Berserker has no hand
      Given it is Alice's main phase
      And Alice has a "Berserker" in her ruler zone
      Then Alice has no hand

    @clause-sets
    Scenario: The one set zone of a Berserker
      Given it is Alice's main phase
      And Alice has a "Berserker" in her ruler zone
      And Alice has a face-down "Quiet Nod" in her drive zone
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone

    @clause-setup
    Scenario: A Berserker has no setup
      Given the players sit down for a game
      And Alice has a "Berserker" in her ruler zone
      When the decks are shuffled
      Then Alice has 50 cards in her deck
      And Alice has no cards in her resource zone
      And Bob has 48 cards in his deck

    @clause-drive
    Scenario: The start of the turn of a Berserker
      Given it is Bob's main phase
      And Alice has a "Berserker" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has a card in her drive zone

    @clause-cap
    Scenario: The summon cap of a Berserker
      Given it is Bob's main phase
      And Alice has a "Berserker" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is unlimited

    @clause-cap @clause-free
    Scenario: Any number of summons in a turn of a Berserker
      Given it is Alice's main phase
      And Alice has a "Berserker" in her ruler zone
      And Alice has three face-down "Siege Beast" in her drive zone
      When Alice reveals first "Siege Beast"
      And Alice plays first "Siege Beast" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice reveals second "Siege Beast"
      And Alice plays second "Siege Beast" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice reveals third "Siege Beast"
      And Alice plays third "Siege Beast" into her defense zone
      And everyone passes until nothing is waiting
      Then first "Siege Beast" is in Alice's left attack zone
      And second "Siege Beast" is in Alice's right attack zone
      And third "Siege Beast" is in Alice's defense zone

    @clause-free
    Scenario: A Berserker spends no resources for the level of a card
      Given it is Alice's main phase
      And Alice has a "Berserker" in her ruler zone
      And Alice has a face-down "Siege Beast" in her drive zone
      When Alice reveals "Siege Beast"
      Then Alice can play "Siege Beast"

    @clause-atk
    Scenario: The strength of a Berserker against a unit
      Given it is Alice's attack phase
      And Alice has a "Berserker" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 5 damage

    @clause-stk
    Scenario: The strength of a Berserker against a ruler
      Given it is Alice's attack phase
      And Alice has a "Berserker" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 4 cards in his damage zone

    @clause-life
    Scenario: A Berserker lives as long as one life is left
      Given it is Bob's attack phase
      And Alice has a "Berserker" in her ruler zone
      And Alice has 10 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 11 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: A Berserker loses with the last life
      Given it is Bob's attack phase
      And Alice has a "Berserker" in her ruler zone
      And Alice has 11 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob wins the game

  @GR-A-H-8
  Rule: H-8 The Highlander plays like the Apprentice with single cards of three factions
    - life: 12 life
    - atk: an ATK of 4, against units
    - stk: a STK of 3, against rulers
    - size: a deck of 50 cards
    - factions: of at most 3 factions
    - copies: with one copy of a card
    - legendary: with at most 2 legendary cards
    - level: with levels that add up to at most 50
    - counters: with at most 16 Counter cards
    - units: two attack zones and a defense zone
    - sets: three set zones
    - hand: no hand
    - setup: nothing is done as setup
    - drive: two cards are driven at the start of the turn
    - cap: any number of summons in a turn
    - free: no resources are spent for the level of a card

    @clause-size
    Scenario Outline: A Highlander's deck of <size> cards
      Given the players sit down for a game
      And Alice has a "Highlander" in her ruler zone
      And Alice's deck of <size> cards has nothing special in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | size | answer   |
        | 50   | accepted |
        | 49   | refused  |
        | 51   | refused  |

    @clause-factions
    Scenario Outline: The factions of a Highlander's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Highlander" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                                                                  | answer   |
        | a "Crimson Baker", an "Azure Baker" and a "Jade Baker"                 | accepted |
        | a "Crimson Baker", an "Azure Baker", a "Jade Baker" and a "Gold Baker" | refused  |

    @clause-copies
    Scenario Outline: The copies of a card in a Highlander's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Highlander" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards               | answer   |
        | a "Crimson Baker"   | accepted |
        | two "Crimson Baker" | refused  |

    @clause-legendary
    Scenario Outline: The legendary cards of a Highlander's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Highlander" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards             | answer   |
        | 2 legendary cards | accepted |
        | 3 legendary cards | refused  |

    @clause-counters
    Scenario Outline: The Counter cards of a Highlander's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Highlander" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards            | answer   |
        | 16 Counter cards | accepted |
        | 17 Counter cards | refused  |

    @clause-level
    Scenario Outline: The levels of a Highlander's deck add up to <level>
      Given the players sit down for a game
      And Alice has a "Highlander" in her ruler zone
      And the levels of Alice's deck add up to <level>
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | level | answer   |
        | 50    | accepted |
        | 51    | refused  |

    @clause-units
    Scenario: The zones for units of a Highlander
      Given it is Alice's main phase
      And Alice has a "Highlander" in her ruler zone
      And Alice has a face-down "Frail Squire" in her drive zone
      When Alice reveals "Frail Squire"
      And Alice begins to play "Frail Squire"
      Then it can go into her left attack zone, right attack zone and defense zone

    @clause-hand
    Scenario: A Highlander has no hand
      Given it is Alice's main phase
      And Alice has a "Highlander" in her ruler zone
      Then Alice has no hand

    @clause-sets
    Scenario: The set zones of a Highlander
      Given it is Alice's main phase
      And Alice has a "Highlander" in her ruler zone
      And Alice has a face-down "Quiet Nod" in her drive zone
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-setup
    Scenario: A Highlander has no setup
      Given the players sit down for a game
      And Alice has a "Highlander" in her ruler zone
      When the decks are shuffled
      Then Alice has 50 cards in her deck
      And Alice has no cards in her resource zone
      And Bob has 48 cards in his deck

    @clause-drive
    Scenario: The start of the turn of a Highlander
      Given it is Bob's main phase
      And Alice has a "Highlander" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her drive zone

    @clause-cap
    Scenario: The summon cap of a Highlander
      Given it is Bob's main phase
      And Alice has a "Highlander" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is unlimited

    @clause-cap @clause-free
    Scenario: Any number of summons in a turn of a Highlander
      Given it is Alice's main phase
      And Alice has a "Highlander" in her ruler zone
      And Alice has three face-down "Siege Beast" in her drive zone
      When Alice reveals first "Siege Beast"
      And Alice plays first "Siege Beast" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice reveals second "Siege Beast"
      And Alice plays second "Siege Beast" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice reveals third "Siege Beast"
      And Alice plays third "Siege Beast" into her defense zone
      And everyone passes until nothing is waiting
      Then first "Siege Beast" is in Alice's left attack zone
      And second "Siege Beast" is in Alice's right attack zone
      And third "Siege Beast" is in Alice's defense zone

    @clause-free
    Scenario: A Highlander spends no resources for the level of a card
      Given it is Alice's main phase
      And Alice has a "Highlander" in her ruler zone
      And Alice has a face-down "Siege Beast" in her drive zone
      When Alice reveals "Siege Beast"
      Then Alice can play "Siege Beast"

    @clause-atk
    Scenario: The strength of a Highlander against a unit
      Given it is Alice's attack phase
      And Alice has a "Highlander" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 4 damage

    @clause-stk
    Scenario: The strength of a Highlander against a ruler
      Given it is Alice's attack phase
      And Alice has a "Highlander" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 3 cards in his damage zone

    @clause-life
    Scenario: A Highlander lives as long as one life is left
      Given it is Bob's attack phase
      And Alice has a "Highlander" in her ruler zone
      And Alice has 10 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 11 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: A Highlander loses with the last life
      Given it is Bob's attack phase
      And Alice has a "Highlander" in her ruler zone
      And Alice has 11 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob wins the game

  @GR-A-K-11
  Rule: K-11 The Knight has a hand, three resources and two summons a turn
    - life: 11 life
    - atk: an ATK of 3, against units
    - stk: a STK of 3, against rulers
    - size: a deck of 50 cards
    - factions: of at most 2 factions
    - copies: with at most 4 copies of a card
    - legendary: with at most 2 legendary cards
    - level: with levels that add up to anything
    - counters: with at most 16 Counter cards
    - brought: three resource cards are prepared beside the deck
    - units: two attack zones and a defense zone
    - sets: three set zones
    - placed: the three resource cards are put into the resource zone as setup, ready
    - drawn: and two cards are drawn
    - ready: two resources are readied at the start of the turn
    - draw: and two cards are drawn then
    - cap: two summons in a turn
    - pays: the level of a card is paid with resources

    @clause-size
    Scenario Outline: A Knight's deck of <size> cards
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      And Alice's deck of <size> cards has nothing special in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | size | answer   |
        | 50   | accepted |
        | 49   | refused  |
        | 51   | refused  |

    @clause-factions
    Scenario Outline: The factions of a Knight's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                                                  | answer   |
        | a "Crimson Baker" and an "Azure Baker"                 | accepted |
        | a "Crimson Baker", an "Azure Baker" and a "Jade Baker" | refused  |

    @clause-copies
    Scenario Outline: The copies of a card in a Knight's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                | answer   |
        | four "Crimson Baker" | accepted |
        | five "Crimson Baker" | refused  |

    @clause-legendary
    Scenario Outline: The legendary cards of a Knight's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards             | answer   |
        | 2 legendary cards | accepted |
        | 3 legendary cards | refused  |

    @clause-counters
    Scenario Outline: The Counter cards of a Knight's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards            | answer   |
        | 16 Counter cards | accepted |
        | 17 Counter cards | refused  |

    @clause-level
    Scenario Outline: The levels of a Knight's deck add up to <level>
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      And the levels of Alice's deck add up to <level>
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | level | answer   |
        | 82    | accepted |

    @clause-brought
    Scenario Outline: A Knight brings <number> resource cards
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      And Alice has <number> "Mana Well" in her resource zone
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | number | answer   |
        | two    | refused  |
        | three  | accepted |
        | four   | refused  |

    @clause-units
    Scenario: The zones for units of a Knight
      Given it is Alice's main phase
      And Alice has a "Knight" in her ruler zone
      And Alice has a "Frail Squire" in her hand
      When Alice begins to play "Frail Squire"
      Then it can go into her left attack zone, right attack zone and defense zone

    @clause-sets
    Scenario: The set zones of a Knight
      Given it is Alice's main phase
      And Alice has a "Knight" in her ruler zone
      And Alice has a "Quiet Nod" in her hand
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-drawn
    Scenario: The cards drawn in the setup of a Knight
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      When the decks are shuffled
      Then Alice has two cards in her hand

    @clause-placed
    Scenario: The setup of a Knight
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      When the decks are shuffled
      Then Alice has three cards in her resource zone
      And Alice's first "Mana Well" is ready
      And Alice's second "Mana Well" is ready
      And Alice's third "Mana Well" is ready

    @clause-draw
    Scenario: The cards drawn at the start of the turn of a Knight
      Given it is Bob's main phase
      And Alice has a "Knight" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her hand
      And Alice has no cards in her drive zone

    @clause-cap
    Scenario: The summon cap of a Knight
      Given it is Bob's main phase
      And Alice has a "Knight" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is 2

    @clause-ready
    Scenario: The start of the turn of a Knight
      Given it is Bob's main phase
      And Alice has a "Knight" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      When everyone passes until the start phase
      And Alice readies two "Mana Well"
      And everyone passes until Alice's main phase
      Then Alice's second "Mana Well" is ready
      And Alice's third "Mana Well" is exhausted

    @clause-cap
    Scenario: Two summons in a turn of a Knight, and no third
      Given it is Alice's main phase
      And Alice has a "Knight" in her ruler zone
      And Alice has three "Frail Squire" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice tries to play third "Frail Squire" into her defense zone
      Then that is refused

    @clause-pays
    Scenario: A Knight pays the level of a card with resources
      Given it is Alice's main phase
      And Alice has a "Knight" in her ruler zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And Alice has one ready resource

    @clause-pays
    Scenario: A Knight without enough resources cannot play a card
      Given it is Alice's main phase
      And Alice has a "Knight" in her ruler zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has a "Siege Beast" in her hand
      When Alice tries to play "Siege Beast" into her left attack zone
      Then that is refused

    @clause-atk
    Scenario: The strength of a Knight against a unit
      Given it is Alice's attack phase
      And Alice has a "Knight" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 3 damage

    @clause-stk
    Scenario: The strength of a Knight against a ruler
      Given it is Alice's attack phase
      And Alice has a "Knight" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 3 cards in his damage zone

    @clause-life
    Scenario: A Knight lives as long as one life is left
      Given it is Bob's attack phase
      And Alice has a "Knight" in her ruler zone
      And Alice has 9 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 10 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: A Knight loses with the last life
      Given it is Bob's attack phase
      And Alice has a "Knight" in her ruler zone
      And Alice has 10 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob wins the game

    @clause-brought
    Scenario: No other card is prepared as a resource
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      And Alice has an "Ember Recruit" in her resource zone
      And Alice has two "Mana Well" in her resource zone
      When the players show each other their decks
      Then the decks are refused

    @clause-brought
    Scenario: No other card is prepared behind two resource cards
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      And Alice has two "Mana Well" in her resource zone
      And Alice has an "Ember Recruit" in her resource zone
      When the players show each other their decks
      Then the decks are refused

  @GR-A-L-12
  Rule: L-12 The Legion plays like the Knight with single cards of three factions
    - life: 11 life
    - atk: an ATK of 3, against units
    - stk: a STK of 3, against rulers
    - size: a deck of 50 cards
    - factions: of at most 3 factions
    - copies: with one copy of a card
    - legendary: with at most 2 legendary cards
    - level: with levels that add up to anything
    - counters: with at most 16 Counter cards
    - brought: three resource cards are prepared beside the deck
    - units: two attack zones and a defense zone
    - sets: three set zones
    - placed: the three resource cards are put into the resource zone as setup, ready
    - drawn: and two cards are drawn
    - ready: two resources are readied at the start of the turn
    - draw: and two cards are drawn then
    - cap: two summons in a turn
    - pays: the level of a card is paid with resources

    @clause-size
    Scenario Outline: A Legion's deck of <size> cards
      Given the players sit down for a game
      And Alice has a "Legion" in her ruler zone
      And Alice's deck of <size> cards has nothing special in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | size | answer   |
        | 50   | accepted |
        | 49   | refused  |
        | 51   | refused  |

    @clause-factions
    Scenario Outline: The factions of a Legion's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Legion" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                                                                  | answer   |
        | a "Crimson Baker", an "Azure Baker" and a "Jade Baker"                 | accepted |
        | a "Crimson Baker", an "Azure Baker", a "Jade Baker" and a "Gold Baker" | refused  |

    @clause-copies
    Scenario Outline: The copies of a card in a Legion's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Legion" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards               | answer   |
        | a "Crimson Baker"   | accepted |
        | two "Crimson Baker" | refused  |

    @clause-legendary
    Scenario Outline: The legendary cards of a Legion's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Legion" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards             | answer   |
        | 2 legendary cards | accepted |
        | 3 legendary cards | refused  |

    @clause-counters
    Scenario Outline: The Counter cards of a Legion's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Legion" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards            | answer   |
        | 16 Counter cards | accepted |
        | 17 Counter cards | refused  |

    @clause-level
    Scenario Outline: The levels of a Legion's deck add up to <level>
      Given the players sit down for a game
      And Alice has a "Legion" in her ruler zone
      And the levels of Alice's deck add up to <level>
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | level | answer   |
        | 82    | accepted |

    @clause-brought
    Scenario Outline: A Legion brings <number> resource cards
      Given the players sit down for a game
      And Alice has a "Legion" in her ruler zone
      And Alice has <number> "Mana Well" in her resource zone
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | number | answer   |
        | two    | refused  |
        | three  | accepted |
        | four   | refused  |

    @clause-units
    Scenario: The zones for units of a Legion
      Given it is Alice's main phase
      And Alice has a "Legion" in her ruler zone
      And Alice has a "Frail Squire" in her hand
      When Alice begins to play "Frail Squire"
      Then it can go into her left attack zone, right attack zone and defense zone

    @clause-sets
    Scenario: The set zones of a Legion
      Given it is Alice's main phase
      And Alice has a "Legion" in her ruler zone
      And Alice has a "Quiet Nod" in her hand
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-drawn
    Scenario: The cards drawn in the setup of a Legion
      Given the players sit down for a game
      And Alice has a "Legion" in her ruler zone
      When the decks are shuffled
      Then Alice has two cards in her hand

    @clause-placed
    Scenario: The setup of a Legion
      Given the players sit down for a game
      And Alice has a "Legion" in her ruler zone
      When the decks are shuffled
      Then Alice has three cards in her resource zone
      And Alice's first "Mana Well" is ready
      And Alice's second "Mana Well" is ready
      And Alice's third "Mana Well" is ready

    @clause-draw
    Scenario: The cards drawn at the start of the turn of a Legion
      Given it is Bob's main phase
      And Alice has a "Legion" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her hand
      And Alice has no cards in her drive zone

    @clause-cap
    Scenario: The summon cap of a Legion
      Given it is Bob's main phase
      And Alice has a "Legion" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is 2

    @clause-ready
    Scenario: The start of the turn of a Legion
      Given it is Bob's main phase
      And Alice has a "Legion" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      When everyone passes until the start phase
      And Alice readies two "Mana Well"
      And everyone passes until Alice's main phase
      Then Alice's second "Mana Well" is ready
      And Alice's third "Mana Well" is exhausted

    @clause-cap
    Scenario: Two summons in a turn of a Legion, and no third
      Given it is Alice's main phase
      And Alice has a "Legion" in her ruler zone
      And Alice has three "Frail Squire" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice tries to play third "Frail Squire" into her defense zone
      Then that is refused

    @clause-pays
    Scenario: A Legion pays the level of a card with resources
      Given it is Alice's main phase
      And Alice has a "Legion" in her ruler zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And Alice has one ready resource

    @clause-pays
    Scenario: A Legion without enough resources cannot play a card
      Given it is Alice's main phase
      And Alice has a "Legion" in her ruler zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has a "Siege Beast" in her hand
      When Alice tries to play "Siege Beast" into her left attack zone
      Then that is refused

    @clause-atk
    Scenario: The strength of a Legion against a unit
      Given it is Alice's attack phase
      And Alice has a "Legion" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 3 damage

    @clause-stk
    Scenario: The strength of a Legion against a ruler
      Given it is Alice's attack phase
      And Alice has a "Legion" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 3 cards in his damage zone

    @clause-life
    Scenario: A Legion lives as long as one life is left
      Given it is Bob's attack phase
      And Alice has a "Legion" in her ruler zone
      And Alice has 9 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 10 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: A Legion loses with the last life
      Given it is Bob's attack phase
      And Alice has a "Legion" in her ruler zone
      And Alice has 10 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob wins the game

  @GR-A-W-23
  Rule: W-23 The Wizard plays like the Knight, and pays for another resource in the opponent's turn
    - life: 10 life
    - atk: an ATK of 2, against units
    - stk: a STK of 2, against rulers
    - size: a deck of 50 cards
    - factions: of at most 2 factions
    - copies: with at most 4 copies of a card
    - legendary: with at most 2 legendary cards
    - level: with levels that add up to anything
    - counters: with at most 16 Counter cards
    - brought: three resource cards are prepared beside the deck
    - units: two attack zones and a defense zone
    - sets: three set zones
    - placed: the three resource cards are put into the resource zone as setup, ready
    - drawn: and two cards are drawn
    - ready: two resources are readied at the start of the turn
    - draw: and two cards are drawn then
    - cap: two summons in a turn
    - pays: the level of a card is paid with resources
    - channel: in the opponent's turn he can be exhausted like a resource card, alone or with some
    - one: for one resource only
    - turn: only in the opponent's turn
    - exhausted: only if he is ready
    - readied: he is readied at the end of his player's turn
    - this: and no other ruler is
    - may: her player need not, where resource cards are enough
    - abilities: for the cost of an ability, too

    @clause-size
    Scenario Outline: A Wizard's deck of <size> cards
      Given the players sit down for a game
      And Alice has a "Wizard" in her ruler zone
      And Alice's deck of <size> cards has nothing special in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | size | answer   |
        | 50   | accepted |
        | 49   | refused  |
        | 51   | refused  |

    @clause-factions
    Scenario Outline: The factions of a Wizard's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Wizard" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                                                  | answer   |
        | a "Crimson Baker" and an "Azure Baker"                 | accepted |
        | a "Crimson Baker", an "Azure Baker" and a "Jade Baker" | refused  |

    @clause-copies
    Scenario Outline: The copies of a card in a Wizard's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Wizard" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                | answer   |
        | four "Crimson Baker" | accepted |
        | five "Crimson Baker" | refused  |

    @clause-legendary
    Scenario Outline: The legendary cards of a Wizard's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Wizard" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards             | answer   |
        | 2 legendary cards | accepted |
        | 3 legendary cards | refused  |

    @clause-counters
    Scenario Outline: The Counter cards of a Wizard's deck: <cards>
      Given the players sit down for a game
      And Alice has a "Wizard" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards            | answer   |
        | 16 Counter cards | accepted |
        | 17 Counter cards | refused  |

    @clause-level
    Scenario Outline: The levels of a Wizard's deck add up to <level>
      Given the players sit down for a game
      And Alice has a "Wizard" in her ruler zone
      And the levels of Alice's deck add up to <level>
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | level | answer   |
        | 82    | accepted |

    @clause-brought
    Scenario Outline: A Wizard brings <number> resource cards
      Given the players sit down for a game
      And Alice has a "Wizard" in her ruler zone
      And Alice has <number> "Mana Well" in her resource zone
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | number | answer   |
        | two    | refused  |
        | three  | accepted |
        | four   | refused  |

    @clause-units
    Scenario: The zones for units of a Wizard
      Given it is Alice's main phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has a "Frail Squire" in her hand
      When Alice begins to play "Frail Squire"
      Then it can go into her left attack zone, right attack zone and defense zone

    @clause-sets
    Scenario: The set zones of a Wizard
      Given it is Alice's main phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has a "Quiet Nod" in her hand
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-drawn
    Scenario: The cards drawn in the setup of a Wizard
      Given the players sit down for a game
      And Alice has a "Wizard" in her ruler zone
      When the decks are shuffled
      Then Alice has two cards in her hand

    @clause-placed
    Scenario: The setup of a Wizard
      Given the players sit down for a game
      And Alice has a "Wizard" in her ruler zone
      When the decks are shuffled
      Then Alice has three cards in her resource zone
      And Alice's first "Mana Well" is ready
      And Alice's second "Mana Well" is ready
      And Alice's third "Mana Well" is ready

    @clause-draw
    Scenario: The cards drawn at the start of the turn of a Wizard
      Given it is Bob's main phase
      And Alice has a "Wizard" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her hand
      And Alice has no cards in her drive zone

    @clause-cap
    Scenario: The summon cap of a Wizard
      Given it is Bob's main phase
      And Alice has a "Wizard" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is 2

    @clause-ready
    Scenario: The start of the turn of a Wizard
      Given it is Bob's main phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      When everyone passes until the start phase
      And Alice readies two "Mana Well"
      And everyone passes until Alice's main phase
      Then Alice's second "Mana Well" is ready
      And Alice's third "Mana Well" is exhausted

    @clause-cap
    Scenario: Two summons in a turn of a Wizard, and no third
      Given it is Alice's main phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has three "Frail Squire" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice tries to play third "Frail Squire" into her defense zone
      Then that is refused

    @clause-pays
    Scenario: A Wizard pays the level of a card with resources
      Given it is Alice's main phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And Alice has one ready resource

    @clause-pays @clause-turn
    Scenario: A Wizard without enough resources cannot play a card
      Given it is Alice's main phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has a "Siege Beast" in her hand
      When Alice tries to play "Siege Beast" into her left attack zone
      Then that is refused

    @clause-atk
    Scenario: The strength of a Wizard against a unit
      Given it is Alice's attack phase
      And Alice has a "Wizard" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 2 damage

    @clause-stk
    Scenario: The strength of a Wizard against a ruler
      Given it is Alice's attack phase
      And Alice has a "Wizard" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 2 cards in his damage zone

    @clause-life
    Scenario: A Wizard lives as long as one life is left
      Given it is Bob's attack phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has 8 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 9 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: A Wizard loses with the last life
      Given it is Bob's attack phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has 9 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob wins the game

    @clause-channel
    Scenario: The Wizard pays like a resource in the opponent's turn
      Given it is Bob's main phase
      And Alice has a ready "Wizard" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      And Alice has a "Paid Spark" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When everyone passes until Alice has priority in the main phase
      And Alice plays "Paid Spark" targeting "Ember Recruit"
      And everyone passes until nothing is waiting
      Then "Wizard" is exhausted
      And "Ember Recruit" is in Bob's graveyard

    @clause-channel
    Scenario: The Wizard pays together with a resource
      Given it is Bob's main phase
      And Alice has a ready "Wizard" in her ruler zone
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has two exhausted "Mana Well" in her resource zone
      And Alice has a "Twin Spark" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When everyone passes until Alice has priority in the main phase
      And Alice plays "Twin Spark" targeting "Ember Recruit"
      Then "Wizard" is exhausted
      And Alice has no ready resources

    @clause-one
    Scenario: The Wizard pays for one resource only
      Given it is Bob's main phase
      And Alice has a ready "Wizard" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      And Alice has a "Twin Spark" in her first set zone
      And Alice has a "Quiet Nod" in her second set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Frail Squire" in his hand
      When everyone passes until Alice has priority in the main phase
      Then Alice may play "Quiet Nod"
      And Alice cannot play "Twin Spark"

    @clause-turn
    Scenario: The Wizard does not pay in her own turn
      Given it is Alice's main phase
      And Alice has a ready "Wizard" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      And Alice has a "Paid Spark" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice tries to play "Paid Spark" targeting "Ember Recruit"
      Then that is refused

    @clause-exhausted
    Scenario: An exhausted Wizard does not pay
      Given it is Bob's main phase
      And Alice has an exhausted "Wizard" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      And Alice has a "Paid Spark" in her first set zone
      And Alice has a "Quiet Nod" in her second set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a "Frail Squire" in his hand
      When everyone passes until Alice has priority in the main phase
      Then Alice may play "Quiet Nod"
      And Alice cannot play "Paid Spark"

    @clause-readied
    Scenario: An exhausted Wizard is readied at the end of the turn
      Given it is Alice's main phase
      And Alice has an exhausted "Wizard" in her ruler zone
      When everyone passes until Bob's main phase
      Then "Wizard" is ready
      And it is Bob's turn

    @clause-this
    Scenario: Another exhausted ruler stays exhausted in the opponent's turn
      Given it is Alice's main phase
      And Alice has an exhausted "Legion" in her ruler zone
      When everyone passes until Bob's main phase
      Then "Legion" is exhausted
      And it is Bob's turn

    @clause-may
    Scenario: The Wizard stays ready when a resource pays
      Given it is Bob's main phase
      And Alice has a ready "Wizard" in her ruler zone
      And Alice has a ready "Mana Well" in her resource zone
      And Alice has a "Paid Spark" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      And Bob has a ready "Tower Guard" in his right attack zone
      When everyone passes until Alice has priority in the main phase
      And Alice plays "Paid Spark" targeting "Ember Recruit" paying with Alice's "Mana Well"
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Bob's graveyard
      And "Wizard" is ready
      And Alice has no ready resources

    @clause-abilities @clause-channel
    Scenario: The Wizard pays for an ability in the opponent's turn
      Given it is Bob's attack phase
      And Alice has a ready "Wizard" in her ruler zone
      And Alice has a ready "Mana Well" in her resource zone
      And the top of Alice's deck is "Rousing Lookout" and "Tower Guard"
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then "Wizard" is exhausted
      And "Tower Guard" is in Alice's hand

  # Reading: docs/decisions/1006-other-printings-of-a-card.md
  @GR-A-WMA-2020
  Rule: World Master Alpha plays like the Apprentice with twelve cards of each faction from the sets it names
    - life: 11 life
    - atk: an ATK of 3, against units
    - stk: a STK of 3, against rulers
    - size: a deck of 50 cards
    - copies: with at most 4 copies of a card
    - legendary: without legendary cards
    - level: with levels that add up to at most 40
    - counters: with at most 16 Counter cards
    - crowd: with at most 12 cards of a faction
    - numbers: with cards only whose collector number starts with MD or 2020, or whose name one with such a number has
    - units: two attack zones and a defense zone
    - sets: three set zones
    - hand: no hand
    - setup: nothing is done as setup
    - drive: two cards are driven at the start of the turn
    - cap: any number of summons in a turn
    - free: no resources are spent for the level of a card

    @clause-size
    Scenario Outline: A World Master Alpha 2020's deck of <size> cards
      Given the players sit down for a game
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice's deck of <size> cards has nothing special in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | size | answer   |
        | 50   | accepted |
        | 49   | refused  |
        | 51   | refused  |

    @clause-copies
    Scenario Outline: The copies of a card in a World Master Alpha 2020's deck: <cards>
      Given the players sit down for a game
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                | answer   |
        | four "Crimson Baker" | accepted |
        | five "Crimson Baker" | refused  |

    @clause-legendary
    Scenario Outline: The legendary cards of a World Master Alpha 2020's deck: <cards>
      Given the players sit down for a game
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards             | answer  |
        | 1 legendary cards | refused |

    @clause-counters
    Scenario Outline: The Counter cards of a World Master Alpha 2020's deck: <cards>
      Given the players sit down for a game
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards            | answer   |
        | 16 Counter cards | accepted |
        | 17 Counter cards | refused  |

    @clause-crowd
    Scenario Outline: The cards of a faction in a World Master Alpha 2020's deck: <cards>
      Given the players sit down for a game
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                                                                                           | answer   |
        | four "Jade Baker", four "Jade Smith" and four "Jade Potter"                                     | accepted |
        | four "Jade Baker", four "Jade Smith", four "Jade Potter" and a "Jade Weaver"                    | refused  |
        | a "Crimson Baker", four "Jade Baker", four "Jade Smith", four "Jade Potter" and a "Jade Weaver" | refused  |

    @clause-numbers
    Scenario Outline: The collector numbers in a World Master Alpha 2020's deck: <cards>
      Given the players sit down for a game
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                                           | answer   |
        | a "Year Feast"                                  | accepted |
        | a "Harbor Stranger"                             | refused  |
        | a "Crimson Baker" and a "Crimson Baker (promo)" | accepted |
        | a "Crimson Baker" and a "Harbor Stranger"       | refused  |

    @clause-level
    Scenario Outline: The levels of a World Master Alpha 2020's deck add up to <level>
      Given the players sit down for a game
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And the levels of Alice's deck add up to <level>
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | level | answer   |
        | 40    | accepted |
        | 41    | refused  |

    @clause-units
    Scenario: The zones for units of a World Master Alpha 2020
      Given it is Alice's main phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice has a face-down "Frail Squire" in her drive zone
      When Alice reveals "Frail Squire"
      And Alice begins to play "Frail Squire"
      Then it can go into her left attack zone, right attack zone and defense zone

    @clause-hand
    Scenario: A World Master Alpha 2020 has no hand
      Given it is Alice's main phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      Then Alice has no hand

    @clause-sets
    Scenario: The set zones of a World Master Alpha 2020
      Given it is Alice's main phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice has a face-down "Quiet Nod" in her drive zone
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-setup
    Scenario: A World Master Alpha 2020 has no setup
      Given the players sit down for a game
      And Alice has a "World Master Alpha 2020" in her ruler zone
      When the decks are shuffled
      Then Alice has 50 cards in her deck
      And Alice has no cards in her resource zone
      And Bob has 48 cards in his deck

    @clause-drive
    Scenario: The start of the turn of a World Master Alpha 2020
      Given it is Bob's main phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her drive zone

    @clause-cap
    Scenario: The summon cap of a World Master Alpha 2020
      Given it is Bob's main phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is unlimited

    @clause-cap @clause-free
    Scenario: Any number of summons in a turn of a World Master Alpha 2020
      Given it is Alice's main phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice has three face-down "Siege Beast" in her drive zone
      When Alice reveals first "Siege Beast"
      And Alice plays first "Siege Beast" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice reveals second "Siege Beast"
      And Alice plays second "Siege Beast" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice reveals third "Siege Beast"
      And Alice plays third "Siege Beast" into her defense zone
      And everyone passes until nothing is waiting
      Then first "Siege Beast" is in Alice's left attack zone
      And second "Siege Beast" is in Alice's right attack zone
      And third "Siege Beast" is in Alice's defense zone

    @clause-free
    Scenario: A World Master Alpha 2020 spends no resources for the level of a card
      Given it is Alice's main phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice has a face-down "Siege Beast" in her drive zone
      When Alice reveals "Siege Beast"
      Then Alice can play "Siege Beast"

    @clause-atk
    Scenario: The strength of a World Master Alpha 2020 against a unit
      Given it is Alice's attack phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 3 damage

    @clause-stk
    Scenario: The strength of a World Master Alpha 2020 against a ruler
      Given it is Alice's attack phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 3 cards in his damage zone

    @clause-life
    Scenario: A World Master Alpha 2020 lives as long as one life is left
      Given it is Bob's attack phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice has 9 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 10 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: A World Master Alpha 2020 loses with the last life
      Given it is Bob's attack phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice has 10 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob wins the game

  # Reading: docs/decisions/1006-other-printings-of-a-card.md
  @GR-A-WMB-2020
  Rule: World Master Beta plays like the Knight with twelve cards of each faction from the sets it names
    - life: 9 life
    - atk: an ATK of 3, against units
    - stk: a STK of 3, against rulers
    - size: a deck of 50 cards
    - copies: with at most 4 copies of a card
    - legendary: without legendary cards
    - level: with levels that add up to anything
    - counters: with at most 16 Counter cards
    - crowd: with at most 12 cards of a faction
    - numbers: with cards only whose collector number starts with MD or 2020, or whose name one with such a number has
    - brought: three resource cards are prepared beside the deck
    - units: two attack zones and a defense zone
    - sets: three set zones
    - placed: the three resource cards are put into the resource zone as setup, ready
    - drawn: and two cards are drawn
    - ready: two resources are readied at the start of the turn
    - draw: and two cards are drawn then
    - cap: two summons in a turn
    - pays: the level of a card is paid with resources

    @clause-size
    Scenario Outline: A World Master Beta 2020's deck of <size> cards
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice's deck of <size> cards has nothing special in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | size | answer   |
        | 50   | accepted |
        | 49   | refused  |
        | 51   | refused  |

    @clause-copies
    Scenario Outline: The copies of a card in a World Master Beta 2020's deck: <cards>
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                | answer   |
        | four "Crimson Baker" | accepted |
        | five "Crimson Baker" | refused  |

    @clause-legendary
    Scenario Outline: The legendary cards of a World Master Beta 2020's deck: <cards>
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards             | answer  |
        | 1 legendary cards | refused |

    @clause-counters
    Scenario Outline: The Counter cards of a World Master Beta 2020's deck: <cards>
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards            | answer   |
        | 16 Counter cards | accepted |
        | 17 Counter cards | refused  |

    @clause-crowd
    Scenario Outline: The cards of a faction in a World Master Beta 2020's deck: <cards>
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                                                                                           | answer   |
        | four "Jade Baker", four "Jade Smith" and four "Jade Potter"                                     | accepted |
        | four "Jade Baker", four "Jade Smith", four "Jade Potter" and a "Jade Weaver"                    | refused  |
        | a "Crimson Baker", four "Jade Baker", four "Jade Smith", four "Jade Potter" and a "Jade Weaver" | refused  |

    @clause-numbers
    Scenario Outline: The collector numbers in a World Master Beta 2020's deck: <cards>
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice's deck of 50 cards has <cards> in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | cards                                           | answer   |
        | a "Year Feast"                                  | accepted |
        | a "Harbor Stranger"                             | refused  |
        | a "Crimson Baker" and a "Crimson Baker (promo)" | accepted |
        | a "Crimson Baker" and a "Harbor Stranger"       | refused  |

    @clause-level
    Scenario Outline: The levels of a World Master Beta 2020's deck add up to <level>
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      And the levels of Alice's deck add up to <level>
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | level | answer   |
        | 54    | accepted |

    @clause-brought
    Scenario Outline: A World Master Beta 2020 brings <number> resource cards
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has <number> "Mana Well" in her resource zone
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | number | answer   |
        | two    | refused  |
        | three  | accepted |
        | four   | refused  |

    @clause-units
    Scenario: The zones for units of a World Master Beta 2020
      Given it is Alice's main phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has a "Frail Squire" in her hand
      When Alice begins to play "Frail Squire"
      Then it can go into her left attack zone, right attack zone and defense zone

    @clause-sets
    Scenario: The set zones of a World Master Beta 2020
      Given it is Alice's main phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has a "Quiet Nod" in her hand
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-drawn
    Scenario: The cards drawn in the setup of a World Master Beta 2020
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      When the decks are shuffled
      Then Alice has two cards in her hand

    @clause-placed
    Scenario: The setup of a World Master Beta 2020
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      When the decks are shuffled
      Then Alice has three cards in her resource zone
      And Alice's first "Mana Well" is ready
      And Alice's second "Mana Well" is ready
      And Alice's third "Mana Well" is ready

    @clause-draw
    Scenario: The cards drawn at the start of the turn of a World Master Beta 2020
      Given it is Bob's main phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her hand
      And Alice has no cards in her drive zone

    @clause-cap
    Scenario: The summon cap of a World Master Beta 2020
      Given it is Bob's main phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is 2

    @clause-ready
    Scenario: The start of the turn of a World Master Beta 2020
      Given it is Bob's main phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      When everyone passes until the start phase
      And Alice readies two "Mana Well"
      And everyone passes until Alice's main phase
      Then Alice's second "Mana Well" is ready
      And Alice's third "Mana Well" is exhausted

    @clause-cap
    Scenario: Two summons in a turn of a World Master Beta 2020, and no third
      Given it is Alice's main phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has three "Frail Squire" in her hand
      When Alice plays first "Frail Squire" into her left attack zone
      And everyone passes until nothing is waiting
      And Alice plays second "Frail Squire" into her right attack zone
      And everyone passes until nothing is waiting
      And Alice tries to play third "Frail Squire" into her defense zone
      Then that is refused

    @clause-pays
    Scenario: A World Master Beta 2020 pays the level of a card with resources
      Given it is Alice's main phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has an "Ember Recruit" in her hand
      When Alice plays "Ember Recruit" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Ember Recruit" is in Alice's left attack zone
      And Alice has one ready resource

    @clause-pays
    Scenario: A World Master Beta 2020 without enough resources cannot play a card
      Given it is Alice's main phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has a "Siege Beast" in her hand
      When Alice tries to play "Siege Beast" into her left attack zone
      Then that is refused

    @clause-atk
    Scenario: The strength of a World Master Beta 2020 against a unit
      Given it is Alice's attack phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 3 damage

    @clause-stk
    Scenario: The strength of a World Master Beta 2020 against a ruler
      Given it is Alice's attack phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 3 cards in his damage zone

    @clause-life
    Scenario: A World Master Beta 2020 lives as long as one life is left
      Given it is Bob's attack phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has 7 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 8 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: A World Master Beta 2020 loses with the last life
      Given it is Bob's attack phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has 8 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob wins the game
