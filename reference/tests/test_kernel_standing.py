"""What Gate Ruler's engine keeps through whole games equals what it would find if it looked again."""

from collections.abc import Iterator
from inspect import unwrap
from random import Random
from typing import Any

import msgspec
import pytest

from duelproof.playout.campaign import cards_of
from duelproof.playout.games import playbook
from duelproof.playout.moves import random_choice
from duelproof.port import Seeded
from reference.gate_ruler.book import BOOK
from reference.gate_ruler.s12_rules_effects import _may_be_due, apply_rules_effects
from reference.gate_ruler.s14_cards_and_abilities import automatic
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, standing
from reference.kernel.abilities.standing import Gathered, Saying
from reference.kernel.course.engine import ReferenceEngine

GAMES = 6
MOST = 250
"""The number of decisions of a game that are examined."""
LOOK = 3
"""Every how many decisions one is examined."""
Known = dict[Saying, list[tuple[Any, ...]]]


def moments(seed: int) -> Iterator[GateGame]:
    """Yield the moments of a random game of the set's cards at which a question is asked."""
    rng = Random(seed)
    position = playbook("gate-ruler").deal(cards_of("gate-ruler"), rng)
    position = msgspec.structs.replace(position, chance=Seeded(seed=seed), events=False)
    engine = ReferenceEngine("reference", "test", [BOOK])
    engine.open(position)
    for number in range(MOST):
        decision = engine.pending()
        if decision is None:
            return
        if number % LOOK == 0:
            game = engine._game
            assert isinstance(game, GateGame)
            yield game
        engine.submit(random_choice(decision, rng, position))


def told(gathered: Gathered) -> Known:
    """Return the effects that hold, in a form to be compared."""
    return {
        said: [(f.stamp, id(f.instr), f.ctx.source, f.lasting, f.life, f.reach) for f in forces]
        for said, forces in gathered.items()
    }


@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_in_force_is_what_would_be_found_anew(seed: int) -> None:
    for game in moments(seed):
        kept = told(standing.gathered(game))
        game.stir(statics=True)
        assert kept == told(standing.gathered(game))


def test_what_cannot_be_upon_a_card_is_not() -> None:
    looked_at = 0
    for game in (game for seed in range(GAMES) for game in moments(seed)):
        for said in standing.gathered(game):
            for force in effects.forces(game, *said):
                for card in game.cards.values():
                    if not standing.reaches(force, card):
                        assert not effects.touches(game, force, card), (force, card)
                        looked_at += 1
    assert looked_at


@pytest.mark.parametrize("seed", range(GAMES))
def test_where_nothing_has_changed_nothing_is_due(seed: int) -> None:
    settled = 0
    for game in moments(seed):
        assert game.index is not None
        if game.waiting or game.index.settled != game.clock:
            continue
        settled += 1
        assert automatic._fulfilled(game).keys() <= game.fulfilled.keys()
        assert not _may_be_due(game) or not _does_something(game)
    assert settled


def _does_something(game: GateGame) -> bool:
    """Tell whether rules effects do anything without a player's choice."""
    flow = unwrap(apply_rules_effects)(game)
    try:
        next(flow)
    except StopIteration as done:
        return bool(done.value)
    return True
