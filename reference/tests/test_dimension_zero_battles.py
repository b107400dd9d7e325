"""Battles of Dimension Zero, and what waits while they go on."""

from collections.abc import Callable
from typing import Literal

import pytest

from duelproof.port import (
    Accepted,
    CardIn,
    Choice,
    Opened,
    Option,
    Position,
    Seat,
    SeatPosition,
    Seeded,
    View,
)
from duelproof.port.abilities import Ability, Delay, Modify, Move, Trigger
from duelproof.port.cards import CardSpec, Face, Traits
from duelproof.port.selections import Cond, Filter
from duelproof.port.selections import Select as Things
from reference import engine as reference_engine
from reference.dimension_zero.s2_definitions.squares import PLACES
from reference.kernel.course.engine import ReferenceEngine
from reference.tests import dimension_zero_tables as tables
from reference.tests.dz_table import ITSELF, OWN_DRAW, c, card, do, opened, position, spell


def unit(name: str, power: int, *abilities: Ability, timing: str = "normal") -> CardSpec:
    """Return a unit that costs nothing to play or move."""
    traits = Traits(type=["unit"], name=name, cost=0, symbols={}, move_cost={}, power=power, strike=1,
                    timing=timing)  # fmt: skip
    return CardSpec(name=name, game=tables.GAME, faces=[Face(traits=traits, abilities=list(abilities))])


RUSH = Ability(id="rush", kind="keyword", keyword="acceleration")
CHILL = Ability(
    id="chill",
    kind="static",
    effect=(
        Modify(
            what=Things(which="all", filter=Filter(type="unit", controller="opponent", relation="same_line")),
            trait="power",
            by=-1000,
        ),
    ),
)
UNITS = {
    spec.name: spec
    for spec in (
        unit("1000", 1000),
        unit("2000", 2000),
        unit("3000", 3000),
        unit("3000 with acceleration", 3000, RUSH),
        unit("2000 at battle timing", 2000, timing="battle"),
        unit("1000 at battle timing", 1000, timing="battle"),
        unit("2000 that chills its line", 2000, CHILL),
    )
}


def table(
    alice: dict[str, str], bob: dict[str, str], *, hands: tuple[str, str] = ("", "")
) -> ReferenceEngine:
    """Return Alice's main phase: units by square, each hand's cards (joined by +), as many red energies."""
    cards = UNITS | tables.written_cards()
    seats: dict[Seat, SeatPosition] = {}
    for seat, units, hand in (("alice", alice, hands[0]), ("bob", bob, hands[1])):
        zones = {
            "deck": [CardIn(f"{seat}-deck-{n}", "Blank Page") for n in range(5)],
            "energy": [CardIn(f"{seat}-energy", "Red Spark")],
            "square": [CardIn(f"{seat}-{slot}", name, at=slot) for slot, name in units.items()],
            "hand": [CardIn(f"{seat}-hand{n or ''}", name) for n, name in enumerate(hand.split("+")) if name],
        }
        seats[seat] = SeatPosition(zones=zones)  # type: ignore[index]
    engine = reference_engine()
    position = Position(game=tables.GAME, revision=tables.REVISION, door="main", seats=seats, cards=cards,
                        chance=Seeded(1))  # fmt: skip
    assert engine.open(position) == Opened()
    return engine


def choose(engine: ReferenceEngine, **option: str) -> None:
    """Let the open decision's player pick the option with this content."""
    decision = engine.pending()
    assert decision is not None
    place = PLACES.get(option.pop("square", ""))
    picked = Option(place=place, **option)  # type: ignore[arg-type]
    answer = engine.submit(Choice(decision=decision.id, by=decision.player, pick=[picked]))
    assert answer == Accepted(), (answer, decision.options)


def move(engine: ReferenceEngine, card: str, square: str) -> None:
    """Let the active player move a unit."""
    choose(engine, verb="move", card=card)
    choose(engine, square=square)


def where(view: View, ref: str) -> str:
    """Return the zone, and on squares the square, of a card."""
    zones = {
        f"{seat}.{name}": zone for seat, there in view.seats.items() for name, zone in there.zones.items()
    }
    for name, zone in (zones | view.shared).items():
        for seen in zone.cards:
            if seen.ref == ref:
                return seen.at or name.partition(".")[2]
    raise LookupError(ref)


