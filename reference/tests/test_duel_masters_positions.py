"""Positions of Duel Masters that the rules would change at once, or that cannot exist, are not opened."""

from typing import Any

import pytest

import reference
from duelproof.port import (
    CardIn,
    CardSpec,
    Face,
    NotOpened,
    OpenAnswer,
    Opened,
    Position,
    Seat,
    SeatPosition,
    Traits,
)
from duelproof.port import abilities as a
from duelproof.port.abilities import Ability
from duelproof.port.selections import Cond, Filter, Select
from reference.tests.dm_table import creature, spell

BATTLE = Select(which="all", filter=Filter(zones=("battle",)))


def static(spec: CardSpec, *effect: a.Instr, needs: Cond | None = None) -> CardSpec:
    spec.faces[0].abilities.append(Ability(id="static", kind="static", effect=effect, needs=needs))
    return spec


def field(name: str) -> CardSpec:
    traits = Traits(type=["field"], name=name, cost=2, colors=["nature"])
    return CardSpec(name=name, game="duel-masters", faces=[Face(traits=traits)])


SET = {
    spec.name: spec
    for spec in (
        creature("Hunter", 2, 2000, ("nature",)),
        creature("Wisp", 2, 0, ("nature",)),
        static(
            creature("Blight", 2, 3000, ("darkness",)),
            a.Modify(what=BATTLE, trait="power", by=-2000, until="game"),
        ),
        static(
            creature("Ward", 2, 5000, ("light",)), a.Forbid(action="be_destroyed", what=BATTLE, until="game")
        ),
        static(creature("Triumph", 2, 2000, ("light",)), a.WinGame(who="you")),
        static(creature("Doom", 2, 2000, ("light",)), a.LoseGame(who="you")),
        spell("Insight", 2, ("water",), a.Draw(n=2)),
        field("Meadow"),
    )
}


def opened(*battle: str, deck: int = 5, **state: Any) -> OpenAnswer:
    """Return the answer to a position where these cards of Alice lie in the battle zone."""
    seats: dict[Seat, SeatPosition] = {
        "alice": SeatPosition(
            zones={
                "deck": [CardIn(ref=f"d{n}", name="Hunter") for n in range(deck)],
                "battle": [CardIn(ref=f"b{n}", name=name, **state) for n, name in enumerate(battle)],
            }
        ),
        "bob": SeatPosition(zones={"deck": [CardIn(ref="e1", name="Hunter")]}),
    }
    position = Position(
        game="duel-masters",
        revision="s-max",
        door="main",
        turn=3,
        seats=seats,
        cards=SET,
    )
    return reference.engine().open(position)


@pytest.mark.parametrize(
    ("battle", "rule"),
    [
        (["Wisp"], "DM-703.4c"),
        (["Hunter", "Blight"], "DM-703.4c"),
        (["Triumph"], "DM-604.4"),
        (["Doom"], "DM-604.4"),
        (["Insight"], "DM-403.1"),
    ],
)
def test_a_position_that_would_not_stay_is_refused_under_the_rule_that_changes_it(
    battle: list[str], rule: str
) -> None:
    answer = opened(*battle)
    assert isinstance(answer, NotOpened)
    assert (answer.code, answer.rules) == ("illegal-position", (rule,))


def test_a_player_without_a_deck_is_no_position() -> None:
    answer = opened("Hunter", deck=0)
    assert isinstance(answer, NotOpened)
    assert (answer.code, answer.rules) == ("illegal-position", ("DM-703.4b",))


def test_a_weak_creature_that_cannot_be_destroyed_may_lie_there() -> None:
    assert isinstance(opened("Wisp", "Ward"), Opened)


def test_fields_lie_upside_down_and_creatures_do_not() -> None:
    assert isinstance(opened("Meadow", reversed=True), Opened)
    answer = opened("Hunter", reversed=True)
    assert isinstance(answer, NotOpened)
    assert (answer.code, answer.rules) == ("illegal-position", ("DM-105.5",))
