"""Chapter 7: what the words on cards have players and chance do, and what players are shown."""

from pytest_bdd import given, parsers, then, when

from duelproof.judge.verdicts import Violation
from duelproof.port import Choice, Option
from steps.common.chance import asked_of_chance, shuffle
from steps.common.script import play_or_attempt, question, try_choice
from steps.common.table import Table
from steps.common.thens import expect, expect_or_not
from steps.common.words import CARD, CARDS, SEAT, card, card_names, cards, seat


@given("the scenario says what chance does")
def scenario_says_what_chance_does(table: Table) -> None:
    """Let the engine ask chance, instead of answering for it with a seed."""
    table.position.chance = "asked"


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to find|finds) (?P<what>nothing|{CARDS})"))
def a_player_finds(table: Table, who: str, tries: str, what: str) -> None:
    """Choose what is found as a zone is searched, all at once."""
    decision = question(table)
    if decision is None or decision.player != seat(who) or decision.kind != "find":
        raise Violation(f"{who} searches a zone", expected="find", seen=decision)
    found = [] if what == "nothing" else [Option(card=table.ref(each)) for each in cards(what)]
    choice = Choice(decision=decision.id, by=seat(who), pick=found)
    if tries == "finds":
        table.choose(choice, f"{who} may find {what}")
    else:
        try_choice(table, choice)


@when(parsers.re(rf"(?P<who>{SEAT}) tries to choose nothing"))
def a_player_tries_to_choose_nothing(table: Table, who: str) -> None:
    """Answer a question with none of its options."""
    decision = question(table)
    try_choice(table, Choice(decision=decision.id if decision else 0, by=seat(who), pick=[]))


@when(parsers.re(rf"chance picks (?P<what>{CARD})"))
def chance_picks(table: Table, what: str) -> None:
    """Pick a card for chance, by its ref or its handle."""
    decision = asked_of_chance(table, "random")
    if decision is None:
        raise Violation("a card is picked at random", expected="random", seen=table.pending())
    table.choose(Choice(decision=decision.id, by="chance", pick=[Option(card=table.ref(card(what)))]))


@when(parsers.re(rf"chance shuffles (?P<names>.+) to the top of (?P<who>{SEAT})'s deck"))
def chance_shuffles(table: Table, names: str, who: str) -> None:
    """Shuffle a deck for chance, with these cards on top."""
    decision = asked_of_chance(table, "shuffle")
    if decision is None:
        raise Violation(f"{who}'s deck is shuffled", expected="shuffle", seen=table.pending())
    shuffle(table, decision, {seat(who): card_names(names)})


@then(parsers.re(rf"(?P<who>{SEAT}) was (?P<neg>not )?shown (?P<what>{CARD}) by an effect"))
def was_shown_by_an_effect(table: Table, who: str, neg: str | None, what: str) -> None:
    """Expect that a player was told which card an effect showed, or that he was not told of this one."""
    ref = table.ref(card(what))
    told = [event.cards for event in table.events(seat(who)) if event.kind == "revealed"]
    shown = any(ref in cards for cards in told)
    expect_or_not(shown, neg, f"{who} was {neg or ''}shown {what}", ref, told)


_TOGETHER = {
    "became untapped": ("turned", "ready"),
    "were destroyed": ("move", "destroy"),
    "came as seals": ("move", "seal"),
    "were removed": ("move", "unseal"),
    "went away": ("move", "rule"),
    "were broken": ("move", "break"),
    "were put": ("move", "put"),
}


@then(
    parsers.re(
        rf"(?P<first>\"[^\"]+\") and (?P<second>\"[^\"]+\") (?P<how>{'|'.join(_TOGETHER)})"
        r" at the same time"
    )
)
def happened_to_both_together(table: Table, first: str, second: str, how: str) -> None:
    """Expect that something, as being destroyed or broken, happened to two cards in one batch of events."""
    kind, said = _TOGETHER[how]
    there = [event for event in table.events() if event.kind == kind and said in (event.turned, event.verb)]
    batches = [
        {event.batch for event in there if event.card == table.ref(card(name))} for name in (first, second)
    ]
    together = bool(batches[0] & batches[1])
    expect(together, f"{first} and {second} {how} at the same time", "one batch", batches)


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to choose|chooses) the mode \"(?P<mode>[^\"]+)\""))
def a_player_chooses_a_mode(table: Table, who: str, tries: str, mode: str) -> None:
    """Choose one of the things that a card or ability offers."""
    play_or_attempt(table, seat(who), tries, Option(value=mode))


@when(
    parsers.re(
        rf"(?P<who>{SEAT}) (?P<tries>tries to choose|chooses) the modes (?P<modes>\"[^\"]+\" and \"[^\"]+\")"
    )
)
def a_player_chooses_modes(table: Table, who: str, tries: str, modes: str) -> None:
    """Choose two of the things that a card or ability offers."""
    first, second = (Option(value=mode.strip('"')) for mode in modes.split(" and "))
    play_or_attempt(table, seat(who), tries, first, second)


@then(parsers.re(rf"(?P<who>{SEAT}) is asked for a mode"))
def is_asked_for_a_mode(table: Table, who: str) -> None:
    """Expect that a player has to choose among the things that a card or ability offers."""
    decision = question(table)
    asked = decision is not None and decision.player == seat(who) and decision.kind == "mode"
    expect(asked, f"{who} is asked for a mode", "mode", decision)
