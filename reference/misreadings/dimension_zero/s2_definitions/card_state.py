"""Misreadings of 2.22 and 2.26: the status and the state of cards."""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import replace

from duelproof.port.position import Turned
from reference.dimension_zero.s2_definitions import card_state, zones
from reference.dimension_zero.s2_definitions.zones import FACE_DOWN, ZONES
from reference.dimension_zero.state import Duel
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import comes_to_nothing, replaced

Turning = Callable[[Duel, Card, Turned], bool]


@misreads("2.22.0")
def units_lie_where_they_were() -> Iterator[None]:
    """Misreads 2.22.0: a unit that moves lies on the same square as before."""
    with comes_to_nothing("move"):
        yield


@misreads("2.22.0")
def cards_have_no_pose() -> Iterator[None]:
    """Misreads 2.22.0: cards on squares, in the energy zone and in the smash zone are in no state."""
    with _posing(False, "square", "base", "energy", "smash"):
        yield


@misreads("2.22.0")
def faces_are_the_wrong_way() -> Iterator[None]:
    """Misreads 2.22.0: cards come into the energy zone face down and into the smash zone face up."""
    with replaced(zones, "FACE_DOWN", (FACE_DOWN - {"smash"}) | {"energy"}):
        yield


@misreads("2.22.0")
def all_cards_have_a_pose() -> Iterator[None]:
    """Misreads 2.22.0: cards in hands, in graveyards and out of the game are released or frozen, too."""
    with _posing(True, "hand", "graveyard", "removed"):
        yield


@misreads("2.26.1", "2.26.1-1")
def nothing_is_frozen() -> Iterator[None]:
    """Misreads 2.26.1: a released card that is to be frozen stays released."""
    with _turning(lambda right, game, card, to: to == "ready" and right(game, card, to)):
        yield


@misreads("2.26.1", "2.26.1-1")
def nothing_is_released() -> Iterator[None]:
    """Misreads 2.26.1: a frozen card that is to be released stays frozen."""
    with _turning(lambda right, game, card, to: to == "exhausted" and right(game, card, to)):
        yield


@misreads("2.26.1")
def only_units_and_bases_turn() -> Iterator[None]:
    """Misreads 2.26.1: effects neither freeze nor release cards of the energy zone and the smash zone."""
    with _turning(
        lambda right, game, card, to: card.place.zone in ("square", "base") and right(game, card, to)
    ):
        yield


@misreads("2.26.1-1")
def released_cards_are_released() -> Iterator[None]:
    """Misreads 2.26.1-1: a released card is released again."""
    with _turning_again("ready"):
        yield


@misreads("2.26.1-1")
def frozen_cards_are_frozen() -> Iterator[None]:
    """Misreads 2.26.1-1: a frozen card is frozen again."""
    with _turning_again("exhausted"):
        yield


@contextlib.contextmanager
def _posing(poses: bool, *names: str) -> Iterator[None]:
    """Say of these zones whether cards are released or frozen there, in the block."""
    with contextlib.ExitStack() as stack:
        for name in names:
            stack.enter_context(replaced(ZONES, name, replace(ZONES[name], poses=poses)))
        yield


@contextlib.contextmanager
def _turning(wrong: Callable[[Turning, Duel, Card, Turned], bool]) -> Iterator[None]:
    """Freeze and release cards otherwise, in the block."""
    right = card_state.turn
    with replaced(card_state, "turn", lambda game, card, to: wrong(right, game, card, to)):
        yield


@contextlib.contextmanager
def _turning_again(pose: Turned) -> Iterator[None]:
    """Let cards that are in a pose already come into it again, in the block."""

    def turn(right: Turning, game: Duel, card: Card, to: Turned) -> bool:
        if card.turned != to or to != pose:
            return right(game, card, to)
        happen(game, "turned", card=card, player=card.controller, name=to)
        return True

    with _turning(turn):
        yield
