"""What the view of Gate Ruler shows besides cards in zones: gate, Overdrive abilities, attack, numbers."""

from collections.abc import Callable

import pytest

from duelproof.port import Item, Place, Seat
from duelproof.port.abilities import Ability
from duelproof.port.views import Fight
from reference.gate_ruler.state import Attack, GateGame, GateItem, Overdrive
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.test_gate_ruler_refusals import RESOURCES, at_the_main_phase, opened, unit

Made = Callable[[dict[str, Card]], GateItem]
OWN = Place("attack", "alice", "1")
COLUMN = Place("attack", "bob", "2")
CENTER = Place("defense", "bob", "1")
ABILITY = Ability(id="one", kind="activated")


@pytest.fixture
def table() -> tuple[ReferenceEngine, GateGame]:
    """Return a table with some cards in play and in hand, and the game behind it."""
    engine = opened(
        at_the_main_phase(
            {"attack": [unit("a", at="1"), unit("b", at="2")], "hand": [unit("h")], "resource": RESOURCES},
            {"attack": [unit("c", at="2")], "damage": [unit("d")], "drive": [unit("e")]},
        )
    )
    assert isinstance(engine, ReferenceEngine)
    assert isinstance(engine._game, GateGame)
    return engine, engine._game


@pytest.mark.parametrize(
    ("make", "shown"),
    [
        (
            lambda cards: GateItem(
                "x", "card", "bob", Context("bob"), card=cards["h"], slot=OWN, origin=Place("hand", "bob")
            ),
            Item(oid="x", kind="card", controller="bob", card="h", place=OWN, origin="hand"),
        ),
        (
            lambda cards: GateItem(
                "x",
                "ability",
                "alice",
                source=cards["a"],
                ability=ABILITY,
                ctx=Context(
                    "alice",
                    modes=("draw", "heal"),
                    targets={"t1": [(cards["b"], 0), ("bob", 0)], "t2": [(cards["c"], 0)]},
                ),
            ),
            Item(
                oid="x",
                kind="ability",
                controller="alice",
                source="a",
                ability="one",
                modes=["draw", "heal"],
                targets=["b", "bob", "c"],
            ),
        ),
        (
            lambda cards: GateItem(
                "x",
                "damage",
                "alice",
                Context("alice"),
                source=cards["a"],
                combat=True,
                pairings=[(cards["b"], 7, 2), (cards["c"], 8, 3)],
            ),
            Item(
                oid="x",
                kind="damage",
                controller="alice",
                source="a",
                combat=True,
                amounts=[("b", 2), ("c", 3)],
            ),
        ),
        (
            lambda cards: GateItem(
                "x",
                "destruction",
                "alice",
                Context("alice"),
                linked=[(cards["a"], 5), (cards["c"], 6)],
                by_rules=True,
            ),
            Item(oid="x", kind="destruction", controller="alice", linked=["a", "c"]),
        ),
        (
            lambda cards: GateItem("x", "defeat", "alice", Context("alice"), players=["bob", "alice"]),
            Item(oid="x", kind="defeat", controller="alice", linked=["bob", "alice"]),
        ),
    ],
    ids=["card", "ability", "damage", "destruction", "defeat"],
)
def test_an_object_of_the_gate_is_shown(
    table: tuple[ReferenceEngine, GateGame], make: Made, shown: Item
) -> None:
    engine, game = table
    game.gate.append(make(game.cards))
    assert engine.observe().stack == [shown]


def test_the_gate_is_shown_from_its_top(table: tuple[ReferenceEngine, GateGame]) -> None:
    engine, game = table
    game.gate += [GateItem(oid, "defeat", "alice", Context("alice")) for oid in ("low", "middle", "high")]
    assert [item.oid for item in engine.observe().stack] == ["high", "middle", "low"]


def test_overdrive_abilities_are_shown_to_their_players(table: tuple[ReferenceEngine, GateGame]) -> None:
    engine, game = table
    game.overdrives += [
        Overdrive("x", "bob", game.cards["e"], ABILITY, game.cards["e"].life),
        Overdrive("y", "alice", game.cards["a"], ABILITY, game.cards["a"].life),
    ]
    seats = engine.observe().seats
    expected: list[tuple[Seat, str, str]] = [("bob", "x", "e"), ("alice", "y", "a")]
    for seat, oid, ref in expected:
        shown = Item(oid=oid, kind="overdrive", controller=seat, source=ref, ability="one", linked=[ref])
        assert seats[seat].zones["drive"].items == [shown]


@pytest.mark.parametrize(
    ("attacker", "column", "attacked"),
    [
        ("a", COLUMN, "c"),
        ("a", CENTER, "bob-ruler"),
        ("a", Place("attack", "bob", "1"), None),
        (None, COLUMN, None),
    ],
)
def test_an_attack_is_shown(
    table: tuple[ReferenceEngine, GateGame], attacker: str | None, column: Place, attacked: str | None
) -> None:
    engine, game = table
    assert engine.observe().fights == []
    game.attack = Attack("x", game.cards[attacker] if attacker else None, column, step="damage")
    assert engine.observe().fights == [
        Fight(oid="x", kind="attack", step="damage", attacker=attacker, attacked=attacked, place=column)
    ]


def test_the_numbers_of_a_player_are_shown(table: tuple[ReferenceEngine, GateGame]) -> None:
    engine, game = table
    game.cards["r0"].turned = "exhausted"
    game.rulers["bob"].damage = 2
    game.summons["alice"] = 1
    shown = engine.observe().seats
    assert shown["alice"].numbers == {
        "life": 11,
        "life_left": 11,
        "ruler_damage": 0,
        "summons": 1,
        "summon_cap": 2,
        "resources_ready": 2,
    }
    assert shown["bob"].numbers == {
        "life": 11,
        "life_left": 10,
        "ruler_damage": 2,
        "summons": 0,
        "summon_cap": None,
        "resources_ready": 0,
    }
