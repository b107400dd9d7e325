"""What the port itself demands of every engine, checked in every view and question.

Of every view that a scenario asks for it is checked, whatever the scenario is about, that

- it shows both players, even if they have nothing;
- a ref means the same physical card throughout: one of the position, with its name and owner;
- a player is shown either the front of a card (ref and name, as the judge sees it there) or nothing of it;
- a card that lies where he may not look (by its book's zones) is not shown to him, unless it was turned up,
  revealed to him, or he is asked about it;
- nothing else in his view, or in a question to the other player, names a card whose front he is not shown.

A question offers each option once.

Events are not checked: they may name a card that he saw when they happened.

It also notes what a scenario needs of the port beyond the basic profile (see `duelproof.judge.claims`).
"""

from collections.abc import Mapping

from duelproof.catalogue.bookfile import Zone
from duelproof.judge.verdicts import Breach
from duelproof.port import (
    SEATS,
    SHOWING,
    Answer,
    CardView,
    Choice,
    Decision,
    Engine,
    Event,
    OpenAnswer,
    Position,
    Ref,
    Seat,
    View,
    Viewer,
    laid,
    lying,
)
from duelproof.wire.forwarding import Forwarding

BASIC_DECISIONS = frozenset({"act", "target", "pay"})
"""The kinds of decision in the basic profile."""


class Watched(Forwarding):
    """Passes every call on to an engine, and raises Breach where an answer contradicts the port itself.

    ``zones`` say who may look where; they are those of the book that is played.
    """

    def __init__(self, engine: Engine, zones: Mapping[str, Zone]) -> None:
        super().__init__(engine)
        self.zones = zones
        self._cards: dict[Ref, tuple[str, Seat]] = {}
        self._names: frozenset[str] = frozenset()
        self._judge: View | None = None
        self._asked: Decision | None = None
        self.needs: set[str] = set()

    def open(self, position: Position) -> OpenAnswer:
        """Set a table, forgetting the one before."""
        self._judge = self._asked = None
        self.needs = set() if position.door == "main" else {f"the {position.door} door"}
        self._cards = {card.ref: (card.name, card.owner or seat) for seat, card in laid(position)}
        self._names = frozenset(name for name, _ in self._cards.values())
        return self.inner.open(position)

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Return the open decision as the viewer may know it; None when the game is over.

        Raises Breach when it offers the same option twice, or tells the player who is not asked about a card
        whose front he is not shown.
        """
        decision = self._asked = self.inner.pending(viewer)
        if decision is not None:
            _check_options(decision)
        if viewer != "judge":
            self.needs.add("players' views")
        if viewer != "judge" and decision is not None and decision.player != viewer:
            hidden = _hidden(self._as_judge(), self.inner.observe(viewer))
            for ref in sorted(_asked_of(decision) & hidden.keys()):
                raise _leak(viewer, ref, f"in the question to {decision.player}", hidden[ref])
        return decision

    def submit(self, choice: Choice) -> Answer:
        """Make a choice."""
        self._judge = None
        if self._asked is not None and self._asked.kind not in BASIC_DECISIONS and not choice.concede:
            self.needs.add(f"{self._asked.kind} decisions")
        return self.inner.submit(choice)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return what has happened."""
        self.needs.add("events")
        return self.inner.events(since, viewer)

    def observe(self, viewer: Viewer = "judge") -> View:
        """Return the table as the viewer may see it.

        Raises Breach for a ref that is not what it was, and for what the viewer may not see.
        """
        if viewer == "judge":
            return self._as_judge()
        self.needs.add("players' views")
        view = self.inner.observe(viewer)
        _check_seats(view)
        self._check_player(viewer, view, self._as_judge())
        return view

    def _as_judge(self) -> View:
        """Return the judge's view of the table; it is asked for once between two choices."""
        if self._judge is None:
            view = self.inner.observe("judge")
            _check_seats(view)
            self._check_refs(view)
            self._judge = view
        return self._judge

    def _check_refs(self, view: View) -> None:
        for where, card in lying(view):
            if card.ref is not None:
                self._check_ref(where, card, card.ref)

    def _check_ref(self, where: str, card: CardView, ref: Ref) -> None:
        if ref not in self._cards:
            raise Breach(
                f"a ref names one card of the position for the whole game; {ref} in {where} names none",
                expected="a ref of the position",
                seen=ref,
            )
        name, owner = self._cards[ref]
        if card.name != name and card.name in self._names:
            raise Breach(
                f"a ref names the same card for the whole game; {ref} has become another",
                expected=name,
                seen=card.name,
            )
        if card.owner is not None and card.owner != owner:
            raise Breach(
                f"a ref names the same card for the whole game; {ref} has another owner",
                expected=owner,
                seen=card.owner,
            )

    def _check_player(self, viewer: Seat, view: View, judge: View) -> None:
        true = {(where, card.handle): card for where, card in lying(judge)}
        for where, card in lying(view):
            told = true.get((where, card.handle))
            if card.ref is None:
                if card.name is not None or card.traits is not None or card.linked_to:
                    raise _leak(viewer, card.name or card.handle, f"in {where}, without its ref", where)
                continue
            if told is None or (told.ref, told.name) != (card.ref, card.name):
                raise Breach(
                    f"{viewer} and the judge see the same cards; {card.handle} is another to each",
                    expected=[told.ref, told.name] if told else None,
                    seen=[card.ref, card.name],
                )
            if self._private(where, told, viewer) and not self._was_shown(card.ref, viewer):
                raise _leak(viewer, card.ref, f"as {card.name}", where)
        hidden = _hidden(judge, view)
        for ref in sorted(_named_in(view) & hidden.keys()):
            raise _leak(viewer, ref, "somewhere in the view", hidden[ref])

    def _private(self, where: str, card: CardView, viewer: Seat) -> bool:
        """Tell whether a card lies where a player may not look, as the judge sees it."""
        seat, dot, name = where.partition(".")
        zone = self.zones.get(name)
        if not dot or zone is None or card.face == "up" or card.pending:
            return False
        return zone.seen_by == "none" or (zone.seen_by == "owner" and seat != viewer)

    def _was_shown(self, ref: Ref, viewer: Seat) -> bool:
        """Tell whether a player was shown a card where it lies, or is being asked about it."""
        asked = self.inner.pending(viewer)
        if asked is not None and asked.player == viewer and ref in _asked_of(asked):
            return True
        return any(
            event.kind in SHOWING
            and (ref == event.card or ref in event.cards)
            and viewer in (*event.to, event.player)
            for event in self.inner.events(0, "judge")
        )


