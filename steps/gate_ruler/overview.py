"""Section 1: winning, losing, and what stands above the other rules."""

from pytest_bdd import given, parsers, then

from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import SEAT, seat


@given(parsers.re(rf"(?P<who>{SEAT}) has no further resources"))
def has_no_further_resources(table: Table, who: str) -> None:
    """Only the resources that the scenario gives."""
    table.filled.add((seat(who), "resource"))


@then(parsers.re(rf"(?P<who>{SEAT}) has lost the game"))
def has_lost(table: Table, who: str) -> None:
    """The game is over for this player, who lost it."""
    result = table.view().result
    expect(result is not None and seat(who) in result.losers, f"{who} has lost", seat(who), result)


@then("nobody is asked anything")
def nobody_is_asked(table: Table) -> None:
    """No question is open."""
    table.open()
    decision = table.engine.pending()
    expect(decision is None, "nobody is asked anything", None, decision)
