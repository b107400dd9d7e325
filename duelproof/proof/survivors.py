"""Survivors: mistakes in the reference that nothing notices: no scenario, and no invariant in a random game.

Functions that are not marked do what no rule says, too (see `duelproof.proof.own_tests`), and those that
several engines share do what any of their books may ask for: for them the engine's own tests may speak.

Looked for are the mutants of all functions: those marked with at least one rule that has scenarios, and those
that are not marked, which serve the others. A function all of whose rules are without a scenario yet is not
under test: its mutants are counted apart.

Most mistakes are noticed by one of the first scenarios, or by one of the engine's tests, of which those come
first that run little else than what is wrong. What is left is tried on all scenarios in groups, a mistake of
several functions at a time: where a scenario passes with all of them, it notices none. Where it fails, each
is tried by itself, so that nothing counts as noticed but by itself. Two mistakes that hide each other count
as unnoticed.

Each mistake is made in a process of its own: what an engine keeps in mind while it is wrong, and what a test
breaks, would let later ones count as noticed.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby, islice
from pathlib import Path
from typing import Any, TypeVar

from duelproof.catalogue.proofs import text_hash
from duelproof.judge.spreading import Spread, alone
from duelproof.proof.games import caught
from duelproof.proof.mutants import SHARED, Lines, MarkedCode, Mutant, Together
from duelproof.proof.own_tests import OwnTest, with_own_tests
from duelproof.proof.stage import stage
from duelproof.proof.surveyed import Function, Surveyed, code_hash
from duelproof.proof.trials import Trial, plain_rules, watched_code

FIRST = 40
"""So many scenarios a mutant is tried on by itself."""

CHUNK = 12
"""So many tests of the engine are watched at a time."""

TOGETHER = 24
"""So many mutants are tried on all other scenarios at a time."""


@dataclass(slots=True)
class Survivor:
    """A mutant that no scenario notices, and how many scenarios come by its place.

    ``caught_by`` is what convicts it in the random game ``seed``, an invariant or a crash; or the test of the
    engine that fails, which is asked before all scenarios are. One that is caught does not survive.
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
    """How many mutants of a game were tried, how many were not, and which no scenario noticed.

    ``left`` are those of which it is not known yet, ``known`` those that no scenario noticed before.
    ``functions`` are those that the mutants are of, ``scenarios`` the hashes of those they were tried on.
    """

    mutants: int = 0
    not_under_test: int = 0
    unnoticed: list[Survivor] = field(default_factory=list)
    left: list["Place"] = field(default_factory=list)
    known: list["Place"] = field(default_factory=list)
    functions: list[Function] = field(default_factory=list)
    scenarios: frozenset[str] = frozenset()

    @property
    def open(self) -> list["Place"]:
        """Those that nobody has noticed yet."""
        return [*self.left, *self.known]

    def take_out(self, place: "Place", survivor: Survivor) -> None:
        """Note what caught one that no scenario has noticed yet."""
        (self.left if place in self.left else self.known).remove(place)
        self.unnoticed.append(survivor)

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


Told = Callable[[str, int], None]
"""Called with what there is to do and how much of it, and then with -1 for each part done."""

Place = tuple[str, int, int]
"""A mutant: the game, and the numbers of its function and of itself therein."""


W = TypeVar("W", Trial, OwnTest)
TriedOn = Callable[[W, Mutant], bool]


def survey(game: str, rules: frozenset[str], killed: frozenset[str], over: Spread, told: Told) -> Survey:
    """Try the mutants of a game or of what the games share on some scenarios, all of which have been run.

    Args:
        rules: only in functions marked with one of these; empty for all functions.
        killed: the mutants that are known to fail a scenario.
    """
    found = Survey(scenarios=frozenset(text_hash(trial.item.rendered) for trial in stage().of_game(game)))
    places = []
    tested = _tested(game)
    before = stage().surveyed_before.get(game, Surveyed())
    for at, function in enumerate(stage().surveyed(game)):
        if rules and not rules & set(function.rules):
            continue
        if not _is_under_test(function, tested):
            found.not_under_test += sum(mutant.compiles() for mutant in function.mutants)
        elif before.holds(function):
            _keep(found, game, at, before)
        else:
            own = f"{function.place}: "
            places.append((game, at, frozenset(name for name in killed if name.startswith(own))))
    for function, left in _done(search, places, over, "functions", told):
        found.functions.append(function)
        found.left += left
    found.mutants = sum(each.mutants for each in found.functions)
    return found


