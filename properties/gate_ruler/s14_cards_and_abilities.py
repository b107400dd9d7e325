"""Section 14, cards and abilities: an attempt to play what cannot be played changes nothing."""

COURSE = {"refused": ("GR-14-3b-10",)}
