"""Chapter 4: playing and resolving spells and abilities, and what the rules do by themselves."""

import re

from pytest_bdd import parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.port import Choice, Option, Place, View
from steps.common.script import (
    MOST_ANSWERS,
    divide_or_attempt,
    finish,
    pass_until,
    play,
    play_or_attempt,
    question,
)
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, CARDS, POSSESSIVE, SEAT, card, card_names, cards, seat
from steps.dimension_zero.s3_course_of_play.turns import in_hand_or_plan
from steps.dimension_zero.s5_keywords import WAYS


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to activate|activates) (?P<what>{CARD})"
        rf" aiming at (?P<targets>{CARDS})"
    )
)
def a_player_activates_at(table: Table, who: str, tries: str, what: str, targets: str) -> None:
    """Play the only activated ability of a card, at targets."""
    main = _activation(table, what)
    aimed = [Option(card=table.ref(each)) for each in cards(targets)]
    play_or_attempt(table, seat(who), tries, main, *aimed)


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<verb>plays|activates) (?P<what>{CARD})"
        r" for (?P<modes>\"[^\"]+\"(?: and \"[^\"]+\")?)"
    )
)
def a_player_plays_for(table: Table, who: str, verb: str, what: str, modes: str) -> None:
    """Play a card of the hand or the only activated ability of a card, for one or two of its effects."""
    main = _activation(table, what) if verb == "activates" else _play_of(table, who, what)
    play(table, seat(who), main, *(Option(value=mode) for mode in re.findall(r"\"([^\"]+)\"", modes)))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to choose|chooses) the effect \"(?P<mode>[^\"]+)\""))
def a_player_chooses_an_effect(table: Table, who: str, tries: str, mode: str) -> None:
    """Choose one of several effects as an ability resolves."""
    play_or_attempt(table, seat(who), tries, Option(value=mode))


@when(parsers.re(rf"(?P<who>{SEAT}) plays (?P<what>{CARD}) aiming at nothing"))
def a_player_plays_at_nothing(table: Table, who: str, what: str) -> None:
    """Play a card of the hand that need not have any target, without one."""
    play(table, seat(who), _play_of(table, who, what))
    decision = question(table)
    if decision is not None and decision.kind == "target":
        table.choose(Choice(decision=decision.id, by=seat(who), pick=[]), f"{who} may choose no target")
    finish(table, seat(who))


def _play_of(table: Table, who: str, what: str) -> Option:
    """Return the option to play a card of the hand."""
    table.open()
    name = card(what).name
    held = next((each.ref for each in table.zone(seat(who), "hand") if each.name == name), None)
    return Option(verb="play", card=held or table.ref(card(what)))


def _activation(table: Table, what: str) -> Option:
    """Return the option to activate the only activated ability of a card."""
    table.open()
    name = card(what).name
    abilities = [a.id for face in table.cards[name].faces for a in face.abilities if a.kind == "activated"]
    return Option(verb="activate", card=table.ref(card(what)), value=abilities[0])


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


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>(?:tries to )?(?:play|activate)s?) (?P<what>{CARD})"
        rf"(?: (?P<way>{'|'.join(WAYS)}))? with X as (?P<number>\d+)"
        rf"(?:, (?:freezing|aiming at) (?P<named>{CARDS}))?"
    )
)
def a_player_plays_with_x(
    table: Table, who: str, tries: str, what: str, way: str | None, number: str, named: str | None
) -> None:
    """Play a card, or activate the only ability of one, and say what X is, and what is frozen or aimed at."""
    if "activate" in tries:
        main = _activation(table, what)
    else:
        table.open()
        main = Option(verb="play", card=in_hand_or_plan(table, who, what), way=WAYS[way] if way else None)
    more = [Option(card=table.ref(each)) for each in cards(named or "")]
    play_or_attempt(table, seat(who), tries, main, int(number), *more)


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) plays (?P<what>{CARD}) (?P<paid>with|without) its additional cost"
        rf"(?:, sacrificing (?P<given>{CARDS}))?"
    )
)
def a_player_plays_with_more(table: Table, who: str, what: str, paid: str, given: str | None) -> None:
    """Play a card of the hand, and say whether its additional cost is paid, and with which cards."""
    play(table, seat(who), _play_of(table, who, what))
    decision = question(table)
    if decision is None or decision.player != seat(who) or decision.kind not in ("extra_cost", "may"):
        raise Violation(f"{who} is asked for an additional cost", expected="extra_cost", seen=decision)
    choice = Choice(decision=decision.id, by=seat(who), pick=[Option(value=paid == "with")])
    table.choose(choice, f"{who} may say so")
    finish(table, seat(who), *(Option(card=table.ref(each)) for each in cards(given or "")))


