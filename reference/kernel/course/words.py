"""The words of cards: each is looked up in the book's vocabulary as a table is set."""

from collections.abc import Mapping

import msgspec

from duelproof.port import CardSpec
from duelproof.port.checking import faults
from duelproof.port.vocabulary import TAKEN_IN, Vocabulary
from reference.kernel.abilities.perform import COMMON
from reference.kernel.book import Book, Illegal

_MOST = 1 << 13
_right: set[tuple[str, bytes]] = set()
"""Cards in which nothing was wrong, as they are written, each with the game: many tables have the same."""


def check(book: Book, cards: Mapping[str, CardSpec]) -> None:
    """Look up every word of every card.

    Raises:
        Illegal: a card has a word that the book does not know (``unsupported``), or is none that can be
            (``illegal-position``); with the nearest right word.
    """
    vocabulary = vocabulary_of(book)
    for card in cards.values():
        known = (book.game, msgspec.json.encode(card))
        if known in _right:
            continue
        for fault in faults(card, vocabulary, {*book.verbs, *COMMON}):
            raise Illegal(fault.code, fault.reason)
        if len(_right) >= _MOST:
            _right.clear()
        _right.add(known)


def vocabulary_of(book: Book) -> Vocabulary:
    """Give the words of a book. Raises LookupError: nobody has imported its vocabulary."""
    found = TAKEN_IN.get(book.game)
    if found is None:
        raise LookupError(f"the words of {book.game} are not taken in: its engine imports no vocabulary")
    return found
