"""The table of a scenario: the Givens build it, the Whens play on it, the Thens read it.

The Givens collect a position; the first play or the first look opens it. Everything goes through the port:
nothing here knows which engine answers.
"""

import difflib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from duelproof.judge.trace import Trace
from duelproof.judge.verdicts import Inconclusive, Violation, plain
from duelproof.port import (
    OTHER,
    SEATS,
    Accepted,
    Answer,
    CardIn,
    CardSpec,
    CardView,
    Choice,
    Decision,
    Engine,
    Event,
    NotOpened,
    Permanent,
    Place,
    Position,
    Seat,
    SeatPosition,
    Seeded,
    View,
    Viewer,
)
from steps.common.forced import only_answer
from steps.common.words import CardName, Words

MOST_FORCED = 400
"""After how many questions with one answer the table is looked at all the same."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A game as scenarios set it up.

    Args:
        game, revision: their names on the port.
        words: the game's own words.
        filler: the name of a card without abilities, for cards that do not matter.
        complete: adds what every game needs and the scenario leaves out (decks, rulers), just before the
            table is opened.
        until: the game's own phrases after "everyone passes until", with their tests.
        at_will: the phases in which the active player begins things at will, until she passes.
    """

    game: str
    revision: str
    words: Words
    filler: str
    complete: Callable[["Table"], None]
    until: dict[str, Callable[[View], bool]] = field(default_factory=dict)
    at_will: tuple[str, ...] = ("main",)


@dataclass(slots=True)
class Attempt:
    """The outcome of a "tries to": whether and how the engine refused it, and the views before and after."""

    refused: bool
    code: str
    rules: tuple[str, ...]
    before: View
    after: View


