"""A real scheduler and workers, some of which are killed: what comes out is what comes out here."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from duelproof import cluster
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import fingerprint
from duelproof.catalogue.games import suite_root
from duelproof.cli import app, playing
from duelproof.cli.playing import Job, check_elsewhere
from duelproof.port import Engine, OpenAnswer, Position
from duelproof.tests.fakes.toy import Toy
from duelproof.tests.suites import Certified, Certify
from duelproof.wire import connect
from duelproof.wire.forwarding import Forwarding

distributed = pytest.importorskip("distributed", reason="Dask distributed is not installed")

FAKES = "python:duelproof.tests.fakes"
MARK = "DUELPROOF_TEST_MARK"
"""The variable that names the file by which a worker knows that one has died already."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cluster")


@pytest.fixture(scope="module")
def scheduler(folder: Path) -> Iterator[str]:
    """The address of a scheduler with two workers."""
    os.environ[MARK] = str(folder / "died")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", host="127.0.0.1"
    ) as running:
        yield running.scheduler_address
    del os.environ[MARK]


class DiesOnce(Forwarding):
    """Kills the process in which it is first asked for a game, as a machine that is lost would be."""

    def open(self, position: Position) -> OpenAnswer:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().open(position)


def dies_once() -> Engine:
    return DiesOnce(connect("reference").engine)


def played(engine: str, *options: str) -> tuple[int, dict[str, Any]]:
    """Check games; return the exit code, and what was found without the seconds."""
    asked = ["playout", engine, "--game", "duel-masters", "--check", "--games", "9", "--seed", "40", "--json"]
    ran = CliRunner().invoke(app, [*asked, *options])
    found = json.loads(ran.stdout)
    return ran.exit_code, {name: value for name, value in found.items() if "second" not in name}


def test_a_cluster_finds_what_one_process_finds_with_another_build(
    scheduler: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = played("reference", "--cluster", scheduler)
    monkeypatch.setattr(playing, "quickest", lambda spec: "python:reference:engine")
    assert found == played("reference")


def test_a_cluster_finds_the_same_breach_first(scheduler: str) -> None:
    moody = "python:duelproof.proof.liars:moody"
    code, found = played(moody, "--cluster", scheduler)
    assert code == 1
    assert (code, found) == played(moody)


def test_the_work_of_a_worker_that_is_killed_is_done_again(scheduler: str, folder: Path) -> None:
    code, found = played(f"python:{__name__}:dies_once", "--cluster", scheduler)
    assert (folder / "died").exists()
    assert (code, found | {"engine": ""}) == (0, played("reference")[1] | {"engine": ""})


def test_a_worker_with_another_suite_plays_nothing() -> None:
    job = Job("reference", "duel-masters", None, None, 5.0)
    with pytest.raises(CatalogueError, match=r"has another suite, reference or judge \(.{8}\) than this"):
        check_elsewhere(job, "0" * 64, range(1))
    [(decisions, breach, _, _)] = check_elsewhere(job, fingerprint(suite_root()), range(1))
    assert decisions > 0
    assert breach is None


def test_without_a_scheduler_or_workers_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "SECONDS_TO_ANSWER", 1)
    monkeypatch.setattr(cluster, "SECONDS_TO_JOIN", 1)
    with pytest.raises(CatalogueError, match=r"No Dask scheduler answers at 'tcp://127\.0\.0\.1:1'"):
        next(cluster.on_cluster("tcp://127.0.0.1:1", str, [1]))
    with (
        distributed.LocalCluster(n_workers=0, dashboard_address=":0", host="127.0.0.1") as idle,
        pytest.raises(CatalogueError, match="No worker has joined the scheduler"),
    ):
        next(cluster.on_cluster(idle.scheduler_address, str, [1]))


def essence(certified: Certified) -> list[tuple[object, ...]]:
    """Return of each result what does not tell how long it took."""
    keys = ("scenario", "verdict", "rules", "steps", "detail")
    return [tuple(result.get(key) for key in keys) for result in certified.results]


def test_a_cluster_comes_to_the_same_verdicts(scheduler: str, certify: Certify) -> None:
    for engine, code in ((f"{FAKES}.toy:Toy", 0), (f"{FAKES}.wrong:Keeper", 1)):
        here = essence(certify(engine))
        there = certify(engine, "--cluster", scheduler)
        assert (there.code, essence(there)) == (code, here)


class KillsItsParent(Toy):
    """Kills the worker, whose command plays this engine, as the first table is set."""

    def open(self, position: Position) -> OpenAnswer:
        mark = Path(os.environ[MARK]).with_name("killed")
        if not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return super().open(position)


def test_scenarios_of_a_worker_that_is_killed_are_played_again(
    scheduler: str, certify: Certify, folder: Path
) -> None:
    there = certify(f"python:{__name__}:KillsItsParent", "--seed", "1", "--cluster", scheduler)
    assert (folder / "killed").exists()
    assert there.code == 0
    assert essence(there) == essence(certify(f"{FAKES}.toy:Toy"))


def test_an_engine_that_not_every_worker_can_start_is_refused(certify: Certify) -> None:
    refused = certify("tcp:127.0.0.1:1", "--cluster", "tcp://127.0.0.1:1")
    assert refused.code == 2
    assert "--cluster plays an engine that every worker can start" in refused.said


def test_games_that_are_not_checked_are_played_here() -> None:
    ran = CliRunner().invoke(app, ["playout", "reference", "--game", "gate-ruler", "--cluster", "tcp://x:1"])
    assert ran.exit_code == 2
    assert "--check" in ran.stderr
