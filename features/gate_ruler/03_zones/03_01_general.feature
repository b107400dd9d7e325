Feature: Gate Ruler 3-1 What a zone is

  @GR-3-1a @informative
  Rule: 3-1a Cards and abilities lie in zones
