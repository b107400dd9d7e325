"""6.2: whether the order of a deck has been decided on purpose."""

from duelproof.port import Seat
from duelproof.port.selections import Cond
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s5_keywords import resonance
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import select
from reference.kernel.context import Context

ORDERED = "ordered"
"""How a condition says that the order of a deck has been decided on purpose."""


def happened(game: Duel, cond: Cond, ctx: Context) -> bool:
    """Tell whether the order of a player's deck has been decided on purpose, or what else happened."""
    if cond.name == ORDERED:
        return any(is_ordered(game, seat) for seat in select.players(game, cond.who or "you", ctx))
    return resonance.happened(game, cond, ctx)


@rule("6.2.1")
def is_ordered(game: Duel, seat: Seat) -> bool:
    """Tell whether the order of a player's deck has been decided on purpose in this duel."""
    return seat in game.ordered


@rule("6.2.2", also=("6.2.3", "6.2.4"))
def decide(game: Duel, seat: Seat) -> None:
    """Note that a card has come to an identifiable place of a player's deck, be it as the plan.

    Wherever it comes from and whoever has put it there, the order is decided from then on for the whole
    duel.
    """
    game.ordered.add(seat)
