"""What ``duelproof playout`` does: plays, shows progress, and prints what it found."""

import gc
import json
import multiprocessing
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from duelproof.catalogue.fixed import fingerprint
from duelproof.catalogue.games import Game, games_in, suite_root
from duelproof.catalogue.games import game as game_named
from duelproof.cli.codes import UNUSABLE
from duelproof.cli.elsewhere import be_the_same
from duelproof.cli.ending import told_to_end
from duelproof.cluster import on_cluster
from duelproof.judge.safe import printable
from duelproof.playout.breach import Breach
from duelproof.playout.campaign import Tally, check_game, dealt_to, failure, race
from duelproof.playout.course import Unplayable
from duelproof.playout.games import playbook
from duelproof.playout.garbage import spared
from duelproof.playout.supported import left_out_line, without
from duelproof.port import CardSpec
from duelproof.wire import COMPILED, Connection, EngineFault, connect, quickest

BREACH = 1
BATCH = 4
"""How many games a worker process is given at once."""
MOMENT = 0.1
"""Seconds between two looks of the progress bar."""
QUIET = 60.0
"""Seconds between two lines of progress where no bar can be drawn."""


@dataclass(frozen=True, slots=True)
class Job:
    """What a process needs to know to check games. Without ``suite`` it takes the one that it comes with."""

    engine: str
    game: str
    suite: Path | None
    edition: str | None
    time_limit: float

    @property
    def root(self) -> Path:
        """The folder of the suite."""
        return self.suite or suite_root()


@dataclass(frozen=True, slots=True)
class Asked:
    """The command line of a play-out."""

    engine: str
    game: Game
    edition: str | None
    seconds: float | None
    games: int | None
    seed: int
    check: bool
    jobs: int
    cluster: str | None
    time_limit: float
    json: bool

    @property
    def job(self) -> Job:
        """What is asked of each process."""
        suite = None if self.game.root == suite_root() else self.game.root
        return Job(self.engine, self.game.id, suite, self.edition, self.time_limit)

    def enough(self, tally: Tally) -> bool:
        """Tell whether enough games have been played, or for long enough."""
        return (self.games is not None and tally.games >= self.games) or (
            self.seconds is not None and tally.seconds >= self.seconds
        )

    def share(self, tally: Tally) -> float:
        """Return the share of the work that is done, from 0 to 1."""
        shares = [0.0]
        if self.games is not None:
            shares.append(tally.games / self.games)
        if self.seconds:
            shares.append(tally.seconds / self.seconds)
        return min(1.0, max(shares))


def play_and_tell(asked: Asked) -> int:
    """Play as asked and print the outcome; return the exit code.

    Raises KeyboardInterrupt after Ctrl-C. What checked games have shown until then, or until SIGTERM, is
    printed first.
    """
    tally = Tally()
    code = 0
    with told_to_end() as ending:
        try:
            code = _play_and_tell(asked, tally)
        except KeyboardInterrupt:
            if asked.check:
                print(f"duelproof: {_so_far(asked, tally)}", file=sys.stderr)
            raise
    return code if ending.signal is None else ending.code


def _play_and_tell(asked: Asked, tally: Tally) -> int:
    book = playbook(asked.game, asked.edition)
    found: dict[str, Any] | None = None
    text = ""
    try:
        with _progress(asked) as shown:
            if asked.check:
                found, text = _checked(asked, tally, shown)
            else:
                tally = _raced(asked, shown)
    except Unplayable as unplayable:
        print(f"duelproof: {printable(str(unplayable))}", file=sys.stderr)
        return UNUSABLE
    except Breach as breach:
        found, text = failure(breach, asked.seed), str(breach)
    engine = asked.engine if asked.check else quickest(asked.engine)  # what is found is the same in any build
    data = {"engine": engine, "game": book.game, "seed": asked.seed, "checked": asked.check}
    data |= tally.data()
    if asked.json:
        print(json.dumps(data | {"failure": found}, ensure_ascii=False, indent=2))
    else:
        _tell(data)
        if tally.left_out:
            print(left_out_line(tally.left_out))
    if found is None:
        return 0
    if not asked.json:
        print(printable(text, 100_000))
    again = f"duelproof playout {asked.engine!r} --game {book.game} --check --games 1 --seed {found['seed']}"
    if asked.edition is not None:
        again += f" --edition {asked.edition}"
    if asked.game.root != suite_root():
        again += f" --suite {asked.game.root}"
    print(f"An invariant does not hold. To see it again: {again}", file=sys.stderr)
    return BREACH


def _tell(data: dict[str, Any]) -> None:
    print(
        f"{data['game']}: {data['games']} games, {data['decisions']} decisions in {data['seconds']} s: "
        f"{data['games_per_second']} games/s, {data['decisions_per_second']} decisions/s"
        + (", every invariant checked" if data["checked"] else "")
        + (", by the compiled build" if data["engine"] == COMPILED else "")
    )


def _so_far(asked: Asked, tally: Tally) -> str:
    """Say what the games have shown that were played, and how to go on."""
    if not tally.games:
        return "Stopped before the first game was over."
    following = asked.seed + tally.games
    rest = f" --games {asked.games - tally.games}" if asked.games is not None else ""
    return (
        f"Stopped after {tally.games:,} games (seeds {asked.seed} to {following - 1}) with "
        f"{tally.decisions:,} decisions: no breach. --seed {following}{rest} goes on."
    )


