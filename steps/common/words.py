"""The words of scenarios: players, numbers, cards, places and poses, as people say them."""

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
    """The player of a name: ``Alice``, ``Bob`` or either with ``'s``."""
    return "alice" if word.startswith("Alice") else "bob"


def count(word: str) -> int:
    """A number in words or digits; ``a`` is one, ``no`` is none."""
    if word in ("a", "an"):
        return 1
    return _NUMBERS.index(word) if word in _NUMBERS else int(word)


@dataclass(frozen=True, slots=True)
class CardName:
    """How a scenario points at a card: its name, whose it is, and which of several (from 0)."""

    name: str
    owner: Seat | None = None
    index: int | None = None

    def __str__(self) -> str:
        owner = f"{self.owner.capitalize()}'s " if self.owner else ""
        which = f"{_ORDINALS[self.index]} " if self.index is not None else ""
        return f'{owner}{which}"{self.name}"'


def card(text: str) -> CardName:
    """A card as in ``Bob's second "Ember Recruit"``.

    Raises:
        ValueError: the text is no such phrase.
    """
    match = re.fullmatch(r"(?:(Alice|Bob)'s )?(?:(first|second|third|fourth|fifth) )?\"([^\"]+)\"", text)
    if match is None:
        raise ValueError(f'{text!r} is no card; write "Name", Bob\'s "Name" or Bob\'s second "Name"')
    owner, which, name = match.groups()
    return CardName(name, seat(owner) if owner else None, _ORDINALS.index(which) if which else None)


def cards(text: str) -> list[CardName]:
    """The cards of a list like ``"A", Bob's "B" and second "C"``."""
    return [card(part) for part in re.findall(CARD, text)]


def card_names(text: str) -> list[str]:
    """The names of a list like ``"A", two "B" and "C"``, each as often as said."""
    names: list[str] = []
    for number, name in re.findall(rf"(?:({COUNT}) )?\"([^\"]+)\"", text):
        names += [name] * (count(number) if number else 1)
    return names


@dataclass(frozen=True, slots=True)
class Words:
    """A game's own words.

    ``places`` maps what stands after ``Alice's`` (``left attack zone``) to zone and slot; a slot in a tuple
    is Alice's and Bob's. ``poses`` maps words like ``tapped`` to ready or exhausted. ``phases`` maps a
    phase's name in scenarios to the door from which it is reached, its name on the port (None: the door
    itself is it) and its step. ``passing`` are the verbs that do nothing more now. ``offers`` names for some
    phrases of "everyone passes until" the verb that somebody must be offered, or the kind of question that
    somebody must be asked, before it is so.
    """

    places: dict[str, tuple[str, str | tuple[str, str] | None]]
    poses: dict[str, str] = field(default_factory=lambda: {"ready": "ready", "exhausted": "exhausted"})
    phases: dict[str, tuple[str, str | None, str | None]] = field(default_factory=dict)
    passing: tuple[str, ...] = ("pass", "stop", "end")
    offers: dict[str, str] = field(default_factory=dict)

    def state(self, words: str) -> dict[str, Any]:
        """The fields of a card in a position for words like ``tapped`` or ``face-down``.

        Raises:
            ValueError: a word means no state.
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
                    f"{word!r} is no state of a card; write {', '.join(self.poses)}, "
                    "face-up, face-down or upside-down"
                )
        return fields

    def place(self, words: str, of: Seat) -> tuple[str, str | None]:
        """The zone and slot of a place in words.

        Raises:
            ValueError: the game has no such place; the message names those that it has.
        """
        if words not in self.places:
            raise ValueError(f"there is no {words!r}; the places are {', '.join(self.places)}")
        zone, slot = self.places[words]
        if isinstance(slot, tuple):
            slot = slot[0 if of == "alice" else 1]
        return zone, slot
