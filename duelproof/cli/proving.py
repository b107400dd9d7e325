"""What ``duelproof prove`` does: tries the scenarios behind a progress bar, prints, writes the records."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn
from rich.table import Table

from duelproof.calibration.records import RECORD, is_recorded, record
from duelproof.calibration.scores import played
from duelproof.catalogue.games import suite_root
from duelproof.catalogue.proofs import (
    TRIALS,
    Proofs,
    read_proofs,
    write_clauses,
    write_invariants,
    write_records,
    write_survivors,
)
from duelproof.cli.codes import OWN_FAULT
from duelproof.cli.counting import calibrating
from duelproof.judge.certify import Limits, Score, SuiteFailure
from duelproof.judge.dangling import dangling
from duelproof.judge.selection import Selection, Suite
from duelproof.proof.mutants import SHARED
from duelproof.proof.prover import Outcome, Wanted
from duelproof.proof.prover import prove as try_all
from duelproof.proof.surveyed import write_surveyed
from duelproof.proof.survivors import Survey


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The command line; survivors are surveyed if asked for, or by default when everything is tried."""

    games: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    jobs: int = 1
    check: bool = False
    changed: bool = False
    stale: bool = False
    survivors: bool | None = None
    playouts: int = 0
    code: tuple[Path, ...] = ()
    cluster: str | None = None
    suite: Path | None = None
    json: bool = False

    @property
    def all_tried(self) -> bool:
        """Whether every scenario of the games is tried."""
        return not (self.rules or self.code or self.check or self.changed or self.stale)

    @property
    def calibrated(self) -> bool:
        """Whether scores of the engines that know nothing are recorded, or compared: those of all books."""
        return not (self.games or self.rules or self.code or self.check)

    @property
    def surveyed(self) -> bool:
        """Whether survivors are surveyed."""
        return bool(self.code) or (self.all_tried if self.survivors is None else self.survivors)

    @property
    def prints_survivors(self) -> bool:
        """Whether survivors are printed instead of recorded."""
        return bool(self.rules or self.code)


def prove_and_tell(asked: Asked) -> int:
    """Prove scenarios and return the exit code: 0 all passed or excepted, 1 some did not, 2 there was no run.

    Raises CatalogueError for what is not in the books.
    """
    suite = Suite(asked.suite.resolve() if asked.suite else suite_root())
    console = Console(file=sys.stderr)
    try:
        outcome = _with_bar(console, suite, asked)
    except SuiteFailure as failure:
        for mistake in failure.mistakes:
            print(mistake, file=sys.stderr)
        return OWN_FAULT
    if asked.stale:
        return _tell_stale(console, outcome, suite, asked)
    data = {name: _counted(name, outcome, suite) for name in outcome.proofs}
    if SHARED in outcome.surveys:
        data[SHARED] = outcome.surveys[SHARED].as_data()
    if asked.prints_survivors:
        for name, found in outcome.surveys.items():
            data[name]["unnoticed"] = [survivor.as_data() for survivor in found.unnoticed]
    if not (asked.check or asked.code):
        for name in outcome.proofs:
            _write(name, outcome, suite, asked)
        if SHARED in outcome.surveys:
            _write_survey(suite.features, outcome.surveys[SHARED])
    if asked.calibrated and not (asked.changed and is_recorded(suite)):
        record(suite, partial(_calibrate, console, suite, asked.jobs))
    failed = _tell_failures(console, outcome, suite, asked)
    if asked.prints_survivors and not asked.json:
        for found in outcome.surveys.values():
            for survivor in found.survivors:
                print(survivor)
    _tell(console, data, check=asked.check)
    if asked.json:
        print(msgspec.json.encode({"games": data}).decode())
    return 1 if failed else 0


def _calibrate(console: Console, suite: Suite, jobs: int, whole: Selection) -> list[Score]:
    with calibrating(console) as progress:
        return played(suite, whole, Limits(jobs=jobs), progress)


def _tell_stale(console: Console, outcome: Outcome, suite: Suite, asked: Asked) -> int:
    """List the records that no longer hold, those of deleted scenarios, and what names no rule.

    Returns:
        The exit code.
    """
    found = [f"{name}: {each}" for name, names in outcome.changed.items() for each in names]
    for name, scenarios in outcome.scenarios.items():
        known = read_proofs(suite.folder(suite.game(name)))
        recorded = {*known.records, *known.clauses, *known.exceptions}
        gone = [] if asked.rules else sorted(recorded.difference(scenarios, outcome.said[name]))
        found += [f"{name}: {each} is recorded or excepted, but no longer exists" for each in gone]
    if asked.calibrated and not is_recorded(suite):
        found.append(f"{RECORD}: the scores of engines that know nothing")
    for line in found:
        print(line)
    if found:
        console.print(f"{len(found)} records do not hold: `duelproof prove --changed` tries these again.")
    astray = [] if asked.rules else [each for name in outcome.scenarios for each in _astray(suite, name)]
    for line in astray:
        print(line)
    return 1 if found or astray else 0


def _astray(suite: Suite, name: str) -> Iterator[str]:
    """Yield what names a rule that a book does not have, records of proofs aside: these are told already."""
    game = suite.game(name)
    return dangling(game, suite.numbering(game), Proofs())


