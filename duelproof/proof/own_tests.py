"""The engine's own tests as witnesses of mistakes in what no rule says.

An engine does more than its book asks for: it refuses tables that cannot be, says why a choice is refused,
and keeps what makes it fast. Scenarios are silent about that, so the tests beside the engine speak for it:
those in ``<engine>/tests`` of a suite that pass in this process in a moment. Tests that take longer, or start
another process, notice no mistake here.
"""

import contextlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import CodeType

import pytest

from duelproof.catalogue.games import Game
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.pytest_private import run_test, tear_down
from duelproof.judge.quietly import run_quietly
from duelproof.judge.stopping import time_bound
from duelproof.proof.mutants import Lines, Mutant
from duelproof.proof.trials import watched
from duelproof.wire import EngineFault

AT_MOST = 0.05
"""The seconds of work that a test may be on the right engine."""

TIME_LIMIT = 1.5
"""The seconds of work that it may be on a wrong one."""

PATIENCE = 2.0
"""The seconds that it may take, waiting included: who asks another process is no quick test."""


@dataclass
class OwnTest:
    """One test, and the lines of the engine that it runs, once it was watched."""

    item: pytest.Item
    lines: Lines = frozenset()

    @cached_property
    def _files(self) -> Counter[str]:
        return Counter(file for file, _ in self.lines)

    def share(self, file: Path) -> float:
        """How much of what it runs stands in a file: it is likely to be about that."""
        return self._files[str(file)] / len(self.lines) if self.lines else 0.0

    @property
    def name(self) -> str:
        """Its address, as pytest gives it."""
        return self.item.nodeid

    def runs(self, mutant: Mutant) -> bool:
        """Whether it comes by the place of a mutant."""
        return mutant.among(self.lines)

    def lines_run(self, marked: dict[CodeType, str]) -> Lines:
        """The lines of marked code that it runs; none where it does not pass at once."""
        seen: set[tuple[str, int]] = set()
        if _passes(self.item, AT_MOST):
            with watched(marked, seen):
                _passes(self.item, PATIENCE)
        return frozenset(seen)

    def fails(self) -> bool:
        """Whether it fails on the engine as it is now."""
        return not _passes(self.item, TIME_LIMIT)


def folder_of(game: Game) -> Path | None:
    """Where the tests of a game's engine are, if it has any in the suite."""
    folder = game.root.joinpath(*game.book.engine.split("."), "tests")
    return folder if folder.is_dir() else None


def with_own_tests(folder: Path, then: Callable[[list[OwnTest]], None]) -> None:
    """Do something with the tests of a folder, collected by a pytest of their own.

    Raises SuiteFailure where they cannot be collected, or it cannot be done.
    """
    if wrong := run_quietly(["-s", f"--rootdir={folder}", str(folder)], _Collected(then)):
        raise SuiteFailure([wrong])


class _Collected:
    """A pytest plugin that hands over the collected tests instead of running them."""

    def __init__(self, then: Callable[[list[OwnTest]], None]) -> None:
        self.then = then

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Do with the tests what is to be done."""
        self.then([OwnTest(item) for item in session.items])
        return True


def _passes(item: pytest.Item, seconds: float) -> bool:
    """Whether a test passes in time."""
    try:
        with time_bound(PATIENCE), time_bound(seconds, busy=True):
            return run_test(item)
    except (EngineFault, Exception):  # it may break whatever it was just doing
        with contextlib.suppress(Exception):  # or else no test after it can be set up
            tear_down(item)
        return False