def _keep(found: Survey, game: str, at: int, before: Surveyed) -> None:
    """Take over what an earlier survey has found of a function."""
    function = stage().surveyed(game)[at]
    found.functions.append(before.functions[function.place])
    for number, mutant in enumerate(function.mutants):
        unnoticed = before.unnoticed.get(mutant.name)
        if unnoticed is not None and unnoticed.caught_by:
            found.unnoticed.append(_survivor(game, mutant, unnoticed.caught_by, unnoticed.seed))
        elif unnoticed is not None:
            found.known.append((game, at, number))


def _tested(game: str) -> set[str]:
    """The rules that have scenarios."""
    return {rule for trial in stage().of_game(game) for rule in trial.item.rules}


def _is_under_test(function: MarkedCode, tested: set[str]) -> bool:
    return not function.rules or not tested.isdisjoint(function.rules)


def finish(found: Survey, over: Spread, told: Told) -> None:
    """Try what is left of a survey on all scenarios, and in random games."""
    groups = [(places, False) for places in _apart(found.left)]
    groups += [(places, True) for places in _apart(found.known)]
    for survivors in _done(search_together, groups, over, "groups of mutants", told):
        found.unnoticed += survivors
    found.left, found.known = [], []
    found.unnoticed.sort(key=lambda each: each.mutant)


def leave_out_noticed_rows(surveys: Mapping[str, Survey]) -> None:
    """Take out those whose mistake in a table is noticed by whoever reads that table in another function."""
    mutants = [
        mutant
        for game in surveys
        for tested in [_tested(game)]
        for function in stage().surveyed(game)
        if _is_under_test(function, tested)
        for mutant in function.mutants
        if mutant.row
    ]
    unnoticed = {each.mutant for found in surveys.values() for each in found.survivors}
    noticed = {mutant.row for mutant in mutants if mutant.name not in unnoticed}
    elsewhere = {mutant.name for mutant in mutants if mutant.row in noticed}
    for found in surveys.values():
        found.unnoticed = [each for each in found.unnoticed if each.caught_by or each.mutant not in elsewhere]


def _done(
    work: Callable[[Any], Any], parts: Sequence[Any], over: Spread, what: str, told: Told
) -> Iterator[Any]:
    """What the work on each part comes to, spread over processes or workers."""
    told(what, len(parts))
    with over() as mapped:
        for each in mapped(work, parts):
            told(what, -1)
            yield each


def _apart(places: list[Place]) -> list[list[Place]]:
    """Groups of mutants, none with two of the same function, as one takes the place of the other."""
    groups: list[list[Place]] = []
    for place in sorted(places):
        group = next((g for g in groups if len(g) < TOGETHER and all(place[:2] != p[:2] for p in g)), None)
        if group is None:
            groups.append([place])
        else:
            group.append(place)
    return groups


def search(job: tuple[str, int, frozenset[str]]) -> tuple[Function, list[Place]]:
    """A function as it is recorded, and which of its mutants the first scenarios do not notice.

    Those ``killed`` before are left out. Scenarios of the function's rules come first, then whichever, but
    who noticed one mistake in it is likely to notice the next.
    """
    game, at, killed = job
    function = stage().surveyed(game)[at]
    rules = set(function.rules)
    near = list(stage().of_game(game))
    random.Random(0).shuffle(near)
    near.sort(key=lambda trial: not rules & set(trial.item.rules))
    places = {mutant.name: (game, at, number) for number, mutant in enumerate(function.mutants)}
    mutants = [mutant for mutant in function.mutants if mutant.compiles()]
    unknown = [mutant for mutant in mutants if mutant.name not in killed]
    left = [places[mutant.name] for mutant, hit in _first_noticing(near, unknown, FIRST) if hit is None]
    return Function(function.place, code_hash(function), len(mutants)), left


def _first_noticing(
    near: list[W], mutants: Sequence[Mutant], most: int | None = None
) -> Iterator[tuple[Mutant, W | None]]:
    """Which of the witnesses that come by each mutant notices it, asking so many at most.

    Who does comes first from then on. A mistake that ends the process counts as unnoticed.
    """
    for mutant in mutants:
        runners = list(islice((witness for witness in near if witness.runs(mutant)), most))
        at = alone(partial(_first, runners, mutant))
        hit = None if at is None else runners[at]
        if hit is not None:
            near.remove(hit)
            near.insert(0, hit)
        yield mutant, hit


def _first(witnesses: Sequence[W], mutant: Mutant) -> int | None:
    """The number of the first who notices a mistake."""
    return next((at for at, witness in enumerate(witnesses) if _notices(witness, mutant)), None)


def _mutants(places: Sequence[Place]) -> list[Mutant]:
    """The mutants of some places of one game, compiled once for all processes in which they are made."""
    functions = stage().surveyed(places[0][0])
    found = [functions[at].mutants[number] for _, at, number in places]
    return [mutant for mutant in found if mutant.compiles()]


