"""What costs of Dimension Zero are paid with, and which cards are asked for."""

from typing import Any

import pytest

from duelproof.port import CardIn, CardSpec, Choice, Number, Option, Pick
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Range, Select
from reference.dimension_zero import vocabulary as v
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dz_table import Zones, acts, c, card, costing, do, energy, opened, position, spell

RED, BLUE, BOTH = ({"symbols": dict.fromkeys(colours, 9)} for colours in (["red"], ["blue"], ["red", "blue"]))
ENERGIES = [
    card("R", "strategy", **RED),
    card("B", "strategy", **BLUE),
    card("W", "strategy", symbols={"white": 9}),
    card("RB", "strategy", **BOTH),
    card("RW", "strategy", symbols={"red": 9, "white": 9}),
    card("RBW", "strategy", symbols={"red": 9, "blue": 9, "white": 9}),
    card("None", "strategy"),
]


def paying(cost: dict[str, int], *energies: str, smash: int = 0) -> ReferenceEngine:
    """Return a table with a strategy to pay for: energy e1, e2 and so on of these names, and smash cards."""
    go = costing(cost, spell("Pay", a.Draw(n=1)))
    zones: Zones = {
        "hand": [c("pay", "Pay")],
        "energy": [c(f"e{n}", name) for n, name in enumerate(energies, 1)],
        "smash": [c(f"s{n}", "None") for n in range(1, smash + 1)],
    }
    return opened(position([go, *ENERGIES], zones, {}))


def offered(engine: ReferenceEngine, option: Option) -> bool:
    """Tell whether an option is offered."""
    decision = engine.pending()
    assert decision is not None
    return option in decision.options


@pytest.mark.parametrize(
    ("cost", "energies", "smash", "enough"),
    [
        ({"red": 1}, "R", 0, True),
        ({"red": 1}, "B", 0, False),
        ({"red": 1}, "", 3, False),
        ({"colorless": 2}, "None", 1, True),
        ({"colorless": 2}, "", 1, False),
        ({"red": 1, "blue": 1}, "R B", 0, True),
        ({"red": 1, "blue": 1}, "RB", 1, False),
        ({"red": 1, "blue": 1}, "RB None", 0, False),
        ({"red": 1, "blue": 1}, "RB RB", 0, True),
        ({"red": 1, "blue": 1}, "RB R", 0, True),
        ({"red": 2, "blue": 1}, "RB R B", 0, True),
        ({"red": 2, "blue": 1}, "RB R W", 0, False),
        ({"red": 2, "blue": 1}, "RB RB None", 0, False),
        ({"red": 2, "blue": 2}, "RB RB R B", 0, True),
        ({"red": 2, "blue": 2}, "RB RB RB None None", 0, False),
        ({"red": 1, "blue": 1, "white": 1}, "RB RW RBW", 0, True),
        ({"red": 1, "blue": 1, "white": 1}, "RBW RBW None", 0, False),
        ({"red": 1, "blue": 1, "white": 1}, "RB RB R", 0, False),
        ({"red": 1, "blue": 1, "white": 1}, "RW RW B", 0, True),
        ({"red": 1, "blue": 1, "white": 1}, "RB W W", 0, False),
        ({"red": 1, "blue": 1, "white": 1}, "RW B B", 0, False),
        ({"red": 1, "blue": 2, "white": 1}, "RBW RBW RBW R", 0, True),
        ({"red": 1, "blue": 2, "white": 1}, "RBW RBW R R", 0, False),
    ],
)
def test_several_colours_are_paid_with_cards_of_several_colours(
    cost: dict[str, int], energies: str, smash: int, enough: bool
) -> None:
    engine = paying(cost, *energies.split(), smash=smash)
    assert offered(engine, Option(verb="play", card="pay")) == enough


