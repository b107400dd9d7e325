"""Replacement effects of Duel Masters, and what lies under cards that move."""

from typing import Any

from duelproof.port import CardSpec, Option
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
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
