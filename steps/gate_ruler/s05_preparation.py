"""Chapter 5: the decks that players bring, and the preparation of a game."""

import re

from pytest_bdd import given, parsers, when

from duelproof.judge.verdicts import Violation
from duelproof.port import Choice, Option
from steps.common.chance import asked_of_chance, shuffle
from steps.common.table import Table
from steps.common.words import SEAT, card_names, seat
from steps.gate_ruler.decks import BAKERS, COUNTERS, LEGENDARY, plan_of


@given("the players sit down for a game")
def players_sit_down(table: Table) -> None:
    """Open the table before preparation; who is given nothing else brings a Knight and fifty legal cards."""
    table.at("setup", "alice", 1)
    table.position.chance = "asked"


@given(parsers.re(rf"(?P<who>{SEAT})'s deck of (?P<size>\d+) cards has (?P<what>.+) in it"))
def deck_has(table: Table, who: str, size: str, what: str) -> None:
    """Set the size of a deck and some of its cards, by name or kind; the other cards are legal ones."""
    plan = plan_of(table, seat(who))
    plan.size = int(size)
    kind = re.fullmatch(r"(\d+) (legendary|Counter) cards", what)
    if kind is not None:
        plan.among += (LEGENDARY if kind[2] == "legendary" else COUNTERS)[: int(kind[1])]
    elif (factions := re.fullmatch(r"cards of (\d+) factions", what)) is not None:
        plan.among += BAKERS[: int(factions[1])]
    elif what != "nothing special":
        names = card_names(what)
        if not names:
            raise ValueError(f'{what!r} names no cards; write four "Crimson Baker", or 17 Counter cards')
        plan.among += names


@given(parsers.re(rf"the levels of (?P<who>{SEAT})'s deck add up to (?P<level>\d+)"))
def levels_add_up(table: Table, who: str, level: str) -> None:
    """Set the sum of the levels of all cards of a deck."""
    plan_of(table, seat(who)).level = int(level)


@when(parsers.re(rf"the decks are shuffled(?:, (?P<who>{SEAT})'s with (?P<names>.+) on top)?"))
def decks_are_shuffled(table: Table, who: str | None, names: str | None) -> None:
    """Shuffle every deck that chance is asked for, the named cards of one player on top of it."""
    tops = {} if who is None else {seat(who): card_names(names or "")}
    shuffled = 0
    while (decision := asked_of_chance(table, "shuffle")) is not None:
        shuffle(table, decision, tops)
        shuffled += 1
    if not shuffled:
        raise Violation("the decks are shuffled", expected="shuffle", seen=table.pending())


@when(parsers.re(rf"chance makes (?P<who>{SEAT}) the first player"))
def chance_makes_first(table: Table, who: str) -> None:
    """Choose, for chance, who begins."""
    decision = asked_of_chance(table, "first")
    if decision is None:
        raise Violation("who begins is left to chance", expected="first", seen=table.pending())
    table.choose(Choice(decision=decision.id, by="chance", pick=[Option(player=seat(who))]))
