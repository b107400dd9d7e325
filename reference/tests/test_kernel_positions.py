"""A table is opened only if its cards can lie so, in process and over the wire."""

from typing import Any

import msgspec
import pytest

from duelproof.port import (
    CardIn,
    Engine,
    NotOpened,
    Opened,
    Position,
    SeatPosition,
)
from duelproof.port.position import AttachedCard, LinkedCard
from reference.tests import dm_table, gate_ruler_tables
from reference.tests.test_kernel_words import DM, GR, card, engine, table

__all__ = ["engine"]


def test_a_table_of_too_many_cards_is_not_played(engine: Engine) -> None:
    position = table(card(GR))
    deck = [CardIn(ref=f"more-{number}", name="Card") for number in range(1001)]
    alice = SeatPosition(zones=position.seats["alice"].zones | {"deck": deck})
    answer = engine.open(msgspec.structs.replace(position, seats=position.seats | {"alice": alice}))
    assert isinstance(answer, NotOpened)
    assert answer.reason.endswith(" cards lie on the table; 1000 are played here at most")


def lying(zone: str, given: CardIn) -> Position:
    """Return a table of Gate Ruler in the middle of a game, with one more card of Alice's."""
    before = gate_ruler_tables.position("Wizard", "Knight", 5, door="main")
    seats = {
        seat: msgspec.structs.replace(side, zones={k: list(v) for k, v in side.zones.items()})
        for seat, side in before.seats.items()
    }
    seats["alice"].zones.setdefault(zone, []).append(given)
    return msgspec.structs.replace(before, seats=seats, active="alice", first="alice", turn=3)


def there(ref: str = "x", at: str | None = None, **more: Any) -> CardIn:
    return CardIn(ref=ref, name="Unit 1", at=at, **more)


@pytest.mark.parametrize(
    ("zone", "given", "code", "says"),
    [
        ("charge", there(), "illegal-position", "cannot lie in zone 'charge' but under another"),
        ("hand", there(under=[there("y")]), "illegal-position", "in zone 'hand' nothing lies under a card"),
        ("attack", there(at="1", attached=[AttachedCard(there("y"), "gear")]), "unsupported",
         "'y' hangs on 'x' as 'gear', which is not played here"),
        ("attack", there(at="1", under=[there("y", under=[there("z")])]), "illegal-position",
         "nothing lies under 'y'"),
        ("attack", there(at="1", side=1), "illegal-position", "'Unit 1' has no side 1"),
        ("attack", there(at="1", damage=-1), "illegal-position", "damage: -1 should be from 0"),
        ("attack", there(at="1", seals=[there("y")]), "unsupported", "has seals or linked cards"),
        ("attack", there(at="1", linked=[LinkedCard(there("y"), 1, 0)]), "unsupported", "linked cards"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused(
    zone: str, given: CardIn, code: str, says: str, engine: Engine
) -> None:
    answer = engine.open(lying(zone, given))
    assert isinstance(answer, NotOpened)
    assert (answer.code, says in answer.reason) == (code, True), answer.reason


def with_gear(zone: str) -> Position:
    """Return a table of Duel Masters where a card hangs on one of Alice's in a zone."""
    names = [name for name, spec in dm_table.cards().items() if "creature" in spec.faces[0].traits.type]
    hung = AttachedCard(CardIn(ref="y", name=names[0]), "gear")
    zones = {
        "alice": {"deck": [CardIn(ref="d", name=names[0])]},
        "bob": {"deck": [CardIn(ref="e", name=names[0])]},
    }
    zones["alice"][zone] = [CardIn(ref="x", name=names[0], attached=[hung])]
    return Position(
        game=DM,
        revision="s-max",
        door="main",
        turn=3,
        seats={"alice": SeatPosition(zones=zones["alice"]), "bob": SeatPosition(zones=zones["bob"])},
        cards=dm_table.cards(),
    )


def test_a_card_hangs_on_one_in_play_and_on_no_other(engine: Engine) -> None:
    assert engine.open(with_gear("battle")) == Opened()
    answer = engine.open(with_gear("hand"))
    assert isinstance(answer, NotOpened)
    assert (answer.code, "in zone 'hand' nothing" in answer.reason) == ("illegal-position", True)


def test_a_card_under_a_card_in_play_is_no_loose_one(engine: Engine) -> None:
    assert engine.open(lying("attack", there(at="1", under=[there("y")]))) == Opened()
    assert engine.open(lying("hand", there())) == Opened()
