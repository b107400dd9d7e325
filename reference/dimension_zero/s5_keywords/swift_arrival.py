"""5.1: swift arrival."""

from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card


@rule("5.1.2", also=("5.1.1", "5.1.2-1"))
def swiftly(game: Duel, card: Card) -> bool:
    """Tell whether a unit has swift arrival: when it is played it comes released instead of frozen.

    This is asked of what resolves as a spell alone: what else puts a unit on a square lets it come frozen.
    """
    return now.keyword(game, card, "swift_arrival") is not None
