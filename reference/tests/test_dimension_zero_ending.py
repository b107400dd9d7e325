"""How duels of Dimension Zero end when cards forbid losing or winning."""

import pytest

import reference
from duelproof.port import CardIn, CardSpec, Choice, Opened, Position, SeatPosition, Seeded
from duelproof.port.abilities import Ability, Forbid
from duelproof.port.cards import Face, Traits
from reference.kernel.course.engine import ReferenceEngine
from reference.tests import dimension_zero_tables as tables


def idol(action: str) -> CardSpec:
    """Return a base whose player cannot do what is named."""
    forbids = Ability(id="forbid", kind="static", effect=(Forbid(action=action, who="you", until="while"),))
    traits = Traits(type=["base"], name="Idol", cost=1, colors=["red"], symbols={"red": 1}, timing="normal")
    return CardSpec(name="Idol", game=tables.GAME, faces=[Face(traits=traits, abilities=[forbids])])


def last_draw(action: str) -> ReferenceEngine:
    """Return a duel in which Alice has just drawn her last card, and has the idol."""
    engine = reference.engine()
    alice = {
        "deck": [CardIn(ref="last", name="Unit 0")],
        "base": [CardIn(ref="idol", name="Idol", at="b1")],
    }
    position = Position(
        game=tables.GAME,
        revision=tables.REVISION,
        door="turn",
        turn=3,
        seats={
            "alice": SeatPosition(zones=alice),
            "bob": SeatPosition(zones={"deck": tables.deck("bob")}),
        },
        cards={**tables.cards(), "Idol": idol(action)},
        chance=Seeded(1),
    )
    assert engine.open(position) == Opened()
    return engine


@pytest.mark.parametrize(("action", "over"), [("lose", False), ("win", True)])
def test_only_who_cannot_lose_outlives_the_last_card_of_the_deck(action: str, over: bool) -> None:
    result = last_draw(action).observe().result
    assert (result is not None) == over


def test_who_cannot_lose_can_concede() -> None:
    engine = last_draw("lose")
    decision = engine.pending()
    assert decision is not None
    engine.submit(Choice(decision=decision.id, by="alice", concede=True))
    result = engine.observe().result
    assert result is not None and result.winner == "bob"
