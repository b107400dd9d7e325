"""Parts that several misreadings of this chapter share."""

from collections.abc import Iterator
from contextlib import contextmanager

from duelproof.port import OTHER, Option, Seat
from reference.dimension_zero.s4_processing import priority
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.making import replaced


def units(game: Duel, seat: Seat) -> list[Card]:
    """Return the units on the squares that a player controls."""
    return [card for cards in game.squares.values() for card in cards if card.controller == seat]


@contextmanager
def answered(verb: str) -> Iterator[None]:
    """Let the other player play a card of the hand when an action of a phase is done, in the block."""
    right = priority.ACTIONS[verb]

    def do(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        plays = [Option(verb="play", card=card.ref) for card in game.hands[OTHER[seat]]]
        yield from ask.act(game, OTHER[seat], [*plays, priority.PASS])

    with replaced(priority.ACTIONS, verb, do):
        yield
