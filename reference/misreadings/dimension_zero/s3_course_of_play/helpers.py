"""Parts that several misreadings of this chapter share."""

from duelproof.port import Seat
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card


def units(game: Duel, seat: Seat) -> list[Card]:
    """Return the units on the squares that a player controls."""
    return [card for cards in game.squares.values() for card in cards if card.controller == seat]
