"""Replacement effects of Duel Masters, and what lies under cards that move."""

from typing import Any

import pytest

from duelproof.port import CardSpec, Option
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference.duel_masters.vocabulary import Break
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dm_game import with_ability
from reference.tests.dm_table import creature, spell
from reference.tests.test_duel_masters_effects import Zones, asked, c, lies, opened, pick, position

EVENT = Select(which="event")
VICTIM = creature("Victim", 2, 1000, ("fire",))
WIPE = spell("Wipe", 1, ("fire",), a.Destroy(what=Select(which="all", filter=Filter(name="Victim"))))
STUDY = spell("Study", 1, ("fire",), a.Draw(n=2))


def saves(name: str, *instead: a.Instr, on: Any = "destroy", may: bool = False, **trigger: Any) -> CardSpec:
    """Return a creature with a replacement effect."""
    effect = a.ReplaceEvent(event=a.Trigger(on=on, **trigger), instead=instead, may=may)
    ability = a.Ability(id="save", kind="replacement", effect=(effect,))
    return with_ability(creature(name, 2, 2000, ("fire",)), ability)


def to(zone: Any) -> a.Move:
    """Return the instruction to put the card of the event into a zone."""
    return a.Move(what=EVENT, to=zone)


def cast(name: str, alice: Zones, bob: Zones, *specs: CardSpec) -> ReferenceEngine:
    """Return the table after Alice has cast a spell."""
    alice = alice | {"hand": [c("go", name)]}
    engine = opened(position(alice, bob, WIPE, STUDY, VICTIM, *specs))
    pick(engine, Option(verb="play", card="go"))
    return engine


def test_what_is_replaced_does_not_happen_and_is_replaced_once() -> None:
    saver, keeper = saves("Saver", to("mana")), saves("Keeper", to("hand"), on="move", origin=("battle",))
    bob = {"battle": [c("v", "Victim"), c("s", "Saver"), c("k", "Keeper")]}
    engine = cast("Wipe", {}, bob, saver, keeper)
    assert (asked(engine).player, asked(engine).kind) == ("bob", "replace")
    pick(engine, Option(card="s"))
    assert lies(engine, "v")[0] == "bob.mana"
    kinds = [(event.kind, event.verb) for event in engine.events() if event.card == "v"]
    assert kinds == [("replaced", None), ("move", "put")]


def test_the_turn_player_replaces_first() -> None:
    mine, theirs = saves("Mine", to("shield")), saves("Theirs", to("hand"))
    engine = cast(
        "Wipe", {"battle": [c("m", "Mine")]}, {"battle": [c("v", "Victim"), c("t", "Theirs")]}, mine, theirs
    )
    assert lies(engine, "v")[0] == "bob.shield"


def test_a_player_may_decline_and_the_next_effect_applies() -> None:
    saver = saves("Saver", to("mana"), may=True, self_only=True)
    engine = cast("Wipe", {}, {"battle": [c("v", "Victim")]}, saver)
    assert lies(engine, "v")[0] == "bob.graveyard"
    victim = saves("Victim", to("mana"), may=True, self_only=True)
    engine = opened(position({"hand": [c("go", "Wipe")]}, {"battle": [c("v", "Victim")]}, WIPE, victim))
    pick(engine, Option(verb="play", card="go"))
    assert asked(engine).kind == "replace_may"
    pick(engine, Option(value=False))
    assert lies(engine, "v")[0] == "bob.graveyard"


def test_each_card_drawn_may_be_replaced() -> None:
    digger = saves("Digger", a.Move(what=Select(which="top"), to="mana"), on="draw", player="you", may=True)
    engine = cast("Study", {"battle": [c("d", "Digger")]}, {}, digger)
    pick(engine, Option(value=True))
    pick(engine, Option(value=False))
    assert lies(engine, "deck0")[0] == "alice.mana"
    assert lies(engine, "deck1")[0] == "alice.hand"


def test_what_lies_under_a_card_goes_where_it_goes() -> None:
    under = [c("u1", "Victim"), c("u2", "Plain")]
    engine = cast("Wipe", {}, {"battle": [c("v", "Victim", under=under)]})
    assert {lies(engine, ref)[0] for ref in ("v", "u1", "u2")} == {"bob.graveyard"}


@pytest.mark.parametrize(
    ("on", "effect", "told"),
    [
        ("destroy", a.Destroy(what=Select(which="all", filter=Filter(name="Victim"))), ("v", "destroy")),
        ("move", a.Move(what=Select(which="all", filter=Filter(name="Victim")), to="deck"), ("v", "put")),
        ("break", Break(n=1), ("bob.shield#1", "break")),
        ("draw", a.Draw(who="opponent"), ("bob.deck#1", "draw")),
    ],
)
def test_what_does_not_happen_is_told(on: Any, effect: a.Instr, told: tuple[str | None, str]) -> None:
    saver, spare = saves("Saver", a.Shuffle(), on=on, player="you"), {"shield": [c("shield", "Plain", "1")]}
    bob = spare | {"battle": [c("v", "Victim"), c("s", "Saver")]}
    engine = cast("Go", {}, bob, saver, spell("Go", 1, ("fire",), effect))
    [replaced] = [event for event in engine.events(viewer="bob") if event.kind == "replaced"]
    assert ((replaced.card, replaced.name), replaced.player) == (told, "bob")


def test_two_effects_of_one_card_are_told_apart() -> None:
    effects = [
        a.ReplaceEvent(event=a.Trigger(on="destroy"), instead=(to(zone),)) for zone in ("mana", "hand")
    ]
    abilities = [a.Ability(id=f"{e}", kind="replacement", effect=(e,)) for e in effects]
    both = with_ability(creature("Both", 2, 2000, ("fire",)), *abilities)
    bob = {"battle": [c("v", "Victim"), c("k", "Keeper"), c("b", "Both")]}
    engine = cast("Wipe", {}, bob, saves("Keeper", to("shield")), both)
    assert asked(engine).options == [Option(card="k"), Option(card="b", value=1), Option(card="b", value=2)]
    pick(engine, Option(card="b", value=2))
    assert lies(engine, "v")[0] == "bob.hand"


def test_a_player_is_told_whose_effect_he_may_use_and_for_which_part_of_it_he_chooses() -> None:
    pays = a.Move(what=Select(which="choose", filter=Filter(owner="you", zones=("mana",))), to="graveyard")
    bob = {"battle": [c("v", "Victim"), c("s", "Saver")], "mana": [c("one", "Plain"), c("two", "Plain")]}
    engine = cast("Wipe", {}, bob, saves("Saver", pays, may=True))
    assert (asked(engine).kind, asked(engine).about) == ("replace_may", "s")
    pick(engine, Option(value=True))
    assert (asked(engine).kind, asked(engine).part) == ("choose", "instead")
