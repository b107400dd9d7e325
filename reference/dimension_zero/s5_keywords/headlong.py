"""5.14: headlong."""

from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.moving import in_play
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import now


@rule("5.14.2", also=("5.14.1", "4.5.1", "4.14.4-1"))
def stops_play(game: Duel) -> bool:
    """Tell whether nobody can play cards now: the move of a card with headlong is on the stack.

    The card must be on the squares still, and no new card: headlong works only there.
    """
    return any(
        in_play(game, item.card, item.life) and now.keyword(game, item.card, "headlong") is not None
        for item in game.pile
        if item.kind == "move" and item.card is not None
    )
