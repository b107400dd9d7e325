"""What Gate Ruler does not allow is refused, with the rule that forbids it, and changes nothing."""

from typing import Any

import msgspec
import pytest

import reference
from duelproof.playout.campaign import cards_of
from duelproof.port import (
    Accepted,
    CardIn,
    Choice,
    NotOpened,
    Opened,
    Option,
    Place,
    Position,
    Refused,
    Seat,
    SeatPosition,
)
from duelproof.port.engine import Engine
from duelproof.port.position import Door
from reference import gate_ruler
from reference.gate_ruler import refusals
from reference.gate_ruler.state import GateGame
from reference.kernel.course.engine import ReferenceEngine
from reference.tests import gate_ruler_tables as tables

Zones = dict[str, list[CardIn]]
MORE = {
    "Oathbound Monk": cards_of(tables.GAME)["Oathbound Monk"],
    "Dear Letter": tables.spec("Dear Letter", "event", cost=1, timing="standard action"),
}
"""A unit that cannot attack, and an event of level 1."""
RESOURCES = [CardIn(ref=f"r{n}", name="Plain Resource") for n in range(3)]


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
        cards=tables.cards() | MORE,
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


def refused_by(engine: Engine, rules: tuple[str, ...], reason: str, **option: Any) -> None:
    """Check that the option is refused under these rules in these words, and that the table is as it was."""
    before = engine.observe()
    answer = choose(engine, **option)
    assert isinstance(answer, Refused)
    assert (answer.code, answer.rules) == ("not-an-option", rules)
    assert answer.reason == reason or not rules
    assert engine.observe() == before


def attack_phase(engine: Engine) -> None:
    """Go from the main phase to the first declaration of an attack."""
    choose(engine, verb="pass")
    assert engine.observe().step == "declaration"


ATTACKER = {"attack": [unit("a", at="1")]}
AT_THE_RULER: dict[str, Any] = {"verb": "attack", "card": "a", "target": "bob-ruler"}
OWN_COLUMN = Place("attack", "alice", "1")
NO_ATTACKER = ("GR-8-4c",)
UNABLE = ("GR-8-4c", "GR-8-4d-1")


@pytest.mark.parametrize(
    ("alice", "bob", "option", "rules", "reason"),
    [
        (
            {"attack": [unit("a", at="1", turned="exhausted", owner="bob")]}, {}, AT_THE_RULER,
            UNABLE, "Unit 3 is exhausted and cannot attack",
        ),
        (
            {"ruler": [CardIn(ref="a", name="Knight", turned="exhausted")]}, {}, AT_THE_RULER,
            UNABLE, "Knight is exhausted and cannot attack",
        ),
        (
            {"attack": [CardIn(ref="a", name="Oathbound Monk", at="1")]}, {}, AT_THE_RULER,
            UNABLE, "Oathbound Monk is prohibited from attacking, or cannot do what it takes",
        ),
        (
            {"defense": [unit("a", at="1")]}, {}, AT_THE_RULER,
            NO_ATTACKER, "Unit 3 is neither alice's ruler nor a unit in alice's attack zones",
        ),
        (
            {}, {"attack": [unit("b", at="1", owner="alice")]},
            {"verb": "attack", "card": "b", "target": "alice-ruler"},
            NO_ATTACKER, "Unit 3 is neither alice's ruler nor a unit in alice's attack zones",
        ),
        (
            {"attack": [unit("a", at="1"), unit("b", at="2", owner="bob")]}, {},
            {"verb": "attack", "card": "a", "target": "b"},
            NO_ATTACKER, "Unit 3 is no opponent's card",
        ),
        (
            ATTACKER, {"defense": [unit("b", at="1")]}, AT_THE_RULER,
            ("GR-8-4c-1",), "Knight is not the frontmost card of its column",
        ),
        (ATTACKER, {}, {"verb": "attack", "card": "a", "place": OWN_COLUMN}, (), ""),
        (ATTACKER, {}, {"verb": "activate", "card": "a"}, (), ""),
        ({"hand": [unit("a", "Other 1")]}, {}, {"verb": "set", "card": "a"}, (), ""),
        (
            {"hand": [unit("a", "Unit 2")], "resource": RESOURCES[:2]}, {}, {"verb": "play", "card": "a"},
            (), "",
        ),
        ({}, {}, {"verb": "play", "card": "nobody"}, (), ""),
    ],
    ids=[
        "an exhausted unit", "an exhausted ruler", "a prohibited unit", "a unit in the defense zone",
        "the opponent's unit", "one's own unit attacked", "a ruler behind a unit", "one's own empty column",
        "another verb", "a card set", "a card played", "no card",
    ],
)  # fmt: skip
def test_as_an_attack_is_declared_this_is_refused(
    alice: Zones, bob: Zones, option: dict[str, Any], rules: tuple[str, ...], reason: str
) -> None:
    engine = opened(at_the_main_phase(alice, bob))
    attack_phase(engine)
    refused_by(engine, rules, reason, **option)


