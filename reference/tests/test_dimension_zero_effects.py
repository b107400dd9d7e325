"""What cards of Dimension Zero do where no scenario says it: damage, places, searching, limits."""

from typing import Any

import pytest

from duelproof.port import CardSpec, Choice, Option, Pick
from duelproof.port import abilities as a
from duelproof.port.selections import Calc, Cond, Filter, Select
from reference.dimension_zero.vocabulary import Control
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dz_table import (
    AIM,
    ITSELF,
    OWN_DRAW,
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
)

UNITS = Select(which="all", filter=Filter(type="unit"))
IT = Select(which="it")
DID = a.If(cond=Cond(op="did"), then=(a.Draw(n=1),))
GRUNT = card("Grunt", "unit", power=5000)
TABLE: Zones = {"square": [c("a2", "Grunt", "a2"), c("b3", "Grunt", "b3", damage=1000)]}


def cast(
    *effect: a.Instr,
    alice: Zones | None = None,
    bob: Zones | None = None,
    more: tuple[Any, ...] = (),
    **ability: Any,
) -> ReferenceEngine:
    """Return the table at which a strategy with this effect resolves, or where its choices are asked."""
    go = spell("Go", *effect, **ability)
    zones = (TABLE if alice is None else alice).copy()
    zones["hand"] = [*zones.get("hand", []), c("go", "Go")]
    engine = opened(position([GRUNT, go, *more], zones, bob or {}))
    do(engine, "play go")
    if not ability:
        do(engine, "pass", "pass")
    return engine


def damage(engine: ReferenceEngine) -> dict[str | None, int]:
    """Return the damage of the cards on squares."""
    return {seen.ref: seen.damage for seen in engine.observe().shared["square"].cards}


def hand(engine: ReferenceEngine) -> int:
    """Return how many cards Alice holds."""
    return engine.observe().seats["alice"].zones["hand"].count


def of(kind: str, engine: ReferenceEngine) -> list[tuple[Any, ...]]:
    """Return the events of a kind: card, amount, item and batch."""
    return [(e.card, e.amount, e.item, e.batch) for e in engine.events() if e.kind == kind]


def test_damage_is_dealt_to_all_at_once() -> None:
    engine = cast(a.Damage(what=UNITS, n=2000), DID, a.Turn(what=IT, to="exhausted"))
    assert damage(engine) == {"a2": 2000, "b3": 3000}
    (first, *_, batch), second = of("damage", engine)
    assert (first, second) == ("a2", ("b3", 2000, "spell-1", batch))
    assert hand(engine) == 1
    assert {seen.turned for seen in engine.observe().shared["square"].cards} == {"exhausted"}


def test_less_than_no_damage_is_none() -> None:
    assert damage(cast(a.Damage(what=UNITS, n=-500))) == {"a2": 0, "b3": 1000}
    assert damage(cast(a.Damage(what=UNITS, n=1))) == {"a2": 1, "b3": 1001}


def asks_to_act(engine: ReferenceEngine) -> bool:
    """Tell whether nothing else is asked."""
    decision = engine.pending()
    return decision is not None and decision.kind == "act"


def test_damage_to_nothing_is_nothing_done() -> None:
    engine = cast(a.Damage(what=UNITS, n=1000), DID, a.Damage(what=UNITS, n=1000, divide=True), alice={})
    assert hand(engine) == 0
    assert asks_to_act(engine)


def test_damage_is_divided_as_the_player_says() -> None:
    engine = cast(a.Damage(what=UNITS, n=3000, divide=True))
    decision = engine.pending()
    assert decision is not None
    assert (decision.player, decision.about) == ("alice", "spell-1")
    shares = [(Option(card="b3"), 2000), (Option(card="a2"), 1000)]
    engine.submit(Choice(decision=decision.id, by="alice", divide=shares))
    assert damage(engine) == {"a2": 1000, "b3": 3000}