def test_the_stronger_unit_stays_and_the_weaker_goes() -> None:
    engine = table({"a3": "3000"}, {"a4": "2000"})
    move(engine, "alice-a3", "a4")
    view = engine.observe()
    assert (where(view, "alice-a3"), where(view, "bob-a4")) == ("a4", "graveyard")
    assert not view.fights


def test_units_of_equal_power_both_go() -> None:
    engine = table({"a3": "2000"}, {"a4": "2000"})
    move(engine, "alice-a3", "a4")
    view = engine.observe()
    assert (where(view, "alice-a3"), where(view, "bob-a4")) == ("graveyard", "graveyard")


def test_a_unit_with_acceleration_strikes_before_the_other() -> None:
    engine = table({"a3": "3000 with acceleration"}, {"a4": "3000"})
    move(engine, "alice-a3", "a4")
    view = engine.observe()
    assert (where(view, "alice-a3"), where(view, "bob-a4")) == ("a4", "graveyard")


def test_where_both_survive_the_attacking_unit_goes() -> None:
    engine = table({"a3": "3000"}, {"a4": "3000"}, hands=("Cheer", "Cheer"))
    move(engine, "alice-a3", "a4")
    while not any(item.combat for item in engine.observe().stack):
        choose(engine, verb="pass")
    choose(engine, verb="play", card="alice-hand")
    choose(engine, card="alice-a3")
    choose(engine, verb="play", card="bob-hand")
    choose(engine, card="bob-a4")
    view = engine.observe()
    assert (where(view, "alice-a3"), where(view, "bob-a4")) == ("graveyard", "a4")


def test_battle_damage_is_fixed_when_it_is_stacked() -> None:
    engine = table({"a3": "3000"}, {"a4": "3000"}, hands=("Cheer", ""))
    move(engine, "alice-a3", "a4")
    while not any(item.combat for item in engine.observe().stack):
        choose(engine, verb="pass")
    choose(engine, verb="play", card="alice-hand")
    choose(engine, card="alice-a3")
    view = engine.observe()
    assert (where(view, "alice-a3"), where(view, "bob-a4")) == ("a4", "graveyard")


def test_a_unit_played_into_the_empty_centre_goes_at_once() -> None:
    engine = table({}, {}, hands=("3000", ""))
    choose(engine, verb="play", card="alice-hand")
    choose(engine, square="b3")
    assert where(engine.observe(), "alice-hand") == "graveyard"


def test_a_unit_played_onto_an_enemy_in_the_centre_goes_after_the_battle() -> None:
    engine = table({}, {"b3": "2000"}, hands=("3000", ""))
    choose(engine, verb="play", card="alice-hand")
    choose(engine, square="b3")
    view = engine.observe()
    assert (where(view, "alice-hand"), where(view, "bob-b3")) == ("graveyard", "graveyard")


def test_a_stack_stands_aside_for_a_battle_and_resolves_after_it() -> None:
    engine = table({"a2": "3000", "a3": "3000"}, {}, hands=("Scorch", "2000 at battle timing"))
    choose(engine, verb="play", card="alice-hand")
    choose(engine, card="alice-a2")
    choose(engine, verb="play", card="bob-hand")
    choose(engine, square="a3")
    view = engine.observe()
    assert where(view, "bob-hand") == "graveyard"
    damage = {card.ref: card.damage for card in view.shared["square"].cards}
    assert damage == {"alice-a2": 2000, "alice-a3": 2000}


def test_the_stack_that_stands_aside_is_shown_apart() -> None:
    hands = ("Scorch+1000 at battle timing", "2000 at battle timing")
    engine = table({"a2": "3000", "a3": "3000"}, {}, hands=hands)
    choose(engine, verb="play", card="alice-hand")
    choose(engine, card="alice-a2")
    choose(engine, verb="pass")
    choose(engine, verb="play", card="bob-hand")
    choose(engine, square="a3")
    choose(engine, verb="pass")
    view = engine.observe()
    assert [fight.attacker for fight in view.fights] == ["bob-hand"]
    assert [[item.card for item in stack] for stack in view.shelved] == [["alice-hand"]]
    assert not view.stack


