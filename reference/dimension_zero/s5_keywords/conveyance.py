"""5.16: conveyance."""

from duelproof.port import Option, Seat
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.classes import bases_of
from reference.dimension_zero.s5_keywords.call import payable_with_calls
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("5.16.2", also=("5.16.1",))
def carriers(game: Duel, seat: Seat, card: Card) -> list[Card]:
    """Find the bases that can be frozen instead of paying a unit's move cost; none if they are too few."""
    numbers = _numbers(game, card)
    if not numbers:
        return []
    there = [each for each in bases_of(game, seat) if each.turned == "ready"]
    return there if len(there) >= min(numbers) else []


@rule("5.16.2", also=("4.2.3",))
def _numbers(game: Duel, card: Card) -> dict[int, str]:
    """Find how many bases can be frozen for a unit, each number with the conveyance that says it."""
    found = {}
    for said in now.keywords(game, card, "conveyance"):
        assert said.n is not None
        found[said.n] = said.id
    return found


@rule("5.16.2", also=("5.16.3", "4.7.3-2"))
def choose_carriers(game: Duel, seat: Seat, card: Card, cost: Cost) -> Flow[tuple[list[Card], Cost]]:
    """Ask whether to freeze bases instead of paying the move cost, by which conveyance, and which bases.

    They stand for the move cost alone: additional costs are paid all the same.
    """
    there = carriers(game, seat, card)
    if not there:
        return [], cost
    usual = payable_with_calls(game, seat, card, cost)
    if usual and not (yield from ask.may(game, seat, about=card.ref, kind="alt_cost")):
        return [], cost
    texts = {Option(value=text): many for many, text in _numbers(game, card).items() if many <= len(there)}
    many = texts[(yield from ask.one(game, seat, "mode", list(texts), about=card.ref))]
    by_option = {Option(card=each.ref): each for each in there}
    picked = yield from ask.some(game, seat, "pay", list(by_option), many, many, about=card.ref)
    return [by_option[option] for option in picked], Cost(0)
