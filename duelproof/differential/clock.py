"""The time that a whole comparison may take: every single call has a limit, and there are very many calls."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from duelproof.judge.stopping import time_bound
from duelproof.port import (
    Answer,
    Choice,
    Decision,
    Description,
    Event,
    OpenAnswer,
    Position,
    View,
    Viewer,
)
from duelproof.wire import EngineFault, GuardedEngine

T = TypeVar("T")


class TimeUp(Exception):
    """The time for the whole comparison is over."""


class Clock:
    """Counts down the seconds of a comparison, by the time that passes."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """The seconds that are left; none or fewer when time is up."""
        return self._end - time.monotonic()

    def within(self, call: Callable[[], T]) -> T:
        """Return what a call returns. Raises TimeUp where time is up, be it in the middle of the call."""
        left = self.left
        if left <= 0:
            raise TimeUp
        try:
            with time_bound(left):
                return call()
        except EngineFault as fault:
            if self.left <= 0:
                raise TimeUp from fault
            raise

    @contextmanager
    def early(self, part: float) -> Iterator[None]:
        """Let time be up earlier within the block, and keep a part of what is left for what comes after."""
        end = self._end
        self._end -= max(self.left, 0) * part
        try:
            yield
        finally:
            self._end = end


class Timed:
    """An engine that answers as long as there is time. Each call raises TimeUp when there is none."""

    def __init__(self, inner: GuardedEngine, clock: Clock) -> None:
        self.inner = inner
        self.clock = clock

    def describe(self) -> Description:
        """Answer as the inner engine does."""
        return self.clock.within(self.inner.describe)

    def open(self, position: Position) -> OpenAnswer:
        """Answer as the inner engine does."""
        return self.clock.within(lambda: self.inner.open(position))

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Answer as the inner engine does."""
        return self.clock.within(lambda: self.inner.pending(viewer))

    def submit(self, choice: Choice) -> Answer:
        """Answer as the inner engine does."""
        return self.clock.within(lambda: self.inner.submit(choice))

    def observe(self, viewer: Viewer = "judge") -> View:
        """Answer as the inner engine does."""
        return self.clock.within(lambda: self.inner.observe(viewer))

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Answer as the inner engine does."""
        return self.clock.within(lambda: self.inner.events(since, viewer))

    def stderr(self) -> str:
        """Return the end of what the engine wrote to its standard error."""
        return self.inner.stderr()

    def restart(self) -> None:
        """Use a fresh engine from the next call on."""
        self.clock.within(self.inner.restart)

    def close(self) -> None:
        """End the engine."""
        self.inner.close()
