"""6.3: data that are referred to, and data that stand in for others."""

from reference.dimension_zero.editions import embodies
from reference.kernel.abilities import layers

embodies({"6.3.1": layers.replaced_by, "6.3.2": layers.meant})
