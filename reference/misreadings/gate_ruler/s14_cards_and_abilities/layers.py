"""Misreadings of 14-12: the layers of ongoing effects."""

from collections.abc import Iterator
from typing import Any

from reference.gate_ruler.s14_cards_and_abilities import continuous
from reference.kernel.abilities import effects, layers, select, standing
from reference.kernel.abilities.standing import Force
from reference.kernel.card import Card
from reference.kernel.context import Thing
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s14_cards_and_abilities.helpers import reaching_all
from reference.misreadings.making import replaced


@misreads("14-12a", "14-12a-3", "14-12a-5", "14-12b")
def attributes_come_last() -> Iterator[None]:
    """Misreads 14-12a-3: attributes are given after everything else."""
    with replaced(continuous.LAYERS, "races", 9):
        yield


@misreads("14-12a-4", "14-12a-5")
def abilities_come_after_names() -> Iterator[None]:
    """Misreads 14-12a-4: abilities are given after names."""
    with replaced(continuous.LAYERS, "abilities", 5), replaced(continuous.LAYERS, "name", 4):
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


@misreads("14-12d")
def later_ones_are_meant_too() -> Iterator[None]:
    """Misreads 14-12d: an effect on all units of a kind also affects those that come later."""
    right = effects._is_upon

    def is_upon(game: Game, force: Force, thing: Thing) -> bool:
        lasting = force.lasting is not None and force.instr.what.which == "all"
        return right(game, force, thing) or (
            lasting and select.covers(game, force.instr.what, thing, force.ctx)
        )

    with replaced(effects, "_is_upon", is_upon), reaching_all():
        yield


@misreads("14-12a")
def attributes_come_after_abilities() -> Iterator[None]:
    """Misreads 14-12a: attributes are given after abilities."""
    with replaced(continuous.LAYERS, "races", 5):
        yield


@misreads("14-12a")
def numbers_come_first() -> Iterator[None]:
    """Misreads 14-12a: numbers are changed before attributes."""
    with replaced(continuous.LAYERS, "power", 2):
        yield


@misreads("14-12a-3")
def factions_come_last() -> Iterator[None]:
    """Misreads 14-12a-3: factions are given after everything else."""
    with replaced(continuous.LAYERS, "colors", 9):
        yield


@misreads("14-12a-3")
def types_come_last() -> Iterator[None]:
    """Misreads 14-12a-3: types are given after everything else."""
    with replaced(continuous.LAYERS, "type", 9):
        yield


@misreads("14-12a-2")
def only_units_are_given_attributes() -> Iterator[None]:
    """Misreads 14-12a-2: a card is not given properties that it does not normally have."""
    right = layers._say

    def say(game: Game, force: Force, card: Card, value: list[str]) -> list[str]:
        by_nature = continuous.by_nature(card, force.instr.trait)
        return right(game, force, card, value) if by_nature else value

    with replaced(layers, "_say", say):
        yield


@misreads("14-12a-6")
def numbers_come_before_names() -> Iterator[None]:
    """Misreads 14-12a-6: numbers are given before names."""
    with replaced(continuous.LAYERS, "power", 4):
        yield


@misreads("14-12a-6")
def everything_has_numbers() -> Iterator[None]:
    """Misreads 14-12a-6: a card without ATK has an ATK of 0, to which can be added."""
    right = layers.number

    def number(game: Game, card: Card, trait: str, value: int | None) -> int | None:
        return right(game, card, trait, value or 0)

    with replaced(layers, "number", number):
        yield


@misreads("14-12c-2")
def the_oldest_words_stand() -> Iterator[None]:
    """Misreads 14-12c-2: of effects upon attributes or abilities the oldest is applied last and wins."""
    right = layers._next

    def newest(game: Game, card: Card, key: tuple[str, str], left: list[Force], apply: Any) -> Force:
        of_words = key[1] in ("races", "abilities")
        older = left[0].stamp[0] < left[-1].stamp[0]
        return left[-1] if of_words and older else right(game, card, key, left, apply)

    with replaced(layers, "_next", newest):
        yield
