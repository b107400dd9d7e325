"""What cards of Dimension Zero cannot say, asked of `flaws` itself: an engine looks at a card only once."""

import pytest
from msgspec import UNSET

from duelproof.port import CardSpec
from duelproof.port import abilities as a
from duelproof.port.selections import Calc, Filter, Select
from reference.dimension_zero.vocabulary import flaws
from reference.tests.dz_table import OWN_DRAW, acts, card, energy, spell

X, Y = (Calc(op="number", key=letter) for letter in "xy")
NO_COST = "no cost has the letter"


def chooses(*keys: str) -> tuple[a.ChooseNumber, ...]:
    """Return the choices of numbers under these keys."""
    return tuple(a.ChooseNumber(key=key) for key in keys)


def more(word: str, *cost: a.Cost) -> a.Ability:
    """Return an additional cost, with an id."""
    return a.Ability(id=word, kind="keyword", keyword="additional_cost", cost=cost)


def strategy(*keys: str, beside: tuple[a.Ability, ...] = (), **traits: object) -> CardSpec:
    """Return a strategy that asks for these numbers, with abilities beside what it does."""
    does = a.Ability(id="does", kind="spell", effect=OWN_DRAW, as_played=chooses(*keys))
    return card("Card", "strategy", *beside, does, **traits)


def freezing(many: Calc) -> a.Cost:
    """Return the cost of freezing so many units."""
    return a.Cost(kind="exhaust", n=many, filter=Filter(type="unit"))


ASKED_FOR = [
    strategy("y", symbols={"blue": 1, "red_y": 1}),
    strategy("x", "y", beside=(more("less"), more("more", freezing(X), freezing(Y)))),
    strategy("z", beside=(more("more", energy(red_z=1)),)),
    strategy("less", "more", beside=(more("less"), acts("normal"), more("more")), symbols=UNSET),
    card("Card", "unit", acts("normal", energy(blue=1), energy(red_x=1), as_played=chooses("x"))),
    card("Card", "unit", acts("normal", energy(blue=1), freezing(Y), as_played=chooses("y"))),
]
IN_VAIN = [
    strategy("x", symbols={"red_y": 1}),
    strategy("", symbols={"red": 1}),
    strategy("", beside=(more("more", freezing(Calc(op="number"))),), symbols={}),
    strategy("x", beside=(acts("normal", energy(red_x=1)),)),
    strategy("act", beside=(acts("normal"),)),
    strategy("x", beside=(more("more", freezing(Calc(op="count", what=Select(which="all"), key="x"))),)),
    card("Card", "unit", acts("normal", as_played=chooses("x")), symbols={"red_x": 1}),
    card("Card", "unit", more("more", energy(red_x=1)), acts("normal", as_played=chooses("x"))),
    card("Card", "unit", more("more"), acts("normal", as_played=chooses("more"))),
]


@pytest.mark.parametrize("held", ASKED_FOR)
def test_a_number_may_be_asked_for_that_a_cost_has_or_that_says_what_was_paid(held: CardSpec) -> None:
    assert list(flaws(held.faces[0])) == []


@pytest.mark.parametrize("held", IN_VAIN)
def test_a_number_is_not_asked_for_that_no_cost_of_the_same_play_has(held: CardSpec) -> None:
    [(_, field, says)] = flaws(held.faces[0])
    assert (field, says[: len(NO_COST)]) == ("as_played", NO_COST)


@pytest.mark.parametrize("spot", ["own_area", "vacated"])
def test_every_place_is_found_where_nothing_lies(spot: str) -> None:
    there = (Select(which="all", filter=Filter(places=("b3", spot))), Select(which="all", filter=Filter()))
    held = spell("Card", *(a.Destroy(what=what) for what in there))
    [(of, field, _)] = flaws(held.faces[0])
    assert (of, field) == ("does", "effect[0].what.filter.places")


def test_a_square_is_a_place_where_something_lies() -> None:
    held = spell("Card", a.Destroy(what=Select(which="all", filter=Filter(places=("b3",)))))
    assert list(flaws(held.faces[0])) == []


def test_abilities_are_looked_at_that_others_give() -> None:
    given = acts("normal", may=True)
    held = spell("Card", *OWN_DRAW, a.Gain(what=Select(which="self"), ability=given))
    [(of, field, says)] = flaws(held.faces[0])
    assert (of, field) == ("does", "effect[1].ability.may")
    assert "activated" in says


