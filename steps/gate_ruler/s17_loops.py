"""Chapter 17: how often a loop is done."""

from pytest_bdd import parsers, then, when

from steps.common.script import play, question
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import SEAT, seat


@when(parsers.re(rf"(?P<who>{SEAT}) has the loop done (?P<times>\d+) times"))
def says_how_often(table: Table, who: str, times: str) -> None:
    """Say how often a loop is done that the player can stop."""
    play(table, seat(who), int(times))


@then(parsers.re(rf"(?P<who>{SEAT}) is asked how often the loop is done"))
def is_asked_how_often(table: Table, who: str) -> None:
    """Expect that the next question with a choice asks a player how often a loop is done."""
    decision = question(table)
    wanted = (seat(who), "loop")
    seen = None if decision is None else (decision.player, decision.kind)
    expect(seen == wanted, f"{who} is asked how often the loop is done", wanted, seen)


@then("nobody can say yes")
def nobody_can_say_yes(table: Table) -> None:
    """Expect that the next question with a choice is no yes or no."""
    decision = question(table)
    there = [] if decision is None else [each for each in decision.options if each.value is True]
    expect(not there, "nobody can say yes", [], decision)
