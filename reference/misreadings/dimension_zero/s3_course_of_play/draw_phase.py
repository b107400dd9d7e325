"""Misreadings of 3.6: draw phase."""

from collections.abc import Iterator

from reference.dimension_zero.s2_definitions.moving import draw
from reference.dimension_zero.s3_course_of_play import turns
from reference.dimension_zero.s4_processing import priority
from reference.dimension_zero.state import Duel
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("3.6.1-1")
def the_bottom_card_is_drawn() -> Iterator[None]:
    """Misreads 3.6.1-1: the active player draws from the bottom of the deck."""

    def draw_card(game: Duel) -> Flow[None]:
        game.decks[game.active].reverse()
        draw(game, game.active)
        game.decks[game.active].reverse()
        yield from priority.open_phase(game)

    right = turns.PHASES
    with replaced(turns, "PHASES", tuple((n, draw_card if n == "draw" else run) for n, run in right)):
        yield
