Feature: Gate Ruler 6-4 Attack phase

  @GR-6-4a @see-GR-8-1a @see-GR-8-2a
  Rule: 6-4a In the attack phase the active player attacks with her ruler and her units