def _with_bar(console: Console, suite: Suite, asked: Asked) -> Outcome:
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, refresh_per_second=5) as bar:
        tasks = {}

        def told(what: str, count: int) -> None:
            if count >= 0:
                tasks[what] = bar.add_task(what, total=count)
            else:
                bar.update(tasks[what], advance=-count)

        return try_all(
            Wanted(
                suite=suite,
                selection=Selection(asked.games, asked.rules),
                jobs=asked.jobs,
                changed_only=asked.check or asked.changed,
                compare=asked.stale,
                survivors=asked.surveyed,
                games=asked.playouts,
                code=asked.code,
                cluster=asked.cluster,
                told=told,
            )
        )


def _counted(name: str, outcome: Outcome, suite: Suite) -> dict[str, object]:
    """Count how many scenarios of a game were tried, and how many passed each trial."""
    proofs = outcome.proofs[name]
    known = read_proofs(suite.folder(suite.game(name)))
    counts: dict[str, object] = {
        "scenarios": len(outcome.scenarios[name]),
        "tried": len(proofs),
        **{trial: sum(bool(getattr(proof, trial)) for proof in proofs) for trial in TRIALS},
        "passed": sum(proof.passed for proof in proofs),
        "excepted": sum(map(known.excepts, proofs)),
    }
    if clauses := outcome.clauses.get(name):
        counts |= {
            "clauses_tried": len(clauses),
            "clauses_proven": sum(proof.passed for proof in clauses),
            "clauses_excepted": sum(map(known.excepts_clause, clauses)),
        }
    if name in outcome.invariants:
        tried = outcome.invariants[name]
        counts |= {"invariants": len(tried), "invariants_killed": sum(proof.passed for proof in tried)}
    if name in outcome.surveys:
        counts |= outcome.surveys[name].as_data()
    return counts


def _write(name: str, outcome: Outcome, suite: Suite, asked: Asked) -> None:
    folder = suite.folder(suite.game(name))
    known = read_proofs(folder)
    kept = {
        each: record
        for each, record in known.records.items()
        if each in outcome.scenarios[name] or _is_apart(each.partition("/")[0], asked)
    }
    said = {
        each: record
        for each, record in known.clauses.items()
        if each in outcome.said[name] or _is_apart(each.partition("#")[0], asked)
    }
    kept |= {proof.scenario: proof for proof in outcome.proofs[name]}
    said |= {proof.clause: proof for proof in outcome.clauses[name]}
    write_records(folder, kept.values())
    write_clauses(folder, said.values())
    if name in outcome.invariants:
        tried = {proof.invariant: proof for proof in outcome.invariants[name]}
        kept_too = {} if asked.all_tried else known.invariants
        write_invariants(folder, (kept_too | tried).values())
    if name in outcome.surveys and not asked.rules:
        _write_survey(folder, outcome.surveys[name])


def _is_apart(rule: str, asked: Asked) -> bool:
    """Tell whether only other rules than this are proven."""
    return bool(asked.rules) and rule not in asked.rules


def _write_survey(folder: Path, found: Survey) -> None:
    write_survivors(folder, found.as_data(), [survivor.as_data() for survivor in found.unnoticed])
    write_surveyed(folder, found.functions, found.scenarios)


def _tell_failures(console: Console, outcome: Outcome, suite: Suite, asked: Asked) -> bool:
    """Print what failed a trial and what is excepted without need; tell whether there was any."""
    failed = bool(outcome.broken)
    for broken in outcome.broken:
        console.print(broken, markup=False, highlight=False)
    for name, proofs in outcome.proofs.items():
        known = read_proofs(suite.folder(suite.game(name)))
        for proof in sorted(proofs, key=lambda each: each.scenario):
            if proof.why and not known.excepts(proof):
                failed = True
                for why in proof.why.values():
                    console.print(f"{proof.scenario}: {why}", markup=False, highlight=False)
            elif not proof.why and proof.scenario in known.exceptions:
                failed = True
                console.print(f"{proof.scenario} is excepted, but passes all trials.", markup=False)
        for clause in sorted(outcome.clauses.get(name, ()), key=lambda each: each.clause):
            if not (clause.passed or known.excepts_clause(clause)):
                failed = True
                console.print(f"{clause.clause}: {clause.why}", markup=False, highlight=False)
            elif clause.passed and clause.clause in known.exceptions:
                failed = True
                console.print(
                    f"{clause.clause} is excepted, but has a wrong engine of its own.", markup=False
                )
        for tried in outcome.invariants.get(name, ()):
            if not tried.passed:
                failed = True
                console.print(f"{name}: the invariant {tried.invariant} convicts nobody.", markup=False)
        gone = sorted(set(known.exceptions).difference(outcome.scenarios[name], outcome.said[name]))
        if gone and not asked.rules:
            failed = True
            console.print(
                f"There is no scenario or clause {', '.join(gone)}, but an exception for it.", markup=False
            )
    return failed


def _tell(console: Console, data: dict[str, dict[str, object]], *, check: bool) -> None:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column()
    for name in data:
        table.add_column(name, justify="right")
    for row in dict.fromkeys(row for counts in data.values() for row in counts):
        if row != "unnoticed":
            numbers = (str(counts.get(row, "")) for counts in data.values())
            table.add_row(row.replace("_", " ").capitalize(), *numbers)
    console.print(table)
    tried = sum(int(str(counts.get("tried", 0))) for counts in data.values())
    if check and tried:
        console.print(f"{tried} scenarios changed since they were recorded: `duelproof prove` records them.")
