"""Proving: all trials of all scenarios asked for, over some processes, within one collection by pytest."""

import contextlib
import io
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from duelproof.catalogue.games import Game
from duelproof.catalogue.proofs import Proof, Proofs, read_proofs, text_hash
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.engines import LEASE, Lease
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.verdicts import Verdict
from duelproof.proof.misreadings import Misreading, misreadings
from duelproof.proof.mutants import MarkedCode, Mutant, marked_code
from duelproof.proof.trials import PATIENCE, Lines, Stand, Trial, watched_code
from duelproof.wire import connect

ENGINE = "reference"
"""The engine that is made wrong: only of this one the code is known."""


@dataclass(slots=True)
class Survivor:
    """A mutant that no scenario notices, and how many scenarios come by its place."""

    mutant: str
    line: int
    rules: tuple[str, ...]
    run_by: int

    def as_data(self) -> dict[str, object]:
        """As a line of the file."""
        return {"mutant": self.mutant, "line": self.line, "rules": self.rules, "run_by": self.run_by}


@dataclass(slots=True)
class Outcome:
    """What proving came to: the proofs of the scenarios that were tried, by game, and the survivors."""

    proofs: dict[str, list[Proof]] = field(default_factory=dict)
    scenarios: dict[str, list[str]] = field(default_factory=dict)
    survivors: dict[str, list[Survivor]] = field(default_factory=dict)
    mutants: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class Wanted:
    """What is to be done.

    Args:
        changed_only: leave out the scenarios whose record fits their text.
        survivors: also look for mutants that nothing kills.
        told: called with how much there is to do, and then with one for each part done.
    """

    suite: Suite
    selection: Selection
    jobs: int = 1
    changed_only: bool = False
    survivors: bool = True
    told: Callable[[str, int], None] = lambda what, count: None


