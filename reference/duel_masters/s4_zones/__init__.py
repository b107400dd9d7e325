"""Section 4: the zones."""
