"""Misreadings of 701.15: evolving."""

from collections.abc import Iterator
from typing import Any

from reference.duel_masters.s8_special_cards import evolution
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _not_laid(kind: str) -> Any:
    """Return a replacement by which an evolution of a type lies beside what it evolves from."""
    right = evolution._evolve

    def evolve(game: DMGame, card: Card, sources: list[Card]) -> None:
        if kind not in now.words(game, card, "type"):
            right(game, card, sources)

    return replaced(evolution, "_evolve", evolve)


@misreads("701.15a")
def creatures_evolve_beside() -> Iterator[None]:
    """Misreads 701.15a: an evolution creature is put beside the creature that it evolves from."""
    with _not_laid("creature"):
        yield


@misreads("701.15a")
def gears_evolve_beside() -> Iterator[None]:
    """Misreads 701.15a: an evolution cross gear is put beside the gear that it evolves from."""
    with _not_laid("cross gear"):
        yield
