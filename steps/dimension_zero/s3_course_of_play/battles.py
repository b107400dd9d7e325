"""Chapter 3, battles (3.11 to 3.14): the squares that players choose, and who is in which battle."""

from pytest_bdd import parsers, then, when

from duelproof.port import Fight, Option, Place
from steps.common.script import play, question
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, POSSESSIVE, SEAT, card, seat

_SQUARE = r"[a-z]+ (?:own|center|enemy|base) square"


def _square(table: Table, who: str, words: str) -> Place:
    """Return a square by its name for a player; only the base squares are a player's own."""
    place = table.place(seat(who), words)
    return place if place.zone == "base" else Place(place.zone, None, place.slot)


def _fight_on(table: Table, who: str, words: str) -> Fight | None:
    """Return the battle on a square; None if there is none."""
    square = _square(table, who, words)
    return next((fight for fight in table.view().fights if fight.place == square), None)


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) chooses (?:{POSSESSIVE}) (?P<one_place>{_SQUARE}) for (?P<one>{CARD})"
        rf" and (?:{POSSESSIVE}) (?P<other_place>{_SQUARE}) for (?P<other>{CARD})"
    )
)
def a_player_chooses_two_squares(
    table: Table, who: str, one_place: str, one: str, other_place: str, other: str
) -> None:
    """Choose the squares on which two cards are put, whichever is asked about first."""
    places = [(one, _square(table, who, one_place)), (other, _square(table, who, other_place))]
    decision = question(table)
    if decision is not None and decision.about == table.ref(card(other)):
        places.reverse()
    for _, spot in places:
        play(table, seat(who), Option(place=spot))


@then(parsers.re(rf"the battle in (?P<who>{SEAT})'s (?P<place>{_SQUARE}) (?P<state>is fought|waits)"))
def battle_is(table: Table, who: str, place: str, state: str) -> None:
    """Expect that the battle on a square is fought now, or that it waits for another one."""
    fight = _fight_on(table, who, place)
    wanted = "running" if state == "is fought" else "shelved"
    seen = fight.state if fight is not None else None
    expect(seen == wanted, f"the battle in {who}'s {place} {state}", wanted, seen)


@then(parsers.re(rf"(?P<what>{CARD}) waits for the battle to end"))
def waits_for_the_battle(table: Table, what: str) -> None:
    """Expect that a card, or an ability of it, is on a stack that stands aside for a battle."""
    ref = table.find(card(what)).ref
    shelved = table.view().shelved
    there = [item for pile in shelved for item in pile if ref in (item.source, item.card)]
    expect(bool(there), f"{what} waits for the battle to end", ref, shelved)