@pytest.mark.parametrize(
    ("cost", "energies", "asked"),
    [
        ({"red": 1}, "R B RB", [(["e1", "e3"], "e3")]),
        ({"red": 2}, "R RB RB B", [(["e1", "e2", "e3"], "e1+e3")]),
        ({"red": 1, "blue": 1}, "R B RB", [(["e1", "e3"], "e1"), (["e2", "e3"], "e3")]),
        ({"red": 1, "blue": 1}, "RB R", [(["e2"], "e2"), (["e1"], "e1")]),
        ({"red": 1, "blue": 2}, "RB B R", [(["e3"], "e3"), (["e1", "e2"], "e1+e2")]),
        (
            {"red": 1, "blue": 1, "white": 1},
            "RBW RB RW None",
            [(["e1", "e2", "e3"], "e1"), (["e2"], "e2"), (["e3"], "e3")],
        ),
        (
            {"red": 1, "blue": 1, "white": 1},
            "RBW RBW None R",
            [(["e4"], "e4"), (["e1", "e2"], "e2"), (["e1"], "e1")],
        ),
        ({"red": 2, "blue": 1}, "RB RB R", [(["e1", "e2", "e3"], "e1"), (["e3"], "e3"), (["e2"], "e2")]),
        (
            {"red": 1, "blue": 1, "white": 1},
            "RB RW B",
            [(["e1"], "e1"), (["e3"], "e3"), (["e2"], "e2")],
        ),
        ({"red": 1, "colorless": 1}, "R B", [(["e1"], "e1"), (["e2"], "e2")]),
    ],
)
def test_what_is_paid_with_leaves_enough_for_the_other_colours(
    cost: dict[str, int], energies: str, asked: list[tuple[list[str], str]]
) -> None:
    engine = paying(cost, *energies.split())
    do(engine, "play pay")
    for options, answer in asked:
        decision = engine.pending()
        assert decision is not None
        assert (decision.player, decision.kind, decision.about) == ("alice", "pay", "spell-1")
        assert [option.card for option in decision.options] == options
        do(engine, answer)
    frozen = {f"e{n}" for n in range(1, 9) if f"e{n}" in "+".join(paid for _, paid in asked)}
    seen = engine.observe().seats["alice"].zones["energy"].cards
    assert {card.ref for card in seen if card.turned == "exhausted"} == frozen
    assert engine.observe().stack[0].card == "pay"


def test_smash_cards_are_pointed_at_by_where_they_lie() -> None:
    engine = paying({"colorless": 2}, "R", smash=3)
    do(engine, "play pay")
    decision = engine.pending()
    assert decision is not None
    assert decision.shape == Pick(min=2, max=2)
    places = [f"alice.smash#{n}" for n in (1, 2, 3)]
    assert [option.card for option in decision.options] == ["e1", *places]
    do(engine, f"{places[2]}+{places[0]}")
    seen = engine.observe().seats["alice"].zones["smash"].cards
    assert [card.ref for card in seen if card.turned == "exhausted"] == ["s1", "s3"]


def test_what_leaves_no_choice_is_frozen_unasked() -> None:
    go = costing({"red": 1, "colorless": 1}, spell("Pay", a.Draw(n=1)))
    for spare in (0, 1):
        energy = [c("e", "R"), *(c(f"e{n}", "None") for n in range(1 + spare))]
        start = position([go, *ENERGIES], {"hand": [c("pay", "Pay")], "energy": energy}, {})
        engine = opened(start, asking=False)
        do(engine, "play pay")
        decision = engine.pending()
        assert decision is not None
        assert decision.kind == ("pay" if spare else "act")


