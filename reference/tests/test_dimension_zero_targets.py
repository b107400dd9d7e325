"""What may be a target in Dimension Zero, how many there must be, and how a number is divided among them."""

from typing import Any

import pytest

from duelproof.port import Accepted, Answer, Choice, Number, Option, Pick, Refused
from duelproof.port import abilities as a
from duelproof.port.selections import Calc, Filter, Range, Select
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import SWITCH
from reference.tests.dz_table import (
    AIM,
    ITSELF,
    OWN_DRAW,
    Zones,
    c,
    card,
    do,
    opened,
    position,
    spell,
    submit,
)

HELD = Calc(op="count", what=Select(which="all", filter=Filter(zones=("hand",), owner="you")))
GRUNT = card("Grunt", "unit", power=1000)
FROM_THE_GRAVEYARD = a.Ability(
    id="permit",
    kind="static",
    zones=("graveyard",),
    effect=(a.Permit(action="play", what=ITSELF, until="while"),),
)


@pytest.fixture(params=["on", "off"], autouse=True)
def index(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play every test with and without what only makes the engine faster."""
    monkeypatch.setenv(SWITCH, request.param)


def offered(engine: ReferenceEngine, ref: str = "go") -> bool:
    """Tell whether a card may be played."""
    decision = engine.pending()
    assert decision is not None
    return any(option.verb == "play" and option.card == ref for option in decision.options)


def asked(engine: ReferenceEngine) -> tuple[str, list[str | None]]:
    """Return what is asked, and about which cards."""
    decision = engine.pending()
    assert decision is not None
    return decision.kind, [option.card for option in decision.options]


def recall(many: int, *graveyard: str) -> ReferenceEngine:
    """Return a table with a strategy in the graveyard that may be played from there, for cards of it."""
    targets = (a.TargetSpec(filter=Filter(zones=("graveyard",), owner="you"), min=many, max=many),)
    does = a.Ability(id="does", kind="spell", targets=targets, effect=(a.Move(what=AIM, to="hand"),))
    strategy = card("Recall", "strategy", does, FROM_THE_GRAVEYARD)
    there = [c("go", "Recall"), *[c(ref, "Grunt") for ref in graveyard]]
    return opened(position([strategy, GRUNT], {"graveyard": there}, {}))


@pytest.mark.parametrize(("many", "others"), [(1, ()), (2, ("x",)), (1, ("x",)), (2, ("x", "y"))])
def test_a_strategy_that_is_played_from_the_graveyard_is_no_card_of_it(
    many: int, others: tuple[str, ...]
) -> None:
    engine = recall(many, *others)
    assert offered(engine) is (len(others) >= many)
    if offered(engine):
        do(engine, "play go")
        assert asked(engine) == ("target", [*others])


def holding(power: Range, *hand: str) -> ReferenceEngine:
    """Return a table with a strategy in the hand whose target goes by the number of cards there."""
    go = spell("Go", *OWN_DRAW, targets=(a.TargetSpec(filter=Filter(type="unit", power=power)),))
    alice: Zones = {
        "hand": [c("go", "Go"), *[c(ref, "Grunt") for ref in hand]],
        "square": [c("a2", "Grunt", "a2")],
    }
    return opened(position([go, GRUNT], alice, {}))


def by_the_hand(more: int = 0) -> Calc:
    """Return a number of 1000 for each card in the hand, and so much more."""
    return Calc(op="plus", args=(more, Calc(op="times", args=(1000, HELD))))


@pytest.mark.parametrize(("hand", "playable"), [((), False), (("x",), True)])
def test_a_strategy_is_not_in_the_hand_any_more_as_its_target_is_chosen(
    hand: tuple[str, ...], playable: bool
) -> None:
    assert offered(holding(Range(max=by_the_hand()), *hand)) is playable


def test_a_target_may_become_proper_as_its_strategy_leaves_the_hand() -> None:
    engine = holding(Range(min=by_the_hand(1000)))
    assert offered(engine)
    do(engine, "play go")
    assert asked(engine) == ("target", ["a2"])
    assert not offered(holding(Range(min=by_the_hand(1001))))


def cannon(n: int | Calc, least: int, *units: str, most: int = 3) -> ReferenceEngine:
    """Return a table with a strategy that divides so much damage among units."""
    targets = (a.TargetSpec(filter=Filter(type="unit"), min=least, max=most),)
    go = spell("Go", a.Damage(what=AIM, n=n, divide=True), *OWN_DRAW, targets=targets)
    alice: Zones = {"hand": [c("go", "Go")], "square": [c(slot, "Grunt", slot) for slot in units]}
    return opened(position([go, GRUNT], alice, {}))


def divide(engine: ReferenceEngine, **shares: int) -> Answer:
    """Divide damage among units."""
    decision = engine.pending()
    assert decision is not None
    given = [(Option(card=ref), share) for ref, share in shares.items()]
    return engine.submit(Choice(decision=decision.id, by=decision.player, divide=given))


def test_each_target_is_given_some_of_what_is_divided() -> None:
    engine = cannon(900, 0, "a2", "b2")
    do(engine, "play go", "a2+b2")
    for shares in ({"a2": 900}, {"a2": 900, "b2": 0}, {}):
        assert isinstance(divide(engine, **shares), Refused)
    assert divide(engine, a2=899, b2=1) == Accepted()
    do(engine, "pass", "pass")
    assert [seen.damage for seen in engine.observe().shared["square"].cards] == [899, 1]


@pytest.mark.parametrize(("n", "least", "most"), [(1, 0, 1), (2, 1, 2), (3, 0, 3), (4, 0, 3)])
def test_no_more_targets_are_chosen_than_there_is_to_divide(n: int, least: int, most: int) -> None:
    engine = cannon(n, least, "a2", "b2", "c2", "a3")
    do(engine, "play go")
    decision = engine.pending()
    assert decision is not None
    assert decision.shape == Pick(min=least, max=most)


@pytest.mark.parametrize(
    ("n", "least", "playable"), [(1, 2, False), (2, 2, True), (0, 1, False), (1, 1, True)]
)
def test_a_strategy_needs_something_to_divide_for_each_target(n: int, least: int, playable: bool) -> None:
    assert offered(cannon(n, least, "a2", "b2")) is playable


def test_nothing_is_divided_among_no_targets() -> None:
    engine = cannon(HELD, 0, "a2")
    do(engine, "play go")
    assert asked(engine)[0] == "act"
    do(engine, "pass", "pass")
    assert engine.observe().seats["alice"].zones["hand"].count == 1


def trigger(n: int | Calc, **ability: Any) -> ReferenceEngine:
    """Return a table where a unit has come whose ability divides damage among one or two units."""
    comes = a.Ability(
        id="comes",
        kind="triggered",
        trigger=a.Trigger(on="move", self_only=True, to=("square",)),
        targets=(a.TargetSpec(filter=Filter(type="unit"), min=1, max=2),),
        effect=(a.Damage(what=AIM, n=n, divide=True),),
        **ability,
    )
    alice: Zones = {"hand": [c("go", "Gunner")], "energy": [c("e1", "Grunt"), c("e2", "Grunt")]}
    engine = opened(position([card("Gunner", "unit", comes), GRUNT], alice, {}))
    do(engine, "play go", "@a2", "pass", "pass", "order")
    return engine


def test_a_triggered_ability_with_nothing_to_divide_is_taken_off_the_stack() -> None:
    engine = trigger(HELD)
    assert engine.observe().stack == []
    assert [event.why for event in engine.events() if event.kind == "not_played"] == ["no-target"]
    assert asked(trigger(1)) == ("target", ["go"])


def test_what_a_triggered_ability_divides_may_go_by_what_is_paid() -> None:
    paid = a.Cost(kind="energy", symbols={"colorless_x": 1})
    engine = trigger(Calc(op="number", key="x"), cost=(paid,), as_played=(a.ChooseNumber(key="x"),))
    decision = engine.pending()
    assert decision is not None
    assert decision.shape == Number(min=1, max=2)


def test_what_is_divided_may_go_by_another_target() -> None:
    power = Calc(op="trait", what=Select(which="target", key="first"), trait="power")
    units = Filter(type="unit")
    targets = (a.TargetSpec(key="first", filter=units), a.TargetSpec(filter=units, max=2))
    go = spell("Go", a.Damage(what=AIM, n=power, divide=True), targets=targets)
    alice: Zones = {"hand": [c("go", "Go")], "square": [c("a2", "Grunt", "a2"), c("one", "One", "b2")]}
    engine = opened(position([go, GRUNT, card("One", "unit", power=1)], alice, {}))
    do(engine, "play go", "one")
    decision = engine.pending()
    assert decision is not None
    assert decision.shape == Pick(min=1, max=1)


@pytest.mark.parametrize(
    ("least", "first"), [(0, ["a2", "a3", "c3"]), (1, ["a3", "c3"]), (2, []), (HELD, ["a2", "a3", "c3"])]
)
def test_a_first_target_leaves_as_many_second_ones_as_are_needed(
    least: int | Calc, first: list[str | None]
) -> None:
    enemies = Filter(type="unit", controller="opponent", relation="same_area_as_target")
    targets = (
        a.TargetSpec(filter=Filter(type="unit")),
        a.TargetSpec(key="second", filter=enemies, min=least, max=2),
    )
    go = spell("Go", a.Damage(what=AIM, n=1), targets=targets)
    alice: Zones = {"hand": [c("go", "Go")], "square": [c(slot, "Grunt", slot) for slot in ("a2", "a3")]}
    engine = opened(position([go, GRUNT], alice, {"square": [c("c3", "Grunt", "c3")]}))
    assert offered(engine) is bool(first)
    if first:
        do(engine, "play go")
        assert asked(engine) == ("target", first)


BESIDE = Filter(type="unit", controller="opponent", relation="same_area_as_target")
UP_TO_ONE_AND_ONE_BESIDE = (
    a.TargetSpec(filter=Filter(type="unit", controller="you", places=("a3",)), min=0),
    a.TargetSpec(key="second", filter=BESIDE),
)


@pytest.mark.parametrize(("slots", "playable"), [(("a2", "a3"), True), (("a2",), False), (("b3",), False)])
def test_of_up_to_one_target_one_is_needed_if_another_rests_on_it(
    slots: tuple[str, ...], playable: bool
) -> None:
    go = spell("Go", *OWN_DRAW, targets=UP_TO_ONE_AND_ONE_BESIDE)
    alice: Zones = {"hand": [c("go", "Go")], "square": [c(slot, "Grunt", slot) for slot in slots]}
    engine = opened(position([go, GRUNT], alice, {"square": [c("c3", "Grunt", "c3")]}))
    assert offered(engine) is playable
    if playable:
        do(engine, "play go")
        assert isinstance(submit(engine), Refused)
        do(engine, "a3")
        assert asked(engine) == ("target", ["c3"])


@pytest.mark.parametrize("slot", ["a2", "a3"])
def test_a_triggered_ability_is_taken_off_the_stack_if_up_to_one_target_leaves_none_for_another(
    slot: str,
) -> None:
    comes = a.Ability(
        id="comes",
        kind="triggered",
        trigger=a.Trigger(on="move", self_only=True, to=("square",)),
        targets=UP_TO_ONE_AND_ONE_BESIDE,
        effect=OWN_DRAW,
    )
    alice: Zones = {"hand": [c("go", "Guide")], "square": [c(slot, "Grunt", slot)]}
    bob: Zones = {"square": [c("c3", "Grunt", "c3")]}
    engine = opened(position([card("Guide", "unit", comes), GRUNT], alice, bob))
    do(engine, "play go", "@b2", "pass", "pass", "order")
    if slot == "a3":
        assert asked(engine) == ("target", ["a3"])
    else:
        assert engine.observe().stack == []
        assert [event.why for event in engine.events() if event.kind == "not_played"] == ["no-target"]


def test_what_a_card_says_of_its_cost_works_as_soon_as_an_effect_lets_it_be_played() -> None:
    less = a.Ability(
        id="less", kind="static", effect=(a.Modify(what=ITSELF, trait="cost", by=-2, until="while"),)
    )
    thrifty = card("Thrifty", "unit", less, cost=2, symbols={"colorless": 2})
    dead = a.TargetSpec(filter=Filter(type="unit", zones=("graveyard",)))
    lend = spell("Lend", a.Permit(action="play", what=AIM), targets=(dead,), timing="normal")
    alice: Zones = {"hand": [c("lend", "Lend")]}
    engine = opened(position([thrifty, lend], alice, {"graveyard": [c("go", "Thrifty")]}), asking=False)
    assert not offered(engine)
    do(engine, "play lend")
    assert offered(engine)


@pytest.mark.parametrize("warded", [True, False])
def test_nothing_is_put_where_a_target_still_stands(warded: bool) -> None:
    ward = a.Ability(id="ward", kind="static", effect=(a.Unaffected(what=ITSELF, until="while"),))
    giant = card("Giant", "unit", *([ward] if warded else []), power=5000)
    relief = a.Move(
        what=Select(which="all", filter=Filter(zones=("energy",), owner="opponent", name="Grunt")),
        to="square",
        slot="vacated",
        seat="owner",
    )
    targets = (a.TargetSpec(filter=Filter(type="unit", owner="opponent")),)
    ability = a.Ability(
        id="does", kind="spell", targets=targets, effect=(a.Move(what=AIM, to="hand"), relief)
    )
    cards = [giant, GRUNT, card("Relief", "strategy", ability)]
    theirs = {"square": [c("giant", "Giant", at="b4")], "energy": [c("grunt", "Grunt")]}
    engine = opened(position(cards, {"hand": [c("go", "Relief")]}, theirs))
    do(engine, "play go", "giant", "pass", "pass")
    view = engine.observe()
    on_squares = {card.ref: card.at for card in view.shared["square"].cards}
    assert on_squares == ({"giant": "b4"} if warded else {"grunt": "b4"})
    assert [card.ref for card in view.seats["bob"].zones["energy"].cards] == (["grunt"] if warded else [])
