"""Misreadings of 3-7: ruler zone."""

from collections.abc import Iterator

from duelproof.port import OTHER
from reference.gate_ruler.s14_cards_and_abilities import automatic
from reference.gate_ruler.state import GateGame
from reference.kernel.card import place
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-7a", "3-7a-1")
def rulers_sit_together() -> Iterator[None]:
    """Misreads 3-7a-1: the first player's ruler zone holds both rulers."""
    right = automatic.begin_statuses

    def begin(game: GateGame) -> None:
        right(game)
        other = game.rulers[OTHER[game.first]]
        game.lift(other)
        game.drop(other, place("ruler", game.first))

    with replaced(automatic, "begin_statuses", begin):
        yield
