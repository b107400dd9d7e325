"""Engines that know nothing are scored beside a candidate, once for each state of the suite."""

import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from duelproof.calibration.engines import CALIBRATION
from duelproof.calibration.records import RECORD, is_recorded, record, recorded, state_of
from duelproof.calibration.scores import played, scores
from duelproof.catalogue.errors import CatalogueError
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


def keep(suite: Suite) -> list[Score]:
    """Keep the scores with the suite, and return them."""
    forget_steps()
    record(Selected(suite.root), lambda whole: played(Selected(suite.root), whole, LIMITS, Progress()))
    kept = recorded(Selected(suite.root), Selection())
    assert kept is not None
    return kept


def test_what_is_kept_with_a_suite_is_not_played_again(suite: Suite, tmp_path: Path) -> None:
    ours = scored(suite, tmp_path / "before", [])
    assert keep(suite) == ours
    asked: list[int] = []
    assert scored(suite, tmp_path / "after", asked) == ours
    assert asked == []
    assert not (tmp_path / "after").exists()


def test_what_is_kept_with_a_suite_is_of_whole_books(suite: Suite) -> None:
    keep(suite)
    selected = Selected(suite.root)
    assert recorded(selected, Selection(games=("gate-ruler",))) is not None
    assert recorded(selected, Selection(rules=("GR-8-4d",))) is None
    assert recorded(selected, Selection(profile="constructed")) is None


@pytest.mark.parametrize("file", ["steps/common/__init__.py", "features/gate_ruler/book.toml"])
def test_what_is_kept_with_a_suite_holds_until_that_changes(file: str, suite: Suite) -> None:
    keep(suite)
    assert is_recorded(Selected(suite.root))
    changed = suite.root / file
    changed.write_text(changed.read_text("utf-8") + "\n# changed\n", "utf-8")
    assert not is_recorded(Selected(suite.root))


def test_scores_rest_on_the_reference_but_not_on_its_tests(
    suite: Suite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "elsewhere" / "reference"
    for name in ("__init__.py", "tests/test_it.py", "game.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).touch()
    monkeypatch.syspath_prepend(package.parent)
    monkeypatch.delitem(sys.modules, "reference", raising=False)
    before = state_of(Selected(suite.root))
    (package / "tests/test_it.py").write_text("assert True\n", "utf-8")
    assert state_of(Selected(suite.root)) == before
    (package / "game.py").write_text("turns = 0\n", "utf-8")
    assert state_of(Selected(suite.root)) != before


def test_what_is_kept_with_a_suite_and_is_no_score_is_told_with_its_place(suite: Suite) -> None:
    keep(suite)
    file = suite.root / RECORD
    file.write_text(file.read_text("utf-8").replace("VIOLATION = ", "VIOLATION = -"), "utf-8")
    with pytest.raises(CatalogueError, match=r"calibration\.toml:\d+: .*VIOLATION"):
        recorded(Selected(suite.root), Selection())
