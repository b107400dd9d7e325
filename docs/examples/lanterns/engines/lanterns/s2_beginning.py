"""2: how a game begins."""

from duelproof.port import SEATS
from engines.lanterns.editions import rule
from engines.lanterns.s1_things import take_top
from engines.lanterns.state import Evening
from reference.kernel.course import chance
from reference.kernel.flow import Flow

HAND = 3


def prepare(game: Evening) -> Flow[None]:
    """Begin the game."""
    yield from shuffle_decks(game)
    yield from who_begins(game)
    deal(game)


@rule("2.1")
def shuffle_decks(game: Evening) -> Flow[None]:
    """Shuffle both decks."""
    for seat in SEATS:
        yield from chance.shuffle(game, game.zone("deck", seat), seat)


@rule("2.2")
def who_begins(game: Evening) -> Flow[None]:
    """Let chance decide who goes first."""
    game.first = game.active = yield from chance.first_player(game)
    game.turn = 1


@rule("2.3")
def deal(game: Evening) -> None:
    """Have each player draw three cards."""
    for seat in SEATS:
        for _ in range(HAND):
            take_top(game, seat)
