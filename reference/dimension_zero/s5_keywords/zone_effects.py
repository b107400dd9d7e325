"""5.7: zone effects, and the two of the plan zone that have a name."""

import msgspec

from duelproof.port.abilities import Ability, Trigger
from duelproof.port.abilities import Cost as Part
from duelproof.port.selections import Calc, Cond, Filter, Range, Select
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.s1_principles import cost_of
from reference.dimension_zero.s2_definitions.plan_zone import plan
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.abilities import now, select
from reference.kernel.card import Card

embodies({"5.7.1": select.works, "5.7.1-2": select.works, "5.7.1-3": select.works})


@rule("5.7.2-1", also=("5.7.2-2",))
def revelation(said: Ability) -> Ability:
    """When this card is turned up as the plan, and its player has as much energy, do what it says.

    Only the top card of the deck is turned up; a card that is put there face up has not been.
    """
    return msgspec.structs.replace(
        said,
        kind="triggered",
        zones=("deck",),
        trigger=Trigger(on="plan", self_only=True),
        needs=None if said.n is None else _with_energy(said.n),
    )


@rule("5.7.2-1")
def _with_energy(many: int) -> Cond:
    """Ask for so many cards in the player's energy zone, released or frozen."""
    cards = Select(which="all", filter=Filter(zones=("energy",), owner="you"))
    return Cond(op="number", amount=Calc(op="count", what=cards), range=Range(min=many))


@rule("5.7.3-1", also=("5.7.3-2",))
def awakening(game: Duel, card: Card) -> Cost | None:
    """Find the cost for which a card can be played while it is the plan, if it can awaken.

    It may be paid instead of the usual cost.
    """
    if now.keyword(game, card, "awakening") is None or card is not plan(game, card.owner):
        return None
    return cost_of({symbol: n for part in awakens_for(game, card) for symbol, n in part.symbols.items()})


def awakens_for(game: Duel, card: Card) -> tuple[Part, ...]:
    """Find the parts of a card's cost of awakening."""
    said = now.keyword(game, card, "awakening")
    return () if said is None else said.cost
