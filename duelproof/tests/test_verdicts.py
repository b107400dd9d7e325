"""What an exception means depends on what it is and where it was raised."""

import pytest

from duelproof.judge.safe import printable, xml_text
from duelproof.judge.verdicts import Inconclusive, Verdict, Violation, verdict_of
from duelproof.port import Option
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


def test_a_terminal_is_given_no_control_or_direction_characters() -> None:
    assert printable("a\x1b[2J\nb\u202e\x07火") == "a\\x1b[2J\nb\\u202e\\x07火"
    assert printable("x" * 9, limit=3) == "xxx ..."


def test_xml_is_given_no_character_that_it_forbids() -> None:
    assert xml_text("a\x00\x1b\ufffe<b>\t\n火\ud800") == "a\\x00\\x1b\\ufffe<b>\t\n火\\ud800"
