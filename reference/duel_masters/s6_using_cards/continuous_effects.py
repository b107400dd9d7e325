"""606 to 608: effects, and how long they last. What they act upon is found in the same way in all books."""

from typing import Any

from duelproof.port.abilities import Delay
from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import choosing, effects, perform
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow

embodies(
    {
        "604.2": effects.statics,
        "605.2b": choosing.things,
        "606.2": ask.some,
        "607.2": perform.COMMON[Delay],
        "608.2": perform.lasting,
        "608.2a": effects.end,
        "608.3": effects.statics,
        "608.3a": effects.touches,
        "608.3b": effects.touches,
        "608.3c": effects.touches,
    }
)


@rule("608.2b", edition="s-max")
@rule("608.2b", also=("608.2c",), edition="1.13")
def lasts(game: DMGame, instr: Any, ctx: Context) -> Flow[None]:
    """Begin an effect that lasts: whom it is on and what it has counted is fixed now."""
    return perform.lasting(game, instr, ctx)
