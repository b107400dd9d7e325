"""What the port itself demands of every engine, checked in what a scenario asks for and once at its end.

Of every view it is checked, whatever the scenario is about, that

- it shows both players, even if they have nothing;
- a ref means the same physical card throughout, one of the position, with its name and owner, in one place;
- handles are made as the port says, and counts are those of the cards;
- a player is shown the front of a card as the judge sees it, or nothing of it but its back;
- a card that lies where he may not look (by its book's zones) is not shown to him, unless it was turned up,
  revealed to him, or he is asked about it;
- nothing else in his view, in a question or in an event names a card that he may not know, in any string.

A question offers each option once. An event may name what a player could know when it happened.

Numbers, and the order of things, can tell of hidden cards without naming any: that is for the play-outs
(`duelproof.playout.alike`).

It also notes what a scenario needs beyond the profiles (see `duelproof.judge.claims`).
"""

from collections.abc import Collection, Mapping

from duelproof.catalogue.bookfile import Zone
from duelproof.judge.knowledge import NEVER, Knowledge, asked_of, is_private, without_source
from duelproof.judge.mentions import encoded, mentioned, names_in
from duelproof.judge.needing import ABILITIES, has_abilities
from duelproof.judge.verdicts import Breach
from duelproof.judge.views import Truth, check_flow, check_seats, check_zones, checked, hidden_from, told_of
from duelproof.port import (
    SEATS,
    SHOWING,
    Answer,
    Choice,
    Decision,
    Engine,
    Event,
    NotOpened,
    OpenAnswer,
    Position,
    Ref,
    Seat,
    View,
    Viewer,
    laid,
)
from duelproof.wire.forwarding import Forwarding

BASIC_DECISIONS = frozenset({"act", "target", "pay"})
"""The kinds of decision in the basic profile."""

VIEWS, EVENTS = "port/views", "port/events"
"""The parts of the port that tell players something, as an engine claims them."""


