"""Misreadings of 2.20: units, bases and strategies."""

from collections.abc import Iterator

from reference.dimension_zero.s2_definitions import moving
from reference.dimension_zero.s4_processing import resolving
from reference.dimension_zero.state import Duel, Item
from reference.kernel.card import place
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("2.20.1-1", "2.20.1-2", "2.20.2-1", "2.20.2-2", "2.20.3-1", "2.20.3-2", "2.24.2", "2.24.7-1")
def played_cards_are_lost() -> Iterator[None]:
    """Misreads 2.20: a card may be played, but it is removed from the game without effect."""

    def spell(game: Duel, item: Item) -> Flow[None]:
        yield from ()
        assert item.card is not None
        moving.put(game, item.card, place("removed", item.card.owner))

    with replaced(resolving.HOW, "card", spell):
        yield
