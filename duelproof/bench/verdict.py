"""How long it takes to a verdict: checked play, a run in one process and in two, one rule, calibration."""

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from statistics import median
from typing import Any

from duelproof.bench.memory import most_held, most_held_by_others
from duelproof.calibration.scores import played
from duelproof.catalogue.games import Game, suite_root
from duelproof.judge.census import census
from duelproof.judge.certify import Limits, Progress
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.spreading import processors
from duelproof.playout.campaign import cards_of, check_game
from duelproof.playout.games import playbook
from duelproof.playout.garbage import spared
from duelproof.wire import connect, quickest

ENGINE = "reference"
GAMES = 20
"""The checked games of each book."""
TIMES = 5
"""How often one rule is certified; the median counts."""
PLAIN = ("--no-calibration", "--random-games", "0")


@dataclass(frozen=True, slots=True)
class VerdictFigures:
    """What it takes to a verdict.

    It is the decisions of checked play in a second of one core by package of the game, and the seconds of a
    whole run in one process and in two, of one rule, and of calibration with the megabytes that it needs.
    """

    checked: dict[str, float]
    one_process: float
    two_processes: float
    one_rule: float
    calibration: float
    calibration_mb: float

    def data(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return {
            "checked_decisions_per_second": {game: round(rate, 1) for game, rate in self.checked.items()},
            "seconds_one_process": round(self.one_process, 2),
            "seconds_two_processes": round(self.two_processes, 2),
            "ratio_of_processes": round(self.one_process / self.two_processes, 3),
            "seconds_one_rule": round(self.one_rule, 3),
            "seconds_calibration": round(self.calibration, 2),
            "megabytes_calibration": round(self.calibration_mb, 1),
        }


def verdict(games: list[Game]) -> VerdictFigures:
    """Measure all of it. The reference plays checked games as it is compiled, if it is.

    Raises CalledProcessError where the reference is not certified.
    """
    whole = _certified(*PLAIN, "-n", "1", "--seed", "1")
    both = _certified(*PLAIN, "-n", "2", "--seed", "1")
    [(first, _), *_] = census(Suite(suite_root()), Selection((games[0].id,)))
    rule = median(_certified(*PLAIN, "--rule", first["rules"][0]) for _ in range(TIMES))
    calibration, size = _calibrated()
    return VerdictFigures(
        {game.package: _checked(game) for game in games}, whole, both, rule, calibration, size
    )


def _checked(game: Game) -> float:
    book, cards = playbook(game), cards_of(game)
    with connect(quickest(ENGINE)) as connection, spared():
        check_game(connection.engine, book, cards, 0)  # what is kept is there from now on
        began = time.process_time()
        decisions = sum(check_game(connection.engine, book, cards, 1 + seed) for seed in range(GAMES))
        return decisions / (time.process_time() - began)


def _certified(*options: str) -> float:
    """Certify the reference by the command, and return the seconds that it took."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "duelproof", "certify", ENGINE, *options, "--report", folder]
        began = time.perf_counter()
        subprocess.run(command, capture_output=True, check=True)
        return time.perf_counter() - began


def _calibrated() -> tuple[float, float]:
    """Return the seconds of a calibration with nothing kept, and the megabytes of its largest process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", f"from {__name__} import calibrate; calibrate()"]
        environment = os.environ | {"XDG_CACHE_HOME": folder}
        done = subprocess.run(command, capture_output=True, check=True, text=True, env=environment)
    seconds, megabytes = done.stdout.split()
    return float(seconds), float(megabytes)


def calibrate() -> None:
    """Score the engines that know nothing on all processors; print the seconds and the megabytes it took."""
    began = time.perf_counter()
    played(Suite(suite_root()), Selection(), Limits(jobs=processors()), Progress())
    took = time.perf_counter() - began
    print(took, max(most_held(), most_held_by_others()))
