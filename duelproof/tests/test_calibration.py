"""Engines that know nothing are scored beside a candidate, once for each state of the suite."""

from pathlib import Path

from duelproof.calibration.engines import CALIBRATION
from duelproof.calibration.scores import scores
from duelproof.judge.certify import Limits, Progress, Score
from duelproof.judge.selection import Selection
from duelproof.judge.selection import Suite as Selected
from duelproof.tests.suites import Suite, forget_steps


def scored(suite: Suite, cache: Path, asked: list[str]) -> list[Score]:
    def announce(name: str) -> Progress:
        asked.append(name)
        return Progress()

    forget_steps()
    return scores(Selected(suite.root), Selection(), Limits(), cache, announce)


def test_each_engine_has_a_score_and_none_passes_everything(suite: Suite, tmp_path: Path) -> None:
    rows = scored(suite, tmp_path / "cache", [])
    assert [row.name for row in rows] == [name.replace("_", " ") for name in CALIBRATION]
    assert len({row.scenarios for row in rows}) == 1
    assert all(row.scenarios > 0 and row.verdicts.get("PASS", 0) < row.scenarios for row in rows)


def test_an_engine_that_dies_is_broken(suite: Suite, tmp_path: Path) -> None:
    assert scored(suite, tmp_path / "cache", [])[-1].verdicts["BROKEN"] > 0


def test_a_score_is_kept_until_the_suite_changes(suite: Suite, tmp_path: Path) -> None:
    asked: list[str] = []
    first = scored(suite, tmp_path / "cache", asked)
    assert asked == list(CALIBRATION)
    assert scored(suite, tmp_path / "cache", asked) == first
    assert asked == list(CALIBRATION)
    step = next((suite.root / "steps").rglob("*.py"))
    step.write_text(step.read_text("utf-8") + "\n# changed\n", "utf-8")
    forget_steps()
    scored(suite, tmp_path / "cache", asked)
    assert asked == list(CALIBRATION) * 2


def test_a_cache_that_is_no_cache_is_made_anew(suite: Suite, tmp_path: Path) -> None:
    first = scored(suite, tmp_path / "cache", [])
    for file in (tmp_path / "cache").iterdir():
        file.write_text("{", "utf-8")
    assert scored(suite, tmp_path / "cache", []) == first
