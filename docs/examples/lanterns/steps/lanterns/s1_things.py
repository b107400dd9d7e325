"""Steps of section 1: where cards lie, and who sees them."""

from pytest_bdd import given, parsers, then, when

from duelproof.port import NotOpened, Opened, Viewer
from steps.lanterns.setting import Table, expect, seat


@given(parsers.parse('{who} has a deck of {many:d} "{name}"'))
def _deck(table: Table, who: str, many: int, name: str) -> None:
    table.lay(seat(who), "deck", *[name] * many)


@when("they sit down to play")
def _sit_down(table: Table) -> None:
    table.position.door, table.position.turn = "setup", 1
    table.open()


@then("the decks are refused")
def _refused_decks(table: Table) -> None:
    answer = table.opened
    expect("a deck is illegal", "illegal-deck", answer.code if isinstance(answer, NotOpened) else "opened")


@then("the decks are taken")
def _taken_decks(table: Table) -> None:
    expect("the table stands", True, isinstance(table.opened, Opened))


@then(parsers.parse('{viewer} sees "{name}" in {who}\'s {zone}'))
def _sees(table: Table, viewer: str, name: str, who: str, zone: str) -> None:
    seen = [card.name for card in table.zone(seat(who), zone, seat(viewer))]
    expect(f"{viewer} sees the card", True, name in seen)


@then(parsers.parse("{viewer} sees only the backs of {many:d} cards in {who}'s {zone}"))
def _backs(table: Table, viewer: str, many: int, who: str, zone: str) -> None:
    seen = [card.name for card in table.zone(seat(who), zone, seat(viewer))]
    expect("no front is shown", [None] * many, seen)


@then(parsers.re(r'(?P<viewer>Alice|Bob) sees the row (?P<cards>".*")'))
def _sees_row(table: Table, viewer: str, cards: str) -> None:
    seen = [card.name for card in table.row(seat(viewer))]
    expect("the row", cards, ", ".join(f'"{name}"' for name in seen))


@then(parsers.parse('"{name}" is in {who}\'s {zone}'))
def _is_in(table: Table, name: str, who: str, zone: str) -> None:
    lying = [card.name for card in table.zone(seat(who), zone)]
    expect(f"{name} lies in {who}'s {zone}", True, name in lying)


@then(parsers.parse('"{name}" is not in {who}\'s {zone}'))
def _is_not_in(table: Table, name: str, who: str, zone: str) -> None:
    lying = [card.name for card in table.zone(seat(who), zone)]
    expect(f"{name} lies in {who}'s {zone}", False, name in lying)


@then(parsers.re(r"everybody knows that (?P<who>Alice|Bob) has (?P<points>\d) points?"))
def _known_points(table: Table, who: str, points: str) -> None:
    viewers: tuple[Viewer, ...] = ("judge", "alice", "bob")
    for viewer in viewers:
        expect("the points", int(points), table.points(seat(who), viewer))
