"""The state of a game beside what every game has: points, and how often was passed."""

from dataclasses import dataclass, field

from duelproof.port import Seat
from reference.kernel.card import Card
from reference.kernel.game import Game


@dataclass(slots=True, eq=False)
class Evening(Game):
    """A game of Lanterns. ``passes`` counts how many turns running nothing was hung."""

    points: dict[Seat, int] = field(default_factory=dict)
    passes: int = 0

    @property
    def row(self) -> list[Card]:
        """The lanterns in the row, from left to right."""
        return self.zone("row")
