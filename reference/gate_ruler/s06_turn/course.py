"""6-1: turns follow one another, each with its phases."""

from collections.abc import Callable
from contextlib import suppress

from reference.gate_ruler.editions import rule
from reference.gate_ruler.s05_preparation import prepare
from reference.gate_ruler.s06_turn.end_phase import end_phase
from reference.gate_ruler.s06_turn.main_phase import main_phase, main_phase_actions
from reference.gate_ruler.s06_turn.start_phase import set_caps, start_phase
from reference.gate_ruler.s08_attack_phase.steps import attack_phase
from reference.gate_ruler.s14_cards_and_abilities import automatic
from reference.gate_ruler.s15_game_actions.ending_turns import TurnEnded
from reference.gate_ruler.s17_loops import LONGEST, end_in_a_draw
from reference.gate_ruler.state import GateGame
from reference.kernel.flow import Flow


@rule("6-1a", also=("6-5e",))
def play_turns(game: GateGame) -> Flow[None]:
    """Players take turns alternately until the game ends."""
    if game.door == "setup":
        yield from prepare(game)
    automatic.begin_statuses(game)
    if game.door == "main":
        set_caps(game)
        yield from _take_turn(game, main_phase_actions, attack_phase)
    while True:
        yield from _take_turn(game, start_phase, main_phase, attack_phase)


@rule("6-1a", also=("15-24g", "15-24h", "15-24h-1", "17-1a-3"))
def _take_turn(game: GateGame, *phases: Callable[[GateGame], Flow[None]]) -> Flow[None]:
    """A turn has its phases in order, and an end phase, which begins at once when the turn is ended.

    Where it is ended in each end phase anew, or where turn follows turn and nobody chooses anything, the game
    is a draw (17-1a-3).
    """
    game.unasked += 1
    if game.unasked > LONGEST:
        end_in_a_draw(game)
    with suppress(TurnEnded):
        for phase in phases:
            yield from phase(game)
    for _ in range(LONGEST):
        with suppress(TurnEnded):
            yield from end_phase(game)
            return
    end_in_a_draw(game)
