"""107: how much mana a card gives."""

from msgspec import UNSET

from reference.duel_masters.editions import rule
from reference.kernel.card import Card


@rule("107.2", also=("207.1", "309.5"))
def gives(card: Card) -> int:
    """A tapped card gives as much mana as its symbol says, usually 1; a core gives none."""
    if "core" in card.printed.type:
        return 0
    number = card.printed.mana
    return 1 if number is UNSET else number