def prove(wanted: Wanted) -> Outcome:
    """Try the scenarios.

    Raises CatalogueError for a selection that is not in the books, and SuiteFailure when the suite cannot be
    collected, or a scenario fails on the engine as it should be.
    """
    files = wanted.selection.files(wanted.suite, wanted.selection.check(wanted.suite))
    plugin = _Prover(wanted)
    arguments = ["-q", "-p", "duelproof.judge.plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
    arguments += ["--allow-unused-steps", f"--rootdir={wanted.suite.root}", "-c", os.devnull]
    arguments += ["--engine", ENGINE, *(f"--rule={name}" for name in wanted.selection.rules)]
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main([*arguments, *map(str, files)], plugins=[plugin])
    if plugin.mistakes:
        raise SuiteFailure(plugin.mistakes)
    if code != pytest.ExitCode.OK:
        raise SuiteFailure([f"pytest ended with {code!s}:\n{said.getvalue().strip()[-4000:]}"])
    return plugin.outcome


@dataclass(slots=True)
class _Stage:
    """What the processes share: everything is made before they are forked off."""

    trials: list[Trial]
    code: dict[str, list[MarkedCode]]
    misread: dict[str, list[Misreading]]
    known: dict[str, Proofs]


_stage: _Stage | None = None


class _Prover:
    """A pytest plugin that tries the collected scenarios instead of running them."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.mistakes: list[str] = []
        self.outcome = Outcome()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keeps the mistakes of the suite."""
        if report.failed and report.longreprtext not in self.mistakes:
            self.mistakes.append(report.longreprtext)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """The trials."""
        global _stage
        if self.mistakes:
            return True
        items = [item for item in session.items if isinstance(item, ScenarioItem)]
        games = list({item.folder.game.id: item.folder.game for item in items}.values())
        with connect(ENGINE) as connection:
            stand = Stand(connection.engine)
            session.config.stash[LEASE].close()
            session.config.stash[LEASE] = cast(Lease, stand)
            known = {game.id: read_proofs(self.wanted.suite.folder(game)) for game in games}
            for item in items:
                self.outcome.scenarios.setdefault(item.folder.game.id, []).append(item.name)
            if self.wanted.changed_only:
                items = [item for item in items if _changed(item, known)]
            _stage = _Stage(
                [Trial(item, stand) for item in items],
                {game.id: marked_code(game) for game in games},
                {game.id: misreadings(game) for game in games},
                known,
            )
            try:
                self._try_all(games)
            finally:
                _stage = None
        return True

    def _try_all(self, games: Sequence[Game]) -> None:
        stage = _now()
        for game in games:
            self.outcome.proofs[game.id] = []
        self.wanted.told("scenarios", len(stage.trials))
        with _pool(self.wanted.jobs) as spread:
            for at, proof, lines, mistake in spread(_try_scenario, range(len(stage.trials))):
                self.wanted.told("scenarios", -1)
                stage.trials[at].lines = lines
                if mistake:
                    self.mistakes.append(mistake)
                else:
                    self.outcome.proofs[stage.trials[at].item.folder.game.id].append(proof)
        if not self.mistakes and self.wanted.survivors:
            self._find_survivors(games)

    def _find_survivors(self, games: Sequence[Game]) -> None:
        stage = _now()
        killed = {proof.kill for proofs in self.outcome.proofs.values() for proof in proofs}
        places = [(game.id, at) for game in games for at in range(len(stage.code[game.id]))]
        self.wanted.told("functions", len(places))
        for game in games:
            self.outcome.mutants[game.id] = 0
            self.outcome.survivors[game.id] = []
        with _pool(self.wanted.jobs) as spread:
            jobs = [(name, at, killed) for name, at in places]
            for name, count, found in spread(_try_function, jobs):
                self.wanted.told("functions", -1)
                self.outcome.mutants[name] += count
                self.outcome.survivors[name] += found


def _changed(item: ScenarioItem, known: dict[str, Proofs]) -> bool:
    proofs = known[item.folder.game.id]
    record = proofs.of(item.name, item.rendered)
    return record is None or not (record.passed or item.name in proofs.exceptions)


def _now() -> _Stage:
    assert _stage is not None
    return _stage


@contextlib.contextmanager
def _pool(jobs: int) -> Iterator[Callable[..., Iterable[Any]]]:
    """What maps over processes, each a copy of this one; over this one where there is no fork."""
    if jobs < 2 or "fork" not in multiprocessing.get_all_start_methods():
        yield map
        return
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        yield pool.imap_unordered


def _try_scenario(at: int) -> tuple[int, Proof, Lines, str]:
    """One scenario's trials: its number, its proof, the lines it runs, and what is wrong with the suite."""
    stage = _now()
    trial = stage.trials[at]
    item = trial.item
    game = item.folder.game.id
    proof = Proof(scenario=item.name, text=text_hash(item.rendered))
    code = stage.code[game]
    run = trial.baseline(watched_code(code))
    if run.error is not None or run.verdict is not Verdict.PASS:
        return at, proof, trial.lines, f"{item.name} fails on the engine as it should be: {run.error}"
    record = stage.known[game].records.get(item.name)
    for name, (found, why) in {
        "idle": trial.idle(),
        "kill": trial.kill(code, stage.misread[game], record.kill if record else ""),
        "decoy": trial.decoy(),
    }.items():
        setattr(proof, name, found)
        if why:
            proof.why = {**proof.why, name: why}
    return at, proof, trial.lines, _still_right([trial])


def _still_right(trials: Iterable[Trial]) -> str:
    """What is wrong when a scenario no longer passes after wrong engines have been there."""
    for trial in trials:
        run = trial.play(seconds=PATIENCE)
        if run.error is not None:
            return f"{trial.item.name} fails after its trials: a wrong engine left something: {run.error}"
    return ""


def _try_function(job: tuple[str, int, set[str]]) -> tuple[str, int, list[Survivor]]:
    """The mutants of one function, those that have ``killed`` a scenario already left out of the search."""
    name, at, killed = job
    stage = _now()
    function = stage.code[name][at]
    rules = set(function.rules)
    near = [trial for trial in stage.trials if trial.item.folder.game.id == name]
    near.sort(key=lambda trial: not rules & set(trial.item.rules))
    count = 0
    found: list[Survivor] = []
    for mutant in function.mutants:
        if not _compiles(mutant):
            continue
        count += 1
        if mutant.name in killed:
            continue
        runners = [trial for trial in near if trial.runs(mutant)]
        hit = next((trial for trial in runners if _notices(trial, mutant)), None)
        if hit is None:
            found.append(Survivor(mutant.name, mutant.first, function.rules, len(runners)))
        else:  # who noticed one mistake in a function is likely to notice the next
            near.remove(hit)
            near.insert(0, hit)
    return name, count, found


def _compiles(mutant: Mutant) -> bool:
    try:
        with mutant.made():
            return True
    except SyntaxError:
        return False


def _notices(trial: Trial, mutant: Mutant) -> bool:
    """Whether a scenario ends in anything but a pass on a mutant, a crash or a hang included."""
    run = trial.on(mutant)
    return run is not None and run.error is not None
