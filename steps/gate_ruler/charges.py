"""Sections 3-14 and 15-14: charges, and the cards that they are linked to."""

from pytest_bdd import given, parsers, then

from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, SEAT, card, seat


@given(
    parsers.re(
        rf"\"(?P<charge>[^\"]+)\" is a charge of (?P<who>{SEAT})'s \"(?P<host>[^\"]+)\""
        r" in (?:her|his) (?P<place>[a-z ]+ zone)"
    )
)
def is_a_charge(table: Table, charge: str, who: str, host: str, place: str) -> None:
    """A card in play (laid with its first charge) has a charge."""
    zone, slot = table.setting.words.place(place, seat(who))
    there = [each for each in table.laid(seat(who), zone) if (each.name, each.at) == (host, slot)]
    above = there[0] if there else table.put(seat(who), zone, host, at=slot)
    above.under.append(table.new_card(charge))


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?a charge of (?P<host>{CARD})"))
def card_is_a_charge(table: Table, what: str, neg: str | None, host: str) -> None:
    """Whether a card lies linked to another."""
    seen = table.find(card(host)).linked_to
    ref = table.ref(card(what))
    expect((ref in seen) != bool(neg), f"{what} is {neg or ''}a charge of {host}", ref, seen)


@then(parsers.re(rf"(?P<one>{CARD}) and (?P<other>{CARD}) moved in one moment"))
def moved_in_one_moment(table: Table, one: str, other: str) -> None:
    """The last moves of two cards were simultaneous."""
    refs = (table.ref(card(one)), table.ref(card(other)))
    moves = {event.card: event.batch for event in table.events() if event.kind == "move"}
    seen = [moves.get(ref) for ref in refs]
    expect(seen[0] is not None and seen[0] == seen[1], f"{one} and {other} moved at once", "one batch", seen)
