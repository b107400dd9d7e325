"""Parts that several misreadings of this chapter share."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from duelproof.port import OTHER, Place, Seat, Viewer, ZoneView
from reference.dimension_zero.s2_definitions import moving
from reference.dimension_zero.s2_definitions.zones import ZONES
from reference.dimension_zero.s3_course_of_play import beginning
from reference.dimension_zero.state import Duel
from reference.kernel.book import Book, SeenBy, ZoneKind
from reference.kernel.card import Card, place
from reference.kernel.course import view
from reference.kernel.flow import Flow
from reference.misreadings.making import replaced

How = dict[str, Any]
"""The other arguments with which a card is put: face, pose, name of the move and end of the pile."""

Put = Callable[[Duel, Card, Place, How], None]
"""Put a card somewhere."""

Wrong = Callable[[Put, Duel, Card, Place, How], None]
"""Put a card in another way; it is given the right way first."""


@contextmanager
def putting(wrong: Wrong) -> Iterator[None]:
    """Put cards in another way in the block."""
    right = moving.put

    def rightly(game: Duel, card: Card, to: Place, how: How) -> None:
        right(game, card, to, **how)

    def put(game: Duel, card: Card, to: Place, **how: Any) -> None:
        wrong(rightly, game, card, to, how)

    with replaced(moving, "put", put):
        yield


@contextmanager
def going(meant: Callable[[Card, Place, How], bool], zone: str) -> Iterator[None]:
    """Put the cards of which this holds into another zone of their owners in the block."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        right(game, card, place(zone, card.owner) if meant(card, to, how) else to, how)

    with putting(wrong):
        yield


@contextmanager
def belonging(whose: Callable[[Duel, Card, Place, How], Seat | None]) -> Iterator[None]:
    """Put cards into the zones of this player, where one is named, as if they were that player's."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        owner, seat = card.owner, whose(game, card, to, how)
        if seat is None:
            right(game, card, to, how)
            return
        card.owner = seat
        right(game, card, place(to.zone, seat, to.slot), how)
        card.owner = owner

    with putting(wrong):
        yield


@contextmanager
def seen_by(zone: str, who: SeenBy) -> Iterator[None]:
    """Let others see the fronts of the cards in a zone in the block."""
    kind = ZONES[zone]
    wrong = ZoneKind(kind.name, seen_by=who, ordered=kind.ordered, poses=kind.poses)
    with replaced(ZONES, zone, wrong):
        yield


@contextmanager
def uncounted(zone: str) -> Iterator[None]:
    """Show a player nothing of the other player's zone in the block, not even how many cards are there."""
    right = view._zone_view

    def shown(book: Book, game: Duel, kind: ZoneKind, spots: view.Spots | None, viewer: Viewer) -> ZoneView:
        if kind.name == zone and spots is not None and viewer == OTHER[spots[0][0].seat or "alice"]:
            return ZoneView()
        return right(book, game, kind, spots, viewer)

    with replaced(view, "_zone_view", shown):
        yield


@contextmanager
def begun_with(zone: str) -> Iterator[None]:
    """Let each player begin with a card in a zone in the block."""
    right = beginning.opening_hands

    def opening_hands(game: Duel) -> Flow[None]:
        yield from right(game)
        for seat in (game.first, OTHER[game.first]):
            moving.put(game, game.decks[seat][-1], place(zone, seat))

    with replaced(beginning, "opening_hands", opening_hands):
        yield
