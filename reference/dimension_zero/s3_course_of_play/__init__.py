"""3: how a duel goes, from the decks to its end."""
