"""Cards with two halves that are there at the same time: what the whole card is."""

import msgspec
import pytest

from duelproof.port import CardSpec
from duelproof.port.abilities import Ability
from duelproof.port.cards import Face, Traits
from reference.kernel.card import joined

RUNS = Ability(id="runs", kind="keyword", keyword="speed-attacker")
GUARDS = Ability(id="guards", kind="keyword", keyword="blocker")
ACTS = Ability(id="acts", kind="spell")


def whole(first: Traits, second: Traits) -> Face:
    """Join a card of two halves, the first with two abilities."""
    faces = [Face(traits=first, abilities=[RUNS, GUARDS]), Face(traits=second, abilities=[ACTS])]
    return joined(CardSpec(name="Beast / Storm", game="duel-masters", faces=faces, halves=True))


BEAST = Traits(
    name="Beast",
    type=["creature", "relic"],
    colors=["fire", "water"],
    races=["Cat", "Dog"],
    cost=3,
    power=2000,
)
STORM = Traits(
    name="Storm", type=["spell", "rite"], colors=["water", "light"], races=["Dog", "Wind"], cost=5, mana=2
)
WHOLE = Traits(
    name="Beast / Storm",
    type=["creature", "relic", "spell", "rite"],
    colors=["fire", "water", "light"],
    races=["Cat", "Dog", "Wind"],
    power=2000,
    mana=2,
)


def test_a_whole_card_is_all_that_its_halves_are_and_has_no_one_cost() -> None:
    assert whole(BEAST, STORM) == Face(traits=WHOLE, abilities=[RUNS, GUARDS, ACTS])


def test_the_halves_come_in_their_order() -> None:
    turned = whole(STORM, BEAST).traits
    assert turned.type == ["spell", "rite", "creature", "relic"]
    assert (turned.colors, turned.races) == (["water", "light", "fire"], ["Dog", "Wind", "Cat"])
    assert (turned.power, turned.mana) == (2000, 2)


@pytest.mark.parametrize("trait", ["power", "mana"])
def test_of_two_numbers_the_first_counts_and_without_any_there_is_none(trait: str) -> None:
    bare = Traits(name="C", type=["creature"])
    one, other = (msgspec.structs.replace(bare, **{trait: number}) for number in (1, 2))
    assert getattr(whole(one, other).traits, trait) == 1
    assert getattr(whole(other, one).traits, trait) == 2
    assert getattr(whole(bare, bare).traits, trait) is msgspec.UNSET
    assert getattr(whole(bare, other).traits, trait) == 2
