"""What an exception means depends on what it is and where it was raised."""

import pytest

from duelproof.catalogue.games import suite_root
from duelproof.judge.certify import Candidate, Limits, Progress, run_suite
from duelproof.judge.run import message_of
from duelproof.judge.safe import printable, xml_text
from duelproof.judge.selection import Selection
from duelproof.judge.selection import Suite as Folder
from duelproof.judge.verdicts import Breach, Inconclusive, Verdict, Violation, verdict_of
from duelproof.judge.words import card_names, choice_words, event_words, value_words
from duelproof.port import Option
from duelproof.tests.suites import Certify, Suite
from duelproof.wire import EngineFault


@pytest.mark.parametrize(
    ("error", "phase", "verdict"),
    [
        (None, "then", Verdict.PASS),
        (AssertionError("no"), "then", Verdict.VIOLATION),
        (Violation("no"), "when", Verdict.VIOLATION),
        (Violation("no"), "given", Verdict.INCONCLUSIVE),
        (AssertionError("no"), "given", Verdict.INCONCLUSIVE),
        (Inconclusive("not claimed"), "then", Verdict.INCONCLUSIVE),
        (EngineFault("hang", "late"), "given", Verdict.BROKEN),
        (EngineFault("crash", "dead"), "then", Verdict.BROKEN),
        (KeyError("Ember Recruit"), "given", Verdict.ERROR),
        (TypeError("a bug of a step"), "then", Verdict.ERROR),
    ],
)
def test_an_exception_in_a_phase_means_a_verdict(
    error: Exception | None, phase: str, verdict: Verdict
) -> None:
    assert verdict_of(error, phase) is verdict


def test_a_violation_holds_plain_data() -> None:
    violation = Violation("no", expected=Option(verb="pass"), seen={1: object})
    assert violation.expected == {"verb": "pass"}
    assert violation.seen == {"1": "<class 'object'>"}


def assertion(claim: object, words: str | None = None) -> AssertionError:
    """Return the error of a bare assertion, as pytest words it in a step."""
    said = f"assert {claim!r} == 2\n  +  where something"
    return AssertionError(said if words is None else f"{words}\n{said}")


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (
            Violation('"A" is exhausted', expected="exhausted", seen="ready"),
            'not so: "A" is exhausted (expected: exhausted; seen: ready)',
        ),
        (
            Violation('"A" is not exhausted', expected="exhausted", seen="exhausted"),
            'not so: "A" is not exhausted (expected: not exhausted; seen: exhausted)',
        ),
        (Violation("the gate is empty", expected=[], seen=["A", "B"]),
         "not so: the gate is empty (expected: nothing; seen: A, B)"),
        (Breach("a ref of c9 names none", expected="a ref", seen="c9"), "a ref of c9 names none"),
        (assertion(1), "an assertion failed (this does not hold: 1 == 2)"),
        (assertion(1, "it was one"), "an assertion failed: it was one (this does not hold: 1 == 2)"),
        (AssertionError("the card is there"), "an assertion failed: the card is there"),
        (AssertionError(), "an assertion failed"),
    ],
)  # fmt: skip
def test_a_message_never_tells_what_was_demanded_as_if_it_were_so(error: Exception, message: str) -> None:
    assert message_of(error) == message


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, "nothing"),
        (True, "yes"),
        (2, "2"),
        ({"answer": "refused", "code": "not-an-option", "reason": "No."}, "refused: not-an-option"),
        ({"answer": "accepted"}, "accepted"),
        ({"decision": 1, "by": "alice", "pick": [{"verb": "pass"}]}, "alice: pass"),
        ({"odd": [1]}, '{"odd":[1]}'),
        ("x" * 200, "x" * 120 + " ..."),
    ],
)
def test_what_was_expected_and_seen_is_told_in_words(value: object, words: str) -> None:
    assert value_words(value) == words


def test_what_cannot_be_written_down_is_told_all_the_same() -> None:
    seen = ["\ud800", {"a": "\ud800"}]
    assert ascii(value_words(seen)).count("ud800") == 2


def test_a_terminal_is_given_no_control_or_direction_characters() -> None:
    assert printable("a\x1b[2J\nb\u202e\x07火") == "a\\x1b[2J\nb\\u202e\\x07火"
    assert printable("x" * 9, limit=3) == "xxx ..."


