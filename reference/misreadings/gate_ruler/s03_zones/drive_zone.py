"""Misreadings of 3-12: drive zone."""

from collections.abc import Iterator

from duelproof.port import Option, Seat
from reference.gate_ruler import drive as drive_chapter
from reference.gate_ruler import drive as driving
from reference.gate_ruler import main_phase
from reference.gate_ruler.state import GateGame
from reference.gate_ruler.zones import move
from reference.kernel.game import Card, Flow, place
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-12c")
def only_the_latest_driven_card_is_used() -> Iterator[None]:
    """Misreads 3-12c: of the cards of a drive zone only the one that came there last can be used."""
    right = main_phase._from_drive

    def from_drive(game: GateGame, seat: Seat, card: Card, found: list[Option]) -> None:
        if card is game.zone("drive", seat)[-1]:
            right(game, seat, card, found)

    with replaced(main_phase, "_from_drive", from_drive):
        yield


@misreads("3-12a")
def all_drives_come_to_the_active_player() -> Iterator[None]:
    """Misreads 3-12a: driven cards come to the drive zone of the player whose turn it is."""

    def drive(game: GateGame, seat: Seat, count: int) -> Flow[None]:
        driven = game.zone("deck", seat)[:count]
        for card in driven:
            move(game, card, place("drive", game.active), "drive")
        yield from driving._go_on(game, seat, driven)

    with replaced(drive_chapter, "drive", drive):
        yield
