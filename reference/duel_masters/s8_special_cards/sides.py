"""804 to 807: which side of a card shows, and what that makes of it."""

from reference.duel_masters.editions import rule
from reference.duel_masters.state import DMGame
from reference.kernel.abilities.standing import show_side
from reference.kernel.card import Card


@rule("804.6", also=("804.6a",))
def is_awakened(card: Card) -> bool:
    """A psychic creature is awakened as long as another side than its first one shows."""
    return card.printed.supertype == "psychic" and card.side != 0


def front_again(game: DMGame, card: Card) -> None:
    """Let the first side of a card show, as it does wherever a card comes to."""
    if card.side != 0:
        show_side(game, card, 0)
