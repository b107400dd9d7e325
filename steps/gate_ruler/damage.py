"""Section 13: damage on the gate, and the choices about it."""

from pytest_bdd import parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.port import Item, Option
from steps.common.script import play
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, CARDS, SEAT, card, cards, seat


def damage_of(table: Table, source: str) -> Item:
    """The damage on the gate of which a card is the source.

    Raises:
        Violation: there is none, or more than one.
    """
    table.open()
    ref = table.ref(card(source))
    view = table.view()
    found = [item for item in view.stack if (item.kind, item.source) == ("damage", ref)]
    if len(found) != 1:
        raise Violation(f"damage of {source} is on the gate", expected="one process", seen=view.stack)
    return found[0]


@when(parsers.re(rf"(?P<who>{SEAT}) chooses the damage of (?P<source>{CARD})"))
def chooses_the_damage(table: Table, who: str, source: str) -> None:
    """One of the damage processes on the gate."""
    play(table, seat(who), Option(object=damage_of(table, source).oid))


@when(parsers.re(rf"(?P<who>{SEAT}) chooses the (?P<points>\d+) damage"))
def chooses_dealt_damage(table: Table, who: str, points: str) -> None:
    """One of the damages that were dealt, by how much it was."""
    play(table, seat(who), Option(value=int(points)))


@when(parsers.re(rf"(?P<who>{SEAT}) puts (?P<sources>{CARDS}) in this order"))
def puts_in_order(table: Table, who: str, sources: str) -> None:
    """Cards in an order of the player's choice, the first first."""
    table.open()
    play(table, seat(who), *(Option(card=table.ref(each)) for each in cards(sources)))


@then(parsers.re(rf"the damage of (?P<source>{CARD}) is (?P<kind>combat|effect) damage"))
def damage_is_of_kind(table: Table, source: str, kind: str) -> None:
    """Whether damage on the gate is combat damage."""
    seen = damage_of(table, source).combat
    expect(seen == (kind == "combat"), f"the damage of {source} is {kind} damage", kind, seen)


@then(parsers.re(rf"the damage of (?P<source>{CARD}) is (?P<points>\d+|nothing) for (?P<target>{CARD})"))
def damage_is(table: Table, source: str, points: str, target: str) -> None:
    """How much of one process is to be dealt to a unit or ruler; ``nothing`` if it is not hit."""
    wanted = None if points == "nothing" else int(points)
    seen = dict(damage_of(table, source).amounts).get(table.ref(card(target)))
    expect(seen == wanted, f"the damage of {source} for {target}", wanted, seen)


_ZONES = r"(?P<one>[a-z]+) zone before h(?:er|is) (?P<other>[a-z]+) zone"


@then(parsers.re(rf"(?P<what>{CARD}) came to (?P<who>{SEAT})'s {_ZONES}"))
def came_through(table: Table, what: str, who: str, one: str, other: str) -> None:
    """The last two moves of a card, by the zones that it came to."""
    ref = table.ref(card(what))
    moves = [event.place for event in table.events() if event.kind == "move" and event.card == ref]
    seen = [(place.zone, place.seat) for place in moves if place is not None][-2:]
    wanted = [(one, seat(who)), (other, seat(who))]
    expect(seen == wanted, f"{what} came to the {one} zone, then to the {other} zone", wanted, seen)
