"""Section 5: turns, steps and attacks."""

from pytest_bdd import parsers, then, when

from duelproof.port import Choice, Option, Pick, Seat
from steps.common.script import play, submit, tries
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import CARD, SEAT, card, seat

_AIM = rf"(?P<aim>{CARD}|Alice|Bob)"


@when(parsers.re(rf"(?P<who>{SEAT}) (?P<tries>tries to attack|attacks) {_AIM} with (?P<what>{CARD})"))
def a_player_attacks(table: Table, who: str, tries: str, aim: str, what: str) -> None:
    """Attacks the other player or one of his creatures; goes to the attack step first if need be."""
    table.open()
    target = table.ref(card(aim)) if '"' in aim else seat(aim)
    option = Option(verb="attack", card=table.ref(card(what)), target=target)
    if tries.startswith("tries"):
        tries_to(table, seat(who), option)
    else:
        play(table, seat(who), option)


def tries_to(table: Table, who: Seat, option: Option) -> None:
    """A "tries to" of one option."""
    tries(table, who, option)


@when(parsers.re(rf"(?P<who>{SEAT}) tries to pass"))
def a_player_tries_to_pass(table: Table, who: str) -> None:
    """Would do nothing more in this step."""
    table.open()
    tries_to(table, seat(who), Option(verb="pass"))


@when(parsers.re(rf"(?P<who>{SEAT}) blocks with (?P<what>{CARD})"))
def a_player_blocks(table: Table, who: str, what: str) -> None:
    """Uses one blocker."""
    table.open()
    play(table, seat(who), Option(verb="block", card=table.ref(card(what))))


@when(parsers.re(rf"(?P<who>{SEAT}) does not block"))
def a_player_does_not_block(table: Table, who: str) -> None:
    """Uses none of the blockers that could be used."""
    table.open()
    decision = table.engine.pending()
    asked = decision is not None and decision.player == seat(who) and isinstance(decision.shape, Pick)
    expect(asked, f"{who} is asked whether to block", "block", decision)
    assert decision is not None
    none = [option for option in decision.options if option.verb in table.setting.words.passing]
    submit(table, Choice(decision=decision.id, by=seat(who), pick=none))


_NTH = "first|second|third|fourth|fifth"


@when(parsers.re(rf"(?P<who>{SEAT}) breaks (?P<owner>{SEAT})'s (?P<which>{_NTH}) shield"))
def a_player_breaks_a_shield(table: Table, who: str, owner: str, which: str) -> None:
    """Chooses a shield of the other player by its place."""
    table.open()
    number = _NTH.split("|").index(which) + 1
    play(table, seat(who), Option(card=f"{seat(owner)}.shield#{number}"))


@then(parsers.re(r"it is turn (?P<number>\d+) of the game"))
def is_turn_number(table: Table, number: str) -> None:
    """How many turns the game has seen, this one counted."""
    seen = table.view().turn
    expect(seen == int(number), f"it is turn {number}", int(number), seen)


@then(parsers.re(rf"the steps of (?P<who>{SEAT})'s turn were (?P<steps>.+)"))
def steps_were(table: Table, who: str, steps: str) -> None:
    """The steps that a player's turn went through, in order, from the events."""
    wanted = [step.strip().replace(" ", "-") for step in steps.split(",")]
    seen = [e.name for e in table.events() if e.kind == "phase_start" and e.player == seat(who)]
    expect(seen == wanted, f"the steps of {who}'s turn", wanted, seen)


@then(parsers.re(rf"the attack of (?P<what>{CARD}) went through (?P<steps>.+)"))
def attack_went_through(table: Table, what: str, steps: str) -> None:
    """The sub-steps that a creature's attack went through, each to its end, from the events."""
    events = table.events()
    attacks = {e.item for e in events if e.kind == "attack" and e.card == table.ref(card(what))}
    wanted = [
        (kind, step.strip().replace(" ", "-"))
        for step in steps.split(",")
        for kind in ("step_start", "step_end")
    ]
    seen = [(e.kind, e.name) for e in events if e.kind.startswith("step_") and e.item in attacks]
    expect(seen == wanted, f"the sub-steps of the attack of {what}", wanted, seen)


@then(parsers.re(r"(?P<first>\"[^\"]+\") and (?P<second>\"[^\"]+\") became untapped at the same time"))
def became_untapped_together(table: Table, first: str, second: str) -> None:
    """Two cards untapped in one batch."""
    batches = [
        {e.batch for e in table.events() if e.kind == "turned" and e.card == ref and e.turned == "ready"}
        for ref in (table.ref(card(first)), table.ref(card(second)))
    ]
    together = bool(batches[0] & batches[1])
    expect(together, f"{first} and {second} untap together", "one batch", batches)


@then("nobody is asked anything")
def nobody_is_asked(table: Table) -> None:
    """No decision is open."""
    table.open()
    decision = table.engine.pending()
    expect(decision is None, "nobody is asked anything", None, decision)


@then(parsers.re(rf"(?P<who>{SEAT}) is (?P<neg>not )?asked about (?P<what>{CARD})"))
def is_asked_about(table: Table, who: str, neg: str | None, what: str) -> None:
    """Which card the open question is about."""
    decision = table.engine.pending()
    seen = decision.about if decision is not None and decision.player == seat(who) else None
    wanted = table.ref(card(what))
    expect((seen == wanted) != bool(neg), f"{who} is {neg or ''}asked about {what}", wanted, seen)


_WHY = {"a direct attack": "direct", "an empty deck": "deck-out", "an effect": "effect"}


@then(parsers.re(rf"(?P<who>{SEAT}) has lost by (?P<why>{'|'.join(_WHY)})"))
def has_lost_by(table: Table, who: str, why: str) -> None:
    """That a player has lost, and the reason that the result names."""
    result = table.view().result
    lost = result is not None and seat(who) in result.losers and result.why == [_WHY[why]]
    expect(lost, f"{who} has lost by {why}", _WHY[why], result)
