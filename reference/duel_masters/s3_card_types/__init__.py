"""Section 3: the types of card."""
