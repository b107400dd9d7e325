"""What Gate Ruler does not allow is refused, with the rule that forbids it, and changes nothing."""

from typing import Any

import msgspec
import pytest

import reference
from duelproof.port import CardIn, Choice, NotOpened, Opened, Option, Position, Refused, Seat, SeatPosition
from duelproof.port.engine import Engine
from reference.tests import gate_ruler_tables as tables

Zones = dict[str, list[CardIn]]


def at_the_main_phase(alice: Zones | None = None, bob: Zones | None = None, **fields: Any) -> Position:
    """Return Alice's main phase in the third turn: two Knights with decks, and the given cards."""
    seats: dict[Seat, SeatPosition] = {}
    for seat, given in (("alice", alice), ("bob", bob)):
        zones: Zones = {
            "ruler": [CardIn(ref=f"{seat}-ruler", name="Knight")],
            "deck": [CardIn(ref=f"{seat}-deck-{n}", name="Unit 0") for n in range(10)],
        }
        seats[seat] = SeatPosition(zones=zones | (given or {}))  # type: ignore[index]
    return Position(
        game=tables.GAME,
        revision=tables.REVISION,
        door="main",
        turn=3,
        seats=seats,
        cards=tables.cards(),
        **fields,
    )


def unit(ref: str, name: str = "Unit 3", **state: Any) -> CardIn:
    """Return a unit for a zone: Unit 3 has level 0, ATK 4, HP 4 and STK 1."""
    return CardIn(ref=ref, name=name, **state)


def opened(position: Position) -> Engine:
    """Return the reference engine with the table set."""
    engine = reference.engine()
    assert engine.open(position) == Opened()
    return engine


def choose(engine: Engine, **option: Any) -> Any:
    """Answer the open decision with an option of this content."""
    decision = engine.pending()
    assert decision is not None
    return engine.submit(Choice(decision=decision.id, by=decision.player, pick=[Option(**option)]))


def refused_by(engine: Engine, rule: str, **option: Any) -> None:
    """Check that the option is refused under this rule, and that the table is as it was."""
    before = engine.observe()
    answer = choose(engine, **option)
    assert isinstance(answer, Refused)
    assert rule in answer.rules
    assert answer.reason
    assert engine.observe() == before


def attack_phase(engine: Engine) -> None:
    """Go from the main phase to the first declaration of an attack."""
    choose(engine, verb="pass")
    assert engine.observe().step == "declaration"


def test_an_exhausted_unit_does_not_attack() -> None:
    engine = opened(at_the_main_phase({"attack": [unit("a", at="1", turned="exhausted")]}))
    attack_phase(engine)
    refused_by(engine, "GR-8-4c", verb="attack", card="a", target="bob-ruler")


def test_a_unit_in_the_defense_zone_does_not_attack() -> None:
    engine = opened(at_the_main_phase({"defense": [unit("a", at="1")]}))
    attack_phase(engine)
    refused_by(engine, "GR-8-4c", verb="attack", card="a", target="bob-ruler")


def test_a_ruler_behind_a_unit_is_not_attacked() -> None:
    engine = opened(at_the_main_phase({"attack": [unit("a", at="1")]}, {"defense": [unit("b", at="1")]}))
    attack_phase(engine)
    refused_by(engine, "GR-8-4c-1", verb="attack", card="a", target="bob-ruler")


def test_the_opponents_unit_is_no_attacker() -> None:
    engine = opened(at_the_main_phase(None, {"attack": [unit("b", at="1")]}))
    attack_phase(engine)
    refused_by(engine, "GR-8-4c", verb="attack", card="b", target="alice-ruler")


def test_a_level_that_cannot_be_paid_keeps_a_card_in_hand() -> None:
    engine = opened(at_the_main_phase({"hand": [unit("a", "Unit 2")]}))
    refused_by(engine, "GR-14-3b-8", verb="play", card="a")


def test_no_unit_is_summoned_beyond_the_cap() -> None:
    engine = opened(at_the_main_phase({"hand": [unit("a"), unit("b"), unit("c")]}))
    for ref, slot in (("a", "1"), ("b", "2")):
        choose(engine, verb="play", card=ref)
        decision = engine.pending()
        assert decision is not None
        spot = next(o for o in decision.options if o.place is not None and o.place.slot == slot)
        engine.submit(Choice(decision=decision.id, by="alice", pick=[spot]))
    refused_by(engine, "GR-15-17a-2", verb="play", card="c")


def test_a_face_down_drive_card_is_not_played() -> None:
    zones: Zones = {"ruler": [CardIn(ref="alice-ruler", name="Apprentice")], "drive": [unit("a")]}
    engine = opened(at_the_main_phase(zones))
    refused_by(engine, "GR-7-3a", verb="play", card="a")


def test_the_opponent_does_not_see_what_could_be_played() -> None:
    engine = opened(at_the_main_phase({"hand": [unit("a")]}))
    seen = engine.pending("bob")
    assert seen is not None
    assert seen.player == "alice"
    assert seen.options == []


@pytest.mark.parametrize(
    ("alice", "rule"),
    [
        ({"ruler": []}, "GR-5-2b"),
        ({"ruler": [CardIn(ref=f"r{n}", name="Knight") for n in range(2)]}, "GR-5-2b"),
        ({"deck": []}, "GR-12-2a-2"),
        ({"damage": [unit(f"d{n}") for n in range(11)]}, "GR-12-2a-1"),
        ({"attack": [unit("a", at="1", damage=4)]}, "GR-12-4a-1"),
        ({"attack": [unit("a", at="1"), unit("b", at="1")]}, "GR-12-5a"),
    ],
    ids=[
        "no ruler",
        "two rulers",
        "no deck",
        "damage as great as life",
        "a dead unit",
        "two units in one zone",
    ],
)
def test_a_position_that_cannot_last_is_refused(alice: Zones, rule: str) -> None:
    engine = reference.engine()
    answer = engine.open(at_the_main_phase(alice))
    assert isinstance(answer, NotOpened)
    assert answer.code == "illegal-position"
    assert rule in answer.rules
    with pytest.raises(LookupError):
        engine.observe()


@pytest.mark.parametrize(
    ("alice", "told"),
    [
        ({"hand": [unit("a")], "ruler": [CardIn(ref="r", name="Apprentice")]}, "hand"),
        ({"attack": [unit("a", at="3")]}, "attack"),
        ({"attack": [CardIn(ref="a", name="Other 0", at="1")]}, "Other 0"),
        ({"library": [unit("a")]}, "library"),
    ],
    ids=["a hand without hand zone", "a third attack zone", "a field in an attack zone", "an unknown zone"],
)
def test_a_card_where_none_can_be_is_told_in_one_sentence(alice: Zones, told: str) -> None:
    answer = reference.engine().open(at_the_main_phase(alice))
    assert isinstance(answer, NotOpened)
    assert told in answer.reason


def test_a_ruler_of_another_name_is_unsupported() -> None:
    position = at_the_main_phase({"ruler": [CardIn(ref="r", name="Paladin")]})
    cards = dict(position.cards, Paladin=tables.spec("Paladin", "ruler", life=9, power=1, strike=1))
    answer = reference.engine().open(msgspec.structs.replace(position, cards=cards))
    assert isinstance(answer, NotOpened)
    assert answer.code == "unsupported"
    assert "Apprentice" in answer.reason
