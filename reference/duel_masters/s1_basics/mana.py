"""107: how much mana a card gives."""

from reference.duel_masters import index
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.numbers import at_least_zero, changes
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card


@index.or_one
@rule("107.2", also=("207.1", "207.2", "309.5"))
def gives(game: DMGame, card: Card) -> int:
    """A tapped card gives as much mana as its symbol says, usually 1, or an effect; a core gives none."""
    if "core" in card.printed.type:
        return 0
    number = now.number(game, card, "mana")
    return at_least_zero(1 + sum(changes(game, card, "mana")) if number is None else number)
