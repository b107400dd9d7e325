"""5.17: resistance."""

from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.squares import source_of
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import Resist
from reference.kernel.abilities import effects, select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course.setting import working_in


@rule("5.17.2", also=("5.17.1",))
def resists(game: Duel, card: Card, source: Card) -> bool:
    """Tell whether a card takes no damage from another, and is not targeted by it."""
    own = Context.of(card)
    return any(select.fits(game, source, instr.by, own) for instr, _ in effects.upon(game, card, Resist, ""))


@rule("5.17.2", also=("4.2.6", "4.8.4-2", "4.9.2-6", "4.17.0"))
def speaker(game: Duel, ctx: Context) -> Card:
    """Get the card whose text is carried out: as it was on squares, if that works there and it has left."""
    source, ability = source_of(ctx), ctx.ability
    assert ability is not None
    of_squares = ability.kind != "spell" and FIELD & working_in(game.book, ability)
    if source.last is None or source.place.zone in FIELD or not of_squares:
        return source
    return source.last


@rule("5.17.2", also=("4.9.2-6", "4.17.0"))
def dealer_then(dealer: Card, life: int) -> Card:
    """Get a unit whose battle damage was stacked; if it has left the squares since, as it was there."""
    last = dealer.last
    return last if last is not None and last.life == life else dealer
