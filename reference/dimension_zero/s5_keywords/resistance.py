"""5.17: resistance."""

from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import Resist
from reference.kernel.abilities import effects, select
from reference.kernel.card import Card
from reference.kernel.context import Context


@rule("5.17.2", also=("5.17.1",))
def resists(game: Duel, card: Card, source: Card | None) -> bool:
    """Tell whether a card takes no damage from another, and is not targeted by it."""
    own = Context.of(card)
    return source is not None and any(
        select.fits(game, source, instr.by, own) for instr, _ in effects.upon(game, card, Resist, "")
    )
