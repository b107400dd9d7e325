"""What a hidden card waits for stays secret (14-9b-1): no event and no id tells that it happened."""

import pytest

from duelproof.playout.campaign import cards_of
from duelproof.port import CardIn, Event
from reference.tests import gate_ruler_tables as tables
from reference.tests.test_gate_ruler_refusals import at_the_main_phase, attack_phase, choose, opened, unit

SET = cards_of(tables.GAME)
HIDDEN = pytest.mark.parametrize("hidden", ["Lurking Scout", "Tithe Snare"])
"""An event that triggers in a set zone as an enemy unit attacks, and one that can be played then."""


def told_of_an_attack(hidden: str, *, shown: bool) -> list[Event]:
    """Return what Alice is told as she attacks, while Bob has a set card that he shows or not when asked."""
    position = at_the_main_phase(
        {"attack": [unit("attacker", at="1")]},
        {"set": [CardIn(ref="hidden", name=hidden, at="1", face="down")]},
    )
    position.cards[hidden] = SET[hidden]
    engine = opened(position)
    attack_phase(engine)
    choose(engine, verb="attack", card="attacker", target="bob-ruler")
    decision = engine.pending()
    if decision is not None and decision.kind == "show":
        choose(engine, value=shown)
    return engine.events(0, "alice")


@HIDDEN
def test_a_trigger_that_is_not_shown_is_as_if_there_were_none(hidden: str) -> None:
    assert told_of_an_attack(hidden, shown=False) == told_of_an_attack("Kind Letter", shown=False)


@HIDDEN
def test_a_trigger_that_is_shown_is_told(hidden: str) -> None:
    triggered = [event for event in told_of_an_attack(hidden, shown=True) if event.kind == "triggered"]
    assert len(triggered) == 1
    assert triggered[0].player == "bob"


def test_a_card_that_is_hidden_again_is_told_to_be() -> None:
    told = told_of_an_attack("Lurking Scout", shown=True)
    over = next(number for number, event in enumerate(told) if event.kind == "resolve_end")
    assert [(event.card, event.face) for event in told[over:] if event.kind == "flipped"] == [
        ("hidden", "down")
    ]
