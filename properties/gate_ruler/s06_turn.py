"""Section 6, the turn: what is told of turns and phases is so."""

from duelproof.playout import telling

INVARIANTS = (telling.truly_told("GR-6-1a", "GR-6-2a", "GR-6-3a", "GR-6-5a", "GR-8-2a"),)
