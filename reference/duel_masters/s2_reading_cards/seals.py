"""200.3b: what is read of a card that is a seal."""

from duelproof.port.cards import Traits
from reference.duel_masters.editions import rule
from reference.kernel.card import Card

SEAL = Traits(type=[], name="", cost=0)
"""200.3b: all that a seal is: a card that costs 0."""


@rule("200.3b", edition="s-max")
def read_as_seal(card: Card) -> None:
    """A card that lies face down in the battle zone costs 0, and says nothing else."""
    card.read_as(SEAL, [])
    card.whole = False
