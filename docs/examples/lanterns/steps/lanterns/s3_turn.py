"""Steps of section 3: hanging lanterns and passing."""

from pytest_bdd import parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.port import Accepted, Option, Refused
from steps.lanterns.setting import Table, expect, seat


@when(parsers.parse('{who} hangs "{name}" at the {end} end'))
def _hangs(table: Table, who: str, name: str, end: str) -> None:
    answer = table.submit(seat(who), Option(verb="hang", card=table.in_hand(name, seat(who)), value=end))
    if isinstance(answer, Refused):
        raise Violation(f"{who} hangs {name}", expected="accepted", seen=answer)


@when(parsers.parse('{who} tries to hang "{name}" at the {end} end'))
def _tries(table: Table, who: str, name: str, end: str) -> None:
    table.submit(seat(who), Option(verb="hang", card=table.in_hand(name, seat(who)), value=end))


@when(parsers.parse("{who} passes"))
def _passes(table: Table, who: str) -> None:
    answer = table.submit(seat(who), Option(verb="pass"))
    if isinstance(answer, Refused):
        raise Violation(f"{who} passes", expected="accepted", seen=answer)


@when(parsers.parse("{who} tries to pass"))
def _tries_to_pass(table: Table, who: str) -> None:
    table.submit(seat(who), Option(verb="pass"))


@then("that is refused")
def _refused(table: Table) -> None:
    expect("the choice is refused", "refused", "refused" if isinstance(table.answer, Refused) else "accepted")


@then("that is accepted")
def _accepted(table: Table) -> None:
    expect("the choice is accepted", True, isinstance(table.answer, Accepted))


@then(parsers.parse("it is {who}'s turn"))
def _turn(table: Table, who: str) -> None:
    expect("whose turn it is", seat(who), table.view().active)
    expect("who is asked", seat(who), table.asked().player)
