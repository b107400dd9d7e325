"""How large the numbers on a card can be, and how deep its abilities: nothing beyond can be played.

An engine goes through some numbers one by one (draws, points of damage, repetitions), so a card that says
10^18 would keep it busy for ever.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from duelproof.port.abilities import (
    Ability,
    Cost,
    Discard,
    Draw,
    Limit,
    Repeat,
    Search,
    TargetSpec,
)
from duelproof.port.cards import Face, Traits
from duelproof.port.selections import Select
from duelproof.port.words import at

HIGH = 1_000_000
"""What no power, hit points, damage or amount of an ability exceeds."""
MANY = 1_000
"""What no cost, strike or life exceeds, and no number of cards, things or times."""
DEPTH = 40
"""How many parts of an ability can lie within each other."""

PRINTED = {
    "cost": MANY,
    "power": HIGH,
    "hp": HIGH,
    "strike": MANY,
    "life": MANY,
    "mana": MANY,
    "forbidden": MANY,
}
"""The traits that are numbers, each with what it does not exceed."""
_SYMBOLS = ("symbols", "move_cost")
_COUNTING = (Draw, Discard, Repeat, Search, Cost, Limit, TargetSpec, Select)
"""The parts of abilities whose numbers count cards, things or times, which are not less than none."""

_HOLDING = (int, dict, tuple, list)
"""The types of fields that are or hold numbers."""

Found = Iterator[tuple[str, str]]
"""Fields, each with half a sentence that says what is wrong there."""


def of_traits(traits: Traits) -> Found:
    """Find numbers printed on a card that no card has."""
    for name, most in PRINTED.items():
        yield from _between(name, getattr(traits, name), 0, most)
    for name in _SYMBOLS:
        symbols = getattr(traits, name)
        for symbol, number in symbols.items() if isinstance(symbols, dict) else ():
            yield from _between(f"{name}.{symbol}", number, 0, MANY)


def of_part(part: msgspec.Struct, path: str) -> Found:
    """Find numbers in one part of an ability that no card has."""
    least, most = (0, MANY) if isinstance(part, _COUNTING) else (-HIGH, HIGH)
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if value and isinstance(value, _HOLDING):  # most fields hold no number
            yield from _numbers(at(path, name), value, least, most)


def _numbers(field: str, value: Any, least: int, most: int) -> Found:
    """Look at a number, or at the numbers in a list or table."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _between(f"{field}.{key}", each, least, most)
    elif isinstance(value, tuple | list):
        for index, each in enumerate(value):
            yield from _between(f"{field}[{index}]", each, least, most)
    else:
        yield from _between(field, value, least, most)


def _between(field: str, value: Any, least: int, most: int) -> Found:
    if isinstance(value, int) and not isinstance(value, bool) and not least <= value <= most:
        yield field, f"{shown(value)} is beyond what can be played; it should be from {least} to {most}"


def shown(number: int) -> str:
    """Write a number in a message; one with thousands of digits says only how long it is."""
    return str(number) if abs(number) < 10**20 else f"a number of {number.bit_length()} bits"


def too_deep(face: Face) -> str | None:
    """Return the id of an ability that is nested too deep to be played; None if there is none.

    It is found without recursion: what goes through such an ability otherwise would not come back.
    """
    return next((ability.id for ability in face.abilities if _is_deep(ability)), None)


def _is_deep(ability: Ability) -> bool:
    level: list[Any] = [ability]
    for _ in range(DEPTH):
        level = [
            inner
            for each in level
            for inner in (
                [getattr(each, name) for name in each.__struct_fields__]
                if isinstance(each, msgspec.Struct)
                else each
            )
            if isinstance(inner, msgspec.Struct | tuple | list)
        ]
        if not level:
            return False
    return True
