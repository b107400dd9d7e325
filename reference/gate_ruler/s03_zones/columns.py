"""3-6d, 3-6e: the front row and the columns."""

from duelproof.port import Place
from reference.gate_ruler.editions import rule
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card


def stands(spot: Place, relation: str, source: Place) -> bool:
    """Tell whether a place is in a row or column, or stands in this relation to the place of the source.

    Relations are front-row, center-column, and seen from the source same-column and behind.
    """
    if relation == "front-row":
        return in_front_row(spot)
    if relation == "center-column":
        return in_center(spot)
    return share_column(spot, source) if relation == "same-column" else in_front_of(source, spot)


@rule("3-6d")
def in_front_row(spot: Place) -> bool:
    """Attack and defense zones are their player's front row."""
    return spot.zone in _FRONT_ROW


_FRONT_ROW = frozenset(("attack", "defense"))


@rule("3-6e", also=("3-6e-1", "3-6e-2"))
def share_column(one: Place, other: Place) -> bool:
    """Two places of a player are in the same column if they are one place or both in the center."""
    return one == other or (one.seat == other.seat and in_center(one) and in_center(other))


@rule("3-6e-1")
def in_center(spot: Place) -> bool:
    """The defense zone and the ruler zone are the center column."""
    return spot.zone in _CENTER


_CENTER = frozenset(("defense", "ruler"))


@rule("3-6e-3", also=("3-6e-3a",))
def in_front_of(one: Place, other: Place) -> bool:
    """In the center column the defense zone is in front of the ruler zone."""
    return one.seat == other.seat and (one.zone, other.zone) == ("defense", "ruler")


@rule("3-6e-3b", also=("3-9a", "3-6e", "3-6e-1", "3-6e-2", "3-6e-3a"))
def frontmost(game: GateGame, column: Place) -> Card | None:
    """The frontmost card of a column is its unit, or in the center column the ruler behind it."""
    cards = game.zones[column]
    if cards:
        return cards[-1]
    if column.zone != "defense":
        return None
    assert column.seat is not None
    return game.rulers[column.seat]
