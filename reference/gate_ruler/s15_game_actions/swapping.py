"""15-11: swapping cards."""

from reference.gate_ruler.editions import rule
from reference.gate_ruler.s15_game_actions.putting import put_all_or_none
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.vocabulary import Swap
from reference.kernel.abilities import choosing
from reference.kernel.card import Card
from reference.kernel.context import Context, cards_among
from reference.kernel.flow import Flow


@rule("15-11a", also=("3-2i-1", "15-11b"))
def swap(game: GateGame, instr: Swap, ctx: Context) -> Flow[None]:
    """Two cards change places at once, if each of them can go where the other is."""
    things = [
        *(yield from choosing.things(game, instr.first, ctx)),
        *(yield from choosing.things(game, instr.second, ctx)),
    ]
    cards = cards_among(things)
    ctx.did = len(cards) == 2 and (yield from _exchange(game, cards, ctx))


@rule("15-11a", also=("15-11b",))
def _exchange(game: GateGame, cards: list[Card], ctx: Context) -> Flow[bool]:
    """Let two cards change places.

    Returns:
        Whether they did.
    """
    one, other = cards
    moves = ((one, other.place), (other, one.place))
    return (yield from put_all_or_none(game, moves, "swap", ctx.controller, ctx.source))
