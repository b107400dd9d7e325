"""Spreading work over processes, where all that they need is there before they are forked off."""

import contextlib
import multiprocessing
import os
import pickle
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NoReturn, TypeVar, cast

from duelproof.playout.garbage import spared
from duelproof.wire.keeper import die_with_parent

T = TypeVar("T")
R = TypeVar("R")
Mapped = Callable[[Callable[[Any], Any], Sequence[Any]], Iterable[Any]]
"""What maps a function over parts of the work, in whichever order."""
Spread = Callable[[], AbstractContextManager[Mapped]]
"""How work is spread."""


def can_fork() -> bool:
    """Tell whether processes can be forked off here."""
    return "fork" in multiprocessing.get_all_start_methods()


def processors() -> int:
    """Return on how many processors this process may run."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextlib.contextmanager
def spread(jobs: int) -> Iterator[Mapped]:
    """What maps over processes, each a copy of this one; over this one where there is no fork.

    Looking through what is there already for garbage takes longer than many a test may.
    """
    with spared():
        if jobs < 2 or not can_fork():
            yield map
            return
        with multiprocessing.get_context("fork").Pool(jobs) as pool:
            yield pool.imap_unordered


def alone(work: Callable[[], R]) -> R | None:
    """Do a work in a process of its own, which leaves nothing behind, and return what it gives.

    None where that process died. Where there is no fork, it is done in this process. Raises what it raises.
    """
    if not can_fork():
        return work()
    here, there = os.pipe()
    child = os.fork()
    if not child:
        _give(work, there)
    os.close(there)
    with os.fdopen(here, "rb") as line:
        said = line.read()
    os.waitpid(child, 0)
    if not said:
        return None
    given, error = pickle.loads(said)
    if error is not None:
        raise error
    return cast(R, given)


def _give(work: Callable[[], Any], there: int) -> NoReturn:
    """Do a work, say what it gives or raises, and end without a word to whatever this process has begun."""
    try:
        try:
            said = pickle.dumps((work(), None))
        except BaseException as error:
            said = pickle.dumps((None, error))
        with os.fdopen(there, "wb") as line:
            line.write(said)
    finally:
        os._exit(0)


STRETCH = 50
"""So many items are given to a process at once."""

_task: tuple[Sequence[Any], Callable[[Sequence[Any]], Any]] | None = None


def over(items: Sequence[T], do: Callable[[Sequence[T]], R], jobs: int) -> Iterator[R]:
    """Do something with stretches of items, over processes forked off now; yield what each comes to."""
    global _task
    _task = items, do
    try:
        with spread(jobs) as mapped:
            yield from mapped(_stretch, range(0, len(items), STRETCH))
    finally:
        _task = None


def _stretch(begin: int) -> Any:
    """Do it with one stretch, in whichever process."""
    assert _task is not None
    items, do = _task
    return do(items[begin : begin + STRETCH])


def forked(work: Callable[[Connection], None]) -> tuple[Connection, BaseProcess]:
    """Fork off a process that works with a line to this one; return it, with this end of the line.

    It ends without a word to whatever this process has begun: the exit code is 0 where the work is done.
    """
    line, other = multiprocessing.Pipe()
    process = multiprocessing.get_context("fork").Process(
        target=_begin, args=(work, other, line), daemon=True
    )
    process.start()
    other.close()
    return line, process


def _begin(work: Callable[[Connection], None], line: Connection, other: Connection) -> None:
    die_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the judge hears it, and ends its workers
    other.close()
    code = 1
    try:
        work(line)
        code = 0
    finally:
        os._exit(code)


@contextlib.contextmanager
def meanwhile(works: Sequence[Callable[[], bytes]], jobs: int) -> Iterator[Callable[[], list[bytes | None]]]:
    """Do works in so many processes while the block goes on; what is yielded waits for what they give.

    None stands for what the process has died of; another one does those that were left to it.
    """
    shares = [_Share(works[first::jobs]) for first in range(min(jobs, len(works)))]

    def given() -> list[bytes | None]:
        all_given: list[bytes | None] = [None] * len(works)
        for first, share in enumerate(shares):
            all_given[first::jobs] = share.given()
        return all_given

    try:
        yield given
    finally:
        for share in shares:
            share.end()


class _Share:
    """Works that are done one after another in a process of their own, and the line to that."""

    def __init__(self, works: Sequence[Callable[[], bytes]]) -> None:
        self.works = works
        self._begin(works)

    def given(self) -> list[bytes | None]:
        """Wait for what all works give."""
        given: list[bytes | None] = []
        while len(given) < len(self.works):
            try:
                given.append(self.line.recv_bytes())
            except (EOFError, OSError):
                given.append(None)
                self.end()
                self._begin(self.works[len(given) :])
        return given

    def end(self) -> None:
        """End the process, whatever it does."""
        self.line.close()
        self.process.kill()
        self.process.join()

    def _begin(self, works: Sequence[Callable[[], bytes]]) -> None:
        self.line, self.process = forked(partial(_do, works))


def _do(works: Sequence[Callable[[], bytes]], line: Connection) -> None:
    for work in works:
        line.send_bytes(work())
