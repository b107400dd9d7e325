"""Misreadings of section 10: driving."""

from collections.abc import Iterator

from duelproof.port import Option, Seat
from reference.gate_ruler import s10_drive
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("10-4d-1")
def everything_driven_can_be_set() -> Iterator[None]:
    """Misreads 10-4d-1: a driven card can be set even if it is a unit or was revealed."""
    right = s10_drive._uses

    def uses(game: GateGame, seat: Seat, card: Card) -> list[Option]:
        setting = game.option("set", card)
        return list(dict.fromkeys([*right(game, seat, card), setting]))

    with replaced(s10_drive, "_uses", uses):
        yield
