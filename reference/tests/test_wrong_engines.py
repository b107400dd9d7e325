"""An engine with one mistake is convicted at exactly the rule that it breaks."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from duelproof.catalogue.games import Game, games
from duelproof.proof.misreadings import misreadings

MISTAKES = {
    "GATE_RULER.attackers_stay_ready": (
        "gate-ruler",
        # Double Attack readies what this leaves ready; 8-4d-1, 8-4e-1 and 8-4e-2 have what is paid then, and
        # 3-7a-2 an ability that hears of it.
        {"GR-3-7a-2", "GR-8-4d", "GR-8-4d-1", "GR-8-4e-1", "GR-8-4e-2", "GR-16-9a", "GR-16-9a-1"},
    ),
    # One rule is 506.1d in one edition and 506.1c in the other; 505.6 says when a creature attacks no more.
    "DUEL_MASTERS.nobody_is_attacking_at_the_end": (
        "duel-masters",
        {"DM-505.6", "DM-506.1c", "DM-506.1d"},
    ),
}


def certified(engine: str, game: str, report: Path) -> tuple[int, list[dict[str, object]]]:
    """Return the exit code and the results of certifying one of `reference.tests.wrong`."""
    command = [
        sys.executable, "-m", "duelproof", "certify", f"python:reference.tests.wrong:{engine}",
        "--game", game, "--report", str(report), "--no-calibration", "--random-games", "0",
        "--in-process", "-n", "1",
    ]  # fmt: skip
    run = subprocess.run(command, capture_output=True, text=True, timeout=1800, check=False)
    lines = (report / "results.jsonl").read_text("utf-8").splitlines()
    return run.returncode, [json.loads(line) for line in lines]


@pytest.mark.parametrize("engine", MISTAKES)
def test_a_mistake_is_convicted_at_exactly_the_rule_it_breaks(engine: str, tmp_path: Path) -> None:
    game, broken = MISTAKES[engine]
    code, results = certified(engine, game, tmp_path)
    convicted = {rule for row in results if row["verdict"] == "VIOLATION" for rule in row["rules"]}  # type: ignore[attr-defined]
    assert convicted == broken
    assert {row["verdict"] for row in results} == {"PASS", "VIOLATION"}
    assert code == 1


@pytest.mark.parametrize("game", games(), ids=lambda game: game.package)
def test_every_misreading_can_be_made(game: Game) -> None:
    made = 0
    for misreading in misreadings(game):
        with misreading.made():
            made += 1
    assert made > 20
