"""Appendix A: what the eight rulers give their players."""

from pytest_bdd import parsers, then

from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import SEAT, seat


@then(parsers.re(rf"(?P<who>{SEAT}) has no hand"))
def has_no_hand(table: Table, who: str) -> None:
    """Expect that the ruler gives the player no hand zone."""
    zone = table.view().seats[seat(who)].zones.get("hand")
    expect(zone is None or not zone.exists, f"{who} has no hand", None, zone)
