"""102: the players."""

from reference.duel_masters.editions import embodies
from reference.kernel.abilities import select

embodies({"102.1": select.by_turn, "102.2": select.player})
