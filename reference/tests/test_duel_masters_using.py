"""Using cards and abilities of Duel Masters: what the options name, and what is told of a question."""

from typing import Any

import msgspec
import pytest

from duelproof.port import CardSpec, Option
from duelproof.port import abilities as a
from duelproof.port.selections import Filter, Select
from reference.duel_masters.s6_using_cards.information import as_it_is
from reference.duel_masters.vocabulary import UseIcons
from reference.kernel.abilities import effects
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.tests.dm_game import when, with_ability
from reference.tests.dm_table import creature, spell
from reference.tests.test_duel_masters_effects import asked, c, dm, opened, pick, position

OURS = Filter(owner="you", type="creature")


def keywords(name: str, word: Any, *ids: str, **said: Any) -> CardSpec:
    """Return a creature with abilities of one keyword."""
    abilities = [a.Ability(id=each, kind="keyword", keyword=word, **said) for each in ids]
    return with_ability(creature(name, 2, 2000, ("fire",)), *abilities)


def test_an_option_to_tap_for_an_ability_names_the_ability() -> None:
    seer = keywords("Seer", "tap-ability", "tap", effect=(a.Draw(),))
    engine = opened(position({"battle": [c("s", "Seer")]}, {}, seer))
    pick(engine, Option(verb="pass"))
    assert Option(verb="activate", card="s", way="tap") in asked(engine).options


def test_two_icons_of_one_card_are_told_apart() -> None:
    piper = keywords("Piper", "icon", "one", "two", effect=(a.Draw(),))
    alice = {"battle": [c("p", "Piper")], "hand": [c("go", "Go")]}
    engine = opened(position(alice, {}, piper, spell("Go", 1, ("fire",), UseIcons(n=1))))
    pick(engine, Option(verb="play", card="go"))
    assert asked(engine).options == [Option(card="p", way="one"), Option(card="p", way="two")]


def test_whether_an_ability_is_wanted_is_asked_about_that_ability() -> None:
    bell = with_ability(
        creature("Bell", 2, 2000, ("fire",)), when("move", a.Draw(), may=True, player="you", to=("hand",))
    )
    alice = {"battle": [c("b", "Bell")], "hand": [c("go", "Go")]}
    engine = opened(position(alice, {}, bell, spell("Go", 1, ("fire",), a.Draw())))
    pick(engine, Option(verb="play", card="go"))
    [triggered] = [event for event in engine.events() if event.kind == "triggered"]
    assert triggered.item is not None
    assert (asked(engine).kind, asked(engine).about) == ("may", triggered.item)


def test_what_is_put_away_as_a_card_is_used_is_asked_for_as_a_cost_of_that_card() -> None:
    cost = a.Cost(kind="put", n=2, filter=OURS, to="graveyard")
    bargain = keywords("Bargain", "instead", "bargain", cost=[cost])
    alice = {"hand": [c("go", "Bargain")], "battle": [c(ref, "Plain") for ref in ("one", "two", "three")]}
    engine = opened(position(alice, {}, bargain))
    pick(engine, Option(verb="play", card="go", way="bargain"))
    assert (asked(engine).kind, asked(engine).about, asked(engine).part) == ("choose", "go", "cost")


def test_what_has_no_power_is_remembered_without() -> None:
    study = spell("Study", 3, ("fire",), a.Draw())
    game = dm(opened(position({}, {}, study)))
    known = as_it_is(game, Card("it", study, "alice", "alice", place("hand", "alice"))).known
    assert known is not None
    assert (known.cost, known.power) == (3, msgspec.UNSET)


@pytest.mark.parametrize(("trait", "by", "seen"), [("cost", -1, 2), ("power", -5000, 0)])
def test_a_memory_has_the_cost_that_is_written_and_no_power_below_zero(
    trait: Any, by: int, seen: int
) -> None:
    changes = a.Modify(what=Select(which="self"), trait=trait, by=by)
    game = dm(opened(position({"battle": [c("it", "Plain")]}, {})))
    card = game.cards["it"]
    effects.begin(game, changes, Context.of(card), [card], "turn", by)
    assert getattr(as_it_is(game, card).known, trait) == seen
