"""Misreadings of 6.7: markers."""

from collections.abc import Iterator
from typing import Any

import msgspec

from duelproof.port import Seat
from reference.dimension_zero.s2_definitions.relations import RELATIONS
from reference.dimension_zero.s4_processing import moves
from reference.dimension_zero.s4_processing.one_shot_effects import INSTRUCTIONS
from reference.dimension_zero.s6_other_rules import markers
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import Marker
from reference.kernel.abilities import now, select
from reference.kernel.abilities.index import touched
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("6.7.0")
def markers_lie_on_squares_only() -> Iterator[None]:
    """Misreads 6.7.0: a marker that is put on a card is put on its square."""

    def put(game: Duel, instr: Marker, ctx: Context) -> Flow[None]:
        yield from markers.put_markers(game, msgspec.structs.replace(instr, squares=True), ctx)

    with replaced(INSTRUCTIONS, Marker, put):
        yield


@misreads("6.7.0")
def markers_lie_on_cards_only() -> Iterator[None]:
    """Misreads 6.7.0: a marker that is put on a square is put on the card that stands there."""

    def put(game: Duel, instr: Marker, ctx: Context) -> Flow[None]:
        yield from markers.put_markers(game, msgspec.structs.replace(instr, squares=False), ctx)

    with (
        replaced(INSTRUCTIONS, Marker, put),
        replaced(RELATIONS, "marked_square", lambda game, card, ctx: any(card.markers.values())),
    ):
        yield


@misreads("6.7.0")
def a_marker_bars_its_square() -> Iterator[None]:
    """Misreads 6.7.0: no unit moves to a square with a marker."""
    right = moves.free_for

    def free_for(game: Duel, seat: Seat, slot: str) -> bool:
        return right(game, seat, slot) and not any(game.marked.get(slot, {}).values())

    with replaced(moves, "free_for", free_for):
        yield


@misreads("6.7.0")
def a_marker_weakens_by_itself() -> Iterator[None]:
    """Misreads 6.7.0: a unit with a marker on it has less power where no ability refers to markers."""
    right = now.number

    def number(game: Any, card: Card, trait: str) -> int | None:
        value = right(game, card, trait)
        weak = trait == "power" and card.markers and not touched(game, "power")
        return (value or 0) - 1000 if weak else value

    with replaced(now, "number", number):
        yield


@misreads("6.7.0")
def no_ability_sees_markers() -> Iterator[None]:
    """Misreads 6.7.0: an ability that refers to markers finds none."""
    right = select._number_of

    with (
        replaced(
            select, "_number_of", lambda game, of, trait: 0 if trait == "markers" else right(game, of, trait)
        ),
        replaced(RELATIONS, "marked_square", lambda game, card, ctx: False),
    ):
        yield
