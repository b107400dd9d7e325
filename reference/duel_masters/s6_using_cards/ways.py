"""601.1a: the ways to use a card: for its mana cost, for less or more, or for something else."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability, Cost
from duelproof.port.selections import Select
from reference.duel_masters import index
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.costs import costs_nothing, mana_cost, pay, payable
from reference.duel_masters.s4_zones.general import can_leave, move
from reference.duel_masters.s8_special_cards.sources import can_all_be_met
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, select, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow

CHANGES = ("cheaper", "instead", "o-drive")
"""The abilities that change what a card is used for, if its player likes."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to use a card: by which of its abilities, or for nothing; ``name`` is how options tell it.

    ``half`` is the half of a twin card that is used, where that is settled.
    """

    name: str | None = None
    changes: tuple[Ability, ...] = ()
    free: bool = False
    half: int | None = None


PLAIN = "plain"
"""The name of the way that uses none of the abilities that could change how a card is used."""
FREE = Way(free=True)
"""The way of what an effect lets a player use without paying."""


@rule("601.1", also=("808.3a",))
def way_by(card: Card, ability: Ability) -> Way:
    """What is used for nothing by an ability of one half of a twin card is that half."""
    halves = enumerate(card.spec.faces)
    return Way(free=True, half=next((half for half, face in halves if ability in face.abilities), None))


@rule("601.1a", edition="s-max")
@rule("601.1a", edition="1.13")
def ways(game: DMGame, card: Card, ready: list[Card]) -> list[Way]:
    """A card is used as it is or with any of its changes, as long as all of it can be done and paid."""
    able = _changes(game, card)
    plain = PLAIN if able else None
    found = [
        Way("+".join(change.id for change in changes) or plain, changes)
        for many in range(len(able) + 1)
        for changes in combinations(able, many)
    ]
    found = [way for way in found if _can_pay(game, card, way, ready) and _is_possible(game, card, way)]
    return [*found, Way("g-zero", free=True)] if costs_nothing(game, card) else found


@index.if_any_has(*CHANGES)
@rule("601.1a", edition="s-max")
def _changes(game: DMGame, card: Card) -> list[Ability]:
    """Find what could change how a card is used, with the card itself still counted where it is."""
    return [
        ability
        for ability in now.abilities(game, card)
        if ability.keyword in CHANGES and triggers.is_met(game, ability, Context.of(card, ability))
    ]


@rule("601.1a", also=("112.2", "112.2d"), edition="s-max")
@rule("601.1a", also=("112.2",), edition="1.13")
def _can_pay(game: DMGame, card: Card, way: Way, ready: list[Card]) -> bool:
    """Tell whether the untapped mana pays for a way to use a card; what has no cost is not paid for."""
    due = mana_due(game, card, way)
    payment = due is None or payable(game, due, now.words(game, card, "colors"), ready)
    return payment and mana_cost(game, card) is not None


@rule("601.1e", also=("409.1c", "601.1b"), edition="s-max")
@rule("601.1d", also=("601.1a", "601.1b"), edition="1.13")
def cost_in_use(game: DMGame, card: Card) -> int | None:
    """What a card costs to use is settled when it is in use, and where it lies nothing counts it any more.

    By 1.13 a card of the mana zone is still there then.
    """
    before = card.pending
    card.pending = game.edition.in_use == "pending" or card.place.zone != "mana"
    try:
        return mana_cost(game, card)
    finally:
        card.pending = before


@index.or_as_it_is(cost_in_use)
@rule("601.1e", also=("112.2d",), edition="s-max")
@rule("601.1d", edition="1.13")
def mana_due(game: DMGame, card: Card, way: Way) -> int | None:
    """A card takes its mana cost, less what makes it cheaper, and more by O-drive; or no mana at all."""
    words = [change.keyword for change in way.changes]
    if way.free or "instead" in words:
        return None
    less, more = (
        sum(change.n for change in way.changes if change.keyword == word and change.n)
        for word in ("cheaper", "o-drive")
    )
    return max(0, (cost_in_use(game, card) or 0) - less) + more


@rule("601.1a", also=("601.1b",), edition="s-max")
@rule("601.1a", edition="1.13")
def _is_possible(game: DMGame, card: Card, way: Way) -> bool:
    """Nothing is applied that cannot be done: by a card for each thing to do, and never by this card."""
    return _enough_for(game, card, _to_do(game, card, way), [])


def _to_do(game: DMGame, card: Card, way: Way) -> list[Cost]:
    """List what is done as a card is used, a card at a time."""
    costs = [cost for change in way.changes for cost in change.cost]
    return [cost for cost in costs for _ in range(select.amount(game, cost.n, Context.of(card)))]


@rule("601.1a", edition="s-max")
def _enough_for(game: DMGame, card: Card, costs: Sequence[Cost], taken: list[Card]) -> bool:
    """Tell whether there is a card for each of these, none of them taken by another."""
    return can_all_be_met([_fitting(game, card, cost, taken) for cost in costs])


@rule("601.1a", edition="s-max")
def _fitting(game: DMGame, card: Card, cost: Cost, taken: list[Card]) -> list[Card]:
    """List the cards by which this can be done: never the card in use, which moves only by being used."""
    found = select.found(game, Select(which="all", filter=cost.filter), Context.of(card))
    others = (each for each in found if isinstance(each, Card) and each is not card)
    return [each for each in others if each not in taken and can_leave(game, each)]


@rule("601.1f", edition="s-max")
@rule("601.1e", edition="1.13")
def pay_for(game: DMGame, seat: Seat, card: Card, way: Way, due: int | None) -> Flow[bool]:
    """Pay the mana, and do what else is done as the card is used.

    Returns:
        Whether the mana was paid.
    """
    if due is not None and not (yield from pay(game, seat, card, due)):
        return False
    costs = _to_do(game, card, way)
    taken: list[Card] = []
    while left := costs[len(taken) :]:
        picked = yield from _chosen(game, seat, card, left, taken)
        if not picked:
            break
        taken += picked
    for cost, each in zip(costs, taken, strict=False):
        yield from move(game, each, cost.to, "put")
    return True


def _chosen(
    game: DMGame, seat: Seat, card: Card, costs: Sequence[Cost], taken: list[Card]
) -> Flow[list[Card]]:
    """Choose the cards by which the next things are done: together, if they are all that is left to do."""
    cost, *rest = costs
    many = 1 if any(other is not cost for other in rest) else len(costs)
    options = [
        Option(card=each.ref)
        for each in _fitting(game, card, cost, taken)
        if _enough_for(game, card, costs[many:], [*taken, each])
    ]
    picked = yield from ask.some(game, seat, "choose", options, many, many, about=card.ref, part="cost")
    return [game.cards[str(option.card)] for option in picked]


@rule("601.1f", also=("112.2d",), edition="s-max")
def driven(game: DMGame, card: Card, way: Way) -> None:
    """What was paid for by O-drive waits now that the card has been used."""
    for change in way.changes:
        if change.keyword == "o-drive":
            triggers.wait(game, change, card, Context.of(card, change, Happening("use")))
