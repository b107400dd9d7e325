"""How time and memory grow: with the number of scenarios, of games, and of decisions in a game.

Each measurement of scenarios is a process of its own, so that none stands on what another has left.
"""

import json
import math
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

import psutil

from duelproof.bench.memory import most_held
from duelproof.catalogue.games import Game, suite_root
from duelproof.judge.certify import Candidate, Limits, Progress, run_suite
from duelproof.judge.selection import Selection, Suite
from duelproof.playout.campaign import cards_of, check_game
from duelproof.playout.course import open_table
from duelproof.playout.games import playbook
from duelproof.playout.garbage import spared
from duelproof.playout.moves import random_choice
from duelproof.wire import connect

ENGINE = "reference"
SCENARIOS = (500, 1000, 2000, 4000, 6000)
"""The numbers of scenarios that are played."""
GAMES = (5, 10, 20, 40)
"""The numbers of checked games of each book after which is looked."""
LONGEST = 800
"""Games are played for so many decisions at most, and looked at in stretches of a hundred."""
STEEPEST = 1.15
"""The steepness up to which something counts as linear: twice as much takes 2.2 times as long."""


@dataclass(frozen=True, slots=True)
class Curve:
    """What was measured of how one thing grows with another: ``points`` of both, the amount first."""

    title: str
    amount: str
    unit: str
    points: list[tuple[float, float]]

    @property
    def steepness(self) -> float:
        """The power of the amount with which it grows, from the first point to the last: 1 if linear."""
        (few, little), (many, much) = self.points[0], self.points[-1]
        return math.log(much / little) / math.log(many / few)

    def data(self) -> dict[str, Any]:
        """Return the curve as plain data."""
        return {
            "title": self.title,
            "amount": self.amount,
            "unit": self.unit,
            "points": [[amount, round(figure, 4)] for amount, figure in self.points],
            "steepness": round(self.steepness, 3),
            "linear": self.steepness <= STEEPEST,
        }


def growth(games: list[Game]) -> list[Curve]:
    """Measure all that grows."""
    curves = of_scenarios(SCENARIOS)
    for game in games:
        curves += [*of_games(game), of_length(game)]
    return curves


def of_scenarios(numbers: Iterable[int]) -> list[Curve]:
    """Measure certifications of the reference by so many scenarios (at most all), in one process each."""
    times, sizes = [], []
    for number in numbers:
        command = [sys.executable, "-c", f"from {__name__} import play_some; play_some({number})"]
        said = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
        times.append((float(number), said["seconds"]))
        sizes.append((float(number), said["megabytes"]))
    return [
        Curve("Scenarios: time", "scenarios", "seconds", times),
        Curve("Scenarios: memory", "scenarios", "megabytes", sizes),
    ]


def play_some(number: int) -> None:
    """Play so many scenarios, spread evenly over the suite, and print what it took."""
    began = time.process_time()
    suite = Suite(suite_root())
    names = suite.ids(suite.games)
    chosen = tuple(names[at * len(names) // number] for at in range(number))
    run_suite(suite, Candidate(ENGINE), Selection(scenarios=chosen), Limits(), Progress())
    took = time.process_time() - began
    print(json.dumps({"seconds": took, "megabytes": most_held()}))


def of_games(game: Game) -> list[Curve]:
    """Measure checked games of a book, one after another in this process."""
    times, sizes = [], []
    book, cards = playbook(game), cards_of(game)
    with connect(ENGINE) as connection, spared():
        check_game(connection.engine, book, cards, 0)  # what is kept is there from now on
        began = time.process_time()
        for number in range(1, GAMES[-1] + 1):
            check_game(connection.engine, book, cards, number)
            if number in GAMES:
                times.append((float(number), time.process_time() - began))
                sizes.append((float(number), psutil.Process().memory_info().rss / 1024**2))
    return [
        Curve(f"{game.title}, checked games: time", "games", "seconds", times),
        Curve(f"{game.title}, checked games: memory", "games", "megabytes", sizes),
    ]


def of_length(game: Game) -> Curve:
    """Measure the time that a game of a book has taken after each hundred decisions, on average."""
    took: dict[int, list[float]] = defaultdict(list)
    book, cards = playbook(game), cards_of(game)
    with connect(ENGINE) as connection, spared():
        engine = connection.engine
        for seed in range(GAMES[-1]):
            rng = Random(seed)
            position = book.deal(cards, rng)
            position.events = False
            open_table(engine, position)
            began, made = time.process_time(), 0
            while made < LONGEST and (decision := engine.pending()) is not None:
                engine.submit(random_choice(decision, rng, position))
                made += 1
                if made % 100 == 0:
                    took[made].append((time.process_time() - began) * 1000)
    points = [(float(made), sum(times) / len(times)) for made, times in sorted(took.items())]
    return Curve(f"{game.title}: time of a game", "decisions", "milliseconds", points)
