Feature: Gate Ruler 13-1 How damage goes

  @GR-13-1a @lead-in
  Rule: 13-1a Damage to a ruler or a unit goes in these steps
