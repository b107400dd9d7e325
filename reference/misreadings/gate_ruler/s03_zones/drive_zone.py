"""Misreadings of 3-12: drive zone."""

from collections.abc import Iterator

from duelproof.port import Option, Seat
from reference.gate_ruler import s07_main_phase_actions, s10_drive
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card, place
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-12c")
def only_the_latest_driven_card_is_used() -> Iterator[None]:
    """Misreads 3-12c: only the newest card of a drive zone can be used."""
    right = s07_main_phase_actions._from_drive

    def from_drive(game: GateGame, seat: Seat, card: Card, found: list[Option]) -> None:
        if card is game.zone("drive", seat)[-1]:
            right(game, seat, card, found)

    with replaced(s07_main_phase_actions, "_from_drive", from_drive):
        yield


@misreads("3-12a")
def all_drives_come_to_the_active_player() -> Iterator[None]:
    """Misreads 3-12a: driven cards go to the active player's drive zone."""

    def drive(game: GateGame, seat: Seat, count: int) -> Flow[None]:
        driven = game.zone("deck", seat)[:count]
        for card in driven:
            move(game, card, place("drive", game.active), "drive")
        yield from s10_drive._go_on(game, seat, driven)

    with replaced(s10_drive, "drive_top_cards", drive):
        yield
