"""What only makes engines faster, as far as books share it; the rest stands in each book's ``index.py``.

A rule reads as the book says it, and what only makes it faster is a function put around it with ``@``: a
quick look before a thorough one, or something found once and kept. What is kept stands in the game's `Index`.
With the environment variable ``DUELPROOF_INDEX`` set to ``off`` a table is set without one, and the plain
rules alone are played: the same games, more slowly (`reference.tests.test_index`).
"""

import os
from collections.abc import Callable, Collection
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

from duelproof.port import CardSpec, CardView
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.kernel.game import Game, Index

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
G = TypeVar("G", bound=Game)
Kept = TypeVar("Kept", bound=Index)
Process = Callable[[G], Flow[None]]
"""What the rules do by themselves."""

SWITCH = "DUELPROOF_INDEX"
"""The environment variable that switches the index off."""

MOST = 1 << 13
"""So many cards are kept in mind."""
DONE: Any = ()
"""A flow with nothing in it, for ``yield from``: it is over at once, and says nothing."""


def made(kind: type[Kept]) -> Kept | None:
    """Make the index of a new table, unless it is switched off."""
    return None if os.environ.get(SWITCH) == "off" else kind()


def once_a_game(find: Callable[[G, *Ts], T]) -> Callable[[G, *Ts], T]:
    """Find what never changes in a game but once."""

    @wraps(find)
    def kept(game: G, /, *about: *Ts) -> T:
        index = game.index
        if index is None:
            return find(game, *about)
        key = (find, *about)
        if key in index.kept:
            found: T = index.kept[key]
            return found
        found = index.kept[key] = find(game, *about)
        return found

    return kept


def until_a_place_is_made(find: Callable[[G], T]) -> Callable[[G], T]:
    """Find what rests on which places there are but once, as long as there are no more of them."""
    once = once_a_game(lambda game, _places: find(game))

    @wraps(find)
    def kept(game: G) -> T:
        return once(game, len(game.zones))

    return kept


def once_a_card(find: Callable[[G, CardSpec], T]) -> Callable[[G, CardSpec], T]:
    """Find what is printed on a card but once for all tables: those of a process share their cards."""
    met: dict[int, tuple[CardSpec, T]] = {}

    @wraps(find)
    def kept(game: G, card: CardSpec) -> T:
        if game.index is None:
            return find(game, card)
        known = met.get(id(card))
        if known is None or known[0] is not card:
            if len(met) >= MOST:
                met.clear()
            known = met[id(card)] = card, find(game, card)
        return known[1]

    return kept


def by_zones(find: Callable[[G, Collection[str]], list[Card]]) -> Callable[[G, Collection[str]], list[Card]]:
    """Look for the cards in some zones in the lists of these, not among all cards."""

    @wraps(find)
    def quick(game: G, zones: Collection[str]) -> list[Card]:
        index = game.index
        if index is None:
            return find(game, zones)
        key = (by_zones, *zones)
        lists = index.kept.get(key)
        if lists is None:
            wholes = {game.book.parts.get(zone, zone) for zone in zones}
            lists = index.kept[key] = [cards for spot, cards in game.zones.items() if spot.zone in wholes]
        if not index.order:
            index.order = {card: number for number, card in enumerate(game.cards.values())}
        there = [card for cards in lists for card in cards if game.book.lies_in(card, zones)]
        there.sort(key=index.order.__getitem__)
        return there

    return quick


@by_zones
def lying_in(game: Game, zones: Collection[str]) -> list[Card]:
    """Find the cards that lie in some zones."""
    return [card for card in game.cards.values() if game.book.lies_in(card, zones)]


def unless_settled(process: Process[G]) -> Process[G]:
    """Do what the rules do by themselves only if an ability waits or something has changed since.

    Every change moves the game's clock on.
    """

    def settle(game: G, index: Index) -> Flow[None]:
        yield from process(game)
        index.settled = game.clock

    @wraps(process)
    def quick(game: G) -> Flow[None]:
        index = game.index
        if index is None:
            return process(game)
        return settle(game, index) if game.waiting or index.settled != game.clock else DONE

    return quick


Shown = Callable[[Game, Card, int], CardView]
"""What shows a card."""


def each_once_an_answer(show: Shown) -> Shown:
    """Put together what a card shows once for all who look before the next answer, and show copies."""

    @wraps(show)
    def kept(game: Game, card: Card, number: int) -> CardView:
        index = game.index
        if index is None:
            return show(game, card, number)
        key = (show, card)
        shown: CardView | None = index.shown.get(key)
        if shown is None:
            shown = index.shown[key] = show(game, card, number)
        copied: CardView = shown.__copy__()  # type: ignore[attr-defined]
        return copied

    return kept


def once_an_answer(show: Callable[[G], T]) -> Callable[[G], T]:
    """Put together what is shown once for all who look before the next answer; none of them changes it."""

    @wraps(show)
    def kept(game: G) -> T:
        index = game.index
        if index is None:
            return show(game)
        if show not in index.shown:
            index.shown[show] = show(game)
        shown: T = index.shown[show]
        return shown

    return kept


def answered(game: Game) -> None:
    """Forget what was kept until the next answer."""
    if game.index is not None:
        game.index.shown.clear()
