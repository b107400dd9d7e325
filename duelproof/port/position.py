"""A table to open: the position from which a game is played."""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from duelproof.port.cards import CardSpec
from duelproof.port.places import Ref, Seat

Door = Literal["setup", "turn", "main"]
"""Where a position stands.

``setup``: before preparation; only decks (and rulers, extra decks) are given.
``turn``: the instant before the active player's first action of the turn.
``main``: the active player's main phase, nothing on the stack, waiting or due; she is asked to act.

At ``turn`` and ``main`` nothing has happened yet this turn: every card has been in its place since before
it, nothing is used up, and only effects of static abilities on the table are in force, in listing order.
"""

Turned = Literal["ready", "exhausted"]
"""Books say untapped and tapped, or released and frozen."""

Face = Literal["up", "down"]


class _Strict(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What all parts of a position share: unknown fields are errors, defaults are not written."""


Hanging = Literal["gear", "weapon", "aura", "castle", "bond"]
"""How a card hangs on another one."""


class AttachedCard(_Strict):
    """A card that hangs on another: a cross gear, weapon, aura, castle or bonded strategy."""

    card: "CardIn"
    way: Hanging = msgspec.field(name="as")


class LinkedCard(_Strict):
    """A card linked to the one at 0,0 (gods, psychic super creatures, king cells), by its offset."""

    card: "CardIn"
    x: int
    y: int


class CardIn(_Strict):
    """One card of a position.

    ``name`` is a key of ``Position.cards``. ``at`` is the slot in zones that have slots. ``under`` lists what
    is stacked beneath, uppermost first (charges, evolution sources, an RS card); ``seals`` are face-down
    cards on top; ``damage`` is a number of points.
    """

    ref: Ref
    name: str
    owner: Seat | None = None
    controller: Seat | None = None
    at: str | None = None
    face: Face | None = None
    side: int = 0
    turned: Turned = "ready"
    reversed: bool = False
    damage: int = 0
    under: list["CardIn"] = []
    seals: list["CardIn"] = []
    attached: list[AttachedCard] = []
    linked: list[LinkedCard] = []
    markers: dict[str, int] = {}


class SeatPosition(_Strict):
    """A player's cards by zone, listed in their order in ordered zones (first is top) and of arrival."""

    zones: dict[str, list[CardIn]] = {}
    markers: dict[str, dict[str, int]] = {}


class Seeded(_Strict):
    """The engine answers chance itself, the same way each time for the same seed."""

    seed: int


class Position(_Strict):
    """A table to set: game, revision, door, both players' cards and the definitions of all of them.

    ``turn`` counts from 1, the first player's first turn; ``format`` holds match options (docs/port.md).
    ``chance`` is ``"asked"`` (chance is a player that is asked) or a seed. ``events`` false tells the engine
    that nobody will ask for events, so that it need not make any.
    """

    game: str
    revision: str
    door: Door
    active: Seat = "alice"
    first: Seat = "alice"
    turn: int = 1
    format: dict[str, Any] = {}
    seats: dict[Seat, SeatPosition] = {}
    cards: dict[str, CardSpec] = {}
    chance: Literal["asked"] | Seeded = "asked"
    events: bool = True


def laid(position: Position) -> Iterator[tuple[Seat, CardIn]]:
    """Every card of a position with the player on whose side it lies, those beneath and beside others too."""
    for seat, side in position.seats.items():
        waiting = [card for cards in side.zones.values() for card in cards]
        while waiting:
            card = waiting.pop()
            yield seat, card
            waiting += card.under
            waiting += card.seals
            waiting += [other.card for other in card.attached]
            waiting += [other.card for other in card.linked]
