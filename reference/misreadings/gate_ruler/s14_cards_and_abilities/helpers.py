"""Parts that several misreadings of this chapter share."""

from contextlib import AbstractContextManager
from typing import Any

import msgspec

from duelproof.port.abilities import Ability, Delay
from duelproof.port.selections import Cond
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s03_zones.kinds import ZONES
from reference.kernel.abilities import standing
from reference.kernel.abilities.standing import Lasting, Reach
from reference.kernel.book import Book
from reference.kernel.context import Context
from reference.kernel.course import setting
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.making import replaced


def working_everywhere() -> AbstractContextManager[None]:
    """Let abilities work in any zone, in the block."""

    def working_in(book: Book, ability: Ability) -> frozenset[str]:
        return frozenset(book.zones)

    return replaced(setting, "working_in", working_in)


def reaching_all() -> AbstractContextManager[None]:
    """Let effects on all cards of a kind also reach cards that came later, in the block."""
    right = standing.upon_things

    def upon_things(lasting: Lasting) -> Reach:
        what = getattr(lasting.instr, "what", None)
        return frozenset(ZONES) if what is not None and what.which == "all" else right(lasting)

    return replaced(standing, "upon_things", upon_things)


def delaying(until: str, only: str | None = None) -> AbstractContextManager[None]:
    """Let effects create delayed abilities with another duration than they say (if they say this one)."""
    right = INSTRUCTIONS[Delay]

    def delay(game: Game, instr: Delay, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        if only is None or instr.until == only:
            game.delayed[-1].until = until

    return replaced(INSTRUCTIONS, Delay, delay)


def with_filter(needs: Cond, **changed: Any) -> Cond:
    """Return a condition upon cards that asks for others than it says."""
    assert needs.what is not None and needs.what.filter is not None
    wanted = msgspec.structs.replace(needs.what.filter, **changed)
    return msgspec.structs.replace(needs, what=msgspec.structs.replace(needs.what, filter=wanted))
