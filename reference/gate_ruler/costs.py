"""Costs: what can be paid (14-3b-8), and paying it."""

from duelproof.port import Cause, Seat
from duelproof.port.abilities import Cost
from reference.gate_ruler.rulers import EACH_RULER
from reference.gate_ruler.state import GateGame, amount, rule
from reference.gate_ruler.zones import move, turn_card
from reference.kernel import ask, effects, select
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow, place


@rule("14-3b-6a", "15-15a", "A-W-23")
def resources(game: GateGame, seat: Seat) -> list[Card]:
    """15-15a: what a player can exhaust to pay: ready resources, and what an effect lets stand for one."""
    ready = [card for card in game.zone("resource", seat) if card.turned == "ready"]
    ruler = game.rulers[seat]
    if ruler.turned == "ready" and effects.permitted(game, "pay_as_resource", ruler):
        ready.append(ruler)
    return ready


@rule("14-3b-6a", *EACH_RULER)
def level_cost(game: GateGame, seat: Seat, card: Card) -> int:
    """14-3b-6a: a card's level in resources, which some rulers do not have their player spend."""
    return 0 if game.rules[seat].free else max(0, amount(game, card, "cost"))


@rule("16-15b-1", "16-15b-1b")
def affordable(game: GateGame, seat: Seat, cost: int) -> int:
    """16-15b-1: as much of a cost in resources as can be paid now."""
    return min(cost, len(resources(game, seat)))


@rule("15-15a")
def pay_resources(game: GateGame, seat: Seat, count: int, about: str | None = None) -> Flow[None]:
    """15-15a: exhaust that many ready resources of the player's choice."""
    if count <= 0:
        return
    options = [game.option_for(card) for card in resources(game, seat)]
    chosen = yield from ask.some(game, seat, "pay", options, count, count, about=about)
    with game.log.caused(Cause(by="cost", item=about, player=seat)), game.log.together():
        for option in chosen:
            turn_card(game, game.cards[str(option.card)], ready=False)


def payable(game: GateGame, seat: Seat, costs: tuple[Cost, ...], source: Card) -> bool:
    """14-3b-8: whether the whole of a cost can be paid."""
    ctx = Context(controller=seat, source=source)
    for cost in costs:
        many = select.amount(game, cost.n, ctx)
        if cost.kind == "exhaust_self":
            if source.turned != "ready":
                return False
        elif len(_payments(game, seat, cost, source)) < many:
            return False
    return True


@rule("14-3b-8", "14-3b-8a")
def pay(game: GateGame, seat: Seat, costs: tuple[Cost, ...], source: Card, about: str | None) -> Flow[None]:
    """14-3b-8a: pay the parts of a cost in the order written."""
    ctx = Context(controller=seat, source=source)
    for cost in costs:
        many = select.amount(game, cost.n, ctx)
        if cost.kind == "exhaust_self":
            turn_card(game, source, ready=False)
        elif cost.kind == "resources":
            yield from pay_resources(game, seat, many, about)
        else:
            options = [game.option_for(card) for card in _payments(game, seat, cost, source)]
            chosen = yield from ask.some(game, seat, "pay", options, many, many, about=about)
            for option in chosen:
                card = game.cards[str(option.card)]
                verb = "discard" if cost.kind == "discard" else "put"
                move(game, card, place("graveyard", card.owner), verb)


def _payments(game: GateGame, seat: Seat, cost: Cost, source: Card) -> list[Card]:
    """The cards of which a part of a cost can be paid."""
    if cost.kind == "resources":
        return resources(game, seat)
    if cost.kind == "charges":
        return list(source.under)
    if cost.kind == "discard" and game.has_zone("hand", seat):
        ctx = Context(controller=seat, source=source)
        hand = [card for card in game.zone("hand", seat) if card is not source]
        wanted = cost.filter
        return [card for card in hand if wanted is None or select.matches(game, card, wanted, ctx)]
    return []
