"""Which rules' code an engine of this process ran."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

from duelproof.port import (
    Answer,
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


@contextmanager
def rules_run() -> Iterator[set[str]]:
    """Collects the rule ids of all marked functions that run inside (of the reference, if it is loaded)."""
    module = sys.modules.get("reference.kernel.rules")
    marked: dict[CodeType, tuple[str, ...]] = getattr(module, "MARKED", {})
    found: set[str] = set()

    def profile(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call":
            found.update(marked.get(frame.f_code, ()))

    before = sys.getprofile()
    sys.setprofile(profile)
    try:
        yield found
    finally:
        sys.setprofile(before)


class Traced:
    """An engine, with a note for each choice of the rules whose code it ran."""

    def __init__(self, inner: Engine) -> None:
        self._inner = inner
        self.steps: list[tuple[Choice, set[str]]] = []

    def describe(self) -> Description:
        """As the engine."""
        return self._inner.describe()

    def open(self, position: Position) -> OpenAnswer:
        """As the engine."""
        return self._inner.open(position)

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """As the engine."""
        return self._inner.pending(viewer)

    def submit(self, choice: Choice) -> Answer:
        """As the engine, noting what ran."""
        with rules_run() as rules:
            answer = self._inner.submit(choice)
        self.steps.append((choice, rules))
        return answer

    def observe(self, viewer: Viewer = "judge") -> View:
        """As the engine."""
        return self._inner.observe(viewer)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """As the engine."""
        return self._inner.events(since, viewer)
