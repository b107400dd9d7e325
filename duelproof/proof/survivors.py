"""Survivors: mistakes in the reference that nothing notices: no scenario, and no invariant in a random game.

Functions that are not marked do what no rule says, too (see `duelproof.proof.own_tests`): for them the
engine's own tests may speak.

Looked for are the mutants of all functions: those marked with at least one rule that has scenarios, and those
that are not marked, which serve the others. A function all of whose rules are without a scenario yet is not
under test: its mutants are counted apart.

Most mistakes are noticed by one of the first scenarios. What is left is tried on all scenarios in groups, a
mistake of several functions at a time: where a scenario passes with all of them, it notices none. Where it
fails, each is tried by itself, so that nothing counts as noticed but by itself. Two mistakes that hide each
other count as unnoticed.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from duelproof.proof.games import caught
from duelproof.proof.mutants import MarkedCode, Mutant, Together
from duelproof.proof.own_tests import OwnTest, with_own_tests
from duelproof.proof.stage import spread, stage
from duelproof.proof.trials import Trial, plain_rules, watched_code

FIRST = 40
"""So many scenarios a mutant is tried on by itself."""

TOGETHER = 24
"""So many mutants are tried on all other scenarios at a time."""


@dataclass(slots=True)
class Survivor:
    """A mutant that no scenario notices, and how many scenarios come by its place.

    ``caught_by`` is what convicts it in the random game ``seed``, an invariant or a crash; or, of a function
    that is not marked, the engine's own test that fails. One that is caught does not survive.
    """

    mutant: str
    line: int
    rules: tuple[str, ...]
    run_by: int
    caught_by: str = ""
    seed: int = 0

    def __str__(self) -> str:
        place, _, what = self.mutant.partition(": ")
        file, _, function = place.partition(":")
        rules = ", ".join(self.rules) or "not marked"
        return f"{file}:{self.line} {function} ({rules}): {what} [run by {self.run_by}]"

    def as_data(self) -> dict[str, object]:
        """As a line of the file."""
        data = {"mutant": self.mutant, "rules": self.rules, "run_by": self.run_by}
        return data | ({"caught_by": self.caught_by, "seed": self.seed} if self.caught_by else {})


@dataclass(slots=True)
class Survey:
    """How many mutants of a game were tried, how many were not, and which no scenario noticed."""

    mutants: int = 0
    not_under_test: int = 0
    unnoticed: list[Survivor] = field(default_factory=list)

    @property
    def survivors(self) -> list[Survivor]:
        """Those that no game caught either."""
        return [each for each in self.unnoticed if not each.caught_by]

    @property
    def caught_by_tests(self) -> int:
        """How many the engine's own tests noticed."""
        return sum("::" in each.caught_by for each in self.unnoticed)

    def as_data(self) -> dict[str, object]:
        """The numbers."""
        return {
            "mutants": self.mutants,
            "survivors": len(self.survivors),
            "caught_in_games": len(self.unnoticed) - len(self.survivors) - self.caught_by_tests,
            "caught_by_tests": self.caught_by_tests,
            "not_under_test": self.not_under_test,
        }


def survey(
    game: str, rules: frozenset[str], killed: frozenset[str], jobs: int, told: Callable[[str, int], None]
) -> Survey:
    """Look for survivors in a game or what the games share, whose scenarios have all been run.

    Args:
        rules: only in functions marked with one of these; empty for all functions.
        killed: the mutants that are known to fail a scenario.
        told: called with what there is to do and how much of it, and then with -1 for each part done.
    """
    tested = {rule for trial in stage().of_game(game) for rule in trial.item.rules}
    found = Survey()
    places = []
    for at, function in enumerate(stage().surveyed(game)):
        if rules and not rules & set(function.rules):
            continue
        if not function.rules or tested & set(function.rules):
            places.append((game, at, killed))
        else:
            found.not_under_test += sum(mutant.compiles() for mutant in function.mutants)
    unnoticed: list[Place] = []
    for count, left in _done(_search, places, jobs, "functions", told):
        found.mutants += count
        unnoticed += left
    groups = [(game, group) for group in _apart(sorted(unnoticed))]
    for survivors in _done(_search_together, groups, jobs, "groups of mutants", told):
        found.unnoticed += survivors
    found.unnoticed.sort(key=lambda each: each.mutant)
    return found


def _done(
    work: Callable[[Any], Any], parts: Sequence[Any], jobs: int, what: str, told: Callable[[str, int], None]
) -> Iterator[Any]:
    """What the work on each part comes to, spread over processes."""
    told(what, len(parts))
    with spread(jobs) as mapped:
        for each in mapped(work, parts):
            told(what, -1)
            yield each


Place = tuple[int, int]
"""A mutant: the numbers of its function and of itself therein."""


