"""5.2: instant death."""

import msgspec

from duelproof.port.abilities import Ability, Choose, Delay, Destroy, If, Trigger
from duelproof.port.selections import Cond, Filter, Range, Select
from reference.dimension_zero.editions import rule

_STRUCK = Select(which="chosen", key="struck")
_AT_BATTLE_END = Trigger(on="battle_end")


@rule("5.2.2", also=("5.2.1", "5.2.2-1"))
def brings_death(said: Ability) -> Ability:
    """When this card deals damage in battle to a unit, that goes to the graveyard as the battle ends.

    With a level, only a unit does whose use cost is no higher than that. It is the unit that dealt the damage
    that has this, so nothing triggers if it has left the squares before.
    """
    return msgspec.structs.replace(
        said,
        kind="triggered",
        trigger=Trigger(on="damage", name="battle", by_self=True, who=_weak(said.n)),
        effect=(Choose(what=Select(which="event"), key="struck"), Delay(_AT_BATTLE_END, (_die(),))),
    )


@rule("5.2.2")
def _weak(level: int | None) -> Filter:
    """Mean a unit that this level is enough for; without a level, any."""
    return Filter(type="unit", cost=Range(max=level))


def _die() -> If:
    """Put the unit into its owner's graveyard, if it is still on a square."""
    there = Select(which="chosen", key="struck", filter=Filter(type="unit"))
    return If(cond=Cond(op="exists", what=there), then=(Destroy(what=_STRUCK),))
