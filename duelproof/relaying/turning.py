"""Translating the messages of the port, from a table as it is written to the same table laid anew, and back.

Three things are translated: ids (refs, handles, oids), words (names of cards, seats), and the squares of a
board. Which field of which message holds what is worked out once from the types and from the tables below;
what stands in no table is the same on both sides.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from duelproof.catalogue.bookfile import Board
from duelproof.port import (
    OTHER,
    SEATS,
    Accepted,
    CardIn,
    CardView,
    Choice,
    Decision,
    Event,
    NotOpened,
    Opened,
    Option,
    Refused,
    Seat,
    SeatPosition,
    View,
    ZoneView,
)
from duelproof.relaying.naming import LIKE_A_NAME

T = TypeVar("T")

IDS = frozenset(
    {
        "ref", "handle", "card", "cards", "source", "linked_to", "target", "targets", "about", "attacker",
        "attacked", "blocker", "in_it", "linked", "oid", "object", "item", "permanent", "amounts",
    }
)  # fmt: skip
"""The fields that hold refs, handles or oids, some of them also seats."""

WORDS = frozenset(
    {
        "name", "value", "reason", "viewer", "first", "active", "priority", "winner", "losers", "owner",
        "controller", "player", "by", "seat", "secret_to", "to",
    }
)  # fmt: skip
"""The fields that hold seats, names of cards, or sentences with these in them."""

SEAT_ONLY = WORDS - {"name", "value", "reason"}
"""Those of them that hold nothing but seats: they are the same on both sides unless the seats are swapped."""

SQUARES = frozenset({"at", "slot"})
"""The fields that hold a slot, which is a square where the game has a board."""

MESSAGES = (CardIn, SeatPosition, Choice, View, Decision, Event, Accepted, Refused, NotOpened, Opened)
"""What is translated field by field."""

SEAT = re.compile(r"\b(alice|bob)\b", re.IGNORECASE)
OID = re.compile(r"[a-z_]+-\d+")
LIKE_A_REF = re.compile(r"\b[a-z]{3}[0-9]{2}\b")
"""What refs of a table laid anew look like."""


class Turning:
    """One direction of a translation.

    Args:
        ids: refs by what they become. To be sure that there is a way back, it should hold both directions.
        words: names of cards, and whatever else stands in sentences, by what they become.
        turned: whether the seats are swapped, and with them the squares of the ``board``.
        things: what is put before an oid, or is taken away again; empty to leave oids as they are.
    """

    def __init__(
        self,
        ids: Mapping[str, str],
        words: Mapping[str, str],
        *,
        turned: bool = False,
        board: Board | None = None,
        things: Callable[[str], str] | None = None,
    ) -> None:
        self._ids = dict(ids)
        self._words = dict(words)
        self._squares: dict[str, str] = {}
        self._told: dict[str, tuple[CardView, CardView]] = {}
        self._options: dict[Option, Option] = {}
        self._meant = dict(words)
        self.turned = turned
        self._plans = _PLANS[turned]
        self._board = board if turned else None
        self._things = things

    def message(self, message: T) -> T:
        """Translate a message; what is no message of the port stays as it is."""
        changed = {}
        for field, translated in self._plans.get(type(message), ()):
            value = getattr(message, field)
            if value:
                changed[field] = translated(self, value)
        return msgspec.structs.replace(message, **changed) if changed else message  # type: ignore[type-var]

    def card(self, card: CardView) -> CardView:
        """Translate a card that a view shows; one that is shown as it was before is not translated again."""
        before, told = self._told.get(card.handle, (None, card))
        if before is card or before != card:  # an engine of this process may have changed what it has shown
            told = self.message(card)
            self._told[card.handle] = card, told
        return told

    def option(self, option: Option) -> Option:
        """Translate an option; what has been offered before is not translated again."""
        if type(option) is not Option or option.value is not None:  # 1 is no yes, though they are equal
            return self.message(option)
        try:
            found = self._options.get(option)
        except TypeError:  # an engine of this process may put anything into it
            return self.message(option)
        if found is None:
            found = self._options[option] = self.message(option)
        return found

    def id(self, text: str) -> str:
        """Translate a ref, a handle, an oid or a seat."""
        if type(text) is not str:  # an engine of this process may put anything there
            return text
        found = self._ids.get(text)
        if found is None:
            found = self._ids[text] = self._pointed_at(text)
        return found

    def word(self, text: str) -> str:
        """Translate a seat, a name of a card, or a sentence with these and refs in it."""
        if type(text) is not str:  # a number or a yes among the options
            return text
        found = self._words.get(text)
        if found is None:
            found = self._words[text] = self._read(text)
        return found

    def square(self, text: str) -> str:
        """Translate a square; another slot stays as it is."""
        if self._board is None or not isinstance(text, str):
            return text
        found = self._squares.get(text)
        if found is None:
            found = self._squares[text] = self._board.turned(text)
        return found

    def seats(self, sides: dict[Seat, T]) -> dict[Seat, T]:
        """Translate what each player has, Alice's first."""
        if not self.turned:
            return {seat: self.message(side) for seat, side in sides.items()}
        found = {OTHER.get(seat, seat): self.message(side) for seat, side in sides.items()}
        return {seat: found[seat] for seat in SEATS if seat in found}

    def anything(self, value: Any) -> Any:
        """Translate plain data: the words in it, and the names of its tables."""
        if isinstance(value, str):
            return self.id(value) if value in self._ids or "#" in value else self.word(value)
        if isinstance(value, list | tuple):
            return [self.anything(each) for each in value]
        if isinstance(value, dict):
            return {self.anything(name): self.anything(each) for name, each in value.items()}
        return value

    def _pointed_at(self, text: str) -> str:
        if self._things is not None and "#" not in text and (found := self._things(text)) != text:
            return found
        if not self.turned:
            return text
        place, hash_sign, number = text.partition("#")
        seat, dot, zone = place.partition(".")
        if seat in OTHER:
            place = f"{OTHER[seat]}{dot}{zone}"
        return f"{place}{hash_sign}{self.square(number)}"

    def _read(self, text: str) -> str:
        if self.turned:
            text = SEAT.sub(_other, text)
        if self._meant:
            text = LIKE_A_NAME.sub(self._replaced, text)
            text = LIKE_A_REF.sub(self._replaced, text)
        return text

    def _replaced(self, found: re.Match[str]) -> str:
        return self._meant.get(found[0], found[0])


