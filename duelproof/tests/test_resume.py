"""A killed run is resumed: nothing is lost, nothing repeated, and the results are the same."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from duelproof.judge.journal import locked
from duelproof.tests.suites import Certify, Suite, plays

ROOT = Path(__file__).parents[2]
TOY = "python:duelproof.tests.fakes.toy:Toy"
KEEPER = "python:duelproof.tests.fakes.wrong:Keeper"
SLOW = "python:duelproof.tests.fakes.wrong:Slow"
KILLS = 10

MANY = plays(40)


def essence(file: Path) -> list[dict[str, Any]]:
    """Return the lines of a results.jsonl without the seconds, and without what only binds them together."""
    results = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    without = {"seconds", "run", "chain"}
    return [{name: value for name, value in result.items() if name not in without} for result in results]


def whole_lines(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


class Judge:
    """The command line in a process of its own."""

    def __init__(self, suite: Suite, report: Path) -> None:
        self.report = report
        self.command = [sys.executable, "-m", "duelproof", "certify", SLOW, "--suite", str(suite.root)]
        self.command += ["--in-process"]
        self.command += ["--report", str(report), "--no-calibration"]

    def start(self, *arguments: str, opened: Path = Path(os.devnull)) -> "subprocess.Popen[bytes]":
        environment = os.environ | {"OPENED": str(opened)}
        return subprocess.Popen(
            [*self.command, *arguments],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )

    def to_the_end(self, *arguments: str) -> str:
        with self.start(*arguments) as process:
            _, said = process.communicate(timeout=60)
        assert process.returncode == 1, said.decode()
        return said.decode()


def test_a_run_killed_ten_times_comes_to_the_results_of_one_that_was_not(
    suite: Suite, tmp_path: Path
) -> None:
    suite.feature(MANY, "02_ending/02_01_winning.feature")
    undisturbed = Judge(suite, tmp_path / "undisturbed")
    undisturbed.to_the_end("--seed", "5")
    judge = Judge(suite, tmp_path / "killed")
    journal = judge.report / "results.jsonl"
    rng = Random(2026)
    interrupted = 0
    for number in range(KILLS):
        before, opened = whole_lines(journal), tmp_path / f"opened-{number}"
        workers = 2 if number % 3 == 2 else 1
        with judge.start("--resume", "--seed", "5", "-n", str(workers), opened=opened) as process:
            wanted = before + rng.randint(0, 4)
            while process.poll() is None and whole_lines(journal) < wanted:
                time.sleep(0.005)
            time.sleep(rng.random() * 0.08)
            interrupted += process.poll() is None
            process.kill()
            process.communicate()
        assert whole_lines(journal) >= before
        if workers == 1 and opened.exists():  # one scenario may have been cut off, no other was played twice
            assert len(opened.read_text()) <= whole_lines(journal) - before + 1
    assert interrupted >= KILLS // 2  # where the machine pauses, the last ones come too late
    assert whole_lines(journal)
    judge.to_the_end("--resume")  # from the seed with which it began
    assert essence(journal) == essence(undisturbed.report / "results.jsonl")


@pytest.mark.parametrize("left", [0, 1, 3])
def test_a_line_that_was_being_written_is_dropped_and_its_scenario_run_again(
    certify: Certify, left: int
) -> None:
    whole = certify(KEEPER)
    journal = whole.folder / "results.jsonl"
    undisturbed = essence(journal)
    report = json.loads((whole.folder / "badge.json").read_text("utf-8"))
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:left]) + lines[left][:40])
    (whole.folder / "badge.json").unlink()
    resumed = certify(KEEPER, "--resume")
    have = "1 scenario has" if left == 1 else f"{left} scenarios have"
    assert f"{have} a result already" in resumed.said
    assert resumed.code == whole.code
    assert essence(journal) == undisturbed
    assert json.loads((whole.folder / "badge.json").read_text("utf-8")) == report


def test_a_run_with_all_its_results_only_lacks_its_report(certify: Certify) -> None:
    whole = certify(KEEPER)
    before = essence(whole.folder / "results.jsonl")
    (whole.folder / "report.html").unlink()
    resumed = certify(KEEPER, "--resume")
    assert resumed.code == 1
    assert essence(whole.folder / "results.jsonl") == before
    assert resumed.html


def test_without_a_run_to_go_on_with_one_is_begun(certify: Certify) -> None:
    certified = certify(TOY, "--resume")
    assert certified.code == 0
    assert len(certified.results) == 5


@pytest.mark.parametrize(
    ("engine", "arguments", "why"),
    [
        (KEEPER, [], "it was of the engine 'python:duelproof.tests.fakes.toy:Toy'"),
        (TOY, ["--rule", "GR-1-1a"], "it was of the whole suite"),
        (TOY, ["--time-limit", "3"], "its limits were others"),
    ],
)
def test_another_run_is_not_gone_on_with(
    certify: Certify, engine: str, arguments: list[str], why: str
) -> None:
    first = certify(TOY)
    before = (first.folder / "results.jsonl").read_bytes()
    second = certify(engine, "--resume", *arguments)
    assert second.code == 2
    assert why in second.said
    assert (first.folder / "results.jsonl").read_bytes() == before


def test_a_run_of_another_suite_is_not_gone_on_with(certify: Certify, suite: Suite) -> None:
    certify(TOY)
    suite.feature(MANY, "02_ending/02_01_winning.feature")
    second = certify(TOY, "--resume")
    assert second.code == 2
    assert "the suite has changed since" in second.said


def lines_of(journal: Path) -> list[bytes]:
    return journal.read_bytes().splitlines(keepends=True)


def changed(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b"VIOLATION", b"PASS"), *lines[1:]]


def changed_last(lines: list[bytes]) -> list[bytes]:
    return [*lines[:-1], lines[-1].replace(b"PASS", b"VIOLATION")]


def unproven(lines: list[bytes]) -> list[bytes]:
    return [changed(lines)[0].split(b',"chain"')[0] + b', "chain": ""}\n', *lines[1:]]


def dropped(lines: list[bytes]) -> list[bytes]:
    return lines[1:]


def doubled(lines: list[bytes]) -> list[bytes]:
    return [lines[0], *lines]


def reordered(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], lines[3], lines[2], lines[4]]


def truncated(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], lines[2][:60] + b"\n", *lines[3:]]


def no_utf8(lines: list[bytes]) -> list[bytes]:
    return [*lines[:3], lines[3].replace(b'"name":"', b'"name":"\xff\xfe'), lines[4]]


def zeros(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], b"\0" * len(lines[2]) + b"\n", *lines[3:]]


def no_object(lines: list[bytes]) -> list[bytes]:
    return [b"[]\n", *lines]


def no_verdict(lines: list[bytes]) -> list[bytes]:
    return [lines[0], lines[1].replace(b'"verdict":"PASS"', b'"verdict":"FINE"'), *lines[2:]]


def unchained(lines: list[bytes]) -> list[bytes]:
    return [b'{"scenario":' + lines[0].split(b'"scenario":', 1)[1].split(b',"run"')[0] + b"}\n", *lines[1:]]


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (changed, "line 1 of results.jsonl was changed"),
        (changed_last, "line 5 of results.jsonl was changed"),
        (unproven, "line 1 of results.jsonl was changed"),
        (dropped, "line 1 of results.jsonl was changed, or a line before it was left out"),
        (doubled, "line 2 of results.jsonl was changed, or a line before it was left out, doubled"),
        (reordered, "line 3 of results.jsonl was changed"),
        (truncated, "line 3 of results.jsonl is no result"),
        (no_utf8, "line 4 of results.jsonl is no result"),
        (zeros, "line 3 of results.jsonl is no result"),
        (no_object, "line 1 of results.jsonl is no result"),
        (no_verdict, "line 2 of results.jsonl is no result"),
        (unchained, "line 1 of results.jsonl is of another run"),
    ],
)
def test_a_damaged_journal_is_told_with_its_line_and_nothing_is_inherited(
    certify: Certify, damage: Callable[[list[bytes]], list[bytes]], told: str
) -> None:
    journal = certify(KEEPER).folder / "results.jsonl"
    damaged = b"".join(damage(lines_of(journal)))
    assert damaged != journal.read_bytes()
    journal.write_bytes(damaged)
    resumed = certify(KEEPER, "--resume")
    assert resumed.code == 2
    assert told in resumed.said
    assert resumed.said.strip().endswith("Without --resume a new one is begun.")
    assert journal.read_bytes() == damaged


def test_the_passes_of_another_run_are_not_inherited(certify: Certify) -> None:
    passes = lines_of(certify(TOY).folder / "results.jsonl")
    journal = certify(KEEPER).folder / "results.jsonl"
    journal.write_bytes(b"".join(passes))
    resumed = certify(KEEPER, "--resume")
    assert resumed.code == 2
    assert "line 1 of results.jsonl is of another run" in resumed.said


def test_an_empty_journal_is_that_of_a_run_without_results_yet(certify: Certify) -> None:
    whole = certify(KEEPER)
    before = essence(whole.folder / "results.jsonl")
    (whole.folder / "results.jsonl").write_bytes(b"")
    resumed = certify(KEEPER, "--resume")
    assert "0 scenarios have a result already" in resumed.said
    assert essence(whole.folder / "results.jsonl") == before


@pytest.mark.parametrize(
    ("head", "told"),
    [
        (None, "run.json is missing"),
        (b"", "run.json is damaged"),
        (b'{"run": "00", "engi', "run.json is damaged"),
        (b"\xff\xfe", "run.json is damaged"),
        (b"[" * 100_000, "run.json is damaged"),
    ],
)
def test_a_damaged_identity_is_told(certify: Certify, head: bytes | None, told: str) -> None:
    identity = certify(KEEPER).folder / "run.json"
    identity.unlink() if head is None else identity.write_bytes(head)
    resumed = certify(KEEPER, "--resume")
    assert resumed.code == 2
    assert told in resumed.said


def test_the_identity_of_another_run_of_the_same_command_does_not_fit_the_lines(certify: Certify) -> None:
    folder = certify(KEEPER).folder
    foreign = (folder / "run.json").read_bytes()
    certify(KEEPER)
    (folder / "run.json").write_bytes(foreign)
    resumed = certify(KEEPER, "--resume")
    assert resumed.code == 2
    assert "line 1 of results.jsonl is of another run" in resumed.said


def test_a_run_of_another_build_of_the_engine_is_not_gone_on_with(
    certify: Certify, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = tmp_path / "engine.py"
    engine.write_text("import duelproof.tests.fakes.toy_server\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    spec = f"stdio:{sys.executable} {engine}"
    certify(spec)
    assert certify(spec, "--resume").code != 2
    engine.write_text(engine.read_text("utf-8") + "# repaired\n", "utf-8")
    resumed = certify(spec, "--resume")
    assert resumed.code == 2
    assert "the engine's files have changed since" in resumed.said


def test_two_runs_do_not_write_into_one_folder(certify: Certify, tmp_path: Path) -> None:
    with locked(tmp_path / "report"):
        second = certify(TOY)
    assert second.code == 2
    assert second.said.startswith("Another run is writing into")
    assert certify(TOY).code == 0
