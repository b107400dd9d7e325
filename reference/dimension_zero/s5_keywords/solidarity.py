"""5.6: solidarity."""

from reference.dimension_zero.editions import rule
from reference.kernel.card import Card


@rule("5.6.2", also=("5.6.1", "5.6.2-1"))
def is_limited(card: Card) -> bool:
    """Tell whether a deck may have three of a card at most: any number of one that says solidarity.

    Decks are looked at before the duel alone, so it does not matter what cards lose later.
    """
    return "solidarity" not in card.keywords