def _other(found: re.Match[str]) -> str:
    said = found[0]
    other: str = OTHER[said.lower()]  # type: ignore[index]
    return other.capitalize() if said[0].isupper() else other


# --- what is in which field ---------------------------------------------------------------------------

Translated = Callable[[Turning, Any], Any]


def _list(one: Translated) -> Translated:
    """Translate each of several."""

    def translated(turning: Turning, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple([one(turning, each) for each in value])
        return [one(turning, each) for each in value] if isinstance(value, list) else one(turning, value)

    return translated


def _shares(turning: Turning, value: Any) -> Any:
    """Translate ids or options with a number each."""
    return [(_either(turning, said), number) for said, number in value]


def _either(turning: Turning, said: Any) -> Any:
    return turning.id(said) if isinstance(said, str) else turning.message(said)


def _cards(turning: Turning, value: Any) -> Any:
    """Translate the cards of a zone as a view shows them."""
    return [turning.card(each) for each in value]


def _zones(turning: Turning, value: Any) -> Any:
    """Translate what lies in each zone; most are empty."""
    return {name: there if _is_empty(there) else _several(turning, there) for name, there in value.items()}


def _is_empty(there: Any) -> bool:
    """Tell whether a zone has nothing in it that could be translated."""
    return not (there.cards or there.items) if type(there) is ZoneView else not there


def _marked(turning: Turning, value: Any) -> Any:
    """Translate the squares that bear markers."""
    return {turning.square(square): markers for square, markers in value.items()}


def _several(turning: Turning, value: Any) -> Any:
    return [_several(turning, each) for each in value] if isinstance(value, list) else turning.message(value)


_OF_THEIR_OWN: dict[tuple[str, str], Translated] = {
    ("View", "seats"): Turning.seats,
    ("View", "shared"): _zones,
    ("View", "shelved"): _several,
    ("SeatView", "zones"): _zones,
    ("ZoneView", "cards"): _cards,
    ("SeatPosition", "zones"): _zones,
    ("SeatPosition", "markers"): _marked,
    ("Item", "amounts"): _shares,
    ("Choice", "divide"): _shares,
}
"""Fields that are translated in a way of their own."""


def _plans(*, turned: bool) -> dict[type, tuple[tuple[str, Translated], ...]]:
    """Say of each kind of message how its fields are translated; what has none is the same on both sides."""
    same = frozenset() if turned else SEAT_ONLY | SQUARES
    found: dict[type, tuple[tuple[str, Translated], ...]] = {}
    waiting: list[type] = [*MESSAGES]
    while waiting:
        kind = waiting.pop()
        if kind not in found:
            hints = get_type_hints(kind)
            ways = {name: _way(kind, name, hint) for name, hint in hints.items() if name not in same}
            found[kind] = tuple((name, way) for name, way in ways.items() if way is not None)
            waiting += [other for hint in hints.values() for other in _structs_in(hint)]
    return {kind: fields for kind, fields in found.items() if fields}


def _way(kind: type, name: str, hint: Any) -> Translated | None:
    """Say how a field is translated; None where it is the same on both sides."""
    if (kind.__name__, name) in _OF_THEIR_OWN:
        return _OF_THEIR_OWN[kind.__name__, name]
    one: Translated | None = None
    if structs := _structs_in(hint):
        told = Turning.option if structs == [Option] else Turning.message
        one = None if name == "shape" else told
    elif name in IDS:
        one = Turning.id
    elif name in WORDS:
        one = Turning.word
    elif name in SQUARES:
        one = Turning.square
    return _list(one) if one is not None and _is_several(hint) else one


def _is_several(hint: Any) -> bool:
    return get_origin(hint) in (list, tuple) or any(map(_is_several, get_args(hint)))


def _structs_in(hint: Any) -> list[type]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return [hint]
    return [kind for part in get_args(hint) for kind in _structs_in(part)]


_PLANS = {turned: _plans(turned=turned) for turned in (False, True)}
