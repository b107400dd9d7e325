"""Section 4: who controls what."""

from pytest_bdd import parsers, then

from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, SEAT, card, seat


@then(parsers.re(rf"(?P<who>{SEAT}) controls (?P<what>{CARD})"))
def a_player_controls(table: Table, who: str, what: str) -> None:
    """Whose a card is now, whoever brought it."""
    seen = table.find(card(what)).controller
    expect(seen == seat(who), f"{who} controls {what}", seat(who), seen)
