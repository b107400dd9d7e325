"""Parts that several misreadings of this chapter share."""

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from duelproof.port.abilities import Ability, Cost
from reference.gate_ruler.s14_cards_and_abilities import payment
from reference.gate_ruler.s16_keywords import written_out
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import select
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.making import replaced


def as_far_as_it_goes(game: GateGame, process: Sequence[Cost], ctx: Context) -> Flow[None]:
    """Carry out a process as far as possible."""
    for part in process:
        for card in payment._payments(game, part, ctx)[: select.amount(game, part.n, ctx)]:
            yield from payment.pay_with(game, part, [card], ctx)


@contextlib.contextmanager
def worded(keyword: str, **otherwise: Any) -> Iterator[None]:
    """Change these parts of the ability that a keyword stands for, in the block."""
    right = written_out.WORDS[keyword]

    def wrong(written: Ability) -> Ability:
        return msgspec.structs.replace(right(written), **otherwise)

    with replaced(written_out.WORDS, keyword, wrong):
        yield
