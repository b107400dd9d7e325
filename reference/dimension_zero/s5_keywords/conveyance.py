"""5.16: conveyance."""

from duelproof.port import Option, Seat
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s5_keywords.call import payable_with_calls
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("5.16.2", also=("5.16.1",))
def carriers(game: Duel, seat: Seat, card: Card) -> list[Card]:
    """Find the bases that can be frozen instead of paying a unit's move cost; none if they are too few."""
    said = now.keyword(game, card, "conveyance")
    if said is None:
        return []
    there = [each for cards in game.bases[seat].values() for each in cards if _carries(each)]
    return there if len(there) >= (said.n or 0) else []


@rule("5.16.2")
def _carries(base: Card) -> bool:
    """Tell whether a card on a base square is a released base."""
    return "base" in base.printed.type and base.turned == "ready"


@rule("5.16.2", also=("5.16.3",))
def choose_carriers(game: Duel, seat: Seat, card: Card, cost: Cost) -> Flow[tuple[list[Card], Cost]]:
    """Ask whether to freeze bases instead of paying the move cost, and which.

    They stand for the move cost alone: additional costs are paid all the same.
    """
    there = carriers(game, seat, card)
    said = now.keyword(game, card, "conveyance")
    if not there or said is None:
        return [], cost
    usual = payable_with_calls(game, seat, card, cost)
    if usual and not (yield from ask.may(game, seat, about=card.ref, kind="alt_cost")):
        return [], cost
    by_option = {Option(card=each.ref): each for each in there}
    many = said.n or 0
    picked = yield from ask.some(game, seat, "pay", list(by_option), many, many, about=card.ref)
    return [by_option[option] for option in picked], Cost(0)
