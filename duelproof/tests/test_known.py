"""Known violations are still run, and told apart by what was seen; the exit code goes by all others."""

import datetime
from pathlib import Path
from typing import Any

import pytest

from duelproof.catalogue.errors import CatalogueError
from duelproof.judge.certify import Candidate, Run
from duelproof.judge.known import Known, check, compare, exit_code, fingerprint, read_known, written
from duelproof.judge.selection import Selection
from duelproof.judge.selection import Suite as Folder
from duelproof.tests.suites import FEATURE_FILE, Certify, Suite

TODAY = datetime.date(2026, 11, 20)
SCENARIO = "GR-1-1a/alice-plays-a-card"
WRONG = "python:duelproof.tests.fakes.wrong"


def failure(**changed: Any) -> dict[str, Any]:
    detail = {"step": 'Then "A" is exhausted', "expected": "exhausted", "seen": "ready", "message": "m"}
    return passed(SCENARIO) | {"verdict": "VIOLATION", "detail": detail | changed}


def crash(message: str) -> dict[str, Any]:
    detail = {"step": "When Alice attacks", "fault": "crash", "message": message}
    return passed(SCENARIO) | {"verdict": "BROKEN", "detail": detail}


def passed(scenario: str) -> dict[str, Any]:
    rule = scenario.partition("/")[0]
    where = {"game": "gate-ruler", "revision": "1.1.2", "section": "1", "feature": FEATURE_FILE}
    return where | {"scenario": scenario, "rules": [rule], "clauses": {}, "verdict": "PASS"}


OTHER = passed("GR-1-2a/the-turn-goes-over")


def entry(**changed: Any) -> Known:
    fields: dict[str, Any] = {
        "scenario": SCENARIO,
        "fingerprint": fingerprint(failure()),
        "link": "https://example.org/1",
        "expires": TODAY,
    }
    return Known(**(fields | changed))


def code(suite: Suite, known: list[Known], *results: dict[str, Any]) -> int:
    run = Run(Candidate("python:toy"), Selection(), list(results))
    return exit_code(run, compare(known, run.results), Folder(suite.root))


def test_a_failure_just_as_known_does_not_fail_the_run(suite: Suite) -> None:
    assert compare([entry()], [failure()]).as_known == [SCENARIO]
    assert code(suite, [entry()], failure(), OTHER) == 0


@pytest.mark.parametrize(
    ("result", "word"),
    [
        (passed(SCENARIO), "take the entry away"),
        (failure(seen="gone"), "fails otherwise than known"),
        (failure(step="When Alice attacks"), "fails otherwise than known"),
    ],
)
def test_anything_else_is_a_surprise(result: dict[str, Any], word: str) -> None:
    comparison = compare([entry()], [result])
    assert comparison.as_known == []
    [surprise] = comparison.surprises
    assert word in surprise


def test_the_exit_code_is_that_of_a_run_in_which_what_is_known_is_undecided(suite: Suite) -> None:
    other = failure() | {"scenario": "GR-1-1a/other"}
    assert code(suite, [entry()], failure(), other, OTHER) == 1
    assert code(suite, [entry()], failure(), other | {"verdict": "BROKEN"}, OTHER) == 2
    assert code(suite, [entry()], failure(), other | {"verdict": "ERROR"}, OTHER) == 3
    assert code(suite, [entry(fingerprint=fingerprint(crash("x")))], crash("x"), OTHER) == 0


def test_a_rule_that_is_violated_as_known_has_been_judged_and_one_that_broke_has_not(suite: Suite) -> None:
    assert code(suite, [entry()], failure()) == 0
    assert code(suite, [entry(fingerprint=fingerprint(crash("x")))], crash("x")) == 2
    undecided = OTHER | {"verdict": "INCONCLUSIVE"}
    assert code(suite, [entry(fingerprint=fingerprint(crash("x")))], crash("x"), undecided) == 2


def test_a_scenario_that_was_not_selected_is_left_alone(suite: Suite) -> None:
    assert compare([entry()], [OTHER]).surprises == []
    assert code(suite, [entry()], OTHER) == 0


def test_an_entry_that_does_not_fit_fails_a_run_that_would_pass(suite: Suite) -> None:
    assert code(suite, [entry()], passed(SCENARIO), OTHER) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"handle": "x1", "name": "A", "damage": 1}, {"handle": "y7", "name": "A", "damage": 1}),
        ([{"oid": "a"}, {"oid": "b"}, "a"], [{"oid": "b"}, {"oid": "a"}, "b"]),
        ({"seq": 4, "batch": 2, "kind": "moved", "card": "c1"}, {"seq": 9, "kind": "moved", "card": "c2"}),
        ({"id": 3, "kind": "act"}, {"id": 5, "kind": "act"}),
    ],
)
def test_ids_and_handles_of_what_was_seen_do_not_change_a_fingerprint(one: Any, other: Any) -> None:
    assert fingerprint(failure(seen=one)) == fingerprint(failure(seen=other))


