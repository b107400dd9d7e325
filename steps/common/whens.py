"""Whens of all games: passing, conceding, and choosing what is asked."""

from pytest_bdd import parsers, when

from duelproof.port import Choice, Option
from steps.common.script import pass_once, pass_until, play, play_or_attempt, reached, try_choice
from steps.common.table import Table
from steps.common.words import CARDS, SEAT, cards, seat


@when(parsers.re(rf"(?P<who>{SEAT}) passes"))
def a_player_passes(table: Table, who: str) -> None:
    """Give up priority, or do nothing more in this phase."""
    pass_once(table, seat(who))


@when(parsers.re(r"everyone passes until (?P<what>.+)"))
def everyone_passes(table: Table, what: str) -> None:
    """Let nobody do anything until the table is as said."""
    pass_until(table, reached(table, what), what)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to concede|concedes)"))
def a_player_concedes(table: Table, who: str, tries: str) -> None:
    """Concede, whether or not the player is asked anything, or try to."""
    table.open()
    decision = table.pending()
    choice = Choice(decision=decision.id if decision else 0, by=seat(who), concede=True)
    if tries == "concedes":
        table.choose(choice, f"{who} may concede")
    else:
        try_choice(table, choice)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to choose|chooses) (?P<what>{CARDS})"))
def a_player_chooses_cards(table: Table, who: str, tries: str, what: str) -> None:
    """Choose a card, or several where the engine asks for several at once."""
    play_or_attempt(table, seat(who), tries, *(Option(card=table.ref(each)) for each in cards(what)))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to choose|chooses) the number (?P<number>-?\d+)"))
def a_player_chooses_a_number(table: Table, who: str, tries: str, number: str) -> None:
    """Choose a number that the engine asks for."""
    play_or_attempt(table, seat(who), tries, int(number))


@when(parsers.re(rf"(?P<who>{SEAT}) says (?P<word>yes|no)(?:, paying with (?P<paying>{CARDS}))?"))
def a_player_says(table: Table, who: str, word: str, paying: str | None) -> None:
    """Say whether to do something optional, and with which cards to pay for it."""
    with_cards = [Option(card=table.ref(each)) for each in cards(paying or "")]
    play(table, seat(who), Option(value=word == "yes"), *with_cards)
