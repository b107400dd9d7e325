"""The measurements: play-outs in rounds beside the yardstick, under the same conditions, and scenarios."""

import os
import platform
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from operator import truediv
from statistics import median
from typing import Any

from duelproof.bench.casting import CastingFigures
from duelproof.bench.growth import Curve
from duelproof.bench.pipe import PipeFigures
from duelproof.bench.proving import ProvingFigures
from duelproof.bench.uno import Uno
from duelproof.bench.verdict import VerdictFigures
from duelproof.catalogue.games import Game, suite_root
from duelproof.judge.certify import Candidate, Limits, Progress, run_suite
from duelproof.judge.selection import NothingSelected, Selection, Suite
from duelproof.playout.campaign import cards_of, race
from duelproof.playout.games import playbook
from duelproof.playout.garbage import spared
from duelproof.wire import COMPILED, Connection, connect, quickest

ENGINE = "reference"


@dataclass(slots=True)
class Figures:
    """What was measured, by rounds and by package of the game.

    It is the yardstick's steps and the engines' decisions in a second, those of the compiled build too if
    there is one, and the milliseconds a scenario took.
    """

    uno: list[float] = field(default_factory=list)
    playouts: dict[str, list[float]] = field(default_factory=dict)
    compiled: dict[str, list[float]] = field(default_factory=dict)
    scenario_ms: dict[str, float] = field(default_factory=dict)
    pipe: PipeFigures | None = None
    proving: ProvingFigures | None = None
    casting: CastingFigures | None = None
    verdict: VerdictFigures | None = None
    growth: list[Curve] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        """Return the figures as plain data: medians over the rounds, of the ratios to the yardstick's too.

        Each round has its own ratio, as both meet the machine at about the same speed there.
        """
        return {
            "rlcard_uno": {"decisions_per_second": round(median(self.uno), 1)},
            "playout": self._beside_uno(self.playouts),
            **({"compiled": self._beside_uno(self.compiled)} if self.compiled else {}),
            "scenario_ms": {package: round(ms, 3) for package, ms in self.scenario_ms.items()},
            **({"wire": self.pipe.data()} if self.pipe else {}),
            **({"prove": self.proving.data()} if self.proving else {}),
            **({"casting": self.casting.data()} if self.casting else {}),
            **({"verdict": self.verdict.data()} if self.verdict else {}),
            **({"growth": [curve.data() for curve in self.growth]} if self.growth else {}),
            "rounds": len(self.uno),
            "machine": machine(),
        }

    def _beside_uno(self, games: dict[str, list[float]]) -> dict[str, dict[str, float]]:
        return {
            package: {
                "decisions_per_second": round(median(rounds), 1),
                "ratio_to_rlcard_uno": round(median(map(truediv, rounds, self.uno)), 4),
            }
            for package, rounds in games.items()
        }


def machine() -> dict[str, Any]:
    """Return what was measured on."""
    return {
        "system": platform.platform(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def _processor() -> str:
    """Return the processor's name, where the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as told:
            for line in told:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def playouts(games: list[Game], seconds: float, rounds: int, done: Callable[[], None]) -> Figures:
    """Race the yardstick and each game in turn, round after round.

    Args:
        games: those that the engine plays.
        seconds: how long each is raced in a round.
        rounds: how many rounds.
        done: called after each race.

    Raises:
        NoYardstick: RLCard is not installed.
    """
    figures = Figures()
    uno = Uno(seed=0)
    with ExitStack() as engines:
        builds = [
            (engines.enter_context(connect(ENGINE)), figures.playouts),
            *((engines.enter_context(build), figures.compiled) for build in compiled()),
        ]
        engines.enter_context(spared())  # for the yardstick, too
        for number in range(rounds):
            figures.uno.append(uno.race(seconds))
            done()
            for game in games:
                for connection, speeds in builds:
                    tally = race(
                        connection.engine,
                        playbook(game.id),
                        cards_of(game.id),
                        number,
                        lambda tally: tally.seconds >= seconds,
                    )
                    speeds.setdefault(game.package, []).append(tally.decisions / tally.seconds)
                done()
    return figures


def compiled() -> list[Connection]:
    """Return the compiled build of the engine, if there is one of its source as it is."""
    return [connect(COMPILED)] if quickest(ENGINE) == COMPILED else []


def scenarios(game: Game) -> float | None:
    """Return the milliseconds that certifying a scenario of the game takes on one core, with reading it.

    None where the game has no scenario.
    """
    began = time.perf_counter()
    try:
        results = run_suite(
            Suite(suite_root()), Candidate(ENGINE), Selection(games=(game.id,)), Limits(jobs=1), Progress()
        )
    except NothingSelected:
        return None
    return (time.perf_counter() - began) * 1000 / len(results)


def played(games: tuple[Game, ...]) -> tuple[list[Game], list[Game]]:
    """Return the games that the engine plays, and those that it does not."""
    with connect(ENGINE) as connection:
        known = {support.game for support in connection.engine.describe().games}
    return [game for game in games if game.id in known], [game for game in games if game.id not in known]
