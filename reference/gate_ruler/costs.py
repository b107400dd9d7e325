"""Costs: what a play costs (14-3b-6, 14-3b-7), whether that can be paid, and paying it (14-3b-8)."""

from collections.abc import Callable, Sequence
from functools import cache

import msgspec

from duelproof.port import Cause, Seat
from duelproof.port.abilities import ChangeCost, Cost
from duelproof.port.selections import Filter
from reference.gate_ruler.rulers import EACH_RULER
from reference.gate_ruler.state import GateGame, GateItem, amount, rule
from reference.gate_ruler.zones import has_pose
from reference.kernel import ask, effects, select
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow, Rewind

Parts = list[Cost]


@rule("14-3b-6a", "15-15a", "15-15b", "A-W-23")
def resources(game: GateGame, seat: Seat, paid_for: Card | None = None) -> list[Card]:
    """Resources are paid by exhausting ready ones; an effect can let the ruler stand for one.

    What can only be paid for with resources takes nothing in their stead (15-15b).
    """
    ready = [card for card in game.zone("resource", seat) if card.turned == "ready"]
    ruler = game.rulers[seat]
    if (
        ruler.turned == "ready"
        and effects.permitted(game, "pay_as_resource", ruler)
        and not (paid_for is not None and must_be_paid(game, paid_for))
    ):
        ready.append(ruler)
    return ready


@rule("15-15b", "15-15b-1")
def must_be_paid(game: GateGame, card: Card) -> bool:
    """Tell whether a card can be played only by paying with resources."""
    return effects.forbidden(game, "play_unpaid", card)


@rule("2-7b", "14-3b-6a", *EACH_RULER)
def level_cost(game: GateGame, seat: Seat, card: Card) -> int:
    """A card costs resources equal to its level; some rulers do not have their player spend them."""
    return 0 if game.rules[seat].free else max(0, amount(game, card, "cost"))


@cache
def _of_resources(count: int) -> Cost:
    """So many resources, as a part of a cost."""
    return Cost(kind="resources", n=count)


@rule("14-3b-6", "14-3b-7")
def determine(game: GateGame, item: GateItem) -> Flow[None]:
    """Fix what is to be paid for a card or ability before anything of it is paid."""
    yield from ()
    item.cost = cost_of(game, item)


@rule("14-3b-6", "15-16a-2")
def cost_of(game: GateGame, item: GateItem) -> Parts:
    """A play costs what is written, and then what effects make of it, in the book's order."""
    cost, changes = _written(game, item), _changes(game, item)
    for adjust in _ADJUSTMENTS if changes else ():
        cost = adjust(game, cost, changes, item.ctx)
    return [_fixed(game, part, item.ctx) for part in cost]


@rule("14-3b-7")
def _fixed(game: GateGame, part: Cost, ctx: Context) -> Cost:
    """Fix the number in a part of a cost as it is now."""
    if isinstance(part.n, int):
        return part
    return msgspec.structs.replace(part, n=select.amount(game, part.n, ctx))


@rule("14-3b-6a", "14-4e", "14-5c-1")
def _written(game: GateGame, item: GateItem) -> Parts:
    """A card costs its level in resources, unless that is left out, and both costs what is written on it."""
    cost: Parts = []
    if item.card is not None and not item.way.no_level:
        level = level_cost(game, item.controller, item.card)
        if level:
            cost.append(_of_resources(level))
    if item.ability is not None:
        cost += item.ability.cost
    return cost


def _changes(game: GateGame, item: GateItem) -> list[ChangeCost]:
    """The effects upon the cost of what is being played, in time order, its own way of being played first."""
    found = [] if item.way.cost is None else [item.way.cost]
    source = item.source
    if source is not None and effects.changes(game, ChangeCost):
        upon = [change for change, _ in effects.upon(game, source, ChangeCost)]
        found += [change for change in upon if change.abilities == (item.card is None)]
    return found


@rule("15-15b", "15-15b-1")
def evaded(game: GateGame, item: GateItem) -> bool:
    """What can be played only by paying with resources cannot be played without paying for its level."""
    card = item.card
    assert card is not None
    if not must_be_paid(game, card) or not amount(game, card, "cost"):
        return False
    spared = game.rules[item.controller].free or item.way.no_level
    return spared or any(change.free for change in _changes(game, item))


@rule("14-3b-6b", "15-16a-2")
def _alter(game: GateGame, cost: Parts, changes: list[ChangeCost], ctx: Context) -> Parts:
    """First, another cost can take the place of what is written."""
    for change in changes:
        if change.to is not None:
            cost = list(change.to)
    return cost


@rule("14-3b-6c")
def _increase(game: GateGame, cost: Parts, changes: list[ChangeCost], ctx: Context) -> Parts:
    """Then more is to be paid, or something else as well."""
    for change in changes:
        cost = [*_moved(game, cost, change, max(0, select.amount(game, change.by, ctx)), ctx), *change.more]
    return cost


@rule("14-3b-6d")
def _decrease(game: GateGame, cost: Parts, changes: list[ChangeCost], ctx: Context) -> Parts:
    """Then less is to be paid, but never less than nothing."""
    for change in changes:
        cost = _moved(game, cost, change, min(0, select.amount(game, change.by, ctx)), ctx)
    return cost


@rule("14-3b-6e")
def _free(game: GateGame, cost: Parts, changes: list[ChangeCost], ctx: Context) -> Parts:
    """Without paying the cost, nothing remains to be done."""
    return [] if any(change.free for change in changes) else cost


