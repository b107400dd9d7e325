"""Misreadings of 5.15: groundwork."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from duelproof.port import SEATS, Seat
from reference.dimension_zero.s2_definitions.classes import bases_of
from reference.dimension_zero.s5_keywords import groundwork
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.card import Card
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@contextmanager
def _counting(bases: Callable[[Duel, Seat], int], everybody: bool = False) -> Iterator[None]:
    """Let groundwork count bases in another way, or for every card, in the block."""
    right = groundwork.lessened

    def lessened(game: Duel, seat: Seat, card: Card, cost: Cost) -> Cost:
        there = any("groundwork" in each.keywords for each in game.cards.values() if each.place.slot)
        if right(game, seat, card, cost) == cost and not (everybody and there):
            return cost
        return groundwork.less(cost, bases(game, seat))

    with replaced(groundwork, "lessened", lessened):
        yield


@misreads("5.15.2")
def one_base_is_as_good_as_three() -> Iterator[None]:
    """Misreads 5.15.2: with any bases the card costs one less."""
    with _counting(lambda game, seat: min(1, len(bases_of(game, seat)))):
        yield


@misreads("5.15.2")
def frozen_bases_do_not_count() -> Iterator[None]:
    """Misreads 5.15.2: only released bases count."""
    with _counting(lambda game, seat: sum(card.turned == "ready" for card in bases_of(game, seat))):
        yield


@misreads("5.15.2")
def all_bases_count() -> Iterator[None]:
    """Misreads 5.15.2: the other player's bases count as well."""

    def lessened(game: Duel, seat: Seat, card: Card, cost: Cost) -> Cost:
        bases = sum(len(bases_of(game, each)) for each in SEATS)
        return groundwork.less(cost, bases) if "groundwork" in card.keywords else cost

    with replaced(groundwork, "lessened", lessened):
        yield


@misreads("5.15.2")
def bases_pay_for_colours() -> Iterator[None]:
    """Misreads 5.15.2: what bases take off the cost may be energy of a colour."""
    right = groundwork.lessened

    def lessened(game: Duel, seat: Seat, card: Card, cost: Cost) -> Cost:
        found = right(game, seat, card, cost)
        fewer = len(bases_of(game, seat)) >= 3 and found != cost
        return Cost(found.total) if fewer else found

    with replaced(groundwork, "lessened", lessened):
        yield


@misreads("5.15.2")
def groundwork_is_for_all() -> Iterator[None]:
    """Misreads 5.15.2: a card with groundwork on the squares makes other cards cost less, too."""
    with _counting(lambda game, seat: len(bases_of(game, seat)), everybody=True):
        yield


@misreads("5.15.2")
def bases_pay_for_an_additional_cost() -> Iterator[None]:
    """Misreads 5.15.2: what cannot be taken off the use cost is taken off an additional cost."""

    def less(cost: Cost, many: int) -> Cost:
        return Cost(cost.total - many, cost.coloured)

    with replaced(groundwork, "less", less):
        yield
