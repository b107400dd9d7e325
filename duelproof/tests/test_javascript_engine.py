"""The JavaScript engine of docs/examples is certified for what it plays; faults planted in it are found."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.numbering import load
from duelproof.differential.campaign import Campaign, run

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "docs" / "examples" / "gate-ruler-js"
CARDS = load_cards(ROOT / "features" / "gate_ruler" / "cards", "gate-ruler")
UNCLAIMED = "17"
"""The section that the engine does not claim: it asks nobody how often a loop is repeated."""

FAULTS = {
    "GR-3-8c": ("position.js", 'attack: "unit", ', ""),
    "GR-6-2f-1": ("turn.js", "veryFirst && seat === table.first ? 1 : 0", "0"),
    "GR-7-10b": ("actions.js", 'card, ["attack", "defense"], here', 'null, ["attack", "defense"], here'),
    "GR-8-4d": ("attack.js", 'table.turnCard(chosen.attacker, "exhausted", "fight");', ";"),
    "GR-8-6d-1": ("attack.js", "? source.traits.strike", "? source.traits.power"),
    "GR-12-1b": ("position.js", "if (table.ruler(seat).damage)", "if (false)"),
}
"""A rule, and a line of the engine with which the rule is broken."""

pytestmark = pytest.mark.skipif(
    shutil.which("node") is None, reason="Node is not installed: the JavaScript engine is not certified here"
)


def certify(engine: Path, report: Path, *wanted: str) -> tuple[int, list[dict[str, Any]], str]:
    """Return the exit code of a certification over stdio, its results, and what it says on 80 columns."""
    command = [sys.executable, "-m", "duelproof", "certify", f"stdio:node {engine / 'main.js'}"]
    options = ["--game", "gate-ruler", "--report", str(report), "--no-calibration", "--random-games", "200"]
    environment = {**os.environ, "COLUMNS": "80"}
    done = subprocess.run(
        [*command, *options, *wanted], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=900
    )
    lines = (report / "results.jsonl").read_text("utf-8").splitlines()
    return done.returncode, [json.loads(line) for line in lines], done.stderr


def verified(certificate: Path) -> str:
    """Return what `duelproof verify` says of a certificate that holds together."""
    check = [sys.executable, "-m", "duelproof", "verify", str(certificate)]
    done = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def outcome(result: dict[str, Any]) -> str:
    """Tell how a scenario ended: its verdict, or by what right it has none."""
    if result["verdict"] != "INCONCLUSIVE":
        return str(result["verdict"])
    message = str(result["detail"]["message"])
    if message.startswith("the table could not be set: unsupported: ") and unplayable(result, message):
        return "unsupported"
    return "unclaimed" if result.get("claimed") is False else message


def unplayable(result: dict[str, Any], message: str) -> bool:
    """Tell whether the table has what the engine says that it does not play: charges, or abilities."""
    words = " ".join(step["text"] for step in result["steps"])
    if message.endswith(' comes with "under", and this engine plays no such thing'):
        return "is a charge of" in words
    name = re.sub(r".*: unsupported: | has abilities, and this engine plays none$", "", message)
    if name not in CARDS:
        return False
    keywords = {ability.keyword for ability in CARDS[name].faces[0].abilities}
    there = f'"{name}"' in words or ("Counter cards" in words and "Counter" in keywords)
    return there and bool(keywords or CARDS[name].faces[0].traits.keywords)


def test_the_javascript_engine_passes_all_it_claims_but_for_tables_that_it_rightly_says_it_cannot_set(
    tmp_path: Path,
) -> None:
    certificate = tmp_path / "gate-ruler-js.duelproof"
    code, results, said = certify(ENGINE, tmp_path, "--bundle", str(certificate))
    assert code == 0
    assert {result["section"] for result in results} == set(load("gate-ruler").sections)
    told_apart = {result["section"] for result in results if result.get("claimed") is False}
    assert told_apart == {UNCLAIMED}
    claimed = Counter(outcome(result) for result in results if result["section"] != UNCLAIMED)
    unclaimed = Counter(outcome(result) for result in results if result["section"] == UNCLAIMED)
    assert set(claimed) == {"PASS", "unsupported"}
    assert set(unclaimed) == {"unclaimed", "unsupported"}
    undecided = claimed["unsupported"] + unclaimed.total()
    assert f"{claimed['PASS']} PASS, {undecided} INCONCLUSIVE" in verified(certificate)
    whole_book = next(line for line in said.splitlines() if line.strip().startswith("Gate Ruler 1.1.2"))
    assert whole_book.split()[-4:] == [str(claimed["PASS"]), "0", str(undecided), "0"]
    assert f"{unclaimed.total()} scenarios are of what the engine does not claim" in said
    check_that_it_says_what_was_claimed_and_no_more(certificate, results, said)


def check_that_it_says_what_was_claimed_and_no_more(
    certificate: Path, results: list[dict[str, Any]], said: str
) -> None:
    """Check run, certificate and badge of a run without violation against its results and the book."""
    numbering = load("gate-ruler")
    mine = {rule.id for rule in numbering.of("1.1.2") if rule.kind("1.1.2") == "behavioural"}
    mine -= {rule for rule in mine if numbering.rule(rule).section == UNCLAIMED}
    ends: dict[str, set[str]] = {rule: set() for rule in mine}
    for result in results:
        for rule in mine.intersection(result["rules"]):
            ends[rule].add(result["verdict"])
    passed = sum(verdicts == {"PASS"} for verdicts in ends.values())
    assert 0 < passed < len(mine)
    count = f"{passed} of {len(mine)} rules"
    verdict = (
        f"No violation found: {count} that the engine claims passed; {len(mine) - passed} are undecided."
    )
    told = verified(certificate)
    assert verdict in " ".join(said.split())
    assert verdict in told
    assert re.search(rf"claimed +sections 1 to 16 and A of Gate Ruler 1\.1\.2: {count} passed\n", told)
    assert "onforming" not in said + told
    badge = json.loads((certificate.parent / "badge.json").read_text("utf-8"))
    assert (badge["message"], badge["color"]) == (f"no violation found, {count} passed", "blue")


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
    certificate = tmp_path / "faulty.duelproof"
    subsection = load("gate-ruler").rule(rule).subsection
    code, results, _ = certify(
        engine, tmp_path / "report", "--section", subsection, "--bundle", str(certificate)
    )
    assert code == 1
    assert {result["verdict"] for result in results} <= {"PASS", "VIOLATION", "INCONCLUSIVE"}
    convicted = [result for result in results if result["verdict"] == "VIOLATION"]
    assert rule in {each for result in convicted for each in result["rules"]}
    assert f"{len(convicted)} VIOLATION" in verified(certificate)
