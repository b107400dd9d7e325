"""Misreadings of 107: mana."""

from collections.abc import Iterator
from typing import Any

from reference.duel_masters.s2_reading_cards.names import CIVILIZATIONS
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("107.2")
def mana_without_civilization_is_of_any() -> Iterator[None]:
    """Misreads 107.2: mana of a card without civilization stands for every civilization."""
    right = now.words

    def words(game: Any, card: Card, trait: str) -> list[str]:
        found = right(game, card, trait)
        any_of = trait == "colors" and card.place.zone == "mana" and not found
        return sorted(CIVILIZATIONS) if any_of else found

    with replaced(now, "words", words):
        yield
