"""Chapter 2: what cards are like, and what is named."""

from pytest_bdd import parsers, then, when

from duelproof.port import Option
from steps.common.script import play_or_attempt, pointed_at
from steps.common.table import Table
from steps.common.thens import expect_or_not
from steps.common.words import CARD, SEAT, card, seat


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to name|names) \"(?P<word>[^\"]+)\""))
def a_player_names(table: Table, who: str, tries: str, word: str) -> None:
    """Name a word that the engine asks for: a civilization, a race or the name of a card."""
    play_or_attempt(table, seat(who), tries, word)


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to take|takes) (?P<cost>\d+) as the cost of (?P<what>{CARD})"
    )
)
def a_player_reads_a_cost(table: Table, who: str, tries: str, cost: str, what: str) -> None:
    """Choose which cost of a card with two is read."""
    shown = pointed_at(table, seat(who), card(what))
    play_or_attempt(table, seat(who), tries, Option(card=shown.card, value=int(cost)))


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?of (?P<civilization>light|water|darkness|fire|nature)"))
def is_of_civilization(table: Table, what: str, neg: str | None, civilization: str) -> None:
    """Expect that a card is of a civilization now, or that it is not."""
    traits = table.find(card(what)).traits
    seen = traits.colors if traits is not None else []
    told = f"{what} is {neg or ''}of {civilization}"
    expect_or_not(civilization in seen, neg, told, civilization, seen)
