"""A choice is matched with the open decision by content."""

import pytest

from duelproof.port import Choice, Decision, Divide, Name, Number, Option, Order, Pick, Place
from reference.kernel.course.check import WHATEVER, Misfit, answer

LEFT = Option(verb="play", card="c1", place=Place("attack", "alice", "1"))
RIGHT = Option(verb="play", card="c1", place=Place("attack", "alice", "2"))
PASS = Option(verb="pass")


def asked(shape: Pick | Order | Divide | Number | Name, player: str = "alice") -> Decision:
    return Decision(id=1, player=player, kind="act", shape=shape, options=[LEFT, RIGHT, PASS])  # type: ignore[arg-type]


def choose(**form: object) -> Choice:
    return Choice(decision=1, by="alice", **form)  # type: ignore[arg-type]


def code(decision: Decision, choice: Choice) -> str:
    with pytest.raises(Misfit) as misfit:
        answer(decision, choice, {"Ember Recruit"})
    return misfit.value.refusal.code


def test_an_equal_option_is_the_offered_one() -> None:
    copy = Option(verb="play", card="c1", place=Place("attack", "alice", "2"))
    picked = answer(asked(Pick()), choose(pick=[copy]), set())
    assert picked == [RIGHT]
    assert picked[0] is RIGHT


def test_fields_left_out_match_when_one_option_remains() -> None:
    assert answer(asked(Pick()), choose(pick=[Option(place=RIGHT.place)]), set()) == [RIGHT]


def test_an_ambiguous_choice_is_refused() -> None:
    assert code(asked(Pick()), choose(pick=[Option(verb="play", card="c1")])) == "not-an-option"


def test_an_empty_option_matches_nothing() -> None:
    assert code(asked(Pick()), choose(pick=[Option()])) == "not-an-option"


def test_true_is_not_one() -> None:
    decision = Decision(
        id=1, player="alice", kind="may", shape=Pick(), options=[Option(value=1), Option(value=2)]
    )
    assert code(decision, choose(pick=[Option(value=True)])) == "not-an-option"


@pytest.mark.parametrize(
    ("shape", "form", "expected"),
    [
        (Pick(min=2, max=2), {"pick": [PASS, PASS]}, "not-an-option"),
        (Pick(min=2, max=2), {"pick": [PASS]}, "too-few"),
        (Pick(min=0, max=1), {"pick": [PASS, LEFT]}, "too-many"),
        (Pick(), {"pick": []}, "too-few"),
        (Pick(), {"number": 1}, "wrong-shape"),
        (Order(), {"order": [LEFT, PASS]}, "too-few"),
        (Order(), {"order": [LEFT, PASS, LEFT]}, "not-an-option"),
        (Divide(total=3), {"divide": [(LEFT, 1), (PASS, 1)]}, "bad-sum"),
        (Divide(total=3), {"divide": [(LEFT, 3), (PASS, 0)]}, "bad-number"),
        (Number(min=0, max=4), {"number": 5}, "bad-number"),
        (Number(min=0, max=4), {"number": -1}, "bad-number"),
        (Name(domain="card"), {"name": "Nobody"}, "no-such-name"),
        (Pick(), {"whatever": True}, "wrong-shape"),
    ],
)
def test_a_choice_of_the_wrong_form_or_size_is_refused(
    shape: Pick, form: dict[str, object], expected: str
) -> None:
    assert code(asked(shape), choose(**form)) == expected


def test_every_shape_has_its_answer() -> None:
    assert answer(asked(Pick(min=2, max=3)), choose(pick=[PASS, LEFT]), set()) == [PASS, LEFT]
    assert answer(asked(Order()), choose(order=[PASS, RIGHT, LEFT]), set()) == [PASS, RIGHT, LEFT]
    assert answer(asked(Divide(total=3)), choose(divide=[(LEFT, 2), (PASS, 1)]), set()) == [
        (LEFT, 2),
        (PASS, 1),
    ]
    assert answer(asked(Number(min=0, max=4)), choose(number=4), set()) == 4
    assert (
        answer(asked(Name(domain="card")), choose(name="Ember Recruit"), {"Ember Recruit"}) == "Ember Recruit"
    )


def test_chance_may_order_some_and_leave_the_rest() -> None:
    ordered = answer(asked(Order(), "chance"), Choice(decision=1, by="chance", order=[PASS]), set())
    assert ordered == [PASS, LEFT, RIGHT]
    assert answer(asked(Order(), "chance"), Choice(decision=1, by="chance", whatever=True), set()) is WHATEVER
