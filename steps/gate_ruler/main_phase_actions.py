"""Sections 7 and 14-3: playing, setting, revealing and moving cards."""

from pytest_bdd import parsers, when

from duelproof.port import Choice, Option, Pick, Place, Seat
from steps.common.script import finish, play, submit
from steps.common.script import tries as attempt
from steps.common.table import Table
from steps.common.words import CARD, SEAT, card, seat

_TARGET = rf"(?: targeting (?P<target>{CARD}))?"
_INTO = r"(?: into (?:her|his) (?P<place>[a-z ]+ zone))?"


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to play|plays) (?P<what>{CARD}){_INTO}{_TARGET}"))
def a_player_plays(
    table: Table, who: str, tries: str, what: str, place: str | None, target: str | None
) -> None:
    """Plays a card, into a zone or at a target, paying with the first resources offered."""
    table.open()
    said = [Option(verb="play", card=table.ref(card(what)))]
    if place is not None:
        said.append(Option(place=zone_of(table, seat(who), place)))
    if target is not None:
        said.append(Option(card=table.ref(card(target))))
    if tries.startswith("tries"):
        attempt(table, seat(who), *said)
        return
    play(table, seat(who), said[0])
    finish(table, seat(who), *said[1:])
    pay(table, seat(who))


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to set|sets) (?P<what>{CARD}) into h(?:er|is) (?P<place>[a-z ]+)"
    )
)
def a_player_sets(table: Table, who: str, tries: str, what: str, place: str) -> None:
    """Puts a card face down into a set zone."""
    table.open()
    said = Option(verb="set", card=table.ref(card(what)))
    spot = Option(place=zone_of(table, seat(who), place))
    if tries.startswith("tries"):
        attempt(table, seat(who), said, spot)
        return
    play(table, seat(who), said)
    finish(table, seat(who), spot)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to reveal|reveals) (?P<what>{CARD})"))
def a_player_reveals(table: Table, who: str, tries: str, what: str) -> None:
    """Turns a card of the drive zone face up."""
    table.open()
    do(table, seat(who), tries, Option(verb="reveal", card=table.ref(card(what))))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to activate|activates) (?P<what>{CARD}){_TARGET}"))
def a_player_activates(table: Table, who: str, tries: str, what: str, target: str | None) -> None:
    """Plays the activated ability of a card (its only one), at a target if one is named."""
    table.open()
    said = [Option(verb="activate", card=table.ref(card(what)), value=_activated(table, what))]
    if target is not None:
        said.append(Option(card=table.ref(card(target))))
    if tries.startswith("tries"):
        attempt(table, seat(who), *said)
        return
    play(table, seat(who), said[0])
    finish(table, seat(who), *said[1:])
    pay(table, seat(who))


def _activated(table: Table, what: str) -> str:
    """The id of a card's activated ability, as it is printed."""
    faces = table.cards[card(what).name].faces
    return next(each.id for face in faces for each in face.abilities if each.kind == "activated")


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to move|moves) (?P<what>{CARD}) to h(?:er|is) (?P<place>.+)"
    )
)
def a_player_rearranges(table: Table, who: str, tries: str, what: str, place: str) -> None:
    """Moves a unit to another of the player's zones, changing places with a unit that is there."""
    table.open()
    said = Option(verb="rearrange", card=table.ref(card(what)))
    spot = Option(place=zone_of(table, seat(who), place))
    if tries.startswith("tries"):
        attempt(table, seat(who), said, spot)
        return
    play(table, seat(who), said)
    finish(table, seat(who), spot)


def zone_of(table: Table, who: Seat, words: str) -> Place:
    """A player's zone, in words."""
    zone, slot = table.setting.words.place(words, who)
    return Place(zone, who, slot)


def do(table: Table, who: Seat, words: str, *said: Option) -> None:
    """A play, or an attempt at one where the words say "tries to"."""
    if words.startswith("tries"):
        attempt(table, who, *said)
    else:
        play(table, who, *said)


def pay(table: Table, who: Seat) -> None:
    """Pay what is asked for with the first cards offered."""
    while (decision := table.engine.pending()) is not None:
        if decision.kind != "pay" or decision.player != who or not isinstance(decision.shape, Pick):
            return
        first = decision.options[: decision.shape.min]
        submit(table, Choice(decision=decision.id, by=who, pick=first))
