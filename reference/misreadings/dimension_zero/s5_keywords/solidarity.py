"""Misreadings of 5.6: solidarity."""

from collections import Counter
from collections.abc import Iterator

from duelproof.port import SEATS, Seat
from reference.dimension_zero.s1_principles import loses
from reference.dimension_zero.s3_course_of_play import preparation
from reference.dimension_zero.s4_processing import rule_effects
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import now
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("5.6.2")
def solidarity_is_for_the_whole_deck() -> Iterator[None]:
    """Misreads 5.6.2: where one card has solidarity, a deck may have any number of every card."""
    right = preparation._check_constructed

    def check(game: Duel, seat: Seat) -> None:
        if not any("solidarity" in card.keywords for card in game.decks[seat]):
            right(game, seat)

    with replaced(preparation, "_check_constructed", check):
        yield


@misreads("5.6.2-1")
def decks_are_checked_all_along() -> Iterator[None]:
    """Misreads 5.6.2-1: a player loses whose deck has four cards of a name without solidarity."""
    right = rule_effects.sweep

    def sweep(game: Duel) -> Flow[bool]:
        for seat in SEATS:
            bound = [card for card in game.decks[seat] if card.abilities or card.printed.power]
            names = (card.spec.name for card in bound if now.keyword(game, card, "solidarity") is None)
            if any(many > preparation.COPIES for many in Counter(names).values()):
                loses(game, [seat])
        return (yield from right(game))

    with replaced(rule_effects, "sweep", sweep):
        yield
