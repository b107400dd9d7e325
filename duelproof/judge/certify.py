"""Running the suite against an engine: pytest runs the scenarios and the results are collected here.

With more than one job pytest-xdist spreads the scenarios over worker processes, each with its own engine.
"""

import contextlib
import io
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest

from duelproof.judge.blame import Result, settle
from duelproof.judge.claims import confine, heed
from duelproof.judge.engines import start_limit_for
from duelproof.judge.isolation import Isolation, safe_workers
from duelproof.judge.selection import NothingSelected, Selection, Suite
from duelproof.judge.stopping import time_bound
from duelproof.judge.verdicts import Verdict
from duelproof.port import Description
from duelproof.wire import MEMORY_LIMIT, TIME_LIMIT, EngineFault, connect
from duelproof.wire.strays import adopting

REPORT_FILES = ("report.html", "junit.xml", "badge.json")


class SuiteFailure(Exception):
    """The suite could not be read or run: each mistake is a text of its own."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


@dataclass(slots=True)
class Progress:
    """What is called as a run goes on.

    It hears how many scenarios there are, each result as it comes, and each that replaces an earlier one.
    """

    total: Callable[[int], None] = lambda count: None
    result: Callable[[Result], None] = lambda result: None
    amended: Callable[[Result], None] = lambda result: None


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a run: seconds a call and a start may take, workers at once, bytes of an engine's memory.

    The memory is that of an engine in a process of its own.
    """

    time_limit: float = TIME_LIMIT
    start_limit: float | None = None
    jobs: int = 1
    memory_limit: int = MEMORY_LIMIT


@dataclass(slots=True)
class Candidate:
    """The engine of a run: its spec, and what it says of itself or why it says nothing.

    Without ``isolation`` it is played as its spec says.
    """

    spec: str
    description: Description | None = None
    fault: str | None = None
    isolation: Isolation | None = None


class Score(msgspec.Struct):
    """An engine's score: how many scenarios ended in each verdict."""

    name: str
    verdicts: dict[str, int]

    @property
    def scenarios(self) -> int:
        """How many scenarios it was given."""
        return sum(self.verdicts.values())


@dataclass(slots=True)
class Run:
    """A finished run: the candidate, what was asked for, the results in the order of the suite.

    ``calibration`` has the scores of engines that know nothing, for the same scenarios.
    """

    candidate: Candidate
    selection: Selection
    results: list[Result] = field(default_factory=list)
    seconds: float = 0.0
    calibration: list[Score] = field(default_factory=list)

    def count(self, verdict: Verdict) -> int:
        """Tell how many scenarios ended in a verdict."""
        return sum(result["verdict"] == verdict for result in self.results)


def describe(spec: str, limits: Limits, isolation: Isolation | None = None) -> Candidate:
    """Ask an engine who it is. A fault is kept, because its scenarios will report the same.

    Raises SpecError for a spec that names nothing.
    """
    try:
        start_limit = start_limit_for(limits.time_limit, limits.start_limit)
        with (
            adopting(),
            connect(
                isolation.start if isolation else spec,
                time_limit=limits.time_limit,
                start_limit=start_limit,
                memory_limit=limits.memory_limit,
                cage=isolation.cage if isolation else None,
            ) as connection,
            time_bound(start_limit + limits.time_limit),
        ):
            return Candidate(spec, connection.engine.describe(), isolation=isolation)
    except EngineFault as fault:
        return Candidate(spec, fault=fault.message, isolation=isolation)


def run_suite(
    suite: Suite,
    candidate: Candidate,
    selection: Selection,
    limits: Limits,
    progress: Progress,
    kept: Iterable[Result] = (),
) -> list[Result]:
    """Run the scenarios of a selection, in the order of the suite, except those that already have a result.

    Raises CatalogueError for a selection that is not in the books, NothingSelected when it has no scenario,
    SuiteFailure when the suite cannot be collected, and the OSError that a listener raised.
    """
    files = [str(file) for file in selection.files(suite, selection.check(suite))]
    results = list(kept)
    finished = [result["scenario"] for result in results]
    arguments = [*_arguments(suite, candidate, selection, limits), *files]
    recorder = _play(_Recorder(progress, suite), arguments, "--finished", finished)
    if not recorder.expected and not results:
        raise NothingSelected(f"No scenario matches {selection or 'this suite'}.")
    recorder.finish()
    results += recorder.results

    def again(groups: list[list[str]]) -> list[Result]:
        arguments = [*_arguments(suite, candidate, selection, limits, workers=1), *files]
        return _play(_Recorder(Progress(), suite), arguments, "--only", map("\t".join, groups)).results

    results = settle(results, again, progress.amended)
    heed(results, candidate.description, progress.amended)
    if selection.profile is not None:
        confine(results, progress.amended)
    return sorted(results, key=lambda result: (result["feature"], result["line"], result["scenario"]))


