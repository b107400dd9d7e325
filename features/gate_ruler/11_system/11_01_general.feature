Feature: Gate Ruler 11-1 What the system process is

  @GR-11-1a @informative
  Rule: 11-1a Rules effects and triggered abilities have their time in a process of their own