def _check_seats(view: View) -> None:
    missing = [seat for seat in SEATS if seat not in view.seats]
    if missing:
        raise Breach(
            f"a view tells of both players; that of {view.viewer} says nothing of {' and '.join(missing)}",
            expected=list(SEATS),
            seen=list(view.seats),
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


def _leak(viewer: Seat, what: str, how: str, where: str) -> Breach:
    return Breach(
        f"{viewer} is told of {what} {how}: it lies in {where}, where {viewer} may not see it",
        expected="nothing of a hidden card but where it lies",
        seen=what,
    )


def _hidden(judge: View, view: View) -> dict[Ref, str]:
    """Return the cards whose fronts a player is not shown, and where they lie, except cards on their way."""
    shown = {card.ref for _, card in lying(view)}
    return {
        card.ref: where
        for where, card in lying(judge)
        if card.ref is not None and card.ref not in shown and not card.pending
    }


def _named_in(view: View) -> set[str]:
    """Return what a view names outside its zones, without slots, because a ref may look like a slot."""
    said: set[str | None] = set()
    for item in (*view.stack, *view.waiting, *(item for items in view.shelved for item in items)):
        said |= {item.source, item.card, *item.targets, *item.linked, *(name for name, _ in item.amounts)}
    for permanent in view.permanents:
        said |= set(permanent.cards)
    for fight in view.fights:
        said |= {fight.attacker, fight.attacked, fight.blocker, *fight.in_it}
    for _, card in lying(view):
        said |= set(card.linked_to)
    return {name for name in said if name is not None}


def _asked_of(decision: Decision) -> set[str]:
    """Return what a decision names."""
    said = {decision.about}
    for option in decision.options:
        said |= {option.card, option.object, option.target}
    return {name for name in said if name is not None}
