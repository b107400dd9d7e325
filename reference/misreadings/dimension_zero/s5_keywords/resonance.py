"""Misreadings of 5.13: resonance."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import OTHER, Option, Place, Seat
from reference.dimension_zero.s2_definitions import moving
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s3_course_of_play import turns
from reference.dimension_zero.s4_processing import moves, priority
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.course.log import Log
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("5.13.2", "5.13.2-1")
def a_move_counts_as_it_is_announced() -> Iterator[None]:
    """Misreads 5.13.2, 5.13.2-1: a move counts before it has resolved, and even if it never does."""
    right = priority.ACTIONS["move"]

    def announce(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        game.this_turn.done.add(("moved", seat))
        game.tick()

    with replaced(priority.ACTIONS, "move", announce):
        yield


@misreads("5.13.2-1")
def every_change_of_squares_is_a_move() -> Iterator[None]:
    """Misreads 5.13.2-1: a unit that an effect puts on another square has moved."""
    right = moving.put

    def put(game: Duel, card: Card, to: Place, **said: Any) -> None:
        if card.place.zone in FIELD and to.zone in FIELD and not any(i.kind == "move" for i in game.pile):
            game.this_turn.done.add(("moved", card.controller))
        right(game, card, to, **said)

    with replaced(moving, "put", put):
        yield


@misreads("5.13.2")
def one_does_not_resound_alone() -> Iterator[None]:
    """Misreads 5.13.2: a unit with resonance that moves itself does not count."""
    right = moves.arrive

    def arrive(game: Duel, card: Card, seat: Seat, to: Place) -> None:
        before = set(game.this_turn.done)
        right(game, card, seat, to)
        if "resonance" in card.keywords:
            game.this_turn.done = before

    with replaced(moves, "arrive", arrive):
        yield


@misreads("5.13.2")
def resonance_never_fades() -> Iterator[None]:
    """Misreads 5.13.2: once a unit of the player has moved, resonance works in every turn."""
    arrives, skips = moves.arrive, turns.skipped
    moved: set[tuple[Log, Seat]] = set()

    def arrive(game: Duel, card: Card, seat: Seat, to: Place) -> None:
        moved.add((game.log, seat))
        arrives(game, card, seat, to)

    def skipped(game: Duel, name: str) -> bool:
        game.this_turn.done |= {("moved", seat) for log, seat in moved if log is game.log}
        return skips(game, name)

    with replaced(moves, "arrive", arrive), replaced(turns, "skipped", skipped):
        yield


@misreads("5.13.3")
def the_moved_unit_must_still_stand() -> Iterator[None]:
    """Misreads 5.13.3: resonance works only while the unit that has moved is on the squares."""
    right = moving.put

    def put(game: Duel, card: Card, to: Place, **said: Any) -> None:
        leaves = card.place.zone in FIELD and to.zone not in FIELD
        if leaves:
            game.this_turn.done.discard(("moved", card.controller))
        right(game, card, to, **said)

    with replaced(moving, "put", put):
        yield


@misreads("5.13.2")
def everybodys_moves_resound() -> Iterator[None]:
    """Misreads 5.13.2: a move of either player counts for both."""
    right = moves.arrive

    def arrive(game: Duel, card: Card, seat: Seat, to: Place) -> None:
        right(game, card, seat, to)
        game.this_turn.done.add(("moved", OTHER[seat]))

    with replaced(moves, "arrive", arrive):
        yield
