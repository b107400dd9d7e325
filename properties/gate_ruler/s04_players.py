"""Section 4, players: what always holds of owners, and of the summon cap."""

from collections.abc import Iterator

from duelproof.playout.group import Group
from duelproof.playout.invariant import Invariant
from duelproof.playout.lying import Seen
from duelproof.playout.scene import Scene
from duelproof.port import SEATS, View
from properties.gate_ruler.s16_keywords import keywords


def _owned(scene: Scene) -> Iterator[str]:
    yield from scene.by_zone(_brought_by_another)


def _brought_by_another(group: Group) -> list[str]:
    brought = group.table.owners
    return [
        f"{card.ref} in {group.where} is owned by {card.owner}, and {owner} brought it"
        for card in group.cards
        if card.owner != (owner := brought.get(card.ref or "", card.owner))
    ]


class ChangesOwners(Seen):
    """Says that the cards in Alice's attack zones are Bob's."""

    def change(self, view: View) -> None:
        for card in view.seats["alice"].zones["attack"].cards:
            card.owner = "bob"


def _capped(scene: Scene) -> Iterator[str]:
    """Check 15-17a-2: nobody exceeds the cap, except by a card that has to be played anyway (16-15b-1b)."""
    seat, before = scene.judge.active, scene.before
    summons, cap = scene.number(seat, "summons"), scene.number(seat, "summon_cap")
    if summons is None or cap is None or summons <= cap:
        return
    was = 0
    if before is not None and before.judge.turn == scene.judge.turn:
        was = before.number(seat, "summons") or 0
    played = {event.card for event in scene.fresh if event.kind == "played"}
    forced = sum("Forced Reveal" in keywords(card) for _, card in scene.lying if card.ref in played)
    if summons > max(was, cap) + forced:
        yield f"{seat} has summoned {summons} times with a cap of {cap}"


class SummonsWithoutEnd(Seen):
    """Counts more summons than the cap allows."""

    def change(self, view: View) -> None:
        for seat in SEATS:
            numbers = view.seats[seat].numbers
            if (cap := numbers.get("summon_cap")) is not None:
                numbers["summons"] = cap + 1


INVARIANTS = (
    Invariant(
        "owned",
        "a card is always owned by the player who brought it",
        ("GR-4-4a", "GR-4-4a-1"),
        _owned,
        (ChangesOwners,),
    ),
    Invariant(
        "capped",
        "nobody summons beyond the summon cap, unless he has to",
        ("GR-4-3a-1", "GR-15-17a-2", "GR-16-15b-1b"),
        _capped,
        (SummonsWithoutEnd,),
    ),
)
