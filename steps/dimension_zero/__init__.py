"""The steps of Dimension Zero, a module per chapter of the book."""
