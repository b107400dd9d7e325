"""Section 5, the turn: what is told of turns and steps is so."""

from duelproof.playout import telling

INVARIANTS = (telling.truly_told("DM-500.1"),)
