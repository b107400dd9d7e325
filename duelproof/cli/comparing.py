"""What ``duelproof editions`` does: compares two editions, and plays what shows their changes by both."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from duelproof.catalogue.compared import KINDS, Row, compared
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import Game, suite_root
from duelproof.cli.codes import suite_at_fault
from duelproof.differential.editions import played_otherwise, showing_a_change
from duelproof.judge.blame import Result
from duelproof.judge.certify import Candidate, Limits, Progress, SuiteFailure, run_suite
from duelproof.judge.elsewhere import REFERENCE
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.verdicts import Verdict


@dataclass(frozen=True, slots=True)
class Shown:
    """A scenario that shows a change: how it ends by each edition."""

    scenario: str
    ends: dict[str, Result]

    @property
    def alike(self) -> bool:
        """Whether it ends in the same way by each, and so shows no change."""
        return len({result["verdict"] for result in self.ends.values()}) == 1

    def as_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"scenario": self.scenario, "alike": self.alike, "ends": self.ends}


def compare_and_tell(game: str, old: str, new: str, root: Path | None, *, json: bool) -> int:
    """Print how two editions differ; return the exit code.

    Raises CatalogueError when there is no such game or edition, or the first is not the earlier one.
    """
    suite = Suite(root.resolve() if root else suite_root())
    book = suite.game(game)
    numbering = suite.numbering(book)
    for edition in (old, new):
        numbering.of(edition)
    if book.revisions.index(old) >= book.revisions.index(new):
        raise CatalogueError(f"{old} is not before {new}: the editions are {', '.join(book.revisions)}.")
    showing = showing_a_change(suite.texts(book))
    rows = compared(numbering, old, new, played_otherwise(suite.texts(book), old, new))
    names = tuple(case.id for scenario in showing for case in scenario.cases())
    try:
        shown = _played(suite, book, names, (old, new))
    except SuiteFailure as failure:
        return suite_at_fault(failure.mistakes)
    if json:
        data = {
            "game": book.id,
            "editions": [old, new],
            "rules": [msgspec.to_builtins(row) for row in rows],
            "changed": [each.as_data() for each in shown],
        }
        print(msgspec.json.encode(data).decode())
    else:
        print("\n".join(_lines(book, old, new, rows, shown)))
    return 0


def _played(suite: Suite, game: Game, names: tuple[str, ...], editions: Sequence[str]) -> list[Shown]:
    """Play the scenarios that show a change by each of these editions, on the reference."""
    if not names:
        return []
    ends: dict[str, dict[str, Result]] = {name: {} for name in names}
    for edition in editions:
        limits = Limits(boards=True, played_by=edition)
        selection = Selection((game.id,), scenarios=names)
        for result in run_suite(suite, Candidate(REFERENCE), selection, limits, Progress()):
            ends[result["scenario"]][edition] = result
    return [Shown(name, ended) for name, ended in ends.items()]


def _lines(game: Game, old: str, new: str, rows: Sequence[Row], shown: Sequence[Shown]) -> Iterator[str]:
    """Yield what is told: the counts, what is not merely reworded, and what is played otherwise."""
    count = Counter(row.kind for row in rows)
    yield f"{game.title}, {old} and {new}: {', '.join(f'{count[kind]} {kind}' for kind in KINDS)}."
    for kind in KINDS:
        if kind in ("same", "reworded") or not count[kind]:
            continue
        yield f"\n{kind.capitalize()}:"
        for row in rows:
            if row.kind == kind:
                yield f"  {row.rule}{_before(row)}"
    if shown:
        alike = sum(each.alike for each in shown)
        yield f"\nPlayed by both editions, {alike} of {len(shown)} with the same end:"
    for each in shown:
        yield f"  {each.scenario}"
        yield from (f"    {edition}: {_said(result)}" for edition, result in each.ends.items())


def _before(row: Row) -> str:
    return f", before {', '.join(row.was)}" if row.was and row.was != (row.rule,) else ""


def _said(result: Result) -> str:
    """Say how a scenario ended: as it says, or at which step not."""
    if result["verdict"] == Verdict.PASS:
        return "as the scenario says"
    detail = result.get("detail") or {}
    return f"otherwise at `{detail.get('step')}`: {' '.join(str(detail.get('message')).split())}"
