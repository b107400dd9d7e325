"""2: what the words of the rules mean: cards, zones, squares and states."""
