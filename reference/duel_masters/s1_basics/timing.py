"""111: when abilities trigger and act."""

from reference.duel_masters.editions import embodies
from reference.kernel.abilities import effects, triggers

embodies({"111.2a": triggers.happen, "111.2b": effects.forces})
