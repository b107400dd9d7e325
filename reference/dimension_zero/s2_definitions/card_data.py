"""2.3 to 2.13: the data of a card."""

from typing import Any

from reference.dimension_zero import index
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import COLOURS, cost_of
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course.index import once_a_game


def is_unit(card: Card) -> bool:
    """Whether a unit is printed on the card."""
    return "unit" in card.printed.type


@once_a_game
def _printed_cost(game: Duel, card: Card) -> Cost:
    """Find what a card costs to play by its symbols."""
    return cost_of(card.printed.symbols)


@index.as_printed(_printed_cost)
@rule("2.4.1")
def use_cost(game: Duel, card: Card) -> Cost:
    """Find what a card costs to play now; what an effect adds or takes away is colourless."""
    cost = _printed_cost(game, card)
    if not isinstance(card.printed.cost, int):
        return cost
    changed = (now.number(game, card, "cost") or 0) - card.printed.cost
    least = sum(n for _, n in cost.coloured)
    return Cost(max(least, cost.total + changed), cost.coloured) if changed else cost


@once_a_game
@rule("2.5.1")
def move_cost(game: Duel, card: Card) -> Cost:
    """Find what it costs to move a unit."""
    return cost_of(card.printed.move_cost)


@rule("2.4.2-4", also=("2.4.2-3", "2.8.4"))
def names(game: Any, domain: str) -> set[str]:
    """List what a player may name: the five colours, or the races or names of the cards there are."""
    if domain == "color":
        return set(COLOURS)
    if domain == "race":
        return {race for card in game.cards.values() for race in card.printed.races}
    return {card.spec.name for card in game.cards.values()}
