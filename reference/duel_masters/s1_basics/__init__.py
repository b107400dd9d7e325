"""Section 1: decks, players, winning, tapping, mana, costs, shields, drawing and battles."""
