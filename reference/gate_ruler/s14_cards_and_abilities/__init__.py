"""Section 14: cards and abilities."""
