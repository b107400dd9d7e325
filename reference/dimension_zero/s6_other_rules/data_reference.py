"""6.3: data that are referred to, and data that stand in for others."""

from reference.dimension_zero.editions import embodies
from reference.dimension_zero.vocabulary import StandIn
from reference.kernel.abilities import layers

STANDS_IN = StandIn
"""The instruction by which one number of a card is used and changed in place of another (6.3.2)."""
embodies({"6.3.1": layers.replaced_by, "6.3.2": layers.meant})
