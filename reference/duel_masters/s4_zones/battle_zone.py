"""403: the battle zone."""

BATTLE_TYPES = {"creature", "cross gear", "field", "tamaseed", "weapon", "fortress", "heartbeat", "aura"}
"""403.1: types of card that can lie in the battle zone of a position."""
