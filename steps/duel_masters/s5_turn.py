"""Chapter 5: turns, their steps, and attacks."""

from pytest_bdd import parsers, then, when

from duelproof.port import Choice, Option, Pick
from steps.common.script import attempt, play, play_or_attempt
from steps.common.table import Table
from steps.common.thens import expect, expect_or_not
from steps.common.words import CARD, SEAT, card, seat

_AIM = rf"(?P<aim>{CARD}|Alice|Bob)"
_NTH = "first|second|third|fourth|fifth"


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


@when(parsers.re(rf"(?P<who>{SEAT}) blocks with (?P<what>{CARD})"))
def a_player_blocks(table: Table, who: str, what: str) -> None:
    """Block with a creature."""
    table.open()
    play(table, seat(who), Option(verb="block", card=table.ref(card(what))))


@when(parsers.re(rf"(?P<who>{SEAT}) does not block"))
def a_player_does_not_block(table: Table, who: str) -> None:
    """Block with none of the creatures that could block."""
    table.open()
    decision = table.engine.pending()
    asked = decision is not None and decision.player == seat(who) and isinstance(decision.shape, Pick)
    expect(asked, f"{who} is asked whether to block", "block", decision)
    assert decision is not None
    none = [option for option in decision.options if option.verb in table.setting.words.passing]
    table.choose(Choice(decision=decision.id, by=seat(who), pick=none))


@when(parsers.re(rf"(?P<who>{SEAT}) breaks (?P<owner>{SEAT})'s (?P<which>{_NTH}) shield"))
def a_player_breaks_a_shield(table: Table, who: str, owner: str, which: str) -> None:
    """Choose the shield to break by its place."""
    table.open()
    number = _NTH.split("|").index(which) + 1
    play(table, seat(who), Option(card=f"{seat(owner)}.shield#{number}"))


@then(parsers.re(rf"(?P<gear>{CARD}) is (?P<neg>not )?crossed to (?P<what>{CARD})"))
def gear_is_crossed(table: Table, gear: str, neg: str | None, what: str) -> None:
    """Expect that a cross gear is crossed to a creature, or that it is not."""
    hosts = table.find(card(gear)).linked_to
    wanted = table.ref(card(what))
    expect_or_not(wanted in hosts, neg, f"{gear} is {neg or ''}crossed to {what}", wanted, hosts)


@then(parsers.re(rf"(?P<what>{CARD}) has (?P<power>\d+) power"))
def has_power(table: Table, what: str, power: str) -> None:
    """Expect a creature's power as it is now."""
    traits = table.find(card(what)).traits
    seen = traits.power if traits is not None else None
    expect(seen == int(power), f"{what} has {power} power", int(power), seen)


@then(parsers.re(rf"(?P<who>{SEAT}) is (?P<neg>not )?asked about (?P<what>{CARD})"))
def is_asked_about(table: Table, who: str, neg: str | None, what: str) -> None:
    """Expect an open question of a card to a player, or none."""
    decision = table.engine.pending()
    seen = decision.about if decision is not None and decision.player == seat(who) else None
    wanted = table.ref(card(what))
    expect_or_not(seen == wanted, neg, f"{who} is {neg or ''}asked about {what}", wanted, seen)


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


@then(parsers.re(r"(?P<first>\"[^\"]+\") and (?P<second>\"[^\"]+\") became untapped at the same time"))
def became_untapped_together(table: Table, first: str, second: str) -> None:
    """Expect that two cards became untapped in one batch of events."""
    untapped = [event for event in table.events() if event.kind == "turned" and event.turned == "ready"]
    batches = [
        {event.batch for event in untapped if event.card == ref}
        for ref in (table.ref(card(first)), table.ref(card(second)))
    ]
    together = bool(batches[0] & batches[1])
    expect(together, f"{first} and {second} became untapped at the same time", "one batch", batches)
