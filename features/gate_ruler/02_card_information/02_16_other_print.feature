Feature: Gate Ruler 2-16 Other print

  @GR-2-16a @informative
  Rule: 2-16a A card tells its collector number, its rarity and who made it

  @GR-2-16b @informative
  Rule: 2-16b Such print does nothing

  # Reading: docs/decisions/1006-other-printings-of-a-card.md
  @GR-2-16b-1
  Rule: 2-16b-1 Some rulers look at such print in deck construction
    - some: the cards of a deck are judged by it under a ruler that says so
    - else: under no other

    @clause-some
    Scenario: The decks are refused if one has a card with a collector number that its ruler does not allow
      Given the players sit down for a game
      And Bob has a "World Master Beta 2020" in his ruler zone
      And Bob's deck of 50 cards has a "Harbor Stranger" in it
      When the players show each other their decks
      Then the decks are refused

    @clause-some @clause-else
    Scenario: The decks are accepted if one has only cards with collector numbers that its ruler allows
      Given the players sit down for a game
      And Bob has a "World Master Beta 2020" in his ruler zone
      And Bob's deck of 50 cards has a "Year Feast" in it
      When the players show each other their decks
      Then the decks are accepted

    @clause-else
    Scenario: The decks are accepted with any collector number under a ruler that says nothing of collector numbers
      Given the players sit down for a game
      And Alice's deck of 50 cards has a "Harbor Stranger" in it
      When the players show each other their decks
      Then the decks are accepted
