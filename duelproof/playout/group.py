"""The cards of one zone as a viewer sees them, with what has been found out about them."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from duelproof.catalogue.bookfile import Zone
from duelproof.port import CardView, Position, Ref, Seat, ZoneView, laid

Found = TypeVar("Found")


@dataclass(eq=False)
class Table:
    """What stays the same in a play-out: the position that it began from, and what the book says of zones."""

    position: Position
    zones: Mapping[str, Zone]

    @cached_property
    def refs(self) -> frozenset[Ref]:
        """The refs of all its cards, also of those beneath and beside others."""
        return refs_of(self.position)

    @cached_property
    def owners(self) -> dict[Ref, Seat]:
        """Who brought each card that lies in a player's zone at first."""
        return {
            card.ref: card.owner or seat
            for seat, side in self.position.seats.items()
            for cards in side.zones.values()
            for card in cards
        }


def refs_of(position: Position) -> frozenset[Ref]:
    """Return the refs of all cards of a position, also of those beneath and beside others."""
    return frozenset(card.ref for _, card in laid(position))


class Group:
    """The cards of one zone in a view.

    Scenes share a group for as long as the viewer is shown the same there, so that each invariant looks at
    its cards once. ``where`` is the zone's name, as ``bob.hand``: the ``seat`` whose it is, if it is a
    player's, and the ``name`` that the book knows it by.
    """

    def __init__(self, table: Table, where: str, shown: ZoneView, text: bytes) -> None:
        self.table = table
        self.where = where
        self.seat, _, self.name = where.rpartition(".")
        self.zone = table.zones.get(self.name)
        self.cards: list[CardView] = shown.cards
        self.text = text
        self._found: dict[Hashable, Any] = {}

    def found(self, find: Callable[..., Found], *about: Hashable) -> Found:
        """Return what a function finds in this group; it is called once.

        It must go by nothing but the group, what it is asked ``about``, and the table.
        """
        key = (find, about) if about else find
        try:
            found: Found = self._found[key]
        except KeyError:
            found = self._found[key] = find(self, *about)
        return found


def refs_in(group: Group) -> list[Ref | None]:
    """List the refs of a zone's cards."""
    return [card.ref for card in group.cards]


def linked_in(group: Group) -> list[Ref]:
    """List the refs that a zone's cards are linked to."""
    return [ref for card in group.cards for ref in card.linked_to]
