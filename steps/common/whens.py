"""Whens of all games: passing, conceding, and choosing what is asked."""

from pytest_bdd import parsers, when

from duelproof.port import Choice, Option
from steps.common.script import passes, passes_until, play, reached, submit, tries
from steps.common.table import Table
from steps.common.words import CARDS, SEAT, cards, seat


@when(parsers.re(rf"(?P<who>{SEAT}) passes"))
def a_player_passes(table: Table, who: str) -> None:
    """Gives up priority, or does nothing more in this phase."""
    passes(table, seat(who))


@when(parsers.re(r"everyone passes until (?P<what>.+)"))
def everyone_passes(table: Table, what: str) -> None:
    """The named default: nobody does anything until the table is as said."""
    passes_until(table, reached(table, what), what)


@when(parsers.re(rf"(?P<who>{SEAT}) concedes"))
def a_player_concedes(table: Table, who: str) -> None:
    """Whether or not he is asked anything."""
    table.open()
    decision = table.engine.pending()
    submit(table, Choice(decision=decision.id if decision else 0, by=seat(who), concede=True))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to choose|chooses) (?P<what>{CARDS})"))
def a_player_chooses_cards(table: Table, who: str, tries: str, what: str) -> None:
    """A card, or several, where so many are asked for at once."""
    _play_or_try(table, who, tries, *(Option(card=table.ref(each)) for each in cards(what)))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to choose|chooses) the number (?P<number>-?\d+)"))
def a_player_chooses_a_number(table: Table, who: str, tries: str, number: str) -> None:
    """A number, where one is asked for."""
    _play_or_try(table, who, tries, int(number))


@when(parsers.re(rf"(?P<who>{SEAT}) says (?P<word>yes|no)(?:, paying with (?P<paying>{CARDS}))?"))
def a_player_says(table: Table, who: str, word: str, paying: str | None) -> None:
    """Whether to do what is optional, and what with, if that is said."""
    with_cards = [Option(card=table.ref(each)) for each in cards(paying or "")]
    play(table, seat(who), Option(value=word == "yes"), *with_cards)


def _play_or_try(table: Table, who: str, said: str, *parts: Option | int | str) -> None:
    if said.startswith("tries"):
        tries_it(table, who, *parts)
    else:
        play(table, seat(who), *parts)


def tries_it(table: Table, who: str, *parts: Option | int | str) -> None:
    """A "tries to" of a player by name."""
    tries(table, seat(who), *parts)