@then(parsers.re(rf"the X of (?P<what>{CARD}) is (?P<number>\d+)"))
def x_is(table: Table, what: str, number: str) -> None:
    """Expect that X stands for this number, for something on the stack."""
    ref = table.ref(card(what))
    said = [item.x for item in table.view().stack if item.source == ref]
    expect(said == [int(number)], f"the X of {what}", number, said)


@then(parsers.re(rf"the effect chosen for (?P<what>{CARD}) is (?P<mode>\"[^\"]+\")"))
def effect_chosen(table: Table, what: str, mode: str) -> None:
    """Expect that something on the stack is to have one of its effects."""
    ref = table.ref(card(what))
    modes = [chosen for item in table.view().stack if item.source == ref for chosen in item.modes]
    expect(modes == [mode.strip('"')], f"the effect chosen for {what}", mode, modes)


@then(parsers.re(r"these happened at the same time: (?P<said>.+)"))
def happened_together(table: Table, said: str) -> None:
    """Expect events, each said by its kind and card, in one batch."""
    batches = []
    for kind, name in re.findall(rf"([a-z]+) of ({CARD})", said):
        refs = {found.ref for found in table.find_all(card(name))}
        batches.append({event.batch for event in table.events() if event.kind == kind and event.card in refs})
    expect(bool(set.intersection(*batches)), f"{said} happened at the same time", "one batch", batches)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to divide|divides) the damage as (?P<shares>.+)"))
def divides_the_damage(table: Table, who: str, tries: str, shares: str) -> None:
    """Divide damage among targets, as in: 4000 to "A" and 2000 to Bob's "B"; and pay."""
    said = re.findall(rf"(\d+) to ({CARD})", shares)
    divide_or_attempt(table, seat(who), tries, [(int(share), card(name)) for share, name in said])
    if not tries.startswith("tries"):
        finish(table, seat(who))


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to choose|chooses) (?P<players>(?:{SEAT})(?: and (?:{SEAT}))?)"
        r" as (?:a target|targets)"
    )
)
def a_player_chooses_players(table: Table, who: str, tries: str, players: str) -> None:
    """Choose one or both players as targets, and pay."""
    aimed = [Option(player=seat(name)) for name in players.split(" and ")]
    play_or_attempt(table, seat(who), tries, *aimed)


@when(parsers.re(rf"(?P<who>{SEAT}) chooses no targets"))
def chooses_no_targets(table: Table, who: str) -> None:
    """Choose none where the text leaves the number free, and pay."""
    decision = question(table)
    if decision is None or decision.player != seat(who) or decision.kind != "target":
        raise Violation(f"{who} is asked for targets", expected="target", seen=decision)
    table.choose(Choice(decision=decision.id, by=seat(who), pick=[]), f"{who} may choose none")
    finish(table, seat(who))


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to put|puts) the ability of (?P<first>{CARD}) on the stack"
        rf" before that of (?P<second>{CARD})"
    )
)
def orders_two_triggers(table: Table, who: str, tries: str, first: str, second: str) -> None:
    """Choose in which order two abilities that have triggered go on the stack."""
    said = [Option(card=table.ref(card(each))) for each in (first, second)]
    play_or_attempt(table, seat(who), tries, *said)


@then(parsers.re(rf"(?P<what>{CARD}) has smash (?P<smash>-?\d+)"))
def has_smash(table: Table, what: str, smash: str) -> None:
    """Expect a unit's smash as it is now."""
    traits = table.find(card(what)).traits
    seen = traits.strike if traits else None
    expect(seen == int(smash), f"{what} has smash {smash}", int(smash), seen)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to have|has) the loop done (?P<times>\d+) times"))
def has_the_loop_done(table: Table, who: str, tries: str, times: str) -> None:
    """Say how often a loop is gone through."""
    play_or_attempt(table, seat(who), tries, int(times))


@then(parsers.re(rf"(?P<who>{SEAT}) is asked how often the loop is done"))
def is_asked_how_often(table: Table, who: str) -> None:
    """Expect that the next question with a choice asks a player how often a loop is gone through."""
    decision = question(table)
    seen = None if decision is None else (decision.player, decision.kind)
    expect(seen == (seat(who), "loop"), f"{who} is asked how often the loop is done", who, seen)


_YES = Option(value=True)


@when("everyone says yes to all that they may do until the stack is empty")
def all_say_yes(table: Table) -> None:
    """Let both do all that is optional as things resolve, and make no play, until the stack is empty.

    Raises:
        Violation: that never comes to an end.
    """

    def asked_or_empty(view: View) -> bool:
        asked = table.pending()
        return not view.stack or (asked is not None and _YES in asked.options)

    for _ in range(MOST_ANSWERS):
        pass_until(table, asked_or_empty, "somebody may say yes, or the stack is empty")
        asked = table.pending()
        if asked is None or _YES not in asked.options:
            return
        table.choose(Choice(decision=asked.id, by=asked.player, pick=[_YES]))
    raise Violation("the stack gets empty", expected="an end", seen=f"none after {MOST_ANSWERS} answers")
