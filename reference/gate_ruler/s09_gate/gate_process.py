"""9-2 to 9-4: players add to the gate in turns, then its topmost object resolves."""

from duelproof.port import OTHER, Seat
from reference.gate_ruler import index
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s09_gate import resolution
from reference.gate_ruler.s09_gate.gate_actions import PASS, act, gate_action, responses
from reference.gate_ruler.s11_system import system_process
from reference.gate_ruler.s16_keywords.forced_reveal import play_forced
from reference.gate_ruler.s17_loops import comes_round, settle
from reference.gate_ruler.state import GateGame, Laps
from reference.kernel.flow import Flow


@index.while_quiet
def nobody_acts(game: GateGame) -> bool:
    """Tell whether both players can only give up priority, with nothing on the gate: neither is asked."""
    if game.gate or game.phase == "main" or game.asks_forced:
        return False
    return not (responses(game, "alice") or responses(game, "bob"))


@index.unless_idle(nobody_acts)
@rule("9-2b", also=("9-2c", "9-2d", "9-4b"))
def gate_process(game: GateGame) -> Flow[None]:
    """Add to the gate and resolve it by turns, until it is empty when both players have given up priority."""
    game.laps = Laps()
    while True:
        yield from gate_addition(game)
        if not game.gate:
            return
        yield from gate_resolution(game)


@rule("9-3b", also=("9-3c", "9-3d", "9-3f", "9-3g", "9-3g-1", "9-3g-2"))
def gate_addition(game: GateGame) -> Flow[None]:
    """Priority goes from the active player to the other until both give it up in a row."""
    player: Seat = game.active
    passes = 0
    while True:
        game.priority = player
        yield from play_forced(game)
        yield from system_process(game)
        if game.gate and game.gate[-1].kind in _AT_ONCE:
            break
        if player == game.active and not passes:
            if nobody_acts(game):
                break
            if (lap := comes_round(game)) is not None:
                yield from settle(game, lap)
        action = yield from gate_action(game, player)
        if action is not PASS:
            passes = 0
            yield from act(game, player, action)
            continue
        passes += 1
        if passes == 2:
            break
        player = OTHER[player]
    game.priority = None


_AT_ONCE = ("drive", "ruler-damage")


@rule("9-4c", also=("9-4d", "9-4e", "9-4f", "3-18b"))
def gate_resolution(game: GateGame) -> Flow[None]:
    """Resolve from the top, until the gate is empty or something new has come onto it."""
    while game.gate:
        before = game.added
        yield from resolution.resolve(game, game.gate[-1])
        yield from play_forced(game)
        yield from system_process(game)
        if game.added != before:
            return
