"""How a card can stand to the source of an ability, beside where their squares lie."""

from collections.abc import Callable

from reference.dimension_zero.s2_definitions import squares
from reference.dimension_zero.s5_keywords import pincer
from reference.dimension_zero.s6_other_rules import bonds, burying, markers
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.context import Context

RELATIONS: dict[str, Callable[[Duel, Card, Context], bool]] = {
    "between": pincer.is_between,
    "bonded": bonds.bears_source,
    "marked_square": markers.stands_on_a_marker,
    "under_enemy": burying.lies_under_enemy,
}


def is_related(game: Duel, card: Card, relation: str, ctx: Context) -> bool:
    """Tell whether a card on a square stands in a relation to the source of an ability."""
    holds = RELATIONS.get(relation)
    return card.place.slot is not None and (
        squares.related(game, card, relation, ctx) if holds is None else holds(game, card, ctx)
    )
