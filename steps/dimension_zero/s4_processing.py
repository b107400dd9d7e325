"""Chapter 4: playing and resolving spells and abilities, and what the rules do by themselves."""

from pytest_bdd import parsers, then, when

from duelproof.port import Option, Place
from steps.common.script import play, play_or_attempt
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, CARDS, POSSESSIVE, SEAT, card, card_names, cards, seat


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to activate|activates) (?P<what>{CARD})"
        rf" aiming at (?P<targets>{CARDS})"
    )
)
def a_player_activates_at(table: Table, who: str, tries: str, what: str, targets: str) -> None:
    """Play the only activated ability of a card, at targets."""
    table.open()
    name = card(what).name
    abilities = [a.id for face in table.cards[name].faces for a in face.abilities if a.kind == "activated"]
    main = Option(verb="activate", card=table.ref(card(what)), value=abilities[0])
    aimed = [Option(card=table.ref(each)) for each in cards(targets)]
    play_or_attempt(table, seat(who), tries, main, *aimed)


@when(parsers.re(rf"(?P<who>{SEAT}) chooses (?:{POSSESSIVE}) (?P<place>[a-z]+ [a-z]+ square)"))
def a_player_chooses_a_square(table: Table, who: str, place: str) -> None:
    """Choose a square that an effect asks for."""
    zone, slot = table.setting.words.place(place, seat(who))
    play(table, seat(who), Option(place=Place(zone, seat(who) if zone == "base" else None, slot)))


@then(parsers.re(rf"(?P<who>{SEAT})'s graveyard is (?P<names>.+), from the top"))
def graveyard_is(table: Table, who: str, names: str) -> None:
    """Expect these cards in a graveyard and no others, in this order."""
    wanted = card_names(names)
    seen = [found.name for found in table.zone(seat(who), "graveyard")]
    expect(seen == wanted, f"{who}'s graveyard", wanted, seen)
