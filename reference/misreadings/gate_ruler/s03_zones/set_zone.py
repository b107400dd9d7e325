"""Misreadings of 3-10: set zones."""

from collections.abc import Iterator

from duelproof.port import Option, Place, Seat
from reference.gate_ruler import s07_main_phase_actions
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s03_zones.helpers import seen
from reference.misreadings.making import replaced


@misreads("3-10b", "3-12c")
def set_and_driven_cards_are_open() -> Iterator[None]:
    """Misreads 3-10b, 3-12c: everybody sees what is in set zones and drive zones."""
    with seen("set", "all"), seen("drive", "all"):
        yield


@misreads("3-10a-2")
def set_cards_are_rearranged() -> Iterator[None]:
    """Misreads 3-10a-2: a player may rearrange set cards like units."""
    offered, right = s07_main_phase_actions._rearrangements, s07_main_phase_actions.rearrange

    def rearrangements(game: GateGame, seat: Seat, found: list[Option]) -> None:
        offered(game, seat, found)
        found += [game.option("rearrange", card) for cards in game.sets[seat] for card in cards]

    def rearrange(game: GateGame, seat: Seat, card: Card) -> Flow[None]:
        if card.place.zone != "set":
            yield from right(game, seat, card)
            return
        slots = [Option(place=spot) for spot in game.set_slots[seat] if spot is not card.place]
        chosen = yield from ask.one(game, seat, "slot", slots, about=card.ref)
        assert chosen.place is not None
        move(game, card, chosen.place, "rearrange")

    with (
        replaced(s07_main_phase_actions, "_rearrangements", rearrangements),
        replaced(s07_main_phase_actions, "rearrange", rearrange),
    ):
        yield


@misreads("3-10a-2")
def set_cards_stay_where_they_are() -> Iterator[None]:
    """Misreads 3-10a-2: no effect moves a card from one set zone to another."""
    right = moving.can_move

    def can_move(game: GateGame, card: Card, to: Place) -> bool:
        return right(game, card, to) and (card.place.zone, to.zone) != ("set", "set")

    with replaced(moving, "can_move", can_move), replaced(moving, "can_move", can_move):
        yield
