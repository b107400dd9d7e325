"""Five thousand changed messages, tables, cards, choices, answers, bundles, journals and files do no harm.

Nor do answers that are changed while a scenario is played.

``make fuzz`` tries 100,000, of which these are the first of each kind.
"""

import re
from random import Random

import pytest

from duelproof.judge.collect import ScenarioItem
from duelproof.judge.verdicts import Verdict
from duelproof.tests.fuzz.changing import Pool, changed
from duelproof.tests.fuzz.contradicting import contradictions, still_stands
from duelproof.tests.fuzz.kinds import KINDS, Case, again, cases, try_case
from duelproof.tests.fuzz.playing import play, scenarios_of
from duelproof.tests.fuzz.recording import tables
from duelproof.tests.fuzz.trials import Found, run, served
from duelproof.tests.fuzz.verdicts import try_scenario

CASES = list(cases(5_000))
PARTS = 20
"""Into how many tests the cases are split, so that processes can share them."""


@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_changed_a_little_brings_no_traceback_no_hang_and_no_wrong_verdict(part: int) -> None:
    for case in CASES[part::PARTS]:
        try:
            try_case(case)
        except Found as found:
            raise AssertionError(f"{found}\nTo try it again: {again(case)}") from found


def test_there_are_five_thousand_cases_of_all_kinds() -> None:
    assert len(CASES) == 5_000
    assert {kind for kind, _ in CASES} == set(KINDS)


def test_the_recorded_tables_are_true() -> None:
    for book, played in tables().items():
        assert len(played) > 50, book
        for each in played[::25]:
            answer = served().engine.open(each.position)
            assert type(answer).__name__ == "Opened", answer
            for choice in each.choices:
                assert type(served().engine.submit(choice)).__name__ == "Accepted"


def test_a_fault_is_found_and_told_with_what_was_sent() -> None:
    def broken(rng: object) -> None:
        served().ask("describe")
        raise ZeroDivisionError

    with pytest.raises(Found, match=r"broken 7: ZeroDivisionError\(\)\nlast sent:\n.*describe"):
        run("broken", broken, 7)


def test_a_choice_that_is_taken_though_nobody_offered_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duelproof.tests.fuzz.trials.fits", lambda wanted, offered: False)
    found = []
    for number in range(40):
        try:
            try_case(("choices", number))
        except Found as wrong:
            found.append(str(wrong))
    assert any("an option was accepted that is not offered" in each for each in found)


def test_the_same_number_is_the_same_case() -> None:
    def sent(case: Case) -> list[bytes]:
        try_case(case)
        return list(served().sent)

    assert sent(("cards", 3)) == sent(("cards", 3)) != sent(("cards", 4))


def test_changed_data_is_other_data() -> None:
    true = {"a": [1, 2, {"b": "c"}], "d": True}
    others = [changed(true, Random(number), Pool()) for number in range(200)]
    assert sum(other != true for other in others) > 150
    assert true == {"a": [1, 2, {"b": "c"}], "d": True}


def _ending(then: str) -> ScenarioItem:
    """Return a scenario of Duel Masters whose last Then says this."""
    return next(each for each in scenarios_of("duel-masters") if then in each.plan[-1][0].name)


def _takes_all(holds: bool, what: str, expected: object, seen: object) -> None:
    """Stand in for the check of a Then that looks at nothing."""


def _fails(holds: bool, what: str, expected: object, seen: object) -> None:
    if not holds:
        raise KeyError(what)


@pytest.mark.parametrize(
    ("bug", "then", "said"),
    [
        (("steps.common.thens.expect", _takes_all), "that is refused", "contradicts its 'that is refused'"),
        (("steps.common.thens.expect", _takes_all), "is in Alice's graveyard", "contradicts its .*graveyard"),
        (("duelproof.judge.run.verdict_of", lambda *_: Verdict.PASS), "that is refused", "passes though"),
        (("steps.common.thens.expect", _fails), "that is refused", "ends in ERROR at 'that is refused'"),
    ],
    ids=["a step ignores a refusal", "a step ignores a view", "the judge passes all", "a step fails"],
)
def test_a_wrong_verdict_is_found(
    bug: tuple[str, object], then: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    item = _ending(then)
    play(item)  # with the steps as they are, so that they are there to be changed
    monkeypatch.setattr(*bug)
    found = (_found_in(item, number) for number in range(30))
    assert any(re.search(said, each) for each in found)


def _found_in(item: ScenarioItem, number: int) -> str:
    try:
        try_scenario(item, Random(number))
    except Found as wrong:
        return str(wrong)
    return ""


@pytest.mark.parametrize(
    "then", ["that is refused", "that is allowed", "is in", "is tapped", "wins the game"]
)
def test_what_contradicts_a_then_fails_it(then: str) -> None:
    item = _ending(then)
    true = play(item)
    assert true.run.verdict is Verdict.PASS
    said = list(contradictions(item, true.calls))
    assert said
    for contradiction in said:
        ended = play(item, *contradiction[:2], look_behind=False)
        assert ended.run.verdict is Verdict.VIOLATION
        assert still_stands(contradiction, ended.calls, true.calls)


def test_a_choice_that_is_refused_by_a_later_answer_contradicts_nothing() -> None:
    item = _ending("that is refused")
    true = play(item)
    at, told, then = next(iter(contradictions(item, true.calls)))
    assert told == {"answer": "accepted"}
    calls = play(item, at, told).calls
    assert still_stands((at, told, then), calls, true.calls)
    assert not still_stands((at, told, then), [*calls, true.calls[at]], true.calls)
