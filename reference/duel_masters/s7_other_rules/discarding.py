"""701.7b: which cards are discarded."""

from duelproof.port import Option, Seat
from duelproof.port.abilities import Discard
from reference.duel_masters.editions import rule
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask, chance
from reference.kernel.flow import Flow


@rule("701.7b", also=("101.3",))
def choose_discards(
    game: DMGame, instr: Discard, seat: Seat, hand: list[Card], ctx: Context
) -> Flow[list[Card]]:
    """Whoever is affected chooses what to discard, unless chance does; fewer than one card is none."""
    many = select.amount(game, instr.n, ctx)
    options = [Option(card=card.ref) for card in hand]
    if not instr.random:
        picked = yield from ask.some(game, seat, "choose", options, many, many, about=ctx.item)
    else:
        picked = []
        for _ in range(min(many, len(options))):
            left = [option for option in options if option not in picked]
            picked.append((yield from chance.pick(game, left)))
    return [game.cards[str(option.card)] for option in picked]
