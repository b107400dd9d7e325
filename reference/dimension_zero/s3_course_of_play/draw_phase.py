"""3.6: the draw phase."""

from reference.dimension_zero.editions import rule
from reference.dimension_zero.s4_processing.priority import open_phase
from reference.dimension_zero.s4_processing.replacement_effects import draw_one
from reference.dimension_zero.state import Duel
from reference.kernel.flow import Flow


@rule("3.6.1-1")
def draw_card(game: Duel) -> Flow[None]:
    """Have the active player draw a card, without using the stack; then the phase begins."""
    yield from draw_one(game, game.active)
    yield from open_phase(game)


@rule("3.6.1-2", also=("3.2.4",))
def first_draw_is_skipped(game: Duel) -> bool:
    """Tell whether this is the first turn of the duel: who goes first has no draw phase in it."""
    return game.turn == 1
