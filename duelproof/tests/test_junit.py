"""junit.xml says what a build server's reader needs, and is XML whatever an engine says."""

from typing import Any
from xml.etree import ElementTree

import pytest

from duelproof.judge.junit import MOST_CHOICES, STDERR_LIMIT, junit
from duelproof.judge.scope import Scope
from duelproof.judge.summary import DocumentSummary, Tally
from duelproof.judge.told import ToldRule

HOSTILE = '\x00\x08\x1b[31m\ud800\uffff<b a="1">&amp;]]>\u202e\x85'


def result(verdict: str = "VIOLATION", **detail: Any) -> dict[str, Any]:
    found = {
        "scenario": "GR-8-4d/it-is-exhausted", "name": "It is exhausted", "rules": ["GR-8-4d", "GR-3-6a"],
        "clauses": {"own": "the attacker is exhausted"}, "tags": [], "game": "gate-ruler", "section": "8",
        "revision": "1", "feature": "x.feature", "line": 4, "verdict": verdict, "seconds": 0.5, "steps": [],
    }  # fmt: skip
    return found | ({"detail": {"message": "it is not so", **detail}} if verdict != "PASS" else {})


def case(found: dict[str, Any]) -> ElementTree.Element:
    rules = {"GR-8-4d": ToldRule("An attacker is exhausted", "gate-ruler/8-4.html#GR-8-4d")}
    document = DocumentSummary("gate-ruler", "Gate", "1", [], Tally(), Scope(0, 0, 0, ""), rules=rules)
    [told] = ElementTree.fromstring(junit([found], [document])).iter("testcase")
    return told


def properties(told: ElementTree.Element) -> list[tuple[str, str]]:
    return [(each.attrib["name"], each.attrib["value"]) for each in told.iter("property")]


PASSING = [
    ("rule", "GR-8-4d"),
    ("title", "An attacker is exhausted"),
    ("rule", "GR-3-6a"),
    ("clause", "the attacker is exhausted"),
    ("scenario", "It is exhausted"),
    ("revision", "1"),
]


def test_a_pass_says_which_rule_it_shows() -> None:
    told = case(result("PASS"))
    assert properties(told) == PASSING
    assert [child.tag for child in told] == ["properties"]


def test_a_failure_says_what_was_expected_and_seen_the_choices_and_the_last_words() -> None:
    choices = [{"choice": {"by": "alice", "pick": [{"verb": "attack", "card": "c1"}]}}]
    detail: dict[str, Any] = {
        "step": "Then c1 is exhausted",
        "line": 9,
        "expected": {"turned": "exhausted"},
        "seen": ["ready"],
    }
    told = case(result(**detail, choices=choices, stderr="first\nlast words"))
    assert properties(told) == [
        *PASSING,
        ("step", "Then c1 is exhausted"),
        ("expected", '{"turned":"exhausted"}'),
        ("seen", '["ready"]'),
    ]
    [failure] = told.iter("failure")
    assert failure.attrib == {"message": "it is not so", "type": "VIOLATION"}
    assert (failure.text or "").splitlines() == [
        "x.feature:9",
        "step: Then c1 is exhausted",
        "message: it is not so",
        'expected: {"turned":"exhausted"}',
        'seen: ["ready"]',
        "choice 1: alice: attack c1",
    ]
    assert told.findtext("system-err") == "first\nlast words"


def test_undecided_is_skipped_with_its_reason_and_broken_is_an_error() -> None:
    [skipped] = case(result("INCONCLUSIVE")).iter("skipped")
    assert skipped.attrib == {"message": "it is not so", "type": "INCONCLUSIVE"}
    [error] = case(result("BROKEN", fault="hang")).iter("error")
    assert error.attrib["type"] == "BROKEN"


@pytest.mark.parametrize("said", [HOSTILE, [HOSTILE], {HOSTILE: HOSTILE}])
def test_whatever_an_engine_says_is_xml(said: Any) -> None:
    option = {"verb": HOSTILE, "odd": said}
    choices = [
        {"choice": {"by": HOSTILE, "pick": [option]}},
        said,
        HOSTILE,
        {"choice": {"by": "a", HOSTILE: 1}},
    ]
    told = case(result(message=HOSTILE, expected=said, seen=said, choices=choices, stderr=HOSTILE))
    text = "".join(told.itertext()) + "".join(value for _, value in properties(told))
    assert '<b a="1">&amp;]]>' in text.replace("\\", "")
    assert all(char.isprintable() or char == "\n" for char in text)


def test_no_text_is_long() -> None:
    long = "x" * 1_000_000
    choices = [
        {"choice": {"by": "alice", "pick": [{"verb": f"{at} {long}"}]}} for at in range(MOST_CHOICES + 5)
    ]
    found = result(message=long, expected=[long], seen={long: long}, choices=choices, stderr=long + "the end")
    assert len(ElementTree.tostring(case(found))) < 100_000
    [failure] = case(found).iter("failure")
    assert "choices 1 to 5 are in results.jsonl\nchoice 6: alice: 5 x" in (failure.text or "")
    said = case(found).findtext("system-err") or ""
    assert said.endswith("xthe end")
    assert len(said) == STDERR_LIMIT
