"""What only makes Gate Ruler's engine faster changes nothing: the plain rules play the same games."""

from random import Random

import msgspec
import pytest

from duelproof.playout.campaign import cards_of
from duelproof.playout.games import playbook
from duelproof.playout.moves import random_choice
from duelproof.port import Decision, Event, Seeded
from duelproof.port.views import View
from reference.gate_ruler import BOOK, index
from reference.gate_ruler.state import GateGame
from reference.kernel.course.engine import ReferenceEngine

GAMES = 12
FEW = 4
MOST = 400
"""How many decisions of a game are made."""
Told = tuple[Decision, View]


def played(seed: int) -> tuple[list[Told], list[Event], bool]:
    """Play a random game: its decisions with the table at each, its events, and whether it had an index."""
    rng = Random(seed)
    position = playbook("gate-ruler").deal(cards_of("gate-ruler"), rng)
    position = msgspec.structs.replace(position, chance=Seeded(seed=seed), events=True)
    engine = ReferenceEngine("reference", "test", [BOOK])
    engine.open(position)
    game = engine._game
    assert isinstance(game, GateGame)
    told: list[Told] = []
    while len(told) < MOST and (decision := engine.pending()) is not None:
        told.append((decision, engine.observe()))
        engine.submit(random_choice(decision, rng, position))
    return told, renumbered(engine.events()), game.index is not None


def renumbered(events: list[Event]) -> list[Event]:
    """Number the batches of events one after the other: only what shares one counts."""
    numbers: dict[int, int] = {}
    return [
        msgspec.structs.replace(each, batch=numbers.setdefault(each.batch, len(numbers))) for each in events
    ]


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_plain_rules_play_the_same_game(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    told, events, had_index = played(seed)
    monkeypatch.setenv(index.SWITCH, "off")
    plainly, plain_events, plain_had_index = played(seed)
    assert (had_index, plain_had_index) == (True, False)
    assert len(told) > 20
    for number, (one, other) in enumerate(zip(told, plainly, strict=True)):
        assert one == other, f"decision {number}"
    assert events == plain_events


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("is_due", lambda *asked: False),
        ("_activators", lambda *asked: []),
        ("_is_played_out_of_turn", lambda card: False),
    ],
)
def test_a_wrong_index_plays_another_game(name: str, wrong: object, monkeypatch: pytest.MonkeyPatch) -> None:
    right = {seed: played(seed)[0] for seed in range(FEW)}
    monkeypatch.setattr(index, name, wrong)
    assert any(played(seed)[0] != told for seed, told in right.items())
