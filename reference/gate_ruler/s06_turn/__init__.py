"""Section 6: the turn."""
