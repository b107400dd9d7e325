"""Who is at the table, and where a card can be."""

from typing import Annotated, Literal

import msgspec

Seat = Literal["alice", "bob"]
"""One of the two players."""

Decider = Literal["alice", "bob", "chance", "clock"]
"""Who may be asked: a player, chance (shuffles, random picks, who begins) or the match clock."""

Viewer = Literal["alice", "bob", "judge"]
"""Whose eyes a view is made for. The judge sees every card."""

Ref = str
"""One physical card, for the whole game. A player sees it only for a card whose front he may see."""

Handle = str
"""``bob.shield#2``: how a player points at a card he may not see (seat, zone, slot counted from 1)."""

Oid = str
"""An id made by the engine for what is not one card: a stack item, a process, a trigger, an attack."""

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""How many there are of something: on the wire neither below zero nor absurd."""

SEATS: tuple[Seat, Seat] = ("alice", "bob")
OTHER: dict[Seat, Seat] = {"alice": "bob", "bob": "alice"}
VIEWERS: tuple[Viewer, ...] = ("judge", *SEATS)


class Place(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A zone, of one player or shared, and a slot in it where the zone has slots.

    ``seat`` is absent for shared zones (a gate, battle squares, a stack). ``slot`` is a number from 1 for
    attack, defence and set zones and for shield piles; in a game on squares it is a square
    (``a1`` to ``c5``, files from Alice's left, ranks from Alice's bases).
    """

    zone: str
    seat: Seat | None = None
    slot: str | None = None

    def __str__(self) -> str:
        parts = [part for part in (self.seat, self.zone, self.slot) if part]
        return ".".join(parts)
