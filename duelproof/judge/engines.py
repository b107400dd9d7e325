"""The engine under test as a worker holds it: restarted after a fault, with a limit on every wait."""

import contextlib
import time
from collections.abc import Collection, Iterator, Mapping
from typing import cast

import pytest

from duelproof.catalogue.bookfile import BookFile, Zone
from duelproof.judge.filming import Film, Filmed
from duelproof.judge.relaying import Relaid
from duelproof.judge.stopping import NOT_RUN, Deadline, time_bound
from duelproof.judge.watch import Watched
from duelproof.port import Engine
from duelproof.relaying.laying import Tables
from duelproof.wire import MEMORY_LIMIT, Connection, EngineFault, connect
from duelproof.wire.cage import Cage
from duelproof.wire.local import LocalEngine
from duelproof.wire.strays import adopting

LEAST_START = 5.0
"""Seconds that an engine has at least to start and to answer its first call, unless told otherwise."""

PATIENCE = 5
"""When scenarios in a row that ended in a fault have cost as much as this many calls may take, the engine is
tried less often. One that fails at once never costs so much, and is judged by every scenario.
"""

CALLS_LIMIT = 20
"""The time of a whole scenario of a remote engine, in limits for one call."""

PAUSE = 10
"""The number of scenarios that are then skipped; twice as many after each try that fails again."""


PASSED_OVER = ", the last in this: "
"""What stands in the message of a scenario that was skipped, before the fault of an earlier one."""

LEASE = pytest.StashKey["Lease"]()
"""Where the plugin keeps the engine under test."""


def start_limit_for(time_limit: float, asked: float | None) -> float:
    """Return the seconds an engine has to start: what was asked for, or else by the limit for a call."""
    return max(time_limit, LEAST_START) if asked is None else asked


