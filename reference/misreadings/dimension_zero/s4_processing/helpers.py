"""Parts that several misreadings of this chapter share."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from duelproof.port.abilities import Instr
from reference.dimension_zero.s4_processing import priority, resolving
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities import perform as kernel
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.making import replaced

Check = Callable[[Duel], Flow[None]]


@contextmanager
def between_instructions(do: Check) -> Iterator[None]:
    """Do something after each instruction of a text, in the block."""
    right = kernel.perform

    def perform(game: Duel, effect: tuple[Instr, ...], ctx: Context) -> Flow[None]:
        for instr in effect:
            yield from right(game, (instr,), ctx)
            yield from do(game)

    with replaced(kernel, "perform", perform):
        yield


@contextmanager
def noted_as_played(note: Callable[[Duel, Context], None]) -> Iterator[None]:
    """Note something of a spell as soon as it has been played, in the block."""
    right = priority.ACTIONS["play"]

    def play(game: Duel, seat: Any, option: Any) -> Flow[None]:
        yield from right(game, seat, option)
        ctx = game.pile[-1].ctx
        if ctx is not None and ctx.ability is not None:
            note(game, ctx)

    with replaced(priority.ACTIONS, "play", play):
        yield


@contextmanager
def resolved_otherwise(
    kind: str, wrong: Callable[[Duel, Item], Flow[None]], concerns: Callable[[Item], bool]
) -> Iterator[None]:
    """Resolve some things on the stack in another way, in the block."""
    right = resolving.HOW[kind]

    def how(game: Duel, item: Item) -> Flow[None]:
        yield from (wrong if concerns(item) else right)(game, item)

    with replaced(resolving.HOW, kind, how):
        yield


def nothing(game: Duel, item: Item) -> Flow[None]:
    """Do nothing."""
    yield from ()
