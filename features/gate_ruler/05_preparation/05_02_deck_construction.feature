Feature: Gate Ruler 5-2 Building a deck

  Where a scenario says nothing else, each player brings a Knight, three resource cards and a deck of fifty
  legal cards, all of them of level 1 and of the crimson faction.

  @GR-5-2a
  Rule: 5-2a Each player brings a ruler and a deck
    - ruler: each player brings a ruler
    - deck: and a deck

    @clause-ruler @clause-deck
    Scenario: The decks are accepted if each player brings a ruler and a deck
      Given the players sit down for a game
      When the players show each other their decks
      Then the decks are accepted

    @clause-ruler
    Scenario: The decks are refused if a player brings no ruler
      Given the players sit down for a game
      And Bob has no cards in his ruler zone
      When the players show each other their decks
      Then the decks are refused

    @clause-deck
    Scenario: The decks are refused if a player brings a deck of no cards
      Given the players sit down for a game
      And Bob's deck of 0 cards has nothing special in it
      When the players show each other their decks
      Then the decks are refused

  @GR-5-2b
  Rule: 5-2b A player has one ruler, no more
    - one: no more than one
    - card: it is a ruler card

    @clause-one
    Scenario: The decks are refused if a player brings two rulers
      Given the players sit down for a game
      And Alice has a "Knight" in her ruler zone
      And Alice has a "Wizard" in her ruler zone
      When the players show each other their decks
      Then the decks are refused

    @clause-card
    Scenario: The decks are refused if a player brings a unit as the ruler
      Given the players sit down for a game
      And Alice has a "Crimson Baker" in her ruler zone
      When the players show each other their decks
      Then the decks are refused

    @clause-one
    Scenario: A table on which a player has two rulers cannot be set up
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
    Scenario: A deck with a ruler among its cards is refused
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Wizard" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-rulers
    Scenario: A deck with a unit first and a ruler after it is refused
      Given the players sit down for a game
      And Alice's deck of 50 cards has an "Azure Baker" and a "Wizard" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-others
    Scenario: A deck with an event among its cards is accepted
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Year Feast" in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-others
    Scenario: A deck with a field among its cards is accepted
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Battle Banner" in it
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
    Scenario Outline: A deck of <size> cards is <answer> under a ruler that says 50
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
    Scenario: A deck of ten cards is refused under a ruler that says 50
      Given the players sit down for a game
      And Bob's deck of 10 cards has nothing special in it
      When the players show each other their decks
      Then the decks are refused

    @clause-more
    Scenario: A deck of 60 cards is refused under a ruler that says 50
      Given the players sit down for a game
      And Bob's deck of 60 cards has nothing special in it
      When the players show each other their decks
      Then the decks are refused

    @clause-exact
    Scenario: Two decks of 50 cards each are accepted under rulers that say 50
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
    Scenario: A deck of two factions is accepted under a ruler that allows two
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Crimson Baker" and an "Azure Baker" in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-more
    Scenario: A deck of three factions is refused under a ruler that allows two
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Crimson Baker", an "Azure Baker" and a "Jade Baker" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-ruler @clause-many
    Scenario: A deck of three factions is accepted under a ruler that allows three
      Given the players sit down for a game
      And Bob has a "Legion" in his ruler zone
      And Bob's deck of 50 cards has cards of 3 factions in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-none @clause-ruler
    Scenario: A deck of five factions is accepted under a ruler that sets no limit to factions
      Given the players sit down for a game
      And Bob has a "World Master Beta 2020" in his ruler zone
      And Bob's deck of 50 cards has cards of 5 factions in it
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
    Scenario: A deck with four cards of a name is accepted under a ruler that allows four
      Given the players sit down for a game
      And Alice's deck of 50 cards has four "Crimson Baker" in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-more
    Scenario: A deck with five cards of a name is refused under a ruler that allows four
      Given the players sit down for a game
      And Alice's deck of 50 cards has five "Crimson Baker" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-each @clause-more
    Scenario: A deck with a card of one name and five of another is refused under a ruler that allows four
      Given the players sit down for a game
      And Alice's deck of 50 cards has an "Azure Baker" and five "Crimson Baker" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-ruler @clause-more
    Scenario: A deck with two cards of a name is refused under a ruler that allows one
      Given the players sit down for a game
      And Bob has a "Legion" in his ruler zone
      And Bob's deck of 50 cards has two "Crimson Baker" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-name @clause-more
    Scenario: A deck with four cards of a name and another printing of that card is refused under a ruler that allows four
      Given the players sit down for a game
      And Alice's deck of 50 cards has four "Crimson Baker" and a "Crimson Baker (promo)" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-many
    Scenario: Two decks with four cards of the same name each are accepted under rulers that allow four
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
    Scenario Outline: A deck with <number> legendary cards is <answer> under a ruler that allows two
      Given the players sit down for a game
      And Bob's deck of 50 cards has <number> legendary cards in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | number | answer   |
        | 2      | accepted |
        | 3      | refused  |

    @clause-many
    Scenario: Two decks with two legendary cards each are accepted under rulers that allow two
      Given the players sit down for a game
      And Alice's deck of 50 cards has 2 legendary cards in it
      And Bob's deck of 50 cards has 2 legendary cards in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-more
    Scenario: A deck with five legendary cards is refused under a ruler that allows two
      Given the players sit down for a game
      And Alice's deck of 50 cards has 5 legendary cards in it
      When the players show each other their decks
      Then the decks are refused

    @clause-ruler @clause-many
    Scenario: A deck with three legendary cards is accepted under a ruler that allows three
      Given the players sit down for a game
      And Bob has a "Berserker" in his ruler zone
      And Bob's deck of 50 cards has 3 legendary cards in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-many
    Scenario: A deck with two legendary cards is accepted under a ruler that allows three
      Given the players sit down for a game
      And Bob has a "Berserker" in his ruler zone
      And Bob's deck of 50 cards has 2 legendary cards in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-none @clause-more @clause-ruler
    Scenario: A deck with a legendary card is refused under a ruler that allows none
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
    Scenario Outline: A deck whose levels add up to <level> is <answer> under a ruler that allows 50
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
    Scenario: A deck whose levels add up to 82 is accepted under a ruler that sets no limit to levels
      Given the players sit down for a game
      And the levels of Alice's deck add up to 82
      When the players show each other their decks
      Then the decks are accepted

    @clause-zero
    Scenario: A deck with a card without a level is accepted if its levels add up to just what the ruler allows
      Given the players sit down for a game
      And Alice has an "Apprentice" in her ruler zone
      And Alice's deck of 50 cards has a "Priceless Rumor" in it
      And the levels of Alice's deck add up to 50
      When the players show each other their decks
      Then the decks are accepted

    @clause-ruler
    Scenario: A deck whose levels add up to 80 is accepted under a ruler that allows 80
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
    Scenario Outline: A deck that has <number> cards with a Counter ability is <answer> under a ruler that allows 16
      Given the players sit down for a game
      And Alice's deck of 50 cards has <number> Counter cards in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | number | answer   |
        | 16     | accepted |
        | 17     | refused  |

    @clause-many
    Scenario: Two decks that have 16 cards with a Counter ability each are accepted under rulers that allow 16
      Given the players sit down for a game
      And Alice's deck of 50 cards has 16 Counter cards in it
      And Bob's deck of 50 cards has 16 Counter cards in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-more
    Scenario: A deck that has 20 cards with a Counter ability is refused under a ruler that allows 16
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
    Scenario: A deck with two legendary cards of different names is accepted
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Legendary Baker" and a "Legendary Smith" in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-once
    Scenario: A deck with two legendary cards of one name is refused
      Given the players sit down for a game
      And Alice's deck of 50 cards has two "Legendary Baker" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-once @clause-ruler
    Scenario: A deck with two legendary cards of one name and one of another is refused under a ruler that allows three
      Given the players sit down for a game
      And Alice has a "Berserker" in her ruler zone
      And Alice's deck of 50 cards has a "Legendary Smith" and two "Legendary Baker" in it
      When the players show each other their decks
      Then the decks are refused

  @GR-5-2d
  Rule: 5-2d A deck that was legal at first stays in the game whatever becomes of the rules for decks

    Scenario: Legendary cards stay in a deck and are drawn after an effect forbids them in decks, and the game goes on
      Given it is Alice's main phase
      And Alice's deck is "Legendary Baker", "Tower Guard" and "Legendary Smith", from the top
      And Alice has an "Edict of Plainness" in her hand
      And Alice has a "Wide Draught" in her first set zone
      When Alice plays "Edict of Plainness"
      And everyone passes until nothing is waiting
      And Alice plays "Wide Draught"
      And everyone passes until nothing is waiting
      Then "Edict of Plainness" is in Alice's graveyard
      And "Legendary Baker" is in Alice's hand
      And "Tower Guard" is in Alice's hand
      And the top card of Alice's deck is "Legendary Smith"
      And the game goes on
