"""Section 15: what players choose as they carry out game actions."""

from pytest_bdd import parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.port import Accepted, Choice, Option
from steps.common.script import question, submit
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, CARDS, SEAT, card, cards, seat


@when(parsers.re(rf"(?P<who>{SEAT}) takes (?P<what>nothing|{CARDS})"))
def a_player_takes(table: Table, who: str, what: str) -> None:
    """All the cards that he chooses in a deck, at once."""
    decision = question(table)
    if decision is None or decision.player != seat(who) or decision.kind != "find":
        raise Violation(f"{who} looks through a deck", expected="find", seen=decision)
    found = [] if what == "nothing" else [Option(card=table.ref(each)) for each in cards(what)]
    answer = submit(table, Choice(decision=decision.id, by=seat(who), pick=found))
    if not isinstance(answer, Accepted):
        raise Violation(f"{who} may take these", expected=what, seen=answer)


@when(parsers.re(rf"(?P<who>{SEAT}) chooses no card"))
def a_player_chooses_no_card(table: Table, who: str) -> None:
    """None of the cards that a question is about, which leaves that open."""
    decision = question(table)
    if decision is None or decision.player != seat(who):
        raise Violation(f"{who} is asked which card", expected=who, seen=decision)
    answer = submit(table, Choice(decision=decision.id, by=seat(who), pick=[]))
    if not isinstance(answer, Accepted):
        raise Violation(f"{who} may choose none", expected=[], seen=answer)


@then(parsers.re(rf"(?P<who>{SEAT}) is asked about (?P<what>{CARD})"))
def is_asked_about(table: Table, who: str, what: str) -> None:
    """Which card's text asks: the card itself, or what it has on the gate."""
    decision = question(table)
    asks = decision.about if decision is not None and decision.player == seat(who) else None
    on_gate = {ref for item in table.view().stack if item.oid == asks for ref in (item.card, item.source)}
    wanted = table.ref(card(what))
    expect(wanted in {asks, *on_gate}, f"{who} is asked about {what}", wanted, asks)
