"""Whens and Thens about decks and tables that the engine may refuse to open."""

from pytest_bdd import then, when

from duelproof.port import NotOpened, Opened
from steps.common.table import Table
from steps.common.thens import expect


@when("the players show each other their decks")
def players_show_decks(table: Table) -> None:
    """Open the table with the decks that the players bring, and keep the answer."""
    table.try_to_open()


@when("a table is set up like this")
def table_is_set_up(table: Table) -> None:
    """Open the table as the Givens say, and keep the answer."""
    table.try_to_open()


@then("there can be no such table")
def there_is_no_such_table(table: Table) -> None:
    """Expect that the engine refused the position as illegal."""
    refused = isinstance(table.answer, NotOpened) and table.answer.code == "illegal-position"
    expect(refused, "the table is refused", "illegal-position", table.answer)


@then("the decks are accepted")
def decks_are_accepted(table: Table) -> None:
    """Expect that the engine opened the table."""
    expect(isinstance(table.answer, Opened), "the decks are accepted", "opened", table.answer)


@then("the decks are refused")
def decks_are_refused(table: Table) -> None:
    """Expect that the engine refused a deck as illegal."""
    refused = isinstance(table.answer, NotOpened) and table.answer.code == "illegal-deck"
    expect(refused, "the decks are refused", "illegal-deck", table.answer)
