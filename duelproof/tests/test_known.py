"""Known violations are still run; an unexpected pass, another failure or an expired one fails the run."""

import datetime
from pathlib import Path
from typing import Any

import pytest

from duelproof.catalogue.errors import CatalogueError
from duelproof.judge.certify import Candidate, Run
from duelproof.judge.known import Known, compare, exit_code, fingerprint, read_known, written
from duelproof.judge.selection import Selection

TODAY = datetime.date(2026, 11, 20)
SCENARIO = "GR-8-4d/a-unit-that-attacks-is-exhausted"


def failure(**changed: Any) -> dict[str, Any]:
    detail = {"step": 'Then "A" is exhausted', "expected": "exhausted", "seen": "ready", "message": "m"}
    return {"scenario": SCENARIO, "verdict": "VIOLATION", "detail": detail | changed}


def passed(scenario: str = "GR-1-4a/one") -> dict[str, Any]:
    return {"scenario": scenario, "verdict": "PASS"}


def entry(**changed: Any) -> Known:
    fields: dict[str, Any] = {
        "scenario": SCENARIO,
        "fingerprint": fingerprint(failure()),
        "link": "https://example.org/1",
        "expires": TODAY,
    }
    return Known(**(fields | changed))


def code(known: list[Known], *results: dict[str, Any]) -> int:
    run = Run(Candidate("python:toy"), Selection(), list(results))
    return exit_code(run, compare(known, run.results, TODAY))


def test_a_failure_just_as_known_does_not_fail_the_run() -> None:
    assert compare([entry()], [failure()], TODAY).as_known == [SCENARIO]
    assert code([entry()], failure(), passed()) == 0


@pytest.mark.parametrize(
    ("known", "result", "word"),
    [
        (entry(), passed(SCENARIO), "take the entry away"),
        (entry(), failure(seen="gone"), "fails otherwise than known"),
        (entry(), failure(step="When Alice attacks"), "fails otherwise than known"),
        (entry(expires=TODAY - datetime.timedelta(days=1)), failure(), "known until"),
    ],
)
def test_anything_else_is_a_surprise_that_fails_the_run(
    known: Known, result: dict[str, Any], word: str
) -> None:
    surprises = compare([known], [result], TODAY).surprises
    assert len(surprises) == 1
    assert word in surprises[0]
    assert code([known], result, passed()) == 1


def test_an_unknown_failure_beside_a_known_one_fails_the_run() -> None:
    other = failure() | {"scenario": "GR-8-4c/other"}
    assert code([entry()], failure(), other, passed()) == 1
    assert code([entry()], failure(), other | {"verdict": "BROKEN"}, passed()) == 2


def test_a_run_that_passes_nothing_does_not_conform_by_being_known() -> None:
    assert code([entry()], failure()) == 2


def test_a_scenario_that_was_not_selected_is_left_alone() -> None:
    assert code([entry()], passed()) == 0


def test_ids_inside_what_was_seen_do_not_change_a_fingerprint() -> None:
    one, two = failure(seen={"oid": "attack-1"}), failure(seen={"oid": "attack-7"})
    assert fingerprint(one) == fingerprint(two) != fingerprint(failure(seen={"ref": "attack-1"}))


def test_what_a_run_writes_down_is_known_to_the_next(tmp_path: Path) -> None:
    file = tmp_path / "known-violations.toml"
    file.write_text(written([failure(), passed()], "https://example.org/1", TODAY), "utf-8")
    known = read_known(file)
    assert [each.scenario for each in known] == [SCENARIO]
    assert code(known, failure(), passed()) == 0


@pytest.mark.parametrize(
    "text",
    [
        "[[known]]\nscenario = 'x'\n",
        "[[known",
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
