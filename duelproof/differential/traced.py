"""Which rules' code an engine of this process ran, and which of them made something happen."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import CodeType, FrameType
from typing import Any

from duelproof.port import Answer, Choice, Decision, Engine, OpenAnswer, Position, View, Viewer
from duelproof.wire.forwarding import Forwarding

NEAREST = 2
"""So many marked functions around an event are about it: which does it, and which has it done."""


@dataclass(slots=True)
class Ran:
    """The rules whose code ran: ``acting`` are at home in the functions around an event, ``all`` are any."""

    acting: set[str] = field(default_factory=set)
    all: set[str] = field(default_factory=set)


@contextmanager
def rules_run() -> Iterator[Ran]:
    """Collect the rule ids of the reference's marked functions that run in the block, if it is loaded."""
    marked: dict[CodeType, tuple[str, ...]] = getattr(sys.modules.get("reference.kernel.rules"), "MARKED", {})
    log: Any = getattr(sys.modules.get("reference.kernel.course.log"), "Log", None)
    record = log.add.__code__ if log is not None else None
    ran = Ran()

    def profile(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call":
            ran.all.update(marked.get(frame.f_code, ()))
            if frame.f_code is record:
                ran.acting.update(_around(frame, marked))

    before = sys.getprofile()
    sys.setprofile(profile)
    try:
        yield ran
    finally:
        sys.setprofile(before)


def _around(frame: FrameType | None, marked: dict[CodeType, tuple[str, ...]]) -> list[str]:
    """Return the rules at home in the innermost marked functions that are running."""
    homes: list[str] = []
    while frame is not None and len(homes) < NEAREST:
        homes += marked.get(frame.f_code, ())[:1]
        frame = frame.f_back
    return homes


class Traced(Forwarding):
    """An engine that notes the rules whose code it ran: to open, for each choice, and to be ``asked``."""

    def __init__(self, inner: Engine) -> None:
        super().__init__(inner)
        self.steps: list[tuple[Choice | None, Ran]] = []
        self.asked: set[str] = set()

    def open(self, position: Position) -> OpenAnswer:
        """Open a table, noting what ran."""
        with rules_run() as ran:
            answer = super().open(position)
        self.steps.append((None, ran))
        return answer

    def submit(self, choice: Choice) -> Answer:
        """Submit to the engine, noting what ran."""
        with rules_run() as ran:
            answer = super().submit(choice)
        self.steps.append((choice, ran))
        return answer

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Return the open decision, noting what ran."""
        with rules_run() as ran:
            answer = super().pending(viewer)
        self.asked |= ran.all
        return answer

    def observe(self, viewer: Viewer = "judge") -> View:
        """Return the table, noting what ran."""
        with rules_run() as ran:
            answer = super().observe(viewer)
        self.asked |= ran.all
        return answer
