"""What keeps the results of two runs from being compared, or makes them unlike, in plain sentences."""

from collections.abc import Iterator
from string import ascii_uppercase

from duelproof.comparison.matrix import Changes, Comparison
from duelproof.comparison.results import Results
from duelproof.judge.words import counted

LETTERS = ascii_uppercase
"""What the runs are called where there is little room; so many can be compared."""


def unlike(comparison: Comparison) -> list[str]:
    """Say of each run whether it was finished, and of each later one in what it is unlike the first."""
    found = [
        f"{letter} was not finished, or its report is incomplete: what it has no result of was not run."
        for letter, run in zip(LETTERS, comparison.runs, strict=False)
        if not run.finished
    ]
    for changes in comparison.changes:
        found += _unlike(comparison.runs[0], comparison.runs[changes.later], LETTERS[changes.later], changes)
    return found


def _unlike(first: Results, later: Results, letter: str, changes: Changes) -> Iterator[str]:
    a = LETTERS[0]
    if first.suite != later.suite:
        rewritten = counted(changes.rewritten, "scenario")
        yield (
            f"{letter} ran another suite than {a}: what got better or worse may be the suite's doing. "
            f"Not compared: {rewritten} with another name or other steps."
        )
    if first.selection != later.selection:
        yield f"{a} was asked for {_asked(first)}, {letter} for {_asked(later)}."
    editions, others = _editions(first), _editions(later)
    for edition in sorted(editions - others):
        yield f"{letter} has no results by {edition}."
    for edition in sorted(others - editions):
        yield f"{a} has no results by {edition}, {letter} has."
    if changes.single:
        number = counted(changes.single, "scenario")
        yield f"Not compared: {number} that only one of {a} and {letter} has run."
    if (first.seed is None) != (later.seed is None):
        known = a if first.seed is None else letter
        yield f"The tables of {known} were as written in the suite; the others were laid anew from a seed."
    if first.cast != later.cast:
        yield f"{a if first.cast else letter} was played with cards of the engine's own."


def _asked(run: Results) -> str:
    return run.selection or "everything"


def _editions(run: Results) -> set[str]:
    return {f"{game} {revision}" for game, revision, _ in run.cases}