@pytest.mark.parametrize(
    ("alice", "bob", "option", "rules", "reason"),
    [
        (ATTACKER, {}, AT_THE_RULER, (), ""),
        (
            ATTACKER, {"attack": [unit("b", at="2", owner="alice")]},
            {"verb": "attack", "card": "a", "target": "b"},
            (), "",
        ),
        (
            {"hand": [unit("a", "Unit 2")], "resource": RESOURCES[:1]}, {}, {"verb": "play", "card": "a"},
            ("GR-14-3b-8",), "alice cannot pay the level of Unit 2",
        ),
        (
            {"drive": [unit("a", "Unit 2", face="up")]}, {}, {"verb": "play", "card": "a"},
            ("GR-14-3b-8",), "alice cannot pay the level of Unit 2",
        ),
        (
            {"drive": [unit("a")]}, {}, {"verb": "play", "card": "a"},
            ("GR-7-3a", "GR-7-4a", "GR-7-6a"), "Unit 3 is not revealed",
        ),
        (
            {"hand": [unit("a")]}, {}, {"verb": "set", "card": "a"},
            ("GR-7-5a", "GR-3-10c"), "Unit 3 is not settable",
        ),
    ],
    ids=[
        "an attack on a ruler", "an attack on a unit", "a level in hand", "a level in the drive zone",
        "a face-down drive card", "a unit set",
    ],
)  # fmt: skip
def test_in_the_main_phase_this_is_refused(
    alice: Zones, bob: Zones, option: dict[str, Any], rules: tuple[str, ...], reason: str
) -> None:
    refused_by(opened(at_the_main_phase(alice, bob)), rules, reason, **option)


@pytest.mark.parametrize(
    ("name", "rule", "reason"),
    [
        ("Unit 3", "GR-15-17a-2", "alice has summoned as many units as the summon cap allows"),
        ("Dear Letter", "GR-14-3b-8", "alice cannot pay the level of Dear Letter"),
    ],
)
def test_beyond_the_summon_cap_no_unit_is_played(name: str, rule: str, reason: str) -> None:
    engine = opened(at_the_main_phase({"hand": [unit("a"), unit("b"), unit("c", name)]}))
    for ref, slot in (("a", "1"), ("b", "2")):
        choose(engine, verb="play", card=ref)
        decision = engine.pending()
        assert decision is not None
        spot = next(o for o in decision.options if o.place is not None and o.place.slot == slot)
        engine.submit(Choice(decision=decision.id, by="alice", pick=[spot]))
    refused_by(engine, (rule,), reason, verb="play", card="c")


@pytest.mark.parametrize(
    "option",
    [
        Option(verb="activate", card="a"),
        Option(verb="attack", card="a", place=OWN_COLUMN),
        Option(verb="play", card="h"),
    ],
    ids=lambda option: option.verb,
)
def test_where_no_rule_is_known_to_forbid_it_none_is_told(option: Option) -> None:
    engine = opened(at_the_main_phase(ATTACKER | {"hand": [unit("h")]}))
    assert isinstance(engine, ReferenceEngine)
    assert isinstance(engine._game, GateGame)
    assert refusals.why_not(engine._game, "alice", option) == ((), "")


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


KNOWN = ", ".join(sorted(tables.RULERS))


