"""4.6: who may act, and what happens before a player may."""

from collections.abc import Callable

from duelproof.port import OTHER, Option, Seat
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.s3_course_of_play import battles, energy_phase, main_phase, smash_phase
from reference.dimension_zero.s4_processing import activating, loops, moves, playing, resolving, rule_effects
from reference.dimension_zero.s4_processing.continuous_effects import keep_control
from reference.dimension_zero.s4_processing.from_the_hand import offer_to_show, stack_from_hand
from reference.dimension_zero.s4_processing.triggering import due, stack_triggers, watch
from reference.dimension_zero.state import Duel
from reference.kernel.abilities.triggers import happen
from reference.kernel.course import ask
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import unless_settled
from reference.kernel.flow import Flow

PASS = Option(verb="pass")
embodies({"4.19.1": ReferenceEngine._rewind})


@rule("4.6.2", also=("1.1.5", "3.4.3", "3.10.3", "4.6.1", "4.9.1", "4.19.3", "2.23.9-3", "2.23.9"))
def window(game: Duel) -> Flow[None]:
    """Let the players act: the active player has priority first, then the other.

    Whoever acts gives priority back to the active player. When both pass one after the other, the top of
    the stack resolves. If the stack is empty, this is over: the phase or step ends, or battle damage is
    stacked (3.4.3).
    """
    seat, passed = game.active, False
    while True:
        yield from settle(game)
        if game.waiting and (yield from stack_from_hand(game, seat)):
            game.busy += 1
            seat, passed = game.active, False
            continue
        choice = yield from _choice(game, seat)
        if choice is PASS and not passed:
            seat, passed = OTHER[seat], True
            continue
        if choice is not PASS:
            yield from _act(game, seat, choice)
            game.priority = None
        elif game.pile:
            yield from resolving.resolve(game)
        else:
            return
        seat, passed = game.active, False


def _act(game: Duel, seat: Seat, choice: Option) -> Flow[None]:
    """Do what a player has chosen; until it is done, they may take it back as if it had not begun."""
    game.unfinished = game.begun
    yield from ACTIONS[str(choice.verb)](game, seat, choice)
    game.unfinished = 0


def _choice(game: Duel, seat: Seat) -> Flow[Option]:
    """Ask a player with priority what to do. One who can only pass is asked in their own main phase alone."""
    options = offered(game, seat)
    if len(options) == 1 and not game.asks_forced and not _always_asked(game, seat):
        return PASS
    game.priority = seat
    choice = yield from ask.act(game, seat, options)
    if choice is PASS:
        game.priority = None
    return choice


def _always_asked(game: Duel, seat: Seat) -> bool:
    return game.phase == "main" and seat == game.active and not game.pile and not game.battles


@rule("4.6.1", also=("3.7.1", "3.8.1", "3.9.1", "4.3.4"))
def offered(game: Duel, seat: Seat) -> list[Option]:
    """List all that a player may do now, passing among it. Cards are played in main phases only (3.8.1)."""
    if game.phase == "main":
        options = main_phase.main_options(game, seat)
    elif seat != game.active or game.pile or game.battles:
        options = []
    elif game.phase == "energy":
        options = energy_phase.energy_options(game)
    elif game.phase == "smash":
        options = smash_phase.smash_options(game)
    else:
        options = []
    options.append(PASS)
    return options


@unless_settled
@rule("4.6.3", also=("4.8.1", "4.8.2", "4.16.2", "4.16.3", "4.16.4-3-1", "4.18.1"))
def settle(game: Duel) -> Flow[None]:
    """Carry out rule effects until none is due, then stack the triggers, before a player gets priority.

    Repeat both until nothing is left. Battles begin only after all other rule effects (4.16.4-3-1).
    """
    vain: set[object] = set()
    while True:
        keep_control(game)
        if game.waiting:
            yield from offer_to_show(game)
        if (yield from rule_effects.sweep(game)):
            loops.stop_sweeping(game)
            continue
        watch(game)
        if not (meetings := rule_effects.meetings(game)) and not due(game):
            return
        game.busy += 1
        if meetings:
            yield from battles.fight(game, meetings, window)
        else:
            before = len(game.pile)
            yield from stack_triggers(game)
            if len(game.pile) == before:
                loops.stop_triggering_in_vain(game, vain)


@rule("4.6.2", also=("3.5.1", "3.6.1-1", "3.7.1", "3.8.1", "3.9.1"))
def open_phase(game: Duel) -> Flow[None]:
    """Stack what triggers at the beginning of the phase, then let the players act."""
    happen(game, "phase_start", player=game.active, name=game.phase)
    yield from window(game)


ACTIONS: dict[str, Callable[[Duel, Seat, Option], Flow[None]]] = {
    "charge": energy_phase.charge,
    "smash": smash_phase.smash_with,
    "play": playing.play,
    "activate": activating.activate,
    "plan": main_phase.announce_plan,
    "renew": main_phase.announce_renewal,
    "move": moves.announce_move,
}
