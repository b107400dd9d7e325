"""Chapter 12: what rules effects do at one moment."""

from pytest_bdd import parsers, then

from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, card


@then(parsers.re(rf"(?P<one>{CARD}) and (?P<other>{CARD}) moved in one moment"))
def moved_in_one_moment(table: Table, one: str, other: str) -> None:
    """Expect that the last moves of two cards were simultaneous."""
    refs = (table.ref(card(one)), table.ref(card(other)))
    moves = {event.card: event.batch for event in table.events() if event.kind == "move"}
    seen = [moves.get(ref) for ref in refs]
    expect(seen[0] is not None and seen[0] == seen[1], f"{one} and {other} moved at once", "one batch", seen)
