"""Chapter 15: the choices of players as they carry out game actions, and what they learn of them."""

from pytest_bdd import given, parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.port import Choice, Option
from steps.common.script import finish, question, try_choice
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, CARDS, SEAT, card, cards, seat


@given("the scenario says how decks are shuffled")
def scenario_shuffles(table: Table) -> None:
    """Let the engine ask chance, instead of answering for it with a seed."""
    table.position.chance = "asked"


@when(parsers.re(rf"(?P<who>{SEAT}) takes (?P<what>nothing|{CARDS})"))
def a_player_takes(table: Table, who: str, what: str) -> None:
    """Choose cards in a deck, all at once."""
    decision = question(table)
    if decision is None or decision.player != seat(who) or decision.kind != "find":
        raise Violation(f"{who} looks through a deck", expected="find", seen=decision)
    found = [] if what == "nothing" else [Option(card=table.ref(each)) for each in cards(what)]
    table.choose(Choice(decision=decision.id, by=seat(who), pick=found), f"{who} may take {what}")


@when(parsers.re(rf"(?P<who>{SEAT}) tries to take (?P<what>{CARDS})"))
def a_player_tries_to_take(table: Table, who: str, what: str) -> None:
    """Choose cards in a deck, all at once, also more of them than an effect says."""
    decision = question(table)
    if decision is None or decision.player != seat(who) or decision.kind != "find":
        raise Violation(f"{who} looks through a deck", expected="find", seen=decision)
    found = [Option(card=table.ref(each)) for each in cards(what)]
    try_choice(table, Choice(decision=decision.id, by=seat(who), pick=found))


@when(parsers.re(rf"(?P<who>{SEAT}) puts it into (?P<whose>her|his|Alice's|Bob's) (?P<place>[a-z ]+ zone)"))
def a_player_puts_it(table: Table, who: str, whose: str, place: str) -> None:
    """Choose the zone of a card that comes into play otherwise than by being played."""
    owner = seat(who if whose in ("her", "his") else whose)
    finish(table, seat(who), Option(place=table.place(owner, place)))


@then(parsers.re(rf"(?P<who>{SEAT}) (?P<neg>saw|did not see) which card moved, (?P<what>{CARD})"))
def saw_which_moved(table: Table, who: str, neg: str, what: str) -> None:
    """Expect that a player was told which card moved last, or only from where and where to."""
    ref = table.ref(card(what))
    moves = [event.seq for event in table.events() if event.kind == "move" and event.card == ref]
    expect(bool(moves), f"{what} moved", ref, moves)
    told = next((event for event in table.events(seat(who)) if event.seq == moves[-1]), None)
    if told is None or told.card is None:
        raise Violation(f"{who} is told that a card moved", expected=ref, seen=told)
    expect((told.card == ref) == (neg == "saw"), f"{who} {neg} which card moved", ref, told.card)
