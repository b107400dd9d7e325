"""What happened, in order."""

from typing import Literal

import msgspec

from duelproof.port.decisions import Scalar
from duelproof.port.places import Oid, Place, Ref, Seat

By = Literal["choice", "cost", "effect", "rule", "turn", "fight", "chance"]


SHOWING = frozenset({"revealed", "looked", "searched"})
"""The kinds of event that show a player cards which stay where they are."""


class Cause(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Why something happened: the kind of cause, and its item, card and player."""

    by: By
    item: Oid | None = None
    source: Ref | None = None
    player: Seat | None = None


class Event(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """One event. Those with the same ``batch`` happened simultaneously.

    ``kind`` is one of docs/port.md. In ``card``, a card that the viewer may not see is named by its handle.
    """

    seq: int
    kind: str
    batch: int
    cause: Cause
    card: str | None = None
    cards: tuple[str, ...] = ()
    player: Seat | None = None
    name: str | None = None
    item: Oid | None = None
    origin: Place | None = msgspec.field(default=None, name="from")
    place: Place | None = msgspec.field(default=None, name="to")
    verb: str | None = None
    turned: str | None = None
    face: str | None = None
    target: str | None = None
    amount: int | None = None
    value: Scalar | None = None
    why: str | None = None
    to: tuple[Seat, ...] = msgspec.field(default=(), name="shown_to")
