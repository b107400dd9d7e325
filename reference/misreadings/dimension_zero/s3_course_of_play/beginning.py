"""Misreadings of 3.2: beginning."""

from collections.abc import Iterator

from reference.dimension_zero.s3_course_of_play import beginning
from reference.dimension_zero.state import Duel
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("3.2.3-1")
def drawing_again_as_often_as_one_likes() -> Iterator[None]:
    """Misreads 3.2.3-1: a player who has drawn a new hand is asked again whether to do so."""
    right = beginning.redraw

    def redraw(game: Duel) -> Flow[None]:
        yield from right(game)
        yield from right(game)

    with replaced(beginning, "redraw", redraw):
        yield
