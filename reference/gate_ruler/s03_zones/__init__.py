"""Section 3: zones."""
