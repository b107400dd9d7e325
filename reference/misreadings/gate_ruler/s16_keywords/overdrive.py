"""Misreadings of 16-2: Overdrive."""

from collections.abc import Iterator

from duelproof.port import Option, Place, Seat
from reference.gate_ruler import s07_main_phase_actions
from reference.gate_ruler.state import GateGame, Overdrive
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import offers_more, replaced


@misreads("16-2a")
def overdrives_work_in_the_hand() -> Iterator[None]:
    """Misreads 16-2a: the Overdrive ability of a card in the hand can be played as well."""

    def more(game: Game, seat: Seat) -> list[Option]:
        hand = [card for card in game.cards.values() if card.place == Place("hand", seat)]
        return [
            Option(verb="overdrive", card=card.ref, value=each.id)
            for card in hand
            for each in card.abilities
            if each.keyword == s07_main_phase_actions.OVERDRIVE
        ]

    with offers_more(more):
        yield


@misreads("16-2a")
def whatever_lies_in_the_drive_zone_was_driven() -> Iterator[None]:
    """Misreads 16-2a: the Overdrive of any card that is revealed in the drive zone can be played."""

    def was_driven(game: GateGame, overdrive: Overdrive) -> bool:
        return True

    with replaced(s07_main_phase_actions, "_was_driven", was_driven):
        yield
