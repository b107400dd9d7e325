"""Section 9: the gate."""