def _apart(places: list[Place]) -> list[list[Place]]:
    """Groups of mutants, none with two of the same function, as one takes the place of the other."""
    groups: list[list[Place]] = []
    for place in places:
        group = next((g for g in groups if len(g) < TOGETHER and all(place[0] != at for at, _ in g)), None)
        if group is None:
            groups.append([place])
        else:
            group.append(place)
    return groups


def _search(job: tuple[str, int, frozenset[str]]) -> tuple[int, list[Place]]:
    """How many mutants a function has, and which the first scenarios do not notice.

    Those ``killed`` before are left out. Scenarios of the function's rules come first, then whichever, but
    who noticed one mistake in it is likely to notice the next.
    """
    game, at, killed = job
    function = stage().surveyed(game)[at]
    rules = set(function.rules)
    near = list(stage().of_game(game))
    random.Random(0).shuffle(near)
    near.sort(key=lambda trial: not rules & set(trial.item.rules))
    count = 0
    left: list[Place] = []
    for number, mutant in enumerate(function.mutants):
        if not mutant.compiles():
            continue
        count += 1
        if mutant.name in killed:
            continue
        runners = [trial for trial in near if trial.runs(mutant)]
        hit = next((trial for trial in runners[:FIRST] if _notices(trial, mutant)), None)
        if hit is None:
            left.append((at, number))
        else:
            near.remove(hit)
            near.insert(0, hit)
    return count, left


def _search_together(job: tuple[str, list[Place]]) -> list[Survivor]:
    """Which mutants no scenario notices, as the engine is and by the plain rules."""
    game, places = job
    functions = stage().surveyed(game)
    trials = stage().of_game(game)
    left = [functions[at].mutants[number] for at, number in places]
    for _ in _noticing(trials, left, lambda trial, mutant: trial.runs(mutant)):
        pass
    with plain_rules():  # a quick look before a rule may hide a mistake in it
        for _ in _noticing(trials, left, _is_about):
            pass
    by = caught(game, left)
    return [_survivor(mutant, trials, *by.get(mutant.name, ("", 0))) for mutant in left]


W = TypeVar("W", Trial, OwnTest)


def _noticing(
    trials: Sequence[W], left: list[Mutant], tried_on: Callable[[W, Mutant], bool]
) -> Iterator[tuple[W, Mutant]]:
    """Who notices which of some mutants, each of another function; those are taken from what is left."""
    for trial in trials:
        present = [mutant for mutant in left if tried_on(trial, mutant)]
        if present and _fails(trial, present):
            for mutant in present:
                if _notices(trial, mutant):
                    left.remove(mutant)
                    yield trial, mutant


def _is_about(trial: Trial, mutant: Mutant) -> bool:
    return trial.runs(mutant) and not set(mutant.function.rules).isdisjoint(trial.item.rules)


def _survivor(mutant: Mutant, trials: Sequence[Trial], by: str, seed: int) -> Survivor:
    run_by = sum(trial.runs(mutant) for trial in trials)
    return Survivor(mutant.name, mutant.first, mutant.function.rules, run_by, by, seed)


def _fails(trial: Trial | OwnTest, mutants: Sequence[Mutant]) -> bool:
    with Together(mutants).made():
        return trial.fails()


def _notices(trial: Trial | OwnTest, mutant: Mutant) -> bool:
    """Whether it fails with a mistake, twice: a machine that stands still looks like a hang."""
    return all(_fails(trial, [mutant]) for _ in range(2))


def ask_own_tests(
    folder: Path, surveys: Mapping[str, Survey], jobs: int, told: Callable[[str, int], None]
) -> None:
    """Find out which survivors in functions that are not marked the engine's own tests notice.

    Raises SuiteFailure where the tests cannot be collected.
    """
    asked = {
        (each.mutant, each.line): each
        for survey in surveys.values()
        for each in survey.survivors
        if not each.rules
    }
    places = [
        (at, number)
        for at, function in enumerate(_unmarked())
        for number, mutant in enumerate(function.mutants)
        if (mutant.name, mutant.first) in asked
    ]

    def ask(tests: list[OwnTest]) -> None:
        stage().own_tests = tests
        for found in _done(_search_tests, _apart(places), jobs, "groups for the engine's tests", told):
            for mutant, line, test in found:
                asked[mutant, line].caught_by = test

    with_own_tests(folder, watched_code(_unmarked()), ask)


def _unmarked() -> list[MarkedCode]:
    return [function for code in stage().unmarked.values() for function in code]


def _search_tests(places: list[Place]) -> list[tuple[str, int, str]]:
    """Which mutants the engine's own tests notice: name, line and test."""
    functions = _unmarked()
    left = [functions[at].mutants[number] for at, number in places]
    noticing = _noticing(stage().own_tests, left, lambda test, mutant: test.runs(mutant))
    return [(mutant.name, mutant.first, test.name) for test, mutant in noticing]
