"""Chapter 5: turns, their steps, and attacks."""

import re

from pytest_bdd import given, parsers, then, when

from duelproof.port import Choice, Decision, Option, Pick
from steps.common.script import attempt, offered, play, play_or_attempt, question, try_choice
from steps.common.table import Table
from steps.common.thens import expect, expect_or_not
from steps.common.words import CARD, CARDS, SEAT, card, cards, seat

_AIM = rf"(?P<aim>{CARD}|Alice|Bob)"
_NTH = "first|second|third|fourth|fifth"


@given(parsers.re(rf"(?P<who>{SEAT}) could attack again"))
def could_attack_again(table: Table, who: str) -> None:
    """Lay a creature that can attack, so that the attack step does not end with the attack."""
    table.put(seat(who), "battle", "Spark Runner")


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to charge|charges) (?P<what>{CARD})"))
def a_player_charges(table: Table, who: str, tries: str, what: str) -> None:
    """Put a card of the hand into the mana zone."""
    table.open()
    play_or_attempt(table, seat(who), tries, Option(verb="charge", card=table.ref(card(what))))


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to cross|crosses) (?P<gear>{CARD}) to (?P<what>{CARD})"))
def a_player_crosses_a_gear(table: Table, who: str, tries: str, gear: str, what: str) -> None:
    """Pay for a cross gear in the battle zone again, and cross it to a creature."""
    table.open()
    option = Option(verb="cross", card=table.ref(card(gear)), target=table.ref(card(what)))
    play_or_attempt(table, seat(who), tries, option)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to attack|attacks) {_AIM} with (?P<what>{CARD})"))
def a_player_attacks(table: Table, who: str, tries: str, aim: str, what: str) -> None:
    """Attack the other player or a creature of his."""
    table.open()
    target = table.ref(card(aim)) if '"' in aim else seat(aim)
    play_or_attempt(table, seat(who), tries, Option(verb="attack", card=table.ref(card(what)), target=target))


@when(parsers.re(rf"(?P<who>{SEAT}) tries to pass"))
def a_player_tries_to_pass(table: Table, who: str) -> None:
    """Do nothing more in this step, although the player must."""
    table.open()
    attempt(table, seat(who), Option(verb="pass"))


@when(parsers.re(rf"(?P<who>{SEAT}) blocks with (?P<what>{CARDS})"))
def a_player_blocks(table: Table, who: str, what: str) -> None:
    """Block with a creature, or use the abilities of several by which an attack is changed."""
    table.open()
    play(table, seat(who), *(Option(verb="block", card=table.ref(each)) for each in cards(what)))


@when(parsers.re(rf"(?P<who>{SEAT}) tries to block with (?P<what>{CARDS}) together"))
def a_player_tries_to_block_together(table: Table, who: str, what: str) -> None:
    """Choose several creatures in one answer, where one of them or so many are not allowed."""
    table.open()
    decision = question(table)
    options = [Option(verb="block", card=table.ref(each)) for each in cards(what)]
    try_choice(table, Choice(decision=decision.id if decision else 0, by=seat(who), pick=options))


@when(parsers.re(rf"(?P<who>{SEAT}) changes the attack with (?P<what>{CARDS}) in this order"))
def a_player_orders_blockers(table: Table, who: str, what: str) -> None:
    """Choose in which order the abilities of several creatures change the attack."""
    table.open()
    play(table, seat(who), *(Option(verb="block", card=table.ref(each)) for each in cards(what)))


@then(parsers.re(rf"(?P<who>{SEAT}) need not block"))
def need_not_block(table: Table, who: str) -> None:
    """Expect that a player is asked whether to block, and can choose none."""
    decision = question(table)
    asked = decision is not None and decision.player == seat(who)
    free = decision is not None and isinstance(decision.shape, Pick) and decision.shape.min == 0
    none = decision is not None and any(
        option.verb in table.setting.words.passing for option in decision.options
    )
    expect(asked and (free or none), f"{who} need not block", "a question that can be declined", decision)


