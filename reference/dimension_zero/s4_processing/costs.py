"""4.7.2-4 and 4.7.2-8: what a cost asks for beside energy, and how all of it is paid."""

from collections.abc import Sequence

from duelproof.port import Option, Seat
from duelproof.port.abilities import Cost as Part
from duelproof.port.selections import Select
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s4_processing import payment
from reference.dimension_zero.s4_processing.replacement_effects import bury
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.abilities import now, select
from reference.kernel.abilities.choosing import pointed_at
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("4.7.2-4")
def added(game: Duel, card: Card) -> tuple[Part, ...]:
    """Find what is paid to play a card on top of its use cost."""
    said = now.keyword(game, card, "additional_cost")
    return () if said is None else said.cost


@rule("4.7.2-8", also=("4.3.1", "4.7.2-4"))
def payable_beside(game: Duel, seat: Seat, card: Card, parts: Sequence[Part], ctx: Context) -> bool:
    """Tell whether a player can pay what a cost asks for beside energy."""
    if any(part.kind == "exhaust_self" for part in parts) and card.turned != "ready":
        return False
    hand = [held for held in game.hands[seat] if held is not card]
    if sum(select.amount(game, part.n, ctx) for part in parts if part.kind == "discard") > len(hand):
        return False
    return all(
        select.amount(game, part.n, ctx) <= len(_to_sacrifice(game, seat, part, ctx))
        for part in parts
        if part.kind == "destroy" and part.filter is not None
    )


@rule("4.7.2-8", also=("4.3.1", "4.7.2-4"))
def pay_all(
    game: Duel,
    seat: Seat,
    card: Card,
    energy: Cost,
    parts: Sequence[Part],
    ctx: Context,
    called: Sequence[Card] = (),
) -> Flow[None]:
    """Pay all that a cost asks for at the same time: the player chooses for each part, then all is done.

    Cards that are frozen for their call are frozen with the others.
    """
    frozen = [*called, *(card for part in parts if part.kind == "exhaust_self")]
    going: list[tuple[str, list[Card]]] = []
    for part in parts:
        if part.kind == "destroy":
            destroyed = yield from _sacrificed(game, seat, card, part, ctx)
            going.append(("sacrifice", destroyed))
        elif part.kind == "discard":
            discarded = yield from _discarded(game, seat, part, ctx)
            going.append(("discard", discarded))
    with game.log.together():
        yield from payment.pay(game, seat, energy, ctx.item, frozen)
        for name, cards in going:
            yield from bury(game, cards, name, ctx)


@rule("4.7.2-8", also=("4.3.1",))
def _discarded(game: Duel, seat: Seat, part: Part, ctx: Context) -> Flow[list[Card]]:
    """Choose cards of the hand that are put into the graveyard as a cost."""
    many = select.amount(game, part.n, ctx)
    options = [Option(card=held.ref) for held in game.hands[seat]]
    picked = yield from ask.some(game, seat, "pay", options, many, many, about=ctx.item)
    return [game.cards[str(chosen.card)] for chosen in picked]


@rule("4.7.2-8", also=("2.23.1-4", "4.3.1"))
def _sacrificed(game: Duel, seat: Seat, card: Card, part: Part, ctx: Context) -> Flow[list[Card]]:
    """Choose what is sacrificed as a cost: the card itself, or others that the player controls."""
    if part.filter is None:
        return [card]
    meant = {pointed_at(game, each, seat): each for each in _to_sacrifice(game, seat, part, ctx)}
    many = select.amount(game, part.n, ctx)
    picked = yield from ask.some(game, seat, "pay", list(meant), many, many, about=ctx.item)
    return [meant[chosen] for chosen in picked]


@rule("4.7.2-8", also=("2.23.1-4", "4.3.1"))
def _to_sacrifice(game: Duel, seat: Seat, part: Part, ctx: Context) -> list[Card]:
    """Find what a player may sacrifice: of what the cost names only cards that the player controls."""
    things = select.found(game, Select(which="all", filter=part.filter), ctx)
    return [each for each in things if isinstance(each, Card) and each.controller == seat]
