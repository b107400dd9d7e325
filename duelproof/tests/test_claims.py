"""What an engine does not claim is run, and no violation; a claim of nothing is refused."""

from typing import Any

import pytest

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import suite_root
from duelproof.cli.certify import Profile
from duelproof.judge.certify import Candidate, Limits, Progress, run_suite
from duelproof.judge.claims import PROFILES, beyond, claimed, confine, decides, heed
from duelproof.judge.described import check_claims, in_its_edition
from duelproof.judge.elsewhere import RIGHT_BY, right_elsewhere, tell_what_is_right_elsewhere
from duelproof.judge.selection import Selection, Suite
from duelproof.port import Description, GameSupport
from duelproof.tests.suites import Certify


def result(rule: str, section: str, verdict: str = "VIOLATION", *tags: str) -> dict[str, Any]:
    return {
        "scenario": f"{rule}/x",
        "rules": [rule],
        "clauses": {},
        "section": section,
        "game": "gate-ruler",
        "revision": "1.1.2",
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


def test_an_edition_that_the_engine_does_not_name_is_not_claimed() -> None:
    ours, other = result("GR-8-4d", "8"), result("GR-8-4d", "8") | {"revision": "1.2"}
    heed([ours, other], description(), lambda _: None)
    assert (ours["verdict"], other["verdict"]) == ("VIOLATION", "INCONCLUSIVE")


def plays_by(*revisions: str) -> Description:
    support = GameSupport(game="duel-masters", revisions=list(revisions))
    return Description(name="toy", version="1", protocol="1.0", games=[support])


@pytest.mark.parametrize(
    ("asked", "described", "revision"),
    [
        (Selection(("duel-masters",)), plays_by("1.13"), "1.13"),
        (Selection(("duel-masters",)), plays_by("1.05", "s-max"), "s-max"),
        (Selection(rules=("DM-502.1",)), plays_by("1.13"), "1.13"),
        (Selection(("duel-masters",)), plays_by("1.13", "s-max"), None),
        (Selection(("duel-masters",)), None, None),
        (Selection(("duel-masters",), revision="s-max"), plays_by("1.13"), "s-max"),
        (Selection(("gate-ruler",)), plays_by("1.13"), None),
        (Selection(), plays_by("1.13"), None),
    ],
)
def test_an_engine_that_plays_one_edition_of_the_book_asked_for_is_judged_by_that_one(
    asked: Selection, described: Description | None, revision: str | None
) -> None:
    assert in_its_edition(asked, described, Suite(suite_root())).revision == revision


OLDER = "python:duelproof.tests.fakes.older"


def test_a_violation_that_is_right_by_another_edition_says_so() -> None:
    """DM-507.1: several may block by s-max, one by 1.13; that nobody may is right by none."""
    suite, limits = Suite(suite_root()), Limits(seed=1)
    asked = Selection(("duel-masters",), ("DM-507.1", "DM-507.1a"), revision="s-max")

    def told(engine: str) -> list[dict[str, Any]]:
        results = run_suite(suite, Candidate(f"{OLDER}:{engine}"), asked, limits, Progress())
        heard: list[dict[str, Any]] = []
        tell_what_is_right_elsewhere(suite, results, limits, heard.append)
        violations = [each for each in results if each["verdict"] == "VIOLATION"]
        assert [each for each in violations if RIGHT_BY in each["detail"]] == heard
        return violations

    older, never = told("Older"), told("NeverBlocked")
    assert {each["detail"].get(RIGHT_BY) for each in older} == {"1.13"}
    assert right_elsewhere(older) == [("1.13", len(older))]
    assert len(never) > len(older)
    assert None in {each["detail"].get(RIGHT_BY) for each in never}


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
    basic, more = result("GR-8-4d", "8"), result("GR-8-4d", "8", "BROKEN") | {"needs": ["events"]}
    passed = result("GR-8-4d", "8", "PASS") | {"needs": ["events"]}
    heard: list[dict[str, Any]] = []
    confine("basic", [basic, more, passed], heard.append)
    assert [each["verdict"] for each in (basic, more, passed)] == ["VIOLATION", "INCONCLUSIVE", "PASS"]
    assert heard == [more, passed]
    assert more["detail"]["message"] == "Beyond the basic profile: it needs events; it would be BROKEN: m"


@pytest.mark.parametrize(
    ("profile", "left"),
    [
        (None, []),
        ("basic", ["events"]),
        ("vanilla", ["abilities of cards"]),
        ("no-steps", ["phases and steps told apart"]),
    ],
)
def test_each_profile_leaves_something_else_out(profile: str | None, left: list[str]) -> None:
    needs = ["abilities of cards", "events", "phases and steps told apart"]
    assert beyond(profile, result("GR-8-4d", "8") | {"needs": needs}) == left


def test_the_profiles_are_those_of_the_command_line() -> None:
    assert [each.value for each in Profile] == list(PROFILES)


def test_a_table_that_is_refused_decides_nothing() -> None:
    verdicts = ("PASS", "VIOLATION", "INCONCLUSIVE", "PASS")
    results = [result("GR-8-4d", "8", verdict) for verdict in verdicts]
    results[-1]["needs"] = ["abilities of cards"]
    assert decides("vanilla", results) == 2


def test_a_run_of_the_basic_profile_says_how_much_it_decides(certify: Certify) -> None:
    certified = certify("python:duelproof.tests.fakes.toy:Toy", "--profile", "basic")
    assert certified.code == 0
    assert "The basic profile decides 0 of 5 scenarios" in " ".join(certified.said.split())


def says(*games: tuple[str, list[str], list[str]]) -> Description:
    supports = [GameSupport(game=game, revisions=known, capabilities=claims) for game, known, claims in games]
    return Description(name="toy", version="1", protocol="1.0", games=supports)


GR: tuple[str, list[str], list[str]] = ("gate-ruler", ["1.1.2"], [])


@pytest.mark.parametrize(
    ("description", "why"),
    [
        (
            says(),
            "claims no game at all, so there is nothing to judge; the games of this suite are gate-ruler, ",
        ),
        (says(("gate_ruler", ["1.1.2"], [])), "nothing to judge; is 'gate-ruler' meant"),
        (says(("chess", ["1"], [])), "claims chess, of which nothing was asked for"),
        (says(GR, GR), "names the game 'gate-ruler' twice"),
        (says(("gate-ruler", [], [])), "it claims none, and there is 1.1.2"),
        (says(("gate-ruler", ["1.1.3"], [])), "it claims 1.1.3, and there is 1.1.2"),
        (says(("gate-ruler", ["1.1.2"], ["port/event"])), "'port/event' .* nearest is 'port/events'"),
        (says(("gate-ruler", ["1.1.2"], ["8-44"])), "'8-44' .* nearest is '8-4'"),
        (says(("gate-ruler", ["1.1.2"], ["99"])), "'99' .* no chapter of the book and no part of the port"),
        (says(("gate-ruler", ["1.1.2"], ["events"])), "'events' .* nearest is 'port/events'"),
        (says(("gate-ruler", ["1.1.2"], [""])), "'' of gate-ruler"),
    ],
)
def test_a_claim_of_nothing_is_refused_with_what_would_be_right(description: Description, why: str) -> None:
    with pytest.raises(CatalogueError, match=why):
        check_claims(description, Suite(suite_root()), Selection())


@pytest.mark.parametrize(
    "description",
    [
        None,
        says(GR),
        says(GR, ("chess", ["FIDE 2023"], ["openings"])),
        says(("gate-ruler", ["1.1.2", "1.1.3"], ["8", "8-4", "A", "port/views"])),
        says(("duel-masters", ["s-max"], ["502", "port/clock"]), ("dimension-zero", ["15.00"], ["3.8"])),
    ],
)
def test_an_engine_may_play_more_than_the_suite_has(description: Description | None) -> None:
    check_claims(description, Suite(suite_root()), Selection())


def test_what_was_not_asked_for_leaves_nothing_to_judge(certify: Certify) -> None:
    with pytest.raises(CatalogueError, match="nothing was asked for"):
        check_claims(says(GR), Suite(suite_root()), Selection(games=("duel-masters",)))
    certified = certify("python:duelproof.tests.fakes.wrong:Braggart")
    assert certified.code == 2
    assert "'port/telepathy' of gate-ruler" in " ".join(certified.said.split())
