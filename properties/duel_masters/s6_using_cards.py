"""Section 6, using cards: an attempt to use what cannot be used changes nothing."""

COURSE = {"refused": ("DM-601.1b", "DM-112.2")}
