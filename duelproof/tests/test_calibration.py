"""Engines that know nothing are scored beside a candidate, once for each state of the suite."""

import time
from collections import Counter
from pathlib import Path

import pytest

from duelproof.calibration.engines import CALIBRATION
from duelproof.calibration.scores import scores
from duelproof.judge.blame import Result
from duelproof.judge.certify import Candidate, Limits, Progress, Score, SuiteFailure, run_suite
from duelproof.judge.selection import Selection
from duelproof.judge.selection import Suite as Selected
from duelproof.judge.stopping import Deadline
from duelproof.tests.suites import Suite, forget_steps

LIMITS = Limits()


def scored(suite: Suite, cache: Path, asked: list[int], limits: Limits = LIMITS) -> list[Score]:
    forget_steps()
    return scores(Selected(suite.root), Selection(), limits, cache, Progress(asked.append))


def test_each_engine_has_a_score_and_none_passes_everything(suite: Suite, tmp_path: Path) -> None:
    rows = scored(suite, tmp_path / "cache", [])
    assert [row.name for row in rows] == [name.replace("_", " ") for name in CALIBRATION]
    assert len({row.scenarios for row in rows}) == 1
    assert all(row.scenarios > 0 and row.verdicts.get("PASS", 0) < row.scenarios for row in rows)


def test_an_engine_that_dies_is_broken(suite: Suite, tmp_path: Path) -> None:
    assert scored(suite, tmp_path / "cache", [])[-1].verdicts["BROKEN"] > 0


def test_a_score_is_kept_until_the_suite_changes(suite: Suite, tmp_path: Path) -> None:
    asked: list[int] = []
    first = scored(suite, tmp_path / "cache", asked)
    assert asked == [first[0].scenarios]
    assert scored(suite, tmp_path / "cache", asked) == first
    assert asked == [first[0].scenarios]
    step = next((suite.root / "steps").rglob("*.py"))
    step.write_text(step.read_text("utf-8") + "\n# changed\n", "utf-8")
    forget_steps()
    scored(suite, tmp_path / "cache", asked)
    assert asked == [first[0].scenarios] * 2


def test_the_scores_are_those_of_runs_of_these_engines(suite: Suite, tmp_path: Path) -> None:
    ours = [row.verdicts for row in scored(suite, tmp_path / "cache", [])]
    for name, verdicts in zip(CALIBRATION, ours, strict=True):
        forget_steps()
        engine = Candidate(f"python:duelproof.calibration.engines:{name}")
        results = run_suite(Selected(suite.root), engine, Selection(), LIMITS, Progress())
        assert Counter(result["verdict"] for result in results) == verdicts


def test_two_processes_score_as_one(suite: Suite, tmp_path: Path) -> None:
    alone = scored(suite, tmp_path / "alone", [])
    heard: list[Result] = []
    forget_steps()
    suited = Selected(suite.root)
    progress = Progress(result=heard.append)
    assert scores(suited, Selection(), Limits(jobs=2), tmp_path / "both", progress) == alone
    assert len(heard) == alone[0].scenarios


def test_no_score_is_kept_when_time_is_up(suite: Suite, tmp_path: Path) -> None:
    with pytest.raises(SuiteFailure, match="time"):
        scored(suite, tmp_path / "cache", [], Limits(deadline=Deadline(1.0, ends=time.time() - 1)))
    assert not (tmp_path / "cache").exists()


def test_a_cache_that_is_no_cache_is_made_anew(suite: Suite, tmp_path: Path) -> None:
    first = scored(suite, tmp_path / "cache", [])
    for file in (tmp_path / "cache").iterdir():
        file.write_text("{", "utf-8")
    assert scored(suite, tmp_path / "cache", []) == first
