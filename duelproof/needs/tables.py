"""The tables that scenarios set, as an engine would be given them."""

import contextlib
import io
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest

from duelproof.catalogue.games import Game
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.engines import LEASE, Lease
from duelproof.judge.pytest_private import request_of, set_up, start_afresh, tear_down
from duelproof.judge.run import ScenarioRun
from duelproof.judge.selection import Suite
from duelproof.port import (
    PROTOCOL,
    Answer,
    Choice,
    Decision,
    Description,
    Engine,
    Event,
    NotOpened,
    OpenAnswer,
    Position,
    View,
    Viewer,
)


@dataclass(frozen=True, slots=True)
class Laid:
    """The table of one scenario: the scenario's id, its rules and tags, and the position to open."""

    scenario: str
    rules: tuple[str, ...]
    tags: frozenset[str]
    position: Position


class _Noting:
    """An engine that opens no table and keeps the position that it was asked to open."""

    def __init__(self) -> None:
        self.asked: Position | None = None

    def describe(self) -> Description:
        """Say that it plays nothing."""
        return Description(name="notes tables", version="1", protocol=PROTOCOL, games=[])

    def open(self, position: Position) -> OpenAnswer:
        """Keep the position."""
        self.asked = position
        return NotOpened(code="unsupported", reason="only the table was asked for")

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Ask nothing."""
        return None

    def submit(self, choice: Choice) -> Answer:
        """Be never asked. Raises NotImplementedError."""
        raise NotImplementedError

    def observe(self, viewer: Viewer = "judge") -> View:
        """Be never asked. Raises NotImplementedError."""
        raise NotImplementedError

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Tell nothing."""
        return []


class _Stand:
    """Stands in for the lease of an engine under test."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def engine(self) -> Engine:
        """Hand out the engine."""
        return self._engine

    def close(self) -> None:
        """Have nothing to end."""


class _Collected:
    """A pytest plugin that lays the table of each scenario instead of running it."""

    def __init__(self) -> None:
        self.laid: list[Laid] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Lay the tables."""
        noting = _Noting()
        session.config.stash[LEASE].close()
        session.config.stash[LEASE] = cast(Lease, _Stand(noting))
        for item in session.items:
            if isinstance(item, ScenarioItem):
                _begin(item, noting)
                if noting.asked is not None:
                    self.laid.append(
                        Laid(item.name, tuple(item.rules), frozenset(item.case.text.tags), noting.asked)
                    )
        return True


def _begin(item: ScenarioItem, noting: _Noting) -> None:
    """Play a scenario as far as it goes without a table."""
    noting.asked = None
    run = item.run = ScenarioRun()
    start_afresh(item)
    try:
        set_up(item)
        with contextlib.suppress(Exception):
            run.play(request_of(item), item.plan)
    finally:
        tear_down(item)


def tables_of(suite: Suite, games: Sequence[Game]) -> list[Laid]:
    """Lay the table of every scenario of some games.

    Raises:
        SuiteFailure: the suite cannot be collected.
    """
    collected = _Collected()
    arguments = ["-q", "-p", "duelproof.judge.plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
    arguments += ["--allow-unused-steps", f"--rootdir={suite.root}", "-c", os.devnull]
    folders: Iterator[Path] = (suite.folder(each) for each in games)
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main([*arguments, *map(str, folders)], plugins=[collected])
    if code != pytest.ExitCode.OK:
        raise SuiteFailure([f"pytest ended with {code!s}:\n{said.getvalue().strip()[-4000:]}"])
    return collected.laid
