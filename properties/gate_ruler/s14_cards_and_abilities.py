"""Section 14, cards and abilities: what cannot be played is as if it had not been tried."""

COURSE = {"refused": ("GR-14-3b-10",)}
