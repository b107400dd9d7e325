"""A certified engine is kept from the judge and the suite, and ends with the judge, however that ends."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from duelproof.judge import isolation
from duelproof.judge.certify import Candidate
from duelproof.judge.isolation import Isolation, sealed
from duelproof.tests.fakes import fertile
from duelproof.tests.suites import Certify, Suite
from duelproof.tests.test_resume import MANY, ROOT, whole_lines
from duelproof.wire.cage import Cage
from duelproof.wire.caging import strongest_cage

TOY = "python:duelproof.tests.fakes.toy:Toy"
WRONG = "python:duelproof.tests.fakes.wrong"
ROWS = 45

linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a daemon of an engine gets away")


def attack(way: str, *arguments: object) -> str:
    """Return an engine that plays well, and attacks at every table."""
    return f"stdio:{shlex.join([sys.executable, fertile.__file__, 'mark', way, *map(str, arguments)])}"


def _hear_hangups() -> None:
    """Let SIGHUP come through where the tests themselves run below ``nohup``, which has it ignored."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Judge:
    """The command line in a process of its own, and what descends from it."""

    def __init__(self, suite: Suite, folder: Path) -> None:
        self.mark = str(folder / "mark")
        self.journal = folder / "report" / "results.jsonl"
        engine = shlex.join([sys.executable, fertile.__file__, self.mark])
        self.command = [sys.executable, "-m", "duelproof", "certify", f"stdio:{engine}", "--no-calibration"]
        self.command += ["--suite", str(suite.root), "--report", str(folder / "report")]

    def start(self, *arguments: str) -> "subprocess.Popen[str]":
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        return subprocess.Popen(
            [*self.command, *arguments],
            cwd=ROOT,
            env=environment,
            text=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            preexec_fn=_hear_hangups,
        )

    def engines(self, judge: int) -> list[psutil.Process]:
        """Return all processes of the engine that live, wherever they have gone."""
        found = []
        for process in psutil.process_iter(["cmdline", "status"]):
            ended = process.info["status"] == psutil.STATUS_ZOMBIE
            named = any(self.mark in word for word in process.info["cmdline"] or ())
            if named and not ended and process.pid != judge and "duelproof" not in process.info["cmdline"]:
                found.append(process)
        return found

    def all_end(self, judge: int) -> bool:
        deadline = time.monotonic() + 20
        while self.engines(judge):
            if time.monotonic() > deadline:
                return False
            time.sleep(0.05)
        return True


@linux
@pytest.mark.parametrize(
    ("number", "jobs"),
    [(signal.SIGTERM, "2"), (signal.SIGHUP, "1"), (signal.SIGKILL, "1"), (signal.SIGKILL, "2")],
)
def test_a_judge_that_is_ended_ends_its_engines_and_keeps_its_results(
    suite: Suite, tmp_path: Path, number: signal.Signals, jobs: str
) -> None:
    suite.feature(MANY, "02_ending/02_01_winning.feature")
    judge = Judge(suite, tmp_path)
    hold = tmp_path / "mark.hold"
    hold.touch()
    with judge.start("-n", jobs) as process:
        while whole_lines(judge.journal) < 3:
            assert process.poll() is None, process.communicate()[1]
            time.sleep(0.01)
        assert len(judge.engines(process.pid)) >= 2 * int(jobs)
        process.send_signal(number)
        _, said = process.communicate(timeout=60)
    assert judge.all_end(process.pid)
    hold.unlink()
    done = whole_lines(judge.journal)
    assert 3 <= done < ROWS
    if number != signal.SIGKILL:
        assert process.returncode == 128 + number
        assert f"ended by {number.name}. --resume goes on" in said
        assert "Traceback" not in said
    with judge.start("-n", jobs, "--resume") as process:
        _, said = process.communicate(timeout=900)
    assert f"{done} scenarios have a result already" in said
    assert whole_lines(judge.journal) == ROWS
    assert judge.all_end(process.pid)


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP", "SIGSTOP"])
def test_an_engine_that_signals_its_parent_does_not_end_the_run(certify: Certify, name: str) -> None:
    certified = certify(attack("signal-parent", name))
    assert certified.code == 0, certified.said
    assert list(certified.verdicts.values()) == ["PASS"] * 5


def test_an_engine_that_rewrites_the_suite_is_refused_or_found_out(certify: Certify, suite: Suite) -> None:
    steps = suite.root / "steps" / "common" / "__init__.py"
    before = steps.read_text("utf-8")
    certified = certify(attack("rewrite", steps))
    if "could write only in" in certified.said:
        assert steps.read_text("utf-8") == before
        assert certified.code == 0, certified.said
    else:
        assert "changed while the run went on" in certified.said


