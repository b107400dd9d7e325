"""The steps of Duel Masters, a module per chapter of the book."""
