"""An engine with one rule broken is convicted of it by the suite, and the rest of the section stands."""

import json
import subprocess
import sys
from pathlib import Path

import pytest


def violated(engine: str, report: Path, *arguments: str) -> set[str]:
    """The rules that a wrong engine violates, by a certification in a process of its own."""
    spec = f"python:reference.tests.wrong_engines:{engine}"
    command = [sys.executable, "-m", "duelproof", "certify", spec, "--report", str(report), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 1, done.stderr
    results = [json.loads(line) for line in (report / "results.jsonl").read_text("utf-8").splitlines()]
    assert {result["verdict"] for result in results} == {"PASS", "VIOLATION"}
    return {rule for result in results if result["verdict"] == "VIOLATION" for rule in result["rules"]}


@pytest.mark.parametrize(
    ("engine", "game", "section", "rules"),
    [
        ("attackers_stay_ready", "gate-ruler", "8", {"GR-8-4d"}),
        ("damage_to_the_row_behind", "gate-ruler", "8-6", {"GR-8-6d", "GR-8-6d-2", "GR-8-6d-3", "GR-8-6e"}),
        ("first_player_draws", "duel-masters", "5", {"DM-500.6"}),
    ],
)
def test_a_wrong_engine_is_convicted_at_the_rules_it_breaks(
    engine: str, game: str, section: str, rules: set[str], tmp_path: Path
) -> None:
    assert violated(engine, tmp_path, "--game", game, "--section", section) == rules