@pytest.fixture
def no_cage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(isolation, "strongest_cage", lambda writable, sealed: Cage())


@pytest.mark.usefixtures("no_cage")
def test_where_no_cage_works_the_run_says_so(certify: Certify) -> None:
    certified = certify(TOY, apart=True)
    assert certified.code == 0
    assert "could have changed files of the suite" in " ".join(certified.said.split())


@pytest.mark.usefixtures("no_cage")
def test_where_no_cage_works_a_rewritten_suite_is_no_verdict(certify: Certify, suite: Suite) -> None:
    steps = suite.root / "steps" / "common" / "__init__.py"
    certified = certify(attack("rewrite", steps))
    assert "changed while the run went on" in certified.said
    assert certified.code not in (0, 1)


def test_an_engine_in_python_is_apart_and_the_summary_says_how(certify: Certify) -> None:
    certified = certify(TOY, "--json", apart=True)
    told = json.loads(next(line for line in certified.said.splitlines() if line.startswith("{")))
    assert certified.code == 0
    assert told["engine"]["spec"] == TOY
    assert told["isolation"]["process"] == "own"
    assert told["isolation"]["sentence"] in " ".join(certified.said.split())


def test_an_engine_in_python_cannot_end_the_run(certify: Certify) -> None:
    certified = certify(f"{WRONG}:Quitter", apart=True)
    assert "Report:" in certified.said
    assert set(certified.verdicts.values()) == {"PASS", "BROKEN"}


def test_an_engine_in_python_cannot_patch_the_judge(certify: Certify) -> None:
    certified = certify(f"{WRONG}:Patcher", apart=True)
    assert certified.verdicts["GR-1-1a/alice-plays-a-card"] == "VIOLATION"
    assert certified.code == 1


def test_an_engine_in_python_whose_thread_never_ends_holds_nobody_up(suite: Suite, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "duelproof", "certify", f"{WRONG}:Endless", "--no-calibration"]
    command += ["--suite", str(suite.root), "--report", str(tmp_path / "report")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_in_process_says_what_it_gives_up(certify: Certify) -> None:
    certified = certify(TOY, "--json")
    told = json.loads(next(line for line in certified.said.splitlines() if line.startswith("{")))
    assert told["isolation"]["process"] == "judge"
    assert "it could have changed the judge" in " ".join(certified.said.split())


def test_the_old_option_is_accepted_and_changes_nothing(certify: Certify) -> None:
    assert certify(TOY, "--isolate", apart=True).code == 0


@pytest.mark.parametrize(
    ("engine", "arguments", "says"),
    [
        ("stdio:true", ["--in-process"], "--in-process is for engines named python:"),
        ("reference", ["--in-process"], "--in-process is for engines named python:"),
        ("tcp:localhost:1", ["--writable", "."], "--writable is for an engine that is started"),
        (TOY, ["--writable", "."], "--writable is for an engine that is started"),
        ("stdio:true", ["--writable", "no-such-folder"], "there is no such folder"),
    ],
)
def test_what_cannot_be_had_is_refused(
    certify: Certify, engine: str, arguments: list[str], says: str
) -> None:
    certified = certify(engine, *arguments)
    assert certified.code == 2
    assert says in certified.said


def test_a_module_that_an_engine_would_slip_in_has_no_place(
    suite: Suite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    (here / "logs").mkdir(parents=True)
    monkeypatch.chdir(here)
    monkeypatch.syspath_prepend(str(here))
    cage = strongest_cage([], sealed(suite.root))
    assert cage.way == "none" or cage.open_parts() == [str(here / "logs")]


@pytest.mark.parametrize(
    ("way", "says"),
    [
        (Isolation("elsewhere", "tcp:x:1"), "has not started it"),
        (Isolation("judge", "reference"), "the suite's own"),
        (
            Isolation("own", "stdio:x", Cage("landlock", ("/logs",), (), True)),
            "suite and judge, /logs, and could not signal",
        ),
        (Isolation("own", "stdio:x", Cage("bubblewrap", (), (), True)), "in namespaces (bubblewrap)"),
        (Isolation("own", "stdio:x", Cage("landlock")), "folder, and could signal the judge"),
    ],
)
def test_each_way_of_isolation_is_told_in_a_sentence(way: Isolation, says: str) -> None:
    assert says in way.sentence
    assert way.as_data()["sentence"] == way.sentence
    assert Candidate("x", isolation=way).isolation == way
