"""Misreadings of 5.9: pincer."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from duelproof.port.abilities import Ability
from reference.dimension_zero.s2_definitions import squares
from reference.dimension_zero.s2_definitions.relations import RELATIONS
from reference.dimension_zero.s5_keywords import pincer, written_out
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

Between = Callable[[Duel, Card, Context], bool]


@contextmanager
def _catching(between: Between) -> Iterator[None]:
    with replaced(RELATIONS, "between", between):
        yield


@misreads("5.9.1")
def only_the_played_pinch() -> Iterator[None]:
    """Misreads 5.9.1: pincer triggers only as the unit is played."""
    right = written_out.WORDS["pincer"]

    def pinches(said: Ability) -> Ability:
        found = right(said)
        assert found.trigger is not None
        return msgspec.structs.replace(found, trigger=msgspec.structs.replace(found.trigger, name="play"))

    with replaced(written_out.WORDS, "pincer", pinches):
        yield


@misreads("5.9.1")
def a_line_is_a_pincer() -> Iterator[None]:
    """Misreads 5.9.1: an enemy on a line with two of the units is between them, wherever it stands there."""
    right = pincer.is_between

    def is_between(game: Duel, card: Card, ctx: Context) -> bool:
        here, slot = squares.square_of_source(game, ctx), str(card.place.slot)
        lined = [
            unit
            for there, units in game.squares.items()
            for unit in units
            if unit.controller == ctx.controller and there[0] == slot[0] and unit is not ctx.source
        ]
        return right(game, card, ctx) or (here is not None and here[0] == slot[0] and bool(lined))

    with _catching(is_between):
        yield


def _caught(game: Duel, right: Between, ctx: Context) -> list[Card]:
    units = [unit for units in game.squares.values() for unit in units]
    return [unit for unit in units if unit.controller != ctx.controller and right(game, unit, ctx)]


@misreads("5.9.1")
def one_is_caught() -> Iterator[None]:
    """Misreads 5.9.1: only one of the enemies between is affected."""
    right = pincer.is_between

    def is_between(game: Duel, card: Card, ctx: Context) -> bool:
        return _caught(game, right, ctx)[:1] == [card]

    with _catching(is_between):
        yield


@misreads("5.9.1")
def all_are_caught_with_one() -> Iterator[None]:
    """Misreads 5.9.1: if one enemy is between, all enemies are affected."""
    right = pincer.is_between

    def is_between(game: Duel, card: Card, ctx: Context) -> bool:
        return bool(_caught(game, right, ctx))

    with _catching(is_between):
        yield