@dataclass(slots=True)
class Table:
    """One scenario's table."""

    setting: Setting
    engine: Engine
    cards: dict[str, CardSpec]
    trace: Trace
    position: Position = field(init=False)
    opened: bool = False
    answer: Any = None
    attempt: Attempt | None = None
    refs: int = 0
    filled: set[tuple[Seat, str]] = field(default_factory=set)
    preamble: list[Callable[["Table"], None]] = field(default_factory=list)
    memory: dict[str, Any] = field(default_factory=dict)
    _seen: View | None = None
    _asked: Decision | None = None
    _has_asked: bool = False
    _is_settled: bool = False

    def __post_init__(self) -> None:
        self.position = Position(
            game=self.setting.game,
            revision=self.setting.revision,
            door="main",
            seats={seat: SeatPosition(zones={}) for seat in SEATS},
            chance=Seeded(seed=1),
            turn=3,
        )

    # --- building -------------------------------------------------------------------------------------

    def at(self, door: str, active: Seat, turn: int | None = None) -> None:
        """Set the door, the active player and, if given, the number of the turn at which the table opens."""
        self._only_before_opening()
        self.position.door = door  # type: ignore[assignment]
        self.position.active = active
        if turn is not None:
            self.position.turn = turn
        self.position.first = active if self.position.turn % 2 else OTHER[active]

    def put(self, seat: Seat, zone: str, name: str, *, top: bool = False, **state: Any) -> CardIn:
        """Lay a card in a zone of the position, below the cards that lie there or on top of them.

        Args:
            state: fields of `duelproof.port.CardIn` (at, turned, face, damage, owner, ...).

        Raises:
            LookupError: the game's cards have none of that name.
        """
        self._only_before_opening()
        card = self.new_card(name, **state)
        lying = self.position.seats[seat].zones.setdefault(zone, [])
        lying.insert(0 if top else len(lying), card)
        return card

    def new_card(self, name: str, **state: Any) -> CardIn:
        """Make a card for the position, with a new ref, without laying it anywhere."""
        spec = self.cards.get(name)
        if spec is None:
            near = ", ".join(difflib.get_close_matches(name, self.cards, 3, 0.3)) or "none"
            raise LookupError(f"features/.../cards has no card {name!r}; the nearest names: {near}")
        self.refs += 1
        self.position.cards[name] = spec
        return CardIn(ref=f"c{self.refs}", name=name, **state)

    def laid(self, seat: Seat, zone: str) -> list[CardIn]:
        """Return the cards laid in a zone so far."""
        return self.position.seats[seat].zones.setdefault(zone, [])

    def open(self) -> None:
        """Open the position, once, and play up to where the Givens end.

        Raises:
            Inconclusive: the engine does not open this position.
        """
        if self.opened:
            return
        self.try_to_open()
        if isinstance(self.answer, NotOpened):
            raise self._unset(self.answer)
        for played in self.preamble:
            played(self)
        self.trace.before = self.view()

    def try_to_open(self) -> None:
        """Open the position and keep the engine's answer, which may be that a deck is illegal.

        Raises:
            Inconclusive: the engine does not support this position, and so says nothing of its decks.
        """
        self.setting.complete(self)
        self.opened = True
        self._forget()
        self.answer = self.engine.open(self.position)
        self.trace.set = not isinstance(self.answer, NotOpened)
        if isinstance(self.answer, NotOpened) and self.answer.code in ("unsupported", "unknown-card"):
            raise self._unset(self.answer)

    def _unset(self, answer: NotOpened) -> Inconclusive:
        """Return the exception for a position that the engine does not open."""
        return Inconclusive(f"the table could not be set: {answer.code}: {answer.reason}")

    def _only_before_opening(self) -> None:
        """Raise RuntimeError if the table is open already."""
        if self.opened:
            raise RuntimeError("the table is already open; move this Given before the first play or look")

    # --- playing --------------------------------------------------------------------------------------

    def submit(self, choice: Choice) -> Answer:
        """Submit a choice and note it in the trace."""
        self._forget()
        answer = self.engine.submit(choice)
        self.trace.choices.append({"choice": plain(choice), "answer": plain(answer)})
        return answer

    def _forget(self) -> None:
        """Forget what the table looked like and what was asked, as the next choice changes both."""
        self._seen = self._asked = None
        self._has_asked = self._is_settled = False

    def choose(
        self, choice: Choice, what: str = "an offered choice is accepted", expected: object = "accepted"
    ) -> None:
        """Make a choice that the rules allow, as ``what`` says; ``expected`` tells it in a verdict.

        Raises:
            Violation: the engine refuses it or takes it back.
        """
        answer = self.submit(choice)
        if not isinstance(answer, Accepted) or answer.rewound:
            raise Violation(what, expected=expected, seen=answer)

    def settle(self) -> None:
        """Answer questions with one answer, so that an engine that asks them looks like one that does not."""
        if self._is_settled:
            return
        for _ in range(MOST_FORCED):
            decision = self.pending()
            only = only_answer(decision) if decision is not None else None
            if decision is None or only is None or self._is_at_will(decision):
                self._is_settled = True
                return
            self.choose(only)

    def _is_at_will(self, decision: Decision) -> bool:
        """Return whether a player is asked what she begins next, which she is even if she can only end it."""
        if decision.kind != "act":
            return False
        if any(option.verb != "pass" for option in decision.options):
            return True
        view = self._as_judge()
        begins = decision.player == view.active and not view.stack and not view.fights
        return begins and view.phase in self.setting.at_will

    # --- reading --------------------------------------------------------------------------------------

    def pending(self) -> Decision | None:
        """Return the open decision as the judge sees it, which stays the same until the next choice."""
        if not self._has_asked:
            self._asked, self._has_asked = self.engine.pending(), True
        return self._asked

    def view(self, viewer: Viewer = "judge") -> View:
        """Return the table as a viewer sees it now, with no question open that has one answer."""
        self.open()
        self.settle()
        if viewer != "judge":
            return self.engine.observe(viewer)
        view = self.trace.after = self._as_judge()
        return view

    def _as_judge(self) -> View:
        """Return the table as the judge sees it, which stays the same until the next choice."""
        if self._seen is None:
            self._seen = self.engine.observe("judge")
        return self._seen

    def events(self, viewer: Viewer = "judge") -> list[Event]:
        """Return what happened since the table was opened."""
        self.open()
        self.settle()
        found = self.engine.events(0, viewer)
        self.trace.events = list(found)
        return found

    def find_all(self, card: CardName, view: View | None = None) -> list[CardView]:
        """Return all cards of a name (and an owner) in the judge's view, in the order of their refs."""
        view = view or self.view()
        found = [
            seen
            for seen in all_cards(view)
            if seen.name == card.name and (card.owner is None or seen.owner == card.owner)
        ]
        return sorted(
            found, key=lambda seen: int((seen.ref or "c0")[1:]) if (seen.ref or "")[1:].isdigit() else 0
        )

    def find(self, card: CardName, view: View | None = None) -> CardView:
        """Return the one card that a scenario names.

        Raises:
            Violation: there is no such card on the table.
            LookupError: there are several, and the scenario does not say which.
        """
        found = self.find_all(card, view)
        if card.index is not None:
            found = found[card.index : card.index + 1]
        if not found:
            raise Violation(
                f"{card} is on the table", expected=str(card), seen=card_names_of(view or self.view())
            )
        if len(found) > 1:
            raise LookupError(f"there are {len(found)} cards {card}; write whose, or the first or second")
        return found[0]

    def ref(self, card: CardName) -> str:
        """Return the ref of the one card that a scenario names, or of the card that lies for it.

        What is made up of linked cards is pointed at by its first card.
        """
        found = self.find(card)
        if found.ref is None:
            raise Violation("the judge sees every card's ref", expected="a ref", seen=None)
        return self.whole(found.ref).cards[0] if found.role == "part" else found.ref

    def whole(self, ref: str) -> Permanent:
        """Return what a card is a part of.

        Raises:
            Violation: nothing is made up of it.
        """
        view = self.view()
        for each in view.permanents:
            if ref in each.cards:
                return each
        raise Violation("each linked card is part of something", expected=ref, seen=view.permanents)

    def zone(
        self, seat: Seat, zone: str, slot: str | None = None, viewer: Viewer = "judge"
    ) -> list[CardView]:
        """Return the cards that a viewer sees in a zone (or in one slot of it)."""
        view = self.view(viewer)
        zones = view.seats[seat].zones
        there = zones.get(zone) or view.shared.get(zone)
        if there is None:
            return []
        return [card for card in there.cards if slot is None or card.at == slot]

    def place(self, seat: Seat, words: str) -> Place:
        """Return a player's place in words, as the port writes it."""
        zone, slot = self.setting.words.place(words, seat)
        return Place(zone, seat, slot)


def all_cards(view: View) -> list[CardView]:
    """Return every card of a view."""
    zones = [zone for seat in SEATS for zone in view.seats[seat].zones.values()] + list(view.shared.values())
    return [card for zone in zones for card in zone.cards]


def card_names_of(view: View) -> list[str]:
    """Return the name and handle of every card outside the decks, for messages."""
    return [
        f"{card.name}: {card.handle}"
        for card in all_cards(view)
        if card.name and not card.handle.count(".deck#")
    ]
