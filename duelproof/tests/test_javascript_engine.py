"""The JavaScript engine of docs/examples is certified for what it plays; faults planted in it are found."""

import json
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from duelproof.differential.campaign import Campaign, run

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "docs" / "examples" / "gate-ruler-js"
PASSES = 250
"""How many scenarios of Gate Ruler the engine passes at least; the others need abilities of cards."""

FAULTS = {
    "GR-8-4d": ("attack.js", 'table.turnCard(chosen.attacker, "exhausted", "fight");', ";"),
    "GR-8-6d-1": ("attack.js", "? source.traits.strike", "? source.traits.power"),
    "GR-6-2f-1": ("turn.js", "veryFirst && seat === table.first ? 1 : 0", "0"),
}
"""A rule, and a line of the engine with which the rule is broken."""

pytestmark = pytest.mark.skipif(
    shutil.which("node") is None, reason="Node is not installed: the JavaScript engine is not certified here"
)


def certify(engine: Path, report: Path, *wanted: str) -> tuple[int, list[dict[str, Any]]]:
    """The exit code of a certification over stdio, and its results."""
    command = [sys.executable, "-m", "duelproof", "certify", f"stdio:node {engine / 'main.js'}"]
    options = ["--game", "gate-ruler", "--report", str(report), "--no-calibration", *wanted]
    done = subprocess.run([*command, *options], cwd=ROOT, capture_output=True, text=True, timeout=120)
    lines = (report / "results.jsonl").read_text("utf-8").splitlines()
    return done.returncode, [json.loads(line) for line in lines]


def test_the_javascript_engine_passes_what_it_plays_and_says_of_the_rest_that_it_does_not(
    tmp_path: Path,
) -> None:
    certificate = tmp_path / "gate-ruler-js.duelproof"
    code, results = certify(ENGINE, tmp_path, "--bundle", str(certificate))
    verdicts = Counter(result["verdict"] for result in results)
    assert (code, set(verdicts)) == (0, {"PASS", "INCONCLUSIVE"})
    assert verdicts["PASS"] >= PASSES
    reasons = [r["detail"]["message"] for r in results if r["verdict"] == "INCONCLUSIVE"]
    # It says so itself, or the scenario is of a chapter that it does not claim.
    assert [r for r in reasons if ": unsupported: " not in r and not r.startswith("Not claimed")] == []
    check = [sys.executable, "-m", "duelproof", "verify", str(certificate)]
    verified = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (verified.returncode, verified.stderr) == (0, "")
    assert f"{verdicts['PASS']} PASS" in verified.stdout


def test_the_javascript_engine_and_the_reference_play_the_same_games() -> None:
    campaign = Campaign(
        first="reference",
        second=f"stdio:node {ENGINE / 'main.js'}",
        game="gate-ruler",
        seeds=[11, 12, 13, 14],
        time_limit=10,
    )
    played = run(campaign, lambda game: None)
    assert [game.replay for game in played] == [None] * 4
    assert sum(game.choices for game in played) > 200


@pytest.mark.parametrize("rule", FAULTS)
def test_a_fault_planted_in_the_javascript_engine_is_convicted_at_its_rule(tmp_path: Path, rule: str) -> None:
    file, right, wrong = FAULTS[rule]
    engine = tmp_path / "engine"
    shutil.copytree(ENGINE, engine)
    source = (engine / file).read_text("utf-8")
    assert source.count(right) == 1
    (engine / file).write_text(source.replace(right, wrong), "utf-8")
    code, results = certify(engine, tmp_path / "report", "--rule", rule)
    assert code == 1
    assert {result["verdict"] for result in results} <= {"PASS", "VIOLATION", "INCONCLUSIVE"}
    assert [r["rules"] for r in results if r["verdict"] == "VIOLATION"]
