"""3.4: the course of a duel and of a turn."""

from collections.abc import Callable

from duelproof.port import OTHER
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s3_course_of_play import beginning, ending
from reference.dimension_zero.s3_course_of_play.draw_phase import draw_card, first_draw_is_skipped
from reference.dimension_zero.s3_course_of_play.recovery_phase import recover
from reference.dimension_zero.s3_course_of_play.release_phase import release
from reference.dimension_zero.s4_processing.priority import open_phase, window
from reference.dimension_zero.state import Duel, Laps, ThisTurn
from reference.dimension_zero.vocabulary import Skip
from reference.kernel.abilities import select
from reference.kernel.context import Context
from reference.kernel.flow import Flow


@rule("3.4.1", also=("3.4.5",))
def course(game: Duel) -> Flow[None]:
    """Play the duel from the door of the position to the end, turn after turn."""
    if game.door == "setup":
        yield from beginning.prepare(game)
    if game.door == "main":
        yield from window(game)
        yield from _finish_turn(game, "smash")
        pass_on(game)
    while True:
        yield from take_turn(game)
        pass_on(game)


@rule("3.4.2", also=("3.4.4",))
def take_turn(game: Duel) -> Flow[None]:
    """Play a turn, unless it is skipped: then it is as if it did not exist."""
    game.this_turn, game.laps = ThisTurn(), Laps()
    if skipped(game, "turn"):
        return
    game.log.add("turn_start", player=game.active)
    yield from ending.call_time(game)
    yield from _finish_turn(game, "release")
    game.log.add("turn_end", player=game.active)
    ending.out_of_time(game)


@rule("3.4.2", also=("3.4.4", "3.6.1-2"))
def _finish_turn(game: Duel, phase: str) -> Flow[None]:
    """Play the phases of a turn in their order, from one of them on, but for those that are skipped."""
    names = [name for name, _ in PHASES]
    for name, run in PHASES[names.index(phase) :]:
        if skipped(game, name):
            continue
        if name == "draw" and first_draw_is_skipped(game):
            continue
        game.phase = name
        game.tick()
        game.log.add("phase_start", name=name, player=game.active)
        yield from run(game)
        game.log.add("phase_end", name=name, player=game.active)


@rule("3.4.4")
def skipped(game: Duel, name: str) -> bool:
    """Tell whether an effect makes the active player skip this, the next of its name; it is used up."""
    if (game.active, name) not in game.skips:
        return False
    game.skips.remove((game.active, name))
    game.log.add("skipped", name=name, player=game.active)
    return True


@rule("3.4.4")
def skip_next(game: Duel, instr: Skip, ctx: Context) -> Flow[None]:
    """Make players skip their next turn or phase of a name."""
    yield from ()
    game.skips += [(seat, instr.name) for seat in select.players(game, instr.who, ctx)]


@rule("3.4.1")
def pass_on(game: Duel) -> None:
    """Make the other player active, or whoever an effect has given an extra turn, the last given first."""
    game.turn += 1
    if game.extra_turns:
        game.active = game.extra_turns.pop()
    else:
        game.active = OTHER[game.active]


PHASES: tuple[tuple[str, Callable[[Duel], Flow[None]]], ...] = (
    ("release", release),
    ("draw", draw_card),
    ("energy", open_phase),
    ("main", open_phase),
    ("smash", open_phase),
    ("recovery", recover),
)
