"""What a cost comes to in Gate Ruler, which cards can pay it, and what an ability can be aimed at."""

from typing import Any

import pytest

from duelproof.playout.campaign import cards_of
from duelproof.port import SEATS, CardIn, CardSpec, Cause, Option, Pick, Position, Ref
from duelproof.port.abilities import (
    Ability,
    ChangeCost,
    Choose,
    Cost,
    Damage,
    Destroy,
    Draw,
    Forbid,
    If,
    Mode,
    Move,
    SetTrait,
    TargetSpec,
)
from duelproof.port.cards import Face
from duelproof.port.selections import Calc, Cond, Filter, Select
from reference.gate_ruler.book import BOOK
from reference.gate_ruler.s14_cards_and_abilities import (
    continuous,
    costs,
    limits,
    payment,
    playing,
    replacement,
    targets,
)
from reference.gate_ruler.state import GateGame, GateItem, Way
from reference.kernel.card import place
from reference.kernel.context import Context, Happening
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import SWITCH, lying_in
from reference.tests import gate_ruler_tables as tables
from reference.tests.test_gate_ruler_refusals import at_the_main_phase, unit

SET = cards_of(tables.GAME)
THIS = Select(which="self")


def table() -> Position:
    """Return a table with Alice's units, a hand and resources, and what changes costs."""
    position = at_the_main_phase(
        {
            "attack": [unit("a", at="1"), unit("x", at="2", turned="exhausted")],
            "defense": [unit("d", "Daily Crier", at="1")],
            "field": [CardIn(ref=ref, name=name) for ref, name in FIELDS.items()],
            "hand": [unit("h"), CardIn(ref="s", name="Kind Letter")],
            "resource": [CardIn(ref="r1", name="Plain Resource"), CardIn(ref="r2", name="Plain Resource")],
        },
        {"attack": [unit("b", at="1")], "field": [CardIn(ref="f", name="Other 0")]},
        events=True,
    )
    names = {*FIELDS.values(), "Kind Letter", "Daily Crier"}
    position.cards.update({name: SET[name] for name in names})
    return position


FIELDS = {"stall": "Discount Stall", "saver": "Clutch Saver", "bridge": "Toll Bridge"}


