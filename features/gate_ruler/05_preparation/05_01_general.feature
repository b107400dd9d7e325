Feature: Gate Ruler 5-1 What comes before a game

  @GR-5-1a @informative
  Rule: 5-1a Before a game the players build their decks and prepare for it
