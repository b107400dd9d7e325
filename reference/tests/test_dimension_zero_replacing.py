"""What replaces an event in Dimension Zero, what can be chosen to, and what has nowhere to go."""

import pytest

from duelproof.port import CardView, Result
from duelproof.port import abilities as a
from duelproof.port.selections import Calc, Cond, Filter, Select
from reference.dimension_zero.vocabulary import Resist, Smash
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dz_table import AIM, UNIT, acts, c, card, do, opened, position, spell

UNITS = Select(which="all", filter=Filter(type="unit"))
EVENT = Select(which="event")
SQUARES = [file + rank for rank in "234" for file in "abc"]
ALL_DIE = spell("All Die", a.Destroy(what=UNITS))
DYING = a.Trigger(on="move", who=Filter(type="unit"), origin=("square",), to=("graveyard",))
ITS_DEATH = a.Trigger(on="move", self_only=True, origin=("square",), to=("graveyard",))


def instead(event: a.Trigger, *effect: a.Instr, may: bool = False) -> a.Ability:
    """Return a static ability by which this happens instead of an event."""
    said = a.ReplaceEvent(event=event, instead=effect, may=may, until="while")
    return a.Ability(id="instead", kind="replacement", effect=(said,))


def seen(engine: ReferenceEngine, ref: str) -> tuple[str, CardView]:
    """Find a card in the judge's view, with its zone."""
    view = engine.observe()
    zones = {f"{seat}.{name}": zone for seat, side in view.seats.items() for name, zone in side.zones.items()}
    found = [(name, card) for name, zone in (zones | view.shared).items() for card in zone.cards]
    return next((name, card) for name, card in found if card.ref == ref)


def kind_asked(engine: ReferenceEngine) -> str:
    """Return what kind of question is open."""
    decision = engine.pending()
    assert decision is not None
    return decision.kind


@pytest.mark.parametrize("order", [("ark", "dove"), ("dove", "ark")])
def test_units_that_die_together_are_all_replaced_by_one_that_dies_with_them(order: tuple[str, str]) -> None:
    keeper = card("Ark", "unit", instead(DYING, a.Move(what=EVENT, to="energy")))
    names = {"ark": "Ark", "dove": "Dove"}
    lying = [c(ref, names[ref], at) for ref, at in zip(order, ("a2", "b2"), strict=True)]
    start = position(
        [keeper, ALL_DIE, card("Dove", "unit")], {"hand": [c("die", "All Die")], "square": lying}, {}
    )
    engine = opened(start, asking=False)
    do(engine, "play die")
    assert {seen(engine, ref)[0] for ref in order} == {"alice.energy"}


def test_two_effects_of_one_ability_each_replace_an_event_once() -> None:
    """4.15.6: the second replaces what the first has put in place of the event; both are offered."""
    bitter = a.ReplaceEvent(
        event=DYING, instead=(Smash(n=1, who="opponent"), a.Destroy(what=EVENT)), until="turn"
    )
    sage = card("Sage", "unit", acts("quick", effect=(bitter,)))
    kill = spell("Kill", a.Destroy(what=AIM), targets=(UNIT,))
    lying = [c("sage", "Sage", "a2"), c("dove", "Dove", "b2")]
    start = position([sage, kill, card("Dove", "unit")], {"hand": [c("kill", "Kill")], "square": lying}, {})
    engine = opened(start, asking=False)
    do(engine, "activate sage act", "pass", "activate sage act", "pass", "play kill", "dove", "pass")
    decision = engine.pending()
    assert decision is not None and decision.kind == "replace"
    assert [option.card for option in decision.options] == ["sage", "sage"]
    assert len(set(decision.options)) == 2
    do(engine, "sage")
    assert engine.observe().seats["bob"].zones["smash"].count == 2
    assert seen(engine, "dove")[0] == "alice.graveyard"


def test_what_is_replaced_is_told_with_its_player_and_does_not_happen() -> None:
    """4.15.4: what happens beside an event is told as itself alone, and so is the event."""
    saver = card("Saver", "unit", instead(ITS_DEATH, a.Move(what=EVENT, to="energy")))
    herald = a.ReplaceEvent(event=ITS_DEATH, instead=(a.Draw(n=1),), also=True, until="while")
    envoy = card("Envoy", "unit", a.Ability(id="beside", kind="replacement", effect=(herald,)))
    lying = [c("saver", "Saver", "a2"), c("envoy", "Envoy", "b2")]
    start = position([saver, envoy, ALL_DIE], {"hand": [c("die", "All Die")], "square": lying}, {})
    engine = opened(start, asking=False)
    do(engine, "play die")
    told = [event for event in engine.events() if event.kind in ("replaced", "move")]
    [event] = [event for event in told if event.kind == "replaced"]
    assert (event.card, event.name, event.player) == ("saver", "move", "alice")
    assert [each.kind for each in told if each.card == "saver"] == ["replaced", "move"]
    assert seen(engine, "envoy")[0] == "alice.graveyard"


