"""Proof that each clause of a rule is noticed: a wrong engine of its own, or the clause is told by name."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from duelproof.catalogue.features import features_of
from duelproof.catalogue.games import game
from duelproof.catalogue.proofs import proven_clauses, read_proofs
from duelproof.proof.clauses import matched
from duelproof.proof.trials import Found
from duelproof.tests.test_prove import prove, suite_of

EXHAUSTED = """
Feature: Attack declaration step

  @GR-8-4d
  Rule: 8-4d The attacking card is exhausted, and does what else its attack takes
    - exhausted: the attacking card is exhausted
    - {other}

    @clause-exhausted
    Scenario: An attack exhausts the attacker
      Given it is Alice's attack phase
      And Alice has a ready "Ember Recruit" in her left attack zone
      When Alice attacks Bob's ruler with "Ember Recruit"
      Then "Ember Recruit" is exhausted
"""
TOLL = (
    EXHAUSTED.format(other="toll: it does what else its attack takes")
    + """
    @clause-toll
    Scenario: A unit whose attack takes a card is not spared it
      Given it is Alice's attack phase
      And Alice has a ready "Toll Knight" in her left attack zone
      And Alice has a "Plain Marcher" in her hand
      When Alice attacks Bob's ruler with "Toll Knight"
      And everyone passes until the next attack can be declared
      Then Alice has one card in her graveyard
"""
)
AGAIN = (
    EXHAUSTED.format(other="again: the same with other words")
    + """
    @clause-again
    Scenario: An attack exhausts whoever attacks
      Given it is Alice's attack phase
      And Alice has a ready "Siege Beast" in her right attack zone
      When Alice attacks Bob's ruler with "Siege Beast"
      Then "Siege Beast" is exhausted
"""
)
CLAUSES = ["GR-8-4d#exhausted", "GR-8-4d#toll"]


def test_each_clause_has_a_mistake_of_its_own_until_something_about_it_changes(tmp_path: Path) -> None:
    file = suite_of(tmp_path, TOLL)
    home = tmp_path / "features/gate_ruler"
    done = prove(tmp_path, "--json", "--no-survivors")
    assert done.returncode == 0, done.stderr
    counts = msgspec.json.decode(done.stdout)["games"]["gate-ruler"]
    assert (counts["clauses_tried"], counts["clauses_proven"]) == (2, 2)
    kills = [read_proofs(home).clauses[name].kill for name in CLAUSES]
    place = "gate_ruler/s08_attack_phase:exhaust_attacker"
    assert kills[0] == f"{place}: drop `turn_card(game, attacker, ready=False)`"
    assert kills[1] == "misreadings/gate_ruler/s08_attack_phase:attacks_take_nothing_more"
    features = features_of(game("gate-ruler"), home)
    assert proven_clauses(features, read_proofs(home), frozenset()) == {*CLAUSES}
    assert prove(tmp_path, "--stale").returncode == 0
    assert "clauses_tried" not in prove(tmp_path, "--check", "--json").stdout
    file.write_text(TOLL.replace("what else its attack takes\n", "all that its attack takes\n"), "utf-8")
    assert prove(tmp_path, "--stale", "--game", "gate-ruler").stdout == "gate-ruler: GR-8-4d#toll\n"
    features = features_of(game("gate-ruler"), home)
    assert proven_clauses(features, read_proofs(home), frozenset()) == {CLAUSES[0]}
    checked = msgspec.json.decode(prove(tmp_path, "--check", "--json").stdout)["games"]["gate-ruler"]
    assert (checked["tried"], checked["clauses_tried"], checked["clauses_proven"]) == (0, 2, 2)


def test_clauses_that_the_same_mistakes_break_are_told_unless_they_are_excepted(tmp_path: Path) -> None:
    suite_of(tmp_path, AGAIN)
    done = prove(tmp_path, "--no-survivors")
    assert done.returncode == 1
    names = ["GR-8-4d#again", "GR-8-4d#exhausted"]
    for name in names:
        assert f"{name}: no wrong engine of its own fails its scenarios" in done.stderr
    home = tmp_path / "features/gate_ruler"
    assert [(name, record.kill) for name, record in read_proofs(home).clauses.items()] == [
        (name, "") for name in names
    ]
    rows = [f'["{name}"]\ntrial = "clause"\nreason = "the same"\n' for name in [*names, "GR-8-4d#gone"]]
    (home / "records/exceptions.toml").write_text("".join(rows), "utf-8")
    done = prove(tmp_path, "--no-survivors")
    assert done.returncode == 1
    assert "no wrong engine of its own" not in done.stderr
    assert "There is no scenario or clause GR-8-4d#gone, but an exception for it." in done.stderr
    (home / "records/exceptions.toml").write_text("".join(rows[:2]), "utf-8")
    assert prove(tmp_path, "--no-survivors").returncode == 0
    assert prove(tmp_path, "--stale").returncode == 0


def test_an_exception_of_a_clause_that_has_its_mistake_is_refused(tmp_path: Path) -> None:
    suite_of(tmp_path, TOLL)
    exceptions = tmp_path / "features/gate_ruler/records/exceptions.toml"
    exceptions.parent.mkdir()
    exceptions.write_text(f'["{CLAUSES[1]}"]\ntrial = "clause"\nreason = "none"\n', "utf-8")
    done = prove(tmp_path, "--no-survivors")
    assert done.returncode == 1
    assert f"{CLAUSES[1]} is excepted, but has a wrong engine of its own." in done.stderr


def test_a_wrong_engine_is_left_to_the_clause_that_has_no_other() -> None:
    taken = []

    def found(*names: str) -> Iterator[str]:
        for name in names:
            taken.append(name)
            yield name

    kills = {"one": Found(found("a", "b", "c")), "two": Found(found("a")), "three": Found(found("a"))}
    assert matched(kills) == {"one": "b", "two": "a"}
    assert sorted(taken) == ["a", "a", "a", "b"]  # no further than needed
    assert matched({"one": ["a"], "two": ["a", "b"]}) == {"one": "a", "two": "b"}
