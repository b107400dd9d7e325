"""4.1: spells, the cards on the stack."""

from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card


@rule("4.1.2")
def cease(game: Duel, card: Card) -> None:
    """Take a card that leaves the stack off it: from now on it is no spell, and will not resolve.

    What waits until a battle is over does not leave the stack meanwhile: nothing looks at it.
    """
    game.pile[:] = [item for item in game.pile if item.kind != "card" or item.card is not card]
    card.read_as(card.printed, card.abilities)
