"""Section 105: tapped and untapped cards, and what they can and cannot do."""

from pytest_bdd import parsers, when

from duelproof.port import Option, Seat
from steps.common.script import tries
from steps.common.table import Table
from steps.common.words import CARD, SEAT, card, seat


@when(parsers.re(rf"(?P<who>{SEAT}) tries to block with (?P<what>{CARD})"))
def a_player_tries_to_block(table: Table, who: str, what: str) -> None:
    """Uses a blocker, whether or not he is asked for one."""
    table.open()
    tries_to_block(table, seat(who), table.ref(card(what)))


def tries_to_block(table: Table, who: Seat, ref: str) -> None:
    """A "tries to" of one blocker."""
    tries(table, who, Option(verb="block", card=ref))
