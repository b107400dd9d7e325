"""6-3: the main phase, after which the drive zone is emptied."""

from duelproof.port import Seat
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s09_gate.gate_process import gate_process
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities.triggers import happen
from reference.kernel.flow import Flow


@rule("6-3a", also=("6-3b",))
def main_phase(game: GateGame) -> Flow[None]:
    """The main phase begins with what triggers at its start, and then the player acts."""
    game.enter("main")
    game.log.add("phase_start", name="main", player=game.active)
    happen(game, "phase_start", name="main", player=game.active)
    yield from main_phase_actions(game)


@rule("6-3b", also=("6-3c", "6-3c-1"))
def main_phase_actions(game: GateGame) -> Flow[None]:
    """Let the players act until both give up priority; then the active player's drive zone is emptied.

    What the emptying triggers waits for the gate process at the start of the attack phase (6-3c-1).
    """
    yield from gate_process(game)
    yield from clear_drive_zones(game, game.active)


@rule("6-3c", also=("3-12b", "15-24d"))
def clear_drive_zones(game: GateGame, *seats: Seat) -> Flow[None]:
    """Cards left in drive zones go to their owners' graveyards together, Overdrive abilities are removed."""
    for seat in seats:
        clear_overdrives(game, seat)
    yield from putting.bury(game, [card for seat in seats for card in game.zone("drive", seat)], "rule")


@rule("6-3c")
def clear_overdrives(game: GateGame, seat: Seat) -> None:
    """Remove all Overdrive abilities from a player's drive zone."""
    game.overdrives = [each for each in game.overdrives if each.seat != seat]
