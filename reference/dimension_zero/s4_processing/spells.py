"""4.1: spells, the cards on the stack."""

from collections.abc import Mapping

from duelproof.port.abilities import SetTrait
from duelproof.port.selections import Select
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import cost_of, letters_in
from reference.dimension_zero.state import Duel
from reference.kernel.abilities.standing import natures_of
from reference.kernel.card import Card

COST = "cost"


@rule("2.4.3", also=("1.2.2", "1.2.3-3"))
def count_letters(card: Card, letters: Mapping[str, int]) -> None:
    """Let the letters in the use cost of a spell count as what they stand for, while it is on the stack."""
    if letters_in(card.printed.symbols) and COST not in card.natures:
        total = cost_of(card.printed.symbols, letters).total
        card.natures = {**card.natures, COST: SetTrait(what=Select(which="self"), trait=COST, to=total)}


@rule("4.1.2")
def cease(game: Duel, card: Card) -> None:
    """Take a card that leaves the stack off it: from now on it is no spell, and will not resolve."""
    for pile in (game.pile, *(shelf.pile for shelf in game.shelves)):
        pile[:] = [item for item in pile if item.kind != "card" or item.card is not card]
    if COST in card.natures:
        card.natures = natures_of(card)
