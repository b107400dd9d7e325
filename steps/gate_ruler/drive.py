"""Sections 10 and 16-2: Overdrive abilities, which lie in the drive zone beside their cards."""

from pytest_bdd import parsers, then, when

from duelproof.port import Item, Option, Seat
from steps.common.script import finish, offered
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, COUNT, SEAT, card, count, seat
from steps.gate_ruler.main_phase_actions import do, pay, zone_of

_WHICH = r"(?P<nth>first |second )?Overdrive"
_VERBS = {"play": "overdrive", "remove": "remove"}


def overdrives(table: Table, what: str) -> list[str]:
    """The ids of a card's Overdrive abilities, as they are printed."""
    faces = table.cards[card(what).name].faces
    return [each.id for face in faces for each in face.abilities if each.keyword == "Overdrive"]


def overdrives_of(table: Table, player: Seat) -> list[Item]:
    """The Overdrive abilities that lie in a player's drive zone."""
    zone = table.view().seats[player].zones.get("drive")
    return [item for item in zone.items if item.kind == "overdrive"] if zone else []


def act(table: Table, verb: str, nth: str | None, what: str) -> Option:
    """The content of playing or removing an Overdrive ability of a card."""
    which = overdrives(table, what)[1 if (nth or "").strip() == "second" else 0]
    return Option(verb=_VERBS[verb], card=table.ref(card(what)), value=which)


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to )?(?P<verb>play|remove)s? the {_WHICH} of (?P<what>{CARD})"
        rf"(?: targeting (?P<target>{CARD}))?"
    )
)
def a_player_uses_an_overdrive(
    table: Table, who: str, tries: str | None, verb: str, nth: str | None, what: str, target: str | None
) -> None:
    """Plays an Overdrive ability, or takes it away without playing it."""
    table.open()
    player: Seat = seat(who)
    do(table, player, tries or "", act(table, verb, nth, what))
    if tries is None and target is not None:
        finish(table, player, Option(card=table.ref(card(target))))
    if tries is None:
        pay(table, player)


@when(parsers.re(rf"(?P<who>{SEAT}) leaves (?P<what>{CARD})"))
def a_player_leaves(table: Table, who: str, what: str) -> None:
    """Neither sets nor plays a driven card."""
    do(table, seat(who), "", Option(verb="leave", card=table.ref(card(what))))


@when(parsers.re(rf"(?P<who>{SEAT}) puts it into (?P<whose>her|his|Alice's|Bob's) (?P<place>[a-z ]+ zone)"))
def a_player_puts_it(table: Table, who: str, whose: str, place: str) -> None:
    """Says into which zone, where that is asked of a card that he does not play himself."""
    owner = seat(who if whose in ("her", "his") else whose)
    finish(table, seat(who), Option(place=zone_of(table, owner, place)))
    pay(table, seat(who))


@then(
    parsers.re(rf"(?P<who>{SEAT}) (?P<may>can|cannot) (?P<verb>play|remove) the {_WHICH} of (?P<what>{CARD})")
)
def can_use_an_overdrive(table: Table, who: str, may: str, verb: str, nth: str | None, what: str) -> None:
    """Whether an Overdrive ability is among what a player is offered."""
    said = act(table, verb, nth, what)
    there = [
        option
        for option in offered(table, seat(who))
        if (option.verb, option.card, option.value) == (said.verb, said.card, said.value)
    ]
    expect(bool(there) == (may == "can"), f"{who} {may} {verb} the Overdrive of {what}", may, there)


@then(
    parsers.re(
        rf"(?P<who>{SEAT}) has (?P<many>{COUNT}) Overdrives? of (?P<what>{CARD}) in (?:her|his) drive zone"
    )
)
def has_overdrives(table: Table, who: str, many: str, what: str) -> None:
    """How many Overdrive abilities lie in a drive zone that are linked to a card."""
    ref = table.ref(card(what))
    seen = sum(ref in item.linked for item in overdrives_of(table, seat(who)))
    expect(seen == count(many), f"{who} has {many} Overdrives of {what}", count(many), seen)


@then(parsers.re(rf"(?P<who>{SEAT}) has (?P<many>{COUNT}) Overdrives? in (?:her|his) drive zone"))
def has_any_overdrives(table: Table, who: str, many: str) -> None:
    """How many Overdrive abilities lie in a drive zone, whatever they are linked to."""
    seen = len(overdrives_of(table, seat(who)))
    expect(seen == count(many), f"{who} has {many} Overdrives in the drive zone", count(many), seen)


@then(
    parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?among the driven cards that (?P<who>{SEAT}) can choose")
)
def is_among_the_driven(table: Table, what: str, neg: str | None, who: str) -> None:
    """Whether something can be done with a driven card itself, its Overdrive abilities apart."""
    ref = table.ref(card(what))
    there = [o for o in offered(table, seat(who)) if o.card == ref and o.verb in ("play", "set", "leave")]
    expect(bool(there) != bool(neg), f"{what} is {neg or ''}to be chosen", what, there)


@then(parsers.re(rf"a drive of (?P<who>{SEAT})'s is (?P<neg>not )?on the gate"))
def drive_is_on_the_gate(table: Table, who: str, neg: str | None) -> None:
    """Whether a drive resolution process of a player's is among the objects of the gate."""
    there = [item for item in table.view().stack if (item.kind, item.controller) == ("drive", seat(who))]
    expect(bool(there) != bool(neg), f"a drive of {who}'s is {neg or ''}on the gate", "drive", there)


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?among the cards that (?P<who>{SEAT}) is asked about"))
def is_asked_about(table: Table, what: str, neg: str | None, who: str) -> None:
    """Whether a card is one of those that a player's open question is about."""
    ref = table.ref(card(what))
    there = [option for option in offered(table, seat(who)) if option.card == ref]
    expect(bool(there) != bool(neg), f"{what} is {neg or ''}among the cards", what, there)
