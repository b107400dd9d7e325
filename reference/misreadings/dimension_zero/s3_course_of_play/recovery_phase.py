"""Misreadings of 3.10: recovery phase."""

from collections import deque
from collections.abc import Iterator

from reference.dimension_zero.s2_definitions import new_cards
from reference.dimension_zero.s3_course_of_play import recovery_phase, turns
from reference.dimension_zero.s4_processing import priority, rule_effects
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import effects
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

ROUNDS = 12
"""The repetitions after which an engine takes something for a loop."""


@misreads("3.10.1")
def effects_end_with_the_main_phase() -> Iterator[None]:
    """Misreads 3.10.1: effects until the end of the turn end when the smash phase begins."""
    right = priority.open_phase

    def open_phase(game: Duel) -> Flow[None]:
        recovery_phase._heal(game)
        yield from right(game)

    phases = turns.PHASES
    with replaced(turns, "PHASES", tuple((n, open_phase if n == "smash" else run) for n, run in phases)):
        yield


@misreads("3.10.3")
def recovery_waits_for_something() -> Iterator[None]:
    """Misreads 3.10.3: the recovery phase repeats until something happens, which makes a draw under 3.3.6."""

    def recover(game: Duel) -> Flow[None]:
        before = game.busy
        for _ in range(ROUNDS):
            yield from recovery_phase.recover(game)
            if game.busy != before:
                return
        game.end(None, [], "loop")

    phases = turns.PHASES
    with replaced(turns, "PHASES", tuple((n, recover if n == "recovery" else run) for n, run in phases)):
        yield


@misreads("3.10.1")
def damage_goes_when_effects_have_ended() -> Iterator[None]:
    """Misreads 3.10.1: what lasts until the end of the turn ends first, and units may die by their damage."""
    right = recovery_phase._heal

    def heal(game: Duel) -> None:
        effects.end(game, "turn")
        deque(rule_effects.sweep(game), maxlen=0)
        right(game)

    with replaced(recovery_phase, "_heal", heal):
        yield


@misreads("3.10.3")
def what_comes_back_has_triggered() -> Iterator[None]:
    """Misreads 3.10.3: the abilities of a card that has gone and come back have triggered in this phase."""
    with replaced(new_cards, "trigger_anew", lambda game, card: None):
        yield
