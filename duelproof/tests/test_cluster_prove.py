"""Proving on a cluster that loses a worker: the records are those that are written without one."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from duelproof.catalogue.errors import CatalogueError
from duelproof.proof.elsewhere import Staging, mark_of, perform
from duelproof.tests.test_own_rule_book import LANTERNS, NOT_OURS, ROOT, change, leave_chapters, run

distributed = pytest.importorskip("distributed", reason="Dask distributed is not installed")

MARK = "DUELPROOF_TEST_MARK"
"""The variable that names the file by which a worker knows that one has died already."""

DIES_ONCE = """
class DiesOnce(ReferenceEngine):
    \"\"\"Kills the worker whose understudy plays it, as the first table is set.\"\"\"

    def open(self, position: Position) -> OpenAnswer:
        mark = Path(os.environ.get("DUELPROOF_TEST_MARK", "."))
        if "understudy" in sys.argv[0] and not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return super().open(position)


def engine() -> ReferenceEngine:
    \"\"\"Make it.\"\"\"
    return DiesOnce("lanterns", "1", [lanterns.BOOK])
"""
IMPORTS = """import os
import signal
import sys
from pathlib import Path

from duelproof.port import OpenAnswer, Position
from engines import lanterns
"""


@pytest.fixture
def scheduler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a scheduler with two workers."""
    monkeypatch.setenv(MARK, str(tmp_path / "died"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", host="127.0.0.1"
    ) as running:
        yield running.scheduler_address


@pytest.fixture
def suites(tmp_path: Path) -> tuple[Path, Path]:
    """Two copies of a small suite, with an engine that kills a worker."""
    copies = []
    for name in ("here", "there"):
        copy = tmp_path / name / "lanterns"
        shutil.copytree(LANTERNS, copy, ignore=shutil.ignore_patterns(*NOT_OURS))
        leave_chapters(copy, "4")
        file = copy / "engines/__init__.py"
        change(file, "from engines import lanterns\n", IMPORTS)
        file.write_text(file.read_text("utf-8") + DIES_ONCE, "utf-8")
        copies.append(copy)
    return copies[0], copies[1]


def records(suite: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (suite / "features/lanterns/records").glob("*.jsonl")}


def test_a_cluster_that_loses_a_worker_proves_and_surveys_the_same(
    scheduler: str, suites: tuple[Path, Path], tmp_path: Path
) -> None:
    here, there = suites
    done = [
        run(here, "prove", "--games", "1", "--json", timeout=900),
        run(there, "prove", "--games", "1", "--json", "--cluster", scheduler, timeout=900),
    ]
    assert (tmp_path / "died").exists()
    assert [each.returncode for each in done] == [0, 0], done[1].stderr
    assert done[0].stdout == done[1].stdout
    assert records(here) == records(there)
    assert {"proof.jsonl", "surveyed.jsonl", "survivors.jsonl"} <= set(records(here))


def test_a_worker_with_other_records_proves_nothing(suites: tuple[Path, Path]) -> None:
    here, there = suites
    (there / "features/lanterns/records").mkdir()
    (there / "features/lanterns/records/proof.jsonl").write_text("", "utf-8")
    staging = Staging(there, mark_of(here), ("lanterns",), (), False, False, 0)
    with pytest.raises(
        CatalogueError, match=r"has another suite, records, reference or judge \(.{8}\) than this"
    ):
        perform(staging, print, 0)


def test_what_an_understudy_cannot_do_is_told(suites: tuple[Path, Path]) -> None:
    here, _ = suites
    staging = Staging(here, mark_of(here), ("lanterns",), (), False, False, 0)
    with pytest.raises(CatalogueError, match=r"cannot prove: ValueError: "):
        perform(staging, int, "none")
    with pytest.raises(CatalogueError, match=r"cannot prove: its process ended with 3"):
        perform(staging, os._exit, 3)
    assert perform(staging, int, "12") == 12