def test_one_choice_too_many_is_enough() -> None:
    draws = a.Mode(id="draw", effect=OWN_DRAW)
    aims = a.Mode(id="aim", effect=OWN_DRAW, targets=(a.TargetSpec(filter=Filter(type="unit")),))
    said = a.Trigger(on="turn_end")
    hails = a.Ability(id="hail", kind="triggered", trigger=said, modes=(draws, aims), may=True)
    odd = a.Ability(id="odd", kind="static", modes=(draws,))
    found = flaws(card("Card", "unit", hails, odd).faces[0])
    assert [(of, field) for of, field, _ in found] == [("hail", "modes"), ("odd", "modes")]


def test_which_effect_something_has_that_triggers_may_be_chosen_where_none_has_targets() -> None:
    modes = tuple(a.Mode(id=name, effect=OWN_DRAW) for name in ("one", "other"))
    hails = a.Ability(id="hail", kind="triggered", trigger=a.Trigger(on="turn_end"), modes=modes)
    assert list(flaws(card("Card", "unit", hails).faces[0])) == []


@pytest.mark.parametrize(
    ("where", "many", "fields"),
    [("same_line", 1000, []), ("same_line", None, ["keyword"]), (None, 1000, ["keyword"])],
)
def test_support_says_to_which_range_it_gives_how_much(
    where: str | None, many: int | None, fields: list[str]
) -> None:
    said = a.Ability(id="banner", kind="keyword", keyword="support", name=where, n=many)
    found = flaws(card("Card", "unit", said).faces[0])
    assert [field for _, field, says in found if "which range" in says] == fields


@pytest.mark.parametrize(("many", "fields"), [(2, []), (None, ["keyword"])])
def test_conveyance_says_how_many_bases_are_frozen(many: int | None, fields: list[str]) -> None:
    said = a.Ability(id="cart", kind="keyword", keyword="conveyance", n=many)
    assert [field for _, field, _ in flaws(card("Card", "unit", said).faces[0])] == fields


def test_other_choices_are_refused_beside_a_number() -> None:
    held = card("Card", "unit", acts("normal", freezing(X), as_played=(*chooses("x"), *OWN_DRAW)))
    [(_, field, says)] = flaws(held.faces[0])
    assert field == "as_played"
    assert "only numbers" in says


def test_all_that_is_wrong_is_found_in_the_order_of_the_text() -> None:
    draws = a.Mode(id="draw", effect=OWN_DRAW)
    odd = a.Ability(id="odd", kind="static", modes=(draws,), may=True, as_played=chooses("x", "y"))
    placed = [Select(which="all", filter=Filter(places=(spot,))) for spot in ("vacated", "own_area")]
    held = card("Card", "unit", odd, acts("normal", effect=tuple(a.Destroy(what=what) for what in placed)))
    found = list(flaws(held.faces[0]))
    assert [field for _, field, _ in found] == [
        "modes",
        "may",
        "as_played",
        "as_played",
        "effect[0].what.filter.places",
        "effect[1].what.filter.places",
    ]
    assert [says.split("'")[1] for *_, says in found[2:]] == ["x", "y", "vacated", "own_area"]


@pytest.mark.parametrize(
    ("symbols", "colors", "made"),
    [
        ({"red": 1}, [], "red"),
        ({"red": 1, "blue_x": 1}, ["red"], "blue and red"),
        ({"colorless": 2}, ["red"], "colorless"),
        (UNSET, ["red"], "colorless"),
    ],
)
def test_a_card_has_the_colors_of_its_symbols(symbols: object, colors: list[str], made: str) -> None:
    held = card("Card", "strategy", symbols=symbols, colors=colors)
    assert list(flaws(held.faces[0])) == [("", "colors", f"the symbols in its use cost make it {made}")]


@pytest.mark.parametrize("symbols", [{"red": 1, "blue_x": 1, "colorless": 2}, {"colorless": 1}, {}, UNSET])
def test_colors_are_those_of_symbols_but_colorless_is_none(symbols: object) -> None:
    assert list(flaws(card("Card", "strategy", symbols=symbols).faces[0])) == []
