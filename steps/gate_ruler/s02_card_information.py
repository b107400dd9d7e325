"""Chapter 2: the numbers of cards, and the words on them."""

from msgspec import UNSET
from pytest_bdd import given, parsers, then, when

from steps.common.script import play_or_attempt
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, SEAT, card, seat

_NUMBERS = {"ATK": "power", "HP": "hp", "STK": "strike"}


@given(parsers.re(r"there is a card \"(?P<name>[^\"]+)\", which nobody has brought"))
def there_is_a_card(table: Table, name: str) -> None:
    """Define a card that lies nowhere on the table."""
    table.position.cards[name] = table.cards[name]


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to name|names) \"(?P<word>[^\"]+)\""))
def a_player_names(table: Table, who: str, tries: str, word: str) -> None:
    """Name a word that the engine asks for."""
    play_or_attempt(table, seat(who), tries, word)


@then(parsers.re(rf"(?P<what>{CARD}) has (?P<number>no|\d+) (?P<trait>ATK|HP|STK)"))
def card_has_number(table: Table, what: str, number: str, trait: str) -> None:
    """Expect a number of a card as it is now; "no" ATK means that the card has none, not that it is 0."""
    traits = table.find(card(what)).traits
    seen = getattr(traits, _NUMBERS[trait], None)
    wanted = None if number == "no" else int(number)
    expect((None if seen is UNSET else seen) == wanted, f"{what} has {number} {trait}", wanted, seen)
