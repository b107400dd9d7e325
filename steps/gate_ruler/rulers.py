"""Appendix A: what the eight rulers give their players."""

import re

from pytest_bdd import parsers, then, when

from duelproof.port import Option
from steps.common.script import offered, play
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, COUNT, SEAT, card, count, seat


@when(parsers.re(rf"(?P<who>{SEAT}) begins to (?P<verb>play|set|rearrange) (?P<what>{CARD})"))
def a_player_begins(table: Table, who: str, verb: str, what: str) -> None:
    """Says which card, where the engine asks for its zone apart; where it asks for both at once, not yet."""
    table.open()
    ref = table.ref(card(what))
    table.memory["begun"] = (seat(who), verb, ref)
    there = [o for o in offered(table, seat(who)) if o.verb == verb and o.card == ref]
    if not any(option.place is not None for option in there):
        play(table, seat(who), Option(verb=verb, card=ref))


@then(parsers.re(r"it can go into (?:her|his) (?P<places>.+)"))
def it_can_go_into(table: Table, places: str) -> None:
    """The zones, all of them, that the card that was begun with can be put into.

    An engine that does not ask where there is one zone only has put it there already.
    """
    who, verb, ref = table.memory.get("begun", ("alice", "", ""))
    wanted = {table.setting.words.place(words, who) for words in re.split(r", | and ", places)}
    seen = {
        (option.place.zone, option.place.slot)
        for option in offered(table, who)
        if option.place is not None and option.card in (None, ref) and option.verb in (None, verb)
    }
    if not seen:
        player = table.view().seats[who]
        lying = [(zone, each) for zone, there in player.zones.items() for each in there.cards]
        seen = {(zone, each.at) for zone, each in lying if each.ref == ref and each.at is not None}
    expect(seen == wanted, f"it can go into {places}", sorted(map(str, wanted)), sorted(map(str, seen)))


@then(parsers.re(rf"(?P<who>{SEAT}) has no hand"))
def has_no_hand(table: Table, who: str) -> None:
    """The ruler gives no hand zone."""
    zone = table.view().seats[seat(who)].zones.get("hand")
    expect(zone is None or not zone.exists, f"{who} has no hand", None, zone)


@then(parsers.re(rf"(?P<who>{SEAT}) has (?P<many>{COUNT}) ready resources?"))
def has_ready_resources(table: Table, who: str, many: str) -> None:
    """How many cards of the resource zone are ready."""
    seen = sum(each.turned == "ready" for each in table.zone(seat(who), "resource"))
    expect(seen == count(many), f"{who} has {many} ready resources", count(many), seen)