@pytest.mark.parametrize(
    "effect",
    [
        a.Damage(what=Select(which="you"), n=1000),
        a.Heal(what=Select(which="you"), n=1000),
        a.Destroy(what=Select(which="you")),
        a.Turn(what=Select(which="you"), to="exhausted"),
        a.Move(what=Select(which="you"), to="hand"),
        a.Move(what=Select(which="you"), to="square"),
    ],
)
def test_what_is_done_to_cards_is_not_done_to_players(effect: a.Instr) -> None:
    engine = cast(effect)
    assert damage(engine) == {"a2": 0, "b3": 1000}
    assert hand(engine) == 0
    assert engine.observe().stack == []


def hurt(trigger: a.Trigger) -> Any:
    """Return a unit that draws as it triggers, as often as the number of the event says in hundreds."""
    draw = a.Draw(n=Calc(op="event"))
    return card(
        "Grunt", "unit", a.Ability(id="ouch", kind="triggered", trigger=trigger, effect=(draw,)), power=5000
    )


@pytest.mark.parametrize(
    ("trigger", "drawn"),
    [
        (a.Trigger(on="damage", self_only=True), 2),
        (a.Trigger(on="damage", self_only=True, player="you"), 2),
        (a.Trigger(on="damage", self_only=True, player="opponent"), 0),
        (a.Trigger(on="damage", self_only=True, by=Filter(name="Go", zones=("stack", "graveyard"))), 2),
        (a.Trigger(on="damage", self_only=True, by=Filter(name="Other", zones=("stack", "graveyard"))), 0),
        (a.Trigger(on="damage", self_only=True, name="battle"), 0),
    ],
)
def test_damage_triggers_with_its_amount_player_and_source(trigger: a.Trigger, drawn: int) -> None:
    zones: Zones = {"square": [c("a2", "Hurt", "a2", owner="bob")]}
    spec = hurt(trigger)
    spec.name = "Hurt"
    engine = cast(a.Damage(what=UNITS, n=2), alice=zones, more=(spec,))
    if drawn:
        do(engine, "order", "pass", "pass")
    assert hand(engine) == drawn


def test_each_unit_that_is_damaged_triggers() -> None:
    zones: Zones = {"square": [c("a2", "Hurt", "a2"), c("b3", "Hurt", "b3")]}
    spec = hurt(a.Trigger(on="damage", self_only=True))
    spec.name = "Hurt"
    engine = cast(a.Damage(what=UNITS, n=1), alice=zones, more=(spec,))
    told = [event.card for event in engine.events() if event.kind == "triggered"]
    assert told == ["a2", "b3"]


def test_units_are_healed_of_so_much_and_no_more() -> None:
    zones: Zones = {"square": [c("a2", "Grunt", "a2", damage=500), c("b3", "Grunt", "b3", damage=3000)]}
    engine = cast(a.Heal(what=UNITS, n=1000), a.Turn(what=IT, to="exhausted"), alice=zones)
    assert damage(engine) == {"a2": 0, "b3": 2000}
    assert [healed[:2] for healed in of("healed", engine)] == [("a2", 1000), ("b3", 1000)]
    assert {seen.turned for seen in engine.observe().shared["square"].cards} == {"exhausted"}


HIS = Select(
    which="all",
    filter=Filter(name="Target", zones=("hand", "deck", "graveyard", "square", "base", "removed")),
)
ALL_SQUARES = [f"{file}{rank}" for rank in "234" for file in "abc"]


def choices(engine: ReferenceEngine) -> list[str | None]:
    """Return the places that are offered, and check that Alice is asked for one of them."""
    decision = engine.pending()
    assert decision is not None
    assert (decision.player, decision.kind, decision.shape) == ("alice", "slot", Pick())
    assert all(option.place and option.place.seat in (None, "alice") for option in decision.options)
    return [option.place.slot for option in decision.options if option.place]


def lies(engine: ReferenceEngine, ref: str) -> tuple[Any, ...]:
    """Return where a card lies, whose it is now, and how it lies."""
    view = engine.observe()
    zones = {f"{seat}.{name}": zone for seat, side in view.seats.items() for name, zone in side.zones.items()}
    ((where, seen),) = (
        (name, seen) for name, zone in (zones | view.shared).items() for seen in zone.cards if seen.ref == ref
    )
    return (where, seen.at, seen.controller, seen.turned)


