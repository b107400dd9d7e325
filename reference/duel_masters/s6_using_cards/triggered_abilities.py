"""603: triggered abilities. How they trigger is the same in all books."""

from duelproof.port.abilities import Delay
from reference.duel_masters.editions import embodies
from reference.kernel.abilities import perform, triggers

embodies(
    {
        "603.2": triggers.happen,
        "603.2b": triggers.happen,
        "603.2d": triggers.happen,
        "603.5a": triggers.listening,
        "603.5b": triggers.hears,
        "603.5c": triggers.listening,
        "603.6": perform.COMMON[Delay],
        "603.6a": perform.COMMON[Delay],
    }
)
