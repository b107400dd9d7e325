"""Section 8: the attack phase."""
