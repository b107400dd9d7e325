"""What keywords of Dimension Zero do where no scenario says it: several of a name, and cards that leave."""

from typing import Any

import pytest

from duelproof.port import Accepted, CardSpec, Number, Option, Pick
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference.dimension_zero.vocabulary import Resist
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import SWITCH
from reference.tests.dz_table import (
    AIM,
    ITSELF,
    UNIT,
    Zones,
    acts,
    c,
    card,
    do,
    energy,
    opened,
    position,
    spell,
    submit,
)

GRUNT = card("Grunt", "unit", power=5000)


def word(keyword: str, ident: str = "word", **said: Any) -> a.Ability:
    """Return a keyword ability."""
    return a.Ability(id=ident, kind="keyword", keyword=keyword, **said)


def named(name: str) -> Select:
    """Return the words for all cards of a name on squares."""
    return Select(which="all", filter=Filter(name=name))


def squares_for(engine: ReferenceEngine, ref: str, way: str) -> list[str]:
    """Return the squares to which a card can be played in a special way, which it is."""
    assert submit(engine, Option(verb="play", card=ref, way=way)) == Accepted()
    decision = engine.pending()
    assert decision is not None
    return sorted(str(option.place.slot) for option in decision.options if option.place is not None)


def may(engine: ReferenceEngine, verb: str, ref: str) -> bool:
    """Tell whether somebody may do this with a card now."""
    decision = engine.pending()
    assert decision is not None
    return any(option.verb == verb and option.card == ref for option in decision.options)


