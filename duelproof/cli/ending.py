"""A run that is ended from outside: it ends its engines first, and keeps what it has."""

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType

SIGNALS = (signal.SIGTERM, signal.SIGHUP)


class Ended(KeyboardInterrupt):
    """The judge was told to end; pytest and all that cleans up takes it as an interrupt by the user."""


class Ending:
    """Whether a run was ended by a signal, and by which."""

    def __init__(self) -> None:
        self.signal: signal.Signals | None = None

    @property
    def code(self) -> int:
        """The exit code that tells of the signal, as shells have it."""
        return 128 + (self.signal or 0)


@contextlib.contextmanager
def told_to_end() -> Iterator[Ending]:
    """Let SIGTERM and SIGHUP interrupt the block, once, as Ctrl-C does; it ends without an error.

    A signal that is ignored, as SIGHUP is below ``nohup``, stays so.
    """
    ending = Ending()

    def end(number: int, frame: FrameType | None) -> None:
        first = ending.signal is None
        ending.signal = ending.signal or signal.Signals(number)
        if first:
            raise Ended

    before = {number: signal.getsignal(number) for number in SIGNALS}
    for number, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(number, end)
    try:
        yield ending
    except KeyboardInterrupt:
        if ending.signal is None:
            raise
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
