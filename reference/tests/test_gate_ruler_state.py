"""What a game of Gate Ruler keeps: the gate, the phases, the options that are made."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from duelproof.port import Event, Option, Place
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.context import Context, cards_among
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.test_gate_ruler_refusals import at_the_main_phase, opened, unit

COLUMN = Place("attack", "bob", "2")


@pytest.fixture
def game() -> GateGame:
    """Return a game in Alice's main phase, of which events are told."""
    engine = opened(at_the_main_phase({"attack": [unit("a", at="1"), unit("b", at="2")]}))
    assert isinstance(engine, ReferenceEngine)
    assert isinstance(engine._game, GateGame)
    return engine._game


def told(game: GateGame, act: Callable[[], object]) -> tuple[list[dict[str, Any]], bool]:
    """Return what is told as something is done, in short, and whether the clock moves on."""
    clock, count = game.clock, len(game.log.events)
    act()
    events: list[Event] = [event for event, _, _ in game.log.events[count:]]
    short = [msgspec.to_builtins(event) for event in events]
    for each in short:
        for field in ("seq", "batch", "cause"):
            each.pop(field, None)
    return short, game.clock > clock


def test_what_is_put_on_the_gate_lies_on_top(game: GateGame) -> None:
    low = GateItem("low", "defeat", "alice", Context("alice"))
    high = GateItem("high", "card", "bob", Context("bob"), card=game.cards["a"])
    game.gate.append(low)
    before = game.added
    put = [{"kind": "put", "card": "a", "item": "high", "name": "card", "player": "bob"}]
    assert told(game, lambda: game.put_on_gate(high)) == (put, True)
    assert (game.gate, game.added) == ([low, high], before + 1)
    assert game.put_on_gate(low) is low


def test_what_is_taken_off_the_gate_is_told_once(game: GateGame) -> None:
    low = GateItem("low", "defeat", "alice", Context("alice"))
    high = GateItem("high", "card", "bob", Context("bob"), card=game.cards["a"])
    game.gate += [low, high]
    gone = {"kind": "resolve_end", "card": "a", "item": "high", "name": "card", "why": "removed"}
    assert told(game, lambda: game.take_off_gate(high, "removed")) == ([gone], True)
    assert game.gate == [low]
    assert told(game, lambda: game.take_off_gate(high)) == ([], False)
    done = {"kind": "resolve_end", "item": "low", "name": "defeat", "why": "done"}
    assert told(game, lambda: game.take_off_gate(low)) == ([done], True)


@pytest.mark.parametrize("timed", [True, False])
def test_a_phase_moves_the_clock_on_where_a_condition_looks_at_it(game: GateGame, timed: bool) -> None:
    game.timed = timed
    assert told(game, lambda: game.enter("attack", "damage")) == ([], timed)
    assert (game.phase, game.step) == ("attack", "damage")
    game.enter("end")
    assert (game.phase, game.step) == ("end", None)


def test_a_players_units_are_those_of_his_attack_and_defense_zones() -> None:
    engine = opened(
        at_the_main_phase(
            {
                "attack": [unit("a", at="2"), unit("b", at="1", owner="bob")],
                "defense": [unit("c", at="1")],
                "hand": [unit("h")],
            },
            {"attack": [unit("d", at="1")]},
        )
    )
    assert isinstance(engine, ReferenceEngine)
    assert isinstance(engine._game, GateGame)
    game = engine._game
    game.zone("attack", "alice", "1").append(game.cards["h"])
    assert [card.ref for card in game.units("alice")] == ["b", "h", "a", "c"]
    assert [card.ref for card in game.fighters("alice")] == ["alice-ruler", "b", "h", "a"]
    assert [card.ref for card in game.fighters("bob")] == ["bob-ruler", "d"]


def test_an_option_says_all_that_it_is_made_of(game: GateGame) -> None:
    card = game.cards["a"]
    whole = Option(verb="attack", card="a", value="v", target="b", place=COLUMN)
    assert game.option("attack", card, "v", "b", COLUMN) == whole
    for field in ("value", "target", "place"):
        one = {field: getattr(whole, field)}
        assert game.option("attack", card, **one) == Option(verb="attack", card="a", **one)


def test_of_what_an_effect_means_the_cards_are_taken(game: GateGame) -> None:
    a, b = game.cards["a"], game.cards["b"]
    assert cards_among(["bob", b, "alice", a]) == [b, a]