@pytest.fixture(params=["on", "off"])
def switched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play with the index and without it."""
    monkeypatch.setenv(SWITCH, request.param)


@pytest.mark.usefixtures("switched")
def test_a_card_with_two_convocations_calls_by_each() -> None:
    camp = card(
        "Camp",
        "unit",
        word("convocation", "one", name="in_front"),
        word("convocation", "two", name="behind"),
    )
    there: Zones = {"square": [c("camp", "Camp", "a3")], "hand": [c("guest", "Grunt")]}
    engine = opened(position([GRUNT, camp], there, {}))
    assert squares_for(engine, "guest", "convocation") == ["a2", "a4"]


@pytest.mark.usefixtures("switched")
def test_a_convocation_that_was_gained_works_beside_the_printed_one() -> None:
    camp = card("Camp", "unit", word("convocation", name="in_front"))
    more = word("convocation", "more", name="same_area")
    rally = spell("Rally", a.Gain(what=named("Camp"), ability=more))
    there: Zones = {
        "square": [c("camp", "Camp", "a3")],
        "hand": [c("guest", "Grunt"), c("rally", "Rally")],
    }
    engine = opened(position([GRUNT, camp, rally], there, {}))
    do(engine, "play rally", "pass", "pass")
    assert squares_for(engine, "guest", "convocation") == ["a4", "b3", "c3"]


def dancing(second: a.Cost) -> ReferenceEngine:
    """Return a table where each of the two formation summons of a card gives a square."""
    dancer = card(
        "Dancer",
        "unit",
        word("formation_summon", "one", name="small_eye", cost=(energy(red=0),)),
        word("formation_summon", "two", name="straight", cost=(second,)),
        cost=9,
        symbols={"red": 9},
    )
    there: Zones = {
        "square": [c("left", "Grunt", "a3"), c("right", "Grunt", "c3")],
        "hand": [c("dancer", "Dancer")],
        "energy": [c("e1", "Dancer"), c("e2", "Dancer")],
    }
    return opened(position([GRUNT, dancer], there, {}))


def test_a_card_with_two_formations_for_one_cost_comes_by_each() -> None:
    engine = dancing(energy(red=0))
    assert squares_for(engine, "dancer", "formation_summon") == ["a2", "b3", "c2"]


@pytest.mark.parametrize(("summon", "squares", "frozen"), [("one", ["a2", "c2"], 0), ("two", ["b3"], 1)])
def test_of_two_formations_for_different_costs_its_player_says_which_is_used(
    summon: str, squares: list[str], frozen: int
) -> None:
    engine = dancing(energy(colorless=1))
    assert squares_for(engine, "dancer", f"formation_summon+{summon}") == squares
    do(engine, f"@{squares[0]}", *["e1"] * frozen)
    energies = engine.observe().seats["alice"].zones["energy"].cards
    assert [each.turned for each in energies].count("exhausted") == frozen
    do(engine, "pass", "pass")
    assert ("dancer", squares[0]) in [(each.ref, each.at) for each in engine.observe().shared["square"].cards]


def test_a_formation_summon_asks_for_the_letters_in_its_cost_and_for_what_is_sacrificed() -> None:
    given = a.Cost(kind="destroy", filter=Filter(name="Grunt"))
    dancer = card(
        "Dancer",
        "unit",
        word("formation_summon", name="small_eye", cost=(energy(colorless_x=1), given)),
        cost=9,
        symbols={"red": 9},
    )
    there: Zones = {
        "square": [c("left", "Grunt", "a3"), c("right", "Grunt", "c3")],
        "hand": [c("dancer", "Dancer")],
        "energy": [c("e1", "Dancer"), c("e2", "Dancer")],
    }
    engine = opened(position([GRUNT, dancer], there, {}))
    assert squares_for(engine, "dancer", "formation_summon") == ["a2", "c2"]
    do(engine, "@a2")
    decision = engine.pending()
    assert decision is not None
    assert decision.shape == Number(min=0, max=2)


@pytest.mark.usefixtures("switched")
@pytest.mark.parametrize(("colour", "called"), [("red", True), ("blue", True), ("green", False)])
def test_a_card_with_two_calls_is_called_for_either_colour(colour: str, called: bool) -> None:
    herald = card("Herald", "unit", word("call", "one", name="red"), word("call", "two", name="blue"))
    guest = card("Guest", "unit", cost=2, symbols={colour: 1, "colorless": 1})
    coin = card("Coin", "strategy", cost=1, symbols={colour: 1})
    there: Zones = {
        "square": [c("herald", "Herald", "a3")],
        "hand": [c("guest", "Guest")],
        "energy": [c("coin", "Coin")],
    }
    engine = opened(position([herald, guest, coin], there, {}))
    assert may(engine, "play", "guest") is called


def test_each_groundwork_of_a_card_takes_energy_off() -> None:
    builder = card(
        "Builder",
        "unit",
        word("groundwork", "one"),
        word("groundwork", "two"),
        cost=2,
        symbols={"colorless": 2},
    )
    there: Zones = {"base": [c("camp", "Camp", "a1")], "hand": [c("builder", "Builder")]}
    assert may(opened(position([card("Camp", "base"), builder], there, {})), "play", "builder")
    assert not may(opened(position([builder], {"hand": there["hand"]}, {})), "play", "builder")


@pytest.mark.parametrize("to", ["hand", "graveyard"])
def test_headlong_stops_no_play_once_its_card_has_left_the_squares(to: str) -> None:
    boar = card("Boar", "unit", word("headlong"))
    keeper = card("Keeper", "unit", acts("battle", effect=(a.Move(what=named("Boar"), to=to),)))
    there: Zones = {
        "square": [c("boar", "Boar", "a2"), c("keeper", "Keeper", "c2")],
        "hand": [c("study", "Study")],
    }
    engine = opened(position([boar, keeper, spell("Study", a.Draw(n=1))], there, {}))
    do(engine, "move boar", "@a3")
    assert not may(engine, "play", "study")
    do(engine, "activate keeper act", "pass", "pass")
    assert [item.kind for item in engine.observe().stack] == ["move"]
    assert may(engine, "play", "study")


def test_headlong_stops_no_play_for_a_card_that_has_come_back() -> None:
    boar = card("Boar", "unit", word("headlong"))
    home = a.Move(
        what=Select(which="all", filter=Filter(name="Boar", zones=("hand",))), to="square", slot="a2"
    )
    leap = (a.Move(what=named("Boar"), to="hand"), home)
    keeper = card("Keeper", "unit", acts("battle", effect=leap))
    there: Zones = {
        "square": [c("boar", "Boar", "a2"), c("keeper", "Keeper", "c2")],
        "hand": [c("study", "Study")],
    }
    engine = opened(position([boar, keeper, spell("Study", a.Draw(n=1))], there, {}))
    do(engine, "move boar", "@a3", "activate keeper act", "pass", "pass")
    assert [item.kind for item in engine.observe().stack] == ["move"]
    assert may(engine, "play", "study")


@pytest.mark.parametrize("deed", ["shuffle", "cover", "draw"])
def test_a_plan_that_was_turned_down_is_not_found_in_the_deck(deed: str) -> None:
    come = (a.Move(what=ITSELF, to="square", slot="b3"),)
    lurker = card(
        "Lurker", "unit", a.Ability(id="act", kind="activated", timing="normal", zones=("plan",), effect=come)
    )
    held = Select(which="all", filter=Filter(name="Grunt", zones=("hand",)))
    deeds = {"shuffle": a.Shuffle(), "cover": a.Move(what=held, to="deck"), "draw": a.Draw(n=1)}
    there: Zones = {
        "hand": [c("deed", "Deed"), c("grunt", "Grunt")],
        "deck": [c("lurker", "Lurker", face="up"), c("second", "Grunt")],
    }
    engine = opened(position([GRUNT, lurker, spell("Deed", deeds[deed])], there, {}))
    do(engine, "activate lurker act", "play deed", "pass", "pass", "pass", "pass")
    assert not engine.observe().stack
    assert not engine.observe().shared["square"].cards


def test_a_revelation_does_not_find_its_card_in_a_shuffled_deck() -> None:
    come = (a.Move(what=ITSELF, to="square", slot="b3"),)
    seer = card("Seer", "unit", word("revelation", effect=come))
    there: Zones = {
        "hand": [c("stir", "Stir")],
        "energy": [c("coin", "Grunt")],
        "deck": [c("seer", "Seer"), c("second", "Grunt")],
    }
    engine = opened(position([GRUNT, seer, spell("Stir", a.Shuffle())], there, {}))
    do(engine, "plan", "coin", "pass", "pass", "order", "play stir", "pass", "pass", "pass", "pass")
    assert not engine.observe().stack
    assert not engine.observe().shared["square"].cards


WARDEN = card(
    "Warden",
    "unit",
    a.Ability(
        id="ward",
        kind="static",
        keyword="resistance",
        effect=(Resist(what=ITSELF, by=Filter(color="red"), until="while"),),
    ),
    power=5000,
)
RECALL = spell("Recall", a.Move(what=AIM, to="hand"), targets=(UNIT,))


def painting(colour: str) -> CardSpec:
    """Return a base that gives vagrants a colour."""
    hue = a.SetTrait(what=named("Vagrant"), trait="colors", to=(colour,), until="while")
    return card("Paint", "base", a.Ability(id="paint", kind="static", effect=(hue,)))


@pytest.mark.parametrize(
    ("printed", "colour", "aims"), [({}, "red", ["grunt"]), ({"red": 1}, "blue", ["grunt", "warden"])]
)
def test_what_a_unit_was_on_the_squares_is_resisted_as_its_ability_seeks_targets(
    printed: dict[str, int], colour: str, aims: list[str]
) -> None:
    leaving = a.Trigger(on="move", self_only=True, to=("hand",), origin=("square",))
    strike = a.Ability(
        id="strike",
        kind="triggered",
        trigger=leaving,
        targets=(UNIT,),
        effect=(a.Damage(what=AIM, n=1000),),
    )
    vagrant = card("Vagrant", "unit", strike, symbols=printed, cost=len(printed), colors=[*printed])
    there: Zones = {
        "square": [c("vagrant", "Vagrant", "a3")],
        "base": [c("paint", "Paint", "a1")],
        "hand": [c("recall", "Recall")],
    }
    foes: Zones = {"square": [c("warden", "Warden", "a4"), c("grunt", "Grunt", "b4")]}
    engine = opened(position([vagrant, painting(colour), WARDEN, RECALL, GRUNT], there, foes))
    do(engine, "play recall", "vagrant", "pass", "pass", "order")
    decision = engine.pending()
    assert decision is not None
    assert sorted(str(option.card) for option in decision.options) == aims


@pytest.mark.parametrize(("colour", "damage"), [("red", 0), ("blue", 1000)])
def test_what_a_unit_was_on_the_squares_is_resisted_when_its_ability_resolves(
    colour: str, damage: int
) -> None:
    all_units = Select(which="all", filter=Filter(type="unit"))
    burst = acts("battle", effect=(a.Damage(what=all_units, n=1000),))
    there: Zones = {
        "square": [c("vagrant", "Vagrant", "a3")],
        "base": [c("paint", "Paint", "a1")],
        "hand": [c("recall", "Recall")],
    }
    foes: Zones = {"square": [c("warden", "Warden", "a4")]}
    cards = [card("Vagrant", "unit", burst), painting(colour), WARDEN, RECALL]
    engine = opened(position(cards, there, foes))
    do(engine, "activate vagrant act", "play recall", "vagrant", "pass", "pass", "pass", "pass")
    assert [seen.damage for seen in engine.observe().shared["square"].cards] == [damage]


@pytest.mark.parametrize(("colour", "damage"), [("red", 0), ("blue", 1000)])
def test_a_unit_that_has_come_back_as_a_new_card_is_resisted_as_what_it_was(colour: str, damage: int) -> None:
    beside = Select(which="all", filter=Filter(type="unit", relation="same_line"))
    burst = acts("battle", effect=(a.Damage(what=Select(which="all", filter=Filter(name="Warden")), n=1000),))
    hue = a.SetTrait(what=beside, trait="colors", to=(colour,), until="while")
    paint = card("Paint", "base", a.Ability(id="paint", kind="static", effect=(hue,)))
    back = a.Move(what=Select(which="it"), to="square", slot="b3")
    trip = spell("Trip", a.Move(what=AIM, to="removed"), back, targets=(UNIT,))
    there: Zones = {
        "square": [c("vagrant", "Vagrant", "a3")],
        "base": [c("paint", "Paint", "a1")],
        "hand": [c("trip", "Trip")],
    }
    foes: Zones = {"square": [c("warden", "Warden", "b4")]}
    engine = opened(position([card("Vagrant", "unit", burst), paint, WARDEN, trip], there, foes))
    do(engine, "activate vagrant act", "play trip", "vagrant", "pass", "pass", "pass", "pass")
    squares = engine.observe().shared["square"].cards
    assert {seen.ref: (seen.at, seen.damage) for seen in squares} == {
        "vagrant": ("b3", 0),
        "warden": ("b4", damage),
    }


@pytest.mark.parametrize(("colour", "damage"), [("red", 0), ("blue", 1000)])
def test_what_a_unit_was_on_the_squares_is_resisted_when_its_battle_damage_is_dealt(
    colour: str, damage: int
) -> None:
    there: Zones = {
        "square": [c("vagrant", "Vagrant", "a3")],
        "base": [c("paint", "Paint", "a1")],
        "hand": [c("recall", "Recall")],
    }
    foes: Zones = {"square": [c("warden", "Warden", "a4")]}
    cards = [card("Vagrant", "unit", power=1000), painting(colour), WARDEN, RECALL]
    engine = opened(position(cards, there, foes))
    do(engine, "move vagrant", "@a4", "pass", "pass")
    while not any(item.combat for item in engine.observe().stack):
        do(engine, "pass")
    do(engine, "play recall", "vagrant", "pass", "pass")
    while engine.observe().stack:
        do(engine, "pass")
    assert [seen.damage for seen in engine.observe().shared["square"].cards] == [damage]


def test_who_is_played_by_convocation_is_paid_for_with_the_letters_in_its_use_cost() -> None:
    camp = card("Camp", "base", word("convocation", name="same_line"))
    hydra = card("Hydra", "unit", symbols={"red": 1, "colorless_x": 1}, cost=1)
    there: Zones = {
        "base": [c("camp", "Camp", "a1")],
        "hand": [c("hydra", "Hydra")],
        "energy": [c("e1", "Hydra"), c("e2", "Hydra"), c("e3", "Hydra")],
    }
    engine = opened(position([camp, hydra], there, {}))
    assert squares_for(engine, "hydra", "convocation") == ["a2", "a3", "a4"]
    do(engine, "@a2", "camp")
    decision = engine.pending()
    assert decision is not None
    assert decision.shape == Number(min=0, max=2)


@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 1)])
@pytest.mark.parametrize("bases", [["a"], ["a", "b", "c"]])
def test_a_unit_with_two_conveyances_moves_by_either_that_there_are_bases_for(
    first: int, second: int, bases: list[str]
) -> None:
    cart = card(
        "Cart",
        "unit",
        word("conveyance", "one", n=first),
        word("conveyance", "two", n=second),
        move_cost={"red": 1},
    )
    there: Zones = {
        "square": [c("cart", "Cart", "a2")],
        "base": [c(f"camp-{file}", "Camp", f"{file}1") for file in bases],
    }
    engine = opened(position([cart, card("Camp", "base")], there, {}))
    do(engine, "move cart", "@a3")
    many = first if len(bases) == 3 else 1
    do(engine, "=one" if many == first else "=two")
    decision = engine.pending()
    assert decision is not None
    assert decision.shape == Pick(min=many, max=many)
    assert [option.card for option in decision.options] == [f"camp-{file}" for file in bases]
