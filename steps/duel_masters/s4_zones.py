"""Chapter 4: what players order and are asked for in the zones."""

from pytest_bdd import parsers, then, when

from duelproof.port import Option, Order
from steps.common.script import play
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import SEAT, card, card_names, seat


@when(parsers.re(rf"(?P<who>{SEAT}) orders (?P<names>\".+\")"))
def a_player_orders(table: Table, who: str, names: str) -> None:
    """Put cards in an order, the first on top."""
    table.open()
    play(table, seat(who), *(Option(card=table.ref(card(f'"{name}"'))) for name in card_names(names)))


@then(parsers.re(rf"(?P<who>{SEAT}) is asked for an order"))
def is_asked_for_an_order(table: Table, who: str) -> None:
    """Expect that a player's open question is for an order of cards."""
    table.open()
    table.settle()
    decision = table.engine.pending()
    there = decision is not None and decision.player == seat(who) and isinstance(decision.shape, Order)
    expect(there, f"{who} is asked for an order", "an order", decision)
