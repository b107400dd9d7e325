"""403: the battle zone."""

from reference.duel_masters.editions import embodies

STANDING = frozenset(
    {
        "creature", "cross gear", "fortress", "heartbeat", "field", "ceremony", "nebula", "artifact",
        "tamaseed",
    }
)  # fmt: skip
"""403.1: types of card that can lie in the battle zone by themselves."""
HANGING = {"weapon": "weapon", "aura": "aura", "cross gear": "gear"}
"""403.1, 403.2: types of card that lie there with a creature, and how they hang on it."""
embodies({"403.1": STANDING})
