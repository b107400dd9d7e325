"""The pytest plugin: collects feature files as tests, holds the engine, hands results to the report."""

import gc
import sys
from collections.abc import Generator
from pathlib import Path
from random import Random

import msgspec
import pytest

from duelproof.catalogue.castings import Casting, read_casting
from duelproof.catalogue.games import games_in, take_in_words
from duelproof.judge import imports
from duelproof.judge.collect import FeatureFile, FeaturesFolder, GameFolder, ScenarioItem
from duelproof.judge.engines import LEASE, Lease
from duelproof.judge.selection import Selection
from duelproof.judge.spreading import can_fork
from duelproof.judge.stopping import Deadline, TimeUp
from duelproof.judge.trace import Trace
from duelproof.judge.workers import play_in_workers
from duelproof.playout.garbage import MADE_AT_ONCE
from duelproof.port import Engine
from duelproof.relaying.laying import Tables
from duelproof.wire import MEMORY_LIMIT
from duelproof.wire.cage import Cage

TIME_LIMIT = 10.0

THRESHOLDS = pytest.StashKey[tuple[int, int, int]]()
"""Where it is kept how often garbage was looked for before."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that name the engine and select scenarios."""
    group = parser.getgroup("duelproof")
    group.addoption("--engine", default="reference", help="the engine under test (default: reference)")
    group.addoption(
        "--time-limit",
        type=float,
        default=TIME_LIMIT,
        help="seconds an engine has for one call (default: 10)",
    )
    group.addoption(
        "--start-limit", type=float, help="seconds a start may take (default: 5 or the time limit)"
    )
    group.addoption("--run-limit", type=float, help="seconds that the whole run may take")
    group.addoption("--run-ends", type=float, help="the time of day at which they are up")
    group.addoption(
        "--memory-limit", type=int, default=MEMORY_LIMIT, help="bytes of memory that its processes may use"
    )
    group.addoption("--cage", help="what confines its process, as JSON (see duelproof.wire.cage)")
    group.addoption(
        "--allow-unused-steps", action="store_true", help="accept step definitions that nothing uses"
    )
    group.addoption("--rule", action="append", default=[], help="only scenarios of this rule id")
    group.addoption(
        "--section", action="append", default=[], help="only scenarios of this section or subsection"
    )
    group.addoption("--scenarios", type=Path, default=None, help="only scenarios whose ids are in this file")
    group.addoption(
        "--finished", type=Path, default=None, help="skip the scenarios whose ids are in this file"
    )
    group.addoption(
        "--only",
        type=Path,
        default=None,
        help="only the scenarios of this file, in its order: a line is a group that a fresh engine plays",
    )
    group.addoption(
        "--workers", type=int, default=0, help="play in so many processes, forked off; 0: in this"
    )
    group.addoption("--boards", action="store_true", help="keep what happened in scenarios that pass, too")
    group.addoption("--filmed", action="store_true", help="keep the table after each choice")
    group.addoption(
        "--told",
        action="append",
        default=[],
        metavar="GAME:PART",
        help="check at the end of each scenario of the game what players are told by this part of the port",
    )
    group.addoption("--revision", default=None, help="only scenarios of this revision, played by it")
    group.addoption("--played-by", default=None, help="play all by this revision, whichever they are for")
    group.addoption(
        "--lay-anew", type=int, default=None, help="lay the tables anew from this seed, and play in its order"
    )
    group.addoption(
        "--by-name", action="append", default=[], help="a game in which the engine knows its cards by name"
    )
    group.addoption(
        "--casting", type=Path, default=None, help="who plays whom (duelproof.catalogue.castings)"
    )


def _casting(config: pytest.Config) -> Casting | None:
    """Return which of the engine's cards play the parts of the suite's, if that was given."""
    file: Path | None = config.getoption("casting")
    if file is None:
        return None
    take_in_words(games_in(config.rootpath))
    return read_casting(file)


def pytest_configure(config: pytest.Config) -> None:
    """Prepare the engine's lease; nothing is started before a scenario needs it."""
    if "steps" not in sys.modules:  # asserts in steps should show what they compared
        pytest.register_assert_rewrite("steps")
    imports.lead(config)
    cage = config.getoption("cage")
    seed: int | None = config.getoption("lay_anew")
    run_limit: float | None = config.getoption("run_limit")
    config.stash[LEASE] = Lease(
        config.getoption("engine"),
        config.getoption("time_limit"),
        config.getoption("start_limit"),
        config.getoption("memory_limit"),
        tables=None if seed is None else Tables(seed, config.getoption("by_name"), _casting(config)),
        cage=msgspec.json.decode(cage, type=Cage) if cage else None,
        deadline=None if run_limit is None else Deadline(run_limit, config.getoption("run_ends")),
        filmed=config.getoption("filmed"),
    )


