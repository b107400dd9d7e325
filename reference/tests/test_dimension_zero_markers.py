"""Markers on squares and numbers that stand in for others, as no scenario shows them."""

from typing import Any

import pytest

import reference
from duelproof.differential.later import as_position
from duelproof.port import NotOpened, Opened, Position, SeatPosition
from duelproof.port import abilities as a
from duelproof.port.bounds import HIGH
from duelproof.port.selections import Filter, Range, Select
from reference.dimension_zero.vocabulary import Marker, StandIn
from reference.tests.dz_table import AIM, ITSELF, UNIT, c, card, do, opened, position, spell

STAND = card("Grunt", "unit")


def marked(**markers: dict[str, dict[str, int]]) -> Position:
    """Return a table with these markers on squares, by player."""
    start = position([STAND], {"square": [c("a", "Grunt", "a2")]}, {})
    for seat, squares in markers.items():
        start.seats[seat] = SeatPosition(zones=start.seats[seat].zones, markers=squares)  # type: ignore[index]
    return start


def test_everybody_sees_the_markers_of_a_position_where_they_lie() -> None:
    alice, bob = {"a2": {"x": 1}, "b1": {"y": 2}}, {"a2": {"z": 3}, "c5": {"x": 4}}
    engine = opened(marked(alice=alice, bob=bob))
    view = engine.observe("bob")
    assert view.shared["square"].markers == {"a2": {"x": 1, "z": 3}}
    assert view.seats["alice"].zones["base"].markers == {"b1": {"y": 2}}
    assert view.seats["bob"].zones["base"].markers == {"c5": {"x": 4}}


def test_a_later_position_has_the_markers_on_the_table() -> None:
    start = marked(alice={"a2": {"x": 1}}, bob={"c5": {"y": 1}})
    engine = opened(start)
    later = as_position(engine.observe("judge"), start)
    assert [later.seats[seat].markers for seat in ("alice", "bob")] == [{"a2": {"x": 1}}, {"c5": {"y": 1}}]
    assert reference.engine().open(later) == Opened()


@pytest.mark.parametrize("many", [0, 1, HIGH])
def test_a_position_with_as_many_markers_as_can_be(many: int) -> None:
    assert reference.engine().open(marked(bob={"a2": {"x": many}})) == Opened()


@pytest.mark.parametrize(
    ("markers", "reason"),
    [
        ({"d2": {"x": 1}}, "bob has markers on 'd2', which is no square"),
        ({"a2": {"x": 1, "y": -1}}, f"on a2, markers.y: -1 should be from 0 to {HIGH}"),
        ({"a2": {"x": -1}}, f"on a2, markers.x: -1 should be from 0 to {HIGH}"),
        ({"a2": {"x": HIGH + 1}}, f"on a2, markers.x: {HIGH + 1} should be from 0 to {HIGH}"),
    ],
)
def test_a_position_with_markers_that_cannot_be(markers: dict[str, Any], reason: str) -> None:
    answer = reference.engine().open(marked(bob=markers))
    assert answer == NotOpened(code="illegal-position", reason=reason)


def test_a_marker_that_is_put_on_a_square_is_told_with_the_square() -> None:
    put = spell("Put", Marker(on=AIM, name="x", by=2, squares=True), targets=(UNIT,))
    engine = opened(
        position([STAND, put], {"hand": [c("put", "Put")], "square": [c("a", "Grunt", "a2")]}, {})
    )
    do(engine, "play put", "a", "pass", "pass")
    [told] = [event for event in engine.events() if event.kind == "marker"]
    assert (told.card, told.name, told.amount, str(told.place)) == (None, "x", 2, "square.a2")


def strike_of(*stood: StandIn) -> int:
    """Return the smash of a unit with cost 3, power 2000 and smash 1 on whose card this is written."""
    said = a.Ability(id="said", kind="static", effect=stood)
    start = position(
        [card("Odd", "unit", said, cost=3, symbols={"colorless": 3})], {"square": [c("a", "Odd", "a2")]}, {}
    )
    [seen] = opened(start).observe("alice").shared["square"].cards
    assert seen.traits is not None and isinstance(seen.traits.strike, int)
    return seen.traits.strike


def stands(trait: str, by: str, what: Select = ITSELF) -> StandIn:
    """Return the words by which a number stands in for another."""
    return StandIn(what=what, trait=trait, by=by, until="while")


def test_of_two_numbers_that_stand_in_for_one_the_later_does() -> None:
    assert strike_of(stands("strike", "power"), stands("strike", "cost")) == 3


def test_what_stands_in_for_a_number_has_none_standing_in_for_itself() -> None:
    assert strike_of(stands("strike", "cost"), stands("cost", "power")) == 3


def test_a_number_stands_in_for_itself_where_that_is_asked_of_it() -> None:
    weak = Select(which="all", filter=Filter(type="unit", strike=Range(max=1)))
    assert strike_of(stands("strike", "cost", weak)) == 3