def test_ids_that_stand_alone_are_known_from_the_table() -> None:
    def shown(ref: str, seen: str) -> dict[str, Any]:
        after = {"seats": {"bob": {"zones": {"hand": {"cards": [{"ref": ref, "handle": "h"}]}}}}}
        return failure(expected=None, seen=[seen], after=after)

    assert fingerprint(shown("c1", "c1")) == fingerprint(shown("c2", "c2"))
    assert fingerprint(shown("c1", "c1")) != fingerprint(shown("c1", "someone"))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"ref": "c1", "damage": 1}, {"ref": "c1", "damage": 2}),
        ({"oid": "attack-1"}, {"ref": "attack-1"}),
        ([{"turned": "ready"}, {"turned": "ready"}], [{"turned": "ready"}, {"turned": "exhausted"}]),
        ([{"oid": "a"}, {"oid": "b"}, "a"], [{"oid": "a"}, {"oid": "b"}, "b"]),
        ([{"name": "A"}], [{"name": "A"}, {"name": "A"}]),
    ],
)
def test_another_value_that_was_seen_is_another_failure(one: Any, other: Any) -> None:
    assert fingerprint(failure(seen=one)) != fingerprint(failure(seen=other))


def test_crashes_are_told_apart_by_their_words_without_numbers() -> None:
    assert fingerprint(crash("KeyError: 'a' at 0x7f1c")) == fingerprint(crash("KeyError: 'a' at 0x99aa1"))
    assert fingerprint(crash("KeyError: 'a'")) != fingerprint(crash("ValueError: 'a'"))


@pytest.mark.parametrize(
    ("known", "sentence"),
    [
        (entry(expires=TODAY - datetime.timedelta(days=1)), "it was known until 2026-11-19"),
        (
            entry(scenario="GR-1-1a/alice-plays-two-cards"),
            "the suite has no such scenario; the nearest are GR-1-1a/alice-plays-a-card",
        ),
    ],
)
def test_an_entry_that_is_out_of_date_is_a_sentence(suite: Suite, known: Known, sentence: str) -> None:
    check([entry()], Folder(suite.root), TODAY)
    with pytest.raises(CatalogueError) as raised:
        check([entry(), known], Folder(suite.root), TODAY)
    assert [line for line in str(raised.value).splitlines() if sentence in line] == [
        str(raised.value).splitlines()[-1]
    ]


def test_entries_out_of_date_end_the_run_before_it_begins(certify: Certify, tmp_path: Path) -> None:
    known = tmp_path / "known.toml"
    old = "[[known]]\nscenario = 'GR-9-9z/{}'\nfingerprint = 'f'\nlink = 'l'\nexpires = 2020-01-01\n"
    known.write_text(old.format("one") + old.format("two"), "utf-8")
    certified = certify(f"{WRONG}:Keeper", "--known", str(known))
    assert certified.code == 2
    assert certified.said.count("the suite has no such scenario") == 2
    assert certified.said.count("it was known until 2020-01-01 (l)") == 2
    assert not certified.folder.exists()


def test_what_a_run_wrote_down_does_not_fail_the_next(certify: Certify, tmp_path: Path) -> None:
    known = tmp_path / "known.toml"
    assert certify(f"{WRONG}:Keeper", "--write-known", str(known)).code == 1
    certified = certify(f"{WRONG}:Keeper", "--known", str(known))
    assert certified.code == 0
    assert "Known violations: 1 scenario failed as known." in certified.said
    assert "Exit code 0" in certified.said
    assert certify(f"{WRONG}:Keeper", "--known", str(known), "--section", "1-2").code == 0
    better = certify("python:duelproof.tests.fakes.toy:Toy", "--known", str(known))
    assert better.code == 1
    assert "it is known to fail" in better.said


def test_what_a_run_writes_down_is_known_to_the_next(suite: Suite, tmp_path: Path) -> None:
    file = tmp_path / "known-violations.toml"
    file.write_text(written([failure(), OTHER], "https://example.org/1", TODAY), "utf-8")
    known = read_known(file)
    assert [each.scenario for each in known] == [SCENARIO]
    assert code(suite, known, failure(), OTHER) == 0


@pytest.mark.parametrize(
    "text",
    [
        "[[known]]\nscenario = 'x'\n",
        "[[known",
        "known = " + "[" * 2000,
        "known = " + "9" * 5000,
        "[[knwon]]\n",
        "[[known]]\nscenario = 'x'\nfingerprint = 'f'\nlink = 'l'\nexpires = 'soon'\n",
        "[[known]]\nscenario = 'x'\nfingerprint = 'f'\nlink = 'l'\nexpires = 2027-01-01\n" * 2,
    ],
)
def test_a_file_of_another_form_is_one_sentence(text: str, tmp_path: Path) -> None:
    file = tmp_path / "known-violations.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(CatalogueError, match=str(file)):
        read_known(file)


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match="cannot be read"):
        read_known(tmp_path / "none.toml")