TARGET = card("Target", "unit", power=3000)
CAMP = card("Target", "base")


@pytest.mark.parametrize("zone", ["hand", "deck", "graveyard", "energy", "smash", "removed", "outside"])
@pytest.mark.parametrize("owner", ["alice", "bob"])
def test_a_card_is_put_into_its_owners_zone(zone: str, owner: str) -> None:
    there: Zones = {"square": [c("it", "Target", "b3")]}
    zones: dict[str, Zones] = {"alice": {}, "bob": {}} | {owner: there}
    freeze = a.If(cond=Cond(op="did"), then=(a.Turn(what=UNITS, to="exhausted"),))
    zones["bob"]["square"] = [*zones["bob"].get("square", []), c("near", "Grunt", "c4")]
    engine = cast(a.Move(what=HIS, to=zone), freeze, alice=zones["alice"], bob=zones["bob"], more=(TARGET,))
    assert lies(engine, "near") == ("square", "c4", "bob", "exhausted")
    poses = zone in ("energy", "smash")
    assert lies(engine, "it") == (f"{owner}.{zone}", None, owner, "ready" if poses else None)


@pytest.mark.parametrize(
    ("turned", "expected"), [(None, "exhausted"), ("ready", "ready"), ("exhausted", "exhausted")]
)
def test_a_card_from_elsewhere_is_put_on_any_square_without_a_unit_of_its_new_controller(
    turned: Any, expected: str
) -> None:
    engine = cast(
        a.Move(what=HIS, to="square", turned=turned),
        bob={
            "square": [c("c4", "Grunt", "c4"), c("lent", "Grunt", "c2", controller="alice")],
            "graveyard": [c("it", "Target")],
        },
        more=(TARGET,),
    )
    assert choices(engine) == [slot for slot in ALL_SQUARES if slot not in ("a2", "b3", "c2")]
    assert (decision := engine.pending()) is not None and decision.about == "it"
    assert engine.observe().priority is None
    do(engine, "@a4")
    assert lies(engine, "it") == ("square", "a4", "alice", expected)


def test_a_unit_that_stays_on_squares_keeps_its_controller_and_its_pose_if_it_says_so() -> None:
    bob: Zones = {"square": [c("c4", "Grunt", "c4"), c("it", "Target", "b4", turned="ready")]}
    engine = cast(a.Move(what=HIS, to="square", turned="keep"), bob=bob, more=(TARGET,))
    assert choices(engine) == [slot for slot in ALL_SQUARES if slot not in ("b4", "c4")]
    do(engine, "@c2")
    assert lies(engine, "it") == ("square", "c2", "bob", "ready")


def test_two_cards_that_are_put_on_the_same_square_at_the_same_time_both_go() -> None:
    engine = cast(
        a.Move(what=HIS, to="square"),
        bob={"square": [c("c4", "Grunt", "c4")], "graveyard": [c("it", "Target"), c("too", "Target")]},
        more=(TARGET,),
    )
    do(engine, "@c4")
    assert choices(engine) == [slot for slot in ALL_SQUARES if slot not in ("a2", "b3")]
    do(engine, "@c4")
    decision = engine.pending()
    assert decision is not None and decision.kind == "order"
    assert {option.card for option in decision.options} == {"it", "too"}


def test_a_card_stays_where_it_is_if_no_square_is_free() -> None:
    full: Zones = {"square": [c(slot, "Grunt", slot) for slot in ALL_SQUARES], "hand": [c("it", "Target")]}
    engine = cast(a.Move(what=HIS, to="square"), alice=full, more=(TARGET,))
    assert lies(engine, "it")[:2] == ("alice.hand", None)
    assert asks_to_act(engine)
    camps: Zones = {
        "base": [c(slot, "Camp", slot) for slot in ("a1", "b1", "c1")],
        "hand": [c("it", "Target")],
    }
    engine = cast(a.Move(what=HIS, to="base"), alice=camps, more=(CAMP, card("Camp", "base")))
    assert lies(engine, "it")[:2] == ("alice.hand", None)


