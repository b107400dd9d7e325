"""What a scenario needs of an engine is told from its table and its words."""

from types import SimpleNamespace

import pytest

from duelproof.judge.needing import has_abilities, tells_steps_apart
from duelproof.port import CardIn, CardSpec, Face, Position, SeatPosition, Seeded, Traits, laid
from duelproof.port.abilities import Ability, Draw


@pytest.mark.parametrize(
    ("steps", "apart"),
    [
        (["it is Alice's main step", "Alice attacks Bob"], False),
        (["it is Bob's main phase"], False),
        (["it is the main step"], True),
        (["it is Alice's attack step"], True),
        (["it is Alice's main step", "everyone passes until the end phase"], True),
        (["Alice has a stepladder in her hand"], False),
    ],
)
def test_a_scenario_that_names_another_step_than_the_first_needs_steps(steps: list[str], apart: bool) -> None:
    scenario = SimpleNamespace(steps=[SimpleNamespace(name=name) for name in steps])
    assert tells_steps_apart(scenario) is apart  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("ability", "lying", "needed"),
    [
        (Ability(id="x", kind="keyword", keyword="blocker"), True, False),
        (Ability(id="x", kind="keyword", keyword="icon", effect=(Draw(),)), True, True),
        (Ability(id="x", kind="activated", effect=(Draw(),)), True, True),
        (Ability(id="x", kind="activated", effect=(Draw(),)), False, False),
    ],
)
def test_a_table_needs_abilities_where_a_card_on_it_has_more_than_keywords(
    ability: Ability, lying: bool, needed: bool
) -> None:
    card = CardSpec(
        name="Some",
        game="toy",
        faces=[Face(traits=Traits(type=["creature"], name="Some"), abilities=[ability])],
    )
    hand = [CardIn(ref="a", name="Some")] if lying else []
    seats = {"alice": SeatPosition(zones={"hand": hand}), "bob": SeatPosition()}
    table = Position(
        game="toy",
        revision="1",
        door="main",
        chance=Seeded(1),
        cards={"Some": card},
        seats=seats,  # type: ignore[arg-type]
    )
    assert has_abilities(table, {each.name for _, each in laid(table)}) is needed
