"""6.1: cards that lie under a unit or a base."""

from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card, place


@rule("6.1.5")
def let_fall(game: Duel, card: Card) -> None:
    """Put what lies beneath a card that leaves the squares into its owner's graveyard."""
    for below in card.under:
        below.over = None
        game.drop(below, place("graveyard", below.owner), top=True)
        below.face = "up"
    card.under = []
