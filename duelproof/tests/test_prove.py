"""Proof that scenarios can fail: each trial convicts the scenarios that it exists for."""

import os
import shutil
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec
import pytest

from duelproof.catalogue.games import game, suite_root
from duelproof.catalogue.proofs import Proof, read_proofs, write_records
from duelproof.proof.fingerprint import invariant_code, wrong_text
from duelproof.proof.misreadings import Misreading, misreadings

FEATURE = """
Feature: Attack declaration step

  @GR-8-4d
  Rule: 8-4d The attacking card is exhausted

    Scenario: An attack exhausts the attacker
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      Then "Ember Recruit" is exhausted

    Scenario: What was so before
      Given it is Alice's attack phase
      And Alice has an exhausted "Ember Recruit" in her left attack zone
      And Alice has a ready "Siege Beast" in her right attack zone
      When Alice attacks Bob's ruler with "Siege Beast"
      Then "Ember Recruit" is exhausted

    Scenario: What another rule says
      Given it is Alice's main phase
      When everyone passes until Bob's turn
      Then it is Bob's turn

    Scenario: What is not the scenario's matter
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      Then "Ember Recruit" is exhausted
      And Bob has no cards in his removal zone

    Scenario: What lies there for nothing
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her right attack zone
      And Bob has a "Tower Guard" in his hand
      When Alice attacks Bob's ruler with "Siege Beast"
      Then "Siege Beast" is exhausted
"""

GOOD = "GR-8-4d/an-attack-exhausts-the-attacker"


def suite_of(folder: Path, feature: str) -> Path:
    """Return a suite with the real cards, steps and numbering of Gate Ruler, and one feature file."""
    real = suite_root()
    home = folder / "features" / "gate_ruler"
    home.mkdir(parents=True)
    for name in ("book.toml", "numbering.toml"):
        shutil.copy(real / "features/gate_ruler" / name, home)
    shutil.copytree(real / "features/gate_ruler/cards", home / "cards")
    shutil.copytree(real / "steps", folder / "steps", ignore=shutil.ignore_patterns("__pycache__"))
    [place] = (real / "features/gate_ruler").rglob("08_04_*.feature")
    file = folder / place.relative_to(real)
    file.parent.mkdir(parents=True)
    file.write_text(feature, "utf-8")
    return file


def prove(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "duelproof", "prove", "--suite", str(folder), "--games", "0", *arguments]
    environment = {**os.environ, "COLUMNS": "200"}
    return subprocess.run(
        command, cwd=suite_root(), env=environment, capture_output=True, text=True, timeout=900
    )


def test_each_trial_convicts_the_scenario_that_proves_nothing(tmp_path: Path) -> None:
    suite_of(tmp_path, FEATURE)
    done = prove(tmp_path, "--json", "--no-survivors")
    assert done.returncode == 1, done.stderr
    records = read_proofs(tmp_path / "features/gate_ruler").records
    good = records[GOOD]
    assert good.passed
    assert good.idle == "When left out"
    assert good.kill.startswith("gate_ruler/s08_attack_phase:")
    assert set(records["GR-8-4d/what-was-so-before"].why) >= {"idle"}
    assert set(records["GR-8-4d/what-another-rule-says"].why) == {"kill"}
    assert set(records["GR-8-4d/what-is-not-the-scenario-s-matter"].why) == {"decoy"}
    assert set(records["GR-8-4d/what-lies-there-for-nothing"].why) == {"spare"}
    counts = msgspec.json.decode(done.stdout)["games"]["gate-ruler"]
    assert (counts["scenarios"], counts["tried"]) == (5, 5)
    assert "GR-8-4d/what-was-so-before: idle twin: it passes" in done.stderr
    assert 'spare: nothing explains `Bob has a "Tower Guard" in his hand`' in done.stderr


VARYING = """
Feature: Attack declaration step

  @GR-8-4d
  Rule: 8-4d The attacking card is exhausted

    Scenario: Which unit pays is nobody's rule
      Given it is Alice's main phase
      And Alice has a ready "Bulwark Captain" in her left attack zone
      And Alice has a ready "Ember Recruit" in her right attack zone
      And Alice has a "Grim Fanfare" in her field zone
      And Alice has a "Frail Squire" in her hand
      When Alice plays "Frail Squire" into her defense zone
      Then "Bulwark Captain" is in Alice's graveyard

    Scenario: In which phase a game lies that has ended is nobody's rule
      Given it is Alice's attack phase
      When Bob concedes
      Then it is the attack phase
"""


def test_a_scenario_that_a_right_engine_fails_is_told_with_what_that_does(tmp_path: Path) -> None:
    suite_of(tmp_path, VARYING)
    assert prove(tmp_path, "--no-survivors").returncode == 1
    records = read_proofs(tmp_path / "features/gate_ruler").records
    paid = records["GR-8-4d/which-unit-pays-is-nobody-s-rule"].why["variant"]
    assert paid.startswith("variant that offers options in another order: VIOLATION at `Then ")
    ended = records["GR-8-4d/in-which-phase-a-game-lies-that-has-ended-is-nobody-s-rule"].why["variant"]
    assert ended.startswith("variant that is in no step after the end: VIOLATION at `Then it is the attack")


