"""Playing scenarios in worker processes, forked off once all is collected, each with an engine of its own.

A worker is dealt a few scenarios at a time and tells of each as it ends. When one dies, the scenario that it
was playing has no result, and another worker takes its place.
"""

import contextlib
from collections import deque
from functools import partial
from multiprocessing.connection import Connection, wait
from typing import Any, cast

import msgspec
import pytest

from duelproof.judge.collect import read_cards_of
from duelproof.judge.engines import LEASE
from duelproof.judge.pytest_private import reports_of
from duelproof.judge.spreading import forked

MOST_DEALT = 20
"""So many scenarios are dealt at once at most; fewer towards the end, so that all workers end together."""

AHEAD = 5
"""A worker that has so many left is dealt more, so that it need not wait."""

Told = tuple[dict[str, Any] | None, str]
"""The result of the scenario that has ended, and what was wrong where it has none: in the order dealt."""


def play_in_workers(session: pytest.Session, jobs: int) -> None:
    """Play what a session has collected in so many processes, and report each scenario as it ends."""
    session.config.stash[LEASE].close()
    read_cards_of(session.items)
    crew = _Crew(session)
    try:
        for _ in range(min(jobs, 1 + len(session.items) // MOST_DEALT)):
            crew.hire()
        while crew.workers:
            crew.hear()
    finally:
        crew.end()


class _Worker:
    """A worker process as the judge holds it: the line to it, and what it has still to play."""

    def __init__(self, session: pytest.Session) -> None:
        self.line, self.process = forked(partial(_work, session))
        self.hand: deque[int] = deque()

    def end(self) -> None:
        """End it, whatever it does."""
        self.line.close()
        self.process.kill()
        self.process.join()


class _Crew:
    """The workers and what nobody plays yet."""

    def __init__(self, session: pytest.Session) -> None:
        self.session = session
        self.left = deque(range(len(session.items)))
        self.jobs = 0
        self.workers: dict[Connection, _Worker] = {}

    def hire(self) -> None:
        """Fork off a worker and deal to it."""
        worker = _Worker(self.session)
        self.workers[worker.line] = worker
        self.jobs = max(self.jobs, len(self.workers))
        self._deal(worker)

    def hear(self) -> None:
        """Wait until any worker tells something, or dies."""
        for line in wait(list(self.workers)):
            worker = self.workers[cast(Connection, line)]
            try:
                told = msgspec.msgpack.decode(worker.line.recv_bytes(), type=Told)
            except (EOFError, OSError, msgspec.MsgspecError):
                self._replace(worker)
            else:
                self._report(worker.hand.popleft(), *told)
                self._deal(worker)

    def end(self) -> None:
        """End all workers."""
        for worker in self.workers.values():
            worker.end()
        self.workers.clear()

    def _deal(self, worker: _Worker) -> None:
        """Deal to a worker that has few left, and let it go when nothing is."""
        if len(worker.hand) > AHEAD or (worker.hand and not self.left):
            return
        many = max(1, min(MOST_DEALT, len(self.left) // (4 * self.jobs)))
        numbers = [self.left.popleft() for _ in range(min(many, len(self.left)))]
        worker.hand.extend(numbers)
        with contextlib.suppress(OSError):  # it has died: what it has told before is heard first
            worker.line.send_bytes(msgspec.msgpack.encode(numbers))
        if not numbers:
            del self.workers[worker.line]
            worker.process.join()
            worker.line.close()

    def _replace(self, worker: _Worker) -> None:
        """Report the scenario with which a worker has died, and let another play the rest."""
        del self.workers[worker.line]
        worker.end()
        if worker.hand:
            how = f"with exit code {worker.process.exitcode}"
            self._report(worker.hand.popleft(), None, f"The process that played this scenario ended {how}.")
        self.left.extendleft(reversed(worker.hand))
        if self.left:
            self.hire()

    def _report(self, number: int, result: dict[str, Any] | None, wrong: str) -> None:
        item = self.session.items[number]
        report = pytest.TestReport(
            nodeid=item.nodeid,
            location=(str(item.path), None, item.name),  # nobody reads it, and to find its line takes long
            keywords={},
            outcome="failed" if wrong else "passed",
            longrepr=wrong or None,
            when="call",
        )
        if result is not None:
            report.duelproof = result  # type: ignore[attr-defined]
        item.config.hook.pytest_runtest_logreport(report=report)


def _work(session: pytest.Session, line: Connection) -> None:
    """Play what is dealt until nothing more is."""
    try:
        while numbers := msgspec.msgpack.decode(line.recv_bytes(), type=list[int]):
            items = [session.items[number] for number in numbers]
            for item, following in zip(items, [*items[1:], None], strict=True):
                line.send_bytes(msgspec.msgpack.encode(_played(item, following)))
    finally:
        session.config.stash[LEASE].close()


def _played(item: pytest.Item, following: pytest.Item | None) -> Told:
    """Play a scenario; return its result and what was wrong."""
    reports = reports_of(item, following)
    result: dict[str, Any] | None = next(filter(None, (getattr(r, "duelproof", None) for r in reports)), None)
    return result, "\n".join(report.longreprtext for report in reports if report.failed)