@pytest.fixture(params=["on", "off"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> GateGame:
    """Set the table, with the index and without."""
    monkeypatch.setenv(SWITCH, request.param)
    return set_up(table())


def set_up(position: Position) -> GateGame:
    """Return the game of a table that the reference has opened."""
    engine = ReferenceEngine("reference", "test", [BOOK])
    engine.open(position)
    assert isinstance(engine._game, GateGame)
    return engine._game


def ctx(controller: str = "alice", source: Ref | None = None, game: GateGame | None = None) -> Context:
    """Return the context of what a card does."""
    return Context(controller=controller, source=game.cards[source] if game and source else None)  # type: ignore[arg-type]


TWO, THREE = Cost(kind="resources", n=2), Cost(kind="resources", n=3)
DISCARD, CHARGE = Cost(kind="discard", n=1), Cost(kind="charges", n=1)


@pytest.mark.parametrize(
    ("cost", "by", "found"),
    [
        ([TWO], 1, [THREE]),
        ([THREE], -1, [TWO]),
        ([TWO], 0, [TWO]),
        ([TWO], -5, [Cost(kind="resources", n=0)]),
        ([DISCARD, TWO, CHARGE, TWO], 1, [DISCARD, THREE, CHARGE, TWO]),
        ([DISCARD, THREE, CHARGE, TWO], -1, [DISCARD, TWO, CHARGE, TWO]),
        ([TWO, DISCARD, THREE], -3, [Cost(kind="resources", n=0), DISCARD, TWO]),
        ([TWO, THREE], -9, [Cost(kind="resources", n=0), Cost(kind="resources", n=0)]),
        ([Cost(kind="resources", n=Calc(op="event"))], 2, [TWO]),
        ([DISCARD], 2, [DISCARD, TWO]),
        ([], 1, [Cost(kind="resources", n=1)]),
        ([DISCARD], 0, [DISCARD]),
        ([DISCARD], -1, [DISCARD]),
    ],
)
def test_a_cost_is_raised_where_it_first_names_the_kind_and_lowered_from_there_on(
    game: GateGame, cost: list[Cost], by: int, found: list[Cost]
) -> None:
    assert costs._moved(game, cost, ChangeCost(what=THIS), by, ctx()) == found


def item(game: GateGame, ref: Ref, kind: str, **fields: Any) -> GateItem:
    """Return a card, or an ability of a card, as it is played."""
    card = game.cards[ref]
    game.shift(card, place("gate") if kind == "card" else card.place)
    return GateItem("i", kind, "alice", ctx(), card if kind == "card" else None, card, **fields)


def test_what_changes_the_cost_of_a_card_is_found_in_order_of_time(game: GateGame) -> None:
    own = ChangeCost(what=THIS, free=True)
    found = costs.changes_of_cost(game, item(game, "h", "card", way=Way(cost=own)))
    assert [(change.free, change.by) for change in found] == [(True, 0), (False, -2), (False, 1)]
    assert [change.by for change in costs.changes_of_cost(game, item(game, "h", "card"))] == [-2, 1]


def test_what_changes_the_cost_of_abilities_is_another_thing(game: GateGame) -> None:
    assert [
        (change.abilities, change.by) for change in costs.changes_of_cost(game, item(game, "a", "ability"))
    ] == [(True, -1)]


@pytest.mark.parametrize(
    ("part", "source", "found"),
    [
        (TWO, "a", ["r1", "r2"]),
        (Cost(kind="exhaust_self"), "a", ["a"]),
        (Cost(kind="exhaust_self"), "x", []),
        (Cost(kind="exhaust_self"), "stall", []),
        (CHARGE, "a", ["c1", "c2"]),
        (CHARGE, "d", []),
        (Cost(kind="destroy"), "a", ["a", "x", "d"]),
        (Cost(kind="put"), "a", ["a", "x", "d"]),
        (Cost(kind="put", filter=Filter(type="field")), "a", ["stall", "saver", "bridge", "f"]),
        (DISCARD, "a", ["h", "s"]),
        (DISCARD, "h", ["h", "s"]),
        (Cost(kind="discard", filter=Filter(type="unit", zones=("hand",))), "a", ["h"]),
        (Cost(kind="energy"), "a", []),
    ],
)
def test_a_part_of_a_cost_is_paid_with_certain_cards(
    game: GateGame, part: Cost, source: Ref, found: list[Ref]
) -> None:
    charges = [game.cards[f"alice-deck-{n}"] for n in range(2)]
    for number, card in enumerate(charges, 1):
        card.ref = f"c{number}"
    game.cards["a"].under = charges
    assert [card.ref for card in payment._payments(game, part, ctx("alice", source, game))] == found


def test_nobody_discards_without_a_hand(game: GateGame) -> None:
    del game.zones[place("hand", "alice")]
    assert payment._payments(game, DISCARD, ctx("alice", "a", game)) == []


@pytest.mark.parametrize(
    ("takers", "enough"),
    [
        ([], True),
        ([""], False),
        (["ab", "a"], True),
        (["a", "ab"], True),
        (["a", "a"], False),
        (["ab", "ab", "ab"], False),
        (["ab", "bc", "a"], True),
        (["ab", "bc", "a", "c"], False),
        (["abc", "ab", "a"], True),
        (["ab", "ac", "bc", "abc"], False),
    ],
)
def test_no_card_pays_twice(game: GateGame, takers: list[str], enough: bool) -> None:
    known = dict(zip("abc", (game.cards[ref] for ref in ("a", "b", "h")), strict=True))
    assert bool(payment._enough([[known[name] for name in names] for names in takers])) is enough


# ---------------------------------------------------------------------------------------------- targets

UNITS = TargetSpec(filter=Filter(type="unit"))
OTHERS = TargetSpec(filter=Filter(type="field"), key="other")
BOTH = Ability(
    id="both",
    kind="activated",
    targets=(UNITS,),
    modes=(Mode(id="m", effect=(), targets=(OTHERS,)), Mode(id="n", effect=(), targets=(UNITS, OTHERS))),
)


@pytest.mark.parametrize(
    ("modes", "found"),
    [((), [UNITS]), (("m",), [UNITS, OTHERS]), (("n", "m"), [UNITS, OTHERS, UNITS, OTHERS])],
)
def test_what_is_targeted_is_said_first_by_the_ability(
    modes: tuple[str, ...], found: list[TargetSpec]
) -> None:
    assert list(targets.targets_of(BOTH, modes)) == found
    assert list(targets.targets_of(None, modes)) == []


@pytest.mark.parametrize(
    ("spec", "found"),
    [
        (UNITS, ["x", "d", "b"]),
        (OTHERS, ["stall", "saver", "bridge", "f"]),
        (TargetSpec(filter=Filter(zones=("resource", "hand"))), ["h", "s", "r1", "r2"]),
        (TargetSpec(filter=Filter(zones=("removal",))), []),
    ],
)
def test_targets_are_found_in_the_order_of_the_cards(
    game: GateGame, spec: TargetSpec, found: list[Ref]
) -> None:
    things = list(targets.candidates(game, spec, ctx(), game.cards["a"]))
    assert [getattr(thing, "ref", thing) for thing in things] == found


def test_the_cards_of_some_zones_are_found(game: GateGame) -> None:
    assert [card.ref for card in lying_in(game, ("resource", "hand"))] == ["h", "s", "r1", "r2"]


def test_a_player_is_targeted_alone(game: GateGame) -> None:
    spec = TargetSpec(filter=Filter(), player=True)
    assert list(targets.candidates(game, spec, ctx("bob"), None)) == ["bob", "alice"]


def test_a_target_is_noted_with_the_life_it_has(game: GateGame) -> None:
    game.cards["a"].life = 3
    assert targets._with_life(game.cards["a"]) == (game.cards["a"], 3)
    assert targets._with_life("alice") == ("alice", 0)


SHARED, PLAIN = (
    Damage(what=Select(which="target"), divide=True, n=3),
    Damage(what=Select(which="target"), n=3),
)
SHARED_OTHER = Damage(what=Select(which="target", key="other"), divide=True, n=3)


@pytest.mark.parametrize(
    ("effect", "spec", "found"),
    [
        ((SHARED,), UNITS, SHARED),
        ((SHARED,), OTHERS, None),
        ((SHARED_OTHER,), OTHERS, SHARED_OTHER),
        ((SHARED_OTHER,), UNITS, None),
        ((SHARED_OTHER, SHARED), UNITS, SHARED),
        ((Draw(), PLAIN, SHARED), UNITS, SHARED),
        ((PLAIN,), UNITS, None),
        ((Draw(),), UNITS, None),
        ((), UNITS, None),
        ((SHARED, Damage(what=Select(which="target"), divide=True, n=1)), UNITS, SHARED),
    ],
)
def test_what_is_divided_is_damage_to_these_targets(
    effect: Any, spec: TargetSpec, found: Damage | None
) -> None:
    assert targets._division(Ability(id="x", kind="activated", effect=effect), spec) is found


# ------------------------------------------------------------------------------------- what abilities say


def test_what_a_card_says_of_its_being_played_is_its_first_spell(game: GateGame) -> None:
    said = playing.spell(game.cards["s"])
    assert said is not None
    assert said is game.cards["s"].abilities[0]
    assert playing.spell(game.cards["a"]) is None
    assert playing.spell(game.cards["d"]) is None


@pytest.mark.parametrize(
    ("effect", "found"),
    [
        ((Draw(), Destroy(what=Select(which="all", filter=Filter(race="beast")))), True),
        ((If(cond=Cond(op="exists", what=Select(which="all", filter=Filter(race="beast"))), then=()),), True),
        ((Draw(), Destroy(what=Select(which="all", filter=Filter(color="azure")))), False),
        ((Draw(),), False),
    ],
)
def test_an_effect_refers_to_a_trait_by_a_filter(effect: Any, found: bool) -> None:
    assert continuous._refers(effect, "race") is found


def test_the_traits_that_are_set_are_those_of_all_static_abilities(game: GateGame) -> None:
    def ability(kind: Any, *traits: str) -> Ability:
        return Ability(
            id="x", kind=kind, effect=(Draw(), *(SetTrait(what=THIS, trait=t, to=("x",)) for t in traits))
        )

    spec = game.cards["a"].spec
    found = [ability("activated", "name"), ability("static", "races", "colors"), ability("static", "type")]
    spec.faces[0].abilities[:] = found
    assert continuous._sets(game.cards["a"]) == {"races", "colors", "type"}


def test_plays_are_counted_on_all_cards_that_say_a_limit(game: GateGame) -> None:
    found = list(limits.counting(game))
    assert found == ([game.cards["d"]] if game.index is not None else list(game.cards.values()))


# ------------------------------------------------------------------------------------------- replacement

AWAY = Select(which="event")


@pytest.mark.parametrize(
    ("instr", "ref", "found"),
    [
        (Move(what=AWAY, to="removal"), "a", True),
        (Move(what=AWAY, to="front"), "a", True),
        (Move(what=AWAY, to="field"), "a", False),
        (Move(what=THIS, to="field"), "a", True),
        (Move(what=AWAY, to="field"), None, True),
        (Move(what=AWAY, to="attack", slot="7"), "a", False),
        (Choose(what=AWAY), "a", True),
    ],
)
def test_something_is_put_only_where_it_can_lie(
    game: GateGame, instr: Any, ref: Ref | None, found: bool
) -> None:
    card = None if ref is None else game.cards[ref]
    about = Context(controller="alice", source=game.cards["d"], event=Happening("move", card=card))
    assert replacement._can_be_done(game, instr, about) is found


def test_of_what_happens_to_no_card_everybody_hears_that_it_was_replaced(game: GateGame) -> None:
    before = len(game.log.events)
    replacement._tell(game, Happening("draw", player="bob"))
    replacement._tell(game, Happening("move", card=game.cards["h"], player="alice"))
    (first, *_), (second, seen, _) = game.log.events[before:]
    assert (first.kind, first.name, first.player, first.card) == ("replaced", "draw", "bob", None)
    assert (second.kind, second.name, second.player, second.card) == ("replaced", "move", "alice", "h")
    assert seen == {"alice"}


def test_base_damage_is_an_event_of_the_card_that_names_it(game: GateGame) -> None:
    event = replacement._event(ctx("bob", "b", game), 4)
    assert (event.kind, event.card, event.source) == ("base_damage", game.cards["b"], game.cards["b"])
    assert (event.player, event.by, event.amount) == ("bob", "bob", 4)


# ------------------------------------------------------------------------------------------------ paying


def test_the_player_is_asked_with_what_to_pay_for_what_he_plays(game: GateGame) -> None:
    cards = [game.cards["r1"], game.cards["r2"]]
    flow = payment._chosen(game, TWO, cards, 1, "alice", "it")
    asked = next(flow)
    assert (asked.kind, asked.player, asked.about, asked.part) == ("pay", "alice", "it", "resources")
    assert (asked.shape, asked.options) == (Pick(), [Option(card="r1"), Option(card="r2")])
    with pytest.raises(StopIteration) as done:
        flow.send([Option(card="r2")])
    assert done.value.value == [game.cards["r2"]]


@pytest.mark.parametrize("count", [0, -1])
def test_nobody_is_asked_to_pay_nothing(game: GateGame, count: int) -> None:
    flow = payment._chosen(game, TWO, [game.cards["r1"]], count, "alice", "it")
    with pytest.raises(StopIteration) as done:
        next(flow)
    assert done.value.value == []


def test_what_is_paid_is_told_as_a_cost_at_once(game: GateGame) -> None:
    before = len(game.log.events)
    with payment._paid_for(game, "bob", "it"):
        game.log.add("turned")
        game.log.add("turned")
    game.log.add("turned")
    told = [event for event, _, _ in game.log.events[before:]]
    assert [event.cause for event in told[:2]] == [Cause(by="cost", item="it", player="bob")] * 2
    assert told[0].batch == told[1].batch != told[2].batch
    assert told[2].cause.by != "cost"


@pytest.mark.parametrize(
    ("what", "kept"),
    [
        (Select(which="all", filter=Filter(type="event", zones=("hand",))), {("alice", "s"), ("bob", "s")}),
        (Select(which="you"), {("bob", "h"), ("bob", "s")}),
        (Select(which="opponent"), {("alice", "h"), ("alice", "s")}),
    ],
)
def test_an_effect_can_keep_a_card_or_a_player_from_playing(
    game: GateGame, what: Select, kept: set[tuple[str, str]]
) -> None:
    position = table()
    gag = Ability(id="gag", kind="static", effect=(Forbid(action="play", what=what),))
    face = Face(traits=position.cards["Other 0"].faces[0].traits, abilities=[gag])
    position.cards["Other 0"] = CardSpec(name="Other 0", game=tables.GAME, faces=[face])
    here = set_up(position)
    found = {
        (seat, ref)
        for seat in SEATS
        for ref in ("h", "s")
        if playing.is_kept_from_playing(here, seat, here.cards[ref])
    }
    assert found == kept