class Watched(Forwarding):
    """Passes every call on to an engine, and raises Breach where an answer contradicts the port itself.

    ``zones`` say who may look where; they are those of the book that is played.
    """

    def __init__(self, engine: Engine, zones: Mapping[str, Zone]) -> None:
        super().__init__(engine)
        self.zones = zones
        self._cards: dict[Ref, tuple[str, Seat]] = {}
        self._knowledge: Knowledge | None = None
        self._truth: Truth | None = None
        self._asked: Decision | None = None
        self.needs: set[str] = set()

    def forget(self) -> None:
        """Forget the table, which says nothing about the next scenario."""
        self._truth = self._asked = self._knowledge = None
        self.needs = set()

    def open(self, position: Position) -> OpenAnswer:
        """Set a table, forgetting the one before."""
        self.forget()
        if position.door != "main":
            self.needs.add(f"the {position.door} door")
        self._cards = {card.ref: (card.name, card.owner or seat) for seat, card in laid(position)}
        if has_abilities(position, {name for name, _ in self._cards.values()}):
            self.needs.add(ABILITIES)
        answer = self.inner.open(position)
        if not isinstance(answer, NotOpened):
            self._knowledge = Knowledge(position, self.zones)
        return answer

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Return the open decision as the viewer may know it; None when the game is over.

        Raises Breach when it offers the same option twice, or names a card that a player may not know.
        """
        decision = self._asked = self.inner.pending(viewer)
        if decision is not None:
            _check_options(decision)
        if decision is not None and self._knowledge is not None:
            self._knowledge.ask(decision)
        if viewer != "judge":
            self.needs.add("players' views")
            if decision is not None:
                self._check_question(viewer, decision, self._hidden(self.inner.observe(viewer)))
        return decision

    def submit(self, choice: Choice) -> Answer:
        """Make a choice."""
        self._truth = None
        if self._asked is not None and self._asked.kind not in BASIC_DECISIONS and not choice.concede:
            self.needs.add(f"{self._asked.kind} decisions")
        if self._knowledge is not None:
            self._knowledge.say(choice)
        return self.inner.submit(choice)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return what has happened. Raises Breach for one that names what the viewer could not know then."""
        self.needs.add("events")
        events = self.inner.events(since, viewer)
        if viewer != "judge":
            self._check_events(viewer, events)
        return events

    def observe(self, viewer: Viewer = "judge") -> View:
        """Return the table as the viewer may see it.

        Raises Breach for what is not true of a card, and for what the viewer may not see.
        """
        if viewer == "judge":
            return self._as_judge().view
        self.needs.add("players' views")
        view = self.inner.observe(viewer)
        self._check_view(viewer, view)
        return view

    def look_behind(self, parts: Collection[str]) -> None:
        """Check what both players are told now, as far as the engine claims these parts of the port.

        Raises Breach as the calls do.
        """
        if self._knowledge is None:
            return
        asked = self.inner.pending("judge")
        for seat in SEATS:
            if VIEWS in parts:
                hidden = self._check_view(seat, self.inner.observe(seat))
                decision = self.inner.pending(seat) if asked is not None else None
                if decision is not None:
                    self._check_question(seat, decision, hidden)
            if EVENTS in parts and self._knowledge.position.events:
                self._check_events(seat, self.inner.events(0, seat))

    def _as_judge(self) -> Truth:
        """Return the judge's view of the table; it is asked for once between two choices."""
        if self._truth is None:
            self._truth = checked(self.inner.observe("judge"), self._cards)
            if self._knowledge is not None:
                self._knowledge.see(self._truth.view)
        return self._truth

    def _hidden(self, view: View) -> dict[Ref, str]:
        """Return the cards whose fronts a player's view does not show, and where they lie."""
        return hidden_from(self._as_judge().view, view)

    def _check_view(self, viewer: Seat, view: View) -> dict[Ref, str]:
        """Check what a player is told of the table, and return what he is not shown, and where it lies."""
        check_seats(view)
        truth = self._as_judge()
        check_flow(viewer, view, truth.view)
        for where, card in check_zones(viewer, view, truth):
            if is_private(self.zones, where, card, viewer) and not self._was_shown(card.ref, viewer):
                raise told_of(viewer, card.ref or card.handle, f"as {card.name}", where)
        hidden = self._hidden(view)
        self._check_text(viewer, view, hidden, "somewhere in the view")
        return hidden

    def _check_question(self, viewer: Seat, decision: Decision, hidden: dict[Ref, str]) -> None:
        """Check what a player is told of the open question, ``hidden`` being what he does not see."""
        if viewer in decision.secret_to and decision.options:
            raise Breach(
                f"{viewer} is told options of {decision.player} ({decision.kind}) that are secret to him",
                expected=[],
                seen=decision.options,
            )
        if decision.player == viewer:  # he may be asked about hidden cards
            hidden = {ref: where for ref, where in hidden.items() if ref not in asked_of(decision)}
        self._check_text(viewer, decision, hidden, f"in the question to {decision.player}")

    def _check_text(self, viewer: Seat, message: View | Decision, hidden: dict[Ref, str], how: str) -> None:
        """Check that no string of a message names a hidden card."""
        text = encoded(message)
        knowledge = self._knowledge
        if knowledge is None:
            return
        for ref in sorted(hidden.keys() & mentioned(text, knowledge.refs)):
            raise told_of(viewer, ref, how, hidden[ref])
        if not (named := names_in(text, knowledge.names_of(hidden), ())):
            return
        since = knowledge.since(viewer, self._events_so_far())
        known = {name for name, seq in knowledge.names_since(since).items() if seq < NEVER}
        for name in sorted(names_in(text, named - known, known)):
            if not knowledge.is_public_word(name, since):
                ref = next(ref for ref in hidden if name in knowledge.names[ref])
                raise told_of(viewer, name, how, hidden[ref])

    def _check_events(self, viewer: Seat, events: list[Event]) -> None:
        """Check that events name only what a player could know when they happened."""
        knowledge = self._knowledge
        if knowledge is None:
            return
        since = knowledge.since(viewer, self._events_so_far())
        names = knowledge.names_since(since)
        late = {ref for ref, seq in since.items() if seq > 0}
        unknown = {name for name, seq in names.items() if seq > 0}
        text = encoded(events)
        late, unknown = late & mentioned(text, knowledge.refs), names_in(text, unknown, ())
        if not late and not unknown:
            return
        for event in events:
            early = {ref for ref in late if since[ref] > event.seq}
            unheard = {name for name in unknown if names[name] > event.seq}
            if not early and not unheard:
                continue
            told = encoded(without_source(event))
            for ref in sorted(early & mentioned(told, knowledge.refs)):
                raise _told_early(viewer, event, ref)
            known = [name for name, seq in names.items() if seq <= event.seq]
            for name in sorted(names_in(told, unheard, known)):
                if not knowledge.is_public_word(name, since):
                    raise _told_early(viewer, event, name)

    def _events_so_far(self) -> list[Event]:
        """Return what the judge is told to have happened; nothing where no events were asked for."""
        wanted = self._knowledge is not None and self._knowledge.position.events
        return self.inner.events(0, "judge") if wanted else []

    def _was_shown(self, ref: Ref | None, viewer: Seat) -> bool:
        """Tell whether a player was shown a card where it lies, or is being asked about it."""
        asked = self.inner.pending(viewer)
        if asked is not None and asked.player == viewer and ref in asked_of(asked):
            return True
        return any(
            event.kind in SHOWING
            and (ref == event.card or ref in event.cards)
            and viewer in (*event.to, event.player)
            for event in self.inner.events(0, "judge")
        )


def _told_early(viewer: Seat, event: Event, what: str) -> Breach:
    return Breach(
        f"{viewer} is told of {what} in event {event.seq} ({event.kind}), when {viewer} could not know it",
        expected="nothing of a hidden card but where it lies",
        seen=what,
    )


def _check_options(decision: Decision) -> None:
    """Check that each option is offered once: a player could not say which of two equal ones he means."""
    if decision.repeated is not None:
        asked = f"{decision.player} ({decision.kind})"
        raise Breach(
            f"a question offers each option once; one to {asked} offers one twice",
            expected="each option once",
            seen=decision.repeated,
        )