@pytest.mark.parametrize(
    ("alice", "code", "rules", "reason"),
    [
        ({"ruler": []}, "illegal-position", ("GR-5-2b",), "alice has 0 rulers; each player has exactly one"),
        ({"ruler": [unit("a")]}, "illegal-position", ("GR-5-2b",), "'Unit 3' is no ruler card"),
        *(
            (
                {"ruler": [unit(f"r{n}", name) for n, name in enumerate(names)]},
                "unknown-card",
                (),
                "the position does not define the card 'Nobody'",
            )
            for names in (("Nobody",), ("Nobody", "No One"), ("Knight", "Nobody"))
        ),
        (
            {"ruler": [unit("a", "Paladin")]},
            "unsupported",
            (),
            f"'Paladin' is no ruler of Appendix A; these are: {KNOWN}",
        ),
        (
            {"ruler": [unit("r", "Apprentice")], "hand": [unit("a")]},
            "illegal-position",
            (),
            "alice has no zone 'hand' for card 'a'",
        ),
        (
            {"attack": [unit("a", at="3")]},
            "illegal-position",
            (),
            "alice has no slot '3' in zone 'attack' for card 'a'",
        ),
        (
            {"attack": [unit("a", "Other 0", at="1")]},
            "illegal-position",
            (),
            "'Other 0' (a) is no unit and cannot lie in alice.attack.1",
        ),
    ],
    ids=[
        "no ruler",
        "a unit as ruler",
        "an undefined ruler",
        "two undefined rulers",
        "a ruler and an undefined one",
        "another ruler",
        "a hand without hand zone",
        "a third attack zone",
        "a field in an attack zone",
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(
    alice: Zones, code: str, rules: tuple[str, ...], reason: str
) -> None:
    position = at_the_main_phase(alice)
    position.cards["Paladin"] = tables.spec("Paladin", "ruler", life=9, power=1, strike=1)
    assert reference.engine().open(position) == NotOpened(code=code, reason=reason, rules=rules)  # type: ignore[arg-type]


def test_a_ruler_is_what_its_first_face_says() -> None:
    position = at_the_main_phase()
    position.cards["Knight"].faces.append(tables.spec("Squire", "unit").faces[0])
    assert reference.engine().open(position) == Opened()


def test_an_unknown_zone_is_told() -> None:
    answer = reference.engine().open(at_the_main_phase({"library": [unit("a")]}))
    assert isinstance(answer, NotOpened)
    assert "library" in answer.reason


@pytest.mark.parametrize(
    ("door", "code"), [("setup", "illegal-deck"), ("turn", "illegal-position"), ("main", "illegal-position")]
)
def test_a_player_who_brings_nothing_has_no_ruler(door: Door, code: str) -> None:
    position = at_the_main_phase()
    del position.seats["bob"]
    answer = reference.engine().open(msgspec.structs.replace(position, door=door))
    reason = "bob has 0 rulers; each player has exactly one"
    assert answer == NotOpened(code=code, reason=reason, rules=("GR-5-2b",))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("door", "phase", "turn"), [("setup", "setup", 1), ("turn", "start", 3), ("main", "main", 3)]
)
def test_a_table_is_set_in_the_phase_of_its_door(door: Door, phase: str, turn: int) -> None:
    position = tables.position("Knight", "Apprentice", 1, door)
    game = gate_ruler.UNREAD.read().new_game(msgspec.structs.replace(position, turn=turn if turn > 1 else 5))
    assert (game.phase, game.turn) == (phase, turn)
    spots = [spot for spot in game.zones if spot.zone in ("attack", "defense", "set", "hand", "gate")]
    assert list(map(str, spots)) == [
        "alice.hand", "alice.attack.1", "alice.attack.2", "alice.defense.1",
        "alice.set.1", "alice.set.2", "alice.set.3",
        "bob.attack.1", "bob.attack.2", "bob.defense.1", "bob.set.1", "bob.set.2", "bob.set.3",
        "gate",
    ]  # fmt: skip


def test_what_lies_under_cards_in_play_are_their_charges() -> None:
    hosts: Zones = {
        "attack": [unit("a", at="1", under=[unit("x"), unit("y")])],
        "defense": [unit("b", at="1", under=[unit("z")])],
    }
    engine = opened(at_the_main_phase(hosts, {"attack": [unit("c", at="1", under=[unit("w")])]}))
    seats = engine.observe().seats
    assert [card.ref for card in seats["alice"].zones["charge"].cards] == ["x", "y", "z"]
    assert [card.ref for card in seats["bob"].zones["charge"].cards] == ["w"]
    assert [card.linked_to for card in seats["alice"].zones["attack"].cards] == [["x", "y"]]


def test_a_summon_counts_by_what_the_card_is_on_the_gate() -> None:
    """Found by a checked game (seed 1002070): it was offered as one that does not count, and counted."""
    own = cards_of(tables.GAME)
    guest, vault = CardIn(ref="guest", name="Uninvited Guest"), CardIn(ref="vault", name="Silent Vault")
    position = at_the_main_phase({"hand": [unit("one"), unit("two"), guest], "field": [vault]})
    position.cards = position.cards | {name: own[name] for name in (guest.name, vault.name)}
    engine = opened(position)
    for ref, zone, slot in (("one", "attack", "1"), ("two", "attack", "2"), ("guest", "defense", "1")):
        assert choose(engine, verb="play", card=ref) == Accepted()
        assert choose(engine, place=Place(zone=zone, seat="alice", slot=slot)) == Accepted()
        while engine.observe().stack:
            assert choose(engine, verb="pass") == Accepted()
    shown = engine.observe().seats["alice"]
    assert [card.ref for card in shown.zones["defense"].cards] == ["guest"]
    assert (shown.numbers["summons"], shown.numbers["summon_cap"]) == (2, 2)
