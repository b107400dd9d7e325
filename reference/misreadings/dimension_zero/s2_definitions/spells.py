"""Misreadings of 2.21: spells."""

import contextlib
from collections.abc import Callable, Iterator

import msgspec

from duelproof.port.abilities import TargetSpec
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s4_processing import targets
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

Wrong = Callable[[Duel, TargetSpec, Context, list[Thing]], list[Thing]]


@misreads("2.21.1")
def no_card_is_a_spell() -> Iterator[None]:
    """Misreads 2.21.1: a card on the stack is no spell."""
    with _spells(lambda game, spec, ctx, found: []):
        yield


@misreads("2.21.1")
def what_has_come_stays_a_spell() -> Iterator[None]:
    """Misreads 2.21.1: a unit that has resolved is a spell until it is released."""
    with _spells(lambda game, spec, ctx, found: [*found, *_frozen(game)]):
        yield


def _frozen(game: Duel) -> list[Card]:
    return [card for card in game.cards.values() if card.place.zone in FIELD and card.turned == "exhausted"]


@misreads("2.21.1")
def what_is_countered_stays_a_spell() -> Iterator[None]:
    """Misreads 2.21.1: a card that has been countered is a spell in the graveyard, too."""
    with _spells(lambda game, spec, ctx, found: [*found, *_in_graveyards(game)]):
        yield


def _in_graveyards(game: Duel) -> list[Card]:
    return [card for card in game.cards.values() if card.place.zone == "graveyard"]


@misreads("2.21.2")
def spells_have_no_class() -> Iterator[None]:
    """Misreads 2.21.2: a spell is neither a unit nor a base nor a strategy."""
    with _spells(lambda game, spec, ctx, found: [] if spec.filter.type else found):
        yield


@misreads("2.21.2")
def spells_are_of_every_class() -> Iterator[None]:
    """Misreads 2.21.2: each spell is a unit, a base and a strategy."""
    right = targets.candidates

    def of_any_class(game: Duel, spec: TargetSpec, ctx: Context, found: list[Thing]) -> list[Thing]:
        anything = msgspec.structs.replace(spec.filter, type=None)
        return list(right(game, msgspec.structs.replace(spec, filter=anything), ctx))

    with _spells(of_any_class):
        yield


@misreads("2.21.2")
def unit_spells_have_no_race() -> Iterator[None]:
    """Misreads 2.21.2: a spell does not have the race of its unit."""
    with _spells(lambda game, spec, ctx, found: found if spec.filter.race != "Knight" else []):
        yield


@misreads("2.21.2")
def spells_are_of_every_race() -> Iterator[None]:
    """Misreads 2.21.2: each spell has every race."""
    right = targets.candidates

    def of_any_race(game: Duel, spec: TargetSpec, ctx: Context, found: list[Thing]) -> list[Thing]:
        anything = msgspec.structs.replace(spec.filter, race=None)
        return list(right(game, msgspec.structs.replace(spec, filter=anything), ctx))

    with _spells(of_any_race):
        yield


@misreads("2.21.2")
def spells_have_no_attribute() -> Iterator[None]:
    """Misreads 2.21.2: a spell does not have the attribute of its base or strategy."""
    with _spells(lambda game, spec, ctx, found: found if spec.filter.race != "Song" else []):
        yield


@contextlib.contextmanager
def _spells(wrong: Wrong) -> Iterator[None]:
    """Find otherwise which spells may be targeted, in the block."""
    right = targets.candidates

    def candidates(game: Duel, spec: TargetSpec, ctx: Context) -> list[Thing]:
        found = list(right(game, spec, ctx))
        return wrong(game, spec, ctx, found) if spec.filter.zones == ("stack",) else found

    with replaced(targets, "candidates", candidates):
        yield
