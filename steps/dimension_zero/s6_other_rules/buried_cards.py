"""Chapter 6.1: cards that lie face down under others."""

from pytest_bdd import given, parsers, then, when

from duelproof.port import Option
from steps.common.script import attempt, pointed_at
from steps.common.table import Table
from steps.common.thens import expect, expect_or_not
from steps.common.words import CARD, POSSESSIVE, SEAT, card, seat
from steps.dimension_zero.s3_course_of_play.turns import SQUARE


@given(
    parsers.re(
        rf"(?P<owner>{SEAT})'s (?P<name>\"[^\"]+\") is buried under (?P<who>{SEAT})'s (?P<host>\"[^\"]+\")"
        rf" in (?:{POSSESSIVE}) (?P<place>{SQUARE})"
    )
)
def is_buried(table: Table, owner: str, name: str, who: str, host: str, place: str) -> None:
    """Lay a card that its owner has buried under a unit or base, and lay that too if it is not there yet."""
    zone, slot = table.setting.words.place(place, seat(who))
    named = (host.strip('"'), slot)
    there = [each for each in table.laid(seat(who), zone) if (each.name, each.at) == named]
    above = there[0] if there else table.put(seat(who), zone, named[0], at=slot)
    whose = {"owner": seat(owner), "controller": seat(owner), "face": "down"}
    above.under.append(table.new_card(name.strip('"'), **whose))


@when(parsers.re(rf"(?P<who>{SEAT}) tries to swap the buried (?P<one>{CARD}) and (?P<other>{CARD})"))
def a_player_tries_to_swap(table: Table, who: str, one: str, other: str) -> None:
    """Try to have two buried cards change places."""
    table.open()
    spots = [pointed_at(table, seat(who), card(each)).card for each in (one, other)]
    attempt(table, seat(who), Option(verb="swap", card=spots[0], target=spots[1]))


@then(parsers.re(rf"(?P<what>{CARD}) lies (?P<neg>not )?buried under (?P<host>{CARD})"))
def lies_buried(table: Table, what: str, neg: str | None, host: str) -> None:
    """Expect that a card lies under another on the same square, or that it does not."""
    below, above = table.find(card(what)), table.find(card(host))
    seen = (below.role, below.at, below.ref in above.linked_to)
    wanted = ("under", above.at, True)
    expect_or_not(seen == wanted, neg, f"{what} lies {neg or ''}buried under {host}", wanted, seen)


@then(parsers.re(rf"(?P<what>{CARD}) is not buried"))
def is_not_buried(table: Table, what: str) -> None:
    """Expect that a card lies under no other."""
    seen = table.find(card(what)).role
    expect(seen != "under", f"{what} is not buried", "under no card", seen)
