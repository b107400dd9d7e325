"""Misreadings of section 7: main phase actions."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Option, Seat
from reference.gate_ruler import s07_main_phase_actions
from reference.gate_ruler.s09_gate import resolution
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import offers_more, refuses_nothing, replaced


@misreads("7-1b", "7-7a", "7-8a", "7-10a", "14-3b-4b", "14-3b-5a", "15-10a", "15-17a-1")
def any_choice_is_taken() -> Iterator[None]:
    """Misreads 7-1b, 14-3b-4b, 14-3b-5a: a play, its targets and shares are accepted without a check."""
    with refuses_nothing():
        yield


@misreads("7-1a", "7-2a", "7-7a", "7-8a", "7-10a", "14-4c")
def everybody_acts_at_any_time() -> Iterator[None]:
    """Misreads 7-1a: a player with priority may do what the active player may while the gate is empty."""

    def more(game: Any, seat: Seat) -> list[Option]:
        return s07_main_phase_actions.actions(game, seat)

    with offers_more(more):
        yield


@misreads("7-1a", "7-10a")
def one_action_a_turn() -> Iterator[None]:
    """Misreads 7-1a: the active player may take only one action in her main phase."""
    right = s07_main_phase_actions.actions
    begun: dict[int, int] = {}

    def actions(game: GateGame, seat: Seat) -> list[Option]:
        first = begun.setdefault(id(game), game.clock)
        return right(game, seat) if game.clock == first else []

    with replaced(s07_main_phase_actions, "actions", actions):
        yield


@misreads("7-2a-1")
def only_instants_stay_hidden() -> Iterator[None]:
    """Misreads 7-2a-1: every card can be revealed but an event of another timing, a resource card too."""

    def is_for_the_main_phase(card: Card) -> bool:
        return "event" not in card.printed.type or s07_main_phase_actions.is_standard(card)

    with replaced(s07_main_phase_actions, "_is_for_the_main_phase", is_for_the_main_phase):
        yield


@misreads("7-4a")
def fields_skip_the_gate() -> Iterator[None]:
    """Misreads 7-4a: a field that is played enters its zone at once, and nobody can respond."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card, *how: Any) -> Flow[None]:
        yield from right(game, seat, card, *how)
        if "field" in card.printed.type:
            yield from resolution.resolve(game, game.gate[-1])

    with replaced(playing, "play_card", play_card):
        yield
