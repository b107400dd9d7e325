"""Misreadings of 6.2: a deck whose order has been decided on purpose."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from duelproof.port import Place, Seat
from duelproof.port.abilities import Search, Shuffle
from reference.dimension_zero.s2_definitions import moving, plan_zone
from reference.dimension_zero.s3_course_of_play import turns
from reference.dimension_zero.s4_processing.one_shot_effects import INSTRUCTIONS
from reference.dimension_zero.s6_other_rules import deliberate_order
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import chance
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

Moved = Callable[[Place, Place, dict[str, Any]], bool]
"""Whether a card that has gone from one place to another, and how, is meant."""


@contextmanager
def _putting(decides: Moved | None = None, decides_not: Moved | None = None) -> Iterator[None]:
    """Let some cards that are put somewhere decide the order of their owners' decks, or not, in the block."""
    right = moving.put

    def put(game: Duel, card: Card, to: Place, **how: Any) -> None:
        before, origin = set(game.ordered), card.place
        right(game, card, to, **how)
        if decides_not is not None and decides_not(origin, to, how):
            game.ordered = before
        if decides is not None and decides(origin, to, how):
            deliberate_order.decide(game, card.owner)

    with replaced(moving, "put", put):
        yield


@misreads("6.2.1")
def it_is_never_asked() -> Iterator[None]:
    """Misreads 6.2.1: no card finds that the order of a deck has been decided."""
    with replaced(deliberate_order, "is_ordered", lambda game, seat: False):
        yield


@misreads("6.2.1")
def one_deck_is_as_good_as_the_other() -> Iterator[None]:
    """Misreads 6.2.1: it is asked whether the order of any deck has been decided."""
    with replaced(deliberate_order, "is_ordered", lambda game, seat: bool(game.ordered)):
        yield


@misreads("6.2.2")
def only_cards_of_the_deck_count() -> Iterator[None]:
    """Misreads 6.2.2: a card that comes to the deck from elsewhere decides nothing."""
    with _putting(decides_not=lambda origin, to, how: origin.zone != "deck"):
        yield


@misreads("6.2.2")
def cards_put_back_on_top_do_not_count() -> Iterator[None]:
    """Misreads 6.2.2: cards of the deck that are put on top of it decide nothing."""
    with _putting(decides_not=lambda origin, to, how: origin.zone == "deck" and how.get("end") != "bottom"):
        yield


@misreads("6.2.2")
def cards_put_from_place_to_place_do_not_count() -> Iterator[None]:
    """Misreads 6.2.2: a card of the deck that is put on the bottom of it decides nothing."""
    with _putting(decides_not=lambda origin, to, how: origin.zone == "deck" and how.get("end") == "bottom"):
        yield


@misreads("6.2.2")
def cards_that_come_to_the_hand_count() -> Iterator[None]:
    """Misreads 6.2.2: a card that comes to the hand decides the order of its owner's deck."""
    with _putting(decides=lambda origin, to, how: to.zone == "hand"):
        yield


@misreads("6.2.3")
def a_plan_is_no_part_of_the_deck() -> Iterator[None]:
    """Misreads 6.2.3: a card that is put into the plan zone decides nothing."""
    with _putting(decides_not=lambda origin, to, how: how.get("face") == "up"):
        yield


def _shuffling(then: Callable[[Duel, Seat], None]) -> Callable[..., Flow[None]]:
    """Make what shuffles a deck do something more when it has been shuffled."""
    right = chance.shuffle

    def shuffle(game: Any, cards: list[Card], seat: Seat) -> Flow[None]:
        yield from right(game, cards, seat)
        then(game, seat)

    return shuffle


@misreads("6.2.4")
def shuffling_undoes_it() -> Iterator[None]:
    """Misreads 6.2.4: a deck that is shuffled is again one whose order nobody has decided."""
    with replaced(chance, "shuffle", _shuffling(lambda game, seat: game.ordered.discard(seat))):
        yield


@misreads("6.2.4")
def a_new_turn_undoes_it() -> Iterator[None]:
    """Misreads 6.2.4: in the next turn no deck is one whose order has been decided."""
    right = turns.pass_on

    def pass_on(game: Duel) -> None:
        right(game)
        game.ordered.clear()

    with replaced(turns, "pass_on", pass_on):
        yield


@misreads("6.2.5")
def shuffling_decides() -> Iterator[None]:
    """Misreads 6.2.5: to search a deck or to shuffle it is to decide its order."""

    def deciding(right: Callable[..., Flow[None]]) -> Callable[..., Flow[None]]:
        def do(game: Duel, instr: Any, ctx: Context) -> Flow[None]:
            yield from right(game, instr, ctx)
            deliberate_order.decide(game, ctx.controller)

        return do

    with (
        replaced(INSTRUCTIONS, Shuffle, deciding(INSTRUCTIONS[Shuffle])),
        replaced(INSTRUCTIONS, Search, deciding(INSTRUCTIONS[Search])),
    ):
        yield


@misreads("6.2.5")
def shuffling_in_decides() -> Iterator[None]:
    """Misreads 6.2.5: cards that are shuffled into a deck are put on top of it first."""
    with _putting(decides=lambda origin, to, how: how.get("end") == "anywhere"):
        yield


@misreads("6.2.6")
def turning_up_a_plan_decides() -> Iterator[None]:
    """Misreads 6.2.6: to turn up the top card of a deck is to decide its order."""
    right = plan_zone.turn_up

    def turn_up(game: Duel, seat: Seat) -> bool:
        deliberate_order.decide(game, seat)
        return right(game, seat)

    with replaced(plan_zone, "turn_up", turn_up):
        yield
