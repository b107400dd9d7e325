"""2.23.3: the plan, the top card of a deck while it lies face up."""

from duelproof.port import Seat
from duelproof.port.position import Face
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.new_cards import forget
from reference.dimension_zero.state import Duel
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card


@rule("2.23.3-1", also=("2.23.3",))
def plan(game: Duel, seat: Seat) -> Card | None:
    """Find a player's plan: the top card of the deck, if it lies face up."""
    deck = game.decks[seat]
    return deck[0] if deck and deck[0].face == "up" else None


@rule("2.23.3-6", also=("2.23.3", "2.23.3-1", "6.2.6"))
def turn_up(game: Duel, seat: Seat) -> bool:
    """Turn the top card of a deck face up, unless it is the plan already.

    Returns:
        Whether it was turned.
    """
    if not game.decks[seat] or plan(game, seat) is not None:
        return False
    card = game.decks[seat][0]
    _turn(game, seat, card, "up")
    happen(game, "plan", card=card, player=seat)
    return True


@rule("2.23.3-3", also=("2.23.3-4", "2.23.3-5", "2.23.1-3", "4.8.10"))
def turn_down(game: Duel, seat: Seat) -> None:
    """Turn the plan face down, before its deck is covered, searched or shuffled.

    It leaves the plan zone with that, so it is a new card.
    """
    card = plan(game, seat)
    if card is not None:
        forget(game, card)
        _turn(game, seat, card, "down")


def _turn(game: Duel, seat: Seat, card: Card, face: Face) -> None:
    """Turn a card of a player's deck face up or face down."""
    game.turn_over(card, face)
    game.log.add("flipped", card=card, face=face, player=seat)
