"""Section 1, principles: a question can be answered, and is put to the player whose turn it is to answer."""

from duelproof.playout import everywhere as every

INVARIANTS = (every.well_put("DZ-1.1.5", "DZ-4.6.1"),)
