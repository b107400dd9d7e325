"""What a viewer may see of the table."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from duelproof.port.cards import Traits
from duelproof.port.places import Count, Handle, Oid, Place, Ref, Seat, Viewer
from duelproof.port.position import Face, Turned


class _Seen(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The base of all parts of a view."""


class CardView(_Seen):
    """A card in a zone. A viewer who may not see its front gets only ``handle``, place, pose and back."""

    handle: Handle
    ref: Ref | None = None
    name: str | None = None
    owner: Seat | None = None
    controller: Seat | None = None
    at: str | None = None
    face: Face | None = None
    side: int = 0
    turned: Turned | None = None
    reversed: bool = False
    damage: int = 0
    markers: dict[str, int] = {}
    back: str | None = None
    pending: bool = False
    permanent: Oid | None = None
    role: str | None = None
    linked_to: list[Ref] = []
    traits: Traits | None = None


class ZoneView(_Seen):
    """One zone of a player: whether he has it, the number of cards, and the cards in order (first is top).

    ``items`` lie there and are no cards: the Overdrive abilities of a drive zone. ``markers`` are those that
    lie on its slots and on no card, by slot and name.
    """

    exists: bool = True
    count: Count = 0
    cards: list[CardView] = []
    items: "list[Item]" = []
    markers: dict[str, dict[str, int]] = {}


class SeatView(_Seen):
    """One player's zones, and his numbers (docs/port.md: life, summons, shields, ...)."""

    zones: dict[str, ZoneView]
    numbers: dict[str, int | None] = {}


class Item(_Seen):
    """Something on the stack or gate, or waiting to get there."""

    oid: Oid
    kind: str
    controller: Seat | None = None
    source: Ref | None = None
    card: Ref | None = None
    ability: str | None = None
    modes: list[str] = []
    x: int | None = None
    targets: list[str] = []
    amounts: list[tuple[str, int]] = []
    linked: list[str] = []
    combat: bool = False
    place: Place | None = None
    origin: str | None = msgspec.field(default=None, name="from")


class Spot(_Seen):
    """Where a linked card lies: so many cards to the right of the first one, and above it."""

    card: Ref
    x: int = 0
    y: int = 0


class Permanent(_Seen):
    """An object in play that has several cards or that fights: its cards (top first) and all its traits.

    ``spots`` are where its cards lie, if they are linked side by side.
    """

    oid: Oid
    kind: str
    controller: Seat
    cards: list[Ref]
    traits: Traits
    turned: Turned | None = None
    damage: int = 0
    ignored: bool = False
    since_turn_start: bool = True
    roles: list[str] = []
    spots: list[Spot] = []


class Fight(_Seen):
    """An attack or a battle: its two sides, its place and its step."""

    oid: Oid
    kind: Literal["attack", "battle"]
    state: Literal["running", "shelved"] = "running"
    step: str | None = None
    attacker: str | None = None
    attacked: str | None = None
    place: Place | None = None
    blocker: str | None = None
    in_it: list[str] = []
    breaks: int | None = None


class Result(_Seen):
    """How the game ended: the winner (none in a draw), the losers, and why."""

    winner: Seat | None = None
    losers: list[Seat] = []
    draw: bool = False
    why: list[str] = []


class View(_Seen):
    """The whole table for one viewer. ``stack`` has its top first; ``shared`` holds zones of no player."""

    viewer: Viewer
    game: str
    revision: str
    turn: int
    first: Seat
    active: Seat
    phase: str
    seats: dict[Seat, SeatView]
    step: str | None = None
    priority: Seat | None = None
    result: Result | None = None
    shared: dict[str, ZoneView] = {}
    stack: list[Item] = []
    shelved: list[list[Item]] = []
    waiting: list[Item] = []
    permanents: list[Permanent] = []
    fights: list[Fight] = []


def lying(view: View) -> Iterator[tuple[str, CardView]]:
    """Every card in a zone of a view, with the name of the zone: ``bob.hand``, or ``square`` if shared."""
    for seat, side in view.seats.items():
        for name, zone in side.zones.items():
            where = f"{seat}.{name}"
            for card in zone.cards:
                yield where, card
    for name, zone in view.shared.items():
        for card in zone.cards:
            yield name, card
