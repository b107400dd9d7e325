"""Section 13, damage: how long a countering card stays in its zone."""

from collections.abc import Iterator

from duelproof.playout.invariant import Invariant
from duelproof.playout.lying import Seen
from duelproof.playout.scene import Scene
from duelproof.port import SEATS, View
from properties.gate_ruler.s11_system import resting


def _countered(scene: Scene) -> Iterator[str]:
    """Check 13-6d-3, 14-16b: a countering card leaves when nothing that its Counter played is on the gate."""
    if not resting(scene):
        return
    sources = {item.source for item in scene.judge.stack if item.kind == "ability"}
    for seat in SEATS:
        for card in scene.cards(f"{seat}.counter"):
            if card.ref not in sources:
                yield f"{card.ref} lies in {seat}.counter, and no ability of it is on the gate"


class KeepsCounters(Seen):
    """Shows the cards of Alice's damage zone in her counter zone."""

    def change(self, view: View) -> None:
        zones = view.seats["alice"].zones
        zones["counter"].cards += zones["damage"].cards
        zones["counter"].count += zones["damage"].count
        zones["damage"].cards, zones["damage"].count = [], 0


INVARIANTS = (
    Invariant(
        "countered",
        "a card lies in a counter zone only as long as its Counter ability is on the gate",
        ("GR-13-6d-2", "GR-13-6d-3", "GR-14-16b-1", "GR-14-16b-2"),
        _countered,
        (KeepsCounters,),
    ),
)
