"""Misreadings of 14-14: last known information."""

from collections.abc import Iterator
from typing import Any

from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-14a", "14-9e-2")
def abilities_use_what_is_printed() -> Iterator[None]:
    """Misreads 14-14a: an ability uses the ATK printed on its card, not the current one."""

    def number_of(game: Game, card: Card, trait: str) -> int:
        return getattr(card.printed, trait) or 0

    with replaced(select, "_number_of", number_of):
        yield


@misreads("14-14a-1")
def states_of_cards_that_left_do_not_matter() -> Iterator[None]:
    """Misreads 14-14a-1: last known information about a card that left is ignored."""

    def exists(*about: Any) -> bool:
        return True

    with replaced(select, "exists", exists):
        yield
