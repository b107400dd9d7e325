"""Section 1, overview: what always holds at the end of a game."""

from duelproof.playout import everywhere as every

INVARIANTS = (every.over("GR-1-4a", "GR-1-4b", "GR-1-4b-1"),)