def test_a_base_is_put_on_a_free_base_square() -> None:
    zones: Zones = {"base": [c("old", "Camp", "b1")], "hand": [c("it", "Target")]}
    engine = cast(a.Move(what=HIS, to="base"), alice=zones, more=(CAMP, card("Camp", "base")))
    assert choices(engine) == ["a1", "c1"]
    do(engine, "base@c1")
    assert lies(engine, "it") == ("alice.base", "c1", "alice", "ready")


def test_a_base_square_where_only_a_base_of_the_opponents_lies_is_free() -> None:
    zones: Zones = {"base": [c("his", "Camp", "a1", controller="bob")], "hand": [c("it", "Target")]}
    more = (CAMP, card("Camp", "base"))
    engine = cast(a.Move(what=HIS, to="base"), alice=zones, more=more)
    assert choices(engine) == ["a1", "b1", "c1"]
    do(engine, "base@a1")
    assert lies(engine, "it") == ("alice.base", "a1", "alice", "ready")
    assert lies(engine, "his") == ("alice.base", "a1", "bob", "ready")
    engine = opened(position([*more], zones, {}))
    do(engine, "play it")
    assert choices(engine) == ["a1", "b1", "c1"]


BASES = {"1": "alice.base", "5": "bob.base"}


@pytest.mark.parametrize("slot", [f"{file}{rank}" for rank in "12345" for file in "abc"])
def test_a_card_is_put_on_the_square_that_is_named(slot: str) -> None:
    where = BASES.get(slot[1], "square")
    kind, to, turned = (TARGET, where, "exhausted") if where == "square" else (CAMP, "base", "ready")
    engine = cast(a.Move(what=HIS, to=to, slot=slot), alice={"hand": [c("it", "Target")]}, more=(kind,))
    assert lies(engine, "it") == (where, slot, "alice", turned)


@pytest.mark.parametrize(
    "relation", ["adjacent", "in_front", "same_area", "same_line", "left_line", "between"]
)
def test_a_card_in_the_hand_stands_in_no_relation_to_a_unit(relation: str) -> None:
    beside = Select(which="all", filter=Filter(zones=("hand",), relation=relation))
    hero = card("Hero", "unit", acts("normal", effect=(a.Move(what=beside, to="graveyard"),)))
    zones: Zones = {"hand": [c("it", "Target")], "square": [c("hero", "Hero", "a2")]}
    engine = opened(position([hero, TARGET], zones, {}))
    do(engine, "activate hero act", "pass", "pass")
    assert lies(engine, "it")[0] == "alice.hand"


@pytest.mark.parametrize(
    ("wanted", "zone", "found"),
    [
        (Filter(), "deck", ["t1", "t2", "s"]),
        (Filter(name="Target"), "deck", ["t1", "t2"]),
        (Filter(type="strategy"), "deck", ["s"]),
        (Filter(name="Target"), "graveyard", ["g"]),
        (Filter(name="Target", zones=("deck",)), "graveyard", ["g"]),
    ],
)
def test_only_cards_of_the_zone_that_are_meant_are_found(wanted: Filter, zone: Any, found: list[str]) -> None:
    zones: Zones = {
        "deck": [c("t1", "Target"), c("t2", "Target"), c("s", "Idle")],
        "graveyard": [c("g", "Target"), c("i", "Idle")],
    }
    engine = cast(a.Search(zone=zone, filter=wanted, n=2), alice=zones, more=(TARGET, spell("Idle")))
    decision = engine.pending()
    assert decision is not None
    assert [option.card for option in decision.options] == found
    do(engine, "+".join(found[:2]))
    assert lies(engine, found[0])[0] == "alice.hand"