def search_together(job: tuple[list[Place], bool]) -> list[Survivor]:
    """Which mutants of a game no scenario notices, or no new one, as the engine is and by the plain rules."""
    places, new_only = job
    game = places[0][0]
    trials = stage().of_game(game)
    if new_only:
        before = stage().surveyed_before[game]
        trials = [trial for trial in trials if not before.knows(trial)]
    left = _mutants(places)
    for _ in _noticing(trials, left, lambda trial, mutant: trial.runs(mutant)):
        pass
    with plain_rules():  # a quick look before a rule may hide a mistake in it
        for _ in _noticing(trials, left, _is_about):
            pass
    by = alone(partial(caught, game, left)) or {}
    return [_survivor(game, mutant, *by.get(mutant.name, ("", 0))) for mutant in left]


def _noticing(trials: Sequence[W], left: list[Mutant], tried_on: TriedOn[W]) -> Iterator[tuple[W, Mutant]]:
    """Who notices which of some mutants, each of another function; those are taken from what is left.

    A trial with which the process dies is asked about each mistake by itself.
    """
    at = 0
    while at < len(trials):
        failing = alone(partial(_failing, trials, left, tried_on, at))
        at = at if failing is None else failing
        for trial in trials[at : at + 1]:
            for mutant in [each for each in left if tried_on(trial, each)]:
                if alone(partial(_notices, trial, mutant)):
                    left.remove(mutant)
                    yield trial, mutant
        at += 1


def _failing(trials: Sequence[W], mutants: Sequence[Mutant], tried_on: TriedOn[W], begin: int) -> int:
    """The number of the next trial that fails with all mistakes tried on it; beyond the last if none does."""
    for at in range(begin, len(trials)):
        present = [mutant for mutant in mutants if tried_on(trials[at], mutant)]
        if present and _fails(trials[at], present):
            return at
    return len(trials)


def _is_about(trial: Trial, mutant: Mutant) -> bool:
    return trial.runs(mutant) and not set(mutant.function.rules).isdisjoint(trial.item.rules)


def _survivor(game: str, mutant: Mutant, by: str, seed: int = 0) -> Survivor:
    run_by = sum(trial.runs(mutant) for trial in stage().of_game(game))
    return Survivor(mutant.name, mutant.first, mutant.function.rules, run_by, by, seed)


def _fails(trial: Trial | OwnTest, mutants: Sequence[Mutant]) -> bool:
    with Together(mutants).made():
        return trial.fails()


def _notices(trial: Trial | OwnTest, mutant: Mutant) -> bool:
    """Whether it fails with a mistake, twice: a machine that stands still looks like a hang."""
    return all(_fails(trial, [mutant]) for _ in range(2))


def ask_own_tests(folder: Path, surveys: Mapping[str, Survey], over: Spread, told: Told) -> None:
    """Take those mutants of what is shared or not marked from what is left that the engine's tests notice.

    Raises SuiteFailure where the tests cannot be collected.
    """

    def ask(tests: list[OwnTest]) -> None:
        stage().own_tests = tests
        chunks = [range(at, min(at + CHUNK, len(tests))) for at in range(0, len(tests), CHUNK)]
        for seen in _done(_watch_tests, chunks, over, "dozens of the engine's tests", told):
            for at, lines in seen.items():
                tests[at].lines = lines
        places = sorted(place for game, each in surveys.items() for place in _beyond_rules(game, each.open))
        functions = [list(group) for _, group in groupby(places, key=lambda place: place[:2])]
        for found in _done(_search_tests, functions, over, "functions for the engine's tests", told):
            for place, survivor in found:
                surveys[place[0]].take_out(place, survivor)

    with_own_tests(folder, ask)


def _watch_tests(numbers: Sequence[int]) -> dict[int, Lines]:
    """The lines that some of the engine's tests run, found apart: what is stopped leaves things behind."""
    code = watched_code(stage().beyond_rules())
    return alone(lambda: {at: stage().own_tests[at].lines_run(code) for at in numbers}) or {}


def _beyond_rules(game: str, places: list[Place]) -> list[Place]:
    """Those of a game's mutants that the engine's tests may speak for."""
    functions = stage().surveyed(game)
    return [place for place in places if game == SHARED or not functions[place[1]].rules]


def _search_tests(places: list[Place]) -> list[tuple[Place, Survivor]]:
    """Which mutants of a function one of the engine's own tests notices."""
    mutants = _mutants(places)
    file = mutants[0].function.file
    near = [test for test in stage().own_tests if test.share(file)]
    near.sort(key=lambda test: -test.share(file))
    hits = _first_noticing(near, mutants)
    return [
        (place, _survivor(place[0], mutant, test.name))
        for place, (mutant, test) in zip(places, hits, strict=True)
        if test is not None
    ]
