"""A comparison as plain data."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from duelproof.comparison.arranged import Book
from duelproof.comparison.matrix import Change, Changes, Comparison
from duelproof.comparison.results import End, Results
from duelproof.comparison.unlike import LETTERS, unlike

Data = dict[str, object]


def as_data(comparison: Comparison, books: Sequence[Book]) -> Data:
    """Return a comparison as plain data. Runs are named by their letters."""
    letters = LETTERS[: len(comparison.runs)]
    return {
        "runs": {name: _run(run) for name, run in zip(letters, comparison.runs, strict=True)},
        "unlike": unlike(comparison),
        "books": [_book(book, letters) for book in books],
        "changes": [_changes(changes) for changes in comparison.changes],
        "exit_code": comparison.code,
    }


def _run(run: Results) -> Data:
    told = ("source", "engine", "spec", "suite", "selection", "seed", "cast", "finished")
    return {name: getattr(run, name) for name in told} | {"scenarios": len(run.cases)}


def _book(book: Book, letters: str) -> Data:
    return {
        "game": book.game,
        "revision": book.revision,
        "title": book.title,
        "rules": _counts(book.tallies, letters),
        "sections": [
            {
                "section": section.number,
                "title": section.title,
                "rules": _counts(section.tallies, letters),
                "ends": [
                    {
                        "rule": rule.row.rule,
                        "title": rule.title,
                        "ends": dict(zip(letters, rule.row.ends, strict=True)),
                        "scenarios": [
                            {"scenario": line.scenario, "ends": dict(zip(letters, line.ends, strict=True))}
                            for line in rule.row.lines
                        ],
                    }
                    for rule in section.rules
                ],
            }
            for section in book.sections
        ],
    }


def _counts(tallies: Sequence[Counter[End]], letters: str) -> Mapping[str, Data]:
    """Return for each run how many rules ended how."""
    return {
        letter: {end.value: tally[end] for end in End if tally[end]}
        for letter, tally in zip(letters, tallies, strict=True)
    }


def _changes(changes: Changes) -> Data:
    kinds = {kind: list(map(_change, found)) for kind, found in changes.by_kind.items()}
    counts = {name: getattr(changes, name) for name in ("compared", "rewritten", "single")}
    return {"from": LETTERS[0], "to": LETTERS[changes.later], **kinds, **counts}


def _change(change: Change) -> Data:
    return asdict(change)
