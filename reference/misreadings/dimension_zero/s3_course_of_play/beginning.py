"""Misreadings of 3.2: beginning."""

from collections.abc import Iterator

from duelproof.port import OTHER, SEATS
from reference.dimension_zero.s2_definitions.moving import draw
from reference.dimension_zero.s3_course_of_play import beginning
from reference.dimension_zero.state import Duel
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("3.2.2")
def one_card_more_in_the_first_hand() -> Iterator[None]:
    """Misreads 3.2.2: six cards are drawn."""
    with replaced(beginning, "HAND", beginning.HAND + 1):
        yield


@misreads("3.2.3-1")
def the_first_player_draws_again_too() -> Iterator[None]:
    """Misreads 3.2.3-1: both players are asked whether to draw again, the first player first."""
    right = beginning.redraw

    def redraw(game: Duel) -> Flow[None]:
        for _ in SEATS:
            game.first = OTHER[game.first]
            yield from right(game)

    with replaced(beginning, "redraw", redraw):
        yield


@misreads("3.2.3-1")
def drawing_again_as_often_as_one_likes() -> Iterator[None]:
    """Misreads 3.2.3-1: a player who has drawn a new hand is asked again whether to do so."""
    right = beginning.redraw

    def redraw(game: Duel) -> Flow[None]:
        yield from right(game)
        yield from right(game)

    with replaced(beginning, "redraw", redraw):
        yield


@misreads("3.2.2")
def only_the_second_player_draws() -> Iterator[None]:
    """Misreads 3.2.2: the player who goes first begins with an empty hand."""

    def opening_hands(game: Duel) -> Flow[None]:
        yield from ()
        draw(game, OTHER[game.first], beginning.HAND)

    with replaced(beginning, "opening_hands", opening_hands):
        yield
