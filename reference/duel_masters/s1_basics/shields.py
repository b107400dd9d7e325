"""113: a player's shields."""

from duelproof.port import Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.state import SHIELDS, DMGame
from reference.kernel.card import Card


@rule("113.2", also=("406.2",))
def piles(game: DMGame, seat: Seat) -> list[list[Card]]:
    """Each shield is a pile of one card or more and counts as one; a castle on it is no part of it."""
    found = []
    for spot in SHIELDS[seat]:
        pile = [card for card in game.zones[spot] if card.hung_as != "castle"]
        if pile:
            found.append(pile)
    return found
