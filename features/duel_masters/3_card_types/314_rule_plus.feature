Feature: Duel Masters 314 Rule pluses

  @DM-314.1
  Rule: 314.1 A rule plus lies in the hyperspatial zone as the game begins
    - there: it lies there
    - deck: it is not put into the deck

    @clause-there
    Scenario: A rule plus that a player brings lies in the hyperspatial zone when the first turn begins
      Given the game is about to begin
      And Alice brings 1 hyperspatial card, one of them "House Rule"
      When the decks are shuffled and Alice is to begin
      Then it is the mana step
      And "House Rule" is in Alice's hyperspatial zone

    @clause-deck
    Scenario: A deck with a rule plus in it is refused
      Given the game is about to begin
      And Alice's deck holds a "House Rule" instead of a "Field Hand"
      When the players show each other their decks
      Then the decks are refused

  @DM-314.2
  Rule: 314.2 A rule plus is not used

    Scenario: A rule plus of the hyperspatial zone is not used
      Given it is Alice's main step
      And Alice has a "House Rule" in her hyperspatial zone
      And Alice has two untapped "Tide Runner" in her mana zone
      When Alice tries to use "House Rule"
      Then that is refused

  @DM-314.3
  Rule: 314.3 A rule plus in the hyperspatial zone adds a rule to the game from its beginning

    Scenario: A player whose rule plus allows one more charge charges two cards in the first turn
      Given the game is about to begin
      And Alice brings 1 hyperspatial card, one of them "Rich Soil Rule"
      And Alice's deck holds "Iron Gauntlet" and "Quiet Meadow" instead of "Field Hand" and "Tide Runner"
      When Alice's deck is shuffled to four "Moss Giant", "Grave Hound", "Iron Gauntlet" and "Quiet Meadow" on top and Alice is to begin
      And Alice charges "Iron Gauntlet"
      And Alice tries to charge "Quiet Meadow"
      Then that is allowed

  @DM-314.3a
  Rule: 314.3a A player whose rule plus changes how many cards there are brings as many as it says
    - changed: she brings as many as the rule plus says
    - fewer: a deck of the usual size is refused then
    - others: without such a rule plus the usual size stays

    @example
    @clause-changed
    Scenario: A player whose rule plus says five more begins with a deck of 45 cards
      Given the game is about to begin
      And Alice brings 1 hyperspatial card, one of them "Long Game"
      And Alice's deck has 45 cards
      When the players show each other their decks
      Then the decks are accepted

    @clause-fewer
    Scenario: A deck of 40 cards is refused with a rule plus that says five more
      Given the game is about to begin
      And Alice brings 1 hyperspatial card, one of them "Long Game"
      When the players show each other their decks
      Then the decks are refused

    @clause-others
    Scenario: A deck of 45 cards is refused when only the opponent's rule plus says five more
      Given the game is about to begin
      And Bob brings 1 hyperspatial card, one of them "Long Game"
      And Alice's deck has 45 cards
      And Bob's deck has 45 cards
      When the players show each other their decks
      Then the decks are refused

  @DM-314.4
  Rule: 314.4 A rule plus that comes to the battle zone goes back to the hyperspatial zone by way of the graveyard
    - back: it goes back to the hyperspatial zone
    - way: it goes to the graveyard first

    @needs-events
    @clause-back
    Scenario: A rule plus that an effect puts into the battle zone is in the hyperspatial zone at once
      Given it is Alice's main step
      And Alice has a "House Rule" in her hyperspatial zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Rift" in her hand
      When Alice casts "Rift"
      Then "House Rule" is in Alice's hyperspatial zone
      And these happened in this order: move of "House Rule" in Alice's battle zone, move of "House Rule" in Alice's hyperspatial zone

    @needs-events
    @clause-way
    Scenario: A rule plus goes from the battle zone to the graveyard before it goes back
      Given it is Alice's main step
      And Alice has a "House Rule" in her hyperspatial zone
      And Alice has an untapped "Ember Recruit" in her mana zone
      And Alice has a "Rift" in her hand
      When Alice casts "Rift"
      Then these happened in this order: move of "House Rule" in Alice's battle zone, move of "House Rule" in Alice's graveyard
