"""Section 6, using cards: what cannot be used is as if it had not been tried."""

COURSE = {"refused": ("DM-601.1b", "DM-112.2")}
