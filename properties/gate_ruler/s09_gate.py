"""Section 9, the gate: what is always so of whom a question is put to."""

from duelproof.playout import everywhere as every

INVARIANTS = (every.well_put("GR-9-3b", "GR-9-3e"),)
