"""Chapter 16: the choices that keywords leave."""

from pytest_bdd import parsers, when

from duelproof.judge.verdicts import Violation
from duelproof.port import Choice
from steps.common.script import question
from steps.common.table import Table
from steps.common.words import SEAT, seat


@when(parsers.re(rf"(?P<who>{SEAT}) chooses no card"))
def a_player_chooses_no_card(table: Table, who: str) -> None:
    """Choose none of the cards of a question that allows that."""
    decision = question(table)
    if decision is None or decision.player != seat(who):
        raise Violation(f"{who} is asked which card", expected=seat(who), seen=decision)
    table.choose(Choice(decision=decision.id, by=seat(who), pick=[]), f"{who} may choose no card")
