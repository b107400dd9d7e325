"""2.25: who sees the front of a card, and what a player may say that was not found."""

from collections.abc import Sequence

import msgspec

from duelproof.port import SEATS, Seat
from duelproof.port.selections import Filter, Select
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.s2_definitions.zones import ZONES
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.course.sight import seen_by

ALL = frozenset(SEATS)
NOBODY: frozenset[Seat] = frozenset()
embodies({"2.25.1": seen_by, "2.25.1-1": seen_by, "2.25.2": seen_by, "2.25.2-1": seen_by})


@rule("2.25.1-1", also=("2.25.2-1", "2.23.2-2", "2.23.4-3", "2.23.7-2"))
@rule("2.23.3-1", also=("2.23.10-2", "2.23.5-2", "2.23.6-2"))
def seers(card: Card) -> frozenset[Seat]:
    """Find who sees the front of a card where it lies."""
    return seen_by(ZONES[card.place.zone], card)


@rule("2.25.3", also=("2.25.4",))
def misses(game: Duel, chooser: Seat, what: Select, thing: Thing, ctx: Context) -> bool:
    """Tell whether who is to choose may say that a thing was not found: only who controls the effect."""
    return chooser == ctx.controller and may_miss(what, thing)


@rule("2.25.3", also=("2.25.4",))
def may_miss(what: Select, thing: Thing) -> bool:
    """Tell whether a thing is in a certain part, which an effect means, of what not all players see now."""
    return is_certain(what) and isinstance(thing, Card) and is_hidden(thing)


@rule("2.25.3")
def is_certain(what: Select) -> bool:
    """Tell whether only some cards of a zone are meant, and not as many of any kind."""
    said = what.filter or Filter()
    return msgspec.structs.replace(said, zones=(), owner=None, controller=None) != Filter()


@rule("2.25.4", also=("2.25.2-1",))
def is_hidden(card: Card) -> bool:
    """Tell whether a card is hidden from some player now; while it is shown to both it is not."""
    return seers(card) != ALL


@rule("2.25.2-1")
def show(game: Duel, cards: Sequence[Card], seat: Seat) -> None:
    """Show hidden cards to both players, until they move or are hidden again."""
    for card in cards:
        card.shown_to = ALL
    tell_of(game, cards, seat)


def tell_of(game: Duel, cards: Sequence[Card], seat: Seat) -> None:
    """Log that a player shows cards to both players, if there are any."""
    if cards:
        game.log.add("revealed", cards=tuple(card.ref for card in cards), player=seat, to=SEATS)
