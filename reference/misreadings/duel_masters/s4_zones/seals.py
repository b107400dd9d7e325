"""Misreadings of 409.1f as it speaks of seals."""

from collections.abc import Iterator

from reference.duel_masters.s1_basics import sealing
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("409.1f")
def seals_are_put_on_one_by_one() -> Iterator[None]:
    """Misreads 409.1f: seals that one effect puts on several creatures are put on one after another."""
    right = sealing.seal

    def seal(game: DMGame, cards: list[Card], many: int) -> Flow[list[Card]]:
        sealed: list[Card] = []
        for card in cards:
            sealed += yield from right(game, [card], many)
        return sealed

    with replaced(sealing, "seal", seal):
        yield