def until(engine: ReferenceEngine, seat: str) -> None:
    """Pass until somebody's main phase, in which he is asked."""
    while (engine.observe().active, engine.observe().phase) != (seat, "main"):
        do(engine, "pass")


def options(engine: ReferenceEngine, verb: str) -> list[tuple[Any, ...]]:
    """Return what is offered of a verb."""
    decision = engine.pending()
    assert decision is not None
    return [(option.card, option.value) for option in decision.options if option.verb == verb]


@pytest.mark.parametrize(("per", "next_turn"), [("turn", True), ("game", False)])
def test_an_ability_with_a_limit_is_used_so_often_in_a_turn_or_in_the_game(per: Any, next_turn: bool) -> None:
    sage = card("Sage", "unit", acts("battle", limit=a.Limit(per=per, n=2)))
    engine = opened(
        position([sage], {"square": [c("sage", "Sage", "a2"), c("two", "Sage", "b2")]}, {}), asking=False
    )
    for _ in range(2):
        do(engine, "activate sage act", "pass")
        assert ("two", "act") in options(engine, "activate")
    assert options(engine, "activate") == [("two", "act")]
    until(engine, "bob")
    do(engine, "pass")
    assert (("sage", "act") in options(engine, "activate")) == next_turn


@pytest.mark.parametrize(("battling", "drawn"), [(True, 1), (False, 2)])
def test_what_waits_for_a_battle_to_end_is_not_counted_until_then(battling: bool, drawn: int) -> None:
    spells = Select(which="all", filter=Filter(zones=("stack",), type="strategy"))
    tally = spell("Tally", a.Draw(n=Calc(op="count", what=spells)))
    alice: Zones = {"hand": [c("wait", "Wait"), c("tally", "Tally")], "square": [c("a3", "Grunt", "a3")]}
    ambush = card("Ambush", "unit", timing="battle")
    cards = [GRUNT, tally, spell("Wait"), ambush]
    engine = opened(position(cards, alice, {"hand": [c("his", "Ambush")]}))
    do(engine, "play wait")
    if battling:
        do(engine, "pass", "play his", "@a3", "pass", "pass")
    do(engine, "play tally", "pass", "pass")
    assert hand(engine) == drawn


def test_what_waits_for_a_battle_to_end_is_not_moved_but_resolves_after_it() -> None:
    away = a.Move(what=Select(which="all", filter=Filter(zones=("stack",), name="Wait")), to="hand")
    alice: Zones = {"hand": [c("wait", "Wait"), c("away", "Away")], "square": [c("a3", "Grunt", "a3")]}
    cards = [GRUNT, spell("Away", away), spell("Wait", *OWN_DRAW), card("Ambush", "unit", timing="battle")]
    engine = opened(position(cards, alice, {"hand": [c("his", "Ambush")]}))
    do(engine, "play wait", "pass", "play his", "@a3", "pass", "pass", "play away", "pass", "pass")
    while engine.observe().fights or engine.observe().stack:
        do(engine, "pass")
    gone = engine.observe().seats["alice"].zones["graveyard"].cards
    assert (hand(engine), {seen.ref for seen in gone}) == (1, {"wait", "away"})


def test_a_strategy_does_what_its_spell_says_and_nothing_of_its_other_abilities() -> None:
    learn = a.Ability(
        id="learn", kind="triggered", trigger=a.Trigger(on="draw"), targets=(UNIT,), effect=(a.Draw(n=9),)
    )
    does = a.Ability(id="does", kind="spell", effect=(a.Draw(n=1),))
    for abilities in ((learn, does), (does, learn)):
        go = card("Odd", "strategy", *abilities, timing="battle")
        engine = opened(position([go], {"hand": [c("go", "Odd")]}, {}))
        do(engine, "play go")
        assert engine.observe().stack[0].ability == "does"
        do(engine, "pass", "pass")
        assert hand(engine) == 1


INTERLOCK = a.Ability(
    id="more",
    kind="spell",
    keyword="interlock",
    name="Grunt",
    targets=(UNIT,),
    effect=(a.Damage(what=Select(which="target"), n=1000),),
)


