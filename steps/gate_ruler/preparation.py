"""Section 5: what the players bring to a game, and how it is prepared."""

import re

from pytest_bdd import given, parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.port import Choice, Decision, Option
from steps.common.script import submit
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, SEAT, card, card_names, seat
from steps.gate_ruler.decks import COUNTERS, LEGENDARY, plan_of


@given("the players sit down for a game")
def players_sit_down(table: Table) -> None:
    """Before preparation. Who brings nothing that is spoken of brings a Knight and fifty legal cards."""
    table.at("setup", "alice", 1)
    table.position.chance = "asked"


@given("the scenario says how decks are shuffled")
def scenario_shuffles(table: Table) -> None:
    """Chance is asked, where else a seed answers for it."""
    table.position.chance = "asked"


@given(parsers.re(rf"(?P<who>{SEAT})'s deck of (?P<size>\d+) cards has (?P<what>.+) in it"))
def deck_has(table: Table, who: str, size: str, what: str) -> None:
    """The size of a deck and some of its cards, by name or kind; the others are legal ones."""
    plan = plan_of(table, seat(who))
    plan.size = int(size)
    kind = re.fullmatch(r"(\d+) (legendary|Counter) cards", what)
    if kind is not None:
        plan.among += (LEGENDARY if kind[2] == "legendary" else COUNTERS)[: int(kind[1])]
    elif what != "nothing special":
        names = card_names(what)
        if not names:
            raise ValueError(f'{what!r} says no cards; write four "Crimson Baker", or 17 Counter cards')
        plan.among += names


@given(parsers.re(rf"the levels of (?P<who>{SEAT})'s deck add up to (?P<level>\d+)"))
def levels_add_up(table: Table, who: str, level: str) -> None:
    """The levels of all cards of a deck together."""
    plan_of(table, seat(who)).level = int(level)


@when(parsers.re(rf"the decks are shuffled(?:, (?P<who>{SEAT})'s with (?P<names>.+) on top)?"))
def decks_are_shuffled(table: Table, who: str | None, names: str | None) -> None:
    """Chance orders the decks: a player's cards on top as said, the rest whichever way."""
    table.open()
    shuffled = 0
    while (decision := _of_chance(table, "shuffle")) is not None:
        order: list[Option] = []
        owner = decision.options[0].player if decision.options else None
        if who is not None and owner == seat(who):
            order = _tops(table, decision, card_names(names or ""))
        choice = Choice(decision=decision.id, by="chance")
        if order:
            choice.order = order
        else:
            choice.whatever = True
        submit(table, choice)
        shuffled += 1
    if not shuffled:
        raise Violation("the decks are shuffled", expected="shuffle", seen=table.engine.pending())


def _of_chance(table: Table, kind: str) -> Decision | None:
    """The open decision, if chance is asked it and it is of a kind."""
    decision = table.engine.pending()
    return decision if decision is not None and (decision.player, decision.kind) == ("chance", kind) else None


def _tops(table: Table, decision: Decision, names: list[str]) -> list[Option]:
    """The options of a shuffle for cards of these names, each card once."""
    named = {each.ref: each.name for each in (*table.laid("alice", "deck"), *table.laid("bob", "deck"))}
    left = list(decision.options)
    order = []
    for name in names:
        found = next((option for option in left if named.get(option.card or "") == name), None)
        if found is None:
            raise LookupError(f"there is no {name!r} in the deck that is shuffled")
        left.remove(found)
        order.append(found)
    return order


@when(parsers.re(rf"chance makes (?P<who>{SEAT}) the first player"))
def chance_makes_first(table: Table, who: str) -> None:
    """Chance says who begins."""
    table.open()
    decision = _of_chance(table, "first")
    if decision is None:
        raise Violation("who begins is left to chance", expected="first", seen=table.engine.pending())
    submit(table, Choice(decision=decision.id, by="chance", pick=[Option(player=seat(who))]))


@then(parsers.re(rf"the top card of (?P<who>{SEAT})'s deck is (?P<what>{CARD})"))
def top_card_is(table: Table, who: str, what: str) -> None:
    """The uppermost card of a deck, as the judge sees it."""
    deck = table.zone(seat(who), "deck")
    top = deck[0].name if deck else None
    expect(top == card(what).name, f"the top card of {who}'s deck is {what}", card(what).name, top)
