"""Units of Dimension Zero that come to a battle late, where no scenario says it."""

from duelproof.port import abilities as a
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dz_table import AIM, UNIT, c, card, do, opened, position, spell


def step(engine: ReferenceEngine) -> str | None:
    """Return the step of the battle that is fought."""
    return engine.observe().fights[0].step


def test_a_unit_that_has_left_the_squares_and_comes_back_to_its_battle_deals_and_takes_no_damage() -> None:
    """It is another than the one that caused the battle (2.23.1-3, 3.13.2)."""
    lark = card("Lark", "unit", power=1000, timing="battle")
    giant = card("Giant", "unit", power=9000)
    back = spell("Back", a.Move(what=AIM, to="hand"), targets=(UNIT,))
    zones = {"square": [c("lark", "Lark", "a2")], "hand": [c("back", "Back")]}
    engine = opened(position([lark, giant, back], zones, {"square": [c("foe", "Giant", "a3")]}))
    do(engine, "move lark", "@a3", "pass", "pass", "play back", "lark", "pass", "pass")
    do(engine, "play lark", "@a3", "pass", "pass")
    assert step(engine) == "first"
    while step(engine) != "end":
        do(engine, "pass")
    assert {seen.ref: (seen.at, seen.damage) for seen in engine.observe().shared["square"].cards} == {
        "lark": ("a3", 0),
        "foe": ("a3", 0),
    }
