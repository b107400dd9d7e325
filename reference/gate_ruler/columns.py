"""Section 3-6: the front row, the columns, and what stands in front of what."""

from duelproof.port import Place
from reference.gate_ruler.state import rule

_FRONT_ROW = frozenset(("attack", "defense"))
_CENTER = frozenset(("defense", "ruler"))


@rule("3-6d")
def in_front_row(spot: Place) -> bool:
    """3-6d: whether a place is in its player's front row: an attack or defense zone."""
    return spot.zone in _FRONT_ROW


@rule("3-6e-1")
def in_center(spot: Place) -> bool:
    """3-6e-1: whether a place is in the center column: the defense zone or the ruler zone."""
    return spot.zone in _CENTER


@rule("3-6e", "3-6e-1", "3-6e-2")
def share_column(one: Place, other: Place) -> bool:
    """3-6e: whether two places are in one column of one player; each attack zone is one for itself (6e-2)."""
    return one == other or (one.seat == other.seat and in_center(one) and in_center(other))


@rule("3-6e-3", "3-6e-3a")
def in_front_of(one: Place, other: Place) -> bool:
    """3-6e-3: whether a place is in front of another in the same column, as a defense zone of a ruler is."""
    return one.seat == other.seat and (one.zone, other.zone) == ("defense", "ruler")


def stands(spot: Place, relation: str, source: Place) -> bool:
    """3-6d, 3-6e: whether a place is in a row or column, or stands so to the place of the source.

    Relations are front-row, center-column, and seen from the source same-column and behind.
    """
    if relation == "front-row":
        return in_front_row(spot)
    if relation == "center-column":
        return in_center(spot)
    return share_column(spot, source) if relation == "same-column" else in_front_of(source, spot)
