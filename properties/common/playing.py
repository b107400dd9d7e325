"""Play-outs that Hypothesis drives: its generator picks among the legal options, so that a breach shrinks."""

from collections.abc import Sequence
from functools import cache
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from duelproof.playout.campaign import cards_of
from duelproof.playout.course import Player, Record
from duelproof.playout.games import playbook
from duelproof.playout.invariant import Invariant, Playbook
from duelproof.port import Engine, Seat
from duelproof.port.position import Position

PICKS = st.randoms(use_true_random=False)
"""What picks among the options."""
DEALS = st.integers(min_value=0, max_value=2**16)
"""What deals the decks, and picks the illegal choices to try."""
PART = 150
"""The decisions of a game that are played by default; the profile ``campaign`` plays it to its end."""


def always(game: str) -> list[object]:
    """Return the invariants of a game that hold at every decision, each marked with its rules."""
    return [
        pytest.param(invariant, id=invariant.name, marks=pytest.mark.rules(*invariant.rules))
        for invariant in playbook(game).invariants
    ]


def table(game: str, deal: int) -> Position:
    """Return decks of the game's cards, in the order that ``deal`` gives."""
    return playbook(game).deal(cards_of(game), Random(deal))


def play(
    engine: Engine,
    game: str,
    picks: Random,
    deal: int,
    invariants: Sequence[Invariant] = (),
    *,
    forging: bool = False,
    to_the_end: bool = False,
    listening: Seat | None = None,
) -> Record:
    """Play a game of dealt decks; skip the property where the engine does not play the game.

    Raises:
        Breach: an invariant does not hold.
    """
    if not _plays(engine, game):
        pytest.skip(f"the engine does not play {game}")
    whole = to_the_end or settings.default is settings.get_profile("campaign")
    book: Playbook = playbook(game)
    player = Player(
        engine,
        book,
        table(game, deal),
        invariants=invariants,
        forging=Random(deal) if forging else None,
        listening=listening,
    )
    return player.play(picks, None if whole else PART)


@cache
def _plays(engine: Engine, game: str) -> bool:
    return game in {support.game for support in engine.describe().games}
