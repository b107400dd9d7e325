"""Misreadings of 14-9c-1: the system process that begins again after each ability that triggered."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

from duelproof.port import OTHER, Seat
from reference.gate_ruler import s12_rules_effects
from reference.gate_ruler.s14_cards_and_abilities import automatic
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


def _noting(note: Callable[[GateGame, Waiting], None]) -> Any:
    """Note each ability that has triggered once it was played, in the block."""
    right = automatic.play_triggered_ability

    def play_triggered_ability(game: GateGame, waiting: Waiting) -> Flow[None]:
        yield from right(game, waiting)
        note(game, waiting)

    return replaced(automatic, "play_triggered_ability", play_triggered_ability)


@misreads("14-9c-1")
def the_rules_wait_for_all_abilities() -> Iterator[None]:
    """Misreads 14-9c-1: all abilities that have triggered are played before the rules do anything again."""
    right = s12_rules_effects.apply_rules_effects
    begun: list[GateGame] = []

    def note(game: GateGame, waiting: Waiting) -> None:
        begun[:] = [game] if game.waiting else []

    def apply_rules_effects(game: GateGame) -> Flow[bool | None]:
        if game.waiting and game in begun:
            return False
        return (yield from right(game))

    with _noting(note), replaced(s12_rules_effects, "apply_rules_effects", apply_rules_effects):
        yield


def _whose_turn(waits: Callable[[GateGame, Seat], bool]) -> Any:
    """Let the active player's abilities wait for the other's, as `waits` says of who has played the last."""
    right = automatic._waiting_of
    last: list[tuple[GateGame, Seat]] = []

    def note(game: GateGame, waiting: Waiting) -> None:
        last[:] = [(game, waiting.controller)] if game.waiting else []

    def of(game: GateGame, seat: Seat) -> list[Waiting]:
        waiting = any(known is game and waits(game, player) for known, player in last)
        if seat == game.active and waiting and right(game, OTHER[seat]):
            return []
        return right(game, seat)

    stack = ExitStack()
    stack.enter_context(_noting(note))
    stack.enter_context(replaced(automatic, "_waiting_of", of))
    return stack


@misreads("14-9c-1")
def the_players_take_turns_with_their_abilities() -> Iterator[None]:
    """Misreads 14-9c-1: after one of the active player's abilities the other player plays one of his."""
    with _whose_turn(lambda game, player: player == game.active):
        yield


@misreads("14-9c-1")
def the_other_player_goes_on_with_his_abilities() -> Iterator[None]:
    """Misreads 14-9c-1: once the other player has played one of his abilities, he plays all that he has."""
    with _whose_turn(lambda game, player: player != game.active):
        yield


@misreads("14-9c-1")
def what_triggers_meanwhile_comes_last() -> Iterator[None]:
    """Misreads 14-9c-1: an ability that triggers as others are played waits until all of these are played."""
    right = automatic._waiting_of
    first: list[Waiting] = []

    def of(game: GateGame, seat: Seat) -> list[Waiting]:
        if not any(each in first for each in game.waiting):
            first[:] = game.waiting
        return [each for each in right(game, seat) if each in first]

    with replaced(automatic, "_waiting_of", of):
        yield
