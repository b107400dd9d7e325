"""The steps of Gate Ruler, a module per chapter of the book."""
