Feature: Gate Ruler 4-1 What a player has

  @GR-4-1a @informative
  Rule: 4-1a A player has properties, and stands in relation to cards
