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
from reference.misreadings.gate_ruler.s16_keywords.helpers import as_instant
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
def comes_back_uncounted() -> Iterator[None]:
    """Misreads 16-11a: a unit that comes back from the graveyard is not normal summoned."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card) -> Flow[None]:
        yield from right(game, seat, card, Way(counted=False) if card.place.zone == "graveyard" else ORDINARY)

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
def comes_back_over_the_gate() -> Iterator[None]:
    """Misreads 16-11a-2: a unit can be summoned from the graveyard while something is on the gate."""
    with as_instant(undying.from_graveyard, lambda game, seat: game.phase == "main" and seat == game.active):
        yield


@misreads("16-11a-2")
def comes_back_in_battle() -> Iterator[None]:
    """Misreads 16-11a-2: a unit can be summoned from the graveyard in the attack phase."""
    with as_instant(undying.from_graveyard, lambda game, seat: game.phase == "attack"):
        yield


@misreads("16-11a-2")
def comes_back_in_any_turn() -> Iterator[None]:
    """Misreads 16-11a-2: a unit can be summoned from the graveyard in the other player's main phase."""
    with as_instant(undying.from_graveyard, lambda game, seat: game.phase == "main" and seat != game.active):
        yield


@misreads("16-11a-2")
def comes_back_beyond_the_cap() -> Iterator[None]:
    """Misreads 16-11a-2: the summon cap does not count for summons from the graveyard."""
    right = undying.from_graveyard

    def from_graveyard(game: GateGame, seat: Seat, found: list[Option]) -> None:
        summons = dict(game.summons)
        game.summons[seat] = 0
        right(game, seat, found)
        game.summons = summons

    with replaced(undying, "from_graveyard", from_graveyard):
        yield


@misreads("16-11a-2")
def comes_back_at_its_leisure() -> Iterator[None]:
    """Misreads 16-11a-2: a unit in the graveyard is not played as an instant action, though units may be."""

    def none(game: GateGame, seat: Seat, found: list[Option]) -> None:
        pass

    with replaced(gate_actions, "_undying_as_instants", none):
        yield
