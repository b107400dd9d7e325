Feature: Gate Ruler 1-3 Words used everywhere

  @GR-1-3a @informative
  Rule: 1-3a A game is one match by these rules, up to its result

  @GR-1-3b @informative
  Rule: 1-3b A player is one person who plays the game

  @GR-1-3c @informative
  Rule: 1-3c A card is a thing with something written on it that the game is played with
