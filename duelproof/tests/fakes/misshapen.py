"""The toy engine with something in its answers that is not of the port; SHAPE names what."""

import os
from collections.abc import Callable
from typing import Any

import msgspec

from duelproof.port import Answer, Choice, Decision, Description, Event, OpenAnswer, Position, View, Viewer
from duelproof.tests.fakes.toy import Toy


class Another(msgspec.Struct):
    """No message of the port."""

    count: int = 2


class Weird:
    """Nothing can be done with it."""

    def __getattribute__(self, name: str) -> Any:
        raise OSError("not at home")


def _endless() -> list[Any]:
    deep: list[Any] = []
    deep.append(deep)
    return deep


def _view(change: Callable[[Any], None]) -> tuple[str, Callable[[Any], Any]]:
    def changed(view: Any) -> Any:
        change(view)
        return view

    return "observe", changed


def _asked(**fields: Any) -> tuple[str, Callable[[Any], Any]]:
    return "pending", lambda decision: msgspec.structs.replace(decision, **fields) if decision else None


def _put(zone: str, value: Any) -> Callable[[Any], None]:
    return lambda view: view.seats["alice"].zones.__setitem__(zone, value)


SHAPES: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "a zone that is a string": _view(_put("hand", "two cards")),
    "a zone that is another struct": _view(_put("hand", Another())),
    "a zone that is a dict": _view(_put("hand", {"count": 2, "cards": []})),
    "a zone that is weird": _view(_put("hand", Weird())),
    "a zone named by a number": _view(_put(3, "three")),  # type: ignore[arg-type]
    "no cards": _view(lambda view: setattr(view.seats["alice"].zones["hand"], "cards", None)),
    "a count that is a string": _view(lambda view: setattr(view.seats["alice"].zones["hand"], "count", "2")),
    "a name that is a list": _view(
        lambda view: setattr(view.seats["alice"].zones["hand"].cards[0], "name", ["x"])
    ),
    "seats that are a list": _view(lambda view: setattr(view, "seats", ["alice", "bob"])),
    "a seat that is None": _view(lambda view: view.seats.__setitem__("bob", None)),
    "endless zones": _view(lambda view: setattr(view.seats["alice"], "zones", _endless())),
    "options that are dicts": _asked(options=[{"player": "alice"}, {"player": "bob"}]),
    "options that are weird": _asked(options=[Weird()]),
    "no options": _asked(options=None),
    "events of another class": ("events", lambda events: [Another()]),
    "an event that is None": ("events", lambda events: [None]),
    "a cause that is a word": (
        "events", lambda events: [msgspec.structs.replace(each, cause="me") for each in events]
    ),
    "games that are None": ("describe", lambda said: msgspec.structs.replace(said, games=None)),
    "capabilities that are numbers": (
        "describe", lambda said: msgspec.structs.replace(said, games=[_capable(each) for each in said.games])
    ),
}  # fmt: skip
"""What is wrong: in the answer to which call, and how."""


def _capable(support: Any) -> Any:
    return msgspec.structs.replace(support, capabilities=[1, 2])


class Misshapen(Toy):
    """It keeps the rules, and says so in a way of its own."""

    def _said(self, call: str, answer: Any) -> Any:
        wrong, changed = SHAPES[os.environ["SHAPE"]]
        return changed(answer) if wrong == call else answer

    def describe(self) -> Description:
        answer: Description = self._said("describe", super().describe())
        return answer

    def open(self, position: Position) -> OpenAnswer:
        self._plain = True
        return super().open(position)

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        answer: Decision | None = super().pending(viewer)
        return self._said("pending", answer) if self._plain else answer

    def submit(self, choice: Choice) -> Answer:
        self._plain = False
        try:
            return super().submit(choice)
        finally:
            self._plain = True

    def observe(self, viewer: Viewer = "judge") -> View:
        answer: View = self._said("observe", super().observe(viewer))
        return answer

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        answer: list[Event] = self._said("events", super().events(since, viewer))
        return answer
