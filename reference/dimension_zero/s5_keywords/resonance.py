"""5.13: resonance."""

import msgspec

from duelproof.port.abilities import Ability, If
from duelproof.port.selections import Cond
from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import select
from reference.kernel.context import Context


@rule("5.13.2", also=("5.13.2-1", "5.13.3"))
def happened(game: Duel, cond: Cond, ctx: Context) -> bool:
    """Tell whether a player's unit has moved this turn, or whether the player has played a card.

    It does not matter where that unit is by now.
    """
    return any(
        (cond.name, seat) in game.this_turn.done for seat in select.players(game, cond.who or "you", ctx)
    )


MOVED = Cond(op="happened", name="moved")


@rule("5.13.2", also=("5.13.1",))
def resonates(said: Ability) -> Ability:
    """Let the text of the ability work in a turn in which a unit of its player has moved."""
    if said.kind == "spell":
        return msgspec.structs.replace(said, effect=(If(cond=MOVED, then=said.effect),))
    needs = MOVED if said.needs is None else Cond(op="all", args=(MOVED, said.needs))
    return msgspec.structs.replace(said, needs=needs)
