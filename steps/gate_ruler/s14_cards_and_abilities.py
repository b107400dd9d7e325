"""Chapter 14: the choices of players as cards and abilities are played, trigger and resolve."""

import re

from pytest_bdd import parsers, then, when

from duelproof.port import Option
from steps.common.script import (
    attempt,
    divide_or_attempt,
    offered,
    play,
    play_or_attempt,
    pointed_at,
    question,
)
from steps.common.table import Table, all_cards
from steps.common.thens import expect, expect_or_not
from steps.common.words import CARD, CARDS, SEAT, card, card_names, cards, seat

_KINDS = {
    "a target": "target",
    "an option": "mode",
    "a number": "number",
    "a zone": "slot",
    "a payment": "pay",
    "a division": "split",
    "an order": "order",
    "whether to reveal it": "show",
}


@when(parsers.re(rf"(?P<who>{SEAT}) tries to do something optional, paying with (?P<paying>{CARDS})"))
def tries_to_pay(table: Table, who: str, paying: str) -> None:
    """Try to say yes to something optional and to pay for it with certain cards first."""
    attempt(table, seat(who), Option(value=True), *[Option(card=table.ref(each)) for each in cards(paying)])


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to choose|chooses) the options? (?P<modes>\"[^\"]+\".*)"))
def chooses_options(table: Table, who: str, tries: str, modes: str) -> None:
    """Choose options of a "choose so many of the following", by their ids."""
    said = [Option(value=each) for each in re.findall(r"\"([^\"]+)\"", modes)]
    play_or_attempt(table, seat(who), tries, *said)


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to choose|chooses) (?P<what>{CARDS}|{SEAT}) as the targets?"
    )
)
def chooses_targets(table: Table, who: str, tries: str, what: str) -> None:
    """Choose cards or a player as the targets of what is being played, where the engine asks for them."""
    table.open()
    said = [pointed_at(table, seat(who), each) for each in cards(what)] or [Option(player=seat(what))]
    play_or_attempt(table, seat(who), tries, *said)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to divide|divides) it as (?P<shares>.+)"))
def divides(table: Table, who: str, tries: str, shares: str) -> None:
    """Divide a number among targets, as in: 2 for "A" and 1 for Bob's "B"."""
    said = re.findall(rf"(\d+) for ({CARD})", shares)
    divide_or_attempt(table, seat(who), tries, [(int(share), card(name)) for share, name in said])


@when(parsers.re(rf"(?P<who>{SEAT}) plays the ability of (?P<what>{CARD}) first"))
def plays_ability_first(table: Table, who: str, what: str) -> None:
    """Choose the ability of a card among those that have triggered."""
    ref = table.ref(card(what))
    chosen = next((option for option in offered(table, seat(who)) if option.card == ref), Option(card=ref))
    play(table, seat(who), chosen)


@when(parsers.re(rf"(?P<who>{SEAT}) orders (?P<first>{CARD}) before (?P<second>{CARD})"))
def puts_before(table: Table, who: str, first: str, second: str) -> None:
    """Put two cards, or their effects, in an order."""
    play(table, seat(who), *(Option(card=table.ref(card(each))) for each in (first, second)))


@then(parsers.re(rf"(?P<who>{SEAT}) chooses between (?P<cards>.+)"))
def chooses_between(table: Table, who: str, cards: str) -> None:
    """Expect that a player is asked to choose one of these cards, or of their effects, and of no others."""
    table.open()
    decision = table.pending()
    wanted = sorted(card_names(cards))
    asked = None if decision is None else decision.player
    expect(asked == seat(who), f"{who} is asked to choose", seat(who), asked)
    names = {each.ref: each.name for each in all_cards(table.view())}
    seen = sorted(names.get(option.card) or "" for option in decision.options) if decision else []
    expect(seen == wanted, f"{who} chooses between {cards}", wanted, seen)


@then(parsers.re(rf"(?P<who>{SEAT}) may say yes or no"))
def may_say_yes_or_no(table: Table, who: str) -> None:
    """Expect that a player is asked whether to do something optional."""
    seen = {option.value for option in offered(table, seat(who))}
    expect(seen == {True, False}, f"{who} may say yes or no", {True, False}, seen)


@then(parsers.re(rf"(?P<who>{SEAT}) is (?P<neg>not )?asked for (?P<what>{'|'.join(_KINDS)})"))
def is_asked_for(table: Table, who: str, neg: str | None, what: str) -> None:
    """Expect that the next question with a choice asks a player for something, or that it does not."""
    decision = question(table)
    kind = decision.kind if decision is not None and decision.player == seat(who) else None
    expect_or_not(kind == _KINDS[what], neg, f"{who} is {neg or ''}asked for {what}", what, kind)


@then(parsers.re(rf"(?P<who>{SEAT}) is asked about (?P<what>{CARD})"))
def is_asked_about(table: Table, who: str, what: str) -> None:
    """Expect a question that comes from the text of a card: the card itself, or what it has on the gate."""
    decision = question(table)
    asks = decision.about if decision is not None and decision.player == seat(who) else None
    on_gate = {ref for item in table.view().stack if item.oid == asks for ref in (item.card, item.source)}
    wanted = table.ref(card(what))
    expect(wanted in {asks, *on_gate}, f"{who} is asked about {what}", wanted, asks)


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?among the cards that (?P<who>{SEAT}) is asked about"))
def is_among_the_options(table: Table, what: str, neg: str | None, who: str) -> None:
    """Expect that a card is among the options of a player's open question, or that it is not."""
    ref = table.ref(card(what))
    there = offered(table, seat(who))
    found = any(option.card == ref for option in there)
    expect_or_not(found, neg, f"{what} is {neg or ''}among the cards", what, there)
