"""Section 6: the turn, from its start to its end."""

from pytest_bdd import given, parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.port import OTHER, Option
from duelproof.port.position import Face
from steps.common.script import play
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import COUNT, SEAT, card_names, count, seat


@given(
    parsers.re(
        rf"(?P<who>{SEAT}) has the opponent's (?:face-(?P<face>up|down) )?(?P<name>\"[^\"]+\")"
        r" in (?:her|his) (?P<place>[a-z ]+)"
    )
)
def has_an_opponents_card(table: Table, who: str, face: Face | None, name: str, place: str) -> None:
    """A card that the other player brought into the game."""
    zone, slot = table.setting.words.place(place, seat(who))
    table.put(seat(who), zone, name.strip('"'), at=slot, owner=OTHER[seat(who)], face=face)


@when(parsers.re(rf"(?P<who>{SEAT}) readies (?P<cards>(?:{COUNT}) \"[^\"]+\")"))
def a_player_readies(table: Table, who: str, cards: str) -> None:
    """Chooses which cards the ruler's start of turn readies."""
    table.open()
    found = [each for each in table.zone(seat(who), "resource") if each.turned == "exhausted"]
    chosen = []
    for name in card_names(cards):
        resource = next((each for each in found if each.name == name), None)
        if resource is None:
            raise Violation(f"{who} has an exhausted {name}", expected=name, seen=found)
        found.remove(resource)
        chosen.append(Option(card=resource.ref))
    play(table, seat(who), *chosen)


@then(parsers.re(rf"(?P<who>{SEAT})'s summon cap is (?P<cap>unlimited|\d+)"))
def summon_cap_is(table: Table, who: str, cap: str) -> None:
    """How often a player may summon normally this turn."""
    wanted = None if cap == "unlimited" else int(cap)
    numbers = table.view().seats[seat(who)].numbers
    expect("summon_cap" in numbers, f"{who}'s summon cap is known", wanted, numbers)
    expect(numbers["summon_cap"] == wanted, f"{who}'s summon cap is {cap}", wanted, numbers["summon_cap"])


@then(parsers.re(r"this is turn (?P<number>\d+) of the game"))
def is_turn_number(table: Table, number: str) -> None:
    """How many turns there have been, this one included."""
    turn = table.view().turn
    expect(turn == int(number), f"this is turn {number}", int(number), turn)


@then(parsers.re(rf"(?P<who>{SEAT}) has summoned (?P<many>{COUNT}) units?"))
def has_summoned(table: Table, who: str, many: str) -> None:
    """How often a player has summoned normally this turn."""
    seen = table.view().seats[seat(who)].numbers.get("summons")
    expect(seen == count(many), f"{who} has summoned {many} units", count(many), seen)
