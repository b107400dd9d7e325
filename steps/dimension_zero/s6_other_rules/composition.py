"""Chapter 6.4: which cards are composed."""

from pytest_bdd import parsers, when

from duelproof.port import Option
from steps.common.script import play
from steps.common.table import Table
from steps.common.words import CARD, CARDS, SEAT, card, cards, seat


@when(parsers.re(rf"(?P<who>{SEAT}) activates (?P<what>{CARD}), composing (?P<given>{CARDS})"))
def a_player_activates_composing(table: Table, who: str, what: str, given: str) -> None:
    """Play the only activated ability of a card, and say what is composed for it."""
    table.open()
    name = card(what).name
    [value] = [a.id for face in table.cards[name].faces for a in face.abilities if a.kind == "activated"]
    main = Option(verb="activate", card=table.ref(card(what)), value=value)
    play(table, seat(who), main, *(Option(card=table.ref(each)) for each in cards(given)))