def test_no_battle_begins_where_another_rule_effect_takes_a_unit_first() -> None:
    engine = table({"a2": "2000 that chills its line"}, {}, hands=("", "1000 at battle timing"))
    choose(engine, verb="pass")
    choose(engine, verb="play", card="bob-hand")
    choose(engine, square="a3")
    events = [event.kind for event in engine.events()]
    assert where(engine.observe(), "bob-hand") == "graveyard"
    assert "battle_start" not in events


def test_a_second_unit_of_the_same_player_on_a_square_goes() -> None:
    engine = table({"a3": "2000"}, {}, hands=("1000 at battle timing", ""))
    move(engine, "alice-a3", "a2")
    choose(engine, verb="play", card="alice-hand")
    choose(engine, square="a2")
    view = engine.observe()
    assert (where(view, "alice-hand"), where(view, "alice-a3")) == ("a2", "graveyard")


def go_on(engine: ReferenceEngine, until: Callable[[View], bool]) -> None:
    """Let everyone pass, and put what has triggered in any order, until this is so."""
    while not until(engine.observe()):
        decision = engine.pending()
        assert decision is not None
        do(engine, "order" if decision.kind in ("order", "trigger") else "pass")


def power(view: View, ref: str) -> object:
    """Return the power of a unit on a square."""
    return next(seen.traits.power for seen in view.shared["square"].cards if seen.ref == ref and seen.traits)


def inner_battle(*abilities: Ability) -> ReferenceEngine:
    """Return where Bob's unit has survived the damage of Alice's, and has just won a battle within that one.

    Alice's unit has these abilities; what they have triggered has resolved before the battle within.
    """
    hops = Move(what=ITSELF, to="square", turned="keep")
    hop = Ability(id="hop", kind="activated", timing="battle", effect=(hops,))
    cards = [card("Fox", "unit", *abilities, power=1000), card("Hare", "unit", hop, power=5000)]
    foxes = [c("fox", "Fox", "a3"), c("other", "Blank", "c2")]
    engine = opened(position(cards, {"square": foxes}, {"square": [c("hare", "Hare", "a4")]}))
    do(engine, "move fox", "@a4", "pass", "pass")
    go_on(engine, lambda view: view.step == "second" and bool(view.stack))
    go_on(engine, lambda view: where(view, "fox") == "graveyard")
    go_on(engine, lambda view: view.priority == "alice" and not view.stack)
    do(engine, "pass", "activate hare hop", "pass", "pass", "@c2")
    go_on(engine, lambda view: len(view.fights) == 1)
    return engine


def test_a_unit_struck_by_instant_death_outlives_the_end_of_a_battle_within_that_battle() -> None:
    engine = inner_battle(Ability(id="bane", kind="keyword", keyword="instant_death"))
    assert where(engine.observe(), "hare") == "c2"
    go_on(engine, lambda view: not view.fights)
    assert where(engine.observe(), "hare") == "graveyard"


@pytest.mark.parametrize(("until", "drawn"), [("next", 0), ("battle", 0), ("turn", 1)])
def test_what_waits_for_the_end_of_the_outer_battle_does_not_hear_that_of_the_inner_one(
    until: Literal["next", "battle", "turn"], drawn: int
) -> None:
    waits = Delay(Trigger(on="battle_end"), OWN_DRAW, until=until)
    attacks = Trigger(on="attack", self_only=True)
    engine = inner_battle(Ability(id="wait", kind="triggered", trigger=attacks, effect=(waits,)))
    assert engine.observe().seats["alice"].zones["hand"].count == drawn
    go_on(engine, lambda view: not view.fights)
    assert engine.observe().seats["alice"].zones["hand"].count == drawn + 1


def test_what_lasts_until_the_end_of_a_step_outlasts_the_steps_of_a_battle_within_that_step() -> None:
    grows = Modify(what=Things(which="all", filter=Filter(name="Hare")), trait="power", by=700, until="step")
    leaves = Trigger(on="move", self_only=True, to=("graveyard",))
    engine = inner_battle(Ability(id="grow", kind="triggered", trigger=leaves, effect=(grows,)))
    assert power(engine.observe(), "hare") == 5700
    go_on(engine, lambda view: view.step == "end")
    assert power(engine.observe(), "hare") == 5000


