"""What several tests of the judge need."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from duelproof.cli import app
from duelproof.judge import stopping
from duelproof.tests.fakes.wrong import Clock
from duelproof.tests.suites import Certified, Certify, Suite, forget_steps, shed_suite


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Suite]:
    """Make a tiny suite of its own; the real one's steps are back when the test is over."""
    for name in list(sys.modules):
        if name == "steps" or name.startswith("steps."):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield shed_suite(tmp_path / "suite")
    forget_steps()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let hours pass for an engine whenever it is said, and none in truth."""
    monkeypatch.setattr(Clock, "now", 1000.0)
    monkeypatch.setattr(stopping, "time", Clock)
    monkeypatch.setenv("HOURS", "2")


@pytest.fixture
def certify(suite: Suite, tmp_path: Path) -> Certify:
    """Certify an engine by the tiny suite, in this process; one in Python, too, unless it is to be apart.

    The honest toy engine plays tables laid anew; those that go wrong at a certain card have them as written.
    """

    def run(engine: str, *arguments: str, apart: bool = False) -> Certified:
        forget_steps()
        folder = tmp_path / "report"
        given = ["certify", engine, "--suite", str(suite.root), "--report", str(folder), "--no-calibration"]
        given += [] if "-n" in arguments else ["-n", "1"]
        given += ["--in-process"] if engine.startswith("python:") and not apart else []
        laid = ["--seed", "1"] if engine.endswith((":Toy", ":Humble")) else ["--as-written"]
        given += arguments if "--seed" in arguments else [*arguments, *laid]
        result = CliRunner().invoke(app, given)
        if result.exception and not isinstance(result.exception, SystemExit):
            return Certified(2, str(result.exception), folder)
        return Certified(result.exit_code, result.output, folder)

    return run
