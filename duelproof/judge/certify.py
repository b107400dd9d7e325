"""Running the suite against an engine: pytest runs the scenarios and the results are collected here.

With more than one job the scenarios are played by worker processes, each with its own engine.
"""

import contextlib
import io
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest

from duelproof.catalogue.castings import Casting
from duelproof.catalogue.fixed import CHANGED, SuiteChanged, in_force
from duelproof.judge.blame import Result, settle
from duelproof.judge.census import census
from duelproof.judge.claims import confine, heed, known_by_name, told_parts
from duelproof.judge.engines import start_limit_for
from duelproof.judge.isolation import Isolation
from duelproof.judge.run import step_data
from duelproof.judge.selection import NothingSelected, Selection, Suite
from duelproof.judge.stopping import NOT_RUN, TIME_UP, Deadline, TimeUp, time_bound
from duelproof.judge.verdicts import Verdict
from duelproof.judge.words import counted
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

    The memory is that of an engine in a process of its own. With ``boards`` the results of passes say what
    was ``played``: choices, events and tables. From the ``seed`` the tables are laid anew, and the scenarios
    put in order; without one all is as it is written. At the ``deadline`` the whole run ends. A ``casting``
    says which of the engine's cards play the parts of the suite's. All is ``played_by`` one edition,
    whichever it is for, if that is given. What is ``filmed`` has the table after each choice in its result;
    it is played as it is written.
    """

    time_limit: float = TIME_LIMIT
    start_limit: float | None = None
    jobs: int = 1
    memory_limit: int = MEMORY_LIMIT
    boards: bool = False
    seed: int | None = None
    deadline: Deadline | None = None
    casting: Casting | None = None
    played_by: str | None = None
    filmed: bool = False


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


class BrokenGame(msgspec.Struct, kw_only=True):
    """A random game in which something was wrong: what, by which rules, and the seed that plays it again."""

    seed: int
    invariant: str
    sentence: str
    rules: list[str]
    seen: str


class RandomGames(msgspec.Struct, kw_only=True):
    """The random games of one book. ``why`` says why they were not judged; it is empty where they were.

    ``crash`` tells how the engine failed in one, which ended them; ``unclaimed`` are the games with a breach
    in what it does not claim. They were ``cut_off`` where the time for the whole run was up.
    """

    game: str
    seed: int
    games: int = 0
    decisions: int = 0
    breaches: list[BrokenGame] = []
    unclaimed: int = 0
    crash: str = ""
    why: str = ""
    cut_off: bool = False


@dataclass(slots=True)
class Run:
    """A finished run: the candidate, what was asked for, the results in the order of the suite.

    ``calibration`` has the scores of engines that know nothing, for the same scenarios. From the ``seed`` its
    tables were laid anew, unless they were as written. ``random_games`` were played besides. ``time_up`` is
    the limit in seconds that ended it before all was played, if one did. By a casting so many of the
    scenarios were ``cast`` with cards of the engine's own.
    """

    candidate: Candidate
    selection: Selection
    results: list[Result] = field(default_factory=list)
    seconds: float = 0.0
    calibration: list[Score] = field(default_factory=list)
    seed: int | None = None
    random_games: list[RandomGames] = field(default_factory=list)
    time_up: float | None = None
    cast: int = 0

    def count(self, verdict: Verdict) -> int:
        """Tell how many scenarios ended in a verdict."""
        return sum(result["verdict"] == verdict for result in self.results)


def describe(spec: str, limits: Limits, isolation: Isolation | None = None) -> Candidate:
    """Ask an engine who it is. A fault is kept, because its scenarios will report the same.

    Raises SpecError for a spec that names nothing, and EngineFault("start") for an engine that cannot be
    started: no scenario would tell more about it.
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
            time_bound(start_limit + limits.time_limit, deadline=limits.deadline),
        ):
            return Candidate(spec, connection.engine.describe(), isolation=isolation)
    except EngineFault as fault:
        if fault.kind == "start":
            raise
        return Candidate(spec, fault=fault.message, isolation=isolation)


