"""Chapter 6.5: which of several targets is changed."""

from pytest_bdd import parsers, when

from duelproof.port import Option
from steps.common.script import play, question
from steps.common.table import Table
from steps.common.words import CARD, SEAT, card, seat


@when(parsers.re(rf"(?P<who>{SEAT}) has another card become the target instead of (?P<what>{CARD})"))
def says_which_target_is_changed(table: Table, who: str, what: str) -> None:
    """Say which target is changed, whatever else an engine says of each."""
    ref = table.ref(card(what))
    decision = question(table)
    offered = decision.options if decision is not None else []
    play(table, seat(who), next((each for each in offered if each.card == ref), Option(card=ref)))
