"""Events from the difference of two views, for an engine that has a state and keeps no record.

What views do not show is not told: by which effect something happened, in which order, and what was seen for
a moment only. All that differs between two looks is one batch: an adapter looks after each of its engine's
moves, and as often as the engine does one thing after another.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import msgspec

from duelproof.adapters.flow import FlowEngine
from duelproof.port import (
    OTHER,
    VIEWERS,
    Answer,
    CardView,
    Cause,
    Choice,
    Event,
    OpenAnswer,
    Option,
    Place,
    Position,
    Seat,
    View,
    Viewer,
)
from duelproof.port.views import ZoneView

Looks = Mapping[Viewer, View]
"""What the judge and each player see at one moment."""

CAUSES = {
    "phase_end": "turn",
    "phase_start": "turn",
    "turn_end": "turn",
    "turn_start": "turn",
    "lose": "rule",
}
"""Why some kinds of event happen. All else is said to be a choice's."""


class TellingEngine(FlowEngine):
    """An engine that tells what has changed between two looks at its table.

    It looks by itself as a table is set and before each question; an adapter calls `look` in between.
    """

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[Viewer, list[Event]] = {viewer: [] for viewer in VIEWERS}
        self._seen: Looks | None = None
        self._batch = 0

    def look(self) -> None:
        """Tell what has changed since the last look."""
        now: Looks = {viewer: self.view(viewer) for viewer in VIEWERS}
        if self._seen is not None:
            self._batch += 1
            number = len(self._told["judge"])
            for viewer in VIEWERS:
                told = events_between(self._seen, now, viewer, since=number, batch=self._batch)
                self._told[viewer] += told
        self._seen = now

    def tell(self, event: Event) -> None:
        """Tell all of something that views do not show, such as an attack, after what they show by now.

        Its numbers are put in here; it names no card that a player does not see.
        """
        self.look()
        self._batch += 1
        numbered = msgspec.structs.replace(event, seq=len(self._told["judge"]) + 1, batch=self._batch)
        for viewer in VIEWERS:
            self._told[viewer].append(numbered)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return what has happened after the event with this number, as a viewer may know it."""
        return [event for event in self._told[viewer] if event.seq > since]

    def open(self, position: Position) -> OpenAnswer:
        """Set a table, and forget what was told of the one before."""
        self._told = {viewer: [] for viewer in VIEWERS}
        self._seen, self._batch = None, 0
        return super().open(position)

    def go_on(self, said: list[Option] | None) -> None:
        """Let the game go on, and tell what has changed."""
        if said is None:
            self.look()
        super().go_on(said)
        self.look()

    def give_up(self, choice: Choice) -> Answer:
        """End the game for the player who gives up, and tell it."""
        answer = super().give_up(choice)
        self.look()
        return answer


@dataclass(frozen=True, slots=True)
class _Lies:
    """Where a card lies, and what a viewer sees of it there."""

    place: Place
    card: CardView
    seen: CardView


def events_between(before: Looks, after: Looks, viewer: Viewer, *, since: int, batch: int) -> list[Event]:
    """Tell a viewer what differs between two moments.

    Args:
        before, after: what judge and players saw.
        viewer: who is told. A card whose front he sees neither before nor after is named by its handle.
        since: the number of the last event told before.
        batch: the number of what happened together.

    Returns:
        The same events for each viewer, in the same order and with the same numbers.
    """
    found = [*_flow(before["judge"], after["judge"]), *_cards(before, after, viewer), *_end(before, after)]
    numbered = enumerate(found, since + 1)
    return [msgspec.structs.replace(event, seq=number, batch=batch) for number, event in numbered]


def _event(kind: str, by: Seat | None, /, **fields: object) -> Event:
    cause = Cause(by=CAUSES.get(kind, "choice"), player=by)  # type: ignore[arg-type]
    return Event(seq=0, kind=kind, batch=0, cause=cause, **fields)  # type: ignore[arg-type]


def _flow(before: View, after: View) -> Iterator[Event]:
    """Tell of turns and phases that ended and began."""
    old, new = (before.turn, before.active, before.phase), (after.turn, after.active, after.phase)
    if old == new:
        return
    yield _event("phase_end", before.active, name=before.phase, player=before.active)
    if old[:2] != new[:2]:
        yield _event("turn_end", before.active, player=before.active)
        yield _event("turn_start", after.active, player=after.active)
    yield _event("phase_start", after.active, name=after.phase, player=after.active)


def _cards(before: Looks, after: Looks, viewer: Viewer) -> Iterator[Event]:
    """Tell of cards that lie elsewhere, or otherwise."""
    by = before["judge"].active
    then, now = _lying(before, viewer), _lying(after, viewer)
    for ref, lies in now.items():
        lay = then.get(ref)
        if lay is None:
            continue
        name = lies.seen.ref or lay.seen.ref or lies.seen.handle
        player = lies.card.owner
        if (lay.place.zone, lay.place.seat) != (lies.place.zone, lies.place.seat):
            face = "down" if lies.card.face == "down" else None
            turned = lies.card.turned
            yield _event(
                "move",
                by,
                card=name,
                player=player,
                origin=lay.place,
                place=lies.place,
                face=face,
                turned=turned,
            )
            continue
        if lay.card.turned != lies.card.turned:
            yield _event("turned", by, card=name, player=player, turned=lies.card.turned)
        if lay.card.face != lies.card.face:
            yield _event("flipped", by, card=name, player=player, face=lies.card.face)
        if lies.card.damage > lay.card.damage:
            yield _event("damage", by, card=name, player=player, amount=lies.card.damage - lay.card.damage)


def _lying(looks: Looks, viewer: Viewer) -> dict[str, _Lies]:
    """Return where each card lies, by its ref, with what a viewer sees of it."""
    judge, own = looks["judge"], looks[viewer]
    found: dict[str, _Lies] = {}
    for seat, side in judge.seats.items():
        for name, zone in side.zones.items():
            found |= _in_zone(name, seat, zone, own.seats[seat].zones[name])
    for name, zone in judge.shared.items():
        found |= _in_zone(name, None, zone, own.shared[name])
    return found


def _in_zone(name: str, seat: Seat | None, zone: ZoneView, seen: ZoneView) -> dict[str, _Lies]:
    pairs = zip(zone.cards, seen.cards, strict=True)
    return {str(card.ref): _Lies(Place(name, seat, card.at), card, shown) for card, shown in pairs}


def _end(before: Looks, after: Looks) -> Iterator[Event]:
    """Tell how the game has ended."""
    result = after["judge"].result
    if result is None or before["judge"].result is not None:
        return
    for loser in result.losers:
        yield _event("lose", OTHER[loser], player=loser, why=" ".join(result.why))
