"""Chapter 10: drives, and the Overdrive abilities in the drive zone beside their cards."""

from pytest_bdd import parsers, then, when

from duelproof.port import Item, Option, Seat
from steps.common.script import finish, offered, play, play_or_attempt
from steps.common.table import Table
from steps.common.thens import expect, expect_or_not
from steps.common.words import CARD, COUNT, SEAT, card, count, seat

_WHICH = r"(?P<nth>first |second )?Overdrive"
_VERBS = {"play": "overdrive", "remove": "remove"}


def _overdrive(table: Table, verb: str, nth: str | None, what: str) -> Option:
    """Return the option to play or remove an Overdrive ability of a card, the first as printed or another."""
    faces = table.cards[card(what).name].faces
    printed = [each.id for face in faces for each in face.abilities if each.keyword == "Overdrive"]
    which = printed[1 if (nth or "").strip() == "second" else 0]
    return Option(verb=_VERBS[verb], card=table.ref(card(what)), value=which)


def _overdrives_of(table: Table, player: Seat) -> list[Item]:
    """Return the Overdrive abilities in a player's drive zone."""
    zone = table.view().seats[player].zones.get("drive")
    return [item for item in zone.items if item.kind == "overdrive"] if zone else []


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to )?(?P<verb>play|remove)s? the {_WHICH} of (?P<what>{CARD})"
        rf"(?: targeting (?P<target>{CARD}))?"
    )
)
def a_player_uses_an_overdrive(
    table: Table, who: str, tries: str | None, verb: str, nth: str | None, what: str, target: str | None
) -> None:
    """Play an Overdrive ability, or remove it without playing it."""
    table.open()
    play_or_attempt(table, seat(who), tries, _overdrive(table, verb, nth, what))
    if tries is None and target is not None:
        finish(table, seat(who), Option(card=table.ref(card(target))))


@when(parsers.re(rf"(?P<who>{SEAT}) leaves (?P<what>{CARD})"))
def a_player_leaves(table: Table, who: str, what: str) -> None:
    """Neither set nor play a driven card."""
    play(table, seat(who), Option(verb="leave", card=table.ref(card(what))))


@then(
    parsers.re(rf"(?P<who>{SEAT}) (?P<may>can|cannot) (?P<verb>play|remove) the {_WHICH} of (?P<what>{CARD})")
)
def can_use_an_overdrive(table: Table, who: str, may: str, verb: str, nth: str | None, what: str) -> None:
    """Expect that a player is offered an Overdrive ability, or that he is not."""
    said = _overdrive(table, verb, nth, what)
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
    """Expect so many Overdrive abilities in a drive zone that are linked to a card."""
    ref = table.ref(card(what))
    seen = sum(ref in item.linked for item in _overdrives_of(table, seat(who)))
    expect(seen == count(many), f"{who} has {many} Overdrives of {what}", count(many), seen)


@then(parsers.re(rf"(?P<who>{SEAT}) has (?P<many>{COUNT}) Overdrives? in (?:her|his) drive zone"))
def has_any_overdrives(table: Table, who: str, many: str) -> None:
    """Expect so many Overdrive abilities in a drive zone, whatever they are linked to."""
    seen = len(_overdrives_of(table, seat(who)))
    expect(seen == count(many), f"{who} has {many} Overdrives in the drive zone", count(many), seen)


@then(
    parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?among the driven cards that (?P<who>{SEAT}) can choose")
)
def is_among_the_driven(table: Table, what: str, neg: str | None, who: str) -> None:
    """Expect that a player can choose a driven card, its Overdrive abilities apart, or that he cannot."""
    ref = table.ref(card(what))
    there = [
        option
        for option in offered(table, seat(who))
        if option.card == ref and option.verb in ("play", "set", "leave")
    ]
    expect_or_not(there, neg, f"{who} can {neg or ''}choose {what}", what, there)


@then(parsers.re(rf"a drive of (?P<who>{SEAT})'s is (?P<neg>not )?on the gate"))
def drive_is_on_the_gate(table: Table, who: str, neg: str | None) -> None:
    """Expect that a player's drive resolution process is on the gate, or that it is not."""
    stack = table.view().stack
    there = [item for item in stack if (item.kind, item.controller) == ("drive", seat(who))]
    expect_or_not(there, neg, f"a drive of {who}'s is {neg or ''}on the gate", "drive", stack)
