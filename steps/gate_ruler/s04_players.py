"""Chapter 4: the owner and the controller of a card."""

from pytest_bdd import given, parsers, then

from duelproof.port import OTHER
from duelproof.port.position import Face
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, SEAT, card, seat


@given(
    parsers.re(
        rf"(?P<who>{SEAT}) has the opponent's (?:face-(?P<face>up|down) )?(?P<name>\"[^\"]+\")"
        r" in (?:her|his) (?P<place>[a-z ]+)"
    )
)
def has_an_opponents_card(table: Table, who: str, face: Face | None, name: str, place: str) -> None:
    """Lay a card that the other player owns."""
    zone, slot = table.setting.words.place(place, seat(who))
    table.put(seat(who), zone, name.strip('"'), at=slot, owner=OTHER[seat(who)], face=face)


@then(parsers.re(rf"(?P<who>{SEAT}) controls (?P<what>{CARD})"))
def a_player_controls(table: Table, who: str, what: str) -> None:
    """Expect that a player controls a card, whoever owns it."""
    seen = table.find(card(what)).controller
    expect(seen == seat(who), f"{who} controls {what}", seat(who), seen)
