"""Sections 7 and 14-3: playing, setting, revealing and moving cards."""

from pytest_bdd import parsers, when

from duelproof.port import Choice, Option, Pick, Place, Seat
from steps.common.script import finish, play, submit
from steps.common.script import tries as attempt
from steps.common.table import Table, all_cards
from steps.common.words import CARD, CARDS, SEAT, CardName, card, cards, seat

_TARGET = rf"(?: targeting (?P<target>{CARDS}))?"
_PAYING = rf"(?: paying with (?P<paying>{CARDS}))?"
_INTO = r"(?: into (?:her|his) (?P<place>[a-z ]+ zone))?"


@when(
    parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to play|plays) (?P<what>{CARD}){_INTO}{_TARGET}{_PAYING}")
)
def a_player_plays(
    table: Table, who: str, tries: str, what: str, place: str | None, target: str | None, paying: str | None
) -> None:
    """Plays a card, into a zone or at targets, paying with what is offered first unless it says more."""
    table.open()
    said = [Option(verb="play", card=table.ref(card(what)))]
    if place is not None:
        said.append(Option(place=zone_of(table, seat(who), place)))
    _play(table, seat(who), tries, said, target, paying)


def _play(
    table: Table, who: Seat, tries: str, said: list[Option], target: str | None, paying: str | None
) -> None:
    """Play a card or ability, or try to: what was said so far, then its targets, then what pays for it."""
    said += [pointed_at(table, who, each) for each in cards(target or "")]
    said += [Option(card=table.ref(each)) for each in cards(paying or "")]
    if tries.startswith("tries"):
        attempt(table, who, *said)
    elif paying is not None:
        play(table, who, *said)
    else:
        play(table, who, said[0])
        finish(table, who, *said[1:])
        pay(table, who)


def pointed_at(table: Table, who: Seat, name: CardName) -> Option:
    """How a player chooses a card: by its handle if he may not see its front."""
    found = table.find(name)
    seen = [each.ref for each in all_cards(table.view(who))]
    return Option(card=found.ref if found.ref in seen else found.handle)


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


@when(
    parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to activate|activates) (?P<what>{CARD}){_TARGET}{_PAYING}")
)
def a_player_activates(
    table: Table, who: str, tries: str, what: str, target: str | None, paying: str | None
) -> None:
    """Plays the activated ability of a card (its only one), at targets and paying with cards if named."""
    table.open()
    said = [Option(verb="activate", card=table.ref(card(what)), value=_activated(table, what))]
    _play(table, seat(who), tries, said, target, paying)


_ACTIVATED_KEYWORDS = ("Familiar",)
"""16-10a: keywords that stand for activated abilities."""


def _activated(table: Table, what: str) -> str:
    """The id of a card's activated ability, as it is printed."""
    faces = table.cards[card(what).name].faces
    return next(
        each.id
        for face in faces
        for each in face.abilities
        if each.kind == "activated" or each.keyword in _ACTIVATED_KEYWORDS
    )


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