def test_processes_find_the_same_and_a_check_tries_only_what_changed(tmp_path: Path) -> None:
    file = suite_of(tmp_path, FEATURE.partition("    Scenario: What was so")[0])
    home = tmp_path / "features/gate_ruler"
    assert prove(tmp_path, "--no-survivors").returncode == 0
    alone = (home / "records/proof.jsonl").read_bytes()
    assert prove(tmp_path, "--no-survivors", "-n", "2").returncode == 0
    assert (home / "records/proof.jsonl").read_bytes() == alone
    done = prove(tmp_path, "--check", "--json")
    assert (done.returncode, msgspec.json.decode(done.stdout)["games"]["gate-ruler"]["tried"]) == (0, 0)
    file.write_text(
        file.read_text().replace('Then "Ember', 'Then the game goes on\n      And "Ember'), "utf-8"
    )
    done = prove(tmp_path, "--stale")
    assert done.returncode == 1
    assert f"gate-ruler: {GOOD}\n" in done.stdout
    done = prove(tmp_path, "--check", "--json")
    assert (done.returncode, msgspec.json.decode(done.stdout)["games"]["gate-ruler"]["tried"]) == (0, 1)
    assert "1 scenarios changed" in done.stderr
    assert (home / "records/proof.jsonl").read_bytes() == alone


def test_a_check_tries_again_where_a_step_was_changed_but_not_for_others(tmp_path: Path) -> None:
    suite_of(tmp_path, FEATURE.partition("    Scenario: What was so")[0])
    assert prove(tmp_path, "--no-survivors").returncode == 0
    steps = tmp_path / "steps"

    def tried_after(file: Path, old: str, new: str) -> int:
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), "utf-8")
        done = prove(tmp_path, "--check", "--json")
        assert done.returncode == 0, done.stderr
        file.write_text(text, "utf-8")
        counts: dict[str, int] = msgspec.json.decode(done.stdout)["games"]["gate-ruler"]
        return counts["tried"]

    assert tried_after(steps / "common" / "decks.py", "    expect(", "    assert True\n    expect(") == 0
    assert tried_after(steps / "common" / "script.py", "    table.open()\n", "    table.open(  )\n") == 1


def test_a_record_rests_on_what_a_misreading_uses_and_on_what_it_replaces() -> None:
    where = "misreadings/gate_ruler/s14_cards_and_abilities"
    text = wrong_text(game("gate-ruler"), f"{where}:effects_begin_as_they_are_played")
    assert "def effects_begin_as_they_are_played(" in text
    assert "def _beginning(" in text  # in its own file
    assert (
        'def put_in_force(game: Game, lasting: Lasting) -> None:\n    """' in text
    )  # a function of the engine
    assert "def put_on_gate(self, " in text  # a method
    assert "def end(" not in text


def test_a_record_rests_on_the_function_that_is_made_wrong_with_its_tables() -> None:
    gate = game("gate-ruler")
    text = wrong_text(gate, "gate_ruler/s01_overview:lose: return None at once")
    assert text.startswith("@rule(")
    assert "def lose(" in text
    assert text == wrong_text(gate, "gate_ruler/s01_overview:lose: another mistake")
    assert "class Miscounts" in wrong_text(gate, "liars.py:Miscounts")
    assert wrong_text(gate, "gate_ruler/s01_overview:no_such_function: x") == ""
    assert invariant_code(gate, "liars.py:Miscounts") != invariant_code(gate, "liars.py:NeverEnds")


def test_of_some_code_survivors_are_printed_and_nothing_is_recorded(tmp_path: Path) -> None:
    suite_of(tmp_path, FEATURE.partition("    Scenario: What was so")[0])
    chapter = suite_root() / "reference/gate_ruler/s08_attack_phase"
    done = prove(tmp_path, "--code", str(chapter / "declaration.py"))
    assert done.returncode == 0, done.stderr
    files = {line.partition(":")[0] for line in done.stdout.splitlines()}
    assert files == {"gate_ruler/s08_attack_phase"}
    assert not (tmp_path / "features/gate_ruler/records").exists()
    assert "does not exist" in prove(tmp_path, "--code", str(chapter / "nothing.py")).stderr


def test_an_exception_needs_a_failure_of_its_trial(tmp_path: Path) -> None:
    suite_of(tmp_path, FEATURE.partition("    Scenario: What was so")[0])
    exceptions = tmp_path / "features/gate_ruler/records/exceptions.toml"
    exceptions.parent.mkdir()
    exceptions.write_text(f'["{GOOD}"]\ntrial = "kill"\nreason = "none"\n', "utf-8")
    done = prove(tmp_path, "--no-survivors")
    assert done.returncode == 1
    assert f"{GOOD} is excepted, but passes all trials." in done.stderr


def test_records_come_back_as_they_were_written(tmp_path: Path) -> None:
    found = [
        Proof("GR-2/b", "0" * 16, why={"kill": "kill: none"}),
        Proof("GR-1/a", "1" * 16, "2" * 16, "a", "b", "same"),
    ]
    write_records(tmp_path, found)
    assert list(read_proofs(tmp_path).records.values()) == [found[1], found[0]]
    assert [each.passed for each in found] == [False, True]


@pytest.mark.parametrize("name", ["gate-ruler", "duel-masters", "dimension-zero"])
def test_every_misreading_can_still_be_made(name: str) -> None:
    found = misreadings(game(name))
    assert found
    assert [mistake for each in found if (mistake := each.unmade())] == []


def test_a_misreading_of_code_that_is_gone_is_told_by_name() -> None:
    class Stale:
        name = "stale"
        rules: tuple[str, ...] = ("GR-8-4d",)
        module = "reference.misreadings.gate_ruler.s08_attack_phase"

        @staticmethod
        def made() -> AbstractContextManager[None]:
            raise AttributeError("no such function")

    assert Misreading(Stale(), game("gate-ruler").misreadings).unmade() == (
        "misreadings/gate_ruler/s08_attack_phase:stale cannot be made any more: "
        "AttributeError: no such function"
    )
