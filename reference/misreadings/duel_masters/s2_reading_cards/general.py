"""Misreadings of 200.3: what does not count of what is written on cards."""

from collections.abc import Iterator
from typing import Any

from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("200.3", "200.3a")
def cards_below_give_their_civilizations() -> Iterator[None]:
    """Misreads 200.3a: a creature is of the civilizations of the cards below it, too."""
    right = now.words

    def words(game: Any, card: Card, trait: str) -> list[str]:
        found = right(game, card, trait)
        below = card.under if trait == "colors" else []
        return [*found, *(word for low in below for word in low.printed.colors)]

    with replaced(now, "words", words):
        yield
