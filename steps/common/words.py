"""The words of scenarios, and what they mean on the port: players, numbers, cards, places and poses."""

import re
from dataclasses import dataclass, field
from typing import Any

from duelproof.port import Seat

SEAT = r"Alice|Bob"
COUNT = r"no|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+"
CARD = r"(?:(?:Alice|Bob)'s )?(?:(?:first|second|third|fourth|fifth) )?\"[^\"]+\""
CARDS = rf"{CARD}(?:(?:, | and ){CARD})*"
POSSESSIVE = r"her|his|their"

_NUMBERS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
_ORDINALS = ("first", "second", "third", "fourth", "fifth")


def seat(word: str) -> Seat:
    """Return the seat of a player: ``Alice`` or ``Bob``, with or without ``'s``."""
    return "alice" if word.startswith("Alice") else "bob"


def count(word: str) -> int:
    """Return a number written in words or digits; ``a`` is 1, ``no`` is 0."""
    if word in ("a", "an"):
        return 1
    return _NUMBERS.index(word) if word in _NUMBERS else int(word)


@dataclass(frozen=True, slots=True)
class CardName:
    """A card as a scenario names it: the name, the owner, and which of several cards (from 0)."""

    name: str
    owner: Seat | None = None
    index: int | None = None

    def __str__(self) -> str:
        owner = f"{self.owner.capitalize()}'s " if self.owner else ""
        which = f"{_ORDINALS[self.index]} " if self.index is not None else ""
        return f'{owner}{which}"{self.name}"'


def card(text: str) -> CardName:
    """Read the name of a card, such as ``Bob's second "Ember Recruit"``.

    Raises:
        ValueError: the text names no card.
    """
    match = re.fullmatch(r"(?:(Alice|Bob)'s )?(?:(first|second|third|fourth|fifth) )?\"([^\"]+)\"", text)
    if match is None:
        raise ValueError(f'{text!r} names no card; write "Name", Bob\'s "Name" or Bob\'s second "Name"')
    owner, which, name = match.groups()
    return CardName(name, seat(owner) if owner else None, _ORDINALS.index(which) if which else None)


def cards(text: str) -> list[CardName]:
    """Read a list of cards, such as ``"A", Bob's "B" and second "C"``."""
    return [card(part) for part in re.findall(CARD, text)]


def card_names(text: str) -> list[str]:
    """Read a list of names, such as ``"A", two "B" and "C"``: each name as often as the list says."""
    names: list[str] = []
    for number, name in re.findall(rf"(?:({COUNT}) )?\"([^\"]+)\"", text):
        names += [name] * (count(number) if number else 1)
    return names


@dataclass(frozen=True, slots=True)
class Words:
    """A game's own words.

    Args:
        places: the words after ``Alice's`` (``left attack zone``), with zone and slot; a pair of slots is
            Alice's and Bob's.
        poses: the words for a card's pose (``tapped``), with ``ready`` or ``exhausted``.
        phases: the name of a phase in scenarios, with the door that leads there, its name on the port (None:
            the table opens in it) and its step.
        passing: the verbs by which a player does nothing more for now.
        offers: phrases after "everyone passes until", with the verb that somebody must be offered or the kind
            of question that somebody must be asked.
    """

    places: dict[str, tuple[str, str | tuple[str, str] | None]]
    poses: dict[str, str] = field(default_factory=lambda: {"ready": "ready", "exhausted": "exhausted"})
    phases: dict[str, tuple[str, str | None, str | None]] = field(default_factory=dict)
    passing: tuple[str, ...] = ("pass", "stop", "end")
    offers: dict[str, str] = field(default_factory=dict)

    def state(self, words: str) -> dict[str, Any]:
        """Return the fields of a card in a position for words such as ``tapped`` or ``face-down``.

        Raises:
            ValueError: a word names no state of a card.
        """
        fields: dict[str, Any] = {}
        for word in words.split():
            if word in self.poses:
                fields["turned"] = self.poses[word]
            elif word in ("face-up", "face-down"):
                fields["face"] = word.removeprefix("face-")
            elif word == "upside-down":
                fields["reversed"] = True
            else:
                raise ValueError(
                    f"{word!r} names no state of a card; write {', '.join(self.poses)}, "
                    "face-up, face-down or upside-down"
                )
        return fields

    def place(self, words: str, of: Seat) -> tuple[str, str | None]:
        """Return the zone and slot of a place in words.

        Raises:
            ValueError: the game has no such place.
        """
        if words not in self.places:
            raise ValueError(f"the game has no place {words!r}; its places are: {', '.join(self.places)}")
        zone, slot = self.places[words]
        if isinstance(slot, tuple):
            slot = slot[0 if of == "alice" else 1]
        return zone, slot