def pytest_unconfigure(config: pytest.Config) -> None:
    """End the engine, let what was collected be garbage, and look for garbage as often as before."""
    if LEASE in config.stash:
        config.stash[LEASE].close()
    if THRESHOLDS in config.stash:
        gc.set_threshold(*config.stash[THRESHOLDS])
    gc.unfreeze()


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Make ``features`` and the games in it folders of the suite."""
    if isinstance(parent, FeaturesFolder):
        for game in parent.books:
            if path.name == game.package:
                folder: GameFolder = GameFolder.from_parent(parent, path=path)
                folder.game = game
                return folder
    if path.name == "features" and (path.parent / "steps").is_dir():
        return FeaturesFolder.from_parent(parent, path=path)
    return None


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Make the feature files below ``features`` collectors of scenarios."""
    if file_path.suffix == ".feature" and parent.getparent(FeaturesFolder):
        return FeatureFile.from_parent(parent, path=file_path)
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the scenarios that were asked for; other tests are left alone."""
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    finished, asked = _ids(config, "finished"), _ids(config, "scenarios")
    for item in items:
        wanted = not isinstance(item, ScenarioItem) or (
            item.case.id not in finished and (not asked or item.case.id in asked) and _wanted(config, item)
        )
        (kept if wanted else left).append(item)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = kept
    if only := config.getoption("only"):
        items[:] = _in_groups(items, only.read_text("utf-8").split("\n"))
    elif (seed := config.getoption("lay_anew")) is not None:
        Random(seed).shuffle(items)


def _ids(config: pytest.Config, option: str) -> set[str]:
    """Return the ids in the file that an option names, a line each; none without such a file."""
    file: Path | None = config.getoption(option)
    return set(file.read_text("utf-8").split("\n")) if file else set()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Leave what was collected to the end: it is never garbage, and looking through it takes long.

    What a scenario leaves behind is looked through after some scenarios only.
    """
    gc.freeze()
    session.config.stash[THRESHOLDS] = gc.get_threshold()
    gc.set_threshold(MADE_AT_ONCE)


def _in_groups(items: list[pytest.Item], lines: list[str]) -> list[pytest.Item]:
    """Return the scenarios that the lines name, in order; the first of each line gets a fresh engine."""
    by_id = {item.case.id: item for item in items if isinstance(item, ScenarioItem)}
    chosen: list[pytest.Item] = []
    for line in lines:
        group = [by_id[name] for name in line.split("\t") if name in by_id]
        for item in group[:1]:
            item.fresh = True
        chosen += group
    return chosen


def _wanted(config: pytest.Config, item: ScenarioItem) -> bool:
    asked = Selection(
        rules=tuple(config.getoption("rule")),
        sections=tuple(config.getoption("section")),
        revision=config.getoption("revision"),
    )
    return asked.wants(item.case.id, item.rules, item.revisions, item.folder.numbering)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Play the scenarios in worker processes, where that is wanted and all could be collected."""
    workers: int = session.config.getoption("workers")
    if not workers or session.testsfailed or not can_fork():
        return None
    play_in_workers(session, workers)
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Begin no scenario when the time for the whole run is up. Raises TimeUp then."""
    if isinstance(item, ScenarioItem):
        try:
            item.config.stash[LEASE].check_time()
        except TimeUp as cut:
            item.run.error = cut
            raise


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Put a scenario's result into its report, whichever process plays it."""
    report = yield
    if isinstance(item, ScenarioItem):
        if call.when == "setup" and call.excinfo:
            item.run.error = call.excinfo.value
        if call.when == "call":
            item.run.before = item.config.stash[LEASE].ended(item.run.fault, item.case.id)
        if call.when == "call" or (call.when == "setup" and call.excinfo):
            report.duelproof = dict(item.result())  # type: ignore[attr-defined]
            item.run.let_go()
    return report


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> Engine:
    """Return the engine under test, the same one for all scenarios of a worker until it faults."""
    return request.config.stash[LEASE].engine()


@pytest.fixture
def trace(request: pytest.FixtureRequest) -> Trace:
    """Return the record of the running scenario, for the report."""
    assert isinstance(request.node, ScenarioItem)
    return request.node.run.trace


@pytest.fixture
def game(request: pytest.FixtureRequest) -> str:
    """Return the id of the running scenario's game."""
    assert isinstance(request.node, ScenarioItem)
    return request.node.folder.game.id


@pytest.fixture
def revision(request: pytest.FixtureRequest) -> str:
    """Return the revision of the book by which the running scenario is played."""
    assert isinstance(request.node, ScenarioItem)
    return request.node.revision
