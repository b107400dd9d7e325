"""Misreadings of 14-12: the layers of ongoing effects."""

from collections.abc import Iterator
from typing import Any

from duelproof.port.abilities import Modify, SetTrait
from reference.gate_ruler.s14_cards_and_abilities import continuous
from reference.kernel.abilities import effects, layers, now, select, standing
from reference.kernel.abilities.standing import Force
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s14_cards_and_abilities.helpers import reaching_all
from reference.misreadings.making import replaced


@misreads("14-12a-1")
def base_abilities_come_last() -> Iterator[None]:
    """Misreads 14-12a-1: a card's text about itself overrules all other effects on it."""
    right = now.number

    def number(game: Game, card: Card, trait: str) -> int | None:
        if trait in card.natures and card.known is None:
            return select.amount(game, card.natures[trait].to, Context.of(card))
        return right(game, card, trait)

    with replaced(now, "number", number):
        yield


@misreads("14-12a", "14-12a-3", "14-12b")
def attributes_come_last() -> Iterator[None]:
    """Misreads 14-12a-3: attributes are given after everything else."""
    with replaced(continuous.LAYERS, "races", 9):
        yield


@misreads("14-12a-4", "14-12a-5")
def abilities_come_after_names() -> Iterator[None]:
    """Misreads 14-12a-4: abilities are given after names."""
    with replaced(continuous.LAYERS, "abilities", 5), replaced(continuous.LAYERS, "name", 4):
        yield


@misreads("14-12a-6")
def names_come_after_numbers() -> Iterator[None]:
    """Misreads 14-12a-6: names are given after the numbers that a card does not have by nature."""
    with replaced(continuous.LAYERS, "name", 9):
        yield


@misreads("14-12a-6")
def numbers_change_in_one_order() -> Iterator[None]:
    """Misreads 14-12a-6: numbers are set and added to in timestamp order alone."""

    def number(game: Game, card: Card, trait: str, value: int | None) -> int | None:
        found = [*effects.forces(game, SetTrait, trait), *effects.forces(game, Modify, trait)]
        for force in sorted(found, key=standing.since):
            if effects.touches(game, force, card):
                setting = isinstance(force.instr, SetTrait)
                value = force.instr.to if setting else None if value is None else value + force.instr.by
        return value

    with replaced(layers, "number", number):
        yield


@misreads("14-12a-6")
def no_number_is_nought() -> Iterator[None]:
    """Misreads 14-12a-6: a card without a number has 0 instead, which effects can add to."""
    right = layers.number

    def number(game: Game, card: Card, trait: str, value: int | None) -> int | None:
        return right(game, card, trait, value or 0)

    with replaced(layers, "number", number):
        yield


@misreads("14-12c", "14-12c-1", "14-12c-2", "14-12c-2a", "14-12c-2b")
def the_oldest_stands() -> Iterator[None]:
    """Misreads 14-12c-2: of effects that contradict each other the oldest is applied last and wins."""

    def newest(game: Game, card: Card, key: Any, left: list[Force], apply: Any) -> Force:
        return left[-1]

    with replaced(layers, "_next", newest):
        yield


@misreads("14-12c-2a")
def a_move_makes_it_younger() -> Iterator[None]:
    """Misreads 14-12c-2a: an ability gets a new timestamp when its card moves within play."""

    def since(force: Force) -> tuple[int, int]:
        source = force.ctx.source
        return force.stamp if force.lasting or source is None else (source.since, 0)

    with replaced(standing, "since", since), replaced(standing, "since", since):
        yield


@misreads("14-12c-1")
def dependence_does_not_matter() -> Iterator[None]:
    """Misreads 14-12c-1: the older effect comes first, even if it depends on the later one."""

    def depends(*about: Any) -> bool:
        return False

    with replaced(layers, "depends", depends):
        yield


@misreads("14-12c-1")
def effects_see_what_they_do() -> Iterator[None]:
    """Misreads 14-12c-1: an effect that depends on a number sees it with its own change applied."""
    right = effects.touches

    def touches(game: Game, force: Force, thing: Thing) -> bool:
        if right(game, force, thing) or not isinstance(thing, Card) or not isinstance(force.instr, Modify):
            return right(game, force, thing)
        key = (thing.ref, force.instr.trait)
        if key not in game.supposed or not isinstance(force.instr.by, int):
            return False
        with replaced(game.supposed, key, game.supposed[key] + force.instr.by):
            return right(game, force, thing)

    with replaced(effects, "touches", touches):
        yield


@misreads("14-12d")
def later_ones_are_meant_too() -> Iterator[None]:
    """Misreads 14-12d: an effect on all units of a kind also affects those that come later."""
    right = effects._is_upon

    def is_upon(game: Game, force: Force, thing: Thing) -> bool:
        if force.lasting is not None and force.instr.what.which == "all":
            return select.covers(game, force.instr.what, thing, force.ctx)
        return right(game, force, thing)

    with replaced(effects, "_is_upon", is_upon), reaching_all():
        yield
