"""What is printed on a card, as its drawing shows it."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from duelproof.catalogue.bookfile import PRINTED_NUMBERS, BookFile
from duelproof.port.cards import CardSpec, Face

NO_TINT = "#8b90a0"
"""How a colour looks that its book does not describe, and a card without one."""

_TOP = {"name", "type", "supertype", "colors", "races", "cost"}


@dataclass(frozen=True, slots=True)
class Printed:
    """A face of a card: a side of it, or a half.

    ``where`` says which one, if the card has several. ``numbers`` are those that a player looks at all the
    time, ``rest`` is whatever else is printed; both as words and values, as ``cost`` is, where there is one.
    ``style`` is its paint in CSS.
    """

    name: str
    where: str
    kind: str
    colors: tuple[str, ...]
    races: tuple[str, ...]
    cost: tuple[str, str] | None
    numbers: list[tuple[str, str]]
    rest: list[tuple[str, str]]
    text: str
    style: str

    @property
    def line(self) -> list[str]:
        """What it is: type, colours, races."""
        return [self.kind, *self.colors, *self.races]

    @property
    def told(self) -> str:
        """What is printed on it besides its name and text, on one line."""
        said = [*([self.cost] if self.cost else []), *self.numbers, *self.rest]
        return ", ".join([*self.line, *(f"{word} {value}" for word, value in said)])


def kind_of(face: Face) -> str:
    """Return the type of a face as it is listed; a few faces have none."""
    return " ".join(face.traits.type) or "without a type"


def printed(card: CardSpec, book: BookFile) -> list[Printed]:
    """Return the faces of a card, in their order."""
    part = "Half" if card.halves else "Side"
    several = len(card.faces) > 1
    places = [f"{part} {at + 1}" if several else "" for at in range(len(card.faces))]
    return [_printed(face, where, book) for face, where in zip(card.faces, places, strict=True)]


def _printed(face: Face, where: str, book: BookFile) -> Printed:
    traits = msgspec.to_builtins(face.traits)
    words = {name: (_word(name, book), _value(value)) for name, value in traits.items()}
    return Printed(
        name=face.traits.name,
        where=where,
        kind=" ".join(filter(None, [traits.get("supertype", ""), kind_of(face)])),
        colors=tuple(face.traits.colors),
        races=tuple(face.traits.races),
        cost=words.get("cost"),
        numbers=[words[name] for name in PRINTED_NUMBERS if name in words and name != "cost"],
        rest=[said for name, said in words.items() if name not in _TOP and name not in PRINTED_NUMBERS],
        text=face.text,
        style=_style(face, book.colors.tints),
    )


def _word(name: str, book: BookFile) -> str:
    return book.words.get(name, name.replace("_", " ").capitalize())


def _value(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{count} {name}" for name, count in value.items())
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _style(face: Face, tints: Mapping[str, str]) -> str:
    """Return its paint: a tint for each colour, and the slant of its picture, which its name decides."""
    found = [tints.get(color, NO_TINT) for color in face.traits.colors] or [NO_TINT]
    slant = zlib.crc32(face.traits.name.encode()) % 180
    return f"--tint: {found[0]}; --other: {found[-1]}; --slant: {slant}deg"
