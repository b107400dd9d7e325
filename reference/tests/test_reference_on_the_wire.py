"""The reference behind `duelproof serve` says, word for word, what it says in process."""

import shlex
import sys
from collections.abc import Iterator
from random import Random

import pytest

from duelproof.port import VIEWERS, Engine, Position
from duelproof.wire import connect
from reference.tests import dimension_zero_tables, dm_table, gate_ruler_tables

DECISIONS = 120
GAMES = {
    "gate-ruler": gate_ruler_tables.position("Wizard", "Knight", 5, events=True),
    "duel-masters": dm_table.position(5, events=True),
    "dimension-zero": dimension_zero_tables.position(5, events=True),
}


@pytest.fixture(scope="module")
def served() -> Iterator[Engine]:
    """Yield the reference in another process."""
    command = f"{shlex.quote(sys.executable)} -m duelproof serve reference"
    with connect(f"stdio:{command}", time_limit=60) as connection:
        yield connection.engine


def said(engine: Engine, since: int) -> list[object]:
    """Return everything that an engine says about the table, to everybody."""
    return [
        [engine.pending(viewer), engine.observe(viewer), engine.events(since, viewer)] for viewer in VIEWERS
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_over_stdio_is_the_game_in_process(game: str, served: Engine) -> None:
    position: Position = GAMES[game]
    rng = Random(game)
    seen = 0
    with connect("reference") as connection:
        local = connection.engine
        assert served.describe() == local.describe()
        assert served.open(position) == local.open(position)
        for _ in range(DECISIONS):
            ours, theirs = said(local, seen), said(served, seen)
            assert theirs == ours
            decision = local.pending()
            if decision is None:
                break
            seen = max((event.seq for event in local.events(seen)), default=seen)
            choice = dm_table.answer(decision, rng)
            assert served.submit(choice) == local.submit(choice)
            assert served.submit(choice) == local.submit(choice)  # it is stale or refused by now
        assert seen > 0
