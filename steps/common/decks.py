"""Decks and tables that may be refused: whether one is legal is a verdict of opening."""

from pytest_bdd import then, when

from duelproof.port import NotOpened, Opened
from steps.common.table import Table
from steps.common.thens import expect


@when("the players show each other their decks")
def players_show_decks(table: Table) -> None:
    """The table is to be set with what they brought; it may be refused."""
    table.try_to_open()


@when("a table is set up like this")
def table_is_set_up(table: Table) -> None:
    """The table is to be set as the scenario says; it may be refused."""
    table.try_to_open()


@then("there can be no such table")
def there_is_no_such_table(table: Table) -> None:
    """The rules would not let it be like this."""
    refused = isinstance(table.answer, NotOpened) and table.answer.code == "illegal-position"
    expect(refused, "the table is refused", "illegal-position", table.answer)


@then("the decks are accepted")
def decks_are_accepted(table: Table) -> None:
    """The game can be prepared with them."""
    expect(isinstance(table.answer, Opened), "the decks are accepted", "opened", table.answer)


@then("the decks are refused")
def decks_are_refused(table: Table) -> None:
    """A rule of deck construction is broken."""
    refused = isinstance(table.answer, NotOpened) and table.answer.code == "illegal-deck"
    expect(refused, "the decks are refused", "illegal-deck", table.answer)
