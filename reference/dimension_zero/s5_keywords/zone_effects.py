"""5.7: zone effects, and the two of the plan zone that have a name."""

import msgspec

from duelproof.port.abilities import Ability, Trigger
from duelproof.port.selections import Calc, Cond, Filter, Range, Select
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.s2_definitions.plan_zone import plan
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import now, select
from reference.kernel.card import Card

AWAKENING = "awakening"
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
        needs=_with_energy(said.n),
    )


@rule("5.7.2-1")
def _with_energy(many: int | None) -> Cond:
    """Ask for so many cards in the player's energy zone, released or frozen; without a number for none."""
    cards = Select(which="all", filter=Filter(zones=("energy",), owner="you"))
    return Cond(op="number", amount=Calc(op="count", what=cards), range=Range(min=many))


@rule("5.7.3-1", also=("5.7.3-2",))
def awakenings(game: Duel, card: Card) -> list[Ability]:
    """Find what says for which costs a card can be played instead of its usual one, while it is the plan."""
    return now.keywords(game, card, AWAKENING) if card is plan(game, card.owner) else []
