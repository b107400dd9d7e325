"""Section 5: nobody plays on with five points (5.1)."""

from collections.abc import Iterator

from duelproof.playout import everywhere as every
from duelproof.playout.invariant import Invariant
from duelproof.playout.lying import Seen
from duelproof.playout.scene import Scene
from duelproof.port import SEATS, View

ENOUGH = 5


def _enough(scene: Scene) -> Iterator[str]:
    for seat in SEATS:
        points = scene.number(seat, "points") or 0
        if points >= ENOUGH and scene.decision is not None:
            yield f"{seat} has {points} points, and the game goes on"


class GivesPointsAway(Seen):
    """Tells of five points more for Bob than he has."""

    def change(self, view: View) -> None:
        view.seats["bob"].numbers["points"] = 5


INVARIANTS = (
    every.over("LA-5.1", "LA-5.2", "LA-5.3"),
    Invariant("enough", "whoever has five points has won", ("LA-5.1",), _enough, (GivesPointsAway,)),
)
COURSE = {"ends": ("LA-5.1", "LA-5.2")}
