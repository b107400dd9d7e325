"""Misreadings of 206: power."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port.abilities import Modify
from reference.duel_masters.s1_basics import numbers
from reference.duel_masters.s2_reading_cards import power, reading
from reference.duel_masters.vocabulary import FixPower
from reference.kernel.abilities import effects, layers
from reference.kernel.card import Card
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("206.1")
def powers_are_not_changed() -> Iterator[None]:
    """Misreads 206.1: nothing is added to a power or taken from it."""

    def unchanged(value: int, changes: list[int]) -> int:
        return value - sum(changes)

    with replaced(numbers, "with_infinity", unchanged):
        yield


@misreads("206.1")
def powers_do_not_become_others() -> Iterator[None]:
    """Misreads 206.1: no effect makes a power another number."""

    def kept(game: Game, force: Any, card: Card, value: int | None) -> int | None:
        return value

    with replaced(layers, "_set_number", kept):
        yield


@misreads("206.2a")
def powers_are_raised_everywhere() -> Iterator[None]:
    """Misreads 206.2a: what a creature adds to its own power counts in the graveyard too."""
    right = reading.number

    def number(game: Game, card: Card, trait: str) -> int | None:
        found = right(game, card, trait)
        if trait != "power" or found is None or card.place.zone != "graveyard":
            return found
        said = [instr for ability in card.abilities for instr in ability.effect]
        return found + sum(
            instr.by for instr in said if isinstance(instr, Modify) and isinstance(instr.by, int)
        )

    with replaced(reading, "number", number):
        yield


def _fixed(more: Callable[[Game, Card], int]) -> Any:
    """Let a fixed power still be changed."""
    right = power.power

    def changed(game: Game, card: Card) -> int:
        found = right(game, card)
        return found + more(game, card) if effects.upon(game, card, FixPower, "") else found

    return replaced(power, "power", changed)


def _changes(game: Game, card: Card, *, lasting: bool) -> int:
    """Add up what changes a power: by effects that last, or by static abilities."""
    forces = effects.forces(game, Modify, "power", card)
    mine = [force for force in forces if (force.lasting is not None) == lasting]
    return sum(force.instr.by for force in mine if effects.touches(game, force, card))


@misreads("206.3")
def what_was_there_changes_a_fixed_power() -> Iterator[None]:
    """Misreads 206.3: what static abilities add to a power is added to a fixed one."""
    with _fixed(lambda game, card: _changes(game, card, lasting=False)):
        yield


@misreads("206.3")
def what_comes_later_changes_a_fixed_power() -> Iterator[None]:
    """Misreads 206.3: what an effect adds to a power is added to a fixed one, which is doubled, too."""

    def later(game: Game, card: Card) -> int:
        more = _changes(game, card, lasting=True)
        return more + numbers.scaled(game, card, "power", 500) - 500

    with _fixed(later):
        yield


@misreads("206.3")
def what_was_fixed_stays_so() -> Iterator[None]:
    """Misreads 206.3: a power that was fixed once stays so."""
    right, known = power.power, dict[int, int]()

    def kept(game: Game, card: Card) -> int:
        found = right(game, card)
        if effects.upon(game, card, FixPower, ""):
            known[id(card)] = found
        return known.get(id(card), found)

    with replaced(power, "power", kept):
        yield
