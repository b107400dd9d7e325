"""Section 2: the numbers of cards."""

from pytest_bdd import parsers, then

from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, card

_NUMBERS = {"ATK": "power", "HP": "hp", "STK": "strike"}


@then(parsers.re(rf"(?P<what>{CARD}) has (?P<number>\d+) (?P<trait>ATK|HP|STK)"))
def card_has_number(table: Table, what: str, number: str, trait: str) -> None:
    """A number of a card as it is now."""
    traits = table.find(card(what)).traits
    seen = getattr(traits, _NUMBERS[trait], None)
    expect(seen == int(number), f"{what} has {number} {trait}", int(number), seen)
