"""The engine under test as a worker holds it: one connection, restarted after a fault."""

from duelproof.port import Engine
from duelproof.wire.faults import EngineFault
from duelproof.wire.specs import Connection, connect

PATIENCE = 20
"""After so many scenarios in a row that ended in a fault, the engine is given up: the rest is BROKEN."""


class Lease:
    """One long-lived engine, handed out scenario by scenario.

    After a fault it is restarted before the next scenario. An engine that faults in every scenario is given
    up after ``PATIENCE`` of them, so that a run ends in bounded time.
    """

    def __init__(self, spec: str, time_limit: float) -> None:
        self.spec = spec
        self.time_limit = time_limit
        self._connection: Connection | None = None
        self._fault: EngineFault | None = None
        self._faults_in_a_row = 0

    def engine(self) -> Engine:
        """The engine, started or restarted if need be.

        Raises EngineFault when it does not start or has been given up, and SpecError for a bad spec.
        """
        if self._faults_in_a_row >= PATIENCE and self._fault is not None:
            raise EngineFault(
                self._fault.kind,
                f"not run: the engine was given up after {PATIENCE} scenarios in a row ended in a fault, "
                f"the last of them: {self._fault.message}",
            )
        if self._connection is None:
            self._connection = connect(self.spec, time_limit=self.time_limit)
        elif self._fault is not None:
            self._connection.restart()
        self._fault = None
        return self._connection.engine

    def ended(self, fault: EngineFault | None) -> None:
        """Says how a scenario ended: with a fault, or without."""
        if fault is None:
            self._faults_in_a_row = 0
        elif self._faults_in_a_row < PATIENCE:
            self._faults_in_a_row += 1
            self._fault = fault

    def close(self) -> None:
        """Ends the engine."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
