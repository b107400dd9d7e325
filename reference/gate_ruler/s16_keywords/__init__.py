"""Section 16: keywords."""
