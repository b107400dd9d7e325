"""What the rules of Gate Ruler ask on their way: who acts, what an attack costs, what is still to be done."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import UNSET

from duelproof.port import Cause, Option, Place, Seat
from duelproof.port.abilities import Ability, Cost
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s06_turn.end_phase import due
from reference.gate_ruler.s07_main_phase_actions import is_standard, rearrange
from reference.gate_ruler.s08_attack_phase import steps
from reference.gate_ruler.s08_attack_phase.declaration import attack_costs
from reference.gate_ruler.s09_gate import gate_actions
from reference.gate_ruler.s09_gate.gate_process import nobody_acts
from reference.gate_ruler.s14_cards_and_abilities import automatic, costs, playing
from reference.gate_ruler.state import Attack, GateGame, GateItem, Overdrive
from reference.kernel.context import Context
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.test_gate_ruler_index import DRAW, QUICK, SLOW, card
from reference.tests.test_gate_ruler_loops import waiting
from reference.tests.test_gate_ruler_refusals import at_the_main_phase, opened, unit


@pytest.fixture
def game() -> GateGame:
    """Return a game with two units on each side, and without an index."""
    return table({"attack": [unit("a", at="1"), unit("b", at="2")], "hand": [unit("x")]})


def table(alice: Any, special: Any = None) -> GateGame:
    """Return a game in which Bob has two units, without an index."""
    position = at_the_main_phase(alice, {"attack": [unit("c", at="1"), unit("d", at="2")]})
    if special is not None:
        position.cards["Special"] = special
    engine = opened(position)
    assert isinstance(engine, ReferenceEngine)
    assert isinstance(engine._game, GateGame)
    engine._game.index = engine._game.own_index = None
    return engine._game


def test_a_charge_belongs_to_all_that_it_is_linked_to(game: GateGame) -> None:
    a, b, c, charge = (game.cards[ref] for ref in ("a", "b", "c", "x"))
    assert moving._hosts(game, charge) == []
    charge.over = a
    assert moving._hosts(game, charge) == []
    a.under = [charge]
    assert moving._hosts(game, charge) == [a]
    b.under, c.under = [charge], [charge]
    game.relinked += [(a, [c]), (charge, [b, c])]
    assert moving._hosts(game, charge) == [b, c]
    c.under = []
    assert moving._hosts(game, charge) == [b]


@pytest.mark.parametrize(("chosen", "stays"), [("a", "x"), ("x", "a")])
def test_of_two_units_in_a_zone_the_player_says_which_is_exchanged(
    game: GateGame, chosen: str, stays: str
) -> None:
    left, right = (game.cards[ref].place for ref in "ab")
    moving.move(game, game.cards["x"], left)
    course = rearrange(game, "alice", game.cards["b"])
    assert next(course).kind == "slot"
    assert [option.card for option in course.send([Option(place=left)]).options] == ["a", "x"]
    with pytest.raises(StopIteration):
        course.send([Option(card=chosen)])
    assert [game.cards[ref].place for ref in ("b", stays, chosen)] == [left, left, right]


def waits(of: GateGame) -> None:
    of.waiting.append("trigger")


def has_a_dying_unit(of: GateGame) -> None:
    of.cards["d"].damage = 4


def has_a_dying_unit_of_alice(of: GateGame) -> None:
    of.cards["b"].damage = 4


def has_no_deck(of: GateGame) -> None:
    of.decks["bob"].clear()


def has_no_deck_of_alice(of: GateGame) -> None:
    of.decks["alice"].clear()


@pytest.mark.parametrize(
    "make", [waits, has_a_dying_unit, has_a_dying_unit_of_alice, has_no_deck, has_no_deck_of_alice]
)
def test_the_end_phase_begins_anew_while_anything_is_due(
    game: GateGame, make: Callable[[GateGame], None]
) -> None:
    assert not due(game)
    make(game)
    assert due(game)


def test_a_step_of_an_attack_begins(game: GateGame) -> None:
    game.phase = "attack"
    steps._enter(game, "attack-start")
    assert (game.phase, game.step) == ("attack", "attack-start")
    game.attack = Attack("x", game.cards["a"], Place("attack", "bob", "1"))
    steps._enter(game, "damage")
    assert (game.step, game.attack.step) == ("damage", "damage")
    event = game.log.events[-1][0]
    assert (event.kind, event.name, event.player) == ("step_start", "damage", "alice")


def test_the_step_of_an_attack_is_told_before_what_it_triggers() -> None:
    drawing = {"kind": "triggered", "trigger": {"on": "step_start", "name": "damage"}, "effect": DRAW}
    of = table({"attack": [unit("s", "Special", at="1")]}, card(drawing))
    steps._enter(of, "damage")
    assert [event.kind for event, _, _ in of.log.events[-2:]] == ["step_start", "triggered"]


def test_what_an_attack_costs_stands_in_static_abilities_about_attacks() -> None:
    toll = {"timing": "attack", "kind": "static", "effect": [{"do": "draw"}]}
    costly: list[dict[str, Any]] = [
        {"kind": "static", "effect": [{"do": "draw"}], "cost": [{"kind": "discard", "n": 9}]},
        toll | {"cost": [{"kind": "discard", "n": 1}]},
        toll | {"kind": "activated", "cost": [{"kind": "discard", "n": 8}]},
        toll | {"cost": [{"kind": "discard", "n": 2}]},
    ]
    of = table({"attack": [unit("s", "Special", at="1")]}, card(*costly))
    discards = [(Cost(kind="discard", n=1),), (Cost(kind="discard", n=2),)]
    assert attack_costs(of, of.cards["s"]) == discards
    assert attack_costs(of, of.cards["c"]) == []


def test_an_overdrive_that_is_chosen_is_removed(game: GateGame) -> None:
    abilities = [Ability(id=name, kind="keyword") for name in ("o", "p", "q")]
    drive = [
        Overdrive(f"{ref}-{each.id}", "alice", game.cards[ref], each, game.cards[ref].life)
        for ref in "ax"
        for each in abilities
    ]
    game.overdrives = list(drive)
    assert list(gate_actions.act(game, "alice", Option(verb="remove", card="x", value="p"))) == []
    assert [each.oid for each in game.overdrives] == ["a-o", "a-p", "a-q", "x-o", "x-q"]


@pytest.mark.parametrize(
    ("timing", "standard"), [(UNSET, True), ("standard action", True), ("instant action", False)]
)
def test_what_names_no_timing_has_that_of_a_standard_action(timing: Any, standard: bool) -> None:
    of = table({"hand": [unit("s", "Special")]}, card(kind="event", timing=timing))
    assert is_standard(of.cards["s"]) is standard


def test_keywords_are_written_out_on_the_cards_of_a_game() -> None:
    of = table({"attack": [unit("s", "Special", at="1")]}, card({"kind": "keyword", "keyword": "Dormant"}))
    assert [ability.kind for ability in of.cards["s"].abilities] == ["static"]
    assert [ability.kind for ability in of.definitions["Special"].faces[0].abilities] == ["static"]


def test_what_a_card_says_of_its_being_played_is_its_first_spell() -> None:
    spell = {"kind": "spell", "effect": DRAW}
    of = table({"hand": [unit("s", "Special")]}, card(SLOW, spell, spell, kind="event"))
    said = playing.spell(of.cards["s"])
    assert said is not None
    assert said.id == "ability-1"


@pytest.mark.parametrize(("kind", "by"), [("card", 2), ("ability", 3)])
def test_the_cost_of_a_card_is_changed_or_that_of_its_abilities(kind: str, by: int) -> None:
    dearer = {"do": "change_cost", "what": {"which": "all", "filter": {"owner": "you"}}}
    said = [dearer | {"by": 2}, dearer | {"by": 3, "abilities": True}]
    of = table(
        {"field": [unit("s", "Special")], "attack": [unit("x", at="1")]},
        card({"kind": "static", "effect": said}, kind="field"),
    )
    x = of.cards["x"]
    item = GateItem("i", kind, "alice", Context("alice"), card=x if kind == "card" else None, source=x)
    assert [change.by for change in costs.changes_of_cost(of, item)] == [by]


def test_all_abilities_that_wait_for_a_status_are_found() -> None:
    here = {"op": "count", "what": {"which": "all", "filter": {"type": "unit"}}, "range": {"min": 1}}
    seen = {"kind": "triggered", "trigger": {"on": "status", "state": here}, "effect": DRAW}
    of = table({"attack": [unit("s", "Special", at="1")]}, card(seen, SLOW, seen))
    assert list(automatic._fulfilled(of)) == [("s", 0, "ability-0"), ("s", 0, "ability-2")]


def test_what_waits_for_a_player_is_all_that_he_controls(game: GateGame) -> None:
    ability = Ability(id="one", kind="triggered")
    waiting((("a", ability, "alice")), ("c", ability, "bob"), ("b", ability, "alice"))(game)
    assert [each.source.ref for each in automatic._waiting_of(game, "alice")] == ["a", "b"]
    assert [each.source.ref for each in automatic._waiting_of(game, "bob")] == ["c"]


@pytest.mark.parametrize("seat", ["alice", "bob"])
def test_what_a_player_does_has_his_choice_as_its_cause(game: GateGame, seat: Seat) -> None:
    hidden = game.cards["x"]
    game.lift(hidden)
    game.drop(hidden, Place("drive", "alice"))
    game.turn_over(hidden, "down")
    list(gate_actions.act(game, seat, Option(verb="reveal", card="x")))
    assert hidden.face == "up"
    assert game.log.events[-1][0].cause == Cause(by="choice", player=seat)
    assert game.log.cause != Cause(by="choice", player=seat)


@pytest.mark.parametrize(
    ("ability", "owner", "nobody"),
    [(QUICK, "alice", False), (QUICK, "bob", False), (SLOW, "alice", True), (SLOW, "bob", True)],
)
def test_nobody_acts_who_has_nothing_to_act_with(ability: dict[str, Any], owner: Seat, nobody: bool) -> None:
    of = table({"hand": [unit("s", "Special")]}, card(ability))
    of.phase = "start"
    assert nobody_acts(of)
    special = of.cards["s"]
    of.lift(special)
    of.drop(special, Place("defense", owner, "1"))
    special.controller, special.face = owner, "up"
    assert nobody_acts(of) is nobody


@pytest.mark.parametrize(
    "change",
    [
        {"phase": "main"},
        {"asks_forced": True},
        {"gate": [GateItem("x", "defeat", "alice", Context("alice"))]},
    ],
    ids=lambda change: next(iter(change)),
)
def test_players_are_asked_in_the_main_phase_and_while_something_is_on_the_gate(
    game: GateGame, change: dict[str, Any]
) -> None:
    game.phase = "start"
    assert nobody_acts(game)
    for field, value in change.items():
        setattr(game, field, value)
    assert not nobody_acts(game)


def test_what_moves_at_once_sees_what_leaves_until_all_of_it_has_moved(game: GateGame) -> None:
    game.gone.append(game.cards["x"])
    with moving.together(game):
        assert game.gathering == 1
        with moving.together(game):
            assert game.gathering == 2
        assert (game.gathering, game.gone) == (1, [game.cards["x"]])
    assert (game.gathering, game.gone) == (0, [])


def test_what_moves_at_once_shares_a_batch(game: GateGame) -> None:
    with moving.together(game):
        for ref in ("a", "b"):
            moving.move(game, game.cards[ref], Place("graveyard", "alice"))
    batches = [event.batch for event, _, _ in game.log.events if event.kind == "move"]
    assert len(batches) == 2
    assert len(set(batches)) == 1
