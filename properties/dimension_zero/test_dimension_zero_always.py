"""What Dimension Zero says is always or never so, checked after every decision of a play-out.

Each invariant names its rules, which stand with its check in the module of its chapter.
"""

from random import Random

import pytest
from hypothesis import given

from duelproof.playout.invariant import Invariant
from duelproof.port import Engine
from properties.common.playing import DEALS, PICKS, always, play


@pytest.mark.parametrize("invariant", always("dimension-zero"))
@given(picks=PICKS, deal=DEALS)
def test_it_holds_at_every_decision(engine: Engine, invariant: Invariant, picks: Random, deal: int) -> None:
    play(engine, "dimension-zero", picks, deal, [invariant])
