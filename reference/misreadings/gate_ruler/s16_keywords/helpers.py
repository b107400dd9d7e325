"""What several misreadings of this chapter are made of."""

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from duelproof.port.abilities import Ability, Cost
from reference.gate_ruler import costs, keywords
from reference.gate_ruler.state import GateGame
from reference.kernel import select
from reference.kernel.context import Context
from reference.kernel.game import Flow
from reference.misreadings.making import replaced


def as_far_as_it_goes(game: GateGame, process: Sequence[Cost], ctx: Context) -> Flow[None]:
    """Do what can be done of a process."""
    for part in process:
        for card in costs._payments(game, part, ctx)[: select.amount(game, part.n, ctx)]:
            yield from costs.pay_with(game, part, [card], ctx)


@contextlib.contextmanager
def worded(keyword: str, **otherwise: Any) -> Iterator[None]:
    """Within, a keyword stands for an ability of which these parts are others."""
    right = keywords.WORDS[keyword]

    def wrong(written: Ability) -> Ability:
        return msgspec.structs.replace(right(written), **otherwise)

    with replaced(keywords.WORDS, keyword, wrong):
        yield