def test_a_strategy_whose_only_text_is_an_interlock_does_nothing_without_the_card_that_it_names() -> None:
    """Without it the text works neither as it resolves nor as targets are asked for (5.12.2)."""
    lore = card("Lore", "strategy", INTERLOCK, timing="battle")
    engine = opened(position([lore], {"hand": [c("lore", "Lore")]}, {}))
    do(engine, "play lore", "pass", "pass")
    assert [seen.ref for seen in engine.observe().seats["alice"].zones["graveyard"].cards] == ["lore"]


@pytest.mark.parametrize("first", [(), (a.Ability(id="does", kind="spell", effect=(a.Draw(n=1),)),)])
def test_an_interlock_chooses_its_own_targets_and_is_carried_out_once(first: tuple[a.Ability, ...]) -> None:
    """It does so as the only text and beside another (5.12.2)."""
    lore = card("Lore", "strategy", *first, INTERLOCK, timing="battle")
    zones: Zones = {"hand": [c("lore", "Lore")], "graveyard": [c("dead", "Grunt")], "square": TABLE["square"]}
    engine = opened(position([GRUNT, lore], zones, {}))
    do(engine, "play lore", "a2", "pass", "pass")
    assert (damage(engine)["a2"], hand(engine)) == (1000, len(first))


@pytest.mark.parametrize(("moved", "drawn"), [(False, 1), (True, 3)])
def test_a_strategy_does_all_of_its_texts_and_that_of_resonance_if_a_unit_has_moved(
    moved: bool, drawn: int
) -> None:
    """It has several abilities, each of them to be followed (4.2.3, 5.13.2)."""
    one = a.Ability(id="one", kind="spell", effect=(a.Draw(n=1),))
    two = a.Ability(id="two", kind="spell", keyword="resonance", effect=(a.Draw(n=2),))
    lore = card("Lore", "strategy", one, two, timing="battle")
    engine = opened(position([GRUNT, lore], {**TABLE, "hand": [c("lore", "Lore")]}, {}))
    if moved:
        do(engine, "move a2", "@a3", "pass", "pass")
    do(engine, "play lore", "pass", "pass")
    assert hand(engine) == drawn


def test_an_ability_acts_from_its_own_card() -> None:
    sage = card("Sage", "unit", acts("battle", effect=(a.Turn(what=ITSELF, to="exhausted"),)))
    engine = opened(position([sage], {"square": [c("sage", "Sage", "a2"), c("two", "Sage", "b2")]}, {}))
    do(engine, "activate two act", "pass", "pass")
    assert lies(engine, "two")[3] == "exhausted"
    assert lies(engine, "sage")[3] == "ready"


def test_who_can_only_pass_is_asked_in_his_own_main_phase_alone() -> None:
    alice: Zones = {"hand": [c("x", "Idle")], "square": [c("a3", "Grunt", "a3")]}
    start = position(
        [GRUNT, card("War", "unit", timing="battle"), spell("Idle")], alice, {"hand": [c("war", "War")]}
    )
    engine = opened(start, asking=False)
    met: list[tuple[str, str, bool, bool]] = []
    for word in ("play x", "play war", "@a3", "pass", "pass", "pass"):
        met.append(asked(engine))
        do(engine, word)
    met.append(asked(engine))
    assert met == [
        ("alice", "main", False, False),
        ("bob", "main", True, False),
        ("bob", "main", True, False),
        ("alice", "main", False, False),
        ("alice", "smash", False, False),
        ("bob", "energy", False, False),
        ("bob", "main", False, False),
    ]


def asked(engine: ReferenceEngine) -> tuple[str, str, bool, bool]:
    """Return who is asked in which phase, and whether with a stack and in a battle."""
    decision, view = engine.pending(), engine.observe()
    assert decision is not None
    assert view.priority == decision.player
    return (decision.player, view.phase, bool(view.stack), bool(view.fights))


