"""Section 9, the gate: the players to whom a question is always put."""

from duelproof.playout import everywhere as every

INVARIANTS = (every.well_put("GR-9-3b", "GR-9-3e"),)