def test_the_attacking_units_of_battles_that_end_together_each_see_the_other_go() -> None:
    pair = Filter(name="Crow", controller="you")
    sees = Trigger(on="move", who=pair, origin=("square",), to=("graveyard",))
    see = Ability(id="see", kind="triggered", trigger=sees, effect=OWN_DRAW)
    swoop = spell("Swoop", Move(what=Things(which="all", filter=pair), to="square", turned="keep"))
    grow = spell("Grow", Modify(what=Things(which="all", filter=Filter(type="unit")), trait="power", by=9000))
    crows = [c("x", "Crow", "a3"), c("y", "Crow", "b3")]
    alice = {"square": crows, "hand": [c("swoop", "Swoop"), c("grow", "Grow")]}
    foes = {"square": [c("p", "Blank", "a4"), c("q", "Blank", "b4")]}
    engine = opened(position([card("Crow", "unit", see), swoop, grow], alice, foes))
    do(engine, "play swoop", "pass", "pass", "@a4", "@b4")
    go_on(engine, lambda view: len(view.stack) == 2)
    do(engine, "play grow")
    go_on(engine, lambda view: not view.fights)
    gone = [event for event in engine.events() if event.kind == "move" and event.verb == "rule"]
    assert ({event.card for event in gone}, len({event.batch for event in gone})) == ({"x", "y"}, 1)
    assert [event.card for event in engine.events() if event.kind == "triggered"] == ["x", "y", "x", "y"]


def test_a_unit_that_has_left_has_lost_as_one_of_whoever_controlled_it_last() -> None:
    mourn = Ability(id="lost", kind="triggered", trigger=Trigger(on="battle_lost", player="you"),
                    effect=OWN_DRAW)  # fmt: skip
    lent = [c("lent", "Blank", "a3", controller="alice"), c("foe", "2000", "a4"), c("his", "Crier", "c4")]
    alice = {"square": [c("hers", "Crier", "c2")]}
    start = position([UNITS["2000"], card("Crier", "unit", mourn)], alice, {"square": lent})
    engine = opened(start)
    do(engine, "move lent", "@a4", "pass", "pass")
    go_on(engine, lambda view: not view.fights)
    assert where(engine.observe(), "lent") == "graveyard"
    assert [event.card for event in engine.events() if event.kind == "triggered"] == ["hers"]


@pytest.mark.parametrize("name", ["Blank", "2000"])
def test_a_unit_that_has_left_has_lost_as_what_it_was_on_its_square(name: str) -> None:
    lost = Trigger(on="battle_lost", who=Filter(type="unit", name="Blank", relation="same_line"))
    mourn = Ability(id="lost", kind="triggered", trigger=lost, effect=OWN_DRAW)
    bob = {"square": [c("foe", name, "a4"), c("near", "Crier", "a2"), c("far", "Crier", "c4")]}
    cards = [UNITS["2000"], UNITS["3000"], card("Crier", "unit", mourn)]
    engine = opened(position(cards, {"square": [c("x", "3000", "a3")]}, bob))
    do(engine, "move x", "@a4", "pass", "pass")
    go_on(engine, lambda view: not view.fights)
    assert where(engine.observe(), "foe") == "graveyard"
    triggered = [event.card for event in engine.events() if event.kind == "triggered"]
    assert triggered == (["near"] if name == "Blank" else [])


def test_what_waits_by_how_the_game_stands_does_not_trigger_again_in_a_battle_and_not_after_it() -> None:
    held = Things(which="all", filter=Filter(zones=("hand",), owner="you"))
    empty = Trigger(on="state", state=Cond(op="not", args=(Cond(op="exists", what=held),)))
    alone = Ability(id="alone", kind="triggered", trigger=empty, effect=OWN_DRAW)
    go = spell("Go", Move(what=Things(which="all", filter=Filter(name="2000", zones=("hand",))), to="square"))
    alice = {"square": [c("lone", "Lone", "a2")], "hand": [c("go", "Go"), c("x", "2000")]}
    cards = [card("Lone", "unit", alone), UNITS["2000"], UNITS["3000"], go]
    engine = opened(position(cards, alice, {"square": [c("foe", "3000", "c4")]}))
    do(engine, "play go", "pass", "pass", "@c4")
    go_on(engine, lambda view: not view.fights and not view.stack)
    assert where(engine.observe(), "x") == "graveyard"
    assert [event.card for event in engine.events() if event.kind == "triggered"] == ["lone"]
