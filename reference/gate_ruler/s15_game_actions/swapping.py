"""15-11: swapping cards."""

from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.moving import can_move, move, together
from reference.gate_ruler.s14_cards_and_abilities import replacement
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


@rule("15-11b", also=("15-11a", "14-14a"))
def _exchange(game: GateGame, cards: list[Card], ctx: Context) -> Flow[bool]:
    """Let two cards change places, or neither if one of them cannot go.

    One that leaves play is remembered as it was before the other came.

    Returns:
        Whether they did.
    """
    one, other = cards
    moves = ((one, other.place), (other, one.place))
    if not all(can_move(game, card, to) for card, to in moves):
        return False
    for card, to in moves:
        if not (yield from replacement.goes(game, card, to, "swap", ctx.controller, ctx.source)):
            return False
    with together(game, cards):
        for card, to in moves:
            move(game, card, to, "swap", ctx.controller, ctx.source)
    return True
