"""What several tests of the judge need."""

import sys
from pathlib import Path

import pytest

from duelproof.tests.suites import Suite, shed_suite


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Suite:
    """A tiny suite of its own; the real one's steps are back when the test is over."""
    for name in list(sys.modules):
        if name == "steps" or name.startswith("steps."):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return shed_suite(tmp_path / "suite")
