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
    Scenario Outline: An Apprentice's deck of <size> cards is <answer>
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
    Scenario Outline: With at most 2 factions allowed, an Apprentice's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 4 copies of a card allowed, an Apprentice's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 2 legendary cards allowed, an Apprentice's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 16 Counter cards allowed, an Apprentice's deck containing <cards> is <answer>
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
    Scenario Outline: An Apprentice's deck whose levels add up to <level> is <answer>
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
    Scenario: An Apprentice can play a unit into either attack zone or the defense zone
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
    Scenario: An Apprentice can set a card into the first, the second or the third set zone
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a face-down "Quiet Nod" in her drive zone
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-setup
    Scenario: As setup an Apprentice draws no cards and gets no resources, while a Knight draws two cards
      Given the players sit down for a game
      And Alice has an "Apprentice" in her ruler zone
      When the decks are shuffled
      Then Alice has 50 cards in her deck
      And Alice has no cards in her resource zone
      And Bob has 48 cards in his deck

    @clause-drive
    Scenario: An Apprentice drives two cards at the start of the turn
      Given it is Bob's main phase
      And Alice has an "Apprentice" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her drive zone

    @clause-cap
    Scenario: An Apprentice's summon cap is unlimited in the player's own turn
      Given it is Bob's main phase
      And Alice has an "Apprentice" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is unlimited

    @clause-cap @clause-free
    Scenario: An Apprentice plays three units of level 3 from the drive zone in one turn
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
    Scenario: An Apprentice can play a unit of level 3 without any resources
      Given it is Alice's main phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has a face-down "Siege Beast" in her drive zone
      And Alice has no further resources
      When Alice reveals "Siege Beast"
      Then Alice can play "Siege Beast"
      When Alice plays "Siege Beast" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone

    @clause-atk
    Scenario: An Apprentice that attacks a unit deals 4 damage
      Given it is Alice's attack phase
      And Alice has an "Apprentice" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 4 damage

    @clause-stk
    Scenario: An Apprentice that attacks a ruler deals 3 damage
      Given it is Alice's attack phase
      And Alice has an "Apprentice" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 3 cards in his damage zone

    @clause-life
    Scenario: The game goes on after an Apprentice with 10 cards in the damage zone is dealt 1 damage
      Given it is Bob's attack phase
      And Alice has an "Apprentice" in her ruler zone
      And Alice has 10 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 11 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: The opponent wins when an Apprentice with 11 cards in the damage zone is dealt 1 damage
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
    Scenario Outline: A Berserker's deck of <size> cards is <answer>
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
    Scenario Outline: With at most 2 factions allowed, a Berserker's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 4 copies of a card allowed, a Berserker's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 3 legendary cards allowed, a Berserker's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 16 Counter cards allowed, a Berserker's deck containing <cards> is <answer>
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
    Scenario Outline: A Berserker's deck whose levels add up to <level> is <answer>
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
    Scenario: A Berserker can play a unit into either attack zone or the defense zone
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
    Scenario: A Berserker can set a card only into the first set zone
      Given it is Alice's main phase
      And Alice has a "Berserker" in her ruler zone
      And Alice has a face-down "Quiet Nod" in her drive zone
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone

    @clause-setup
    Scenario: As setup a Berserker draws no cards and gets no resources, while a Knight draws two cards
      Given the players sit down for a game
      And Alice has a "Berserker" in her ruler zone
      When the decks are shuffled
      Then Alice has 50 cards in her deck
      And Alice has no cards in her resource zone
      And Bob has 48 cards in his deck

    @clause-drive
    Scenario: A Berserker drives one card at the start of the turn
      Given it is Bob's main phase
      And Alice has a "Berserker" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has a card in her drive zone

    @clause-cap
    Scenario: A Berserker's summon cap is unlimited in the player's own turn
      Given it is Bob's main phase
      And Alice has a "Berserker" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is unlimited

    @clause-cap @clause-free
    Scenario: A Berserker plays three units of level 3 from the drive zone in one turn
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
    Scenario: A Berserker can play a unit of level 3 without any resources
      Given it is Alice's main phase
      And Alice has a "Berserker" in her ruler zone
      And Alice has a face-down "Siege Beast" in her drive zone
      And Alice has no further resources
      When Alice reveals "Siege Beast"
      Then Alice can play "Siege Beast"
      When Alice plays "Siege Beast" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone

    @clause-atk
    Scenario: A Berserker that attacks a unit deals 5 damage
      Given it is Alice's attack phase
      And Alice has a "Berserker" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 5 damage

    @clause-stk
    Scenario: A Berserker that attacks a ruler deals 4 damage
      Given it is Alice's attack phase
      And Alice has a "Berserker" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 4 cards in his damage zone

    @clause-life
    Scenario: The game goes on after a Berserker with 10 cards in the damage zone is dealt 1 damage
      Given it is Bob's attack phase
      And Alice has a "Berserker" in her ruler zone
      And Alice has 10 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 11 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: The opponent wins when a Berserker with 11 cards in the damage zone is dealt 1 damage
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
    Scenario Outline: A Highlander's deck of <size> cards is <answer>
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
    Scenario Outline: With at most 3 factions allowed, a Highlander's deck containing <cards> is <answer>
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
    Scenario Outline: With one copy of a card allowed, a Highlander's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 2 legendary cards allowed, a Highlander's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 16 Counter cards allowed, a Highlander's deck containing <cards> is <answer>
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
    Scenario Outline: A Highlander's deck whose levels add up to <level> is <answer>
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
    Scenario: A Highlander can play a unit into either attack zone or the defense zone
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
    Scenario: A Highlander can set a card into the first, the second or the third set zone
      Given it is Alice's main phase
      And Alice has a "Highlander" in her ruler zone
      And Alice has a face-down "Quiet Nod" in her drive zone
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-setup
    Scenario: As setup a Highlander draws no cards and gets no resources, while a Knight draws two cards
      Given the players sit down for a game
      And Alice has a "Highlander" in her ruler zone
      When the decks are shuffled
      Then Alice has 50 cards in her deck
      And Alice has no cards in her resource zone
      And Bob has 48 cards in his deck

    @clause-drive
    Scenario: A Highlander drives two cards at the start of the turn
      Given it is Bob's main phase
      And Alice has a "Highlander" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her drive zone

    @clause-cap
    Scenario: A Highlander's summon cap is unlimited in the player's own turn
      Given it is Bob's main phase
      And Alice has a "Highlander" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is unlimited

    @clause-cap @clause-free
    Scenario: A Highlander plays three units of level 3 from the drive zone in one turn
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
    Scenario: A Highlander can play a unit of level 3 without any resources
      Given it is Alice's main phase
      And Alice has a "Highlander" in her ruler zone
      And Alice has a face-down "Siege Beast" in her drive zone
      And Alice has no further resources
      When Alice reveals "Siege Beast"
      Then Alice can play "Siege Beast"
      When Alice plays "Siege Beast" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone

    @clause-atk
    Scenario: A Highlander that attacks a unit deals 4 damage
      Given it is Alice's attack phase
      And Alice has a "Highlander" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 4 damage

    @clause-stk
    Scenario: A Highlander that attacks a ruler deals 3 damage
      Given it is Alice's attack phase
      And Alice has a "Highlander" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 3 cards in his damage zone

    @clause-life
    Scenario: The game goes on after a Highlander with 10 cards in the damage zone is dealt 1 damage
      Given it is Bob's attack phase
      And Alice has a "Highlander" in her ruler zone
      And Alice has 10 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 11 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: The opponent wins when a Highlander with 11 cards in the damage zone is dealt 1 damage
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
    Scenario Outline: A Knight's deck of <size> cards is <answer>
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
    Scenario Outline: With at most 2 factions allowed, a Knight's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 4 copies of a card allowed, a Knight's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 2 legendary cards allowed, a Knight's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 16 Counter cards allowed, a Knight's deck containing <cards> is <answer>
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
    Scenario: A Knight's deck whose levels add up to 82 is accepted
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      And the levels of Alice's deck add up to 82
      When the players show each other their decks
      Then the decks are accepted

    @clause-brought
    Scenario Outline: A Knight's deck with <number> resource cards beside it is <answer>
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      And Alice has <number> "Mana Well" in her resource zone
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | number | answer   |
        | two    | refused  |
        | four   | refused  |

    @clause-units
    Scenario: A Knight can play a unit into either attack zone or the defense zone
      Given it is Alice's main phase
      And Alice has a "Knight" in her ruler zone
      And Alice has a "Frail Squire" in her hand
      When Alice begins to play "Frail Squire"
      Then it can go into her left attack zone, right attack zone and defense zone

    @clause-sets
    Scenario: A Knight can set a card into the first, the second or the third set zone
      Given it is Alice's main phase
      And Alice has a "Knight" in her ruler zone
      And Alice has a "Quiet Nod" in her hand
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-drawn
    Scenario: As setup a Knight draws two cards
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      When the decks are shuffled
      Then Alice has two cards in her hand

    @clause-placed
    Scenario: As setup a Knight puts three resource cards into the resource zone, ready
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      When the decks are shuffled
      Then Alice has three cards in her resource zone
      And Alice's first "Mana Well" is ready
      And Alice's second "Mana Well" is ready
      And Alice's third "Mana Well" is ready

    @clause-draw
    Scenario: A Knight draws two cards and drives none at the start of the turn
      Given it is Bob's main phase
      And Alice has a "Knight" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her hand
      And Alice has no cards in her drive zone

    @clause-cap
    Scenario: A Knight's summon cap is 2 in the player's own turn
      Given it is Bob's main phase
      And Alice has a "Knight" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is 2

    @clause-ready
    Scenario: A Knight readies two of three exhausted resources at the start of the turn
      Given it is Bob's main phase
      And Alice has a "Knight" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      When everyone passes until the start phase
      And Alice readies two "Mana Well"
      And everyone passes until Alice's main phase
      Then Alice has two ready resources

    @clause-cap
    Scenario: A Knight plays two units in a turn and cannot play a third
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
    Scenario: A Knight pays one resource to play a unit of level 1
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
    Scenario: A Knight with two ready resources cannot play a unit of level 3
      Given it is Alice's main phase
      And Alice has a "Knight" in her ruler zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has a "Siege Beast" in her hand
      When Alice tries to play "Siege Beast" into her left attack zone
      Then that is refused

    @clause-atk
    Scenario: A Knight that attacks a unit deals 3 damage
      Given it is Alice's attack phase
      And Alice has a "Knight" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 3 damage

    @clause-stk
    Scenario: A Knight that attacks a ruler deals 3 damage
      Given it is Alice's attack phase
      And Alice has a "Knight" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 3 cards in his damage zone

    @clause-life
    Scenario: The game goes on after a Knight with 9 cards in the damage zone is dealt 1 damage
      Given it is Bob's attack phase
      And Alice has a "Knight" in her ruler zone
      And Alice has 9 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 10 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: The opponent wins when a Knight with 10 cards in the damage zone is dealt 1 damage
      Given it is Bob's attack phase
      And Alice has a "Knight" in her ruler zone
      And Alice has 10 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob wins the game

    @clause-brought
    Scenario: A Knight's deck is refused if a unit is prepared as a resource before two resource cards
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      And Alice has an "Ember Recruit" in her resource zone
      And Alice has two "Mana Well" in her resource zone
      When the players show each other their decks
      Then the decks are refused

    @clause-brought
    Scenario: A Knight's deck is refused if a unit is prepared as a resource after two resource cards
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
    Scenario Outline: A Legion's deck of <size> cards is <answer>
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
    Scenario Outline: With at most 3 factions allowed, a Legion's deck containing <cards> is <answer>
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
    Scenario Outline: With one copy of a card allowed, a Legion's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 2 legendary cards allowed, a Legion's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 16 Counter cards allowed, a Legion's deck containing <cards> is <answer>
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
    Scenario: A Legion's deck whose levels add up to 82 is accepted
      Given the players sit down for a game
      And Alice has a "Legion" in her ruler zone
      And the levels of Alice's deck add up to 82
      When the players show each other their decks
      Then the decks are accepted

    @clause-brought
    Scenario Outline: A Legion's deck with <number> resource cards beside it is <answer>
      Given the players sit down for a game
      And Alice has a "Legion" in her ruler zone
      And Alice has <number> "Mana Well" in her resource zone
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | number | answer   |
        | two    | refused  |
        | four   | refused  |

    @clause-units
    Scenario: A Legion can play a unit into either attack zone or the defense zone
      Given it is Alice's main phase
      And Alice has a "Legion" in her ruler zone
      And Alice has a "Frail Squire" in her hand
      When Alice begins to play "Frail Squire"
      Then it can go into her left attack zone, right attack zone and defense zone

    @clause-sets
    Scenario: A Legion can set a card into the first, the second or the third set zone
      Given it is Alice's main phase
      And Alice has a "Legion" in her ruler zone
      And Alice has a "Quiet Nod" in her hand
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-drawn
    Scenario: As setup a Legion draws two cards
      Given the players sit down for a game
      And Alice has a "Legion" in her ruler zone
      When the decks are shuffled
      Then Alice has two cards in her hand

    @clause-placed
    Scenario: As setup a Legion puts three resource cards into the resource zone, ready
      Given the players sit down for a game
      And Alice has a "Legion" in her ruler zone
      When the decks are shuffled
      Then Alice has three cards in her resource zone
      And Alice's first "Mana Well" is ready
      And Alice's second "Mana Well" is ready
      And Alice's third "Mana Well" is ready

    @clause-draw
    Scenario: A Legion draws two cards and drives none at the start of the turn
      Given it is Bob's main phase
      And Alice has a "Legion" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her hand
      And Alice has no cards in her drive zone

    @clause-cap
    Scenario: A Legion's summon cap is 2 in the player's own turn
      Given it is Bob's main phase
      And Alice has a "Legion" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is 2

    @clause-ready
    Scenario: A Legion readies two of three exhausted resources at the start of the turn
      Given it is Bob's main phase
      And Alice has a "Legion" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      When everyone passes until the start phase
      And Alice readies two "Mana Well"
      And everyone passes until Alice's main phase
      Then Alice has two ready resources

    @clause-cap
    Scenario: A Legion plays two units in a turn and cannot play a third
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
    Scenario: A Legion pays one resource to play a unit of level 1
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
    Scenario: A Legion with two ready resources cannot play a unit of level 3
      Given it is Alice's main phase
      And Alice has a "Legion" in her ruler zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has a "Siege Beast" in her hand
      When Alice tries to play "Siege Beast" into her left attack zone
      Then that is refused

    @clause-atk
    Scenario: A Legion that attacks a unit deals 3 damage
      Given it is Alice's attack phase
      And Alice has a "Legion" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 3 damage

    @clause-stk
    Scenario: A Legion that attacks a ruler deals 3 damage
      Given it is Alice's attack phase
      And Alice has a "Legion" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 3 cards in his damage zone

    @clause-life
    Scenario: The game goes on after a Legion with 9 cards in the damage zone is dealt 1 damage
      Given it is Bob's attack phase
      And Alice has a "Legion" in her ruler zone
      And Alice has 9 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 10 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: The opponent wins when a Legion with 10 cards in the damage zone is dealt 1 damage
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
    Scenario Outline: A Wizard's deck of <size> cards is <answer>
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
    Scenario Outline: With at most 2 factions allowed, a Wizard's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 4 copies of a card allowed, a Wizard's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 2 legendary cards allowed, a Wizard's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 16 Counter cards allowed, a Wizard's deck containing <cards> is <answer>
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
    Scenario: A Wizard's deck whose levels add up to 82 is accepted
      Given the players sit down for a game
      And Alice has a "Wizard" in her ruler zone
      And the levels of Alice's deck add up to 82
      When the players show each other their decks
      Then the decks are accepted

    @clause-brought
    Scenario Outline: A Wizard's deck with <number> resource cards beside it is <answer>
      Given the players sit down for a game
      And Alice has a "Wizard" in her ruler zone
      And Alice has <number> "Mana Well" in her resource zone
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | number | answer   |
        | two    | refused  |
        | four   | refused  |

    @clause-units
    Scenario: A Wizard can play a unit into either attack zone or the defense zone
      Given it is Alice's main phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has a "Frail Squire" in her hand
      When Alice begins to play "Frail Squire"
      Then it can go into her left attack zone, right attack zone and defense zone

    @clause-sets
    Scenario: A Wizard can set a card into the first, the second or the third set zone
      Given it is Alice's main phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has a "Quiet Nod" in her hand
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-drawn
    Scenario: As setup a Wizard draws two cards
      Given the players sit down for a game
      And Alice has a "Wizard" in her ruler zone
      When the decks are shuffled
      Then Alice has two cards in her hand

    @clause-placed
    Scenario: As setup a Wizard puts three resource cards into the resource zone, ready
      Given the players sit down for a game
      And Alice has a "Wizard" in her ruler zone
      When the decks are shuffled
      Then Alice has three cards in her resource zone
      And Alice's first "Mana Well" is ready
      And Alice's second "Mana Well" is ready
      And Alice's third "Mana Well" is ready

    @clause-draw
    Scenario: A Wizard draws two cards and drives none at the start of the turn
      Given it is Bob's main phase
      And Alice has a "Wizard" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her hand
      And Alice has no cards in her drive zone

    @clause-cap
    Scenario: A Wizard's summon cap is 2 in the player's own turn
      Given it is Bob's main phase
      And Alice has a "Wizard" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is 2

    @clause-ready
    Scenario: A Wizard readies two of three exhausted resources at the start of the turn
      Given it is Bob's main phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      When everyone passes until the start phase
      And Alice readies two "Mana Well"
      And everyone passes until Alice's main phase
      Then Alice has two ready resources

    @clause-cap
    Scenario: A Wizard plays two units in a turn and cannot play a third
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
    Scenario: A Wizard pays one resource to play a unit of level 1
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
    Scenario: A Wizard with two ready resources cannot play a unit of level 3
      Given it is Alice's main phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has a "Siege Beast" in her hand
      When Alice tries to play "Siege Beast" into her left attack zone
      Then that is refused

    @clause-atk
    Scenario: A Wizard that attacks a unit deals 2 damage
      Given it is Alice's attack phase
      And Alice has a "Wizard" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 2 damage

    @clause-stk
    Scenario: A Wizard that attacks a ruler deals 2 damage
      Given it is Alice's attack phase
      And Alice has a "Wizard" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 2 cards in his damage zone

    @clause-life
    Scenario: The game goes on after a Wizard with 8 cards in the damage zone is dealt 1 damage
      Given it is Bob's attack phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has 8 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 9 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: The opponent wins when a Wizard with 9 cards in the damage zone is dealt 1 damage
      Given it is Bob's attack phase
      And Alice has a "Wizard" in her ruler zone
      And Alice has 9 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob wins the game

    @clause-channel
    Scenario: A Wizard is exhausted to pay for an event of level 1 in the opponent's turn, and the event resolves
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
    Scenario: A Wizard and one resource are exhausted to pay for an event of level 2 in the opponent's turn
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
    Scenario: A ready Wizard alone cannot pay for an event of level 2 in the opponent's turn
      Given it is Bob's main phase
      And Alice has a ready "Wizard" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      And Alice has a "Twin Spark" in her first set zone
      And Alice has a "Quiet Nod" in her second set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When everyone passes until Alice has priority in the main phase
      Then Alice may play "Quiet Nod"
      And Alice cannot play "Twin Spark"

    @clause-turn
    Scenario: A ready Wizard cannot pay for an event of level 1 in the player's own turn
      Given it is Alice's main phase
      And Alice has a ready "Wizard" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      And Alice has a "Paid Spark" in her first set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Alice tries to play "Paid Spark"
      Then that is refused

    @clause-exhausted
    Scenario: An exhausted Wizard cannot pay for an event of level 1 in the opponent's turn
      Given it is Bob's main phase
      And Alice has an exhausted "Wizard" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      And Alice has a "Paid Spark" in her first set zone
      And Alice has a "Quiet Nod" in her second set zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When everyone passes until Alice has priority in the main phase
      Then Alice may play "Quiet Nod"
      And Alice cannot play "Paid Spark"

    @clause-readied
    Scenario: An exhausted Wizard is readied in the end phase of the player's own turn
      Given it is Alice's main phase
      And Alice has an exhausted "Wizard" in her ruler zone
      And Bob could respond
      When everyone passes until the attack phase
      Then "Wizard" is exhausted
      When everyone passes until the end phase
      And everyone passes until nothing is waiting
      Then "Wizard" is ready
      And it is the end phase
      And it is Alice's turn

    @clause-this
    Scenario: A Legion exhausted in the player's own turn is still exhausted in the opponent's turn
      Given it is Alice's main phase
      And Alice has an exhausted "Legion" in her ruler zone
      When everyone passes until Bob's main phase
      Then "Legion" is exhausted
      And it is Bob's turn

    @clause-may
    Scenario: A Wizard stays ready when a resource pays for an event of level 1 in the opponent's turn
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
    Scenario: A Wizard is exhausted to help pay for an ability of 2 resources in the opponent's turn, and it draws a card
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
    Scenario Outline: A World Master Alpha 2020's deck of <size> cards is <answer>
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
    Scenario Outline: With at most 4 copies of a card allowed, a World Master Alpha 2020's deck containing <cards> is <answer>
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
    Scenario: A World Master Alpha 2020's deck containing one legendary card is refused
      Given the players sit down for a game
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice's deck of 50 cards has a "Legendary Baker" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-counters
    Scenario Outline: With at most 16 Counter cards allowed, a World Master Alpha 2020's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 12 cards of a faction allowed, a World Master Alpha 2020's deck containing <cards> is <answer>
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
    Scenario Outline: Judged by its collector numbers, a World Master Alpha 2020's deck containing <cards> is <answer>
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
    Scenario Outline: A World Master Alpha 2020's deck whose levels add up to <level> is <answer>
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
    Scenario: A World Master Alpha 2020 can play a unit into either attack zone or the defense zone
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
    Scenario: A World Master Alpha 2020 can set a card into the first, the second or the third set zone
      Given it is Alice's main phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice has a face-down "Quiet Nod" in her drive zone
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-setup
    Scenario: As setup a World Master Alpha 2020 draws no cards and gets no resources, while a Knight draws two cards
      Given the players sit down for a game
      And Alice has a "World Master Alpha 2020" in her ruler zone
      When the decks are shuffled
      Then Alice has 50 cards in her deck
      And Alice has no cards in her resource zone
      And Bob has 48 cards in his deck

    @clause-drive
    Scenario: A World Master Alpha 2020 drives two cards at the start of the turn
      Given it is Bob's main phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her drive zone

    @clause-cap
    Scenario: A World Master Alpha 2020's summon cap is unlimited in the player's own turn
      Given it is Bob's main phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is unlimited

    @clause-cap @clause-free
    Scenario: A World Master Alpha 2020 plays three units of level 3 from the drive zone in one turn
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
    Scenario: A World Master Alpha 2020 can play a unit of level 3 without any resources
      Given it is Alice's main phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice has a face-down "Siege Beast" in her drive zone
      And Alice has no further resources
      When Alice reveals "Siege Beast"
      Then Alice can play "Siege Beast"
      When Alice plays "Siege Beast" into her left attack zone
      And everyone passes until nothing is waiting
      Then "Siege Beast" is in Alice's left attack zone

    @clause-atk
    Scenario: A World Master Alpha 2020 that attacks a unit deals 3 damage
      Given it is Alice's attack phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 3 damage

    @clause-stk
    Scenario: A World Master Alpha 2020 that attacks a ruler deals 3 damage
      Given it is Alice's attack phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 3 cards in his damage zone

    @clause-life
    Scenario: The game goes on after a World Master Alpha 2020 with 9 cards in the damage zone is dealt 1 damage
      Given it is Bob's attack phase
      And Alice has a "World Master Alpha 2020" in her ruler zone
      And Alice has 9 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 10 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: The opponent wins when a World Master Alpha 2020 with 10 cards in the damage zone is dealt 1 damage
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
    Scenario Outline: A World Master Beta 2020's deck of <size> cards is <answer>
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
    Scenario Outline: With at most 4 copies of a card allowed, a World Master Beta 2020's deck containing <cards> is <answer>
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
    Scenario: A World Master Beta 2020's deck containing one legendary card is refused
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice's deck of 50 cards has a "Legendary Baker" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-counters
    Scenario Outline: With at most 16 Counter cards allowed, a World Master Beta 2020's deck containing <cards> is <answer>
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
    Scenario Outline: With at most 12 cards of a faction allowed, a World Master Beta 2020's deck containing <cards> is <answer>
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
    Scenario Outline: Judged by its collector numbers, a World Master Beta 2020's deck containing <cards> is <answer>
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
    Scenario: A World Master Beta 2020's deck whose levels add up to 54 is accepted
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      And the levels of Alice's deck add up to 54
      When the players show each other their decks
      Then the decks are accepted

    @clause-brought
    Scenario Outline: A World Master Beta 2020's deck with <number> resource cards beside it is <answer>
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has <number> "Mana Well" in her resource zone
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | number | answer   |
        | two    | refused  |
        | four   | refused  |

    @clause-units
    Scenario: A World Master Beta 2020 can play a unit into either attack zone or the defense zone
      Given it is Alice's main phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has a "Frail Squire" in her hand
      When Alice begins to play "Frail Squire"
      Then it can go into her left attack zone, right attack zone and defense zone

    @clause-sets
    Scenario: A World Master Beta 2020 can set a card into the first, the second or the third set zone
      Given it is Alice's main phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has a "Quiet Nod" in her hand
      When Alice begins to set "Quiet Nod"
      Then it can go into her first set zone, second set zone and third set zone

    @clause-drawn
    Scenario: As setup a World Master Beta 2020 draws two cards
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      When the decks are shuffled
      Then Alice has two cards in her hand

    @clause-placed
    Scenario: As setup a World Master Beta 2020 puts three resource cards into the resource zone, ready
      Given the players sit down for a game
      And Alice has a "World Master Beta 2020" in her ruler zone
      When the decks are shuffled
      Then Alice has three cards in her resource zone
      And Alice's first "Mana Well" is ready
      And Alice's second "Mana Well" is ready
      And Alice's third "Mana Well" is ready

    @clause-draw
    Scenario: A World Master Beta 2020 draws two cards and drives none at the start of the turn
      Given it is Bob's main phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      When everyone passes until Alice's main phase
      Then Alice has two cards in her hand
      And Alice has no cards in her drive zone

    @clause-cap
    Scenario: A World Master Beta 2020's summon cap is 2 in the player's own turn
      Given it is Bob's main phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      When everyone passes until Alice's main phase
      Then it is Alice's turn
      And Alice's summon cap is 2

    @clause-ready
    Scenario: A World Master Beta 2020 readies two of three exhausted resources at the start of the turn
      Given it is Bob's main phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has three exhausted "Mana Well" in her resource zone
      When everyone passes until the start phase
      And Alice readies two "Mana Well"
      And everyone passes until Alice's main phase
      Then Alice has two ready resources

    @clause-cap
    Scenario: A World Master Beta 2020 plays two units in a turn and cannot play a third
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
    Scenario: A World Master Beta 2020 pays one resource to play a unit of level 1
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
    Scenario: A World Master Beta 2020 with two ready resources cannot play a unit of level 3
      Given it is Alice's main phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has two ready "Mana Well" in her resource zone
      And Alice has an exhausted "Mana Well" in her resource zone
      And Alice has a "Siege Beast" in her hand
      When Alice tries to play "Siege Beast" into her left attack zone
      Then that is refused

    @clause-atk
    Scenario: A World Master Beta 2020 that attacks a unit deals 3 damage
      Given it is Alice's attack phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Bob has a ready "Tower Guard" in his left attack zone
      When Alice attacks "Tower Guard" with her ruler
      And everyone passes until the attack is over
      Then "Tower Guard" has 3 damage

    @clause-stk
    Scenario: A World Master Beta 2020 that attacks a ruler deals 3 damage
      Given it is Alice's attack phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      When Alice attacks Bob's ruler with her ruler
      And everyone passes until the attack is over
      Then Bob has 3 cards in his damage zone

    @clause-life
    Scenario: The game goes on after a World Master Beta 2020 with 7 cards in the damage zone is dealt 1 damage
      Given it is Bob's attack phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has 7 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the next attack can be declared
      Then Alice has 8 cards in her damage zone
      And the game goes on

    @clause-life
    Scenario: The opponent wins when a World Master Beta 2020 with 8 cards in the damage zone is dealt 1 damage
      Given it is Bob's attack phase
      And Alice has a "World Master Beta 2020" in her ruler zone
      And Alice has 8 cards in her damage zone
      And Bob has a ready "Ember Recruit" in his left attack zone
      When Bob attacks Alice's ruler with "Ember Recruit"
      And everyone passes until the attack is over
      Then Bob wins the game
