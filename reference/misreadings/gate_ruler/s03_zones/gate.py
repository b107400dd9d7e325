"""Misreadings of 3-18: the gate."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from reference.gate_ruler.s09_gate import resolution
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@contextmanager
def _skips_the_gate(kind: str) -> Iterator[None]:
    """Let what is played resolve at once if it is of a kind, in the block."""
    right = playing.play

    def play(game: GateGame, item: GateItem, *how: Any) -> Flow[None]:
        yield from right(game, item, *how)
        if item.kind == kind:
            yield from resolution.resolve(game, item)

    with replaced(playing, "play", play):
        yield


@misreads("3-18a")
def cards_skip_the_gate() -> Iterator[None]:
    """Misreads 3-18a: a card that is played resolves at once, and nobody can respond."""
    with _skips_the_gate("card"):
        yield


@misreads("3-18a")
def abilities_skip_the_gate() -> Iterator[None]:
    """Misreads 3-18a: an ability that is played resolves at once, and nobody can respond."""
    with _skips_the_gate("ability"):
        yield
