"""What a player pays to play a card or an ability."""

import msgspec

from duelproof.port.selections import Amount, Data, Filter
from duelproof.port.words import CostWord, Destination, Symbol


class Cost(Data):
    """A part of a cost: resources or energy, cards discarded, exhausted, destroyed or put into a zone.

    ``kind`` is the book's word for it. It takes ``n`` of them, or ``every`` one that there is, and then at
    least one.
    """

    kind: CostWord
    n: Amount = 1
    symbols: dict[Symbol, int] = msgspec.field(default_factory=dict)
    filter: Filter | None = None
    to: Destination = "graveyard"
    every: bool = False
