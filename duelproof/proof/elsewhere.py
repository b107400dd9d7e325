"""Parts of the proving that the workers of a cluster do.

On each worker an *understudy* stands by, a process of its own in which the same scenarios are on stage as
here (`duelproof.proof.understudy`). It is asked for parts of the work by their numbers, as a process is that
was forked off here; so it comes to the same. Which lines a scenario runs it notes itself.
"""

import contextlib
import hashlib
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import fingerprint
from duelproof.catalogue.games import suite_root
from duelproof.cluster import on_cluster
from duelproof.judge.spreading import Mapped

RECORDS = "*/records/*.jsonl"
"""What was recorded before: it says what is tried first."""


@dataclass(frozen=True, slots=True)
class Staging:
    """What a worker needs to know to have the same on stage.

    Args:
        suite: the suite's folder, unless it is the worker's own.
        mark: of the suite, the reference, the judge and the records.
        games, rules: what was selected.
        surveyed: whether survivors are looked for.
        changed_only: whether only what has changed since is tried.
        games_played: on how many random games wrong engines are tried.
    """

    suite: Path | None
    mark: str
    games: tuple[str, ...]
    rules: tuple[str, ...]
    surveyed: bool
    changed_only: bool
    games_played: int


def mark_of(root: Path) -> str:
    """Return a hash of a suite, its records, the reference and the judge: the same on every machine.

    Raises OSError.
    """
    found = hashlib.sha256(fingerprint(root).encode())
    features = root / "features"
    for path in sorted([*features.glob("records/*.jsonl"), *features.glob(RECORDS)]):
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def folder_given(root: Path) -> Path | None:
    """Return the folder of a suite as workers are told of it: none for the one that is installed."""
    return None if root == suite_root() else root


@contextlib.contextmanager
def over_workers(address: str, staging: Staging) -> Iterator[Mapped]:
    """What maps over the workers of a cluster.

    Raises:
        NoCluster: there is none.
        CatalogueError: a worker has another suite, or its understudy could not do a part.
    """

    def mapped(work: Callable[[Any], Any], parts: Sequence[Any]) -> Iterator[Any]:
        with closing(on_cluster(address, partial(perform, staging, work), parts)) as done:
            yield from done

    yield mapped


class _Understudy:
    """The understudy of a worker, as the worker sees it."""

    def __init__(self, staging: Staging) -> None:
        self.line, other = Pipe()
        command = [sys.executable, "-m", "duelproof.proof.understudy", str(other.fileno())]
        self.process = subprocess.Popen(
            command, pass_fds=[other.fileno()], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        other.close()
        self.line.send(staging)

    def do(self, work: Callable[[Any], Any], part: Any) -> Any:
        """Have a part done, and return what it comes to. Raises CatalogueError where it could not be."""
        try:
            self.line.send((work, part))
            done, wrong = self.line.recv()
        except (EOFError, OSError):
            done, wrong = None, f"its process ended with {self.process.wait()}"
        if wrong:
            raise CatalogueError(f"A worker on {platform.node()} cannot prove: {wrong}")
        return done


_standing_by: dict[Staging, _Understudy] = {}


def perform(staging: Staging, work: Callable[[Any], Any], part: Any) -> Any:
    """Have the understudy of this worker do a part of the work.

    Raises:
        CatalogueError: the worker has another suite, records, reference or judge than the machine that asks,
            or could not do it.
    """
    one = _standing_by.get(staging)
    if one is None or one.process.poll() is not None:
        own = mark_of(staging.suite or suite_root())
        if own != staging.mark:
            raise CatalogueError(
                f"A worker on {platform.node()} has another suite, records, reference or judge ({own[:8]}) "
                f"than this machine ({staging.mark[:8]}): have the same on both."
            )
        one = _standing_by[staging] = _Understudy(staging)
    return one.do(work, part)


def stand_by(line: Connection, ready: Callable[[Callable[[Any], Any]], None]) -> None:
    """Do parts of the work as they are asked for, until nobody asks any more.

    Args:
        ready: called with each work before a part of it is done.
    """
    while True:
        try:
            work, part = line.recv()
        except EOFError:
            return
        try:
            ready(work)
            answer = work(part), ""
        except Exception as error:
            answer = None, f"{type(error).__name__}: {error}"
        line.send(answer)
