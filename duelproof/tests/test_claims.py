"""What an engine does not claim is run, reported separately, and no violation."""

from typing import Any

import pytest

from duelproof.judge.claims import claimed, confine, heed
from duelproof.port import Description, GameSupport
from duelproof.tests.suites import Certify


def result(rule: str, section: str, verdict: str = "VIOLATION", *tags: str) -> dict[str, Any]:
    return {
        "scenario": f"{rule}/x",
        "rules": [rule],
        "clauses": {},
        "section": section,
        "game": "gate-ruler",
        "tags": list(tags),
        "verdict": verdict,
        "detail": {"message": "m"},
    }


def description(*capabilities: str) -> Description:
    support = GameSupport(game="gate-ruler", revisions=["1.1.2"], capabilities=list(capabilities))
    return Description(name="toy", version="1", protocol="1.0", games=[support])


@pytest.mark.parametrize(
    ("claims", "rule", "section", "expected"),
    [
        ({"8"}, "GR-8-4d", "8", True),
        ({"8-4"}, "GR-8-4d", "8", True),
        ({"8-4"}, "GR-8-5a", "8", False),
        ({"1"}, "GR-10-1a", "10", False),
        ({"502"}, "DM-502.1", "5", True),
        ({"50"}, "DM-502.1", "5", False),
        ({"3.1"}, "DZ-3.10.1", "3", False),
        ({"A"}, "GR-A-W-23", "A", True),
        ({"port/views"}, "GR-8-4d", "8", True),
        (set(), "GR-8-4d", "8", True),
    ],
)
def test_a_claim_covers_its_chapter_and_no_other(
    claims: set[str], rule: str, section: str, expected: bool
) -> None:
    assert claimed(result(rule, section), frozenset(claims)) is expected


def test_a_scenario_that_needs_events_is_not_claimed_without_them() -> None:
    needs = result("GR-8-4d", "8", "PASS", "needs-events")
    assert not claimed(needs, frozenset({"8", "port/views"}))
    assert claimed(needs, frozenset({"8", "port/events"}))
    assert claimed(needs, frozenset({"8"}))


def test_a_violation_of_what_is_not_claimed_is_inconclusive_and_the_journal_hears_of_it() -> None:
    heard: list[dict[str, Any]] = []
    ours, other = result("GR-8-4d", "8"), result("GR-6-2b", "6")
    heed([ours, other], description("8"), heard.append)
    assert (ours["verdict"], other["verdict"]) == ("VIOLATION", "INCONCLUSIVE")
    assert heard == [other]
    assert "would be a violation: m" in other["detail"]["message"]


def test_a_game_that_the_engine_does_not_name_is_not_claimed() -> None:
    ours, other = result("GR-8-4d", "8"), result("DM-502.1", "5") | {"game": "duel-masters"}
    heed([ours, other], description(), lambda _: None)
    assert (ours["verdict"], other["verdict"]) == ("VIOLATION", "INCONCLUSIVE")


@pytest.mark.parametrize("verdict", ["PASS", "BROKEN"])
def test_other_verdicts_stay_and_are_marked(verdict: str) -> None:
    other = result("GR-6-2b", "6", verdict)
    heed([other], description("8"), lambda _: None)
    assert (other["verdict"], other["claimed"]) == (verdict, False)


def test_an_engine_that_says_nothing_claims_everything() -> None:
    ours = result("GR-8-4d", "8")
    heed([ours], None, lambda _: None)
    assert ours["verdict"] == "VIOLATION"


def test_the_basic_profile_leaves_open_what_needs_more() -> None:
    basic, beyond = result("GR-8-4d", "8"), result("GR-8-4d", "8", "BROKEN") | {"needs": ["events"]}
    passed = result("GR-8-4d", "8", "PASS") | {"needs": ["events"]}
    heard: list[dict[str, Any]] = []
    confine([basic, beyond, passed], heard.append)
    assert [each["verdict"] for each in (basic, beyond, passed)] == ["VIOLATION", "INCONCLUSIVE", "PASS"]
    assert heard == [beyond, passed]
    assert "it needs events; it would be BROKEN: m" in beyond["detail"]["message"]


def test_a_run_of_the_basic_profile_says_how_much_it_decides(certify: Certify) -> None:
    certified = certify("python:duelproof.tests.fakes.toy:Toy", "--profile", "basic")
    assert certified.code == 0
    assert "The basic profile decides 0 of 5 scenarios" in " ".join(certified.said.split())
