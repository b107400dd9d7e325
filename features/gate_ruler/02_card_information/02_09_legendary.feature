Feature: Gate Ruler 2-9 Legendary cards

  @GR-2-9a @informative
  Rule: 2-9a An icon tells which cards are mightier than others

  @GR-2-9b
  Rule: 2-9b Cards with the icon are legendary, which deck construction looks at
    - icon: each card with the icon is one
    - else: no card without it

    @clause-icon @clause-else
    Scenario Outline: The decks are <answer> if one has <number> legendary cards of different names under a ruler that allows two
      Given the players sit down for a game
      And Alice's deck of 50 cards has <number> legendary cards in it
      When the players show each other their decks
      Then the decks are <answer>

      Examples:
        | number | answer   |
        | 2      | accepted |
        | 3      | refused  |

    @clause-else
    Scenario: The decks are accepted if one has three cards without the icon under a ruler that allows two legendary cards
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Crimson Baker", a "Crimson Smith" and a "Crimson Potter" in it
      When the players show each other their decks
      Then the decks are accepted
