"""Steps of section 5: how a game ends."""

from pytest_bdd import parsers, then, when

from duelproof.port import OTHER, Choice
from steps.lanterns.setting import Table, expect, seat


@when(parsers.parse("{who} gives up"))
def _gives_up(table: Table, who: str) -> None:
    table.engine.submit(Choice(decision=table.asked().id, by=seat(who), concede=True))


@then(parsers.re(r"(?P<who>Alice|Bob) wins"))
def _wins(table: Table, who: str) -> None:
    result = table.view().result
    expect("who wins", seat(who), result and result.winner)
    expect("who loses", [OTHER[seat(who)]], result and result.losers)


@then("the game is drawn")
def _drawn(table: Table) -> None:
    result = table.view().result
    expect("the game is drawn", True, result is not None and result.draw)


@then("the game goes on")
def _goes_on(table: Table) -> None:
    expect("how the game ended", None, table.view().result)
