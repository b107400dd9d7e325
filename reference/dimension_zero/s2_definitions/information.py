"""2.25: who sees the front of a card."""

from duelproof.port import SEATS, Seat
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.zones import ZONES
from reference.kernel.card import Card

ALL = frozenset(SEATS)
_NOBODY: frozenset[Seat] = frozenset()


@rule("2.25.1-1", also=("2.25.2-1", "2.23.2-2", "2.23.4-3", "2.23.7-2", "2.23.10-2"))
def seers(card: Card) -> frozenset[Seat]:
    """Find who sees the front of a card where it lies."""
    kind = ZONES[card.place.zone]
    if card.face == "up" or (kind.seen_by == "all" and not kind.turns_down):
        return ALL
    if kind.seen_by == "owner":
        return frozenset((card.owner,))
    return _NOBODY
