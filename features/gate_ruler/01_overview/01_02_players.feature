Feature: Gate Ruler 1-2 Two players

  @GR-1-2a @informative
  Rule: 1-2a Two players play the game
