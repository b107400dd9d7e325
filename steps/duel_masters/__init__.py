"""The steps of Duel Masters, a module per section of the book."""
