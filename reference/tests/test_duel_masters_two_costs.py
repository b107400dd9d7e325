"""Cards with two costs: of whose costs an instruction reads one, so that it has to be settled which."""

import pytest

from duelproof.port import abilities as a
from duelproof.port.selections import Calc, Filter, Range, Select
from reference.duel_masters.s2_reading_cards.two_costs import _costs_read
from reference.duel_masters.vocabulary import ChangePlaces

CHEAP = Range(max=4)
HAND = Select(which="all", filter=Filter(zones=("hand",)))


def those(which: str = "all", **wanted: object) -> Select:
    return Select(which=which, filter=Filter(zones=("hand",), **wanted))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("what", "found"),
    [
        (those(cost=CHEAP), [HAND]),
        (those(highest="cost"), [HAND]),
        (those(lowest="cost"), [HAND]),
        (those(cost=CHEAP, highest="power"), [those(highest="power")]),
        (those(cost=CHEAP, lowest="power"), [those(lowest="power")]),
        (those(highest="cost", lowest="power"), [those(lowest="power")]),
        (those(highest="power", lowest="cost"), [those(highest="power")]),
        (those(cost=CHEAP, type="spell"), []),
        (those(highest="cost", type="spell"), []),
        (those("choose", cost=CHEAP), []),
        (those(color="fire"), []),
        (Select(which="self"), []),
    ],
)
def test_whose_costs_are_read_to_find_out_what_is_meant(what: Select, found: list[Select]) -> None:
    assert list(_costs_read(a.Move(what=what, to="mana"))) == found


@pytest.mark.parametrize(
    ("number", "found"),
    [
        (Calc(op="trait", what=HAND, trait="cost"), [HAND]),
        (Calc(op="trait", what=HAND, trait="power"), []),
        (Calc(op="trait", trait="cost"), []),
        (Calc(op="plus", args=(Calc(op="trait", what=HAND, trait="cost"), 1)), [HAND]),
        (Calc(op="count", what=those(cost=CHEAP)), [HAND]),
        (3, []),
    ],
)
def test_whose_costs_are_read_to_work_out_a_number(number: int | Calc, found: list[Select]) -> None:
    assert list(_costs_read(a.Draw(n=number))) == found


def test_what_an_instruction_within_another_reads_is_settled_when_that_is_carried_out() -> None:
    inner = a.Move(what=those(cost=CHEAP), to="mana")
    assert list(_costs_read(a.May(then=(inner,)))) == []
    assert list(_costs_read(inner)) == [HAND]


def test_the_costs_of_what_goes_are_read_before_those_of_what_comes() -> None:
    swap = ChangePlaces(what=those(cost=CHEAP), new=those(highest="cost", lowest="power"))
    assert list(_costs_read(swap)) == [HAND, those(lowest="power")]
