Feature: Gate Ruler 2-14 Flavour text

  @GR-2-14a @informative
  Rule: 2-14a Flavour text tells of the world of the game

  @GR-2-14b @informative
  Rule: 2-14b Flavour text does nothing
