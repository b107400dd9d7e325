"""Cards as data: what is printed on them, and what a card is like now."""

from collections.abc import Iterable

import msgspec
from msgspec import UNSET, UnsetType

from duelproof.port.abilities import Ability
from duelproof.port.words import CardTiming, Color, Keyword, Supertype, Symbol, Type


class Traits(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """What a card or object is. A trait that it lacks is a missing key; none is null or empty; zero is 0.

    The neutral words and the books' own: ``cost`` is a level, a mana cost or the sum of a use cost, with its
    symbols in ``symbols`` and ``move_cost``; ``colors`` are factions, civilizations or colours; ``races`` are
    attributes or races; ``power`` is ATK or power; ``strike`` STK or smash; ``mana`` the number on a mana
    symbol; ``collector`` the collector number; ``forbidden`` the number of a forbidden-art symbol.
    """

    type: list[Type]
    supertype: Supertype | UnsetType = UNSET
    name: str
    cost: int | None | UnsetType = UNSET
    symbols: dict[Symbol, int] | UnsetType = UNSET
    move_cost: dict[Symbol, int] | UnsetType = UNSET
    colors: list[Color] = []
    races: list[str] = []
    power: int | None | UnsetType = UNSET
    hp: int | None | UnsetType = UNSET
    strike: int | None | UnsetType = UNSET
    life: int | None | UnsetType = UNSET
    mana: int | UnsetType = UNSET
    timing: CardTiming | UnsetType = UNSET
    legendary: bool = False
    forbidden: int | UnsetType = UNSET
    collector: str | UnsetType = UNSET
    keywords: list[Keyword] = []
    texts: list[str] = []


class Face(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """One face or half of a card: its traits, its abilities, and its text in plain English."""

    traits: Traits
    abilities: list[Ability] = []
    text: str = ""


class CardSpec(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A card's definition: the faces printed on it (one for nearly all).

    They are sides of which one shows or, with ``halves``, parts of one side that are there at the same time.
    A card of halves is named by both.
    """

    name: str
    game: str
    faces: list[Face]
    halves: bool = False

    @property
    def names(self) -> list[str]:
        """The names on its faces."""
        return [face.traits.name for face in self.faces]


def joined_name(names: Iterable[str]) -> str:
    """Name a card by the names of its halves."""
    return " / ".join(names)
