"""4.2, 4.4 and 4.5: what an ability is, what triggers it, and where it works."""

from duelproof.port.abilities import Ability, Delay
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.s2_definitions.zones import ZONES
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import effects, perform, triggers
from reference.kernel.context import Context

embodies(
    {
        "4.2.1": perform.perform,
        "4.4.1": triggers.hears,
        "4.4.2": triggers.happen,
        "4.4.4": perform.COMMON[Delay],
        "4.5.1": ZONES["square"],
        "4.5.2": effects.statics,
        "4.5.3": effects.statics,
    }
)


@rule("4.4.3", also=("4.8.8",))
def may_trigger(game: Duel, ability: Ability, ctx: Context) -> bool:
    """Tell whether an ability's condition, if it has one, holds as its event happens."""
    return triggers.is_met(game, ability, ctx)
