"""Section 3: what players get to see as cards move from zone to zone."""

from pytest_bdd import parsers, then

from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, SEAT, card, seat


@then(parsers.re(rf"(?P<who>{SEAT}) was (?P<neg>not )?shown (?P<what>{CARD}) before it moved"))
def was_shown_before_it_moved(table: Table, who: str, neg: str | None, what: str) -> None:
    """Whether a player was shown a card that was hidden from him before its last move."""
    ref = table.ref(card(what))
    told = [event for event in table.events(seat(who)) if event.kind in ("revealed", "move")]
    moves = [event.seq for event in table.events() if event.kind == "move" and event.card == ref]
    last = moves[-1] if moves else 0
    shown = [
        event.seq for event in told if event.kind == "revealed" and ref in event.cards and event.seq < last
    ]
    expect(bool(shown) != bool(neg), f"{who} was {neg or ''}shown {what} before it moved", what, told)
