Feature: Gate Ruler 2-8 Icons that remind

  @GR-2-8a @informative
  Rule: 2-8a Icons tell which cards have Overdrive, Touchdown or Counter
