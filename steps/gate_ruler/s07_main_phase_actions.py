"""Chapter 7: playing, setting, revealing and moving cards in the main phase."""

import re

from pytest_bdd import parsers, then, when

from duelproof.port import Decision, Option, Ref, Seat
from steps.common.script import attempt, finish, offered, play, play_or_attempt, pointed_at
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, CARDS, SEAT, card, cards, seat

_TARGET = rf"(?: targeting (?P<target>{CARDS}))?"
_PAYING = rf"(?: paying with (?P<paying>{CARDS}))?"
_INTO = r"(?: into (?:her|his) (?P<place>[a-z ]+ zone))?"


@when(
    parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to play|plays) (?P<what>{CARD}){_INTO}{_TARGET}{_PAYING}")
)
def a_player_plays(
    table: Table, who: str, tries: str, what: str, place: str | None, target: str | None, paying: str | None
) -> None:
    """Play a card into a zone or at targets; pay with the cards named, or with the first ones offered."""
    table.open()
    said = [Option(verb="play", card=table.ref(card(what)))]
    if place is not None:
        said.append(Option(place=table.place(seat(who), place)))
    _play(table, seat(who), tries, said, target, paying)


@when(
    parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to activate|activates) (?P<what>{CARD}){_TARGET}{_PAYING}")
)
def a_player_activates(
    table: Table, who: str, tries: str, what: str, target: str | None, paying: str | None
) -> None:
    """Play the only activated ability of a card, at targets and paying with cards if they are named."""
    table.open()
    ability = _activated(table, what) or _given(table, seat(who), what)
    said = [Option(verb="activate", card=table.ref(card(what)), value=ability)]
    _play(table, seat(who), tries, said, target, paying)


def _play(
    table: Table, who: Seat, tries: str, said: list[Option], target: str | None, paying: str | None
) -> None:
    """Play a card or ability, or try to: what is said so far, then its targets, then what pays for it."""
    said += [pointed_at(table, who, each) for each in cards(target or "")]
    said += [Option(card=table.ref(each)) for each in cards(paying or "")]
    if tries.startswith("tries"):
        attempt(table, who, *said)
    elif paying is not None:
        play(table, who, *said)
    else:
        play(table, who, said[0])
        finish(table, who, *said[1:], asks=lambda decision: _is_of_playing(table, decision, said[0].card))


def _is_of_playing(table: Table, decision: Decision, played: Ref | None) -> bool:
    """Return whether a question is one that the playing of a card or of its ability asks."""
    about = decision.about
    on_gate = [item for item in table.engine.observe("judge").stack if item.oid == about]
    asking = {about, *(ref for item in on_gate for ref in (item.card, item.source))}
    return decision.kind in _OF_PLAYING and (about is None or played in asking)


_OF_PLAYING = ("target", "slot", "split")
"""The kinds of question in which a play is told its targets, its zone, and what is for which target."""


_ACTIVATED_KEYWORDS = ("Familiar",)
"""16-10a: keywords that stand for activated abilities."""


def _activated(table: Table, what: str) -> str | None:
    """Return the id of a card's printed activated ability; None if it has none."""
    faces = table.cards[card(what).name].faces
    printed = (
        each.id
        for face in faces
        for each in face.abilities
        if each.kind == "activated" or each.keyword in _ACTIVATED_KEYWORDS
    )
    return next(printed, None)


def _given(table: Table, who: Seat, what: str) -> str | None:
    """Return the id of an activated ability that a card was given, if the player is offered one."""
    ref = table.ref(card(what))
    there = (option for option in offered(table, who) if option.verb == "activate" and option.card == ref)
    return next((option.value for option in there if isinstance(option.value, str)), None)


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to set|sets) (?P<what>{CARD}) into h(?:er|is) (?P<place>[a-z ]+)"
    )
)
def a_player_sets(table: Table, who: str, tries: str, what: str, place: str) -> None:
    """Put a card face down into a set zone."""
    _put(table, seat(who), tries, "set", what, place)


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to move|moves) (?P<what>{CARD}) to h(?:er|is) (?P<place>.+)"
    )
)
def a_player_rearranges(table: Table, who: str, tries: str, what: str, place: str) -> None:
    """Move a unit to another of the player's zones, where it changes places with a unit that is there."""
    _put(table, seat(who), tries, "rearrange", what, place)


def _put(table: Table, who: Seat, tries: str, verb: str, what: str, place: str) -> None:
    """Put a card into a zone by a verb, or try to; the engine may ask for the zone apart."""
    table.open()
    said = Option(verb=verb, card=table.ref(card(what)))
    zone = Option(place=table.place(who, place))
    if tries.startswith("tries"):
        attempt(table, who, said, zone)
        return
    play(table, who, said)
    finish(table, who, zone)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to reveal|reveals) (?P<what>{CARD})"))
def a_player_reveals(table: Table, who: str, tries: str, what: str) -> None:
    """Turn a card of the drive zone face up."""
    table.open()
    play_or_attempt(table, seat(who), tries, Option(verb="reveal", card=table.ref(card(what))))


@when(parsers.re(rf"(?P<who>{SEAT}) begins to (?P<verb>play|set|rearrange) (?P<what>{CARD})"))
def a_player_begins(table: Table, who: str, verb: str, what: str) -> None:
    """Choose a card where the engine asks for its zone apart; where it asks for both at once, wait."""
    table.open()
    ref = table.ref(card(what))
    table.memory["begun"] = (seat(who), verb, ref)
    there = [each for each in offered(table, seat(who)) if each.verb == verb and each.card == ref]
    if not any(option.place is not None for option in there):
        play(table, seat(who), Option(verb=verb, card=ref))


@then(parsers.re(r"it can go into (?:her|his) (?P<places>.+)"))
def it_can_go_into(table: Table, places: str) -> None:
    """Expect that the card of the step before can be put into these zones and no others.

    An engine that does not ask where only one zone is possible has put the card there already.
    """
    who, verb, ref = table.memory.get("begun", ("alice", "", ""))
    wanted = {(who, *table.setting.words.place(words, who)) for words in re.split(r", | and ", places)}
    seen = {
        (option.place.seat, option.place.zone, option.place.slot)
        for option in offered(table, who)
        if option.place is not None and option.card in (None, ref) and option.verb in (None, verb)
    }
    if not seen:
        player = table.view().seats[who]
        lying = [(zone, each) for zone, there in player.zones.items() for each in there.cards]
        seen = {(who, zone, each.at) for zone, each in lying if each.ref == ref and each.at is not None}
    expect(seen == wanted, f"it can go into {places}", sorted(map(str, wanted)), sorted(map(str, seen)))
