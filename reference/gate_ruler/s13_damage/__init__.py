"""Section 13: damage, its prevention and healing."""
