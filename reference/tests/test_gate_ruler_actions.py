"""What a player chooses to do in Gate Ruler is what is done."""

import msgspec
import pytest

from duelproof.port.abilities import Ability
from duelproof.port.reading import convert
from reference.tests import gate_ruler_tables as tables
from reference.tests.test_gate_ruler_refusals import at_the_main_phase, choose, opened, unit

CALLS = [
    convert({"id": f"draw-{n}", "kind": "activated", "timing": "standard action", "effect": effect}, Ability)
    for n, effect in ((n, [{"do": "draw", "n": n}]) for n in (1, 2, 3))
]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_of_several_abilities_the_chosen_one_is_played(number: int) -> None:
    caller = tables.spec("Caller", "unit", cost=0, power=1, hp=2, strike=1)
    face = msgspec.structs.replace(caller.faces[0], abilities=CALLS)
    position = at_the_main_phase({"attack": [unit("a", "Caller", at="1")]})
    position.cards["Caller"] = msgspec.structs.replace(caller, faces=[face])
    engine = opened(position)
    choose(engine, verb="activate", card="a", value=f"draw-{number}")
    assert engine.observe().seats["alice"].zones["hand"].count == number