@contextmanager
def _progress(asked: Asked) -> Iterator[Callable[[Tally], None]]:
    """Show progress on standard error, a bar if that is a terminal; yield the function that advances it."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _at_most_every(QUIET, lambda tally: _tell_progress(asked, tally))
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[games]} games"))
    with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as bar:
        task = bar.add_task(asked.game.id, total=1.0, games=0)
        yield _at_most_every(
            MOMENT, lambda tally: bar.update(task, completed=asked.share(tally), games=tally.games)
        )


def _at_most_every(seconds: float, show: Callable[[Tally], None]) -> Callable[[Tally], None]:
    """Return a function that shows a tally unless one was shown just before."""
    told = time.monotonic()

    def shown(tally: Tally) -> None:
        nonlocal told
        if (now := time.monotonic()) - told >= seconds:
            told = now
            show(tally)

    return shown


def _tell_progress(asked: Asked, tally: Tally) -> None:
    line = f"{asked.game.id}: {tally.games:,} games, {tally.decisions:,} decisions"
    print(line + (", no breach" if asked.check else ""), file=sys.stderr, flush=True)


def _raced(asked: Asked, show: Callable[[Tally], None]) -> Tally:
    def until(tally: Tally) -> bool:
        show(tally)
        return asked.enough(tally)

    with connect(quickest(asked.engine), time_limit=asked.time_limit) as connection:
        cards = dealt_to(asked.game, connection.engine)
        book = playbook(asked.game, asked.edition)
        with spared():
            return race(connection.engine, book, cards, asked.seed, until)


Checked = tuple[int, dict[str, Any] | None, str, frozenset[str]]
"""The decisions of a checked game, or the breach as data and as text; the cards that were left out."""


def _checked(asked: Asked, tally: Tally, show: Callable[[Tally], None]) -> tuple[dict[str, Any] | None, str]:
    """Check games and count them in the tally; return the first breach as data and as text, if any comes."""
    began = time.perf_counter()
    for decisions, found, text, left_out in _results(asked):
        tally.seconds = time.perf_counter() - began
        tally.left_out |= left_out
        if found is not None:
            return found, text
        tally.games += 1
        tally.decisions += decisions
        show(tally)
        if asked.enough(tally):
            break
    return None, ""


def _results(asked: Asked) -> Iterator[Checked]:
    """Yield the games' results in the order of their seeds, endlessly if no number of games was asked for."""
    most = sys.maxsize if asked.games is None else asked.games
    seeds = range(asked.seed, asked.seed + most)
    if asked.cluster is not None:
        yield from _results_of_cluster(asked, asked.cluster, seeds)
        return
    if asked.jobs == 1:
        worker = _Worker(asked.job)
        with worker.connection, spared():
            yield from (worker.check(seed) for seed in seeds)
        return
    context = multiprocessing.get_context("spawn")
    check = partial(_check_one, asked.job)
    with ProcessPoolExecutor(
        asked.jobs, mp_context=context, initializer=_leave_interrupts_to_the_command
    ) as pool:
        try:
            for start in range(0, most, BATCH * asked.jobs):
                yield from pool.map(check, seeds[start : start + BATCH * asked.jobs])
        except BrokenProcessPool as broken:
            raise EngineFault("crash", "A process in which the engine played has ended.") from broken


def _results_of_cluster(asked: Asked, address: str, seeds: range) -> Iterator[Checked]:
    """Yield the same, with the games played by the workers of a cluster."""
    stretches = (seeds[at : at + BATCH] for at in range(0, len(seeds), BATCH))
    work = partial(check_elsewhere, asked.job, fingerprint(asked.game.root))
    with closing(on_cluster(address, work, stretches)) as results:
        yield from chain.from_iterable(results)


_one_at_a_time = threading.Lock()
_as_loaded = cache(fingerprint)
"""The fingerprint of a suite as this process met it first: what it has loaded does not change with files."""


def check_elsewhere(job: Job, suite: str, seeds: range) -> list[Checked]:
    """Check games in a worker of a cluster, one at a time in each of its processes.

    Raises:
        CatalogueError: the worker has another suite than the one of whom the games are for.
    """
    be_the_same(_as_loaded(job.root), suite)
    with _one_at_a_time:
        worker = _Worker(job)
        with worker.connection, spared():
            return [worker.check(seed) for seed in seeds]


class _Worker:
    """What a process that checks games holds: the engine, the playbook, the cards."""

    def __init__(self, job: Job) -> None:
        self.connection: Connection = connect(quickest(job.engine), time_limit=job.time_limit)
        self.game = game_named(job.game, games_in(job.root))
        self.book = playbook(self.game, job.edition)
        self.cards: dict[str, CardSpec] | None = None

    def check(self, seed: int) -> Checked:
        engine = self.connection.engine
        if self.cards is None:
            self.cards = dealt_to(self.game, engine)
        left_out: set[str] = set()
        try:
            return self._decisions(self.cards, seed, left_out), None, "", frozenset(left_out)
        except Breach as breach:
            return 0, failure(breach, seed), str(breach), frozenset(left_out)
        except EngineFault as fault:
            said = f"in the game of seed {seed}: {fault.message}"
            raise EngineFault(fault.kind, said, fault.stderr) from fault

    def _decisions(self, cards: dict[str, CardSpec], seed: int, left_out: set[str]) -> int:
        """Check a game of all cards that the engine supports, and note the others.

        Each game begins with all cards, so that it can be repeated by itself.
        """
        while True:
            try:
                return check_game(self.connection.engine, self.book, without(cards, left_out), seed)
            except Unplayable as refused:
                left_out |= refused.named_or_raised()


def _leave_interrupts_to_the_command() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # which ends its workers


@cache
def _worker(job: Job) -> _Worker:
    """Return what this process checks games with; made at the first game, so that its faults are told."""
    worker = _Worker(job)
    gc.freeze()  # until the process ends
    return worker


def _check_one(job: Job, seed: int) -> Checked:
    return _worker(job).check(seed)
