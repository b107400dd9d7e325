"""The Python engine of docs/examples is certified for what it plays; faults planted in it are found."""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "docs" / "examples" / "duel-masters-py"
MOST_LINES = 300
"""What an author may have to write to put such an engine behind the port."""

FAULTS = {
    "DM-301.5": (' or (attacker.fresh and "speed-attacker" not in attacker.words)', ""),
    "DM-505.2": ("if attacked is not None and not attacked.tapped:", "if False:"),
    "DM-115.3b": ("mine.power <= foe.power", "mine.power < foe.power"),
    "DM-112.2a": ("len(mana) == card.cost and _each_is_paid(list(card.civilizations), mana)", "True"),
    "DM-501.1": ("card.tapped = card.fresh = False", "card.fresh = False"),
    "DM-506.1c": ("attacker.tapped = self.attacked = True", "self.attacked = True"),
    "DM-509.3": ('{"w-breaker": 2,', '{"w-breaker": 1,'),
    "DM-405.1": ("charged.tapped = len(charged.civilizations) > 1", "charged.tapped = False"),
}
"""A rule, and a place of the engine with which the rule is broken."""

WITH_OWN_CARDS = ("DM-301.5", "DM-505.2", "DM-115.3b", "DM-509.3")
"""The rules of these at which the twin is convicted, too, with cards of its own."""


ENGINES = {
    "adapter:Adapter": (),
    "printed:Printed": ("--casting", str(ENGINE / "casting.json")),
}
"""The engine, and its twin that has its own cards, with what it takes to certify each."""


def certify(
    folder: Path, report: Path, *wanted: str, engine: str = "adapter:Adapter"
) -> tuple[int, list[dict[str, Any]], str]:
    """Return the exit code of a certification, its results, and what it says."""
    command = [sys.executable, "-m", "duelproof", "certify", f"python:{engine}", "--no-calibration"]
    command += ENGINES[engine]
    done = subprocess.run(
        [*command, "--game", "duel-masters", "--revision", "s-max", "--report", str(report), *wanted],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=1800,
    )
    lines = (report / "results.jsonl").read_text("utf-8").splitlines()
    return done.returncode, [json.loads(line) for line in lines], done.stderr


@pytest.mark.parametrize("engine", ENGINES)
def test_each_engine_passes_all_it_claims_but_for_tables_that_it_says_it_cannot_set(
    engine: str, tmp_path: Path
) -> None:
    code, results, said = certify(ENGINE, tmp_path, engine=engine)
    assert code == 0, said
    ended = Counter(result["verdict"] for result in results)
    assert set(ended) == {"PASS", "INCONCLUSIVE"}
    assert ended["PASS"] > 100
    open_ones = [result["detail"]["message"] for result in results if result["verdict"] == "INCONCLUSIVE"]
    known = ("the table could not be set: unsupported: ", "Not claimed by the engine")
    assert [message for message in open_ones if not message.startswith(known)] == []


@pytest.mark.parametrize(
    ("engine", "rule"),
    [
        *(("adapter:Adapter", rule) for rule in FAULTS),
        *(("printed:Printed", rule) for rule in WITH_OWN_CARDS),
    ],
)
def test_a_fault_planted_in_it_is_found_at_its_rule(engine: str, rule: str, tmp_path: Path) -> None:
    right, wrong = FAULTS[rule]
    copied = tmp_path / "engine"
    shutil.copytree(ENGINE, copied, ignore=shutil.ignore_patterns("__pycache__"))
    text = (copied / "duel.py").read_text("utf-8")
    assert text.count(right) == 1
    (copied / "duel.py").write_text(text.replace(right, wrong), "utf-8")
    asked = ("--rule", rule, "--in-process")
    code, results, said = certify(copied, tmp_path / "report", *asked, engine=engine)
    assert code == 1, said
    assert {rule} <= {
        each for result in results if result["verdict"] == "VIOLATION" for each in result["rules"]
    }


@pytest.mark.parametrize("engine", ["vocabulary", "printed"])
def test_each_adapter_is_as_short_as_we_say(engine: str) -> None:
    """One reads cards as the port defines them, its twin knows its own by name; all else they share."""
    shared, twins = {"adapter", "tables", "views"}, {"vocabulary", "printed"}
    assert {file.stem for file in ENGINE.glob("*.py")} == {"duel", *shared, *twins}
    adapter = [ENGINE / f"{name}.py" for name in (*shared, engine)]
    assert sum(len(file.read_text("utf-8").splitlines()) for file in adapter) <= MOST_LINES
