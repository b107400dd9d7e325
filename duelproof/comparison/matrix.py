"""The matrix: how each rule ended in each run, and what changed from the first run to each later one.

A rule ends like the worst of its scenarios. Of a scenario that only one of two runs has, or that says
something else in the other one's suite, nothing got better or worse: it is not compared.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from duelproof.catalogue.errors import CatalogueError
from duelproof.comparison.results import Case, End, Key, Results

RuleName = tuple[str, str, str]
"""What a rule is known by: the game, the edition, and its id."""
WORST_FIRST = list(End)
BAD = (End.BROKEN, End.VIOLATION)
"""How a rule ends that the engine fails."""
UNJUDGED = (End.NOT_RUN, End.ERROR)
"""How a scenario ends that says nothing of the engine: there is nothing to compare."""
KINDS = ("worse", "better", "neither")
"""How a change is for the engine."""

_GOOD = {End.BROKEN: 0, End.VIOLATION: 1, End.INCONCLUSIVE: 2, End.NOT_CLAIMED: 2, End.PASS: 3}
"""How good each end is for the engine."""


@dataclass(frozen=True, slots=True)
class Line:
    """A scenario and how it ended in each run."""

    scenario: str
    name: str
    ends: tuple[End, ...]

    @property
    def alike(self) -> bool:
        """Whether it ended in the same way in each run that has run it."""
        return len(set(self.ends) - {End.NOT_RUN}) <= 1


@dataclass(frozen=True, slots=True)
class Row:
    """A rule and its scenarios. ``section`` is where the scenarios say that it stands."""

    game: str
    revision: str
    rule: str
    section: str
    lines: tuple[Line, ...]

    @property
    def name(self) -> RuleName:
        """What it is known by."""
        return self.game, self.revision, self.rule

    @property
    def ends(self) -> tuple[End, ...]:
        """How it ended in each run: like the worst of its scenarios."""
        return tuple(min(ends, key=WORST_FIRST.index) for ends in zip(*self._ends, strict=True))

    @property
    def passes(self) -> tuple[int, ...]:
        """How many of its scenarios passed in each run."""
        return tuple(ends.count(End.PASS) for ends in zip(*self._ends, strict=True))

    @property
    def alike(self) -> bool:
        """Whether each of its scenarios ended in the same way in each run that has run it."""
        return all(line.alike for line in self.lines)

    @property
    def _ends(self) -> list[tuple[End, ...]]:
        return [line.ends for line in self.lines]


@dataclass(frozen=True, slots=True)
class Changed:
    """A scenario that ended otherwise in a later run."""

    scenario: str
    before: End
    after: End


@dataclass(frozen=True, slots=True)
class Change:
    """A rule with those of its scenarios that changed for the better, for the worse, or neither way."""

    game: str
    revision: str
    rule: str
    scenarios: tuple[Changed, ...]

    @property
    def name(self) -> RuleName:
        """What the rule is known by."""
        return self.game, self.revision, self.rule


@dataclass(frozen=True, slots=True)
class Changes:
    """What changed from the first run to a later one, which has this place among the runs.

    So many scenarios were ``compared``. Not compared are those that say something else in the other suite
    (``rewritten``), and those that were not run in one of them (``single``).
    """

    later: int
    worse: tuple[Change, ...]
    better: tuple[Change, ...]
    neither: tuple[Change, ...]
    compared: int
    rewritten: int
    single: int

    @property
    def by_kind(self) -> dict[str, tuple[Change, ...]]:
        """The changes by how they are for the engine, the worse ones first."""
        return {"worse": self.worse, "better": self.better, "neither": self.neither}


@dataclass(frozen=True, slots=True)
class Comparison:
    """Runs side by side: the rules with their ends, and what changed from the first run to each later one."""

    runs: tuple[Results, ...]
    rows: tuple[Row, ...]
    changes: tuple[Changes, ...]

    @property
    def code(self) -> int:
        """The exit code: 1 where something got worse from the first to the last, else 0."""
        return int(bool(self.changes[-1].worse))


def compared(runs: Sequence[Results]) -> Comparison:
    """Lay runs side by side.

    Raises CatalogueError when the first one and a later one have nothing that can be compared.
    """
    rows = _rows(runs)
    changes = tuple(_changes(runs, rows, later) for later in range(1, len(runs)))
    for each in changes:
        if not each.compared:
            raise CatalogueError(
                f"There is nothing to compare: no scenario was run in both {runs[0].source} and "
                f"{runs[each.later].source} by the same edition and with the same steps."
            )
    return Comparison(tuple(runs), rows, changes)


def kind_of(before: End, after: End) -> str | None:
    """Tell whether a scenario got better or worse, or changed neither way; None where it did not change.

    Who no longer claims what was violated has mended nothing.
    """
    if before is after or before in UNJUDGED or after in UNJUDGED:
        return None
    gained = _GOOD[after] - _GOOD[before]
    if not gained or (gained > 0 and after is End.NOT_CLAIMED):
        return "neither"
    return "better" if gained > 0 else "worse"


def _rows(runs: Sequence[Results]) -> tuple[Row, ...]:
    """Return the rules of all runs, in the order in which the runs have them."""
    cases: dict[Key, Case] = {}
    for run in runs:
        for key, case in run.cases.items():
            cases.setdefault(key, case)
    rules: dict[RuleName, list[Line]] = {}
    homes: dict[RuleName, str] = {}
    for key, case in cases.items():
        found = (run.cases.get(key) for run in runs)
        line = Line(case.scenario, case.name, tuple(End.NOT_RUN if at is None else at.end for at in found))
        for place, rule in enumerate(case.rules):
            name = (case.game, case.revision, rule)
            rules.setdefault(name, []).append(line)
            if place == 0:
                homes[name] = case.section
            homes.setdefault(name, case.section)
    return tuple(Row(*name, homes[name], tuple(lines)) for name, lines in rules.items())


def _changes(runs: Sequence[Results], rows: Sequence[Row], later: int) -> Changes:
    first, second = runs[0].cases, runs[later].cases
    both = [key for key in first if key in second and not _unjudged(first[key], second[key])]
    alike = {key for key in both if first[key].text == second[key].text}
    found: dict[str, list[Change]] = {kind: [] for kind in KINDS}
    for row in rows:
        changed = list(_changed(row, later, alike))
        for kind in KINDS:
            if mine := tuple(each for of_kind, each in changed if of_kind == kind):
                found[kind].append(Change(row.game, row.revision, row.rule, mine))
    return Changes(
        later,
        worse=tuple(found["worse"]),
        better=tuple(found["better"]),
        neither=tuple(found["neither"]),
        compared=len(alike),
        rewritten=len(both) - len(alike),
        single=len(first.keys() | second.keys()) - len(both),
    )


def _unjudged(first: Case, second: Case) -> bool:
    return first.end in UNJUDGED or second.end in UNJUDGED


def _changed(row: Row, later: int, alike: set[Key]) -> Iterator[tuple[str, Changed]]:
    """Yield a rule's scenarios that changed from the first run to a later one, each with how it changed."""
    for line in row.lines:
        before, after = line.ends[0], line.ends[later]
        kind = kind_of(before, after)
        if kind is not None and (row.game, row.revision, line.scenario) in alike:
            yield kind, Changed(line.scenario, before, after)
