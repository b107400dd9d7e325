"""What only makes the engine faster: which cards can act, may break or be played, what costs and pays what.

Each function here is put around a plain rule with ``@`` (see `reference.kernel.course.index`).
"""

from collections.abc import Callable, Collection
from functools import wraps
from typing import ParamSpec, cast

from duelproof.port import Seat
from duelproof.port.abilities import Modify, Permit, ReplaceEvent, SetTrait
from reference.dimension_zero.state import Cost, Duel, DuelIndex, Purse
from reference.dimension_zero.vocabulary import StandIn
from reference.kernel.abilities import effects
from reference.kernel.abilities.index import gained, is_in, most_taken, reach_of_all, touched
from reference.kernel.abilities.standing import Reach, Saying, gathered
from reference.kernel.card import Card
from reference.kernel.flow import Flow

_ON_POWER: tuple[Saying, ...] = ((Modify, "power"), (SetTrait, "power"), (StandIn, ""))
"""What changes a power, or puts another number in its place."""
_PLAY: Saying = (Permit, "play")


def tabulate(game: Duel) -> None:
    """Note which cards have an activated ability or a call printed on them."""
    if game.own_index is not None:
        game.own_index.activators = [card for card in game.cards.values() if _is_activator(card)]
        game.own_index.callers = [card for card in game.cards.values() if "call" in card.keywords]


def _is_activator(card: Card) -> bool:
    return any(ability.kind == "activated" for ability in card.abilities)


Among = Callable[[Duel], Collection[Card]]


def among(noted: Callable[[DuelIndex], list[Card]], kind: str) -> Callable[[Among], Among]:
    """Look only at the cards noted for a kind of ability, or at all where one may have been gained."""

    def around(cards: Among) -> Among:
        @wraps(cards)
        def quick(game: Duel) -> Collection[Card]:
            if game.own_index is None or kind in gained(game):
                return cards(game)
            return noted(game.own_index)

        return quick

    return around


among_activators = among(lambda index: index.activators, "activated")
among_callers = among(lambda index: index.callers, "keyword")


def unless_sturdy(broken: Callable[[Duel, Card], bool]) -> Callable[[Duel, Card], bool]:
    """Look at the power of a unit only if damage and what effects may take can be as much as is printed."""

    @wraps(broken)
    def quick(game: Duel, card: Card) -> bool:
        printed = card.printed.power
        if game.own_index is None or type(printed) is not int or "power" in card.natures:
            return broken(game, card)
        return card.damage + _taken(game, card) >= printed and broken(game, card)

    return quick


def _taken(game: Duel, card: Card) -> float:
    """Say how much effects may take from the power of a card at most."""
    return sum(most for reach, most in _takers(game) if is_in(reach, card))


def _takers(game: Duel) -> list[tuple[Reach, float]]:
    """List whom effects may reach that take power, and how much each may take."""
    found: list[tuple[Reach, float]] | None = game.touched.get(_takers)
    if found is None:
        known = gathered(game)
        forces = [force for says in _ON_POWER for force in known.get(says, ())]
        found = [(force.reach, most) for force in forces if (most := most_taken(force))]
        game.touched[_takers] = found
    return found


def among_permitted(cards: Among) -> Among:
    """Look for what texts let be played only among the cards that any of them may reach."""

    @wraps(cards)
    def quick(game: Duel) -> Collection[Card]:
        if game.own_index is None:
            return cards(game)
        reach = reach_of_all(game, _PLAY)
        return [card for card in cards(game) if card.ref in reach or card.place.zone in reach]

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
    """Find what a player can pay with but once until something changes, where colours are as printed."""

    @wraps(purse)
    def kept(game: Duel, seat: Seat) -> Purse:
        index = game.own_index
        if index is None or touched(game, "colors"):
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
