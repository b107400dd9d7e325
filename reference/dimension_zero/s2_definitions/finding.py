"""2.23.1-3, 2.23.8-4 and 4.8.10: whether an ability still finds the card that it does something to."""

from duelproof.port import Place
from duelproof.port.selections import Select
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.s2_definitions.zones import FIELD, ZONES
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context

embodies({"2.23.1-3": select.is_itself})


@rule("2.23.1-3", also=("2.23.8-4", "4.8.10"))
def still_meant(game: Duel, what: Select, card: Card, ctx: Context) -> bool:
    """Tell whether a card is still the one that an ability means: its own card, or that of its event."""
    return what.which not in ("self", "event") or is_found(game, card, ctx)


@rule("2.23.8-4", also=("2.23.1-3", "4.8.10"))
def is_found(game: Duel, card: Card, ctx: Context) -> bool:
    """Tell whether a card that an ability seeks is where it was, or where its move has brought it.

    It is not found in a hidden zone, where nobody can look for it (4.8.10). A move that is to be replaced has
    not brought it anywhere yet.
    """
    if game.cards[card.ref] is not card:
        return False
    item = game.resolving
    if item is not None and item.kind == "ability" and card is item.card and card.life != item.life:
        return False
    to = _brought_to(game, card, ctx)
    if to is None:
        return True
    if to.zone in FIELD:
        return card.place.zone in FIELD
    return card.place is to and ZONES[to.zone].seen_by == "all"


@rule("2.23.8-4", also=("4.8.10",))
def _brought_to(game: Duel, card: Card, ctx: Context) -> Place | None:
    """Find where a card has come by the move that a triggered ability has triggered by, if it is that one."""
    ability, event = ctx.ability, ctx.event
    if event is None or card is not event.card or ability is None or ability.kind != "triggered":
        return None
    return None if event.origin is None or _is_to_come(game, event.origin, card) else event.place


@rule("2.23.8-4", also=("4.15.2", "4.15.3"))
def _is_to_come(game: Duel, origin: Place, card: Card) -> bool:
    """Tell whether a card has yet to leave the zone that it leaves in an event: something happens instead."""
    return card.place.zone == game.book.parts.get(origin.zone, origin.zone)
