"""Misreadings of 16-11: Undying."""

from collections.abc import Iterator

from duelproof.port import SEATS, Option, Seat
from reference.gate_ruler.s09_gate import gate_actions
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.s15_game_actions import playing_by_effect
from reference.gate_ruler.s16_keywords import undying
from reference.gate_ruler.state import ORDINARY, GateGame, Way
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("16-11a", "16-11a-1")
def comes_back_for_nothing() -> Iterator[None]:
    """Misreads 16-11a: a unit comes back from the graveyard without cost, and not as a normal summon."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card) -> Flow[None]:
        spared = Way(cost=playing_by_effect.FREE.cost, counted=False)
        yield from right(game, seat, card, spared if card.place.zone == "graveyard" else ORDINARY)

    with replaced(playing, "play_card", play_card):
        yield


@misreads("16-11a")
def comes_back_from_any_graveyard() -> Iterator[None]:
    """Misreads 16-11a: a unit can be summoned from the opponent's graveyard, too."""
    right = undying.from_graveyard

    def from_graveyard(game: GateGame, seat: Seat, found: list[Option]) -> None:
        for each in SEATS:
            right(game, each, found)

    with replaced(undying, "from_graveyard", from_graveyard):
        yield


@misreads("16-11a-2")
def comes_back_at_any_time() -> Iterator[None]:
    """Misreads 16-11a-2: a unit can be summoned from the graveyard as an instant action."""
    right = gate_actions.responses

    def responses(game: GateGame, seat: Seat) -> list[Option]:
        found = right(game, seat)
        undying.from_graveyard(game, seat, found)
        return found

    with replaced(gate_actions, "responses", responses):
        yield
