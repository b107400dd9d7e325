"""What the tables of scenarios need, and what is worth supporting next."""

import subprocess
import sys
from dataclasses import replace

import msgspec
import pytest
from msgspec import structs

from duelproof.catalogue.games import suite_root
from duelproof.needs.parts import needs_of
from duelproof.needs.plan import Asked, Step, plan, possible
from duelproof.needs.tables import Laid
from duelproof.port import CardIn, CardSpec, Position, Seat, SeatPosition
from duelproof.port.abilities import Ability, Draw, Trigger
from duelproof.port.cards import Face, Traits

A, B, C = ("type", "a"), ("type", "b"), ("zone", "c")


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "duelproof", "needs", *arguments]
    return subprocess.run(command, cwd=suite_root(), capture_output=True, text=True, check=False, timeout=900)


def asked(**needs: tuple[set[tuple[str, str]], str]) -> dict[str, Asked]:
    return {name: Asked(frozenset(needed), (rule,)) for name, (needed, rule) in needs.items()}


def test_what_makes_most_scenarios_possible_for_each_new_thing_comes_first() -> None:
    every = asked(
        none=(set(), "1"), one=({A}, "1"), two=({B}, "2"), three=({B}, "2"), four=({A, B, C}, "3")
    )  # fmt: skip
    assert plan(every, (), 9) == [
        Step((B,), scenarios=2, rules=1, scenarios_then=3, rules_then=1),
        Step((A,), scenarios=1, rules=1, scenarios_then=4, rules_then=2),
        Step((C,), scenarios=1, rules=1, scenarios_then=5, rules_then=3),
    ]
    assert plan(every, (), 1) == plan(every, (), 9)[:1]


def test_what_is_supported_already_is_not_planned() -> None:
    every = asked(one=({A}, "1"), two=({A, B}, "2"))
    assert possible(every, (A,)) == (1, 1)
    assert plan(every, (A,), 9) == [Step((B,), scenarios=1, rules=1, scenarios_then=2, rules_then=2)]
    assert plan(every, (A, B), 9) == []


def test_a_rule_counts_when_all_its_scenarios_are_possible() -> None:
    every = asked(one=({A}, "1"), two=({B}, "1"))
    assert possible(every, (A,)) == (1, 0)
    assert possible(every, (A, B)) == (2, 1)


CARD = CardSpec(
    name="Gate Ram",
    game="some-game",
    faces=[
        Face(
            traits=Traits(
                type=["creature", "gear"], name="Gate Ram", colors=["fire", "water"], supertype="GR"
            ),
            abilities=[
                Ability(id="block", kind="keyword", keyword="blocker"),
                Ability(id="draw", kind="triggered", trigger=Trigger(on="attack"), effect=(Draw(),)),
            ],
        )
    ],
)


def test_a_table_needs_its_door_its_zones_and_what_is_printed_on_its_cards() -> None:
    seats: dict[Seat, SeatPosition] = {
        "alice": SeatPosition(zones={"hand": [CardIn(ref="c1", name="Gate Ram")], "deck": []})
    }
    position = Position(game="some-game", revision="1", door="main", seats=seats, cards={CARD.name: CARD})
    table = Laid("S-1/a", ("S-1",), frozenset({"needs-events", "changed"}), position)
    assert needs_of(table) == {
        ("door", "main"), ("zone", "hand"), ("port", "events"),
        ("type", "creature"), ("type", "gear"), ("supertype", "GR"), ("colors", "several"),
        ("keyword", "blocker"), ("ability", "triggered"), ("trigger", "attack"), ("instruction", "draw"),
    }  # fmt: skip
    two_sided = structs.replace(CARD, faces=CARD.faces * 2)
    halves = structs.replace(two_sided, halves=True)
    for card, faces in ((two_sided, "sides"), (halves, "halves")):
        laid = structs.replace(position, cards={CARD.name: card})
        assert needs_of(replace(table, position=laid)) - needs_of(table) == {("faces", faces)}


def test_a_card_that_is_defined_and_lies_nowhere_is_not_needed() -> None:
    position = Position(game="some-game", revision="1", door="turn", cards={CARD.name: CARD})
    assert needs_of(Laid("S-1/a", ("S-1",), frozenset(), position)) == {("door", "turn")}


def test_an_engine_that_is_judged_on_everything_needs_nothing() -> None:
    done = run("--suite", "docs/examples/lanterns", "--game", "lanterns", "python:engines:engine", "--json")
    assert done.returncode == 0, done.stderr
    found = msgspec.json.decode(done.stdout)
    assert found["steps"] == []
    assert found["judged"] == found["possible"] == found["scenarios"] > 40
    assert found["possible_rules"] == found["rules"]


def test_without_an_engine_it_is_planned_from_nothing() -> None:
    done = run("--game", "dimension-zero", "--steps", "2")
    assert done.returncode == 0, done.stderr
    assert "door main" in done.stdout
    assert "All of dimension-zero: " in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "chess"], "chess"),
        (["--game", "dimension-zero", "python:nowhere:engine"], "nowhere"),
    ],
)
def test_what_cannot_be_planned_is_said_in_a_sentence(arguments: list[str], said: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
