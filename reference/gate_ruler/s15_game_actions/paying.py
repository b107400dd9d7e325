"""15-15: paying with resources."""

from duelproof.port import Seat
from duelproof.port.abilities import Cost
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s03_zones.moving import together
from reference.gate_ruler.s14_cards_and_abilities.costs import changes_of_cost
from reference.gate_ruler.s15_game_actions.ready_and_exhaust import turn_card
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import effects
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow


@rule("15-15a", also=("14-3b-6a", "15-15b", "A-W-23"))
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


@rule("15-15a", also=("14-9e",))
def exhaust_as_cost(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
    """To pay resources is to exhaust them, all at once."""
    with together(game):
        for card in cards:
            turn_card(game, card, ready=False)
    yield from ()


@rule("15-15b", also=("15-15b-1",))
def must_be_paid(game: GateGame, card: Card) -> bool:
    """Tell whether a card can be played only by paying with resources."""
    return effects.forbidden(game, "play_unpaid", card)


@rule("15-15b-1", also=("15-15b",))
def evaded(game: GateGame, item: GateItem) -> bool:
    """What can be played only by paying with resources cannot be played without paying for its level."""
    card = item.card
    assert card is not None
    if not must_be_paid(game, card) or not amount(game, card, "cost"):
        return False
    spared = game.rules[item.controller].free or item.way.no_level
    return spared or any(change.free for change in changes_of_cost(game, item))
