"""What is to be done to play a card or an ability."""

from typing import Literal

import msgspec

from duelproof.port.selections import Amount, Data, Filter


class Cost(Data):
    """A part of a cost: resources or energy, cards discarded, exhausted, destroyed or put into a zone.

    It takes ``n`` of them, or ``every`` one that there is, and at least one.
    """

    kind: Literal[
        "resources", "mana", "energy", "exhaust_self", "discard", "destroy", "charges", "release", "put",
    ]  # fmt: skip
    n: Amount = 1
    symbols: dict[str, int] = msgspec.field(default_factory=dict)
    filter: Filter | None = None
    to: str = "graveyard"
    every: bool = False
