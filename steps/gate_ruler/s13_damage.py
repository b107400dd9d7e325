"""Chapter 13: damage on the gate, and the choices of players as it is dealt."""

from pytest_bdd import parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.port import Item, Option
from steps.common.script import play
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, CARDS, SEAT, card, cards, seat


def _damage_of(table: Table, source: str) -> Item:
    """Return the damage on the gate whose source is a card.

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
    """Choose one of the damage processes on the gate."""
    play(table, seat(who), Option(object=_damage_of(table, source).oid))


@when(parsers.re(rf"(?P<who>{SEAT}) chooses the (?P<points>\d+) damage"))
def chooses_dealt_damage(table: Table, who: str, points: str) -> None:
    """Choose one of the damages that were dealt, by its points."""
    play(table, seat(who), Option(value=int(points)))


@when(parsers.re(rf"(?P<who>{SEAT}) puts (?P<sources>{CARDS}) in this order"))
def puts_in_order(table: Table, who: str, sources: str) -> None:
    """Put cards in an order."""
    table.open()
    play(table, seat(who), *(Option(card=table.ref(each)) for each in cards(sources)))


@then(parsers.re(rf"the damage of (?P<source>{CARD}) is (?P<kind>combat|effect) damage"))
def damage_is_of_kind(table: Table, source: str, kind: str) -> None:
    """Expect that damage on the gate is combat damage, or effect damage."""
    seen = "combat" if _damage_of(table, source).combat else "effect"
    expect(seen == kind, f"the damage of {source} is {kind} damage", kind, seen)


@then(parsers.re(rf"the damage of (?P<source>{CARD}) is (?P<points>\d+|nothing) for (?P<target>{CARD})"))
def damage_is(table: Table, source: str, points: str, target: str) -> None:
    """Expect that one process deals so much damage to a unit or ruler; "nothing" if it does not hit it."""
    wanted = None if points == "nothing" else int(points)
    seen = dict(_damage_of(table, source).amounts).get(table.ref(card(target)))
    expect(seen == wanted, f"the damage of {source} for {target} is {points}", wanted, seen)


@then(parsers.re(rf"the damage on the gate for (?P<what>{CARD}) is (?P<amount>\d+)"))
def damage_on_gate(table: Table, what: str, amount: str) -> None:
    """Expect that all processes on the gate together deal so much damage to a unit or ruler."""
    ref = table.ref(card(what))
    seen = sum(points for item in table.view().stack for target, points in item.amounts if target == ref)
    expect(seen == int(amount), f"the damage on the gate for {what} is {amount}", int(amount), seen)
