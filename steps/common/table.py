"""The table of a scenario: built by its Givens, played by its Whens, read by its Thens.

A position is collected first and opened when something needs it: the first play or the first look.
Everything goes through the port; nothing here knows what engine answers.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from duelproof.judge.trace import Trace
from duelproof.judge.verdicts import Inconclusive, Violation
from duelproof.port import (
    OTHER,
    SEATS,
    CardIn,
    CardSpec,
    CardView,
    Engine,
    Event,
    NotOpened,
    Position,
    Seat,
    SeatPosition,
    Seeded,
    View,
    Viewer,
)
from steps.common.words import CardName, Words


@dataclass(frozen=True, slots=True)
class Setting:
    """A game as scenarios set it up.

    Args:
        game, revision: the names on the port.
        words: the game's own words.
        filler: the name of a card that says nothing, for decks and hands of "some cards".
        complete: called just before the table is opened, to add what every game needs and the scenario did
            not mention (decks, rulers).
        until: the game's own phrases for "everyone passes until ...".
    """

    game: str
    revision: str
    words: Words
    filler: str
    complete: Callable[["Table"], None]
    until: dict[str, Callable[[View], bool]] = field(default_factory=dict)


@dataclass(slots=True)
class Attempt:
    """What became of a "tries to": whether it was refused or rewound, how, and the table around it."""

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
        """Say at which door, in whose turn and (if it matters) in which turn of the game the table stands."""
        self._only_before_opening()
        self.position.door = door  # type: ignore[assignment]
        self.position.active = active
        if turn is not None:
            self.position.turn = turn
        self.position.first = active if self.position.turn % 2 else OTHER[active]

    def put(self, seat: Seat, zone: str, name: str, *, top: bool = False, **state: Any) -> CardIn:
        """Lay a card in a zone of the position (in ordered zones below those laid before, or on top).

        Args:
            state: fields of `duelproof.port.CardIn` (at, turned, face, damage, owner, ...).

        Raises:
            LookupError: no card of that name is in the game's set.
        """
        self._only_before_opening()
        card = self.new_card(name, **state)
        lying = self.position.seats[seat].zones.setdefault(zone, [])
        lying.insert(0 if top else len(lying), card)
        return card

    def new_card(self, name: str, **state: Any) -> CardIn:
        """A card for the position, with a ref of its own, not yet laid anywhere."""
        spec = self.cards.get(name)
        if spec is None:
            raise LookupError(
                f"no card {name!r} in features/.../cards; nearest: {_nearest(name, self.cards)}"
            )
        self.refs += 1
        self.position.cards[name] = spec
        return CardIn(ref=f"c{self.refs}", name=name, **state)

    def laid(self, seat: Seat, zone: str) -> list[CardIn]:
        """The cards laid in a zone so far."""
        return self.position.seats[seat].zones.setdefault(zone, [])

    def open(self) -> None:
        """Open the position, once, and play what the Givens said must have been played.

        Raises:
            Inconclusive: the engine cannot set this table.
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
        """Open the position and keep the engine's answer, be it that a deck is illegal.

        Raises:
            Inconclusive: the engine does not play this table, and so says nothing about its decks.
        """
        self.setting.complete(self)
        self.opened = True
        self.answer = self.engine.open(self.position)
        self.trace.set = not isinstance(self.answer, NotOpened)
        if isinstance(self.answer, NotOpened) and self.answer.code in ("unsupported", "unknown-card"):
            raise self._unset(self.answer)

    def _unset(self, answer: NotOpened) -> Inconclusive:
        return Inconclusive(f"the table could not be set: {answer.code}: {answer.reason}")

    def _only_before_opening(self) -> None:
        if self.opened:
            raise RuntimeError("a Given that lays cards must stand before the first play")

    # --- reading --------------------------------------------------------------------------------------

    def view(self, viewer: Viewer = "judge") -> View:
        """The table as somebody sees it now."""
        self.open()
        view = self.engine.observe(viewer)
        if viewer == "judge":
            self.trace.after = view
        return view

    def events(self, viewer: Viewer = "judge") -> list[Event]:
        """What happened since the table was opened."""
        self.open()
        found = self.engine.events(0, viewer)
        self.trace.events = list(found)
        return found

    def find_all(self, card: CardName, view: View | None = None) -> list[CardView]:
        """All cards of a name (of an owner), in the judge's view, in the order of their refs."""
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
        """The one card that a scenario points at.

        Raises:
            Violation: there is none on the table any more.
            LookupError: there are several and the scenario does not say which.
        """
        found = self.find_all(card, view)
        if card.index is not None:
            found = found[card.index : card.index + 1]
        if not found:
            raise Violation(
                f"{card} is on the table", expected=str(card), seen=card_names_of(view or self.view())
            )
        if len(found) > 1:
            raise LookupError(f"{len(found)} cards are {card}: say whose, or the first or second")
        return found[0]

    def ref(self, card: CardName) -> str:
        """The ref of the card that a scenario points at."""
        ref = self.find(card).ref
        if ref is None:
            raise Violation("the judge sees every card's ref", expected="a ref", seen=None)
        return ref

    def zone(
        self, seat: Seat, zone: str, slot: str | None = None, viewer: Viewer = "judge"
    ) -> list[CardView]:
        """The cards a viewer sees in a zone (or in one slot of it)."""
        view = self.view(viewer)
        zones = view.seats[seat].zones
        there = zones.get(zone) or view.shared.get(zone)
        if there is None:
            return []
        return [card for card in there.cards if slot is None or card.at == slot]


def all_cards(view: View) -> list[CardView]:
    """Every card of a view, wherever it is."""
    zones = [zone for seat in SEATS for zone in view.seats[seat].zones.values()] + list(view.shared.values())
    return [card for zone in zones for card in zone.cards]


def card_names_of(view: View) -> list[str]:
    """Where every named card is, for messages."""
    return [
        f"{card.name}: {card.handle}"
        for card in all_cards(view)
        if card.name and not card.handle.count(".deck#")
    ]


def plain(value: Any) -> Any:
    """A message as plain data, for reports."""
    return msgspec.to_builtins(value)


def _nearest(name: str, cards: dict[str, CardSpec]) -> str:
    import difflib

    return ", ".join(difflib.get_close_matches(name, cards, 3, 0.3)) or "none"
