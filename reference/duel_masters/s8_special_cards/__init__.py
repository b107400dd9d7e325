"""Section 8: special cards."""
