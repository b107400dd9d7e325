"""What only makes the engine faster: which cards can act, may break or be played, what costs and pays what.

Each function here is put around a plain rule with ``@`` (see `reference.kernel.course.index`).
"""

from collections.abc import Callable, Collection
from functools import wraps
from itertools import chain
from typing import ParamSpec, cast

from duelproof.port import Seat
from duelproof.port.abilities import Modify, Permit, ReplaceEvent, SetTrait
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.state import Cost, Duel, DuelIndex, Noted, Purse
from reference.dimension_zero.vocabulary import StandIn
from reference.kernel.abilities import effects
from reference.kernel.abilities.index import gained, is_in, most_taken, reach_of_all, touched
from reference.kernel.abilities.standing import Reach, Saying, gathered
from reference.kernel.card import Card
from reference.kernel.course.index import lying_in
from reference.kernel.course.setting import working_in
from reference.kernel.flow import Flow

_ON_POWER: frozenset[Saying] = frozenset(((Modify, "power"), (SetTrait, "power"), (StandIn, "")))
"""What changes a power, or puts another number in its place."""
_PLAY: Saying = (Permit, "play")


def tabulate(game: Duel) -> None:
    """Note which cards have what printed on them, with the zones where it works, and if any is buried."""
    if game.own_index is not None:
        index, cards = game.own_index, game.cards.values()
        index.activators = [(card, zones) for card in cards if (zones := _activated_in(game, card))]
        index.callers, index.conveners = _with_keyword(game, "call"), _with_keyword(game, "convocation")
        index.any_buried = any(card.under for card in cards)


def _with_keyword(game: Duel, word: str) -> Noted:
    """Note the cards with a keyword printed on them; it works in play."""
    return [(card, game.book.in_play) for card in game.cards.values() if word in card.keywords]


def _activated_in(game: Duel, card: Card) -> frozenset[str]:
    """Find the zones in which an activated ability that is printed on a card may work."""
    activated = (ability for ability in card.abilities if ability.kind == "activated")
    return frozenset[str]().union(*[working_in(game.book, ability) for ability in activated])


Among = Callable[[Duel], Collection[Card]]


def among(noted: Callable[[DuelIndex], Noted], kind: str) -> Callable[[Among], Among]:
    """Look only at the cards noted for a kind of ability, where it works, or at all if one may be gained."""

    def around(cards: Among) -> Among:
        @wraps(cards)
        def quick(game: Duel) -> Collection[Card]:
            if game.own_index is None or kind in gained(game):
                return cards(game)
            return [card for card, zones in noted(game.own_index) if card.place.zone in zones]

        return quick

    return around


among_activators: Callable[[Among], Among] = among(lambda index: index.activators, "activated")
among_callers: Callable[[Among], Among] = among(lambda index: index.callers, "keyword")
among_conveners: Callable[[Among], Among] = among(lambda index: index.conveners, "keyword")


def noting_it(lay: Callable[[Duel, Card, Card], None]) -> Callable[[Duel, Card, Card], None]:
    """Note that a card has been buried."""

    @wraps(lay)
    def noted(game: Duel, card: Card, over: Card) -> None:
        lay(game, card, over)
        if game.own_index is not None:
            game.own_index.any_buried = True

    return noted


Found = Callable[[Duel], list[Card]]


def if_any_is_buried(found: Found) -> Found:
    """Look for buried cards only if one has been buried in this game."""

    @wraps(found)
    def quick(game: Duel) -> list[Card]:
        return found(game) if game.own_index is None or game.own_index.any_buried else []

    return quick


def unless_sturdy(broken: Callable[[Duel, Card], bool]) -> Callable[[Duel, Card], bool]:
    """Look at the power of a unit only if damage and what effects may take can be as much as is printed."""

    @wraps(broken)
    def quick(game: Duel, card: Card) -> bool:
        printed = card.printed.power
        if game.own_index is None or type(printed) is not int or "power" in card.natures:
            return broken(game, card)
        if card.damage < printed and not _takers(game):
            return False
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


Staying = Callable[[Duel, list[Card]], list[Card]]


def _never(game: Duel, card: Card) -> bool:
    return False


