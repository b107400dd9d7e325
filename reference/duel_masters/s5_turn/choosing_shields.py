"""509.6: which shields are broken."""

from collections.abc import Sequence

from duelproof.port import Option, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.shields import piles
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.course import ask, sight
from reference.kernel.flow import Flow

Shield = list[tuple[Card, int]]
"""The cards of a shield, each with the life that it had as the shield was chosen."""


@rule("509.6", also=("509.3", "113.5"), edition="s-max")
@rule("509.4", also=("509.3", "113.5"), edition="1.13")
def choose_shields(
    game: DMGame, chooser: Seat, owner: Seat, many: int, spared: Sequence[Card] = ()
) -> Flow[list[Shield]]:
    """Choose the shields to be broken, if any, all at once and none twice, nor those that are spared."""
    if many <= 0:
        return []
    shields = {
        Option(card=sight.handle(game, pile[0])): pile for pile in piles(game, owner) if pile[0] not in spared
    }
    picked = yield from ask.some(game, chooser, "choose", list(shields), many, many, part="break")
    chosen = [pile for option, pile in shields.items() if option in picked]
    return [[(card, card.life) for card in pile] for pile in chosen]
