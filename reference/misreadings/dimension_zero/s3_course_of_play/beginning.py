"""Misreadings of 3.2: beginning."""

from collections.abc import Iterator

from duelproof.port import OTHER, SEATS
from reference.dimension_zero.s2_definitions.moving import draw
from reference.dimension_zero.s3_course_of_play import beginning, draw_phase, preparation
from reference.dimension_zero.state import Duel
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("3.2.3-1")
def drawing_again_as_often_as_one_likes() -> Iterator[None]:
    """Misreads 3.2.3-1: a player who has drawn a new hand is asked again whether to do so."""
    right = beginning.redraw

    def redraw(game: Duel) -> Flow[None]:
        hand = list(game.hands[OTHER[game.first]])
        yield from right(game)
        if game.hands[OTHER[game.first]] != hand:
            yield from right(game)

    with replaced(beginning, "redraw", redraw):
        yield


@misreads("3.2.3-1")
def both_players_draw_again() -> Iterator[None]:
    """Misreads 3.2.3-1: when the second player has been asked whether to draw again, the first one is."""
    right = beginning.redraw

    def redraw(game: Duel) -> Flow[None]:
        yield from right(game)
        game.first = OTHER[game.first]
        yield from right(game)
        game.first = OTHER[game.first]

    with replaced(beginning, "redraw", redraw):
        yield


@misreads("3.2.2")
def hands_are_drawn_before_the_choice() -> Iterator[None]:
    """Misreads 3.2.2: the players draw before it is decided who goes first."""

    def prepare(game: Duel) -> Flow[None]:
        yield from preparation.shuffle_decks(game)
        for seat in SEATS:
            draw(game, seat, beginning.HAND)
        game.first = yield from preparation.who_begins(game)
        game.active, game.turn = game.first, 1
        yield from beginning.redraw(game)

    with replaced(beginning, "prepare", prepare):
        yield


@misreads("3.2.4", "3.6.1-2")
def both_players_skip_a_draw_phase() -> Iterator[None]:
    """Misreads 3.2.4, 3.6.1-2: the player who goes second skips the first draw phase, too."""
    with replaced(draw_phase, "first_draw_is_skipped", lambda game: game.turn <= 2):
        yield


@misreads("3.2.4", "3.6.1-2")
def the_first_player_never_draws() -> Iterator[None]:
    """Misreads 3.2.4, 3.6.1-2: the player who goes first skips the draw phase of every turn."""
    with replaced(draw_phase, "first_draw_is_skipped", lambda game: game.active == game.first):
        yield
