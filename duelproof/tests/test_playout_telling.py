"""What the events of an engine must say, and what they may leave out."""

from types import SimpleNamespace
from typing import Any

import pytest

from duelproof.playout.telling import told_in_full
from duelproof.port.events import Cause, Event

BY_COST = Cause(by="cost")


def wrongs(event: Event) -> list[str]:
    """List what is wrong with an event, where a game says of payments for which card they are."""
    scene: Any = SimpleNamespace(fresh=[event])
    check = told_in_full(also={"paid": ("card",)}).check
    assert check is not None
    return list(check(scene))


@pytest.mark.parametrize("cards", [("m1", "m2"), ()])
def test_a_cost_is_paid_with_cards_or_where_it_is_none_with_nothing(cards: tuple[str, ...]) -> None:
    event = Event(seq=1, kind="paid", batch=1, cause=BY_COST, player="alice", card="c1", cards=cards)
    assert wrongs(event) == []


def test_who_has_paid_and_for_what_is_told() -> None:
    event = Event(seq=4, kind="paid", batch=1, cause=BY_COST, cards=("m1",))
    assert wrongs(event) == ["event 4 (paid) does not say its player, card"]
