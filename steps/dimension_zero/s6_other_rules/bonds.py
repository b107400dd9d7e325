"""Chapter 6: strategies that are bonded to units."""

from pytest_bdd import given, parsers, then

from duelproof.port import CardIn, laid
from duelproof.port.position import AttachedCard
from steps.common.table import Table
from steps.common.thens import expect_or_not
from steps.common.words import CARD, SEAT, CardName, card, seat


@given(parsers.re(rf"(?P<who>{SEAT}) has an? (?P<name>\"[^\"]+\") bonded to (?P<unit>{CARD})"))
def has_a_bonded_strategy(table: Table, who: str, name: str, unit: str) -> None:
    """Lay a strategy on the square of a unit that lies there, bonded to it."""
    strategy = table.new_card(name.strip('"'), owner=seat(who), controller=seat(who))
    _laid_unit(table, card(unit)).attached.append(AttachedCard(card=strategy, way="bond"))


def _laid_unit(table: Table, wanted: CardName) -> CardIn:
    """Return the card of the position that a Given names.

    Raises:
        LookupError: there is none, or there are several.
    """
    found = [
        each
        for player, each in laid(table.position)
        if each.name == wanted.name and wanted.owner in (None, each.owner or player)
    ]
    if len(found) != 1:
        raise LookupError(f"{len(found)} cards {wanted} were laid; write whose")
    return found[0]


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?bonded to (?P<unit>{CARD})"))
def is_bonded_to(table: Table, what: str, neg: str | None, unit: str) -> None:
    """Expect that a strategy is bonded to a unit, or that it is not."""
    strategy, ref = table.find(card(what)), table.ref(card(unit))
    there = strategy.role == "bond" and ref in strategy.linked_to
    expect_or_not(there, neg, f"{what} is {neg or ''}bonded to {unit}", unit, strategy.linked_to)
