"""313: lands, which say in which zone their abilities work."""

from reference.duel_masters.editions import embodies
from reference.kernel.abilities import select

embodies({"313.2": select.works})
