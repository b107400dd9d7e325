"""What ``duelproof prove`` does: tries the scenarios behind a progress bar, tells, and writes the records."""

import sys
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn
from rich.table import Table

from duelproof.catalogue.games import game, suite_root
from duelproof.catalogue.proofs import TRIALS, Proof, Proofs, read_proofs, write_records, write_survivors
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.selection import Selection, Suite
from duelproof.proof.prover import Outcome, Wanted
from duelproof.proof.prover import prove as try_all

UNUSABLE = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The command line."""

    games: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    jobs: int = 1
    check: bool = False
    changed: bool = False
    survivors: bool = True
    suite: Path | None = None
    json: bool = False


def prove_and_tell(asked: Asked) -> int:
    """Proves scenarios; the exit code: 0 all passed or excepted, 1 some did not, 2 there was no run.

    Raises CatalogueError for what is not in the books.
    """
    suite = Suite(asked.suite.resolve() if asked.suite else suite_root())
    console = Console(file=sys.stderr)
    whole = not asked.rules and not asked.changed
    try:
        outcome = _with_bar(console, suite, asked, survivors=whole and asked.survivors and not asked.check)
    except SuiteFailure as failure:
        for mistake in failure.mistakes:
            print(mistake, file=sys.stderr)
        return UNUSABLE
    data = {name: _counted(name, outcome, suite) for name in outcome.proofs}
    if not asked.check:
        for name in outcome.proofs:
            _write(name, outcome, suite, whole=whole)
    failed = _tell_failures(console, outcome, suite)
    _tell(console, data, check=asked.check)
    if asked.json:
        print(msgspec.json.encode({"games": data}).decode())
    return 1 if failed else 0


def _with_bar(console: Console, suite: Suite, asked: Asked, *, survivors: bool) -> Outcome:
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
                survivors=survivors,
                told=told,
            )
        )


def _counted(name: str, outcome: Outcome, suite: Suite) -> dict[str, object]:
    """How many scenarios of a game were tried, and how many passed which trial."""
    proofs = outcome.proofs[name]
    known = read_proofs(suite.folder(game(name)))
    counts: dict[str, object] = {
        "scenarios": len(outcome.scenarios[name]),
        "tried": len(proofs),
        **{trial: sum(bool(getattr(proof, trial)) for proof in proofs) for trial in TRIALS},
        "passed": sum(proof.passed for proof in proofs),
        "excepted": sum(_excepted(proof, known) for proof in proofs),
    }
    if name in outcome.survivors:
        counts |= {"mutants": outcome.mutants[name], "survivors": len(outcome.survivors[name])}
    return counts


def _excepted(proof: Proof, known: Proofs) -> bool:
    """Whether all that a scenario fails is the trial that it is excepted from."""
    exempt = known.exceptions.get(proof.scenario)
    return exempt is not None and set(proof.why) == {exempt.trial}


def _write(name: str, outcome: Outcome, suite: Suite, *, whole: bool) -> None:
    folder = suite.folder(game(name))
    kept = {} if whole else read_proofs(folder).records
    kept = kept | {proof.scenario: proof for proof in outcome.proofs[name]}
    write_records(folder, kept.values())
    if name in outcome.survivors:
        rows = [survivor.as_data() for survivor in outcome.survivors[name]]
        write_survivors(folder, outcome.mutants[name], rows)


def _tell_failures(console: Console, outcome: Outcome, suite: Suite) -> bool:
    """Tell what failed a trial, and what is excepted without need; whether there was any."""
    failed = False
    for name, proofs in outcome.proofs.items():
        known = read_proofs(suite.folder(game(name)))
        for proof in sorted(proofs, key=lambda each: each.scenario):
            if proof.why and not _excepted(proof, known):
                failed = True
                for why in proof.why.values():
                    console.print(f"{proof.scenario}: {why}", markup=False, highlight=False)
            elif not proof.why and proof.scenario in known.exceptions:
                failed = True
                console.print(f"{proof.scenario} is excepted, but passes all trials.", markup=False)
        gone = sorted(set(known.exceptions) - set(outcome.scenarios[name])) if len(proofs) else []
        if gone and len(proofs) == len(outcome.scenarios[name]) and outcome.survivors.get(name) is not None:
            failed = True
            console.print(f"There is no scenario {', '.join(gone)}, but an exception for it.", markup=False)
    return failed


def _tell(console: Console, data: dict[str, dict[str, object]], *, check: bool) -> None:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("Game")
    columns = ("scenarios", "tried", *TRIALS, "passed", "excepted", "mutants", "survivors")
    for column in columns:
        table.add_column(column.capitalize(), justify="right")
    for name, counts in data.items():
        table.add_row(name, *(str(counts.get(column, "")) for column in columns))
    console.print(table)
    tried = sum(int(str(counts["tried"])) for counts in data.values())
    if check and tried:
        console.print(f"{tried} scenarios changed since they were recorded: `duelproof prove` records them.")
