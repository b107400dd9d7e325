"""Section 4, processing: no rule effect is due when a player has priority (4.16)."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from duelproof.playout.group import Group
from duelproof.playout.invariant import Invariant
from duelproof.playout.lying import Seen, first
from duelproof.playout.scene import Scene
from duelproof.port import SEATS, CardView, Seat, View

_LOST_BY_SMASH = 7


def _settled(scene: Scene) -> Iterator[str]:
    """Check 4.16.4: rule effects are done before anybody has priority."""
    if not scene.acting:
        return
    yield from scene.by_zone(_on_wrong_squares)
    spots = Counter(scene.by_zone(_spots_taken))
    for (at, controller), count in spots.items():
        if count > 1:
            yield f"{controller} has {count} units or bases on square {at} (4.16.4-6, 4.16.4-7)"
    for seat in SEATS:
        smashed = scene.count(seat, "smash")
        if smashed >= _LOST_BY_SMASH:
            yield f"{seat} has {smashed} smash cards and has not lost (4.16.4-1)"
        if not scene.count(seat, "deck"):
            yield f"{seat} has no deck and has not lost (4.16.4-2)"


def _on_wrong_squares(group: Group) -> list[str]:
    if group.where == "square":
        return [wrong for card in group.cards for wrong in _in_battle_space(card)]
    return [
        f"the unit {card.ref} lies on the base square {card.at} (4.16.4-14)"
        for card in (group.cards if group.name == "base" else ())
        if card.traits is not None and "unit" in card.traits.type
    ]


def _spots_taken(group: Group) -> list[tuple[str | None, Seat | None]]:
    return [(card.at, card.controller) for card in group.cards if stands(group.where, card)]


def stands(where: str, card: CardView) -> bool:
    """Tell whether a card is a unit on a battle square or a base on a base square; others lie with them."""
    kind = "unit" if where == "square" else "base" if where.endswith(".base") else None
    return card.traits is not None and kind in card.traits.type


def _in_battle_space(card: CardView) -> Iterator[str]:
    if card.traits is None:
        return
    power = card.traits.power if "unit" in card.traits.type else None
    if "base" in card.traits.type:
        yield f"the base {card.ref} lies on the battle square {card.at} (4.16.4-13)"
    elif isinstance(power, int) and power <= 0:
        yield f"{card.ref} has a power of {power} (4.16.4-4)"
    elif isinstance(power, int) and card.damage >= power:
        yield f"{card.ref} has {card.damage} damage and a power of {power} (4.16.4-5)"


class SparesTheWeak(Seen):
    """Leaves a card in battle whose power is 0."""

    def change(self, view: View) -> None:
        card = first(view, lambda where, card: where == "square" and stands(where, card))
        if card is not None and card.traits is not None:
            card.traits = msgspec.structs.replace(card.traits, power=0)


INVARIANTS = (
    Invariant(
        "settled",
        "no rule effect is due when a player has priority",
        (
            *("DZ-4.6.3", "DZ-4.16.2", "DZ-4.16.4-1", "DZ-4.16.4-2", "DZ-4.16.4-4", "DZ-4.16.4-5"),
            *("DZ-4.16.4-6", "DZ-4.16.4-7", "DZ-4.16.4-13", "DZ-4.16.4-14"),
        ),
        _settled,
        (SparesTheWeak,),
    ),
)

COURSE = {"refused": ("DZ-4.19.1",)}
