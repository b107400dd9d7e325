"""5: the keyword abilities that the engine itself must know."""

from duelproof.port.selections import Cond
from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Battle, Duel
from reference.kernel.abilities import now, select
from reference.kernel.card import Card
from reference.kernel.context import Context


@rule("5.1.2")
def swiftly(game: Duel, card: Card) -> bool:
    """Tell whether a unit has swift arrival: when it is played it comes released instead of frozen."""
    return now.keyword(game, card, "swift_arrival") is not None


@rule("5.4.1-1", also=("5.4.1-2", "5.4.2"))
def strikes(game: Duel, battle: Battle, card: Card, first: bool) -> bool:
    """Tell whether a unit deals battle damage in this step.

    In the first step units with acceleration do; in the second those whose damage was not stacked in the
    first, even if they have gained or lost acceleration since.
    """
    if first:
        return now.keyword(game, card, "acceleration") is not None
    return (card, card.life) not in battle.dealt


@rule("5.13.2", also=("5.13.3",))
def happened(game: Duel, cond: Cond, ctx: Context) -> bool:
    """Tell whether a player's unit has moved this turn, or whether the player has played a card.

    It does not matter where that unit is by now (5.13.3).
    """
    return any(
        (cond.name, seat) in game.this_turn.done for seat in select.players(game, cond.who or "you", ctx)
    )
