"""Misreadings of 13-7: healing units."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

from reference.gate_ruler.s13_damage import unit_healing
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


def healed_so(amount: Callable[[Card, int], int]) -> AbstractContextManager[None]:
    """Let a unit be healed of as much as this says, by the unit and by what would be healed."""
    right = unit_healing.heal_unit

    def heal_unit(game: GateGame, unit: Card, points: int) -> None:
        right(game, unit, amount(unit, points))

    return replaced(unit_healing, "heal_unit", heal_unit)


@misreads("13-7b")
def healing_heals_all_damage() -> Iterator[None]:
    """Misreads 13-7b: whoever heals a unit takes all damage from it."""
    with healed_so(lambda unit, points: unit.damage):
        yield


@misreads("13-7b")
def too_much_healing_is_void() -> Iterator[None]:
    """Misreads 13-7b: where more would be healed than there is, nothing is healed."""
    with healed_so(lambda unit, points: points if points <= unit.damage else 0):
        yield
