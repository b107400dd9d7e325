"""Misreadings of 14-3: playing and resolving."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Option
from reference.gate_ruler.s14_cards_and_abilities import costs
from reference.kernel.abilities import select
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-3b-3")
def the_number_chosen_in_playing_is_one() -> Iterator[None]:
    """Misreads 14-3b-3: the number chosen as a card is played is replaced by one."""
    right = ask.number

    def number(*asked: Any, **how: Any) -> Flow[int]:
        yield from right(*asked, **how)
        return 1

    with replaced(ask, "number", number):
        yield


@misreads("14-3b-3a")
def a_unit_comes_into_another_zone_than_the_chosen() -> Iterator[None]:
    """Misreads 14-3b-3a: a unit comes into the first zone that its player has not chosen for it."""
    right = ask.one

    def one(*asked: Any, **how: Any) -> Flow[Option]:
        chosen = yield from right(*asked, **how)
        _, _, kind, options = asked
        return next(each for each in options if each != chosen) if kind == "slot" else chosen

    with replaced(ask, "one", one):
        yield


@misreads("14-3b-4a")
def one_target_at_least() -> Iterator[None]:
    """Misreads 14-3b-4a: every card needs at least one target, whatever number it asks for."""
    right = select.amount

    def amount(*asked: Any) -> int:
        return max(1, right(*asked))

    with replaced(select, "amount", amount):
        yield


@misreads("14-3b-6b", "14-3b-6c")
def costs_are_altered_last() -> Iterator[None]:
    """Misreads 14-3b-6b: an alternative cost replaces a cost that was already raised and lowered."""
    alter, *others = costs._ADJUSTMENTS
    with replaced(costs, "_ADJUSTMENTS", (*others, alter)):
        yield


@misreads("14-3b-6e")
def costs_are_waived_first() -> Iterator[None]:
    """Misreads 14-3b-6e: increases are still charged for what is played without paying its cost."""
    *others, free = costs._ADJUSTMENTS
    with replaced(costs, "_ADJUSTMENTS", (free, *others)):
        yield
