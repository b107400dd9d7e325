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


def test_an_option_that_is_the_same_is_meant_though_others_agree_with_it() -> None:
    options = [Option(verb="pass", card="c1"), PASS, Option(verb="pass", card="c2")]
    decision = Decision(id=1, player="alice", kind="act", shape=Pick(), options=options)
    assert answer(decision, choose(pick=[PASS]), set()) == [PASS]


def test_an_ambiguous_choice_is_refused() -> None:
    assert code(asked(Pick()), choose(pick=[Option(verb="play", card="c1")])) == "not-an-option"


def test_an_empty_option_matches_nothing() -> None:
    assert code(asked(Pick()), choose(pick=[Option()])) == "not-an-option"


@pytest.mark.parametrize("more", [{"order": [LEFT]}, {"number": 1}, {"name": ""}, {"whatever": True}])
def test_a_choice_that_says_two_things_is_refused(more: dict[str, object]) -> None:
    assert code(asked(Pick()), choose(pick=[PASS], **more)) == "wrong-shape"


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
        (Divide(total=3, every=True), {"divide": [(LEFT, 2), (PASS, 1)]}, "too-few"),
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


REFUSED: list[tuple[Decision, dict[str, object], str, str]] = [
    (asked(Pick()), {"order": [PASS]}, "wrong-shape", "answered with pick"),
    (asked(Order()), {"pick": [PASS]}, "wrong-shape", "answered with order"),
    (asked(Divide(total=3)), {"number": 3}, "wrong-shape", "answered with divide"),
    (asked(Number(min=0, max=4)), {"name": "four"}, "wrong-shape", "answered with number"),
    (asked(Name(domain="card")), {"number": 1}, "wrong-shape", "answered with name"),
    (asked(Pick()), {"whatever": True}, "wrong-shape", "only a decision of chance"),
    (asked(Pick()), {"pick": [Option(verb="attack")]}, "not-an-option", "not among the legal options"),
    (asked(Pick()), {"pick": [Option(verb="play", card="c1")]}, "not-an-option", "2 options fit that choice"),
    (asked(Pick()), {"pick": [Option()]}, "not-an-option", "3 options fit that choice"),
    (asked(Pick(max=2)), {"pick": [PASS, PASS]}, "not-an-option", "same option was picked twice"),
    (asked(Pick(min=2, max=2)), {"pick": [PASS]}, "too-few", "at least 2 must be picked, not 1"),
    (asked(Pick()), {"pick": [PASS, LEFT]}, "too-many", "at most 1 may be picked, not 2"),
    (asked(Order()), {"order": [LEFT, PASS]}, "too-few", "all 3 options"),
    (asked(Order()), {"order": [LEFT, PASS, LEFT]}, "not-an-option", "stands twice in the order"),
    (asked(Order(), "chance"), {"order": [LEFT, LEFT]}, "not-an-option", "stands twice in the order"),
    (asked(Divide(total=3)), {"divide": [(LEFT, 1), (LEFT, 2)]}, "not-an-option", "twice in the division"),
    (asked(Divide(total=3)), {"divide": [(LEFT, 1), (PASS, 1)]}, "bad-sum", "add up to 3"),
    (asked(Divide(total=3)), {"divide": [(LEFT, 3), (PASS, 0)]}, "bad-number", "at least 1"),
    (asked(Divide(total=3)), {"divide": [(PASS, 0), (LEFT, 3)]}, "bad-number", "at least 1"),
    (asked(Divide(total=3, every=True)), {"divide": [(LEFT, 3)]}, "too-few", "all 3 options"),
    (asked(Number(min=2, max=4)), {"number": 5}, "bad-number", "from 2 to 4"),
    (asked(Number(min=2, max=4)), {"number": 1}, "bad-number", "from 2 to 4"),
    (asked(Name(domain="card")), {"name": "Nobody"}, "no-such-name", "'Nobody' is no card"),
]  # fmt: skip


@pytest.mark.parametrize(("decision", "form", "expected", "says"), REFUSED)
def test_a_refusal_has_a_code_and_says_why(
    decision: Decision, form: dict[str, object], expected: str, says: str
) -> None:
    with pytest.raises(Misfit) as misfit:
        answer(decision, choose(**form), {"Ember Recruit"})
    refusal = misfit.value.refusal
    assert (refusal.code, says in refusal.reason, refusal.rules) == (expected, True, ()), refusal


