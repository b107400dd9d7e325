"""Section 5: the turn."""