class Lease:
    """One engine that lives for many scenarios and is handed out to one after another.

    After a fault it is restarted before the next scenario. An engine that loses time with fault after fault
    is tried less and less often, so that a run with one that always hangs ends in bounded time.

    ``zones`` are those of the book that is played now, and are set before each scenario. ``tables`` lays each
    scenario's table anew (as it is written, if there are none); `play` names book and scenario. After the
    ``deadline`` of the run nothing is played any more. If it is ``filmed``, the ``film`` is that of the
    scenario.
    """

    def __init__(
        self,
        spec: str,
        time_limit: float,
        start_limit: float | None = None,
        memory_limit: int = MEMORY_LIMIT,
        tables: Tables | None = None,
        cage: Cage | None = None,
        deadline: Deadline | None = None,
        filmed: bool = False,
    ) -> None:
        self.spec = spec
        self.filmed = filmed
        self.film = Film()
        self.deadline = deadline
        self.cage = cage
        self.time_limit = time_limit
        self.memory_limit = memory_limit
        self.start_limit = start_limit_for(time_limit, start_limit)
        self.tables = tables
        self.zones: Mapping[str, Zone] = {}
        self._playing: tuple[BookFile, str] | None = None
        self._relaid: Relaid | None = None
        self._connection: Connection | None = None
        self._watched: Watched | None = None
        self._fault: EngineFault | None = None
        self._forgive()
        self._tried = False
        self._before: str | None = None
        self._adopting = contextlib.ExitStack()

    @property
    def scenario_limit(self) -> float:
        """The seconds a whole scenario may take: in this process those of one call, else of many."""
        remote = self.spec.startswith(("stdio:", "tcp:"))
        return self.start_limit + self.time_limit * CALLS_LIMIT if remote else self.time_limit

    def check_time(self) -> None:
        """Raise TimeUp when the time for the whole run is up."""
        if self.deadline is not None:
            self.deadline.check()

    def bound(self) -> contextlib.AbstractContextManager[None]:
        """Stop the block when a scenario has taken too long, or the run has."""
        return time_bound(self.scenario_limit, deadline=self.deadline)

    def engine(self) -> Engine:
        """Return the engine, started or restarted if necessary.

        Raises EngineFault when it does not start or is not tried for now, TimeUp when the time for the whole
        run is up, and SpecError for a bad spec.
        """
        self.check_time()
        self._tried = self._pass_over == 0
        self._since = time.monotonic()
        if not self._tried and self._fault is not None:
            self._pass_over -= 1
            raise EngineFault(
                self._fault.kind,
                f"{NOT_RUN}: {self._in_a_row} scenarios in a row ended in a fault{PASSED_OVER}"
                f"{self._fault.message}",
            )
        if self._connection is None or self._fault is not None:
            with time_bound(self.start_limit + self.time_limit, deadline=self.deadline):
                self._start()
        assert self._connection is not None
        if self._watched is None:
            self._watched = Watched(self._connection.engine, self.zones)
        self._watched.zones = self.zones
        return self._at_its_table(self._watched)

    def play(self, book: BookFile, scenario: str) -> None:
        """Prepare for a scenario of a book."""
        self.zones = book.zones
        self._playing, self._relaid = (book, scenario), None
        self.film = Film()

    def cast(self) -> dict[str, str]:
        """Return which of the engine's cards play which of the suite's in this scenario; empty if none do."""
        if self.tables is None or self._playing is None:
            return {}
        book, scenario = self._playing
        return self.tables.cast_of(book.id, scenario)

    def _at_its_table(self, watched: Watched) -> Engine:
        """Return the engine as the scenario has it: before a table laid anew, or as it is written."""
        if self.filmed:
            return Filmed(watched, self.film)
        if self.tables is None or self._playing is None:
            return watched
        if self._relaid is None:
            self._relaid = Relaid(watched, self.tables, *self._playing)
        return self._relaid

    def _start(self) -> None:
        """Start the engine, or restart it after a fault."""
        if self._connection is None:
            self._adopting.enter_context(adopting())
            self._connection = connect(
                self.spec,
                time_limit=self.time_limit,
                start_limit=self.start_limit,
                memory_limit=self.memory_limit,
                cage=self.cage,
            )
        else:
            self._connection.restart()

    @contextlib.contextmanager
    def noting(self, needs: set[str]) -> Iterator[None]:
        """Note what a scenario needs beyond the profiles, while it is played."""
        try:
            yield
        finally:
            if self._watched is not None:
                needs |= self._watched.needs
                self._watched.forget()

    def look_behind(self, parts: Collection[str]) -> None:
        """Check what both players are told now, as far as the engine claims these parts of the port.

        Raises Breach where one is told more than he may know, and EngineFault.
        """
        if self._watched is not None and parts:
            with self._relaid.retold() if self._relaid else contextlib.nullcontext():
                self._watched.look_behind(parts)

    def misshapen(self) -> EngineFault | None:
        """Return the fault of an engine in this process that has given an answer that is none of the port."""
        engine = self._connection and self._connection.engine
        return engine.misshapen() if isinstance(engine, LocalEngine) else None

    def renew(self) -> None:
        """Use a fresh engine for the next scenario in any case."""
        if self._connection is not None:
            self._connection.restart()
        self._fault = self._before = None
        self._forgive()

    def _forgive(self) -> None:
        """Forget the faults so far: the engine is as one that has had none."""
        self._in_a_row = 0
        self._lost = 0.0
        self._pass_over = 0
        self._pause = PAUSE

    def ended(self, fault: EngineFault | None, scenario: str | None = None) -> str | None:
        """Record how a scenario ended: with a fault, or without. One that was not played tells nothing.

        Returns:
            The scenario that the same engine had played just before, if there is one.
        """
        if not self._tried:
            return None
        self._tried = False
        before, self._before = self._before, None if fault else scenario
        self._fault = fault
        if fault:
            self._count_fault()
        else:
            self._forgive()
        return before

    def _count_fault(self) -> None:
        """Add up what faults in a row have cost, and pass over more and more once that is too much."""
        self._in_a_row += 1
        self._lost += time.monotonic() - self._since
        if self._lost >= PATIENCE * self.time_limit:
            self._pass_over = self._pause
            self._pause *= 2

    def close(self) -> None:
        """End the engine."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
            self._watched = self._relaid = None
        self._adopting.close()


class Stand:
    """Stands in for the lease of an engine under test: an engine of ours, or ``now`` another in its place."""

    def __init__(self, engine: Engine) -> None:
        self.right = engine
        self.now = engine

    def engine(self) -> Engine:
        """The engine that the scenario's steps see."""
        return self.now

    def close(self) -> None:
        """Nothing: whoever made the engine ends it."""


def lend(session: pytest.Session, stand: Stand) -> None:
    """Have the steps of a session's scenarios see the engine of a stand, and no other."""
    session.config.stash[LEASE].close()
    session.config.stash[LEASE] = cast(Lease, stand)
