"""The steps of Gate Ruler, a module per section of the book."""
