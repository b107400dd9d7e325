"""Numbers below zero in what abilities of Dimension Zero do, and what is put or found so often."""

from typing import Any

import pytest

from duelproof.port import Choice, Number, Pick
from duelproof.port import abilities as a
from duelproof.port.selections import Calc, Filter, Range, Select
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dz_table import Zones, c, card, do, opened, position, spell

UNITS = Select(which="all", filter=Filter(type="unit"))
PLAYED = Select(which="all", filter=Filter(type="strategy", zones=("hand", "stack")))
BELOW = Calc(op="minus", args=(1, 3))
ONE = Calc(op="minus", args=(3, 2))
GRUNT = card("Grunt", "unit", power=5000)
TWO: Zones = {"square": [c("g", "Grunt", "a2", damage=1000), c("h", "Grunt", "b2")]}


def cast(*effect: a.Instr, alice: Zones, more: tuple[Any, ...] = (), **fields: Any) -> ReferenceEngine:
    """Return the table at which a strategy with this effect resolves, or where its choices are asked."""
    zones = alice | {"hand": [*alice.get("hand", []), c("go", "Go")]}
    engine = opened(position([GRUNT, spell("Go", *effect), *more], zones, {}, **fields))
    do(engine, "play go", "pass", "pass")
    return engine


def kind(engine: ReferenceEngine) -> str:
    """Return what is asked."""
    decision = engine.pending()
    assert decision is not None
    return decision.kind


def held(engine: ReferenceEngine) -> int:
    """Return how many cards Alice holds."""
    return engine.observe().seats["alice"].zones["hand"].count


@pytest.mark.parametrize(
    "effect",
    [a.Discard(n=BELOW), a.Discard(n=BELOW, random=True), a.Search(zone="deck", n=BELOW)],
)
def test_less_than_no_cards_are_none(effect: a.Instr) -> None:
    engine = cast(effect, alice={"hand": [c("x", "Grunt"), c("y", "Grunt")]})
    if kind(engine) != "act":
        do(engine, "")
    assert kind(engine) == "act"
    assert held(engine) == 2


def test_less_than_no_damage_cannot_be_divided() -> None:
    engine = cast(a.Damage(what=UNITS, n=BELOW, divide=True), alice=TWO)
    decision = engine.pending()
    assert decision is not None
    assert getattr(decision.shape, "total", 0) == 0


@pytest.mark.parametrize(
    ("bounds", "chosen"),
    [(Range(min=0, max=BELOW), 0), (Range(min=1, max=BELOW), 0), (Range(min=2, max=ONE), 1)],
)
def test_where_no_number_can_be_chosen_it_is_the_highest_that_is_not_below_zero(
    bounds: Range, chosen: int
) -> None:
    engine = cast(a.ChooseNumber(key="n", range=bounds), a.Draw(n=Calc(op="number", key="n")), alice={})
    if kind(engine) == "number":
        decision = engine.pending()
        assert decision is not None
        assert decision.shape == Number(min=chosen, max=chosen)
    else:
        assert held(engine) == chosen


def test_less_than_no_healing_wounds_nobody() -> None:
    engine = cast(a.Heal(what=UNITS, n=BELOW), alice=TWO)
    assert {seen.damage for seen in engine.observe().shared["square"].cards} == {1000, 0}


def test_less_than_no_damage_is_told_and_heard_as_none() -> None:
    stronger = a.Modify(what=Select(which="self"), trait="power", by=Calc(op="event"))
    trigger = a.Trigger(on="damage", self_only=True)
    sore = card("Sore", "unit", a.Ability(id="ouch", kind="triggered", trigger=trigger, effect=(stronger,)))
    there: Zones = {"square": [c("s", "Sore", "a2")]}
    engine = cast(a.Damage(what=UNITS, n=BELOW), alice=there, more=(sore,), events=True)
    while engine.observe().stack:
        do(engine, "pass")
    [seen] = engine.observe().shared["square"].cards
    assert seen.traits is not None
    assert seen.traits.power == 2000
    assert [event.amount for event in engine.events() if event.kind == "damage"] == [0]


@pytest.mark.parametrize(
    ("zone", "wanted", "least"),
    [
        ("graveyard", "unit", 1),
        ("energy", "unit", 1),
        ("removed", "unit", 1),
        ("hand", "unit", 0),
        ("deck", "unit", 0),
        ("hand", None, 1),
        ("deck", None, 1),
    ],
)
def test_only_a_certain_part_of_what_is_hidden_may_not_be_found(zone: Any, wanted: Any, least: int) -> None:
    there = [c("x", "Grunt"), c("y", "Grunt")]
    engine = cast(a.Search(zone=zone, filter=Filter(type=wanted), to="removed"), alice={zone: there})
    decision = engine.pending()
    assert decision is not None
    assert (decision.kind, decision.shape) == ("find", Pick(min=least, max=1))
    assert decision.secret_to == (["bob"] if zone in ("hand", "deck") else [])


