"""Steps of section 2: what chance decides."""

from pytest_bdd import given, parsers, then

from steps.lanterns.setting import Table, expect, seat


@given(parsers.parse('chance puts "{name}" on top of {who}\'s deck'))
def _top(table: Table, name: str, who: str) -> None:
    table.tops[seat(who)] = name


@given(parsers.parse("chance lets {who} go first"))
def _first(table: Table, who: str) -> None:
    table.first = seat(who)


@then(parsers.parse("{who} has {many:d} cards in hand"))
def _in_hand(table: Table, who: str, many: int) -> None:
    expect("cards in hand", many, len(table.zone(seat(who), "hand")))
