"""Section 6, other rules: where buried cards lie, and who sees them (6.1)."""

from collections.abc import Iterator

from duelproof.playout.group import Group
from duelproof.playout.invariant import Invariant
from duelproof.playout.lying import Seen, first
from duelproof.playout.scene import Scene
from duelproof.port import SEATS, CardView, Ref, View


def _buried(scene: Scene) -> Iterator[str]:
    """Check 6.1: a buried card lies face down under a card of its square, of no class and seen by nobody."""
    over = dict(scene.by_zone(_spots_of_linked))
    for where, card in scene.by_zone(_buried_in):
        if over.get(str(card.ref)) != (where, card.at):
            yield f"{card.ref} is buried in {where} under no card of its square"
        if card.traits is not None and card.traits.type:
            yield f"the buried card {card.ref} is a {'/'.join(card.traits.type)}"
        if card.face != "down":
            yield f"the buried card {card.ref} lies face up"
    for seat in SEATS:
        for group in scene.groups(seat).values():
            for where, card in group.found(_buried_in):
                if card.name is not None:
                    yield f"{seat} sees the buried card {card.name} in {where}"


def _buried_in(group: Group) -> list[tuple[str, CardView]]:
    return [(group.where, card) for card in group.cards if card.role == "under"]


def _spots_of_linked(group: Group) -> list[tuple[Ref, tuple[str, str | None]]]:
    return [(ref, (group.where, card.at)) for card in group.cards for ref in card.linked_to]


class BuriesElsewhere(Seen):
    """Says that the top card of a deck is buried."""

    def change(self, view: View) -> None:
        card = first(view, lambda where, card: where.endswith(".deck"))
        if card is not None:
            card.role = "under"


INVARIANTS = (
    Invariant(
        "buried",
        "a buried card lies face down under a card of its square, and nobody sees it",
        ("DZ-6.1.1", "DZ-6.1.3", "DZ-6.1.8", "DZ-6.1.9"),
        _buried,
        (BuriesElsewhere,),
    ),
)
