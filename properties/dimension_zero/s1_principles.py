"""Section 1, principles: a question can be answered, and is put to the one whose turn it is."""

from duelproof.playout import everywhere as every

INVARIANTS = (every.well_put("DZ-1.1.5", "DZ-4.6.1"),)
