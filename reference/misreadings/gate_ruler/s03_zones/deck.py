"""Misreadings of 3-4: deck."""

from collections.abc import Iterator

from duelproof.port import Seat
from reference.gate_ruler import s05_preparation
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.state import GateGame
from reference.kernel.card import place
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-4a")
def a_card_is_put_aside_first() -> Iterator[None]:
    """Misreads 3-4a: before the game the top card of each deck is removed."""
    right = s05_preparation.set_up

    def set_up(game: GateGame, seat: Seat) -> None:
        right(game, seat)
        moving.move(game, game.zone("deck", seat)[0], place("removal", seat))

    with replaced(s05_preparation, "set_up", set_up):
        yield
