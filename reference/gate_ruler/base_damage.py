"""Sections 14-13f and 15-2b: base damage, the number that a card speaks of, which effects can change."""

from reference.gate_ruler import replacing
from reference.gate_ruler.state import GateGame, rule
from reference.kernel.context import Context, Happening
from reference.kernel.game import Flow

_KIND = "base_damage"


@rule("14-13f", "15-2b")
def base_damage(game: GateGame, ctx: Context, points: int) -> Flow[int]:
    """Replace the number that an effect names as damage, as if the new one were printed on the card."""
    now = yield from replacing.instead(game, _event(ctx, points), ctx.controller)
    return 0 if now is None else now.amount


@rule("14-13f", "15-2b", "14-3b-4")
def foreseen(game: GateGame, ctx: Context, points: int) -> int:
    """Work out the base damage before anybody is asked, to see what could be played."""
    return replacing.foreseen(game, _event(ctx, points))


def _event(ctx: Context, points: int) -> Happening:
    """What replacement effects look at: whose effect speaks of how much damage."""
    seat = ctx.controller
    return Happening(_KIND, card=ctx.source, player=seat, source=ctx.source, by=seat, amount=points)
