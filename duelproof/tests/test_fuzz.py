"""Five thousand changed messages, tables, cards, choices, answers, bundles, journals and files do no harm.

``make fuzz`` tries 100,000, of which these are the first of each kind.
"""

from random import Random

import pytest

from duelproof.tests.fuzz.changing import Pool, changed
from duelproof.tests.fuzz.kinds import KINDS, Case, again, cases, try_case
from duelproof.tests.fuzz.recording import tables
from duelproof.tests.fuzz.trials import Found, run, served

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
