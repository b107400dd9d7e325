"""Misreadings of 2.25: open and hidden information."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import SEATS, Seat, Viewer, ZoneView
from duelproof.port.selections import Select
from reference.dimension_zero.s2_definitions import information
from reference.kernel.book import ZoneKind
from reference.kernel.card import Card
from reference.kernel.context import Thing
from reference.kernel.course import sight, view
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

SeenBy = Callable[[ZoneKind, Card], frozenset[Seat]]


@misreads("2.25.1", "2.25.1-1")
def squares_are_hidden() -> Iterator[None]:
    """Misreads 2.25.1-1: only their owner sees cards on squares."""
    with _hiding("square"), _hiding("base"):
        yield


@misreads("2.25.1-1")
def the_stack_is_hidden() -> Iterator[None]:
    """Misreads 2.25.1-1: only their owner sees cards on the stack."""
    with _hiding("stack"):
        yield


@misreads("2.25.1-1")
def energy_is_hidden() -> Iterator[None]:
    """Misreads 2.25.1-1: only their owner sees cards in the energy zone."""
    with _hiding("energy"):
        yield


@misreads("2.25.1-1")
def plans_are_hidden() -> Iterator[None]:
    """Misreads 2.25.1-1: only its owner sees the plan."""
    with _hiding("deck"):
        yield


@misreads("2.25.1-1")
def removed_cards_are_hidden() -> Iterator[None]:
    """Misreads 2.25.1-1: only their owner sees cards that are removed from the game."""
    with _hiding("removed"):
        yield


@misreads("2.25.1-1")
def graveyards_are_hidden() -> Iterator[None]:
    """Misreads 2.25.1-1: only their owner sees cards in the graveyard."""
    with _hiding("graveyard"):
        yield


@misreads("2.25.1-1")
def hands_are_not_counted() -> Iterator[None]:
    """Misreads 2.25.1-1: a player is not told how many cards the other has in hand."""
    right = view._zone_view

    def zone_view(book: Any, game: Any, kind: ZoneKind, spots: Any, viewer: Viewer) -> ZoneView:
        shown = right(book, game, kind, spots, viewer)
        others = kind.name == "hand" and viewer in SEATS and spots and spots[0][0].seat != viewer
        return ZoneView() if others else shown

    with replaced(view, "_zone_view", zone_view):
        yield


@misreads("2.25.2", "2.25.2-1")
def hands_are_open() -> Iterator[None]:
    """Misreads 2.25.2-1: both players see the cards in a hand."""
    with _opening("hand"):
        yield


@misreads("2.25.2-1")
def decks_are_open() -> Iterator[None]:
    """Misreads 2.25.2-1: both players see the cards in a deck."""
    with _opening("deck"):
        yield


@misreads("2.25.2-1")
def smash_zones_are_open() -> Iterator[None]:
    """Misreads 2.25.2-1: both players see the cards in a smash zone."""
    with _opening("smash"):
        yield


@misreads("2.25.2-1", "2.25.4")
def nothing_is_revealed() -> Iterator[None]:
    """Misreads 2.25.2-1: a hidden card that an effect reveals is still hidden."""
    right = sight.seen_by

    def seen_by(kind: ZoneKind, card: Card) -> frozenset[Seat]:
        return right(kind, card) - (card.shown_to - {card.owner})

    with _seeing(seen_by):
        yield


@misreads("2.25.3")
def what_is_hidden_must_be_found() -> Iterator[None]:
    """Misreads 2.25.3: a player finds what there is."""
    with _missing(lambda right, what, thing: False):
        yield


@misreads("2.25.3")
def what_is_open_may_be_missed() -> Iterator[None]:
    """Misreads 2.25.3: a player may say that she did not find a certain part of what all see."""
    with _missing(lambda right, what, thing: right or information.is_certain(what)):
        yield


@misreads("2.25.3")
def anything_hidden_may_be_missed() -> Iterator[None]:
    """Misreads 2.25.3: a player may say that there is no card at all in her hand."""
    with _missing(lambda right, what, thing: right or not information.is_certain(what)):
        yield


@misreads("2.25.4")
def what_is_shown_may_be_missed() -> Iterator[None]:
    """Misreads 2.25.4: a player need not find in a hand what its owner has shown to all."""
    with _missing(lambda right, what, thing: right or _lies_in_a_hand(thing)):
        yield


@misreads("2.25.4")
def what_was_shown_must_be_found() -> Iterator[None]:
    """Misreads 2.25.4: what a player has shown of her own hand must be found, even if it is hidden again."""
    with _missing(lambda right, what, thing: right and not _lies_in_a_hand(thing)):
        yield


def _lies_in_a_hand(thing: Thing) -> bool:
    return isinstance(thing, Card) and thing.place.zone == "hand"


@contextlib.contextmanager
def _seeing(wrong: SeenBy) -> Iterator[None]:
    """Let others see the fronts of cards, in the block."""
    with replaced(sight, "seen_by", wrong):
        yield


@contextlib.contextmanager
def _hiding(zone: str) -> Iterator[None]:
    """Let nobody but their owner see the cards of a zone, in the block."""
    right = sight.seen_by

    def seen_by(kind: ZoneKind, card: Card) -> frozenset[Seat]:
        return frozenset((card.owner,)) if kind.name == zone else right(kind, card)

    with _seeing(seen_by):
        yield


@contextlib.contextmanager
def _opening(zone: str) -> Iterator[None]:
    """Let both players see the cards of a zone, in the block."""
    right = sight.seen_by

    def seen_by(kind: ZoneKind, card: Card) -> frozenset[Seat]:
        return frozenset(SEATS) if kind.name == zone else right(kind, card)

    with _seeing(seen_by):
        yield


@contextlib.contextmanager
def _missing(wrong: Callable[[bool, Select, Thing], bool]) -> Iterator[None]:
    """Say otherwise what a player may say was not found, in the block."""
    right = information.may_miss

    def may_miss(what: Select, thing: Thing) -> bool:
        return wrong(right(what, thing), what, thing)

    with replaced(information, "may_miss", may_miss):
        yield
