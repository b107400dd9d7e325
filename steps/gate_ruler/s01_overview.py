"""Chapter 1: winning and losing."""

from pytest_bdd import parsers, then

from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import SEAT, seat


@then(parsers.re(rf"(?P<who>{SEAT}) has lost the game"))
def has_lost(table: Table, who: str) -> None:
    """Expect that the game is over and that this player lost it."""
    result = table.view().result
    expect(result is not None and seat(who) in result.losers, f"{who} has lost", seat(who), result)
