"""Playing all scenarios on an engine of ours, for what it hears and not for a verdict."""

import contextlib
import io
import os
from collections.abc import Callable, Sequence
from typing import cast

import pytest

from duelproof.catalogue.games import Game
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.engines import LEASE, Lease
from duelproof.judge.pytest_private import request_of, set_up, start_afresh, tear_down
from duelproof.judge.run import ScenarioRun
from duelproof.judge.selection import Suite
from duelproof.port import Engine

Then = Callable[[ScenarioItem], None]
"""What is done after each scenario."""


class _Stand:
    """Stands in for the lease of an engine under test."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def engine(self) -> Engine:
        """Hand out the engine."""
        return self._engine

    def close(self) -> None:
        """Have nothing to end: whoever made the engine ends it."""


class _Player:
    """A pytest plugin that plays each scenario as far as the engine goes, and keeps no verdict."""

    def __init__(self, engine: Engine, then: Then) -> None:
        self.engine = engine
        self.then = then

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Play the scenarios."""
        session.config.stash[LEASE].close()
        session.config.stash[LEASE] = cast(Lease, _Stand(self.engine))
        for item in session.items:
            if isinstance(item, ScenarioItem):
                _play(item)
                self.then(item)
        return True


def _play(item: ScenarioItem) -> None:
    run = item.run = ScenarioRun()
    start_afresh(item)
    try:
        set_up(item)
        with contextlib.suppress(Exception):  # an engine need not be able to go on
            run.play(request_of(item), item.plan)
    finally:
        tear_down(item)


def play_through(suite: Suite, games: Sequence[Game], engine: Engine, then: Then) -> None:
    """Play every scenario of some games, in the order of the suite.

    Raises:
        SuiteFailure: the suite cannot be collected.
    """
    arguments = ["-q", "-p", "duelproof.judge.plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
    arguments += ["--allow-unused-steps", f"--rootdir={suite.root}", "-c", os.devnull]
    folders = (str(suite.folder(each)) for each in games)
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main([*arguments, *folders], plugins=[_Player(engine, then)])
    if code != pytest.ExitCode.OK:
        raise SuiteFailure([f"pytest ended with {code!s}:\n{said.getvalue().strip()[-4000:]}"])
