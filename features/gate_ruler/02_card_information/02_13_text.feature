Feature: Gate Ruler 2-13 Text

  @GR-2-13a @informative
  Rule: 2-13a The text tells a card's abilities

  @GR-2-13b @informative
  Rule: 2-13b Frames and bullets part one ability from another

  @GR-2-13c @informative
  Rule: 2-13c A Counter stands in a frame of its own

  @GR-2-13d @informative
  Rule: 2-13d Reminder text is none of a card's text
