"""Whole games of Gate Ruler, played at random among the options offered."""

from random import Random

import pytest

import reference
from duelproof.port import Accepted, Choice, Decision, Divide, Name, Number, Opened, Order, Pick
from duelproof.port.engine import Engine
from reference.tests import gate_ruler_tables as tables

PAIRS = [
    ("Apprentice", "Apprentice"),
    ("Berserker", "Knight"),
    ("Highlander", "Legion"),
    ("Wizard", "Knight"),
    ("World Master Alpha 2020", "World Master Beta 2020"),
]


def random_choice(decision: Decision, rng: Random) -> Choice:
    """Return a random legal answer."""
    shape = decision.shape
    choice = Choice(decision=decision.id, by=decision.player)
    if isinstance(shape, Pick):
        choice.pick = rng.sample(decision.options, rng.randint(shape.min, shape.max))
    elif isinstance(shape, Order):
        choice.order = rng.sample(decision.options, len(decision.options))
    elif isinstance(shape, Number):
        choice.number = rng.randint(shape.min, shape.max)
    else:
        assert not isinstance(shape, Divide | Name)
    return choice


def cards_in(engine: Engine) -> list[str]:
    """Return the refs of all cards in all zones of the judge's view."""
    view = engine.observe()
    zones = [zone for seat in view.seats.values() for zone in seat.zones.values()]
    zones += view.shared.values()
    return sorted(str(card.ref) for zone in zones for card in zone.cards)


def play_out(engine: Engine, alice: str, bob: str, seed: int, asks_chance: bool = False) -> int:
    """Play one game to its end and return how many decisions it took."""
    position = tables.position(alice, bob, seed)
    if asks_chance:
        position.chance = "asked"
    assert engine.open(position) == Opened()
    opening = engine.pending()
    assert opening is not None
    assert (opening.player == "chance") == asks_chance
    rng = Random(seed)
    everything = cards_in(engine)
    decisions = 0
    while (decision := engine.pending()) is not None:
        asks = decision.options or isinstance(decision.shape, Number)
        assert asks, f"{decision.kind} asks without options"
        assert engine.submit(random_choice(decision, rng)) == Accepted()
        decisions += 1
        assert decisions < 20_000, "the game does not end"
        if decisions % 50 == 0:
            assert cards_in(engine) == everything
    result = engine.observe().result
    assert result is not None
    assert result.draw == (result.winner is None)
    return decisions


@pytest.mark.parametrize("asking", [False, True], ids=["asking where there is a choice", "asking all"])
@pytest.mark.parametrize(("alice", "bob"), PAIRS)
def test_a_random_game_ends_with_a_result_and_loses_no_card(alice: str, bob: str, asking: bool) -> None:
    engine = reference.asking_engine() if asking else reference.engine()
    for seed in range(20 if asking else 50):
        play_out(engine, alice, bob, seed)


def test_the_same_seed_and_choices_lead_to_the_same_end() -> None:
    first, second = reference.engine(), reference.engine()
    for seed in range(10):
        assert play_out(first, "Knight", "Apprentice", seed) == play_out(second, "Knight", "Apprentice", seed)
        assert first.observe() == second.observe()


@pytest.mark.parametrize(("alice", "bob"), PAIRS)
def test_a_game_whose_chance_is_asked_ends_too(alice: str, bob: str) -> None:
    engine = reference.engine()
    for seed in range(10):
        play_out(engine, alice, bob, seed, asks_chance=True)
    assert engine.observe().first in ("alice", "bob")