def test_rule_effects_that_come_to_nothing_for_ever_are_a_draw() -> None:
    """A unit without power is frozen instead of going to the graveyard, again and again."""
    stays = card("Stayer", "unit", instead(ITS_DEATH, a.Turn(what=EVENT, to="exhausted")), power=1000)
    wither = spell("Wither", a.Modify(what=UNITS, trait="power", by=-1000, until="turn"))
    start = position(
        [stays, wither], {"hand": [c("wither", "Wither")], "square": [c("stayer", "Stayer", "b2")]}, {}
    )
    engine = opened(start, asking=False)
    do(engine, "play wither")
    assert engine.observe().result == Result(draw=True, why=["loop"])


def test_what_changes_no_data_is_on_what_comes_later_too() -> None:
    """4.14.3-2: "takes no damage from" and "is not affected by" change none."""
    red = card(
        "Ember",
        "strategy",
        a.Ability(id="does", kind="spell", effect=(a.Damage(what=UNITS, n=1000),)),
        timing="battle",
        cost=1,
        symbols={"red": 1},
        colors=["red"],
    )
    coal = card("Coal", "unit", cost=1, symbols={"red": 1}, colors=["red"])
    guards = (
        spell("Guard", Resist(what=UNITS, by=Filter(color="red"), until="turn")),
        spell("Guard", a.Unaffected(what=UNITS, by=Filter(color="red"), until="turn")),
    )
    for guard in guards:
        hand = [c("guard", "Guard"), c("late", "Late"), c("ember", "Ember")]
        zones = {"hand": hand, "energy": [c("coal", "Coal")], "square": [c("early", "Late", "a2")]}
        start = position([guard, red, coal, card("Late", "unit", power=3000, timing="battle")], zones, {})
        engine = opened(start, asking=False)
        do(engine, "play guard", "pass", "play late", "@b2", "pass", "play ember")
        while engine.observe().stack:
            do(engine, "pass")
        assert [seen(engine, ref)[1].damage for ref in ("early", "late")] == [0, 0]


FULL = [c(f"full{slot}", "Blank", slot) for slot in SQUARES if slot != "b2"]
TWO_BURIED = Select(which="choose", count=2, filter=Filter(zones=("graveyard",)))
IMPOSSIBLE = {
    "two of one": a.Move(what=TWO_BURIED, to="hand"),
    "six cards of five": a.Draw(n=6),
    "a card of an empty hand": a.If(cond=Cond(op="turn_of", who="you"), then=(a.Discard(n=1),)),
    "a square where none is free": a.Move(what=EVENT, to="square"),
    "two smashes of three cards of five": a.Repeat(n=2, then=(Smash(n=3),)),
    "more than nothing again and again": a.Repeat(n=2, then=(a.Discard(n=1),)),
}


