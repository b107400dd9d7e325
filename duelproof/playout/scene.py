"""One moment of a play-out as the invariants see it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property

import msgspec

from duelproof.judge.mentions import encoded, mentioned
from duelproof.judge.views import zones_of
from duelproof.playout.group import Found, Group, Table
from duelproof.port import (
    SEATS,
    SHOWING,
    CardView,
    Decision,
    Engine,
    Event,
    Ref,
    Seat,
    View,
    Viewer,
    ZoneView,
)

_EMPTY = ZoneView()


class Scene:
    """A table at an open decision, or at the end of the game; views are fetched when they are first needed.

    ``before`` is the scene before the last choice, ``since`` the number of the last event up to that one.
    """

    def __init__(self, engine: Engine, table: Table, before: "Scene | None" = None, since: int = 0) -> None:
        self.engine = engine
        self.table = table
        self.position, self.refs, self.zones = table.position, table.refs, table.zones
        self.before = before
        self.since = since
        self.decision: Decision | None = engine.pending("judge")
        self._views: dict[Viewer, View] = {}
        self._encoded: dict[Viewer, bytes] = {}
        self.grouped: dict[Viewer, dict[str, Group]] = {}
        """The groups that `groups` has made for each viewer."""
        self._lay = before.grouped if before is not None else {}
        self._names: dict[Viewer, set[Ref]] = {}
        self._questions: dict[Seat, Decision | None] = {}
        self._events: dict[Seat, list[Event]] = {}
        self.hidden: dict[Seat, frozenset[Ref]] = {}
        """What `hidden_from` has found for each player."""

    def view(self, viewer: Viewer) -> View:
        """Return the table as the viewer sees it."""
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = self.engine.observe(viewer)
        return found

    def encoded(self, viewer: Viewer) -> bytes:
        """Return the table as the viewer sees it, as bytes."""
        found = self._encoded.get(viewer)
        if found is None:
            found = self._encoded[viewer] = encoded(self.view(viewer))
        return found

    def groups(self, viewer: Viewer) -> Mapping[str, Group]:
        """Return what the viewer is shown in zones, by zone (``bob.hand``, or ``square`` if shared).

        Empty zones have no group.
        """
        found = self.grouped.get(viewer)
        if found is None:
            lay = self._lay.get(viewer, {})
            found = self.grouped[viewer] = {
                where: self._group(lay.get(where), where, shown)
                for where, shown in zones_of(self.view(viewer))
                if shown.cards or shown.items
            }
        return found

    def _group(self, lay: Group | None, where: str, shown: ZoneView) -> Group:
        """Return the group that lay there in the scene before, if that is what is shown still."""
        text = encoded(shown)
        return lay if lay is not None and lay.text == text else Group(self.table, where, shown, text)

    def by_zone(self, find: Callable[[Group], Iterable[Found]]) -> Iterator[Found]:
        """Yield what a function finds in the zones of the judge's view, each of which it is asked about once.

        It must go by nothing but the group and the table.
        """
        for group in self.groups("judge").values():
            yield from group.found(find)

    def cards(self, where: str) -> list[CardView]:
        """Return the cards in a zone of the judge's view; none where it does not have that zone."""
        group = self.groups("judge").get(where)
        return group.cards if group is not None else []

    def names(self, viewer: Viewer) -> set[Ref]:
        """Return the refs that stand anywhere in the viewer's view."""
        found = self._names.get(viewer)
        if found is None:
            rest = encoded(_with_empty_zones(self.view(viewer)))
            found = self._names[viewer] = mentioned(rest, self.refs)
            found.update(*(group.found(_named) for group in self.groups(viewer).values()))
        return found

    def asked(self, seat: Seat) -> Decision | None:
        """Return the open decision as a player may know it."""
        if seat not in self._questions:
            self._questions[seat] = self.engine.pending(seat)
        return self._questions[seat]

    def told(self, seat: Seat) -> list[Event]:
        """Return the events since the scene before, as a player may know them."""
        found = self._events.get(seat)
        if found is None:
            found = self._events[seat] = self.engine.events(self.since, seat)
        return found

    @property
    def judge(self) -> View:
        """The whole table."""
        return self.view("judge")

    def count(self, seat: Seat, zone: str) -> int:
        """Return how many cards lie in a player's zone; none where the judge's view does not have it."""
        side = self.judge.seats.get(seat)
        told = side.zones.get(zone) if side is not None else None
        return told.count if told is not None else 0

    def number(self, seat: Seat, name: str) -> int | None:
        """Return a player's number by its name; None where the judge's view does not have it."""
        side = self.judge.seats.get(seat)
        return side.numbers.get(name) if side is not None else None

    @cached_property
    def acting(self) -> bool:
        """Whether a player is asked what to do next, so that nothing else is in progress."""
        return self.decision is not None and self.decision.kind == "act" and self.decision.player in SEATS

    @cached_property
    def stamp(self) -> tuple[bytes, bytes]:
        """The judge's view and the open decision, to see whether anything changed."""
        return self.encoded("judge"), encoded(self.decision)

    @cached_property
    def fresh(self) -> list[Event]:
        """The events since the scene before, as the judge knows them."""
        return self.engine.events(self.since, "judge")

    @cached_property
    def shown(self) -> Mapping[Seat, frozenset[Ref]]:
        """The cards that each player was shown since something began: he may still look at them.

        He may look longer at a card of which an ability is on the stack, or would be but for a battle.
        """
        before = self.before
        found = {seat: set[Ref]() for seat in SEATS}
        if before is not None:
            kept = {seat: set(refs) for seat, refs in before.shown.items()}
            ended = before.acting and not self.judge.shelved
            found = {seat: refs & before.sources if ended else refs for seat, refs in kept.items()}
        for event in self.fresh:
            if event.kind in SHOWING:
                for seat in SEATS:
                    if seat in (*event.to, event.player):
                        found[seat] |= {*event.cards, *([event.card] if event.card else [])}
        return {seat: frozenset(refs) for seat, refs in found.items()}

    @cached_property
    def sources(self) -> frozenset[Ref]:
        """The cards of which something is on the stack or is about to be."""
        return frozenset(item.source for item in (*self.judge.stack, *self.judge.waiting) if item.source)

    @property
    def upto(self) -> int:
        """The number of the last event so far."""
        return self.fresh[-1].seq if self.fresh else self.since

    @cached_property
    def lying(self) -> list[tuple[str, CardView]]:
        """All cards of the judge's view that lie in a zone, each with that place (``bob.hand``)."""
        return [(group.where, card) for group in self.groups("judge").values() for card in group.cards]


def _with_empty_zones(view: View) -> View:
    """Return what a view says besides what is in zones."""
    sides = {
        seat: msgspec.structs.replace(side, zones=dict.fromkeys(side.zones, _EMPTY))
        for seat, side in view.seats.items()
    }
    return msgspec.structs.replace(view, seats=sides, shared=dict.fromkeys(view.shared, _EMPTY))


def _named(group: Group) -> set[Ref]:
    """Find the refs that stand anywhere in what is shown of a zone."""
    return mentioned(group.text, group.table.refs)
