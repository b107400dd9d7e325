"""Chapter 9: what is on the gate, and who may add to it."""

import re

from pytest_bdd import given, parsers, then, when

from duelproof.port import Item, Option, Seat
from steps.common.script import offered, play
from steps.common.table import Table
from steps.common.thens import expect, expect_or_not
from steps.common.words import CARD, SEAT, card, seat

_KINDS = {
    "an ability": "ability",
    "damage": "damage",
    "a destruction": "destruction",
    "a defeat": "defeat",
    "ruler damage": "ruler-damage",
    "a drive": "drive",
}


@given(parsers.re(rf"(?P<who>{SEAT}) could respond"))
def could_respond(table: Table, who: str) -> None:
    """Give a player an instant that does nothing, so that she is asked whenever she has priority."""
    table.filled.add((seat(who), "responses"))


@when(parsers.re(rf"(?P<who>{SEAT}) chooses (?P<what>[^\"]*{CARD}) on the gate"))
def chooses_on_the_gate(table: Table, who: str, what: str) -> None:
    """Choose an object of the gate, in the words of "from its top the gate holds"."""
    table.open()
    found = [item for item in table.view().stack if _is(table, item, what)]
    expect(len(found) == 1, f"{what} is on the gate", "one object", found)
    play(table, seat(who), Option(object=found[0].oid))


@then(parsers.re(r"from its top the gate holds (?P<items>.+)"))
def gate_holds(table: Table, items: str) -> None:
    """Expect these objects on the gate and no others: cards, or processes "of" their cards or players."""
    wanted = items.split(", ")
    seen = table.view().stack
    fitting = len(seen) == len(wanted) and all(
        _is(table, item, said) for item, said in zip(seen, wanted, strict=True)
    )
    expect(fitting, f"the gate holds {items}", wanted, seen)


@then("the gate is empty")
def gate_is_empty(table: Table) -> None:
    """Expect nothing on the gate."""
    seen = table.view().stack
    expect(not seen, "the gate is empty", [], seen)


@then(parsers.re(rf"(?P<who>{SEAT}) is (?P<neg>not )?asked to act"))
def is_asked_to_act(table: Table, who: str, neg: str | None) -> None:
    """Expect that a player has priority and may pass, or that he has not."""
    there = offered(table, seat(who))
    asked = any(option.verb == "pass" for option in there)
    expect_or_not(asked, neg, f"{who} is {neg or ''}asked to act", "asked", there)


def _is(table: Table, item: Item, said: str) -> bool:
    """Return whether an object of the gate is the one that a scenario names.

    Raises:
        ValueError: the scenario names no object of the gate.
    """
    if re.fullmatch(CARD, said):
        return item.kind == "card" and item.card in _refs(table, said)
    kind, _, of = said.partition(" of ")
    if kind not in _KINDS or not of:
        kinds = ", ".join(_KINDS)
        raise ValueError(f'{said!r} names nothing on the gate; write a card, or one of {kinds} with "of ..."')
    if item.kind != _KINDS[kind]:
        return False
    named = of.split(" and ")
    if kind in ("an ability", "damage"):
        return item.source in _refs(table, of)
    if kind in ("ruler damage", "a drive"):
        return item.controller == seat(of)
    return len(item.linked) == len(named) and all(_is_linked(table, item, each) for each in named)


def _is_linked(table: Table, item: Item, name: str) -> bool:
    """Return whether a process is linked to a card or player."""
    return bool(_refs(table, name) & set(item.linked)) if '"' in name else seat(name) in item.linked


def _refs(table: Table, name: str) -> set[Seat | str | None]:
    """Return the refs of the cards that a name means: one, if it says which."""
    wanted = card(name)
    found = table.find_all(wanted)
    if wanted.index is not None:
        found = found[wanted.index : wanted.index + 1]
    return {each.ref for each in found}
