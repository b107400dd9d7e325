"""Misreadings of 3.1: preparation."""

from collections.abc import Iterator

from duelproof.port import OTHER, SEATS, Seat
from reference.dimension_zero.s2_definitions.moving import draw
from reference.dimension_zero.s3_course_of_play import beginning, preparation
from reference.dimension_zero.state import Duel
from reference.kernel.course import chance
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import hears_anyone, replaced


@misreads("3.1.3")
def decks_are_not_shuffled() -> Iterator[None]:
    """Misreads 3.1.3: chance is asked for an order, but the decks stay in the order they were brought in."""
    right = preparation.shuffle_decks

    def shuffle_decks(game: Duel) -> Flow[None]:
        brought = {seat: list(game.decks[seat]) for seat in SEATS}
        yield from right(game)
        for seat in SEATS:
            game.decks[seat][:] = brought[seat]

    with replaced(preparation, "shuffle_decks", shuffle_decks):
        yield


@misreads("3.1.3")
def shuffled_decks_lie_face_up() -> Iterator[None]:
    """Misreads 3.1.3: the shuffled decks can be looked at."""
    right = preparation.shuffle_decks

    def shuffle_decks(game: Duel) -> Flow[None]:
        yield from right(game)
        for seat in SEATS:
            for card in game.decks[seat]:
                card.face = "up"

    with replaced(preparation, "shuffle_decks", shuffle_decks):
        yield


@misreads("3.1.3", "3.2.2")
def hands_are_drawn_from_the_bottom() -> Iterator[None]:
    """Misreads 3.1.3: the first hand does not consist of the cards that the shuffle put on top."""

    def opening_hands(game: Duel) -> Flow[None]:
        yield from ()
        for seat in SEATS:
            game.decks[seat].reverse()
            draw(game, seat, beginning.HAND)
            game.decks[seat].reverse()

    with replaced(beginning, "opening_hands", opening_hands):
        yield


@misreads("3.1.3")
def hands_come_before_the_shuffle() -> Iterator[None]:
    """Misreads 3.1.3: the hands are drawn from unshuffled decks, which are shuffled afterwards."""

    def shuffle_decks(game: Duel) -> Flow[None]:
        for seat in SEATS:
            draw(game, seat, beginning.HAND)
        for seat in SEATS:
            yield from chance.shuffle(game, game.decks[seat], seat)

    def opening_hands(game: Duel) -> Flow[None]:
        yield from ()

    with (
        replaced(preparation, "shuffle_decks", shuffle_decks),
        replaced(beginning, "opening_hands", opening_hands),
    ):
        yield


@misreads("3.1.4")
def the_other_player_begins() -> Iterator[None]:
    """Misreads 3.1.4: the player who is picked goes second."""
    right = preparation.who_begins

    def who_begins(game: Duel) -> Flow[Seat]:
        seat = yield from right(game)
        return OTHER[seat]

    with replaced(preparation, "who_begins", who_begins):
        yield


@misreads("3.1.4", "3.2.3-1")
def whoever_answers_first_is_heard() -> Iterator[None]:
    """Misreads 3.1.4, 3.2.3-1: an answer is accepted from anybody, chance or player, whoever was asked."""
    with hears_anyone():
        yield
