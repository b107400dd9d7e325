"""Misreadings of 3-12: drive zone."""

from collections.abc import Iterator

from duelproof.port import Seat
from reference.gate_ruler import s10_drive
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-12a")
def all_drives_come_to_the_active_player() -> Iterator[None]:
    """Misreads 3-12a: driven cards go to the active player's drive zone."""

    def drive(game: GateGame, seat: Seat, count: int, ctx: Context | None = None) -> Flow[bool]:
        driven = game.zone("deck", seat)[:count]
        for card in driven:
            move(game, card, place("drive", game.active), "drive")
        yield from s10_drive._go_on(game, seat, driven)
        return bool(driven)

    with replaced(s10_drive, "drive_top_cards", drive):
        yield


@misreads("3-12b")
def driven_cards_do_not_stay() -> Iterator[None]:
    """Misreads 3-12b: a driven card goes on to the graveyard at once."""
    right = s10_drive._go_on

    def go_on(game: GateGame, seat: Seat, driven: list[Card]) -> Flow[None]:
        yield from right(game, seat, driven)
        for card in driven:
            move(game, card, place("graveyard", card.owner), "rule")

    with replaced(s10_drive, "_go_on", go_on):
        yield
