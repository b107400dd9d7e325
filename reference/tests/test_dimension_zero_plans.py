"""The plan of Dimension Zero where no scenario says it: it lies in the plan zone and on top of the deck."""

from typing import Any

import pytest

from duelproof.port import abilities as a
from duelproof.port.selections import Cond, Filter, Range, Select
from reference.dimension_zero import vocabulary as v
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import SWITCH
from reference.tests.dz_table import OWN_DRAW, Zones, c, card, do, opened, position, spell

GRUNT = card("Grunt", "unit", power=5000)
PLANS = Filter(type="unit", zones=("plan",), owner="you")
TOP = Select(which="top")
PLAN = [c("top", "Grunt", face="up"), c("next", "Grunt"), c("last", "Grunt")]
HIDDEN = [c("top", "Grunt"), c("next", "Grunt"), c("last", "Grunt")]


@pytest.fixture(params=["on", "off"], autouse=True)
def _index(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, request.param)


def table(*effect: a.Instr, more: tuple[Any, ...] = (), targets: Any = (), **zones: Any) -> ReferenceEngine:
    """Return the table with a strategy Go in Alice's hand."""
    alice: Zones = {"deck": PLAN} | zones
    alice["hand"] = [*alice.get("hand", []), c("go", "Go")]
    return opened(position([GRUNT, spell("Go", *effect, targets=targets), *more], alice, {}))


def cast(*effect: a.Instr, **about: Any) -> ReferenceEngine:
    """Return the table at which that strategy resolves, or where its choices are asked."""
    engine = table(*effect, **about)
    do(engine, "play go", "pass", "pass")
    return engine


def pile(engine: ReferenceEngine, zone: str) -> list[str | None]:
    """Return the cards of a zone of Alice's."""
    return [seen.ref for seen in engine.observe().seats["alice"].zones[zone].cards]


def choices(engine: ReferenceEngine) -> tuple[list[str | None], int]:
    """Return the cards that are asked about, and how many at least must be picked."""
    decision = engine.pending()
    assert decision is not None
    return [option.card for option in decision.options], getattr(decision.shape, "min", -1)


@pytest.mark.parametrize(
    ("deck", "origin", "heard"),
    [(PLAN, "deck", 1), (PLAN, "plan", 1), (HIDDEN, "deck", 1), (HIDDEN, "plan", 0), (PLAN, "hand", 0)],
)
@pytest.mark.parametrize(
    ("effect", "to"),
    [(v.Smash(who="you"), "smash"), (a.Draw(n=1), "hand"), (a.Move(what=TOP, to="graveyard"), "graveyard")],
)
def test_a_plan_that_leaves_has_left_the_deck_and_the_plan_zone(
    deck: Any, origin: str, heard: int, effect: a.Instr, to: str
) -> None:
    ability = a.Ability(
        id="heard",
        kind="triggered",
        trigger=a.Trigger(on="move", origin=(origin,), to=(to,)),
        effect=(v.Smash(),),
    )
    engine = cast(effect, more=(card("Ear", "unit", ability),), square=[c("ear", "Ear", "a2")], deck=deck)
    assert len([event for event in engine.events() if event.kind == "triggered"]) == heard


@pytest.mark.parametrize(
    ("deck", "origin", "instead"),
    [(PLAN, "deck", True), (PLAN, "plan", True), (HIDDEN, "deck", True), (HIDDEN, "plan", False)],
)
def test_what_leaves_the_plan_zone_is_replaced_as_what_leaves_the_deck(
    deck: Any, origin: str, instead: bool
) -> None:
    replace = a.ReplaceEvent(
        event=a.Trigger(on="move", origin=(origin,), to=("smash",)),
        instead=(a.Move(what=Select(which="event"), to="energy"),),
        until="while",
    )
    ward = card("Ward", "unit", a.Ability(id="ward", kind="replacement", effect=(replace,)))
    engine = cast(v.Smash(who="you"), more=(ward,), square=[c("ward", "Ward", "a2")], deck=deck)
    if instead:
        do(engine, "ward")
    assert pile(engine, "energy") == (["top"] if instead else [])


