Feature: Gate Ruler 1-1 What the document is

  @GR-1-1a @informative
  Rule: 1-1a The document has all the rules of the game
