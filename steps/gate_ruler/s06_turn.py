"""Chapter 6: the turn, from its start to its end."""

from pytest_bdd import parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.port import Option
from steps.common.script import play
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import COUNT, SEAT, card_names, count, seat


@when(parsers.re(rf"(?P<who>{SEAT}) readies (?P<cards>(?:{COUNT}) \"[^\"]+\")"))
def a_player_readies(table: Table, who: str, cards: str) -> None:
    """Choose the resources that the ruler readies at the start of the turn."""
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
    """Expect that a player may make so many normal summons in this turn."""
    wanted = None if cap == "unlimited" else int(cap)
    numbers = table.view().seats[seat(who)].numbers
    expect("summon_cap" in numbers, f"{who}'s summon cap is known", wanted, numbers)
    expect(numbers["summon_cap"] == wanted, f"{who}'s summon cap is {cap}", wanted, numbers["summon_cap"])


@then(parsers.re(rf"(?P<who>{SEAT}) has summoned (?P<many>{COUNT}) units?"))
def has_summoned(table: Table, who: str, many: str) -> None:
    """Expect that a player has made so many normal summons in this turn."""
    seen = table.view().seats[seat(who)].numbers.get("summons")
    expect(seen == count(many), f"{who} has summoned {many} units", count(many), seen)
