Feature: Gate Ruler 2-15 Illustrations

  @GR-2-15a @informative
  Rule: 2-15a The illustration shows what the card stands for

  @GR-2-15b @informative
  Rule: 2-15b The illustration does nothing
