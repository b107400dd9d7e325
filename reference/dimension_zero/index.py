"""What only makes the engine faster: which cards can be activated or may break, what costs and pays what.

Each function here is put around a plain rule with ``@`` (see `reference.kernel.course.index`).
"""

from collections.abc import Callable, Collection
from functools import wraps
from typing import ParamSpec, cast

from duelproof.port import Seat
from duelproof.port.abilities import ReplaceEvent
from reference.dimension_zero.state import Cost, Duel, Purse
from reference.kernel.abilities import effects
from reference.kernel.abilities.index import gained, is_in, plain, touched
from reference.kernel.card import Card
from reference.kernel.flow import Flow


def tabulate(game: Duel) -> None:
    """Note which cards have an activated ability printed on them."""
    if game.own_index is not None:
        game.own_index.activators = [card for card in game.cards.values() if _is_activator(card)]
        game.own_index.sturdy = frozenset(card for card in game.cards.values() if _has_power(card))


def _is_activator(card: Card) -> bool:
    return any(ability.kind == "activated" for ability in card.abilities)


def _has_power(card: Card) -> bool:
    """Tell whether a card has some power by what is printed on it."""
    printed = card.printed.power
    return isinstance(printed, int) and printed > 0 and "power" not in card.natures


def among_activators(cards: Callable[[Duel], Collection[Card]]) -> Callable[[Duel], Collection[Card]]:
    """Look for activated abilities only on cards that have one, or on all where one may have been gained."""

    @wraps(cards)
    def quick(game: Duel) -> Collection[Card]:
        if game.own_index is None or "activated" in gained(game):
            return cards(game)
        return game.own_index.activators

    return quick


def unless_sturdy(broken: Callable[[Duel, Card], bool]) -> Callable[[Duel, Card], bool]:
    """Look at the power of a unit only if it is damaged or an effect may have changed its power."""

    @wraps(broken)
    def quick(game: Duel, card: Card) -> bool:
        index = game.own_index
        if index is None or card.damage or card not in index.sturdy:
            return broken(game, card)
        return is_in(touched(game, "power"), card) and broken(game, card)

    return quick


Costs = Callable[[Duel, Card], Cost]


def as_printed(printed: Costs, trait: str) -> Callable[[Costs], Costs]:
    """Find what a card costs to play or move from its symbols, where no effect changes that of any card."""

    def around(costs: Costs) -> Costs:
        @wraps(costs)
        def quick(game: Duel, card: Card) -> Cost:
            if game.own_index is None or trait in card.natures or touched(game, trait):
                return costs(game, card)
            return printed(game, card)

        return quick

    return around


def until_a_change(purse: Callable[[Duel, Seat], Purse]) -> Callable[[Duel, Seat], Purse]:
    """Find what a player can pay with but once until something changes, where cards are as printed."""

    @wraps(purse)
    def kept(game: Duel, seat: Seat) -> Purse:
        index = game.own_index
        if index is None or not plain(game):
            return purse(game, seat)
        if index.counted != game.clock:
            index.counted, index.purses = game.clock, {}
        found = index.purses.get(seat)
        if found is None:
            found = index.purses[seat] = purse(game, seat)
        return found

    return kept


P = ParamSpec("P")


def unless_replaced(happens: Callable[P, Flow[bool]]) -> Callable[P, Flow[bool]]:
    """Ask whether a move is replaced only if any effect in force replaces moves."""

    @wraps(happens)
    def quick(*about: P.args, **named: P.kwargs) -> Flow[bool]:
        game = cast(Duel, about[0])
        if game.own_index is None or effects.changes(game, ReplaceEvent, "move"):
            return (yield from happens(*about, **named))
        return True

    return quick
