"""Section 17: how often a loop is done, and what can be done about it."""

from pytest_bdd import parsers, then, when

from steps.common.script import play, question
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import SEAT, seat


@when(parsers.re(rf"(?P<who>{SEAT}) has the loop done (?P<times>\d+) times"))
def says_how_often(table: Table, who: str, times: str) -> None:
    """A player who can stop a loop says how often it is done."""
    play(table, seat(who), int(times))


@then(parsers.re(rf"(?P<who>{SEAT}) is asked how often the loop is done"))
def is_asked_how_often(table: Table, who: str) -> None:
    """Whether the open question is about a loop, and to whom it is put."""
    decision = question(table)
    wanted = (seat(who), "loop")
    seen = None if decision is None else (decision.player, decision.kind)
    expect(seen == wanted, f"{who} is asked how often the loop is done", wanted, seen)


@then("nobody can say yes")
def nobody_can_say_yes(table: Table) -> None:
    """The next question that leaves a choice, what has one answer before it answered, is no yes or no."""
    decision = question(table)
    there = [] if decision is None else [each for each in decision.options if each.value is True]
    expect(not there, "nobody can say yes", [], decision)