@pytest.mark.parametrize(
    ("costs", "energies", "enough"),
    [
        ((energy(red=1), energy(red=1)), "R", False),
        ((energy(red=1), energy(red=1)), "R R", True),
        ((energy(red=1), energy(blue=1)), "R R", False),
        ((energy(red=1), energy(blue=1)), "R B", True),
        ((energy(red=1, blue=1), a.Cost(kind="exhaust_self")), "R B", True),
        ((energy(red=1, blue=1),), "R R", False),
        ((a.Cost(kind="exhaust_self"), energy(red=1, blue=1)), "B B", False),
        ((a.Cost(kind="discard", symbols={"red": 1}),), "B", True),
    ],
)
def test_the_energy_of_an_ability_is_the_sum_of_its_parts(
    costs: tuple[a.Cost, ...], energies: str, enough: bool
) -> None:
    sage = card("Sage", "unit", acts("battle", *costs))
    zones: Zones = {
        "square": [c("sage", "Sage", "a2")],
        "hand": [c("held", "None")],
        "energy": [c(f"e{n}", name) for n, name in enumerate(energies.split())],
    }
    engine = opened(position([sage, *ENERGIES], zones, {}))
    assert offered(engine, Option(verb="activate", card="sage", value="act")) == enough


def giving(kind: Any, color: str | None = None) -> a.Cost:
    """Return a cost of a unit, perhaps of a colour, to sacrifice or to freeze."""
    return a.Cost(kind=kind, filter=Filter(type="unit", color=color))


SACRIFICED = giving("destroy")
RED_ONE = giving("destroy", color="red")


@pytest.mark.parametrize(
    ("costs", "units", "enough"),
    [
        ((SACRIFICED, RED_ONE), "", False),
        ((SACRIFICED, RED_ONE), "red", True),
        ((SACRIFICED, RED_ONE), "blue", False),
        ((SACRIFICED, SACRIFICED), "red", True),
        ((SACRIFICED, SACRIFICED, RED_ONE), "red blue", True),
        ((SACRIFICED, RED_ONE, RED_ONE), "red blue", False),
        ((a.Cost(kind="destroy"), SACRIFICED), "", False),
        ((a.Cost(kind="destroy"), SACRIFICED), "red", True),
        ((giving("exhaust"), a.Cost(kind="exhaust_self")), "", False),
        ((giving("exhaust"), a.Cost(kind="exhaust_self")), "red", True),
        ((giving("exhaust"), SACRIFICED), "", False),
        ((giving("exhaust"), SACRIFICED), "red", True),
        ((giving("compose"), SACRIFICED), "", False),
        ((giving("compose"), SACRIFICED), "red", True),
    ],
)
def test_each_card_serves_for_one_part_of_a_cost(costs: tuple[a.Cost, ...], units: str, enough: bool) -> None:
    engine = opened(position(*with_units(units, card("Sage", "unit", acts("battle", *costs)))))
    assert offered(engine, Option(verb="activate", card="sage", value="act")) == enough


def with_units(units: str, *cards: CardSpec, **zones: list[CardIn]) -> tuple[list[CardSpec], Zones, Zones]:
    """Return cards and zones for a table with a Sage and other units of Alice's, u1 and so on."""
    kinds = [card(color, "unit", symbols={color: 1}) for color in ("red", "blue")]
    there = [c("sage", "Sage", "a2")]
    there += [c(f"u{n - 1}", color, f"b{n}") for n, color in enumerate(units.split(), 2)]
    return [*cards, *kinds], {"square": there, **zones}, {}


def test_cards_are_given_for_a_part_of_a_cost_so_that_the_rest_can_be_paid() -> None:
    sage = card("Sage", "unit", acts("battle", SACRIFICED, RED_ONE))
    engine = opened(position(*with_units("red blue", sage)))
    do(engine, "activate sage act")
    for options, answer in ((["sage", "u2"], "u2"), (["u1"], "u1")):
        decision = engine.pending()
        assert decision is not None
        assert sorted(str(option.card) for option in decision.options) == options
        do(engine, answer)


CALLER = card("Sage", "unit", a.Ability(id="call", kind="keyword", keyword="call", name="red"))


