Feature: Gate Ruler 2-3 Types

  @GR-2-3a @informative
  Rule: 2-3a A card is of a type

  @GR-2-3b @informative
  Rule: 2-3b There are five types
