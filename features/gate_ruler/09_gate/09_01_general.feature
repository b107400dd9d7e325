Feature: Gate Ruler 9-1 What the gate is for

  @GR-9-1a @informative
  Rule: 9-1a Cards and abilities wait on the gate, where they can be answered before they resolve
