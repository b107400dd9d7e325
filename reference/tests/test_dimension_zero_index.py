"""What the index of Dimension Zero keeps is right, is kept, and is left aside where it does not hold."""

import msgspec
import pytest

from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference.dimension_zero import index
from reference.dimension_zero.s1_principles import purse
from reference.dimension_zero.s2_definitions.card_data import use_cost
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.card import Card
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import SWITCH
from reference.tests.dz_table import Zones, acts, c, card, do, opened, position, spell

RUSH = a.Ability(id="rush", kind="keyword", keyword="acceleration")
UNITS = Select(which="all", filter=Filter(type="unit"))
HAND = Select(which="all", filter=Filter(zones=("hand",)))
ENERGY = Select(which="all", filter=Filter(zones=("energy",)))
BLUE = a.SetTrait(what=ENERGY, trait="colors", to=("blue",), until="while")
WEAKER = a.Modify(what=UNITS, trait="power", by=-1000, until="while")
DEARER = a.Modify(what=HAND, trait="cost", by=2, until="while")
CARDS = [
    card("Plain", "unit"),
    card("Swift", "unit", RUSH),
    card("Sage", "unit", acts("battle")),
    card("Swift Sage", "unit", RUSH, acts("battle")),
    card("Bluer", "base", a.Ability(id="blue", kind="static", effect=(BLUE,))),
    spell("Teach", a.Gain(what=UNITS, ability=acts("battle"))),
    card("Withering", "base", a.Ability(id="less", kind="static", effect=(WEAKER,))),
    card("Toll", "base", a.Ability(id="more", kind="static", effect=(DEARER,))),
]
TABLE: Zones = {
    "square": [
        c(name, name.title(), slot) for name, slot in (("plain", "a2"), ("swift", "b2"), ("sage", "c2"))
    ],
    "hand": [c("teach", "Teach"), c("both", "Swift Sage")],
    "energy": [c("e1", "Plain"), c("e2", "Plain", turned="exhausted")],
}


def duel(engine: ReferenceEngine) -> Duel:
    """Return the state of the duel."""
    assert isinstance(engine._game, Duel)
    return engine._game


def activated(engine: ReferenceEngine) -> set[str | None]:
    """Return the cards with an ability that is offered."""
    decision = engine.pending()
    assert decision is not None
    return {option.card for option in decision.options if option.verb == "activate"}


def test_the_cards_with_an_activated_ability_are_noted() -> None:
    game = duel(opened(position(CARDS, TABLE, {})))
    assert game.own_index is not None
    assert [card.ref for card in game.own_index.activators] == ["sage", "both"]


def test_no_other_card_is_looked_at_while_no_ability_is_gained() -> None:
    engine = opened(position(CARDS, TABLE, {}))
    index = duel(engine).own_index
    assert index is not None
    index.activators.clear()
    do(engine, "play both", "@a3")
    assert activated(engine) == set()


@pytest.mark.parametrize("switched", ["on", "off"])
def test_an_ability_that_was_gained_is_offered(switched: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, switched)
    engine = opened(position(CARDS, TABLE, {}))
    assert (duel(engine).index is None) == (switched == "off")
    assert activated(engine) == {"sage"}
    do(engine, "play teach", "pass", "pass")
    assert activated(engine) == {"plain", "swift", "sage"}


def test_what_can_be_paid_with_is_found_once_until_something_changes() -> None:
    game = duel(opened(position(CARDS, TABLE, {})))
    found = purse(game, "alice")
    assert [card.ref for card in found.energy] == ["e1"]
    assert purse(game, "bob") is not found
    assert purse(game, "alice") is found
    game.cards["e2"].turned = "ready"
    assert purse(game, "alice") is found
    game.tick()
    again = purse(game, "alice")
    assert [card.ref for card in again.energy] == ["e1", "e2"]
    assert purse(game, "alice") is again


def test_what_can_be_paid_with_is_looked_for_where_cards_are_not_as_printed() -> None:
    base: Zones = {"base": [c("bluer", "Bluer", "a1")]}
    game = duel(opened(position(CARDS, TABLE | base, {})))
    found = purse(game, "alice")
    assert found.colours == {"blue": 1}
    assert purse(game, "alice") is not found


def test_without_an_index_it_is_looked_for_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "off")
    game = duel(opened(position(CARDS, TABLE, {})))
    found = purse(game, "alice")
    assert [card.ref for card in found.energy] == ["e1"]
    assert purse(game, "alice") is not found


def looked(game: Duel) -> list[str]:
    """Return the cards whose power is looked at, of all on the squares."""
    seen: list[str] = []

    def broken(_: Duel, card: Card) -> bool:
        seen.append(card.ref)
        return False

    quick = index.unless_sturdy(broken)
    assert not any(quick(game, card) for cards in game.squares.values() for card in cards)
    return seen


def test_only_the_power_of_damaged_units_is_looked_at_while_no_effect_changes_any() -> None:
    game = duel(opened(position(CARDS, TABLE, {})))
    assert looked(game) == []
    game.cards["swift"].damage = 1
    assert looked(game) == ["swift"]


def test_the_power_of_all_units_is_looked_at_where_an_effect_changes_some() -> None:
    game = duel(opened(position(CARDS, TABLE | {"base": [c("less", "Withering", "a1")]}, {})))
    assert sorted(looked(game)) == ["plain", "sage", "swift"]


@pytest.mark.parametrize(("power", "sturdy"), [(1, True), (0, False), (msgspec.UNSET, False)])
def test_a_unit_of_some_printed_power_is_sturdy(power: object, sturdy: bool) -> None:
    game = duel(opened(position(CARDS, TABLE, {})))
    plain = game.cards["plain"]
    plain.printed = msgspec.structs.replace(plain.printed, power=power)
    index.tabulate(game)
    assert game.own_index is not None
    assert (plain in game.own_index.sturdy) == sturdy
    plain.natures["power"] = a.SetTrait(what=UNITS, trait="power", to=3)
    index.tabulate(game)
    assert plain not in game.own_index.sturdy


@pytest.mark.parametrize("switched", ["on", "off"])
def test_what_a_card_costs_is_read_off_its_symbols_unless_an_effect_changes_it(
    switched: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, switched)
    costs = index.as_printed(lambda game, card: Cost(1), "cost")(lambda game, card: Cost(2))
    game = duel(opened(position(CARDS, TABLE, {})))
    both = game.cards["both"]
    assert costs(game, both) == Cost(1 if switched == "on" else 2)
    dearer = duel(opened(position(CARDS, TABLE | {"base": [c("toll", "Toll", "a1")]}, {})))
    assert costs(dearer, dearer.cards["both"]) == Cost(2)
    assert use_cost(dearer, dearer.cards["both"]).total == use_cost(game, both).total + 2
    both.natures["cost"] = a.SetTrait(what=HAND, trait="cost", to=3)
    assert costs(game, both) == Cost(2)
