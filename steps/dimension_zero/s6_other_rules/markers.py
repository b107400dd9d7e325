"""Chapter 6.7: markers that lie on squares as a table is set up."""

from pytest_bdd import given, parsers

from duelproof.port.position import SeatPosition
from steps.common.table import Table
from steps.common.words import COUNT, POSSESSIVE, SEAT, count, seat


@given(
    parsers.re(
        rf"(?P<who>{SEAT}) has (?P<many>{COUNT}) markers? on (?:{POSSESSIVE}) (?P<place>[a-z]+ [a-z]+ square)"
    )
)
def has_markers(table: Table, who: str, many: str, place: str) -> None:
    """Lay markers on a square as a player sees it."""
    player = seat(who)
    _, slot = table.setting.words.place(place, player)
    side = table.position.seats.setdefault(player, SeatPosition())
    side.markers[str(slot)] = {"cairn": count(many)}