def _play(recorder: "_Recorder", arguments: list[str], option: str, lines: Iterable[str]) -> "_Recorder":
    """Run pytest with an option that names a file of these lines, if there are any.

    Raises SuiteFailure when that was no run, and the OSError that a listener raised.
    """
    said = io.StringIO()
    with tempfile.TemporaryDirectory() as folder:
        if text := "\n".join(lines):
            file = Path(folder) / "scenarios"
            file.write_text(text, "utf-8")
            arguments = [option, str(file), *arguments]
        with safe_workers(), contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            code = pytest.main(arguments, plugins=[recorder])
    if recorder.error:
        raise recorder.error
    if recorder.mistakes:
        raise SuiteFailure(recorder.mistakes)
    if code == pytest.ExitCode.INTERRUPTED:
        raise SuiteFailure([f"The run was interrupted; {len(recorder.results)} scenarios had a result."])
    if code in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR):
        raise SuiteFailure([f"pytest ended with {code!s}:\n{said.getvalue().strip()[-4000:]}"])
    return recorder


def _arguments(
    suite: Suite, candidate: Candidate, selection: Selection, limits: Limits, workers: int | None = None
) -> list[str]:
    # What watches over threads and garbage takes time in every scenario; none of these is about the engine.
    without = ("cacheprovider", "unraisableexception", "threadexception", "hypothesispytest")
    plugins = ["-p", "duelproof.judge.plugin", *(part for name in without for part in ("-p", f"no:{name}"))]
    arguments = ["-q", *plugins, "--capture=sys", "--tb=short"]
    # Unused steps are for the suite's own tests; they cannot change a verdict.
    arguments += ["--allow-unused-steps"]
    # No configuration: neither the user's settings nor the project's may affect a run.
    arguments += [f"--rootdir={suite.root}", "-c", os.devnull]
    arguments += ["-n", str(workers or limits.jobs)] if limits.jobs > 1 else ["-p", "no:xdist"]
    played = candidate.isolation or Isolation("judge", candidate.spec)
    arguments += ["--engine", played.start, "--time-limit", str(limits.time_limit)]
    if played.cage:
        arguments += ["--cage", msgspec.json.encode(played.cage).decode()]
    arguments += ["--memory-limit", str(limits.memory_limit)]
    if limits.start_limit is not None:
        arguments += ["--start-limit", str(limits.start_limit)]
    for rule in selection.rules:
        arguments += ["--rule", rule]
    for section in selection.sections:
        arguments += ["--section", section]
    if selection.revision:
        arguments += ["--revision", selection.revision]
    return arguments


class _Recorder:
    """A pytest plugin that records the results."""

    def __init__(self, progress: Progress, suite: Suite) -> None:
        self.progress = progress
        self.suite = suite
        self.expected: list[str] = []
        self.results: list[Result] = []
        self.mistakes: list[str] = []
        self.seen: set[str] = set()
        self.error: OSError | None = None

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Take the items that are collected, when there are no workers."""
        if session.items:
            self.pytest_xdist_node_collection_finished(None, [item.nodeid for item in session.items])

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: object, ids: list[str]) -> None:
        """Take what a worker collected; all workers collect the same."""
        if not self.expected:
            self.expected = list(ids)
            with self._kept():
                self.progress.total(len(ids))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep the mistakes of the suite."""
        if report.failed and report.longreprtext not in self.mistakes:
            self.mistakes.append(report.longreprtext)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take a scenario's result; a report without one means that its worker died."""
        result: Result | None = getattr(report, "duelproof", None)
        if result is None and report.failed and report.nodeid not in self.seen:
            result = _lost(self.suite, report.nodeid, report.longreprtext)
        if result is not None:
            self._take(report.nodeid, result)

    def _take(self, nodeid: str, result: Result) -> None:
        self.seen.add(nodeid)
        self.results.append(result)
        with self._kept():
            self.progress.result(result)

    @contextlib.contextmanager
    def _kept(self) -> Iterator[None]:
        """Keep what the listener raises: pytest ends the run for it, but reports only its own error."""
        try:
            yield
        except OSError as error:
            self.error = error
            raise

    def finish(self) -> None:
        """Add the scenarios that were collected but have no result."""
        for nodeid in self.expected:
            if nodeid not in self.seen:
                message = "The run ended before this scenario had a result."
                self._take(nodeid, _lost(self.suite, nodeid, message))


def _lost(suite: Suite, nodeid: str, message: str) -> Result:
    """Return the result of a scenario whose worker died together with the engine."""
    feature, _, scenario = nodeid.partition("::")
    rule = scenario.partition("/")[0]
    game = suite.game_of(rule)
    return {
        "scenario": scenario,
        "name": scenario,
        "rules": [rule],
        "clauses": {},
        "tags": [],
        "game": game.id,
        "revision": game.revision,
        "section": suite.numbering(game).rule(rule).section,
        "feature": feature,
        "line": 0,
        "verdict": Verdict.BROKEN.value,
        "seconds": 0.0,
        "steps": [],
        "detail": {"message": message, "fault": "crash"},
    }
