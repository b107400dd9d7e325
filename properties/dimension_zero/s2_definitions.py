"""Section 2, definitions: where cards always lie, in what state, and who sees them (2.22 to 2.25)."""

from duelproof.playout import everywhere as every
from duelproof.playout import telling

TELLS = {
    "announced": ("item",),
    "played": ("card", "item"),
    "not_played": ("card", "why"),
    "paid": ("item",),
    "resolve_start": ("player",),
    "damage": ("card", "item"),
    "flipped": ("face",),
    "countered": ("player",),
    "battle_start": ("cards", "item"),
    "battle_end": ("item",),
}
"""What events of this game say beside what those of any game do."""

INVARIANTS = (
    every.one_place("DZ-2.23.1"),
    every.counted("DZ-2.23.2-3", "DZ-2.25.1-1"),
    every.shown("DZ-2.23.4-3", "DZ-2.23.5-2", "DZ-2.23.6-2", "DZ-2.25.1-1"),
    every.secret("DZ-2.23.2-2", "DZ-2.23.4-3", "DZ-2.23.7-2", "DZ-2.25.2-1"),
    every.fits_zone(),
    every.own_zone("DZ-2.23.1-1"),
    every.posed("DZ-2.22.0", "DZ-2.23.1-3"),
    telling.told(),
    telling.told_in_full(also=TELLS),
)

COURSE = {"alike": ("DZ-2.25.2-1",)}
