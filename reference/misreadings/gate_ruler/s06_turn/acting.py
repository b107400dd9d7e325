"""Misreadings of section 6: when in a turn players act, and when what has triggered is played."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from duelproof.port import Seat
from reference.gate_ruler.s06_turn import end_phase, main_phase, start_phase
from reference.gate_ruler.s08_attack_phase import steps
from reference.gate_ruler.s09_gate import gate_process
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import triggers
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


class _Turns:
    """Turns of games in which something was done once."""

    def __init__(self) -> None:
        self._done: list[tuple[GateGame, int]] = []

    def __contains__(self, game: GateGame) -> bool:
        return any(known is game and turn == game.turn for known, turn in self._done)

    def add(self, game: GateGame) -> None:
        self._done.append((game, game.turn))


@contextmanager
def _skips(skipped: Callable[[GateGame], bool]) -> Iterator[None]:
    """Let the players not act, nor what has triggered be played, where this says so."""
    right = gate_process.gate_process

    def process(game: GateGame) -> Flow[None]:
        if not skipped(game):
            yield from right(game)

    with replaced(gate_process, "gate_process", process):
        yield


@contextmanager
def _skips_after_the_draw(skipped: Callable[[GateGame], bool]) -> Iterator[None]:
    """Let that be so after what the ruler says of the start of the turn."""
    begin = start_phase.start_of_turn
    drawn = _Turns()

    def start_of_turn(game: GateGame, seat: Seat) -> Flow[None]:
        yield from begin(game, seat)
        drawn.add(game)

    with (
        replaced(start_phase, "start_of_turn", start_of_turn),
        _skips(lambda game: game.phase == "start" and game in drawn and skipped(game)),
    ):
        yield


@misreads("6-2g")
def nobody_acts_after_a_draw_without_triggers() -> Iterator[None]:
    """Misreads 6-2g: the players can act after the ruler's actions only if something has triggered."""
    with _skips_after_the_draw(lambda game: not game.waiting):
        yield


@misreads("6-2g")
def what_the_draw_triggers_waits() -> Iterator[None]:
    """Misreads 6-2g: what the ruler's actions trigger is played in the main phase."""
    with _skips_after_the_draw(lambda game: bool(game.waiting)):
        yield


@misreads("6-3c-1")
def discarded_drive_cards_trigger_at_once() -> Iterator[None]:
    """Misreads 6-3c-1: what the emptying of the drive zone triggers is played in the main phase still."""
    right = main_phase.clear_drive_zones

    def clear_drive_zones(game: GateGame, *seats: Seat) -> Flow[None]:
        yield from right(game, *seats)
        yield from gate_process.gate_process(game)

    with replaced(main_phase, "clear_drive_zones", clear_drive_zones):
        yield


@misreads("6-3c-1")
def only_her_own_abilities_see_her_drive_cards_go() -> Iterator[None]:
    """Misreads 6-3c-1: of what the emptying triggers only the active player's abilities are played."""
    right = main_phase.clear_drive_zones

    def clear_drive_zones(game: GateGame, *seats: Seat) -> Flow[None]:
        yield from right(game, *seats)
        game.waiting = [each for each in game.waiting if each.controller == game.active]

    with replaced(main_phase, "clear_drive_zones", clear_drive_zones):
        yield


@misreads("6-5b")
def nobody_acts_before_effects_end() -> Iterator[None]:
    """Misreads 6-5b: before what lasts for the turn ends the players act only if something triggered."""
    come = _Turns()

    def skipped(game: GateGame) -> bool:
        if game.phase != "end" or game in come:
            return False
        come.add(game)
        return not game.waiting

    with _skips(skipped):
        yield


@misreads("6-5b")
def damage_goes_as_the_end_phase_begins() -> Iterator[None]:
    """Misreads 6-5b: the damage of units goes before what the end of the turn triggered resolves."""
    right = gate_process.gate_process

    def process(game: GateGame) -> Flow[None]:
        if game.phase == "end":
            end_phase.unhurt_units(game)
        yield from right(game)

    with replaced(gate_process, "gate_process", process):
        yield


@misreads("6-5d")
def every_end_phase_is_gone_through_twice() -> Iterator[None]:
    """Misreads 6-5d: the end phase is gone through again, though nothing is left to be done."""
    right = end_phase.due
    again = _Turns()

    def due(game: GateGame) -> bool:
        if game in again:
            return right(game)
        again.add(game)
        return True

    with replaced(end_phase, "due", due):
        yield


@misreads("6-5d")
def damage_goes_but_once() -> Iterator[None]:
    """Misreads 6-5d: when the end phase is gone through again, damage that is dealt then stays."""
    right = end_phase.unhurt_units
    gone = _Turns()

    def unhurt_units(game: GateGame) -> None:
        if game not in gone:
            gone.add(game)
            right(game)

    with replaced(end_phase, "unhurt_units", unhurt_units):
        yield


@misreads("6-5a")
def turns_end_with_their_attack_phase() -> Iterator[None]:
    """Misreads 6-5a: what waits for the end of the turn triggers as the attack phase ends."""
    right, attacks = triggers.happen, steps.attack_phase

    def happen(game: GateGame, kind: str, once: triggers.Once | None = None, **about: Any) -> None:
        if kind != "turn_end":
            right(game, kind, once, **about)
        elif once is not None:
            once.update((ref, ability.id) for ref, card in game.cards.items() for ability in card.abilities)

    def attack_phase(game: GateGame) -> Flow[None]:
        yield from attacks(game)
        right(game, "turn_end", player=game.active)

    with replaced(triggers, "happen", happen), replaced(steps, "attack_phase", attack_phase):
        yield