@pytest.mark.parametrize("effect", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_what_cannot_be_done_cannot_be_chosen_in_place_of_an_event(effect: a.Instr) -> None:
    """4.15.7."""
    cat = card("Cat", "unit", instead(ITS_DEATH, effect, may=True))
    kill = spell("Kill", a.Destroy(what=AIM), targets=(UNIT,))
    zones = {"hand": [c("kill", "Kill")], "graveyard": [c("old", "Blank")]}
    zones["square"] = [c("cat", "Cat", "b2"), *FULL]
    engine = opened(position([cat, kill], zones, {}))
    do(engine, "play kill", "cat", "pass", "pass")
    assert kind_asked(engine) != "may"
    assert seen(engine, "cat")[0] == "alice.graveyard"


BURIED = Filter(zones=("graveyard",))
ANY_BURIED = a.Move(what=Select(which="choose", filter=BURIED), to="hand")
BURIED_OLD = a.Move(what=Select(which="choose", filter=Filter(zones=("graveyard",), name="Old")), to="hand")
TOP_BURIED = a.Move(what=Select(which="top", filter=BURIED), to="deck", position="bottom")
BASES = Calc(op="count", what=Select(which="all", filter=Filter(type="base")))
AS_MANY_AS_NONE = a.Destroy(what=Select(which="choose", count=BASES, filter=Filter(type="base")))
SUMS: dict[str, tuple[tuple[a.Instr, ...], bool]] = {
    "a card of two, and another": ((a.Discard(n=1), a.Discard(n=1)), True),
    "two cards of two, and another": ((a.Discard(n=2), a.Discard(n=1)), False),
    "three times a card of two": ((a.Repeat(n=3, then=(a.Discard(n=1),)),), False),
    "three times one card drawn and one discarded": (
        (a.Repeat(n=3, then=(a.Draw(n=1), a.Discard(n=1))),),
        True,
    ),
    "three of two once one is drawn": ((a.Draw(n=1), a.Discard(n=3)), True),
    "three of two before one is drawn": ((a.Discard(n=3), a.Draw(n=1)), False),
    "five of five in two ways": ((a.Draw(n=3), Smash(n=2, who="you")), True),
    "six of five in two ways": ((a.Draw(n=3), Smash(n=3, who="you")), False),
    "any card, and the one that is called so": ((ANY_BURIED, BURIED_OLD), True),
    "the one that is called so, twice": ((BURIED_OLD, BURIED_OLD), False),
    "three cards of two": ((ANY_BURIED, BURIED_OLD, ANY_BURIED), False),
    "two cards of one name, of which there is one": ((BURIED_OLD, ANY_BURIED, BURIED_OLD), False),
    "the top card, and the one that is on top then": ((TOP_BURIED, TOP_BURIED), True),
    "as many as there are, which is none": ((AS_MANY_AS_NONE,), True),
}


@pytest.mark.parametrize(("effect", "possible"), SUMS.values(), ids=SUMS.keys())
def test_a_replacement_can_be_chosen_if_there_is_enough_for_all_its_parts_together(
    effect: tuple[a.Instr, ...], possible: bool
) -> None:
    """4.15.7."""
    cat = card("Cat", "unit", instead(ITS_DEATH, *effect, may=True))
    kill = spell("Kill", a.Destroy(what=AIM), targets=(UNIT,))
    hand = [c("kill", "Kill"), c("one", "Blank"), c("two", "Blank")]
    zones = {
        "hand": hand,
        "graveyard": [c("old", "Old"), c("other", "Blank")],
        "square": [c("cat", "Cat", "b2")],
    }
    engine = opened(position([cat, kill, card("Old", "unit")], zones, {}))
    do(engine, "play kill", "cat", "pass", "pass")
    assert (kind_asked(engine) == "replace") == possible


def test_a_card_that_finds_no_free_square_is_not_put_and_nothing_has_been_done() -> None:
    """4.12.2."""
    arrives = a.Trigger(on="move", self_only=True, to=("square",))
    hopper = card(
        "Hopper", "unit", a.Ability(id="hops", kind="triggered", trigger=arrives, effect=(a.Draw(n=2),))
    )
    done = a.If(cond=Cond(op="did"), then=(a.Draw(n=1),))
    push = spell("Push", a.Move(what=AIM, to="square"), done, targets=(UNIT,))
    lying = [c("hopper", "Hopper", "b2", turned="exhausted"), *FULL]
    engine = opened(position([hopper, push], {"hand": [c("push", "Push")], "square": lying}, {}))
    do(engine, "play push", "hopper", "pass", "pass")
    view = engine.observe()
    assert (view.seats["alice"].zones["hand"].count, view.waiting, view.stack) == (0, [], [])
    assert [event for event in engine.events() if event.card == "hopper"] == []
    assert seen(engine, "hopper")[1].turned == "exhausted"


def test_what_has_gone_elsewhere_is_its_owner_s_while_it_is_asked_how_the_others_come_to_lie() -> None:
    """2.1.1-1: nobody else controls what lies neither on a square nor on the stack."""
    hawk = card("Hawk", "unit", instead(ITS_DEATH, a.Move(what=EVENT, to="energy")))
    lying = [c("hawk", "Hawk", "a2", controller="bob"), c("dove", "Dove", "b2"), c("crow", "Dove", "c2")]
    start = position(
        [hawk, ALL_DIE, card("Dove", "unit")], {"hand": [c("die", "All Die")], "square": lying}, {}
    )
    engine = opened(start, asking=False)
    do(engine, "play die")
    assert kind_asked(engine) == "order"
    where, found = seen(engine, "hawk")
    assert (where, found.controller) == ("alice.energy", "alice")
