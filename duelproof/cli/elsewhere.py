"""What ``duelproof certify --cluster`` does: has the workers of a cluster play the scenarios."""

import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import msgspec

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import fingerprint
from duelproof.catalogue.games import suite_root
from duelproof.cluster import on_cluster
from duelproof.judge.blame import Result
from duelproof.judge.certify import Limits
from duelproof.judge.journal import JOURNAL_FILE

STRETCH = 100
"""So many scenarios are played by one command: it takes a second or two to begin."""
JUDGED = (0, 1)
"""The exit codes of a run that judged its scenarios."""


@dataclass(frozen=True, slots=True)
class Job:
    """What a worker needs to know: the suite's folder, unless it is its own, its fingerprint, the options."""

    suite: Path | None
    mark: str
    options: tuple[str, ...]


def job_of(engine: str, root: Path, limits: Limits, in_process: bool) -> Job:
    """Return what the workers need to know to play scenarios as they would be played here."""
    options = [
        engine,
        "--time-limit",
        str(limits.time_limit),
        "--memory-limit",
        str(limits.memory_limit >> 20),
    ]
    if limits.start_limit is not None:
        options += ["--start-limit", str(limits.start_limit)]
    options += ["--as-written"] if limits.seed is None else ["--seed", str(limits.seed)]
    options += ["--boards"] if limits.boards else []
    options += ["--in-process"] if in_process else []
    suite = None if root == suite_root() else root
    return Job(suite, fingerprint(root), tuple(options))


def play_on_cluster(
    address: str,
    job: Job,
    scenarios: Sequence[str],
    tell: Callable[[Result], None],
    left: Callable[[], float],
) -> list[Result]:
    """Return the results of scenarios, in their order, for which there is time; tell each as it comes.

    Raises NoCluster where there is none, and CatalogueError where a worker cannot judge.
    """
    stretches = [scenarios[at : at + STRETCH] for at in range(0, len(scenarios), STRETCH)]
    results: list[Result] = []
    with closing(on_cluster(address, partial(play_elsewhere, job), stretches, left)) as played:
        for stretch in played:
            for result in stretch:
                tell(result)
                results.append(result)
    return results


def play_elsewhere(job: Job, scenarios: Iterable[str]) -> list[Result]:
    """Play scenarios in a worker of a cluster, in a process of their own.

    Raises:
        CatalogueError: the worker has another suite, reference or judge than the machine that asks, or could
            not judge; the sentence is what the command said.
    """
    root = job.suite or suite_root()
    be_the_same(fingerprint(root), job.mark)
    chosen = [part for name in scenarios for part in ("--scenario", name)]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "duelproof", "certify", *job.options, *chosen]
        command += ["-n", "1", "--no-calibration", "--random-games", "0", "--report", folder]
        command += ["--suite", str(root)] if job.suite else []
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode not in JUDGED:
            raise CatalogueError(f"A worker on {platform.node()} cannot judge: {done.stderr.strip()}")
        lines = (Path(folder) / JOURNAL_FILE).read_bytes().splitlines()
    played: list[Result] = [msgspec.json.decode(line) for line in lines]
    for result in played:
        del result["run"], result["chain"]
    return played


def be_the_same(own: str, asked: str) -> None:
    """Raise CatalogueError where a worker's suite, by its fingerprint, is not the one that is asked for."""
    if own != asked:
        raise CatalogueError(
            f"A worker on {platform.node()} has another suite, reference or judge ({own[:8]}) than this "
            f"machine ({asked[:8]}): install the same on both."
        )
