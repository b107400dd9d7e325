"""5.4: acceleration."""

from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Battle, Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card


@rule("5.4.1-1", also=("5.4.1", "5.4.1-2", "5.4.2"))
def strikes(game: Duel, battle: Battle, card: Card, first: bool) -> bool:
    """Tell whether a unit deals battle damage in this step.

    In the first step units with acceleration do; in the second those whose damage was not stacked in the
    first, even if they have gained or lost acceleration since.
    """
    if first:
        return now.keyword(game, card, "acceleration") is not None
    return (card, card.life) not in battle.dealt
