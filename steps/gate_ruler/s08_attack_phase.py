"""Chapter 8: attacking with rulers and units."""

from pytest_bdd import parsers, then, when

from duelproof.port import OTHER, Option, Place, Seat
from steps.common.script import offered, play, play_or_attempt
from steps.common.table import Table
from steps.common.thens import expect, expect_or_not
from steps.common.words import CARD, SEAT, card, seat

_TARGET = rf"(?P<target>{CARD}|(?:Alice|Bob)'s (?:ruler|(?:empty )?(?:left|right|center) column))"
_ATTACKER = rf"(?P<attacker>{CARD}|her ruler|his ruler)"


def _attack(table: Table, who: Seat, attacker: str, target: str) -> Option:
    """Return the option of an attack: the attacking card, and the card, ruler or empty column it attacks."""
    attacking = table.ref(card(attacker)) if '"' in attacker else _ruler(table, who)
    if '"' in target:
        return Option(verb="attack", card=attacking, target=table.ref(card(target)))
    if target.endswith("ruler"):
        return Option(verb="attack", card=attacking, target=_ruler(table, OTHER[who]))
    return Option(verb="attack", card=attacking, place=_column(target))


def _ruler(table: Table, who: Seat) -> str:
    """Return the ref of a player's ruler."""
    return str(table.zone(who, "ruler")[0].ref)


def _column(words: str) -> Place:
    """Return the zone at the front of a column: an attack zone, or the defense zone of the center column."""
    owner = seat(words)
    if "center" in words:
        return Place("defense", owner, "1")
    return Place("attack", owner, "1" if "left" in words else "2")


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to attack|attacks) {_TARGET} with {_ATTACKER}"))
def a_player_attacks(table: Table, who: str, tries: str, target: str, attacker: str) -> None:
    """Attack a card, ruler or empty column with a card."""
    table.open()
    play_or_attempt(table, seat(who), tries, _attack(table, seat(who), attacker, target))


@when(parsers.re(rf"(?P<who>{SEAT}) stops attacking"))
def a_player_stops(table: Table, who: str) -> None:
    """Attack no more in this phase."""
    play(table, seat(who), Option(verb="stop"))


@then(parsers.re(rf"(?P<who>{SEAT}) may stop attacking"))
def a_player_may_stop(table: Table, who: str) -> None:
    """Expect that a player who is asked for an attack need not make one."""
    there = offered(table, seat(who))
    expect(any(option.verb == "stop" for option in there), f"{who} may stop attacking", "stop", there)


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?(?P<role>attacking|being attacked)"))
def card_is_attacking(table: Table, what: str, neg: str | None, role: str) -> None:
    """Expect that a card attacks, or is attacked, in the attack that goes on, or that it does not."""
    ref = table.ref(card(what))
    seen = [fight.attacker if role == "attacking" else fight.attacked for fight in table.view().fights]
    expect_or_not(ref in seen, neg, f"{what} is {neg or ''}{role}", ref, seen)


@then(parsers.re(rf"(?P<who>{SEAT}) (?P<may>can|cannot) attack {_TARGET} with {_ATTACKER}"))
def a_player_can_attack(table: Table, who: str, may: str, target: str, attacker: str) -> None:
    """Expect that a player is offered an attack exactly once, or not at all."""
    said = _attack(table, seat(who), attacker, target)
    there = [
        option
        for option in offered(table, seat(who))
        if (option.verb, option.card) == (said.verb, said.card)
        and (option.target in (None, said.target) and option.place in (None, said.place))
    ]
    expect(len(there) == (may == "can"), f"{who} {may} attack {target}", may, there)
