"""The decoy: an engine whose table is turned round behind the scenario's back.

What goes in and comes out is translated: the seats are swapped (and with them the squares of a board turned
by half a circle), cards and whatever the engine names itself have other ids, the count of decisions
begins elsewhere, and a card that matters to nobody lies in a place that nobody looks at. A verdict that
rests on the rules does not move.
"""

import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from duelproof.catalogue.games import Game
from duelproof.port import (
    OTHER,
    Answer,
    CardIn,
    CardSpec,
    Choice,
    Decision,
    Description,
    Engine,
    Event,
    OpenAnswer,
    Position,
    View,
    Viewer,
)
from duelproof.port.reading import convert

STRANGER = "Passing Stranger"
"""The name of the card that matters to nobody."""

IDS = frozenset(
    {
        "ref", "card", "cards", "source", "linked_to", "target", "targets", "about", "attacker", "attacked",
        "blocker", "in_it", "linked", "oid", "object", "item", "permanent", "amounts",
    }
)  # fmt: skip
"""The fields that hold what is renamed."""

SQUARES = frozenset({"at", "slot"})
SEAT = re.compile(r"(alice|bob)(?=$|[.#])")
OID = re.compile(r"[a-z_]+-\d+")
FIRST_DECISION = 7000

T = TypeVar("T")


class DecoyEngine:
    """An engine behind the looking-glass, for one game."""

    def __init__(self, engine: Engine, game: Game) -> None:
        self._engine = engine
        self._neutral = game.book.neutral_zone
        self._board = game.book.board
        self._refs: dict[str, str] = {}
        self._back: dict[str, str] = {}

    def describe(self) -> Description:
        """As the engine behind it."""
        return self._engine.describe()

    def open(self, position: Position) -> OpenAnswer:
        """Set the table turned round, with one card more."""
        known = _refs_of(position)
        self._refs = {ref: f"x{len(known) - index}" for index, ref in enumerate(known)}
        self._back = {new: ref for ref, new in self._refs.items()}
        turned = self._in(position, Position)
        _add_stranger(turned, position, self._neutral)
        return self._engine.open(turned)

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """The open decision."""
        decision = self._engine.pending(self._seat(viewer))
        if decision is None:
            return None
        shown = self._out(decision, Decision)
        shown.id += FIRST_DECISION
        return shown

    def submit(self, choice: Choice) -> Answer:
        """Make a choice."""
        turned = self._in(choice, Choice)
        turned.decision -= FIRST_DECISION
        return self._engine.submit(turned)

    def observe(self, viewer: Viewer = "judge") -> View:
        """The table."""
        return self._out(self._engine.observe(self._seat(viewer)), View)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """What happened."""
        return [self._out(event, Event) for event in self._engine.events(since, self._seat(viewer))]

    def _seat(self, viewer: Viewer) -> Viewer:
        return viewer if viewer == "judge" else OTHER[viewer]

    def _in(self, message: T, kind: type[T]) -> T:
        def renamed(text: str) -> str:
            if text.startswith("thing:"):
                return text.removeprefix("thing:")
            return self._refs.get(text, text)

        return self._translated(message, kind, renamed)

    def _out(self, message: T, kind: type[T]) -> T:
        def renamed(text: str) -> str:
            return f"thing:{text}" if OID.fullmatch(text) else self._back.get(text, text)

        return self._translated(message, kind, renamed)

    def _translated(self, message: T, kind: type[T], renamed: Callable[[str], str]) -> T:
        data = msgspec.to_builtins(message)
        if isinstance(message, Position):  # what is the default is not written, and must be turned too
            data |= {"active": message.active, "first": message.first}
        return convert(self._walk(data, "", renamed), kind)

    def _walk(self, value: Any, key: str, renamed: Callable[[str], str]) -> Any:
        if isinstance(value, dict):
            if key == "cards" and "" not in value and all(isinstance(each, dict) for each in value.values()):
                return value  # the definitions of cards are the same for both players
            found = {SEAT.sub(_other, name): self._walk(each, name, renamed) for name, each in value.items()}
            return {name: found[name] for name in sorted(found)} if set(found) <= set(OTHER) else found
        if isinstance(value, list | tuple):
            return [self._walk(each, key, renamed) for each in value]
        return self._word(value, key, renamed) if isinstance(value, str) else value

    def _word(self, text: str, key: str, renamed: Callable[[str], str]) -> str:
        if key in SQUARES:
            return self._board.turned(text) if self._board else text
        if key in IDS and "#" not in text:
            text = renamed(text)
        if SEAT.match(text):
            text = SEAT.sub(_other, text, count=1)
        if "#" in text and self._board:
            place, _, number = text.partition("#")
            text = f"{place}#{self._board.turned(number)}"
        return text


def _other(match: re.Match[str]) -> str:
    return OTHER["alice" if match[1] == "alice" else "bob"]


def _refs_of(position: Position) -> list[str]:
    found: list[str] = []

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            if isinstance(ref := value.get("ref"), str):
                found.append(ref)
            for each in value.values():
                walk(each)
        elif isinstance(value, list):
            for each in value:
                walk(each)

    walk(msgspec.to_builtins(position.seats))
    return found


def _add_stranger(turned: Position, position: Position, zone: str) -> None:
    """Lay the card that matters to nobody in a zone of the second player.

    That is done where the door gives zones, the book has such a zone, and somebody gave a plain card.
    """
    plain = _plain_card(position)
    if position.door == "setup" or not zone or plain is None:
        return
    face = plain.faces[0]
    traits = msgspec.structs.replace(face.traits, name=STRANGER)
    turned.cards[STRANGER] = CardSpec(
        name=STRANGER, game=plain.game, faces=[msgspec.structs.replace(face, traits=traits)]
    )
    lying = turned.seats[OTHER[turned.active]].zones.setdefault(zone, [])
    lying.append(CardIn(ref="x0", name=STRANGER))


def _plain_card(position: Position) -> CardSpec | None:
    """A card of the position whose text says nothing."""
    for seat in position.seats.values():
        for card in seat.zones.get("deck", []):
            spec = position.cards[card.name]
            if not any(face.abilities or face.traits.keywords for face in spec.faces):
                return spec
    return None