def was_cut_off(result: Result) -> bool:
    """Tell whether a scenario was not run, or not to its end, because the time for the whole run was up."""
    return bool((result.get("detail") or {}).get("fault") == TIME_UP)


def was_not_run(result: Result) -> bool:
    """Tell whether a scenario was not run, or not to its end: no time, or it was passed over after faults."""
    message = str((result.get("detail") or {}).get("message", ""))
    return result["verdict"] == Verdict.BROKEN and message.startswith(NOT_RUN)


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
    results = list(kept)
    finished = [result["scenario"] for result in results]
    casting = _casting(limits)
    lists = {"--finished": finished, "--scenarios": selection.scenarios, "--casting": casting}
    recorder = Recorder(progress, suite, selection)
    play(recorder, arguments(suite, candidate, selection, limits), lists)
    if not recorder.expected and not results:
        raise NothingSelected(f"No scenario matches {selection or 'this suite'}.")
    recorder.finish()
    results += recorder.results

    def again(groups: list[list[str]]) -> list[Result]:
        if limits.deadline is not None:
            limits.deadline.check()
        recorder = Recorder(Progress(), suite, selection)
        asked = arguments(suite, candidate, selection, limits, workers=1)
        play(recorder, asked, {"--only": map("\t".join, groups), "--casting": casting})
        if any(map(was_cut_off, recorder.results)):
            raise TimeUp("The crashes are settled when the run goes on.")
        return recorder.results

    with contextlib.suppress(TimeUp):
        results = settle(results, again, progress.amended)
    heed(results, candidate.description, progress.amended)
    if selection.profile is not None:
        confine(selection.profile, results, progress.amended)
    return sorted(results, key=lambda result: (result["feature"], result["line"], result["scenario"]))


def play(recorder: "Recorder", asked: list[str], lists: Mapping[str, Iterable[str]]) -> None:
    """Run pytest; an option whose list has lines gets the name of a file of them.

    Raises SuiteFailure when that was no run, and the OSError that a listener raised.
    """
    fixed = in_force()
    if fixed is not None:
        fixed.check()
    said = io.StringIO()
    with tempfile.TemporaryDirectory() as folder:
        for option, lines in lists.items():
            if text := "\n".join(lines):
                file = Path(folder) / option.strip("-")
                file.write_text(text, "utf-8")
                asked = [option, str(file), *asked]
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            code = pytest.main(asked, plugins=[recorder])
    if recorder.error:
        raise recorder.error
    if fixed is not None:
        fixed.check()
        if changed := recorder.changed():
            raise SuiteChanged(changed)
    if recorder.mistakes:
        raise SuiteFailure(recorder.mistakes)
    if code == pytest.ExitCode.INTERRUPTED:
        had = counted(len(recorder.results), "scenario")
        raise KeyboardInterrupt(f"The run was interrupted; {had} had a result. With --resume it goes on.")
    if code in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR):
        raise SuiteFailure([f"pytest ended with {code!s}:\n{said.getvalue().strip()[-4000:]}"])


def arguments(
    suite: Suite, candidate: Candidate, selection: Selection, limits: Limits, workers: int | None = None
) -> list[str]:
    """Return the arguments with which pytest plays the scenarios of a selection.

    Where there is more than one job, as many worker processes play as that, or as are given.

    Raises CatalogueError for a selection that is not in the books.
    """
    return [
        *_options(suite, candidate, selection, limits),
        *(["--workers", str(workers or limits.jobs)] if limits.jobs > 1 else []),
        *_told(suite, candidate, selection),
        *map(str, selection.files(suite, selection.check(suite))),
    ]


