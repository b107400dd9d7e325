"""Time limits for engines in this process, and what none of them may stop.

A limit rings in the middle of whatever runs then. If that is pytest making a fixture, the fixture is left
half made and no later scenario can have it. So only steps and engines are stopped.
"""

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType

from duelproof.wire.faults import EngineFault

AGAIN = 0.05
"""Seconds after which a limit rings again, where nothing could be stopped or the engine caught it."""

_kept_going: list[bool] = [False]
"""Whether the code that runs is kept going, for each block that says so."""


@contextlib.contextmanager
def time_bound(seconds: float, *, busy: bool = False) -> Iterator[None]:
    """Stop the code of the block with an EngineFault("hang") when it takes too long.

    It is for engines in this process, which have no other limit. It can stop Python code in the main thread
    of a system that has interval timers; elsewhere it does nothing. With ``busy`` only the processor time
    that this process uses counts, so that a busy machine makes no difference. A block within a block has the
    clock to itself, and the outer one goes on with what it had left.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        if not _kept_going[-1]:
            raise EngineFault("hang", f"The engine did not come to an end within {seconds:g} seconds.")

    timer, said = (signal.ITIMER_PROF, signal.SIGPROF) if busy else (signal.ITIMER_REAL, signal.SIGALRM)
    before = signal.signal(said, ring)
    left = signal.setitimer(timer, seconds, AGAIN)
    _kept_going.append(False)
    try:
        yield
    finally:
        _kept_going.pop()
        signal.setitimer(timer, 0)
        signal.signal(said, before)
        signal.setitimer(timer, *left)


@contextlib.contextmanager
def kept_going() -> Iterator[None]:
    """Let no limit stop the code of the block; one that rings there rings again after it."""
    _kept_going.append(True)
    try:
        yield
    finally:
        _kept_going.pop()
