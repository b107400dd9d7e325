"""Section 14-3: what is chosen as a card or ability is played."""

import re

from pytest_bdd import parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.port import Accepted, Choice, Option
from steps.common.script import play, question, submit
from steps.common.script import tries as attempt
from steps.common.table import Attempt, Table
from steps.common.thens import expect
from steps.common.words import CARD, CARDS, SEAT, card, cards, seat
from steps.gate_ruler.main_phase_actions import pointed_at

_KINDS = {
    "a target": "target",
    "an option": "mode",
    "a number": "number",
    "a zone": "slot",
    "a payment": "pay",
    "a division": "split",
    "an order": "order",
    "whether to reveal it": "show",
}


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to choose|chooses) the options? (?P<modes>\"[^\"]+\".*)"))
def chooses_options(table: Table, who: str, tries: str, modes: str) -> None:
    """Options of a "choose so many of the following", by their ids."""
    said = [Option(value=each) for each in re.findall(r"\"([^\"]+)\"", modes)]
    (attempt if tries.startswith("tries") else play)(table, seat(who), *said)


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to choose|chooses) (?P<what>{CARDS}|{SEAT}) as the targets?"
    )
)
def chooses_targets(table: Table, who: str, tries: str, what: str) -> None:
    """The targets of what is being played, cards or a player, where they are asked for apart."""
    table.open()
    said = [pointed_at(table, seat(who), each) for each in cards(what)] or [Option(player=seat(what))]
    (attempt if tries.startswith("tries") else play)(table, seat(who), *said)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to divide|divides) it as (?P<shares>.+)"))
def divides(table: Table, who: str, tries: str, shares: str) -> None:
    """A number among targets, as in: 2 for "A" and 1 for Bob's "B"."""
    decision = question(table)
    if decision is None or decision.player != seat(who) or decision.kind != "split":
        raise Violation(f"{who} divides a number", expected="split", seen=decision)
    given = re.findall(rf"(\d+) for ({CARD})", shares)
    divided = [(Option(card=table.ref(card(name))), int(share)) for share, name in given]
    before = table.view()
    answer = submit(table, Choice(decision=decision.id, by=seat(who), divide=divided))
    accepted = isinstance(answer, Accepted)
    if tries.startswith("tries"):
        table.attempt = Attempt(
            refused=not accepted,
            code="" if isinstance(answer, Accepted) else answer.code,
            rules=(),
            before=before,
            after=table.view(),
        )
    elif not accepted:
        raise Violation(f"{who} may divide it so", expected=shares, seen=answer)


@then(parsers.re(rf"(?P<who>{SEAT}) is (?P<neg>not )?asked for (?P<what>{'|'.join(_KINDS)})"))
def is_asked_for(table: Table, who: str, neg: str | None, what: str) -> None:
    """What the open question is about, those with one answer before it answered."""
    decision = question(table)
    kind = decision.kind if decision is not None and decision.player == seat(who) else None
    expect((kind == _KINDS[what]) != bool(neg), f"{who} is {neg or ''}asked for {what}", what, kind)
