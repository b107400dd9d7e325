"""Misreadings of 5.5: support."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from duelproof.port.abilities import Ability
from reference.dimension_zero.s2_definitions import squares
from reference.dimension_zero.s5_keywords import support, written_out
from reference.dimension_zero.state import Duel
from reference.kernel.context import Context
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@contextmanager
def _read_as(change: Callable[[Ability], Ability]) -> Iterator[None]:
    """Let support be read as if something else were printed, in the block."""

    def supports(said: Ability) -> Ability:
        return support.supports(change(said))

    with replaced(written_out.WORDS, "support", supports):
        yield


@misreads("5.5.2")
def support_is_always_a_thousand() -> Iterator[None]:
    """Misreads 5.5.2: support gives 1000, whatever number it says."""
    with _read_as(lambda said: msgspec.structs.replace(said, n=1000)):
        yield


@misreads("5.5.2")
def areas_are_lines() -> Iterator[None]:
    """Misreads 5.5.2: support of the same area reaches the same line."""
    with _read_as(lambda said: msgspec.structs.replace(said, name=(said.name or "").replace("area", "line"))):
        yield


@misreads("5.5.2-1")
def nobody_supports_itself() -> Iterator[None]:
    """Misreads 5.5.2-1: support is for others only."""

    def others(said: Ability) -> Ability:
        named = (said.name or "").removeprefix(support.OTHER)
        return msgspec.structs.replace(said, name=support.OTHER + named)

    with _read_as(others):
        yield


@misreads("5.5.2")
def support_stays_where_it_came_first() -> Iterator[None]:
    """Misreads 5.5.2: the range remains around the square to which the card came first."""
    right = squares.square_of_source
    first: dict[tuple[Duel, str], str] = {}

    def square_of_source(game: Duel, ctx: Context) -> str | None:
        here = right(game, ctx)
        if here is None or ctx.source is None:
            return here
        return first.setdefault((game, ctx.source.ref), here)

    with replaced(squares, "square_of_source", square_of_source):
        yield
