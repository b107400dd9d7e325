"""How like one card is to another: the order in which cards are tried in a part, and no more than that."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET

from duelproof.port import CardSpec
from duelproof.port.cards import Face, Traits

OTHER_TYPE = 100.0
OTHER_ABILITY = 20.0
OTHER_TRAIT = 5.0
OTHER_COLORS = 3.0
OTHER_RACES = 1.0
MOST_BY_NUMBER = 6.0
"""What two cards are apart for one of these; a number counts by how far it is from the other."""

_NUMBERS = {"cost": 1.0, "power": 1000.0, "hp": 1.0, "strike": 1.0, "life": 1.0}
_AS_IT_IS = {"type": OTHER_TYPE, "supertype": OTHER_TYPE, "colors": OTHER_COLORS, "races": OTHER_RACES}


def most_like(part: CardSpec, cards: Iterable[CardSpec], most: int) -> list[CardSpec]:
    """Return the cards that are most like a part, the likest first; only such with as many faces."""
    able = [card for card in cards if len(card.faces) == len(part.faces) and card.halves == part.halves]
    return sorted(able, key=lambda card: (apart(part, card), card.name))[:most]


def apart(one: CardSpec, other: CardSpec) -> float:
    """Return how far apart two cards with as many faces are; 0 where they differ by name alone."""
    return sum(_faces_apart(*faces) for faces in zip(one.faces, other.faces, strict=True))


def _faces_apart(one: Face, other: Face) -> float:
    traits = (name for name in Traits.__struct_fields__ if name not in ("name", "texts"))
    found = sum(
        _traits_apart(name, getattr(one.traits, name), getattr(other.traits, name)) for name in traits
    )
    return found + OTHER_ABILITY * len(_abilities(one) ^ _abilities(other))


def _traits_apart(name: str, one: Any, other: Any) -> float:
    if one == other:
        return 0.0
    if name in _NUMBERS and UNSET not in (one, other) and None not in (one, other):
        return min(MOST_BY_NUMBER, float(abs(one - other)) / _NUMBERS[name])
    return _AS_IT_IS.get(name, OTHER_TRAIT)


def _abilities(face: Face) -> frozenset[bytes]:
    """Return what each ability says, whatever its id is."""
    return frozenset(msgspec.json.encode(msgspec.structs.replace(each, id="")) for each in face.abilities)