def test_a_unit_that_was_taken_over_before_its_move_resolves_moves_and_advances_for_its_new_controller() -> (
    None
):
    ride = a.Ability(id="ride", kind="keyword", keyword="advance", cost=(energy(),), effect=OWN_DRAW)
    moves = a.Trigger(on="moved", player="you")
    watch = a.Ability(id="watch", kind="triggered", trigger=moves, effect=OWN_DRAW)
    steal = spell("Steal", Control(what=AIM), targets=(UNIT,))
    cards = [card("Rider", "unit", ride), card("Watch", "unit", watch), steal]
    alice: Zones = {"square": [c("rider", "Rider", "a3"), c("hers", "Watch", "c2")]}
    bob: Zones = {"square": [c("his", "Watch", "c4")], "hand": [c("steal", "Steal")]}
    engine = opened(position(cards, alice, bob))
    do(engine, "move rider", "@b3", "yes", "pass", "play steal", "rider", "pass", "pass", "pass", "pass")
    triggered = [(event.card, event.player) for event in engine.events() if event.kind == "triggered"]
    assert sorted(triggered) == [("his", "bob"), ("rider", "bob")]


PROUD = a.Ability(
    id="proud", kind="static", effect=(a.Modify(what=ITSELF, trait="power", by=3000, until="while"),)
)


def hush(name: str, **others: Any) -> CardSpec:
    """Return a unit that takes the text of units and, having text itself, has power 5000."""
    what = Select(which="all", filter=Filter(type="unit", **others))
    takes = a.Ability(id="hush", kind="static", effect=(a.LoseAbilities(what=what, until="while"),))
    return card(name, "unit", takes, PROUD)


def powers(engine: ReferenceEngine) -> dict[str | None, Any]:
    """Return the power of each unit on a square."""
    return {card.ref: card.traits.power for card in engine.observe().shared["square"].cards if card.traits}


@pytest.mark.parametrize("order", [("hush", "still"), ("still", "hush")])
def test_of_two_units_that_take_each_others_text_the_one_that_came_later_loses_it(
    order: tuple[str, str],
) -> None:
    """4.14.5-4: the effects depend on each other, so the one that began earlier acts."""
    units = [hush("Hush", other=True), hush("Still", other=True), card("Proud", "unit", PROUD)]
    zones = {"hand": [c("hush", "Hush"), c("still", "Still")], "square": [c("proud", "Proud", "a2")]}
    engine = opened(position(units, zones, {}))
    for ref, square in zip(order, ("@b2", "@c2"), strict=True):
        do(engine, f"play {ref}", square, "pass", "pass")
    assert powers(engine) == {order[0]: 5000, order[1]: 2000, "proud": 2000}


def test_a_unit_that_takes_the_text_of_all_units_takes_its_own_as_well_as_that_of_the_others() -> None:
    """4.14.5-4: it takes its own text as it acts, not before."""
    units = [hush("Hush"), card("Proud", "unit", PROUD)]
    lying = [c("hush", "Hush", "b2"), c("proud", "Proud", "a2")]
    assert powers(opened(position(units, {"square": lying}, {}))) == {"hush": 2000, "proud": 2000}


def test_what_a_unit_does_to_all_units_is_done_to_itself_when_it_is_done_to_the_others() -> None:
    """4.14.5-3: the power of all is set first, as that began earlier, and then added to (record 3446)."""
    level = a.SetTrait(what=UNITS, trait="power", to=1000, until="while")
    cheer = a.Modify(what=UNITS, trait="power", by=2000, until="while")
    units = [
        card("Level", "base", a.Ability(id="level", kind="static", effect=(level,))),
        card("Banner", "unit", a.Ability(id="cheer", kind="static", effect=(cheer,))),
        card("Oak", "unit", PROUD),
    ]
    zones = {"hand": [c("banner", "Banner"), c("oak", "Oak")], "base": [c("level", "Level", "a1")]}
    engine = opened(position(units, zones, {}))
    do(engine, "play oak", "@a2", "pass", "pass", "play banner", "@b2", "pass", "pass")
    assert powers(engine) == {"oak": 3000, "banner": 3000}
