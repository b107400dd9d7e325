"""Playing all scenarios on an engine of ours, for what it hears and not for a verdict."""

import contextlib
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pytest

from duelproof.catalogue.games import Game
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.collect import ScenarioItem, read_cards_of
from duelproof.judge.engines import Stand, lend
from duelproof.judge.pytest_private import request_of, set_up_afresh
from duelproof.judge.quietly import run_quietly, scenarios_in
from duelproof.judge.run import ScenarioRun
from duelproof.judge.selection import Suite
from duelproof.judge.spreading import over
from duelproof.port import Engine

T = TypeVar("T")
Then = Callable[[ScenarioItem], None]
"""What is done after each scenario."""
Look = Callable[[ScenarioItem], T]
"""What is done with each scenario."""


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
                play(item)
                self.then(item)
        return True


def play(item: ScenarioItem) -> None:
    """Play a scenario on the engine of the session, as far as that can go on."""
    run = item.run = ScenarioRun()
    with set_up_afresh(item), contextlib.suppress(Exception):  # an engine need not be able to go on
        run.play(request_of(item), item.plan)


def play_through(suite: Suite, games: Sequence[Game], engine: Engine, then: Then) -> None:
    """Play every scenario of some games, in the order of the suite.

    Raises:
        SuiteFailure: the suite cannot be collected.
    """
    arguments = scenarios_in(suite.root, map(suite.folder, games))
    if wrong := run_quietly(arguments, _Player(engine, then)):
        raise SuiteFailure([wrong])


class _Looker(Generic[T]):
    """A pytest plugin that looks at each scenario, over processes: ``found`` has what that gives."""

    def __init__(self, engine: Engine, look: Look[T], jobs: int, looked: Callable[[int], object]) -> None:
        self.engine = engine
        self.look = look
        self.jobs = jobs
        self.looked = looked
        self.found: dict[str, T] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Look at the scenarios."""
        lend(session, Stand(self.engine))
        items = [item for item in session.items if isinstance(item, ScenarioItem)]
        read_cards_of(items)
        found: dict[str, T] = {}
        for some in over(items, self._look, self.jobs):
            found |= some
            self.looked(len(some))
        self.found = {item.name: found[item.name] for item in items}
        return True

    def _look(self, items: Sequence[ScenarioItem]) -> dict[str, T]:
        return {item.name: self.look(item) for item in items}


def look_through(
    suite: Suite,
    game: Game,
    engine: Engine,
    look: Look[T],
    jobs: int = 1,
    looked: Callable[[int], object] = lambda many: None,
) -> dict[str, T]:
    """Look at every scenario of a game, over processes; return what that gives, by the scenario's id.

    Args:
        suite: the suite of the scenarios.
        game: the game that they are of.
        engine: what `play` plays them on.
        look: does something with a scenario, and gives what can be sent to another process.
        jobs: how many processes look at once.
        looked: called as the work goes on, with how many more it has been done for.

    Raises:
        SuiteFailure: the suite cannot be collected.
    """
    looker = _Looker(engine, look, jobs, looked)
    if wrong := run_quietly(scenarios_in(suite.root, [suite.folder(game)]), looker):
        raise SuiteFailure([wrong])
    return looker.found
