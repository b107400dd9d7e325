"""Time limits for engines in this process and for whole runs, and what none of them may stop.

A limit rings in the middle of whatever runs then. If that is pytest making a fixture, the fixture is left
half made and no later scenario can have it. So only steps and engines are stopped.
"""

import contextlib
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from types import FrameType

from duelproof.wire.channel import Channel
from duelproof.wire.faults import EngineFault, FaultKind
from duelproof.wire.processes import EngineProcess

AGAIN = 0.05
"""Seconds after which a limit rings again, where nothing could be stopped or the engine caught it."""

LATER = 0.02
"""So many seconds after a run's time is up its limit rings: not a moment before."""

TIME_UP: FaultKind = "time-up"
NOT_RUN = "not run"
"""With this begins the message of a scenario that was not played, or not to its end."""

_BOUNDARY = {__file__, contextlib.__file__}
"""The files whose code begins and ends blocks: stopped within it, a limit would never be taken off again."""

_WHOLE = {
    EngineProcess.__init__.__code__,
    EngineProcess.memory.__code__,
    EngineProcess.end.__code__,
    Channel.kill.__code__,
}
"""What is never stopped half way: a process would be left, a file open, or nobody would wait for an end."""

_kept_going: list[bool] = [False]
"""Whether the code that runs is kept going, for each block that says so."""


class TimeUp(EngineFault):
    """The time for the whole run is up. It is raised where an engine's fault would be, and is none."""

    def __init__(self, message: str) -> None:
        super().__init__(TIME_UP, message)


@dataclass(frozen=True, slots=True)
class Deadline:
    """When a whole run must end: the seconds that it has, and the time of day at which they are up.

    The time is that of `time.time`, which all processes of a run share.
    """

    seconds: float
    ends: float

    @property
    def left(self) -> float:
        """The seconds left, negative when the time is up."""
        return self.ends - time.time()

    @property
    def sentence(self) -> str:
        """What is said where the time is up, as half a sentence."""
        return f"the time for the whole run, {self.seconds:g} s, was up"

    def check(self) -> None:
        """Raise TimeUp when the time is up."""
        if self.left <= 0:
            raise TimeUp(f"{NOT_RUN}: {self.sentence}")


def deadline_after(seconds: float | None) -> Deadline | None:
    """Return the deadline of a run that begins now; None for a run without a limit."""
    return None if seconds is None else Deadline(seconds, time.time() + seconds)


@contextlib.contextmanager
def time_bound(seconds: float, *, busy: bool = False, deadline: Deadline | None = None) -> Iterator[None]:
    """Stop the code of the block with an EngineFault("hang") when it takes too long.

    It is for engines in this process, which have no other limit. It can stop Python code in the main thread
    of a system that has interval timers; elsewhere it does nothing. With ``busy`` only the processor time
    that this process uses counts, so that a busy machine makes no difference. A block within a block has the
    clock to itself, and the outer one goes on with what it had left. At the ``deadline`` of the run the block
    is stopped with TimeUp, whatever it has left.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        if _kept_going[-1] or (frame is not None and frame.f_code.co_filename in _BOUNDARY):
            return
        while frame is not None:
            if frame.f_code in _WHOLE:
                return
            frame = frame.f_back
        if deadline is not None and deadline.left <= 0:
            raise TimeUp(f"{NOT_RUN} to its end: {deadline.sentence}")
        raise EngineFault("hang", f"The engine did not come to an end within {seconds:g} seconds.")

    def until_then(rest: float) -> float:
        """Return how long the clock may run: as long as asked for, or until the run's time is up."""
        return rest if deadline is None or not rest else min(rest, max(deadline.left, 0) + LATER)

    timer, said = (signal.ITIMER_PROF, signal.SIGPROF) if busy else (signal.ITIMER_REAL, signal.SIGALRM)
    rest = until_then(seconds)
    before = signal.signal(said, ring)
    left = signal.setitimer(timer, rest, AGAIN)
    _kept_going.append(False)
    try:
        yield
    finally:
        _kept_going.pop()
        signal.setitimer(timer, 0)
        signal.signal(said, before)
        signal.setitimer(timer, until_then(left[0]), left[1])


@contextlib.contextmanager
def kept_going() -> Iterator[None]:
    """Let no limit stop the code of the block; one that rings there rings again after it."""
    _kept_going.append(True)
    try:
        yield
    finally:
        _kept_going.pop()
