"""Misreadings of 3-3: ready and exhausted."""

from collections.abc import Iterator

from duelproof.port.position import Face
from reference.gate_ruler.s03_zones import kinds
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-3b", "3-3b-1", "3-3b-2", "3-3b-3")
def cards_never_lie_face_down() -> Iterator[None]:
    """Misreads 3-3b: every card lies face up in every zone."""
    with replaced(kinds, "HIDDEN", frozenset()):
        yield


@misreads("3-3b")
def nothing_is_turned_over() -> Iterator[None]:
    """Misreads 3-3b: a card that lies face down never comes to lie face up in its zone."""

    def turn_over(self: GateGame, card: Card, face: Face) -> None:
        pass

    with replaced(GateGame, "turn_over", turn_over):
        yield