@pytest.mark.parametrize(
    ("units", "cost", "enough"), [("", 0, True), ("", 1, False), ("blue", 1, True), ("blue", 2, False)]
)
def test_a_card_that_is_frozen_for_its_call_is_not_frozen_for_another_part(
    units: str, cost: int, enough: bool
) -> None:
    said = a.Ability(
        id="more", kind="keyword", keyword="additional_cost", zones=("hand",), cost=(giving("exhaust"),)
    )
    called = card("Called", "unit", said, cost=cost + 1, symbols={"red": 1, "colorless": cost})
    zones = {"hand": [c("called", "Called")], "energy": [c("e", "R")]}
    engine = opened(position(*with_units(units, CALLER, called, *ENERGIES, **zones)))
    assert offered(engine, Option(verb="play", card="called")) == enough
    if not enough:
        return
    do(engine, "play called", "@a3")
    decision = engine.pending()
    assert decision is not None
    assert (decision.kind, [option.card for option in decision.options]) == (
        "pay",
        ["u1"] if cost else ["sage"],
    )


@pytest.mark.parametrize(("plain", "most"), [(0, 2), (1, 1), (2, 0)])
def test_a_letter_may_stand_for_what_calls_take_off(plain: int, most: int) -> None:
    cost = {"red": 1, "colorless": plain, "colorless_x": 1}
    called = card("Called", "unit", cost=1 + plain, symbols=cost)
    zones = {"hand": [c("called", "Called")], "energy": [c("e", "R"), c("none", "None")]}
    engine = opened(position(*with_units("", CALLER, called, *ENERGIES, **zones)))
    do(engine, "play called", "@a3")
    decision = engine.pending()
    assert decision is not None
    assert (decision.kind, decision.shape) == ("number", Number(min=0, max=most))


def test_a_letter_counts_for_the_cost_of_a_spell_as_what_it_stands_for() -> None:
    draws = a.Ability(id="does", kind="spell", effect=(a.Draw(n=1),))
    lettered = card("X", "strategy", draws, cost=1, symbols={"red": 1, "colorless_x": 1}, timing="battle")
    zones: Zones = {"hand": [c("x", "X")], "energy": [c(f"e{n}", "R") for n in range(3)]}
    engine = opened(position([lettered, *ENERGIES], zones, {}))

    def cost(zone: str) -> list[Any]:
        view = engine.observe()
        cards = view.shared["stack"].cards if zone == "stack" else view.seats["alice"].zones[zone].cards
        return [seen.traits.cost for seen in cards if seen.traits is not None]

    assert cost("hand") == [1]
    do(engine, "play x")
    decision = engine.pending()
    assert decision is not None
    engine.submit(Choice(decision=decision.id, by="alice", number=2))
    do(engine, "e0", "e1+e2")
    assert cost("stack") == [3]
    do(engine, "pass", "pass")
    assert cost("graveyard") == [1]


@pytest.mark.parametrize(("letter", "aimed"), [(0, False), (2, True)])
def test_a_spell_is_aimed_at_by_what_the_letter_in_its_cost_stands_for(letter: int, aimed: bool) -> None:
    draws = a.Ability(id="does", kind="spell", effect=(a.Draw(n=1),))
    lettered = card("X", "strategy", draws, symbols={"colorless_x": 1}, timing="battle")
    dear = a.TargetSpec(filter=Filter(zones=("stack",), cost=Range(min=1)))
    stop = spell("Stop", v.Counter(what=Select(which="target")), targets=(dear,))
    zones: Zones = {"hand": [c("x", "X")], "energy": [c("e1", "R"), c("e2", "R")]}
    engine = opened(position([lettered, stop, *ENERGIES], zones, {"hand": [c("stop", "Stop")]}))
    do(engine, "play x")
    decision = engine.pending()
    assert decision is not None
    engine.submit(Choice(decision=decision.id, by="alice", number=letter))
    if letter:
        do(engine, "e1+e2")
    do(engine, "pass")
    assert offered(engine, Option(verb="play", card="stop")) == aimed
