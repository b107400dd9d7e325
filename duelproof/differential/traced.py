"""Which rules' code an engine of this process ran."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

from duelproof.port import Answer, Choice, Engine
from duelproof.wire.forwarding import Forwarding


@contextmanager
def rules_run() -> Iterator[set[str]]:
    """Collect the rule ids of the reference's marked functions that run in the block, if it is loaded."""
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


class Traced(Forwarding):
    """An engine that notes for each choice the rules whose code it ran."""

    def __init__(self, inner: Engine) -> None:
        super().__init__(inner)
        self.steps: list[tuple[Choice, set[str]]] = []

    def submit(self, choice: Choice) -> Answer:
        """Submit to the engine, noting what ran."""
        with rules_run() as rules:
            answer = super().submit(choice)
        self.steps.append((choice, rules))
        return answer
