"""Engines that know no rule: they say again what the reference engine said at the same table.

`Recorder` is the reference engine, and notes what it answers to which messages since a table was opened.
`Parrot` looks that up, and refuses whatever it has not heard. `CleverParrot` looks through the names and
refs of cards: it numbers them as they come; `WiserParrot` also through all that is only a number or an order.
"""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from duelproof.port import (
    Answer,
    Choice,
    Decision,
    Description,
    Engine,
    Event,
    NotOpened,
    OpenAnswer,
    Position,
    Refused,
    View,
    Viewer,
)
from duelproof.port.reading import convert
from duelproof.wire import connect

T = TypeVar("T")

HEARD: dict[str, Any] = {}
"""What was answered, by the hash of the messages that led there."""


class Listening:
    """Tells tables and what is said at them apart by the messages since the table was opened."""

    def __init__(self) -> None:
        self._so_far = ""
        self._plain: dict[str, str] = {}

    def key(self, call: str, said: Any) -> str:
        """Return the key of a call, which is about the table as it is now."""
        text = json.dumps([self._so_far, call, self._numbered(said)], sort_keys=True)
        return sha256(text.encode()).hexdigest()

    def opened(self, position: Position) -> None:
        """Begin anew."""
        self._so_far = ""
        self._plain = self._of(position)
        self._so_far = self.key("open", self.seen(msgspec.to_builtins(position)))

    def chosen(self, choice: Choice) -> None:
        """Go on after a choice."""
        self._so_far = self.key("submit", msgspec.to_builtins(choice))

    def noted(self, answer: Any) -> Any:
        """Return an answer as it is noted."""
        return self._numbered(msgspec.to_builtins(answer))

    def given(self, answer: Any) -> Any:
        """Return an answer as it is given at this table."""
        return _mapped(answer, {plain: said for said, plain in self._plain.items()}.get)

    def seen(self, position: Any) -> Any:
        """Return what is seen of a position."""
        return position

    def _of(self, position: Position) -> dict[str, str]:
        return {}

    def _numbered(self, said: Any) -> Any:
        return _mapped(said, self._plain.get) if self._plain else said


class Clever(Listening):
    """Numbers refs and names in the order in which they come."""

    def _of(self, position: Position) -> dict[str, str]:
        found: dict[str, str] = {}

        def look(said: Any) -> None:
            if isinstance(said, dict):
                for name in ("ref", "name"):
                    if isinstance(text := said.get(name), str):
                        found.setdefault(text, f"<{name} {len(found)}>")
                for each in said.values():
                    look(each)
            elif isinstance(said, list):
                for each in said:
                    look(each)

        seats = msgspec.to_builtins(position.seats)
        look([seats.get("alice"), seats.get("bob")])
        return found


class Wiser(Clever):
    """Sees no seed of chance, no number of a later turn, and no names that only a definition says."""

    def seen(self, position: Any) -> Any:
        """Return what is seen of a position."""
        chance = position.get("chance", "asked")
        turn = position.get("turn", 1)
        cards = [self._numbered(spec["faces"]) for spec in position["cards"].values()]
        for face in (face for faces in cards for face in faces):
            face.pop("text", None)
            face["traits"].pop("name")
        return position | {
            "chance": chance if chance == "asked" else "seeded",
            "turn": min(turn, 3 if turn % 2 else 4),
            "cards": sorted(json.dumps(spec, sort_keys=True) for spec in cards),
        }


def _mapped(said: Any, to: Callable[[str], str | None]) -> Any:
    if isinstance(said, str):
        return to(said) or said
    if isinstance(said, dict):
        return {to(name) or name: _mapped(each, to) for name, each in said.items()}
    return [_mapped(each, to) for each in said] if isinstance(said, list | tuple) else said


class Recorder:
    """The reference engine, and whoever listens."""

    ears: tuple[type[Listening], ...] = (Listening, Clever, Wiser)

    def __init__(self) -> None:
        self._right: Engine = connect("reference").engine
        self._ears = [kind() for kind in self.ears]

    def describe(self) -> Description:
        """Answer as the reference does."""
        return self._right.describe()

    def open(self, position: Position) -> OpenAnswer:
        """Set a table."""
        for ear in self._ears:
            ear.opened(position)
        return self._heard("open", None, self._right.open(position))

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Answer as the reference does."""
        return self._heard("pending", viewer, self._right.pending(viewer))

    def submit(self, choice: Choice) -> Answer:
        """Make a choice."""
        for ear in self._ears:
            ear.chosen(choice)
        return self._heard("submit", None, self._right.submit(choice))

    def observe(self, viewer: Viewer = "judge") -> View:
        """Answer as the reference does."""
        return self._heard("observe", viewer, self._right.observe(viewer))

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Answer as the reference does."""
        return self._heard("events", [since, viewer], self._right.events(since, viewer))

    def _heard(self, call: str, said: Any, answer: T) -> T:
        for ear in self._ears:
            HEARD[ear.key(f"{type(ear).__name__} {call}", said)] = ear.noted(answer)
        return answer


class Parrot:
    """Says again what was heard after exactly these messages."""

    ear: type[Listening] = Listening

    def __init__(self) -> None:
        self._ear = self.ear()

    def describe(self) -> Description:
        """Claim whatever the reference claims."""
        return connect("reference").engine.describe()

    def open(self, position: Position) -> OpenAnswer:
        """Set a table that it has heard of."""
        self._ear.opened(position)
        unheard = NotOpened(code="unsupported", reason="never heard of it")
        said: OpenAnswer = self._say("open", None, OpenAnswer, unheard)
        return said

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Ask what was asked."""
        said: Decision | None = self._say("pending", viewer, Decision | None, None)
        return said

    def submit(self, choice: Choice) -> Answer:
        """Take a choice that was taken."""
        self._ear.chosen(choice)
        unheard = Refused(code="not-offered", reason="never heard of it")
        said: Answer = self._say("submit", None, Answer, unheard)
        return said

    def observe(self, viewer: Viewer = "judge") -> View:
        """Show what was shown."""
        blank = View(
            viewer=viewer, game="?", revision="?", turn=1, first="alice", active="alice", phase="?", seats={}
        )
        said: View = self._say("observe", viewer, View, blank)
        return said

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Tell what was told."""
        told: list[Event] = self._say("events", [since, viewer], list[Event], [])
        return told

    def _say(self, call: str, said: Any, kind: Any, otherwise: T) -> T:
        key = self._ear.key(f"{self.ear.__name__} {call}", said)
        found: T = convert(self._ear.given(HEARD[key]), kind) if key in HEARD else otherwise
        return found


class CleverParrot(Parrot):
    """Looks through names and refs."""

    ear = Clever


class WiserParrot(Parrot):
    """Looks through names, refs and numbers that mean nothing."""

    ear = Wiser