def _options(suite: Suite, candidate: Candidate, selection: Selection, limits: Limits) -> list[str]:
    # What watches over threads, garbage, logs and fixtures takes time in every scenario, and tells nothing.
    without = ["cacheprovider", "faulthandler", "logging", "setuponly", "setupplan", "skipping", "subtests"]
    without += ["threadexception", "unittest", "unraisableexception", "warnings"]
    plugins = ["-p", "duelproof.judge.plugin", *(part for name in without for part in ("-p", f"no:{name}"))]
    options = ["-q", "--disable-plugin-autoload", *plugins, "--capture=sys", "--tb=short"]
    # Unused steps are for the suite's own tests; they cannot change a verdict.
    options += ["--allow-unused-steps"]
    # No configuration: neither the user's settings nor the project's may affect a run.
    options += [f"--rootdir={suite.root}", "-c", os.devnull, "--noconftest"]
    played = candidate.isolation or Isolation("judge", candidate.spec)
    options += ["--engine", played.start, "--time-limit", str(limits.time_limit)]
    if played.cage:
        options += ["--cage", msgspec.json.encode(played.cage).decode()]
    options += ["--memory-limit", str(limits.memory_limit)]
    if limits.deadline is not None:
        options += ["--run-limit", str(limits.deadline.seconds), "--run-ends", str(limits.deadline.ends)]
    options += ["--boards"] if limits.boards else []
    options += ["--filmed"] if limits.filmed else []
    if limits.start_limit is not None:
        options += ["--start-limit", str(limits.start_limit)]
    if limits.seed is not None:
        options += ["--lay-anew", str(limits.seed)]
        for game in known_by_name(candidate.description):
            options += ["--by-name", game]
    options += ["--played-by", limits.played_by] if limits.played_by else []
    for rule in selection.rules:
        options += ["--rule", rule]
    for section in selection.sections:
        options += ["--section", section]
    if selection.revision:
        options += ["--revision", selection.revision]
    return options


def _casting(limits: Limits) -> list[str]:
    """Return the casting as a line, if there is one."""
    return [] if limits.casting is None else [msgspec.json.encode(limits.casting).decode()]


def _told(suite: Suite, candidate: Candidate, selection: Selection) -> list[str]:
    """Return the options for what players are told; nothing is checked by the profile without their views."""
    if selection.profile == "basic":
        return []
    parts = [(game, part) for game in suite.games for part in told_parts(candidate.description, game.id)]
    return [word for game, part in sorted(parts, key=str) for word in ("--told", f"{game.id}:{part}")]


class Recorder:
    """A pytest plugin that records the results."""

    def __init__(self, progress: Progress, suite: Suite, selection: Selection) -> None:
        self.progress = progress
        self.suite = suite
        self.selection = selection
        self.expected: list[str] = []
        self.results: list[Result] = []
        self.mistakes: list[str] = []
        self.seen: set[str] = set()
        self.error: OSError | SuiteChanged | None = None

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Take what was collected, if anything was."""
        if session.items:
            self.expected = [item.nodeid for item in session.items]
            with self._kept():
                self.progress.total(len(self.expected))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep the mistakes of the suite."""
        if report.failed and report.longreprtext not in self.mistakes:
            self.mistakes.append(report.longreprtext)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take a scenario's result; a report without one means that its worker died."""
        result: Result | None = getattr(report, "duelproof", None)
        if result is None and report.failed and report.nodeid not in self.seen:
            result = self._lost(report.nodeid, report.longreprtext)
        if result is not None:
            self._take(report.nodeid, result)

    def changed(self) -> str | None:
        """Return what a scenario or the collection said that has changed since the run began."""
        said = [result["detail"]["message"] for result in self.results if result["verdict"] == Verdict.ERROR]
        return next((text for text in [*self.mistakes, *said] if text.endswith(f"{CHANGED}.")), None)

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
        except (OSError, SuiteChanged) as error:
            self.error = error
            raise

    def finish(self) -> None:
        """Add the scenarios that were collected but have no result."""
        for nodeid in self.expected:
            if nodeid not in self.seen:
                message = "The run ended before this scenario had a result."
                self._take(nodeid, self._lost(nodeid, message))

    def _lost(self, nodeid: str, message: str) -> Result:
        """Return the result of a scenario whose worker died together with the engine."""
        scenario = nodeid.partition("::")[2]
        asked = census(self.suite, self.selection)
        heading, rendered = next(each for each in asked if each[0]["scenario"] == scenario)
        return {
            **heading,
            "verdict": Verdict.BROKEN.value,
            "seconds": 0.0,
            "steps": [step_data(step, "not run") for step in rendered.steps],
            "detail": {"message": message, "fault": "crash"},
        }
