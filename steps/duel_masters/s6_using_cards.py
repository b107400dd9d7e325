"""Chapter 6: using cards, and paying for them with mana."""

from pytest_bdd import parsers, then, when

from duelproof.port import Option
from steps.common.script import play_or_attempt
from steps.common.table import Table
from steps.common.thens import expect_or_not
from steps.common.words import CARD, CARDS, SEAT, card, cards, seat

_USE = r"tries to (?:summon|cast|generate|deploy|use)|summons|casts|generates|deploys|uses"


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>{_USE}) (?P<what>{CARD})(?: with (?P<mana>{CARDS}))?"))
def a_player_uses_a_card(table: Table, who: str, tries: str, what: str, mana: str | None) -> None:
    """Use a card, as the half so used if it is a twin card; pay with the mana named or the first offered."""
    table.open()
    paying = [Option(card=table.ref(each)) for each in cards(mana or "")]
    way = tries.split()[-1].removesuffix("s") if table.cards[card(what).name].halves else None
    using = Option(verb="play", card=table.ref(card(what)), way=way)
    play_or_attempt(table, seat(who), tries, using, *paying)


_ABILITY = r"the ability (?:\"(?P<way>[^\"]+)\" )?of"


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to use|uses) {_ABILITY} (?P<what>{CARD})"))
def a_player_uses_an_ability(table: Table, who: str, tries: str, way: str | None, what: str) -> None:
    """Use an activated ability of a card, or try to; of several that it has, the one that is named."""
    table.open()
    play_or_attempt(table, seat(who), tries, Option(verb="activate", card=table.ref(card(what)), way=way))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>{_USE}) (?P<what>{CARD}) by \"(?P<way>[^\"]+)\""))
def a_player_uses_a_card_in_a_way(table: Table, who: str, tries: str, what: str, way: str) -> None:
    """Use a card by those of its abilities that change how it is used; "plain" is by none of them."""
    table.open()
    play_or_attempt(table, seat(who), tries, Option(verb="play", card=table.ref(card(what)), way=way))


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?pending"))
def is_pending(table: Table, what: str, neg: str | None) -> None:
    """Expect that a card in use, or about to be put somewhere, lies where it was without counting there."""
    seen = table.find(card(what))
    expect_or_not(seen.pending, neg, f"{what} is {neg or ''}pending", True, seen)
