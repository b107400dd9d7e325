"""Misreadings of section 11: the system process."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from reference.gate_ruler import s11_system
from reference.gate_ruler.s12_rules_effects import apply_rules_effects
from reference.gate_ruler.s14_cards_and_abilities import automatic
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@contextmanager
def _plays(meant: Callable[[Waiting], bool]) -> Iterator[None]:
    """Let only some of what has triggered be played."""
    right = automatic.play_triggered

    def play_triggered(game: GateGame) -> Flow[None]:
        game.waiting = [each for each in game.waiting if meant(each)]
        if game.waiting:
            yield from right(game)

    with replaced(automatic, "play_triggered", play_triggered):
        yield


@misreads("11-2a-1")
def abilities_are_played_first() -> Iterator[None]:
    """Misreads 11-2a-1: rules effects are applied when nothing that has triggered is left to be played."""

    def process(game: GateGame) -> Flow[None]:
        while True:
            automatic.watch_statuses(game)
            if game.waiting:
                yield from automatic.reveal_hidden(game)
                if game.waiting:
                    yield from automatic.play_triggered(game)
            elif not (yield from apply_rules_effects(game)):
                return

    with replaced(s11_system, "system_process", process):
        yield


@misreads("11-2a-3")
def one_ability_is_played() -> Iterator[None]:
    """Misreads 11-2a-3: one of the abilities that have triggered is played, and the others are lost."""
    right = automatic.play_triggered

    def play_triggered(game: GateGame) -> Flow[None]:
        yield from right(game)
        game.waiting.clear()

    with replaced(automatic, "play_triggered", play_triggered):
        yield


@misreads("11-2a-3")
def rules_effects_are_applied_once() -> Iterator[None]:
    """Misreads 11-2a-3: what playing an ability makes due is not applied until players have acted."""

    def process(game: GateGame) -> Flow[None]:
        while (yield from apply_rules_effects(game)):
            pass
        while True:
            automatic.watch_statuses(game)
            yield from automatic.reveal_hidden(game)
            if not game.waiting:
                return
            yield from automatic.play_triggered(game)

    with replaced(s11_system, "system_process", process):
        yield


@misreads("11-2a-2")
def only_events_are_played() -> Iterator[None]:
    """Misreads 11-2a-2: abilities that have triggered are not played."""
    with _plays(lambda waiting: waiting.ability.kind == "spell"):
        yield


@misreads("11-2a-2")
def only_abilities_are_played() -> Iterator[None]:
    """Misreads 11-2a-2: events whose condition was met are not played."""
    with _plays(lambda waiting: waiting.ability.kind != "spell"):
        yield