def test_who_shows_a_hand_finds_what_is_searched_for_in_it() -> None:
    search = a.Search(zone="hand", filter=Filter(type="unit"), to="graveyard")
    shown = a.Reveal(what=Select(which="all", filter=Filter(zones=("hand",), owner="you")), then=(search,))
    decision = cast(shown, alice={"hand": [c("x", "Grunt"), c("y", "Grunt")]}).pending()
    assert decision is not None
    assert (decision.kind, decision.shape) == ("find", Pick(min=1, max=1))


@pytest.mark.parametrize("kind_of_change", ["effect", "groundwork"])
@pytest.mark.parametrize(
    ("symbols", "energy", "most", "said", "asked"),
    [
        ({"colorless_x": 1, "colorless": 1}, 5, 6, 2, 1),
        ({"colorless_x": 1}, 5, 7, 3, 1),
        ({"colorless_x": 1}, 3, 5, 5, 3),
        ({"colorless_x": 1}, 3, 5, 2, 0),
    ],
)
def test_what_is_taken_off_a_use_cost_counts_once_its_letters_stand_for_numbers(
    kind_of_change: str, symbols: dict[str, int], energy: int, most: int, said: int, asked: int
) -> None:
    less = a.Modify(what=PLAYED, trait="cost", by=-2 if kind_of_change == "effect" else 0, until="while")
    ground = a.Ability(id="ground", kind="keyword", keyword="groundwork")
    has = (ground,) if kind_of_change == "groundwork" else ()
    draw = a.Ability(id="does", kind="spell", effect=(a.Draw(n=1),))
    dear = card("Dear", "strategy", draw, *has, cost=symbols.get("colorless", 0), symbols=symbols)
    base = card("Base", "base", a.Ability(id="less", kind="static", effect=(less,)))
    bases = [c("one", "Base", "a1"), c("two", "Base", "b1")][: 1 if kind_of_change == "effect" else 2]
    there = {"hand": [c("dear", "Dear")], "energy": [c(f"e{n}", "Grunt") for n in range(energy)]}
    engine = opened(position([GRUNT, dear, base], there | {"base": bases}, {}))
    do(engine, "play dear")
    decision = engine.pending()
    assert decision is not None
    assert decision.shape == Number(min=0, max=most)
    engine.submit(Choice(decision=decision.id, by="alice", number=said))
    paying = engine.pending()
    assert paying is not None
    assert (paying.kind, paying.shape) == (("pay", Pick(min=asked, max=asked)) if asked else ("act", Pick()))


@pytest.mark.parametrize(("energy", "most"), [(3, 5), (6, 8)])
def test_a_letter_in_a_move_cost_may_stand_for_what_effects_take_off(energy: int, most: int) -> None:
    less = a.Modify(what=UNITS, trait="move_cost", by=-2, until="while")
    base = card("Base", "base", a.Ability(id="less", kind="static", effect=(less,)))
    mover = card("Mover", "unit", move_cost={"colorless_x": 1})
    there = {"square": [c("m", "Mover", "a2")], "energy": [c(f"e{n}", "Grunt") for n in range(energy)]}
    engine = opened(position([GRUNT, mover, base], there | {"base": [c("b", "Base", "a1")]}, {}))
    do(engine, "move m", "@a3")
    decision = engine.pending()
    assert decision is not None
    assert decision.shape == Number(min=0, max=most)


@pytest.mark.parametrize("plan", ["up", "down"])
@pytest.mark.parametrize(
    ("end", "faces"),
    [("top", {"g": "up", "h": "down", "d": "down"}), ("bottom", {"d": None, "g": "down", "h": "down"})],
)
def test_of_cards_put_face_up_on_a_deck_together_only_the_uppermost_is_the_plan(
    plan: Any, end: Any, faces: dict[str, str | None]
) -> None:
    there = TWO | {"deck": [c("d", "Grunt", face=plan)]}
    engine = cast(a.Move(what=UNITS, to="deck", face="up", position=end), alice=there)
    do(engine, "order")
    lying = {seen.ref: seen.face for seen in engine.observe().seats["alice"].zones["deck"].cards}
    assert lying == {ref: face or plan for ref, face in faces.items()}
    assert list(lying) == list(faces)
