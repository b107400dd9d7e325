"""The words of cards: each is looked up in the book's vocabulary as a table is set."""

from collections.abc import Mapping

from duelproof.port import CardSpec
from duelproof.port.checking import faults
from duelproof.port.vocabulary import TAKEN_IN
from reference.kernel.abilities.perform import COMMON
from reference.kernel.book import Book, Illegal

_MOST = 1 << 13
_checked: dict[tuple[int, str], CardSpec] = {}
"""Cards that have been looked through, by their identity and the game: one table after another has them."""


def check(book: Book, cards: Mapping[str, CardSpec]) -> None:
    """Look up every word of every card.

    Raises:
        Illegal: a card has a word that the book does not know (``unsupported``), or is none that can be
            (``illegal-position``); with the nearest right word.
    """
    for card in cards.values():
        key = (id(card), book.game)
        if _checked.get(key) is card:
            continue
        for fault in faults(card, TAKEN_IN[book.game], {*book.verbs, *COMMON}):
            raise Illegal(fault.code, fault.reason)
        if len(_checked) >= _MOST:
            _checked.clear()
        _checked[key] = card
