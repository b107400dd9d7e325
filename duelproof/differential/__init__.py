"""Differential play: the same table and the same choices in two engines, until they diverge."""