@when(parsers.re(rf"(?P<who>{SEAT}) does not block"))
def a_player_does_not_block(table: Table, who: str) -> None:
    """Block with none of the creatures that could block."""
    table.open()
    decision = table.pending()
    asked = decision is not None and decision.player == seat(who) and isinstance(decision.shape, Pick)
    expect(asked, f"{who} is asked whether to block", "block", decision)
    assert decision is not None
    none = [option for option in decision.options if option.verb in table.setting.words.passing]
    table.choose(Choice(decision=decision.id, by=seat(who), pick=none))


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to break|breaks) (?P<owner>(?:{SEAT})'s|her|his) "
        rf"(?P<which>(?:{_NTH})(?:(?:, | and )(?:{_NTH}))*) shields?"
    )
)
def a_player_breaks_shields(table: Table, who: str, tries: str, owner: str, which: str) -> None:
    """Choose the shields to break by their places."""
    table.open()
    whose = seat(owner) if owner.endswith("'s") else seat(who)
    numbers = [_NTH.split("|").index(word) + 1 for word in re.split(", | and ", which)]
    play_or_attempt(table, seat(who), tries, *(Option(card=f"{whose}.shield#{number}") for number in numbers))


@when(parsers.re(rf"(?P<who>{SEAT}) breaks any shields"))
def a_player_breaks_any_shields(table: Table, who: str) -> None:
    """Choose the first shields that are offered, as many as the engine asks for."""
    table.open()
    table.settle()
    while (decision := table.pending()) is not None and _is_break(decision):
        least = decision.shape.min if isinstance(decision.shape, Pick) else 1
        picked = decision.options[: max(least, 1)]
        table.choose(Choice(decision=decision.id, by=seat(who), pick=picked), f"{who} may break these")
        table.settle()


def _is_break(decision: Decision) -> bool:
    """Tell whether a question asks for shields, by the handles of its options."""
    return bool(decision.options) and all(".shield#" in (option.card or "") for option in decision.options)


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to declare|declares) (?P<what>{CARDS}?)"
        rf"(?:, discarding (?P<cost>{CARD}))?"
    )
)
def a_player_declares(table: Table, who: str, tries: str, what: str, cost: str | None) -> None:
    """Declare cards or abilities that are used only if their player says so, perhaps by discarding one."""
    table.open()
    target = table.ref(card(cost)) if cost else None
    said = [Option(verb="declare", card=table.ref(each), target=target) for each in cards(what)]
    play_or_attempt(table, seat(who), tries, *said)


@when(parsers.re(rf"(?P<who>{SEAT}) declares nothing"))
def a_player_declares_nothing(table: Table, who: str) -> None:
    """Declare none of the cards that could be declared."""
    decision = question(table)
    asked = decision is not None and decision.player == seat(who) and decision.kind == "declare"
    expect(asked, f"{who} is asked what to declare", "declare", decision)
    assert decision is not None
    table.choose(Choice(decision=decision.id, by=seat(who), pick=[]), f"{who} may declare nothing")


@when(
    parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to choose|chooses) (?P<which>no|the) (?P<word>\w-)?breaker")
)
def a_player_chooses_a_breaker(table: Table, who: str, tries: str, which: str, word: str | None) -> None:
    """Choose by which breaker ability shields are broken, or none."""
    table.open()
    if which == "no":
        decision = question(table)
        number = decision.id if decision is not None else 0
        try_choice(table, Choice(decision=number, by=seat(who), pick=[]))
    else:
        play_or_attempt(table, seat(who), tries, Option(value=f"{word}breaker".lower()))


@when(parsers.re(rf"(?P<who>{SEAT}) leaves (?P<tapped>{CARDS}) tapped and untaps (?P<others>{CARDS})"))
def a_player_leaves_some_tapped(table: Table, who: str, tapped: str, others: str) -> None:
    """Say yes for some creatures and no for the others, whichever of them is asked about first.

    What they do then comes in the order in which it is offered.
    """
    answers = {table.ref(each): True for each in cards(tapped)}
    answers |= {table.ref(each): False for each in cards(others)}
    while (decision := table.pending()) is not None and decision.player == seat(who):
        if decision.about in answers:
            play(table, seat(who), Option(value=answers.pop(decision.about)))
        elif decision.kind == "trigger":
            play(table, seat(who), decision.options[0])
        else:
            break


@then(parsers.re(rf"(?P<what>{CARD}) has (?P<power>\d+) power"))
def has_power(table: Table, what: str, power: str) -> None:
    """Expect a creature's power as it is now."""
    found = table.find(card(what))
    traits = table.whole(found.ref or "").traits if found.role == "part" else found.traits
    seen = traits.power if traits is not None else None
    expect(seen == int(power), f"{what} has {power} power", int(power), seen)


