"""Zones as a viewer sees them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from duelproof.port import Place, Seat, Viewer
from duelproof.port.cards import Traits
from duelproof.port.position import Turned
from duelproof.port.views import CardView, ZoneView

SeenBy = Literal["all", "owner", "none"]
"""Which players see the fronts of the cards in a zone. The judge sees all."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of a zone: its ref, what is printed on it, how it lies, and its slot where a zone has some."""

    ref: str
    traits: Traits
    turned: Turned | None = None
    slot: str | None = None


def pose(tapped: bool) -> Literal["ready", "exhausted"]:
    """Return the port's word for a card that is tapped, or is not."""
    return "exhausted" if tapped else "ready"


def handles(place: Place, cards: Iterable[Lying]) -> list[str]:
    """Name the cards of a zone as who may not see them points at them."""
    named = f"{place.seat}.{place.zone}" if place.seat else place.zone
    before: Counter[str] = Counter()
    found = []
    for number, card in enumerate(cards, 1):
        spot = card.slot or str(number)
        before[spot] += 1
        found.append(f"{named}#{spot}" + (f".{before[spot]}" if before[spot] > 1 else ""))
    return found


def zone_view(viewer: Viewer, place: Place, cards: list[Lying], seen_by: SeenBy) -> ZoneView:
    """Show the cards of a player's zone in their order to a viewer."""
    assert place.seat is not None
    seen = viewer == "judge" or seen_by == "all" or (seen_by == "owner" and viewer == place.seat)
    shown = [
        _card_view(place.seat, handle, card, seen=seen, down=seen_by != "all")
        for handle, card in zip(handles(place, cards), cards, strict=True)
    ]
    return ZoneView(count=len(cards), cards=shown)


def _card_view(seat: Seat, handle: str, card: Lying, *, seen: bool, down: bool) -> CardView:
    return CardView(
        handle=handle,
        ref=card.ref if seen else None,
        name=card.traits.name if seen else None,
        owner=seat,
        controller=seat,
        at=card.slot,
        face="down" if down else "up",
        turned=card.turned,
        traits=card.traits if seen else None,
    )
