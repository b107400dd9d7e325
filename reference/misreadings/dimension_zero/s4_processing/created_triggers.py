"""Misreadings of 4.4.4: triggered abilities that spells and abilities have made."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from reference.dimension_zero.s3_course_of_play import recovery_phase
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import triggers
from reference.kernel.abilities.triggers import Delayed, Waiting
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.dimension_zero.s4_processing.abilities import waiting_if
from reference.misreadings.making import replaced


@contextlib.contextmanager
def _staying_if(stays: Callable[[Delayed], bool]) -> Iterator[None]:
    """Keep what was made after it has triggered only as said, in the block."""
    right = triggers.happen

    def happen(game: Game, kind: str, *about: Any, **named: Any) -> None:
        before, waiting = list(game.delayed), len(game.waiting)
        right(game, kind, *about, **named)
        if len(game.waiting) > waiting:
            game.delayed = [each for each in before if each.trigger.on != kind or stays(each)]

    with replaced(triggers, "happen", happen):
        yield


@misreads("4.4.4")
def created_triggers_stay() -> Iterator[None]:
    """Misreads 4.4.4: what a spell has made for the next event triggers at each event."""
    with _staying_if(lambda each: True):
        yield


@misreads("4.4.4")
def created_triggers_are_used_up() -> Iterator[None]:
    """Misreads 4.4.4: what a spell has made with a time limit triggers once all the same."""
    with _staying_if(lambda each: False):
        yield


@misreads("4.4.4")
def given_triggers_are_used_up() -> Iterator[None]:
    """Misreads 4.4.4: a triggered ability that a static ability gives triggers once."""
    seen: set[tuple[int, str]] = set()

    def first(game: Game, trigger: Waiting) -> bool:
        key = (id(game), trigger.source.ref)
        given = trigger.ability not in trigger.source.abilities and trigger.ability.id != "delayed"
        again = given and key in seen
        if given:
            seen.add(key)
        return not again

    with waiting_if(first):
        yield


@misreads("4.4.4")
def ends_come_again() -> Iterator[None]:
    """Misreads 4.4.4: what waits for the end of the turn triggers again when the phase is."""

    def again(game: Duel, kind: str, name: str) -> None:
        if len(game.hands[game.active]) < 3:
            triggers.happen(game, kind, player=game.active, name=name)

    with replaced(recovery_phase, "_once_a_turn", again):
        yield