def unless_a_lone(kind: str, or_if: Callable[[Duel, Card], bool] = _never) -> Callable[[Staying], Staying]:
    """Let a card that lies alone, and is only what is printed and fit for there, stay without a look."""

    def around(misfits: Staying) -> Staying:
        @wraps(misfits)
        def quick(game: Duel, cards: list[Card]) -> list[Card]:
            if game.own_index is None or len(cards) != 1:
                return misfits(game, cards)
            card = cards[0]
            changed = "type" in card.natures or is_in(touched(game, "type"), card)
            if changed or card.printed.type != [kind] or or_if(game, card):
                return misfits(game, cards)
            return []

        return quick

    return around


def among_permitted(cards: Among) -> Among:
    """Look for what texts let be played only among the cards that any of them may reach."""

    @wraps(cards)
    def quick(game: Duel) -> Collection[Card]:
        if game.own_index is None:
            return cards(game)
        if not effects.changes(game, *_PLAY):
            return []
        reach = reach_of_all(game, _PLAY)
        if not reach.isdisjoint(FIELD):
            return cards(game)  # some may lie under others
        named = [game.cards[ref] for ref in sorted(reach) if ref in game.cards]
        return [*named, *(card for card in lying_in(game, reach) if card not in named)]

    return quick


_OTHER_TIMES: frozenset[Saying] = frozenset(((Permit, "play_as_quick"), (Permit, "play_as_battle")))
"""What lets a card be played at another timing than its own."""
Timings = Callable[[Duel, Card], set[str]]


def unless_any_is_permitted(timings: Timings) -> Timings:
    """Read the timing of a card off it, unless anything in force adds another to some card."""

    @wraps(timings)
    def quick(game: Duel, card: Card) -> set[str]:
        known = gathered(game)
        if game.own_index is None or any(says in known for says in _OTHER_TIMES):
            return timings(game, card)
        return {str(card.printed.timing)}

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


def where_told(tells: Callable[P, None]) -> Callable[P, None]:
    """Find out what an event is about only in a game that is to tell of events."""

    @wraps(tells)
    def quick(*about: P.args, **named: P.kwargs) -> None:
        if cast(Duel, about[0]).log.wanted:
            tells(*about, **named)

    return quick


def among_the_laid(cards: Among) -> Among:
    """Look only at the cards on squares, and at those buried under them."""

    @wraps(cards)
    def quick(game: Duel) -> Collection[Card]:
        if game.own_index is None:
            return cards(game)
        piles = [*game.squares.values(), *chain(*[bases.values() for bases in game.bases.values()])]
        return [each for pile in piles for card in pile for each in (card, *card.under)]

    return quick


Squares = Callable[[Duel], Collection[str]]


def where_lie(least: int) -> Callable[[Squares], Squares]:
    """Look only at the squares where there are so many cards at least."""

    def around(squares: Squares) -> Squares:
        @wraps(squares)
        def quick(game: Duel) -> Collection[str]:
            if game.own_index is None:
                return squares(game)
            return [slot for slot, cards in game.squares.items() if len(cards) >= least]

        return quick

    return around


where_any_lie: Callable[[Squares], Squares] = where_lie(1)
where_several_lie: Callable[[Squares], Squares] = where_lie(2)
Lying = Callable[[Duel], list[list[Card]]]


def where_bases_lie(lying: Lying) -> Lying:
    """Look only at the base squares where there are cards."""

    @wraps(lying)
    def quick(game: Duel) -> list[list[Card]]:
        if game.own_index is None:
            return lying(game)
        return [cards for bases in game.bases.values() for cards in bases.values() if cards]

    return quick


def if_heard(kind: str) -> Callable[[Callable[[Duel], None]], Callable[[Duel], None]]:
    """Tell abilities of something only in a game in which one may trigger by that."""

    def around(tells: Callable[[Duel], None]) -> Callable[[Duel], None]:
        @wraps(tells)
        def quick(game: Duel) -> None:
            if game.own_index is None or kind in game.heard:
                tells(game)

        return quick

    return around


_FORESEEN = 5
"""Where those stand among what a move is asked about with."""


def unless_replaced(happens: Callable[P, Flow[bool]]) -> Callable[P, Flow[bool]]:
    """Ask whether a move is replaced only if any effect in force replaces moves, or one was foreseen to."""

    @wraps(happens)
    def quick(*about: P.args, **named: P.kwargs) -> Flow[bool]:
        game = cast(Duel, about[0])
        foreseen = about[_FORESEEN:]
        if game.own_index is None or any(foreseen) or effects.changes(game, ReplaceEvent, "move"):
            return (yield from happens(*about, **named))
        return True

    return quick
