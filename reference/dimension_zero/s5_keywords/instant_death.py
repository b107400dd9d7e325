"""5.2: instant death."""

import msgspec

from duelproof.port.abilities import Ability, Choose, Delay, Destroy, Trigger
from duelproof.port.selections import Filter, Range, Select
from reference.dimension_zero.editions import rule

_STRUCK = Select(which="chosen", key="struck")
_DIES = Destroy(what=_STRUCK)
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
        effect=(Choose(what=Select(which="event"), key="struck"), Delay(_AT_BATTLE_END, (_DIES,))),
    )


@rule("5.2.2")
def _weak(level: int | None) -> Filter:
    """Mean a unit that this level is enough for; without a level, any. Nothing else is damaged in battle."""
    return Filter(cost=Range(max=level))