@then(parsers.re(rf"(?P<who>{SEAT}) is (?P<neg>not )?asked about (?P<what>{CARD})"))
def is_asked_about(table: Table, who: str, neg: str | None, what: str) -> None:
    """Expect an open question of a card to a player, or none."""
    table.open()
    decision = table.pending()
    seen = decision.about if decision is not None and decision.player == seat(who) else None
    wanted = table.ref(card(what))
    expect_or_not(seen == wanted, neg, f"{who} is {neg or ''}asked about {what}", wanted, seen)


@then(parsers.re(rf"(?P<who>{SEAT}) is asked yes or no"))
def is_asked_yes_or_no(table: Table, who: str) -> None:
    """Expect that the next question with a choice asks a player whether he does something."""
    table.open()
    table.settle()
    decision = table.pending()
    values = {option.value for option in decision.options} if decision is not None else set()
    asked = decision is not None and decision.player == seat(who) and values == {True, False}
    expect(asked, f"{who} is asked yes or no", "a question with yes and no", decision)


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?among what (?P<who>{SEAT}) can choose"))
def is_among_what_one_can_choose(table: Table, what: str, neg: str | None, who: str) -> None:
    """Expect that a card is an option of a player's open question, or that it is not."""
    ref = table.ref(card(what))
    there = offered(table, seat(who))
    found = any(option.card == ref for option in there)
    expect_or_not(found, neg, f"{what} is {neg or ''}among what {who} can choose", what, there)


@then(parsers.re(rf"(?P<who>{SEAT}) was (?P<neg>not )?shown (?P<what>{CARD}) as it was declared"))
def was_shown(table: Table, who: str, neg: str | None, what: str) -> None:
    """Expect that a player was told which card was declared, or that he was not told of this one."""
    ref = table.ref(card(what))
    told = [event.card for event in table.events(seat(who)) if event.kind == "declared"]
    expect_or_not(ref in told, neg, f"{who} was {neg or ''}shown {what} as it was declared", ref, told)


@then(parsers.re(rf"(?P<who>{SEAT}) (?P<may>can|cannot) attack {_AIM} with (?P<what>{CARD})"))
def can_attack(table: Table, who: str, may: str, aim: str, what: str) -> None:
    """Expect that an attack is among what a player may do now, or that it is not."""
    target = table.ref(card(aim)) if '"' in aim else seat(aim)
    wanted = Option(verb="attack", card=table.ref(card(what)), target=target)
    there = [
        option
        for option in offered(table, seat(who))
        if (option.verb, option.card) == (wanted.verb, wanted.card) and option.target in (None, target)
    ]
    neg = None if may == "can" else "not"
    expect_or_not(there, neg, f"{who} {may} attack {aim} with {what}", wanted, there)


@then(parsers.re(rf"the steps of (?P<who>{SEAT})'s turn were (?P<steps>.+)"))
def steps_were(table: Table, who: str, steps: str) -> None:
    """Expect a player's turn to have gone through these steps, by the events."""
    wanted = [step.strip().replace(" ", "-") for step in steps.split(",")]
    seen = [
        event.name for event in table.events() if event.kind == "phase_start" and event.player == seat(who)
    ]
    expect(seen == wanted, f"the steps of {who}'s turn", wanted, seen)


@then(parsers.re(rf"the attack of (?P<what>{CARD}) went through (?P<steps>.+)"))
def attack_went_through(table: Table, what: str, steps: str) -> None:
    """Expect a creature's attack to have begun and ended these sub-steps, by the events."""
    events = table.events()
    ref = table.ref(card(what))
    attacks = {event.item for event in events if event.kind == "attack" and event.card == ref}
    wanted = [
        (kind, step.strip().replace(" ", "-"))
        for step in steps.split(",")
        for kind in ("step_start", "step_end")
    ]
    seen = [
        (event.kind, event.name)
        for event in events
        if event.kind.startswith("step_") and event.item in attacks
    ]
    expect(seen == wanted, f"the sub-steps of the attack of {what}", wanted, seen)


_ROLE = "attacking|attacked|blocking|blocked|unblocked|battling"


@then(parsers.re(rf"(?P<what>{CARD}) is (?P<neg>not )?(?P<role>{_ROLE})"))
def has_role(table: Table, what: str, neg: str | None, role: str) -> None:
    """Expect that a creature plays a part in the attack that is under way, or that it does not."""
    wanted = table.ref(card(what))
    seen = [each.roles for each in table.view().permanents if wanted in each.cards]
    there = any(role in roles for roles in seen)
    expect_or_not(there, neg, f"{what} is {neg or ''}{role}", role, seen)
