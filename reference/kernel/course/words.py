"""The words of cards: each is looked up in the book's vocabulary as a table is set."""

from collections.abc import Mapping

import msgspec

from duelproof.port import CardSpec
from duelproof.port.checking import faults
from duelproof.port.selections import Select
from duelproof.port.vocabulary import TAKEN_IN, Vocabulary
from duelproof.port.words import at, parts
from reference.kernel.abilities.perform import COMMON
from reference.kernel.book import Book, Illegal, ZoneKind

_MOST = 1 << 13
_right: set[tuple[str, bytes]] = set()
"""Cards in which nothing was wrong, as they are written, each with the game: many tables have the same."""
_met: dict[int, CardSpec] = {}
"""The same by identity, so as not to write them each time: a process that sets many tables has cards that it
shares among them, and nobody changes these."""


def check(book: Book, cards: Mapping[str, CardSpec]) -> None:
    """Look up every word of every card.

    Raises:
        Illegal: a card has a word that the book does not know (``unsupported``), or is none that can be
            (``illegal-position``); with the nearest right word.
    """
    vocabulary = vocabulary_of(book)
    for name, card in cards.items():
        _check_named(book, name, card)
        if _met.get(id(card)) is card:
            continue
        known = (book.game, _written(card))
        if known not in _right:
            for fault in faults(card, vocabulary, {*book.instructions, *COMMON}):
                raise Illegal(fault.code, fault.reason)
            _check_ends(book, card)
            _keep(known, card)


def _keep(known: tuple[str, bytes], card: CardSpec) -> None:
    """Keep in mind that nothing is wrong in a card."""
    if len(_right) >= _MOST:
        _right.clear()
        _met.clear()
    _right.add(known)
    _met[id(card)] = card


def _check_named(book: Book, name: str, card: CardSpec) -> None:
    """Refuse a definition that is of another card, or of another game."""
    if card.name != name:
        raise Illegal("illegal-position", f"card {name!r}: its definition is that of a card {card.name!r}")
    if card.game != book.game:
        reason = f"card {name!r}, game: it is of {card.game!r}, and {book.game!r} is played"
        raise Illegal("illegal-position", reason)


def _check_ends(book: Book, card: CardSpec) -> None:
    """Refuse the top or bottom of a zone that has none: whose cards are in no order, or not in one pile."""
    for ability in (ability for face in card.faces for ability in face.abilities):
        for path, part in parts(ability):
            if isinstance(part, Select) and part.which in ("top", "bottom") and part.filter is not None:
                for zone in part.filter.zones[:1]:
                    if not _is_pile(book.zones[zone]):
                        piles = ", ".join(each.name for each in book.zones.values() if _is_pile(each))
                        where = f"card {card.name!r}, ability {ability.id!r}, {at(path, 'filter.zones')}"
                        reason = f"{where}: {zone!r} has no {part.which}; it should be of {piles}"
                        raise Illegal("illegal-position", reason)


def _is_pile(kind: ZoneKind) -> bool:
    return kind.ordered and not kind.shared and not kind.slots


def _written(card: CardSpec) -> bytes:
    try:
        return msgspec.json.encode(card)
    except (RecursionError, ValueError) as error:  # a table of this process can hold what no message can
        reason = f"card {card.name[:80]!r} cannot be written as a message: {type(error).__name__}"
        raise Illegal("illegal-position", reason) from None


def vocabulary_of(book: Book) -> Vocabulary:
    """Give the words of a book. Raises LookupError: nobody has imported its vocabulary."""
    found = TAKEN_IN.get(book.game)
    if found is None:
        raise LookupError(f"the words of {book.game} are not taken in: its engine imports no vocabulary")
    return found
