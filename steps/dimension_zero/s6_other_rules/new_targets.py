"""Chapter 6.5: which of several targets is changed."""

from pytest_bdd import parsers, when

from duelproof.port import Option
from steps.common.script import play, question
from steps.common.table import Table
from steps.common.words import CARD, SEAT, card, seat


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) has another card become the (?:\"(?P<key>[^\"]+)\" )?target"
        rf" instead of (?P<what>{CARD})"
    )
)
def says_which_target_is_changed(table: Table, who: str, key: str | None, what: str) -> None:
    """Say which target is changed, and of a card that is one twice as which, by its key in the text."""
    ref = table.ref(card(what))
    decision = question(table)
    offered = decision.options if decision is not None else []
    named = (each for each in offered if each.card == ref and key in (None, each.value))
    play(table, seat(who), next(named, Option(card=ref, value=key)))
