"""Section 15: game actions."""
