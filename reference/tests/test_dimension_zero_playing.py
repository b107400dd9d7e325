"""How cards of Dimension Zero are played where no scenario says it: formations, costs of convocation."""

from typing import Any

import msgspec
import pytest

from duelproof.port import Accepted, Answer, Choice, Option, Refused, Seat
from duelproof.port import abilities as a
from duelproof.port.position import CardIn
from duelproof.port.selections import Select
from reference.dimension_zero.s2_definitions.texts import is_about_playing, working_in
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dz_table import Zones, acts, c, card, do, energy, opened, position, spell, submit

GRUNT = card("Grunt", "unit", power=5000)
CAMP = card("Camp", "base")


def ways(engine: ReferenceEngine, ref: str) -> set[str | None]:
    """Return the ways in which a card may be played now."""
    decision = engine.pending()
    assert decision is not None
    return {each.way for each in decision.options if each == Option(verb="play", card=ref, way=each.way)}


def summoned(formation: str) -> a.Ability:
    """Return the formation summon of this formation, for nothing."""
    return a.Ability(
        id="form", kind="keyword", keyword="formation_summon", name=formation, cost=(energy(colorless=0),)
    )


def buried(whose: Seat) -> CardIn:
    """Return a unit that a player has buried."""
    return c("below", "Grunt", owner=whose, controller=whose)


@pytest.mark.parametrize(("whose", "there"), [("alice", {"formation_summon"}), ("bob", set())])
def test_an_own_card_that_is_buried_on_a_square_of_a_formation_of_cards_is_there(
    whose: Seat, there: set[str]
) -> None:
    """It lies on the square of the enemy card that it is buried under (5.8.2-7, 5.8.2-8, 6.1.3)."""
    outer = [c("left", "Camp", "a1"), c("right", "Camp", "c1")]
    runner = card("Runner", "unit", summoned("big_triangle"), cost=9, symbols={"red": 9})
    enemy: Zones = {"square": [c("foe", "Grunt", "b4", under=[buried(whose)])]}
    start = position([GRUNT, CAMP, runner], {"base": outer, "hand": [c("run", "Runner")]}, enemy)
    assert ways(opened(start), "run") == there

    runner = card("Runner", "unit", summoned("bottom_bar"), cost=9, symbols={"red": 9})
    his = c("foe", "Camp", "b1", owner="bob", controller="bob", under=[buried(whose)])
    start = position([GRUNT, CAMP, runner], {"base": [*outer, his], "hand": [c("run", "Runner")]}, {})
    assert ways(opened(start), "run") == there


@pytest.mark.parametrize(("way", "zone"), [("awakening", "deck"), ("alternative_cost", "hand")])
def test_a_unit_is_played_by_convocation_for_another_cost_than_its_use_cost(way: Any, zone: str) -> None:
    """Only special ways exclude each other, and these costs are none (5.3.2-2); so it stays in the centre."""
    cheap = a.Ability(
        id="cheap", kind="keyword", keyword=way, zones=("hand", "deck"), cost=(energy(colorless=0),)
    )
    called = card("Called", "unit", cheap, cost=9, symbols={"red": 9})
    calls = a.Ability(id="calls", kind="keyword", keyword="convocation", name="same_line")
    camp = card("Camp", "unit", calls)
    come = c("come", "Called", face="up") if zone == "deck" else c("come", "Called")
    blank = [c("blank1", "Camp"), c("blank2", "Camp")]
    zones: Zones = {"square": [c("camp", "Camp", "a2")], "deck": blank}
    zones[zone] = [come, *(blank if zone == "deck" else [])]
    engine = opened(position([called, camp], zones, {}))
    assert ways(engine, "come") == {way, f"convocation+{way}"}
    submit(engine, Option(verb="play", card="come", way=f"convocation+{way}"))
    do(engine, "@a3", "camp", "pass", "pass")
    assert {(seen.ref, seen.at, seen.turned) for seen in engine.observe().shared["square"].cards} == {
        ("camp", "a2", "ready"),
        ("come", "a3", "ready"),
    }