@pytest.mark.parametrize("wrong", [Option(verb="attack"), Option(verb="play", card="c1"), Option()])
def test_a_refusal_of_an_option_keeps_it_and_others_none(wrong: Option) -> None:
    for form in ({"pick": [wrong]}, {"pick": [wrong, PASS]}):
        with pytest.raises(Misfit) as misfit:
            answer(asked(Pick(max=2)), choose(**form), set())
        assert misfit.value.option == wrong
    with pytest.raises(Misfit) as misfit:
        answer(asked(Pick()), choose(pick=[]), set())
    assert misfit.value.option is None


FITTING = [
    (Option(verb="attack", card="c1"), Option(verb="attack", card="c2"), {"card": "c2"}),
    (Option(verb="attack", object="item-1"), Option(verb="attack", object="item-2"), {"object": "item-2"}),
    (Option(player="alice"), Option(player="bob"), {"player": "bob"}),
    (Option(card="c", target="x"), Option(card="c", target="y"), {"card": "c", "target": "y"}),
    (Option(card="c", value=1), Option(card="c", value=2), {"card": "c", "value": 2}),
    (Option(card="c", value=1), Option(card="c", value=True), {"card": "c", "value": True}),
    (Option(card="c", way="cover"), Option(card="c", way="front"), {"way": "front"}),
    (Option(origin=LEFT.place), Option(origin=RIGHT.place), {"origin": RIGHT.place}),
    (Option(card="c"), Option(card="d", value=3), {"value": 3}),
    (Option(card="c", value=3), Option(card="c"), {"card": "c"}),
]  # fmt: skip


@pytest.mark.parametrize(("other", "meant", "given"), FITTING)
def test_the_option_that_agrees_with_what_is_given_is_meant(
    other: Option, meant: Option, given: dict[str, object]
) -> None:
    for options in ([other, meant], [meant, other], [Option(verb="pass"), other, meant]):
        decision = Decision(id=1, player="alice", kind="act", shape=Pick(), options=options)
        [picked] = answer(decision, choose(pick=[Option(**given)]), set())  # type: ignore[arg-type]
        assert picked is meant


@pytest.mark.parametrize("wrong", [Option(verb="pass", card="c1"), Option(verb="play", card="c2")])
def test_an_option_that_agrees_in_part_of_what_is_given_is_not_meant(wrong: Option) -> None:
    assert code(asked(Pick()), choose(pick=[wrong])) == "not-an-option"


def test_one_is_not_true() -> None:
    decision = Decision(
        id=1, player="alice", kind="may", shape=Pick(), options=[Option(value=True), Option(value=False)]
    )
    assert code(decision, choose(pick=[Option(value=1)])) == "not-an-option"
    assert answer(decision, choose(pick=[Option(value=False)]), set()) == [Option(value=False)]


def test_the_bounds_themselves_are_within() -> None:
    for number in (2, 4):
        assert answer(asked(Number(min=2, max=4)), choose(number=number), set()) == number
    for few in ([PASS], [PASS, LEFT]):
        assert answer(asked(Pick(min=1, max=2)), choose(pick=few), set()) == few
    assert answer(asked(Pick(min=0)), choose(pick=[]), set()) == []
    assert answer(asked(Divide(total=3, each_min=0)), choose(divide=[(LEFT, 3), (PASS, 0)]), set()) == [
        (LEFT, 3),
        (PASS, 0),
    ]


def test_a_share_for_every_option_or_for_some_is_a_division() -> None:
    some, all_of_them = [(LEFT, 2), (PASS, 1)], [(PASS, 1), (LEFT, 1), (RIGHT, 1)]
    assert answer(asked(Divide(total=3)), choose(divide=some), set()) == some
    assert answer(asked(Divide(total=3, every=True)), choose(divide=all_of_them), set()) == all_of_them


def test_an_empty_option_is_not_even_the_only_one() -> None:
    decision = Decision(id=1, player="alice", kind="act", shape=Pick(), options=[PASS])
    assert code(decision, choose(pick=[Option()])) == "not-an-option"