@pytest.mark.parametrize("which", ["all", "choose", "top", "bottom"])
def test_an_effect_finds_the_card_of_the_plan_zone(which: Any) -> None:
    engine = cast(a.Move(what=Select(which=which, filter=PLANS), to="energy"))
    if which == "choose":
        assert choices(engine) == (["top"], 1)
        do(engine, "top")
    assert pile(engine, "energy") == ["top"]
    hidden = cast(a.Move(what=Select(which=which, filter=PLANS), to="energy"), deck=HIDDEN)
    assert pile(hidden, "energy") == []


@pytest.mark.parametrize(("deck", "there"), [(PLAN, True), (HIDDEN, False)])
def test_there_is_a_card_in_the_plan_zone_while_there_is_a_plan(deck: Any, there: bool) -> None:
    exists = Cond(op="exists", what=Select(which="all", filter=PLANS))
    engine = cast(a.If(cond=exists, then=(v.Smash(),)), deck=deck)
    assert engine.observe().seats["bob"].zones["smash"].count == there


def test_the_plan_is_a_target_while_it_is_the_plan() -> None:
    about: dict[str, Any] = {"targets": (a.TargetSpec(filter=PLANS),)}
    engine = table(a.Move(what=Select(which="target"), to="energy"), **about)
    do(engine, "play go", "top", "pass", "pass")
    assert pile(engine, "energy") == ["top"]
    engine = table(a.Move(what=Select(which="target"), to="energy"), **about, deck=HIDDEN)
    decision = engine.pending()
    assert decision is not None
    assert all(option.card != "go" for option in decision.options)


@pytest.mark.parametrize(
    ("deck", "hand", "expected"),
    [
        (PLAN, [], (["top"], 1)),
        (PLAN, [c("held", "Grunt")], (["top", "held"], 1)),
        (HIDDEN, [c("held", "Grunt")], (["held"], 0)),
    ],
)
def test_a_plan_is_found_where_a_card_of_the_hand_may_not_be(deck: Any, hand: Any, expected: Any) -> None:
    wanted = Filter(type="unit", zones=("hand", "plan"), owner="you")
    engine = cast(a.Move(what=Select(which="choose", filter=wanted), to="energy"), deck=deck, hand=hand)
    found, least = choices(engine)
    assert (set(found), least) == (set(expected[0]), expected[1])


def test_a_static_text_says_what_the_card_of_the_plan_zone_costs() -> None:
    dear = card("Dear", "unit", cost=1, symbols={"colorless": 1})
    cheap = a.Modify(
        what=Select(which="all", filter=Filter(zones=("plan",), cost=Range(min=1))),
        trait="cost",
        by=-1,
        until="while",
    )
    camp = card("Camp", "base", a.Ability(id="cheap", kind="static", effect=(cheap,)))
    for deck, playable in (([c("top", "Dear", face="up")], True), ([c("top", "Dear")], False)):
        engine = table(*OWN_DRAW, more=(dear, camp), base=[c("camp", "Camp", "a1")], deck=deck)
        decision = engine.pending()
        assert decision is not None
        assert any(option.card == "top" for option in decision.options) is playable


@pytest.mark.parametrize("zone", ["deck", "plan"])
def test_a_text_that_works_on_top_of_the_deck_hears_its_card_leave_the_plan_zone(zone: str) -> None:
    ability = a.Ability(
        id="gone",
        kind="triggered",
        zones=(zone,),
        trigger=a.Trigger(on="move", self_only=True, to=("smash",)),
        effect=(v.Smash(),),
    )
    plan = [c("top", "Leaver", face="up"), *HIDDEN[1:]]
    engine = cast(v.Smash(who="you"), more=(card("Leaver", "unit", ability),), deck=plan)
    assert len([event for event in engine.events() if event.kind == "triggered"]) == 1
