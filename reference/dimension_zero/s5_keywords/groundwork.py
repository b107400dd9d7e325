"""5.15: groundwork."""

from duelproof.port import Seat
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.classes import bases_of
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card


@rule("5.15.2", also=("5.15.1", "4.2.3"))
def lessened(game: Duel, seat: Seat, card: Card, cost: Cost) -> Cost:
    """Take one colourless energy off the cost of a card for each base on its player's base squares.

    Each groundwork that the card has does so.
    """
    texts = now.keywords(game, card, "groundwork")
    return less(cost, len(texts) * len(bases_of(game, seat))) if texts else cost


@rule("5.15.2", also=("5.15.1", "4.7.2-4"))
def less(cost: Cost, many: int) -> Cost:
    """Take colourless energy off a use cost; what is left over is taken off no additional cost."""
    least = sum(asked for _, asked in cost.coloured)
    return Cost(max(least, cost.total - many), cost.coloured)
