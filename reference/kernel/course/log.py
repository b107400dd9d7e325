"""The record of what happened, kept only if events were asked for when the table was opened."""

from typing import Any, Protocol

import msgspec

from duelproof.port import Cause, Event, Ref, Seat

_RULE = Cause(by="rule")


class _Named(Protocol):
    """A card, of which an event tells the ref."""

    ref: Ref


class Log:
    """The events of a game, each with who may see the front of its card.

    ``cause`` is what is acting now; flows set it. If ``wanted`` is false, every call returns at once.
    """

    __slots__ = ("batch", "cause", "events", "held", "wanted")

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted
        self.events: list[tuple[Event, frozenset[Seat], str]] = []
        self.cause = _RULE
        self.batch = 0
        self.held = 0

    def add(
        self,
        kind: str,
        *,
        card: _Named | None = None,
        seen_by: frozenset[Seat] = frozenset(("alice", "bob")),
        handle: str = "",
        **fields: Any,
    ) -> None:
        """Record an event.

        Args:
            kind: one of docs/port.md.
            card: the card it is about.
            seen_by: the players who may see the card's front; the others get ``handle``.
            handle: how to point at the card without showing it.
            fields: the other fields of `duelproof.port.Event`.
        """
        if not self.wanted:
            return
        if not self.held:
            self.batch += 1
        event = Event(
            seq=len(self.events) + 1,
            kind=kind,
            batch=self.batch,
            cause=fields.pop("cause", self.cause),
            card=card.ref if card is not None else None,
            **fields,
        )
        self.events.append((event, seen_by, handle))

    def follow(self, earlier: "Log") -> None:
        """Continue the record of a course of the game that was taken back to where this one stands."""
        self.events, self.batch = earlier.events, earlier.batch

    def together(self) -> "Together":
        """Record everything inside as simultaneous."""
        return Together(self)

    def caused(self, cause: Cause) -> "Caused":
        """Record everything inside with this cause."""
        return Caused(self, cause)

    def since(self, seq: int, viewer: str) -> list[Event]:
        """List the events after ``seq`` as the viewer may know them."""
        found = self.events[max(seq, 0) :]
        if viewer == "judge":
            return [event for event, _, _ in found]
        return [event if viewer in seen_by else _masked(event, handle) for event, seen_by, handle in found]


class Together:
    """A part of a course: what is recorded in it is simultaneous."""

    __slots__ = ("log",)

    def __init__(self, log: Log) -> None:
        self.log = log

    def __enter__(self) -> None:
        if not self.log.held:
            self.log.batch += 1
        self.log.held += 1

    def __exit__(self, *raised: object) -> None:
        self.log.held -= 1


class Caused:
    """A part of a course: what is recorded in it has this cause, and what comes after it the one before."""

    __slots__ = ("before", "cause", "log")

    def __init__(self, log: Log, cause: Cause) -> None:
        self.log = log
        self.cause = self.before = cause

    def __enter__(self) -> None:
        self.before, self.log.cause = self.log.cause, self.cause

    def __exit__(self, *raised: object) -> None:
        self.log.cause = self.before


def _masked(event: Event, handle: str) -> Event:
    """Leave out the card's ref, for somebody who may not see the card."""
    return msgspec.structs.replace(event, card=handle or None, cards=())
