"""What only makes the engines faster changes nothing: the plain rules play the same games."""

from collections.abc import Callable
from random import Random
from typing import Any
from unittest.mock import ANY

import msgspec
import pytest

import reference.dimension_zero.index as dz
import reference.duel_masters.index as dm
import reference.gate_ruler.index as gr
from duelproof.playout.campaign import cards_of
from duelproof.playout.games import playbook
from duelproof.playout.moves import random_choice
from duelproof.port import Decision, Event, Option, Seeded
from duelproof.port.views import View
from reference import BOOKS as UNREAD
from reference import duel_masters
from reference.dimension_zero.state import DuelIndex
from reference.kernel.course import engine
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import SWITCH
from reference.kernel.game import Index
from reference.tests import dm_game
from reference.tests.dm_table import creature

BOOKS = {book.game: book for book in UNREAD}
SHORTEST = {"gate-ruler": 2, "duel-masters": 1, "dimension-zero": 2}
"""Each of the games has more decisions than so many."""
GAMES = 8
FEW = 8
MOST = 400
"""How many decisions of a game are made."""
Told = tuple[Decision, View]


def played(game: str, seed: int) -> tuple[list[Told], list[Event], bool]:
    """Play a random game: its decisions with the table at each, its events, and whether it had an index."""
    rng = Random(seed)
    position = playbook(game).deal(cards_of(game), rng)
    position = msgspec.structs.replace(position, chance=Seeded(seed=seed), events=True)
    playing = ReferenceEngine("reference", "test", [BOOKS[game]])
    playing.open(position)
    state = playing._game
    assert state is not None
    told: list[Told] = []
    while len(told) < MOST and (decision := playing.pending()) is not None:
        told.append((decision, playing.observe()))
        playing.submit(random_choice(decision, rng, position))
    return told, renumbered(playing.events()), state.index is not None


def renumbered(events: list[Event]) -> list[Event]:
    """Number the batches of events one after the other: only what shares one counts."""
    numbers: dict[int, int] = {}
    return [
        msgspec.structs.replace(each, batch=numbers.setdefault(each.batch, len(numbers))) for each in events
    ]


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("game", BOOKS)
def test_the_plain_rules_play_the_same_game(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    told, events, had_index = played(game, seed)
    monkeypatch.setenv(SWITCH, "off")
    plainly, plain_events, plain_had_index = played(game, seed)
    assert (had_index, plain_had_index) == (True, False)
    assert len(told) > SHORTEST[game]
    for number, (one, other) in enumerate(zip(told, plainly, strict=True)):
        assert one == other, f"decision {number}"
    assert events == plain_events


def always(answer: object) -> Callable[..., Any]:
    """Make a function that gives the same answer whatever it is asked."""
    return lambda *asked: answer


@pytest.fixture
def feeble(monkeypatch: pytest.MonkeyPatch) -> Callable[[], dm_game.Game]:
    """Give what summons a creature of power 0, as no card of the random games is."""
    monkeypatch.setitem(dm_game.SET, "Feeble", creature("Feeble", 1, 0, ("nature",)))

    def summoned() -> dm_game.Game:
        playing = ReferenceEngine("reference", "test", [duel_masters.UNREAD])
        game = dm_game.Game(playing, {"hand": ["Feeble"], "mana": ["Filler"]}, {})
        game.pick(Option(verb="play", card=game.ref("Feeble")))
        return game

    return summoned


@pytest.mark.parametrize("switched", ["on", "off"])
def test_a_creature_without_power_dies(
    switched: str, feeble: Callable[[], dm_game.Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, switched)
    assert feeble().names("alice", "graveyard") == ["Feeble"]


def test_where_the_index_knows_of_no_weak_creature_it_lives(
    feeble: Callable[[], dm_game.Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dm, "_marks", always(frozenset()))
    assert "Feeble" in feeble().names("alice", "battle")


UNCHANGED = property(always(ANY), always(None))
"""A time of the clock that is always now: whatever has been kept since seems right."""


@pytest.mark.parametrize(
    ("game", "holder", "name", "wrong"),
    [
        ("gate-ruler", gr, "is_due", always(False)),
        ("gate-ruler", gr, "_activators", always([])),
        ("gate-ruler", engine, "answered", always(None)),
        ("duel-masters", dm, "is_calm", always(True)),
        ("duel-masters", dm, "_reach_of_power", always(frozenset())),
        ("dimension-zero", dz, "_activated_in", always(frozenset())),
        ("dimension-zero", DuelIndex, "counted", UNCHANGED),
        ("dimension-zero", Index, "settled", UNCHANGED),
    ],
)
def test_a_wrong_index_plays_another_game(
    game: str, holder: Any, name: str, wrong: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = {seed: played(game, seed)[0] for seed in range(FEW)}
    monkeypatch.setattr(holder, name, wrong)
    assert any(plays_otherwise(game, seed, told) for seed, told in right.items())


def plays_otherwise(game: str, seed: int, told: object) -> bool:
    """Tell whether a game goes another way than it did, or breaks off."""
    try:
        return played(game, seed)[0] != told
    except Exception:  # a wrong index may lead to a table that no rule expects
        return True
