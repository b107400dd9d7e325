"""Parts that several misreadings of this chapter share."""

from duelproof.port import Option, Seat
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.game import Game


def all_plays(game: Game, seat: Seat) -> list[Option]:
    """Return what a player could do if everything were allowed."""
    verbs = ("play", "move", "charge", "smash", "activate")
    found = [Option(verb=verb, card=card) for card in game.cards for verb in verbs]
    return [*found, Option(verb="plan"), Option(verb="renew")]


def units(game: Duel, seat: Seat) -> list[Card]:
    """Return the units on the squares that a player controls."""
    return [card for cards in game.squares.values() for card in cards if card.controller == seat]
