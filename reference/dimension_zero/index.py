"""What only makes the engine faster: which cards may have abilities to activate, and what can be paid with.

Each function here is put around a plain rule with ``@`` (see `reference.kernel.course.index`).
"""

from collections.abc import Callable, Collection
from functools import wraps

from duelproof.port import Seat
from reference.dimension_zero.state import Duel, Purse
from reference.kernel.abilities.index import gained, plain
from reference.kernel.card import Card


def tabulate(game: Duel) -> None:
    """Note which cards have an activated ability printed on them."""
    if game.index is not None:
        game.index.activators = [card for card in game.cards.values() if _is_activator(card)]


def _is_activator(card: Card) -> bool:
    return any(ability.kind == "activated" for ability in card.abilities)


def among_activators(cards: Callable[[Duel], Collection[Card]]) -> Callable[[Duel], Collection[Card]]:
    """Look for activated abilities only on cards that have one, or on all where one may have been gained."""

    @wraps(cards)
    def quick(game: Duel) -> Collection[Card]:
        if game.index is None or "activated" in gained(game):
            return cards(game)
        return game.index.activators

    return quick


def until_a_change(purse: Callable[[Duel, Seat], Purse]) -> Callable[[Duel, Seat], Purse]:
    """Find what a player can pay with but once until something changes, where cards are as printed."""

    @wraps(purse)
    def kept(game: Duel, seat: Seat) -> Purse:
        index = game.index
        if index is None or not plain(game):
            return purse(game, seat)
        if index.counted != game.clock:
            index.counted, index.purses = game.clock, {}
        found = index.purses.get(seat)
        if found is None:
            found = index.purses[seat] = purse(game, seat)
        return found

    return kept
