"""2.23.1-3, 2.23.8-4 and 4.8.10: whether an ability still finds the card that it does something to."""

from duelproof.port.selections import Select
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.zones import FIELD, ZONES
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening


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
    item, event = game.resolving, ctx.event
    if item is not None and item.kind == "ability" and card is item.card and card.life != item.life:
        return False
    triggered = ctx.ability is not None and ctx.ability.kind == "triggered"
    if (
        not triggered
        or event is None
        or event.kind != "move"
        or card is not event.card
        or event.place is None
        or _is_to_come(game, event, card)
    ):
        return True
    if event.place.zone in FIELD:
        return card.place.zone in FIELD
    return card.place is event.place and ZONES[card.place.zone].seen_by == "all"


@rule("2.23.8-4", also=("4.15.2", "4.15.3"))
def _is_to_come(game: Duel, event: Happening, card: Card) -> bool:
    """Tell whether a card has yet to leave the zone that it leaves in an event: something happens instead."""
    assert event.origin is not None
    return card.place.zone == game.book.parts.get(event.origin.zone, event.origin.zone)
