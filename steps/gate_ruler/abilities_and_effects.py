"""Sections 14-7 to 14-15: abilities and effects, and the choices that they leave."""

from pytest_bdd import parsers, then, when

from duelproof.port import Option
from steps.common.script import offered, play
from steps.common.table import Table, all_cards
from steps.common.thens import expect
from steps.common.words import CARD, SEAT, card, card_names, seat


@then(parsers.re(rf"(?P<who>{SEAT}) chooses between (?P<cards>.+)"))
def chooses_between(table: Table, who: str, cards: str) -> None:
    """A player is asked to choose one of these cards, which may be hidden or speak for what they do."""
    table.open()
    decision = table.engine.pending()
    wanted = sorted(card_names(cards))
    asked = None if decision is None else decision.player
    expect(asked == seat(who), f"{who} chooses", seat(who), asked)
    names = {each.ref: each.name for each in all_cards(table.view())}
    seen = sorted(names.get(option.card) or "" for option in decision.options) if decision else []
    expect(seen == wanted, f"{who} chooses between {cards}", wanted, seen)


@when(parsers.re(rf"(?P<who>{SEAT}) plays the ability of (?P<what>{CARD}) first"))
def plays_ability_first(table: Table, who: str, what: str) -> None:
    """Of the abilities that have triggered, chooses the one of a card."""
    ref = table.ref(card(what))
    chosen = next((option for option in offered(table, seat(who)) if option.card == ref), Option(card=ref))
    play(table, seat(who), chosen)


@when(parsers.re(rf"(?P<who>{SEAT}) orders (?P<first>{CARD}) before (?P<second>{CARD})"))
def puts_before(table: Table, who: str, first: str, second: str) -> None:
    """Puts two cards, or what they do, in an order."""
    play(table, seat(who), *(Option(card=table.ref(card(each))) for each in (first, second)))


@then(parsers.re(rf"(?P<who>{SEAT}) may say yes or no"))
def may_say_yes_or_no(table: Table, who: str) -> None:
    """A player is asked whether to do something optional."""
    seen = {option.value for option in offered(table, seat(who))}
    expect(seen == {True, False}, f"{who} may say yes or no", {True, False}, seen)


@then(parsers.re(rf"the damage on the gate for (?P<what>{CARD}) is (?P<amount>\d+)"))
def damage_on_gate(table: Table, what: str, amount: str) -> None:
    """How much damage the processes on the gate are going to deal to a unit or ruler."""
    ref = table.ref(card(what))
    seen = sum(points for item in table.view().stack for target, points in item.amounts if target == ref)
    expect(seen == int(amount), f"the damage for {what} is {amount}", int(amount), seen)
