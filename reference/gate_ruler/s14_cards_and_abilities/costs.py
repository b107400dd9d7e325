"""14-3b-6, 14-3b-7: what a play costs."""

from collections.abc import Callable
from functools import cache

import msgspec

from duelproof.port import Seat
from duelproof.port.abilities import ChangeCost, Cost
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.sa_rulers.rulers import EACH_RULER
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import effects, select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow

Parts = list[Cost]


@rule("14-3b-6", also=("14-3b-7",))
def determine(game: GateGame, item: GateItem) -> Flow[None]:
    """Fix what is to be paid for a card or ability before anything of it is paid."""
    yield from ()
    item.cost = cost_of(game, item)


@rule("14-3b-6", also=("15-16a-2",))
def cost_of(game: GateGame, item: GateItem) -> Parts:
    """A play costs what is written, and then what effects make of it, in the book's order."""
    cost, changes = _written(game, item), changes_of_cost(game, item)
    for adjust in _ADJUSTMENTS if changes else ():
        cost = adjust(game, cost, changes, item.ctx)
    return [_fixed(game, part, item.ctx) for part in cost]


@rule("14-3b-7")
def _fixed(game: GateGame, part: Cost, ctx: Context) -> Cost:
    """Fix the number in a part of a cost as it is now."""
    if isinstance(part.n, int):
        return part
    return msgspec.structs.replace(part, n=select.amount(game, part.n, ctx))


@rule("14-3b-6a", also=("14-4e", "14-5c-1", "14-1a-1a"))
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


@rule("14-3b-6a", also=("2-7b", *EACH_RULER))
def level_cost(game: GateGame, seat: Seat, card: Card) -> int:
    """A card costs resources equal to its level; some rulers do not have their player spend them."""
    return 0 if game.rules[seat].free else max(0, amount(game, card, "cost"))


@cache
def _of_resources(count: int) -> Cost:
    """So many resources, as a part of a cost."""
    return Cost(kind="resources", n=count)


def changes_of_cost(game: GateGame, item: GateItem) -> list[ChangeCost]:
    """The effects upon the cost of what is being played, in time order, its own way of being played first."""
    assert item.source is not None
    own = [] if item.way.cost is None else [item.way.cost]
    upon = effects.upon(game, item.source, ChangeCost, "")
    return own + [change for change, _ in upon if change.abilities == (item.card is None)]


@rule("14-3b-6b", also=("15-16a-2",))
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


@rule("14-3b-6c", also=("14-3b-6d",))
def _moved(game: GateGame, cost: Parts, change: ChangeCost, by: int, ctx: Context) -> Parts:
    """A cost with so much more (or less) of one kind in it, whatever parts of it are of that kind."""
    moved: Parts = []
    for part in cost:
        if part.kind == change.kind and by:
            before = max(0, select.amount(game, part.n, ctx))
            after = max(0, before + by)
            by -= after - before
            part = msgspec.structs.replace(part, n=after)
        moved.append(part)
    return [*moved, Cost(kind=change.kind, n=by)] if by > 0 else moved
