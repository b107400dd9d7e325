"""502: the draw step."""

from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.drawing import draw
from reference.duel_masters.s5_turn.general import beginning
from reference.duel_masters.state import DMGame
from reference.kernel.flow import Flow


@rule("502.1", also=("702.1", "702.3b", "111.2c"))
def draw_step(game: DMGame) -> Flow[None]:
    """The turn player draws a card before anything that waits."""
    yield from draw(game, game.active, 1)
    yield from beginning(game, "phase_start", "draw")
