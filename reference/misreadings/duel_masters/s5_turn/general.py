"""Misreadings of 500: the turn and its steps."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import Seat
from reference.duel_masters.s1_basics import golden_rules
from reference.duel_masters.s5_turn import (
    declaring_attackers,
    general,
    taking_part,
    turn,
)
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def other_step(name: str, wrong: Callable[[DMGame], Flow[None]]) -> Any:
    """Return a replacement of a step of the turn by another one."""
    return replaced(turn, "STEPS", tuple((n, wrong if n == name else step) for n, step in turn.STEPS))


@misreads("500.6")
def first_turn_has_a_draw_step() -> Iterator[None]:
    """Misreads 500.6: the first player's first turn does not skip its draw step."""
    right = general.whole_step

    def whole_step(game: DMGame, name: str, step: Callable[[DMGame], Flow[None]]) -> Flow[None]:
        now, game.turn = game.turn, max(game.turn, 2) if name == "draw" else game.turn
        yield from right(game, name, step)
        game.turn = now

    with replaced(general, "whole_step", whole_step):
        yield


@misreads("500.4")
def every_attack_has_all_sub_steps() -> Iterator[None]:
    """Misreads 500.4: sub-steps begin although the attack has ended, and abilities trigger at them."""

    def is_over(game: DMGame) -> bool:
        return False

    with replaced(taking_part, "is_over", is_over):
        yield


@misreads("500.4", "506.3c", "506.3e", "507.3e", "507.3g", "511.1c", "511.1e")
def effects_of_a_beginning_come_in_one_order() -> Iterator[None]:
    """Misreads 500.4: a player is asked for an order, but effects happen in the order of the cards."""
    right = golden_rules._next

    def following(game: DMGame) -> Flow[Any]:
        first = game.waiting[0]
        yield from right(game)
        return first

    with replaced(golden_rules, "_next", following):
        yield


@misreads("500.4", "506.3c", "506.3e", "507.3e", "507.3g", "511.1c", "511.1e")
def effects_of_a_beginning_come_in_the_other_order() -> Iterator[None]:
    """Misreads 500.4: a player is asked for an order, but effects happen in the cards' reverse order."""
    right = golden_rules._next

    def following(game: DMGame) -> Flow[Any]:
        last = game.waiting[-1]
        yield from right(game)
        return last

    with replaced(golden_rules, "_next", following):
        yield


@misreads("105.2", "500.2")
def one_attack_a_turn() -> Iterator[None]:
    """Misreads 105.2, 500.2: once a creature is tapped, as by attacking, no other one can attack."""
    right = declaring_attackers.can_attack

    def can_attack(game: DMGame, seat: Seat) -> list[Card]:
        tired = any(card.turned == "exhausted" for card in game.battle(seat))
        return [] if tired else right(game, seat)

    with replaced(declaring_attackers, "can_attack", can_attack):
        yield


@misreads("500.2")
def a_step_ends_when_a_player_passes_twice() -> Iterator[None]:
    """Misreads 500.2: the main step ends only when its player has done nothing twice."""
    right = dict(turn.STEPS)["main"]

    def main_step(game: DMGame) -> Flow[None]:
        yield from right(game)
        yield from right(game)

    with other_step("main", main_step):
        yield


@misreads("500.5")
def extra_turns_are_the_turn_player_s() -> Iterator[None]:
    """Misreads 500.5: whoever is given an extra turn, the turn player takes it."""
    right = general.turn_passes

    def turn_passes(game: DMGame) -> None:
        game.extra_turns[:] = [game.active for _ in game.extra_turns]
        right(game)

    with replaced(general, "turn_passes", turn_passes):
        yield
