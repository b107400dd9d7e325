"""The engine that asks even what has one answer passes every scenario: none relies on what is not asked."""

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize("game", ["gate-ruler", "duel-masters", "dimension-zero"])
def test_every_scenario_passes_with_an_engine_that_asks_also_what_has_one_answer(
    game: str, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "duelproof", "certify", "python:reference:asking_engine", "--game", game]
    command += ["--no-calibration", "--random-games", "0", "--in-process", "-n", "1"]
    command += ["--report", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
