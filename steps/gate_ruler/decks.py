"""Decks for scenarios about deck construction: fifty legal cards, except where a scenario says otherwise."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from duelproof.port import Seat
from duelproof.port.cards import Traits
from steps.common.table import Table

_TRADES = (
    *("Baker", "Smith", "Potter", "Weaver", "Miller", "Tanner", "Cooper", "Fletcher", "Mason", "Carter"),
    *("Brewer", "Glazier", "Thatcher", "Chandler", "Dyer", "Joiner", "Sawyer"),
)
_FACTIONS = ("Crimson", "Azure", "Jade", "Gold", "Violet")
_GIANTS = ("Colossus", "Giant", "Leviathan", "Behemoth", "Titan", "Dragon", "Hydra", "Wurm")
_OFFICERS = ("Captain", "Sergeant", "Marshal")
_HEAVY = tuple(f"Crimson {name}" for name in (*_GIANTS, *_OFFICERS))
LEGENDARY = tuple(f"Legendary {trade}" for trade in _TRADES[:4])
COUNTERS = tuple(f"Crimson Lookout of the {trade}s" for trade in _TRADES[:9]) + tuple(
    f"Azure Lookout of the {trade}s" for trade in _TRADES[:8]
)
BAKERS = tuple(f"{faction} Baker" for faction in _FACTIONS)
SINGLES = ("Highlander", "Legion")
WORLDLY = ("World Master Alpha 2020", "World Master Beta 2020")
WITH_RESOURCES = ("Knight", "Legion", "Wizard", "World Master Beta 2020")
"""Rulers that allow one copy of a card; that limit the cards of each faction; that bring resources."""

_PER_FACTION = 12
"""How many cards of a faction a deck of a ruler of ``WORLDLY`` gets."""


@dataclass(slots=True)
class DeckPlan:
    """What a scenario says of a deck: its size, cards that are in it, and the sum of its levels."""

    size: int = 50
    among: list[str] = field(default_factory=list)
    level: int | None = None


def plan_of(table: Table, seat: Seat) -> DeckPlan:
    """Return the plan of a player's deck, as the Givens so far say."""
    plan: DeckPlan = table.memory.setdefault(f"deck of {seat}", DeckPlan())
    return plan


def bring(table: Table, seat: Seat, default_ruler: str) -> None:
    """Lay what a player brings to a game: a ruler, a deck, and resources where the ruler needs them."""
    if (seat, "ruler") not in table.filled and not table.laid(seat, "ruler"):
        table.put(seat, "ruler", default_ruler)
    ruler = table.laid(seat, "ruler")[0].name if table.laid(seat, "ruler") else default_ruler
    for name in build(table, ruler, plan_of(table, seat)):
        table.put(seat, "deck", name)
    said = (seat, "resource") in table.filled or bool(table.laid(seat, "resource"))
    if ruler in WITH_RESOURCES and not said:
        for _ in range(3):
            table.put(seat, "resource", "Mana Well")


def build(table: Table, ruler: str, plan: DeckPlan) -> list[str]:
    """Return the names of a deck: the cards of its plan, then cards that its ruler allows.

    Raises:
        LookupError: the levels cannot add up as the plan says.
    """
    factions = Counter(color for name in plan.among for color in _traits(table, name).colors)
    taken = {_traits(table, name).name for name in plan.among}
    names: list[str] = []
    for name in _fillers(ruler):
        if len(plan.among) + len(names) >= plan.size:
            break
        color = _traits(table, name).colors[0]
        if name in taken or (ruler in WORLDLY and factions[color] >= _PER_FACTION):
            continue
        factions[color] += 1
        names.append(name)
    if plan.level is not None:
        _raise_levels(table, names, plan.level - _level(table, plan.among))
    return [*plan.among, *names]


def _fillers(ruler: str) -> Iterator[str]:
    """Yield the cards that may fill a deck under a ruler, in the order in which they do."""
    if ruler in SINGLES:
        yield from (f"{faction} {trade}" for faction in _FACTIONS[:3] for trade in _TRADES)
    elif ruler in WORLDLY:
        kinds = ("Novice", "Novice", *_TRADES[:3]) * 2 + _TRADES[:3] * 2
        yield from (f"{faction} {kind}" for kind in kinds for faction in _FACTIONS)
    else:
        yield from (f"Crimson {trade}" for _ in range(4) for trade in _TRADES)


def _raise_levels(table: Table, names: list[str], wanted: int) -> None:
    """Replace Crimson cards of level 1 by higher ones until the levels add up to the sum that is wanted.

    Raises:
        LookupError: they cannot add up to it.
    """
    missing = wanted - _level(table, names)
    for heavy in _HEAVY:
        gain = _level(table, [heavy]) - 1
        light = next((n for n in names if n.startswith("Crimson") and _level(table, [n]) == 1), None)
        if light is not None and gain <= missing:
            names[names.index(light)] = heavy
            missing -= gain
    if missing:
        raise LookupError(f"the levels of the deck must add up to {wanted} but add up to {wanted - missing}")


def _level(table: Table, names: list[str]) -> int:
    """Return the sum of the levels of cards."""
    return sum(level for name in names if isinstance(level := _traits(table, name).cost, int))


def _traits(table: Table, name: str) -> Traits:
    """Return the printed traits of a card."""
    return table.cards[name].faces[0].traits
