"""Section 2: the numbers of cards, and the words that stand on them."""

from msgspec import UNSET
from pytest_bdd import given, parsers, then, when

from steps.common.script import play
from steps.common.script import tries as attempt
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, SEAT, card, seat

_NUMBERS = {"ATK": "power", "HP": "hp", "STK": "strike"}


@then(parsers.re(rf"(?P<what>{CARD}) has (?P<number>no|\d+) (?P<trait>ATK|HP|STK)"))
def card_has_number(table: Table, what: str, number: str, trait: str) -> None:
    """A number of a card as it is now; ``no`` ATK is none at all, not 0."""
    traits = table.find(card(what)).traits
    seen = getattr(traits, _NUMBERS[trait], None)
    wanted = None if number == "no" else int(number)
    expect((None if seen is UNSET else seen) == wanted, f"{what} has {number} {trait}", wanted, seen)


@given(parsers.re(r"there is a card \"(?P<name>[^\"]+)\", which nobody has brought"))
def there_is_a_card(table: Table, name: str) -> None:
    """A card that is defined and lies nowhere on the table."""
    table.position.cards[name] = table.cards[name]


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to name|names) \"(?P<word>[^\"]+)\""))
def a_player_names(table: Table, who: str, tries: str, word: str) -> None:
    """A word of what a player is asked to name."""
    if tries.startswith("tries"):
        attempt(table, seat(who), word)
    else:
        play(table, seat(who), word)
