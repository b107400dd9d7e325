"""Survivors: mistakes in the reference that neither a scenario notices nor an invariant in a random game.

Looked for are the mutants of all functions: those marked with at least one rule that has scenarios, and those
that are not marked, which serve the others. A function all of whose rules are without a scenario yet is not
under test: its mutants are counted apart.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from duelproof.proof.games import caught
from duelproof.proof.mutants import Mutant
from duelproof.proof.stage import spread, stage
from duelproof.proof.trials import Trial


@dataclass(slots=True)
class Survivor:
    """A mutant that no scenario notices, and how many scenarios come by its place.

    ``caught_by`` is what convicts it in the random game ``seed``, an invariant or a crash; one that is caught
    does not survive.
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

    def as_data(self) -> dict[str, object]:
        """The numbers."""
        return {
            "mutants": self.mutants,
            "survivors": len(self.survivors),
            "caught_in_games": len(self.unnoticed) - len(self.survivors),
            "not_under_test": self.not_under_test,
        }


def survey(
    game: str, rules: frozenset[str], killed: frozenset[str], jobs: int, told: Callable[[str, int], None]
) -> Survey:
    """Look for survivors in a game or what the games share, whose scenarios have all been run.

    Args:
        rules: only in functions marked with one of these; empty for all functions.
        killed: the mutants that are known to fail a scenario.
        told: called with how many functions there are, and then with -1 for each.
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
    told("functions", len(places))
    with spread(jobs) as mapped:
        for count, unnoticed in mapped(_search, places):
            told("functions", -1)
            found.mutants += count
            found.unnoticed += unnoticed
    found.unnoticed.sort(key=lambda each: each.mutant)
    return found


def _search(job: tuple[str, int, frozenset[str]]) -> tuple[int, list[Survivor]]:
    """How many mutants a function has, and which go unnoticed; those ``killed`` before are left out."""
    game, at, killed = job
    function = stage().surveyed(game)[at]
    rules = set(function.rules)
    near = sorted(stage().of_game(game), key=lambda trial: not rules & set(trial.item.rules))
    count = 0
    found: list[Survivor] = []
    for mutant in function.mutants:
        if not mutant.compiles():
            continue
        count += 1
        if mutant.name in killed:
            continue
        runners = [trial for trial in near if trial.runs(mutant)]
        hit = next((trial for trial in runners if _notices(trial, mutant)), None)
        if hit is None:
            by, seed = caught(game, mutant)
            found.append(Survivor(mutant.name, mutant.first, function.rules, len(runners), by, seed))
        else:  # who noticed one mistake in a function is likely to notice the next
            near.remove(hit)
            near.insert(0, hit)
    return count, found


def _notices(trial: Trial, mutant: Mutant) -> bool:
    """Whether a scenario ends in anything but a pass on a mutant, a crash or a hang included.

    It has to do so twice: a machine that stands still for a moment looks like a hang.
    """
    runs = (trial.on(mutant) for _ in range(2))
    return all(run is not None and run.error is not None for run in runs)
