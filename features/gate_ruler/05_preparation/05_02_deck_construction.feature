Feature: Gate Ruler 5-2 Building a deck

  Where a scenario says nothing else, each player brings a Knight, three resource cards and a deck of fifty
  legal cards, all of them of level 1 and of the crimson faction.

  @GR-5-2a
  Rule: 5-2a Each player brings a ruler and a deck
    - ruler: each player brings a ruler
    - deck: and a deck

    @clause-ruler @clause-deck
    Scenario: Two rulers with their decks
      Given the players sit down for a game
      When the players show each other their decks
      Then the decks are accepted

    @clause-ruler
    Scenario: No game without a ruler
      Given the players sit down for a game
      And Bob has no cards in his ruler zone
      When the players show each other their decks
      Then the decks are refused

    @clause-deck
    Scenario: No game without a deck
      Given the players sit down for a game
      And Bob's deck of 0 cards has nothing special in it
      When the players show each other their decks
      Then the decks are refused

  @GR-5-2b
  Rule: 5-2b A player has one ruler, no more
    - one: no more than one
    - card: it is a ruler card

    @clause-one
    Scenario: Nobody brings two rulers
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      And Alice has a "Wizard" in her ruler zone
      When the players show each other their decks
      Then the decks are refused

    @clause-card
    Scenario: A unit is no ruler
      Given the players sit down for a game
      And Alice has a "Crimson Baker" in her ruler zone
      When the players show each other their decks
      Then the decks are refused

    @clause-one
    Scenario: There is no table on which a player has two rulers
      Given it is Alice's main phase
      And Alice has a "Knight" in her ruler zone
      And Alice has a "Wizard" in her ruler zone
      When a table is set up like this
      Then there can be no such table

  @GR-5-2c
  Rule: 5-2c A deck has no rulers in it
    - rulers: none of its cards is a ruler
    - others: cards of every other type may be

    @clause-rulers
    Scenario: A ruler among the fifty cards
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Wizard" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-rulers
    Scenario: A ruler that is not the first card of the deck
      Given the players sit down for a game
      And Alice's deck of 50 cards has an "Azure Baker" and a "Wizard" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-others
    Scenario: Other cards than units may be in it
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Year Feast" in it
      When the players show each other their decks
      Then the decks are accepted

  @GR-5-2c-1 @lead-in
  Rule: 5-2c-1 A deck follows what its ruler says of decks

  @GR-5-2c-1a
  Rule: 5-2c-1a A deck has exactly as many cards as the ruler says
    - exact: with just that number it is legal
    - fewer: no fewer
    - more: no more

    @clause-exact @clause-fewer @clause-more
    Scenario Outline: A Knight's deck of <size> cards is refused
      Given the players sit down for a game
      And Alice's deck of <size> cards has nothing special in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | size | answer   |
        | 49   | refused  |
        | 50   | accepted |
        | 51   | refused  |

    @clause-fewer
    Scenario: A deck of ten cards is refused
      Given the players sit down for a game
      And Bob's deck of 10 cards has nothing special in it
      When the players show each other their decks
      Then the decks are refused

    @clause-more
    Scenario: A deck of 60 cards is refused
      Given the players sit down for a game
      And Bob's deck of 60 cards has nothing special in it
      When the players show each other their decks
      Then the decks are refused

    @clause-exact
    Scenario: Two decks of just 50 cards are accepted
      Given the players sit down for a game
      And Alice's deck of 50 cards has nothing special in it
      And Bob's deck of 50 cards has nothing special in it
      When the players show each other their decks
      Then the decks are accepted

  @GR-5-2c-1b
  Rule: 5-2c-1b A deck has cards of no more factions than the ruler allows
    - many: as many factions as that
    - more: not more
    - ruler: another ruler may allow more
    - none: a ruler may set no limit

    @clause-many
    Scenario: Two factions under a ruler that allows two
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Crimson Baker" and an "Azure Baker" in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-more
    Scenario: Three factions under a ruler that allows two
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Crimson Baker", an "Azure Baker" and a "Jade Baker" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-ruler @clause-many
    Scenario: Three factions under a ruler that allows three
      Given the players sit down for a game
      And Bob has a "Legion" in his ruler zone
      And Bob's deck of 50 cards has a "Crimson Baker", an "Azure Baker" and a "Jade Baker" in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-none @clause-ruler
    Scenario: Five factions under a ruler that sets no limit to factions
      Given the players sit down for a game
      And Bob has a "World Master Beta 2020" in his ruler zone
      And Bob's deck of 50 cards has a "Crimson Baker", an "Azure Baker", a "Jade Baker", a "Gold Baker" and a "Violet Baker" in it
      When the players show each other their decks
      Then the decks are accepted

  # Reading: docs/decisions/1006-other-printings-of-a-card.md
  @GR-5-2c-1c
  Rule: 5-2c-1c A deck has no more cards of one name than the ruler allows
    - many: as many cards of a name as that
    - more: not more
    - each: whichever name it is
    - ruler: another ruler may allow fewer
    - name: all cards of the name count, of whichever printing

    @clause-many
    Scenario: Four cards of a name under a ruler that allows four
      Given the players sit down for a game
      And Alice's deck of 50 cards has four "Crimson Baker" in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-more
    Scenario: Five cards of a name under a ruler that allows four
      Given the players sit down for a game
      And Alice's deck of 50 cards has five "Crimson Baker" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-each @clause-more
    Scenario: Five cards of one name beside a card of another name
      Given the players sit down for a game
      And Alice's deck of 50 cards has an "Azure Baker" and five "Crimson Baker" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-ruler @clause-more
    Scenario: Two cards of a name under a ruler that allows one
      Given the players sit down for a game
      And Bob has a "Legion" in his ruler zone
      And Bob's deck of 50 cards has two "Crimson Baker" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-name @clause-more
    Scenario: Another printing of a card has its name
      Given the players sit down for a game
      And Alice's deck of 50 cards has four "Crimson Baker" and a "Crimson Baker (promo)" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-many
    Scenario: Each player's deck is counted alone
      Given the players sit down for a game
      And Alice's deck of 50 cards has four "Crimson Baker" in it
      And Bob's deck of 50 cards has four "Crimson Baker" in it
      When the players show each other their decks
      Then the decks are accepted

  @GR-5-2c-1d
  Rule: 5-2c-1d A deck has no more legendary cards than the ruler allows
    - many: as many as that
    - more: not more
    - ruler: another ruler may allow more or fewer
    - none: where the ruler says 0, none

    @clause-many @clause-more
    Scenario Outline: <number> legendary cards under a ruler that allows two
      Given the players sit down for a game
      And Bob's deck of 50 cards has <number> legendary cards in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | number | answer   |
        | 2      | accepted |
        | 3      | refused  |

    @clause-many
    Scenario: Two legendary cards in each of two Knights' decks
      Given the players sit down for a game
      And Alice's deck of 50 cards has 2 legendary cards in it
      And Bob's deck of 50 cards has 2 legendary cards in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-more
    Scenario: Five legendary cards are too many for a Knight
      Given the players sit down for a game
      And Alice's deck of 50 cards has 5 legendary cards in it
      When the players show each other their decks
      Then the decks are refused

    @clause-ruler @clause-many
    Scenario: Three legendary cards under a ruler that allows three
      Given the players sit down for a game
      And Bob has a "Berserker" in his ruler zone
      And Bob's deck of 50 cards has 3 legendary cards in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-many
    Scenario: Two legendary cards under a ruler that allows three
      Given the players sit down for a game
      And Bob has a "Berserker" in his ruler zone
      And Bob's deck of 50 cards has 2 legendary cards in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-none @clause-more @clause-ruler
    Scenario: A legendary card under a ruler that allows none
      Given the players sit down for a game
      And Bob has a "World Master Beta 2020" in his ruler zone
      And Bob's deck of 50 cards has a "Legendary Potter" in it
      When the players show each other their decks
      Then the decks are refused

  @GR-5-2c-1e
  Rule: 5-2c-1e The levels of a deck add up to no more than the ruler allows
    - sum: the levels of all cards together are no higher than that
    - none: a ruler may set no limit
    - zero: a card without a level adds nothing
    - ruler: another ruler may allow more

    @clause-sum
    Scenario Outline: Levels that add up to <level> under a ruler that allows 50
      Given the players sit down for a game
      And Bob has an "Apprentice" in his ruler zone
      And the levels of Bob's deck add up to <level>
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | level | answer   |
        | 50    | accepted |
        | 51    | refused  |

    @clause-none
    Scenario: A ruler that sets no limit to levels
      Given the players sit down for a game
      And the levels of Alice's deck add up to 82
      When the players show each other their decks
      Then the decks are accepted

    @clause-zero
    Scenario: A card without a level adds nothing to the levels
      Given the players sit down for a game
      And Alice has an "Apprentice" in her ruler zone
      And Alice's deck of 50 cards has a "Priceless Rumor" in it
      And the levels of Alice's deck add up to 50
      When the players show each other their decks
      Then the decks are accepted

    @clause-ruler
    Scenario: Levels that add up to 80 under a ruler that allows 80
      Given the players sit down for a game
      And Bob has a "Berserker" in his ruler zone
      And the levels of Bob's deck add up to 80
      When the players show each other their decks
      Then the decks are accepted

  @GR-5-2c-1f
  Rule: 5-2c-1f A deck has no more cards with a Counter ability than the ruler allows
    - many: as many as that
    - more: not more

    @clause-many @clause-more
    Scenario Outline: <number> cards with a Counter ability under a ruler that allows 16
      Given the players sit down for a game
      And Alice's deck of 50 cards has <number> Counter cards in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | number | answer   |
        | 16     | accepted |
        | 17     | refused  |

    @clause-many
    Scenario: Sixteen cards with a Counter ability in each deck
      Given the players sit down for a game
      And Alice's deck of 50 cards has 16 Counter cards in it
      And Bob's deck of 50 cards has 16 Counter cards in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-more
    Scenario: Twenty cards with a Counter ability are too many
      Given the players sit down for a game
      And Alice's deck of 50 cards has 20 Counter cards in it
      When the players show each other their decks
      Then the decks are refused

  @GR-5-2c-2
  Rule: 5-2c-2 A legendary card is in a deck but once, whatever the ruler
    - once: a legendary card is there but once
    - name: legendary cards of other names may be there
    - ruler: even where the ruler allows more

    @clause-name
    Scenario: Two legendary cards of different names
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Legendary Baker" and a "Legendary Smith" in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-once
    Scenario: Two legendary cards of one name
      Given the players sit down for a game
      And Alice's deck of 50 cards has two "Legendary Baker" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-once @clause-ruler
    Scenario: Two legendary cards of one name beside one of another, where three may be legendary
      Given the players sit down for a game
      And Alice has a "Berserker" in her ruler zone
      And Alice's deck of 50 cards has a "Legendary Smith" and two "Legendary Baker" in it
      When the players show each other their decks
      Then the decks are refused

  @GR-5-2d
  Rule: 5-2d A deck that was legal at first stays in the game whatever becomes of the rules for decks

    Scenario: An effect forbids what is in a deck
      Given it is Alice's main phase
      And the top of Bob's deck is "Legendary Baker"
      And Alice has an "Edict of Plainness" in her hand
      When Alice plays "Edict of Plainness"
      And everyone passes until nothing is waiting
      Then "Edict of Plainness" is in Alice's graveyard
      And the top card of Bob's deck is "Legendary Baker"
      And the game goes on
