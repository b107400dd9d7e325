"""Playing all scenarios on an engine of ours, for what it hears and not for a verdict."""

import contextlib
from collections.abc import Callable, Sequence

import pytest

from duelproof.catalogue.games import Game
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.engines import Stand, lend
from duelproof.judge.pytest_private import request_of, set_up, start_afresh, tear_down
from duelproof.judge.quietly import run_quietly, scenarios_in
from duelproof.judge.run import ScenarioRun
from duelproof.judge.selection import Suite
from duelproof.port import Engine

Then = Callable[[ScenarioItem], None]
"""What is done after each scenario."""


class _Player:
    """A pytest plugin that plays each scenario as far as the engine goes, and keeps no verdict."""

    def __init__(self, engine: Engine, then: Then) -> None:
        self.engine = engine
        self.then = then

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Play the scenarios."""
        lend(session, Stand(self.engine))
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
    arguments = scenarios_in(suite.root, map(suite.folder, games))
    if wrong := run_quietly(arguments, _Player(engine, then)):
        raise SuiteFailure([wrong])