_ADJUSTMENTS: tuple[Callable[[GateGame, Parts, list[ChangeCost], Context], Parts], ...] = (
    _alter,
    _increase,
    _decrease,
    _free,
)
"""14-3b-6b to 14-3b-6e, in the order in which they are applied."""


def _moved(game: GateGame, cost: Parts, change: ChangeCost, by: int, ctx: Context) -> Parts:
    """A cost with so much more (or less) of one kind in it."""
    if not by:
        return cost
    for place_of, part in enumerate(cost):
        if part.kind == change.kind:
            count = max(0, select.amount(game, part.n, ctx) + by)
            return [*cost[:place_of], msgspec.structs.replace(part, n=count), *cost[place_of + 1 :]]
    return [*cost, Cost(kind=change.kind, n=by)] if by > 0 else cost  # type: ignore[arg-type]


@rule("14-3b-8")
def payable(game: GateGame, cost: Sequence[Cost], ctx: Context) -> bool:
    """A cost can be paid if all its parts can, no card serving for two of them."""
    if len(cost) == 1:
        (part,) = cost
        cards = _payments(game, part, ctx)
        return len(cards) >= _count(game, part, cards, ctx)
    takers: list[list[Card]] = []
    for part in cost:
        cards = _payments(game, part, ctx)
        takers += [cards] * _count(game, part, cards, ctx)
    return _enough(takers)


def _enough(takers: list[list[Card]]) -> bool:
    """Whether each can have one of its cards, and none of them two have."""
    taken: dict[Card, list[Card]] = {}
    return all(_finds_one(cards, taken, set()) for cards in takers)


@rule("16-13b-3a", "16-14b-2a")
def leaving_the_rest(game: GateGame, parts: Sequence[Cost], ctx: Context, used: Sequence[Card]) -> list[Card]:
    """List the cards that can serve for the first part of a cost and leave enough for the others."""
    first, *rest = ([card for card in _payments(game, part, ctx) if card not in used] for part in parts)
    return [
        card for card in first if _enough([[other for other in cards if other is not card] for cards in rest])
    ]


def _finds_one(cards: list[Card], taken: dict[Card, list[Card]], tried: set[Card]) -> bool:
    """Whether one of these cards is free, or can be freed by letting its taker take another."""
    for card in cards:
        if card in tried:
            continue
        tried.add(card)
        if card not in taken or _finds_one(taken[card], taken, tried):
            taken[card] = cards
            return True
    return False


@rule("10-4d-1a", "12-4b-2a", "14-3b-8", "14-3b-8a", "14-3b-10")
def pay(game: GateGame, cost: Sequence[Cost], ctx: Context, about: str) -> Flow[None]:
    """Pay the parts of a cost in the order written; if any cannot be paid, nothing was played.

    Raises:
        Rewind: a part cannot be paid.
    """
    seat = ctx.controller
    for part in cost:
        cards = _payments(game, part, ctx)
        count = _count(game, part, cards, ctx)
        if count <= 0:
            continue
        if len(cards) < count:
            raise Rewind
        options = [game.option_for(card) for card in cards]
        chosen = yield from ask.some(game, seat, "pay", options, count, count, about=about, part=part.kind)
        paying = [game.cards[str(option.card)] for option in chosen]
        with game.log.caused(Cause(by="cost", item=about, player=seat)), game.log.together():
            yield from pay_with(game, part, paying, ctx)


def pay_with(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
    """Do with cards what a part of a cost says."""
    yield from PAYING[part.kind](game, part, cards, ctx)


PAYING: dict[str, Callable[[GateGame, Cost, list[Card], Context], Flow[None]]] = {}
"""What is done with the cards that pay for each kind of cost, entered by the book's table.

Some of it moves cards, which replacement effects replace, which may cost something themselves.
"""


@rule("3-2i", "3-2i-1", "14-3b-8")
def _count(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> int:
    """A part of a cost takes so many cards; if it takes all there are, it needs at least one."""
    return max(1, len(cards)) if part.every else select.amount(game, part.n, ctx)


def _payments(game: GateGame, part: Cost, ctx: Context) -> list[Card]:
    """The cards of which a part of a cost can be paid."""
    seat, source = ctx.controller, ctx.source
    assert source is not None
    if part.kind == "resources":
        return resources(game, seat, source)
    if part.kind == "exhaust_self":
        return [source] if source.turned == "ready" and has_pose(source) else []
    if part.kind == "charges":
        return list(source.under)
    if part.kind in ("destroy", "put"):
        mine = part.filter or Filter(type="unit", controller="you")
        return [card for card in game.cards.values() if select.matches(game, card, mine, ctx)]
    if part.kind == "discard" and game.has_zone("hand", seat):
        hand = [card for card in game.zone("hand", seat) if card is not source]
        wanted = part.filter
        return [card for card in hand if wanted is None or select.matches(game, card, wanted, ctx)]
    return []


@rule("16-15b-1", "16-15b-1b")
def affordable(game: GateGame, item: GateItem) -> Parts:
    """With Forced Reveal as much of a cost is paid as can be."""
    able = []
    for part in item.cost:
        cards = _payments(game, part, item.ctx)
        able.append(msgspec.structs.replace(part, n=min(select.amount(game, part.n, item.ctx), len(cards))))
    return able