def test_xml_is_given_no_character_that_it_forbids() -> None:
    assert xml_text("a\x00\x1b\ufffe<b>\t\n火\ud800") == "a\\x00\\x1b\\ufffe<b>\t\n火\\ud800"


NAMES = {"c1": "Ember Recruit", "c2": "Tower Guard"}


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (
            {"decision": 1, "by": "alice", "pick": [{"verb": "attack", "card": "c1", "target": "c2"}]},
            'alice: attack "Ember Recruit" (c1) -> "Tower Guard" (c2)',
        ),
        (
            {
                "choice": {
                    "decision": 1,
                    "by": "bob",
                    "pick": [{"verb": "move", "place": {"zone": "field"}}],
                },
                "answer": {"answer": "refused", "code": "not-an-option", "reason": "No."},
            },
            "bob: move to field  [refused: not-an-option, No.]",
        ),
        ({"decision": 1, "by": "bob", "order": [{"card": "c2"}, {"card": "c9"}]}, None),
        ({"decision": 1, "by": "bob", "divide": [[{"card": "c2"}, 3]]}, 'bob: divide: "Tower Guard" (c2) 3'),
        ({"decision": 1, "by": "bob", "number": 0}, "bob: 0"),
        ({"decision": 1, "by": "bob", "take_back": True}, "bob: take back"),
        (
            {"decision": 1, "by": "chance", "whatever": True, "answer": {"answer": "accepted"}},
            "chance: whatever",
        ),
        ({"odd": [1]}, '{"odd":[1]}'),
        ("text", '"text"'),
    ],
)
def test_a_choice_is_told_in_words_with_the_names_of_its_cards(entry: object, words: str | None) -> None:
    assert choice_words(entry, NAMES) == (words or 'bob: in this order: "Tower Guard" (c2), c9')


def test_an_event_is_told_in_words_and_an_odd_one_as_it_is() -> None:
    event = {
        "seq": 4,
        "batch": 3,
        "kind": "moved",
        "card": "c1",
        "from": {"seat": "alice", "zone": "hand"},
        "to": {"seat": "alice", "zone": "attack", "slot": "1"},
        "amount": 2,
        "cause": {"by": "effect", "source": "c2"},
    }
    assert event_words(event, NAMES) == (
        'moved "Ember Recruit" (c1) from alice.hand to alice.attack.1 amount 2 '
        '(by effect, "Tower Guard" (c2)) [batch 3]'
    )
    assert event_words({"kind": "moved"}, NAMES) == '{"kind":"moved"}'


def test_the_names_of_cards_are_read_from_the_views() -> None:
    card = {"handle": "bob.hand#1", "ref": "c1", "name": "Ember Recruit"}
    assert card_names(
        {"after": {"seats": {"bob": {"zones": {"hand": {"cards": [card, {"handle": "x"}]}}}}}}
    ) == {"c1": "Ember Recruit"}
    assert card_names({"after": "nonsense"}) == {}


@pytest.mark.parametrize(
    "scenario",
    [
        "DZ-3.8.4/a-battle-card-is-played-over-something-else-on-the-stack",
        "GR-15-6a/the-rest-of-a-deck-from-which-a-card-was-taken-lies-in-the-order-of-the-shuffle",
    ],
)
def test_who_moves_another_card_than_the_one_that_was_said_gets_no_error_of_the_suite(scenario: str) -> None:
    contrary = Candidate("python:duelproof.tests.fakes.gamblers:Contrary")
    selection = Selection(scenarios=(scenario,))
    [result] = run_suite(Folder(suite_root()), contrary, selection, Limits(), Progress())
    assert result["verdict"] == "VIOLATION"
    assert result["detail"]["message"].startswith("not so: the table has what the step names (expected: one")


def test_a_mistake_of_a_given_stays_a_fault_of_the_suite(suite: Suite, certify: Certify) -> None:
    steps = (suite.root / "steps" / "common" / "__init__.py").read_text("utf-8")
    laying = "def _a_table(engine, game):\n"
    assert laying in steps
    suite.write(
        "steps/common/__init__.py", steps.replace(laying, f"{laying}    raise LookupError('no such card')\n")
    )
    certified = certify("python:duelproof.tests.fakes.toy:Toy")
    assert set(certified.verdicts.values()) == {"ERROR"}