ITSELF = Select(which="self")
POWER = a.Modify(what=Select(which="all"), trait="power", by=1000, until="while")
CHEAPER = a.Modify(what=ITSELF, trait="cost", by=-1, until="while")
LIES_OFF = {"hand", "deck", "graveyard", "energy", "smash", "removed", "outside"}
"""The zones where a card lies neither on a square nor on the stack."""


@pytest.mark.parametrize(
    ("effect", "elsewhere"), [((POWER,), False), ((CHEAPER,), True), ((POWER, CHEAPER), True)]
)
def test_a_text_that_says_what_its_card_costs_may_work_wherever_that_is_played_from(
    effect: Any, elsewhere: bool
) -> None:
    text = a.Ability(id="text", kind="static", effect=effect)
    assert is_about_playing(text) is elsewhere
    assert working_in(text) == (LIES_OFF if elsewhere else set())


def test_a_text_that_names_its_zones_works_in_these_alone() -> None:
    text = a.Ability(id="text", kind="static", zones=("hand", "plan"), effect=(CHEAPER,))
    assert working_in(text) == {"hand", "deck"}


def test_what_is_activated_on_a_square_is_not_about_playing_its_card() -> None:
    assert not is_about_playing(a.Ability(id="text", kind="activated", effect=(CHEAPER,)))


@pytest.mark.parametrize(
    ("energies", "held", "there"),
    [(1, 1, {"usual", "alternative_cost"}), (1, 0, {None}), (0, 1, {"alternative_cost"}), (0, 0, set())],
)
def test_the_usual_way_to_play_a_card_has_a_name_only_beside_another(
    energies: int, held: int, there: set[str | None]
) -> None:
    other = a.Ability(
        id="other",
        kind="keyword",
        keyword="alternative_cost",
        zones=("hand",),
        cost=(a.Cost(kind="discard", n=1),),
    )
    debt = card("Debt", "strategy", other, cost=1, symbols={"colorless": 1})
    zones: Zones = {
        "hand": [c("debt", "Debt"), *(c(f"held{n}", "Grunt") for n in range(held))],
        "energy": [c(f"energy{n}", "Grunt") for n in range(energies)],
    }
    assert ways(opened(position([debt, GRUNT], zones, {})), "debt") == there


def taken_back(engine: ReferenceEngine) -> Answer:
    """Return the answer to who tries to take back a play."""
    decision = engine.pending()
    assert decision is not None
    return engine.submit(Choice(decision=decision.id, by=decision.player, take_back=True))


def test_a_play_is_taken_back_before_it_is_done_and_not_afterwards() -> None:
    engine = opened(position([GRUNT], {"hand": [c("one", "Grunt"), c("two", "Grunt")]}, {}))
    do(engine, "play one")
    assert taken_back(engine) == Accepted(rewound=True)
    do(engine, "play two", "@a2")
    assert taken_back(engine) == Refused(code="not-offered", reason="no play is unfinished")
    assert [item.card for item in engine.observe().stack] == ["two"]


def test_nobody_has_priority_while_what_a_play_has_triggered_is_put_in_order() -> None:
    heard = a.Ability(id="heard", kind="triggered", trigger=a.Trigger(on="played"), effect=(a.Draw(n=1),))
    twins = [c("left", "Owl", "a2"), c("right", "Owl", "c2")]
    owl = card("Owl", "unit", heard)
    engine = opened(position([owl, spell("Word")], {"square": twins, "hand": [c("word", "Word")]}, {}))
    assert engine.observe().priority == "alice"
    do(engine, "play word")
    decision = engine.pending()
    assert decision is not None and decision.kind == "trigger"
    assert engine.observe().priority is None


def test_an_ability_is_no_move_whatever_it_is_called() -> None:
    """What waits for a move to be activated asks for the event by that name."""
    moved = a.Trigger(on="activated", name="move")
    heard = a.Ability(id="heard", kind="triggered", trigger=moved, effect=(a.Draw(n=1),))
    act = msgspec.structs.replace(acts("battle", a.Cost(kind="exhaust_self")), id="move")
    engine = opened(position([card("Owl", "unit", heard, act)], {"square": [c("owl", "Owl", "a2")]}, {}))
    do(engine, "activate owl move", "owl")
    assert [item.kind for item in engine.observe().stack] == ["ability"]
