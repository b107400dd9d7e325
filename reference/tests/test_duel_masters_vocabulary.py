"""What is wrong in a card of Duel Masters though each of its words is known: targets, and numbers."""

import pytest

from duelproof.port.abilities import Ability, Modify, TargetSpec
from duelproof.port.cards import Face, Traits
from duelproof.port.selections import Filter, Select
from reference.duel_masters.vocabulary import UPON_SOURCES, flaws


def keyword(word: str, *keys: str) -> Ability:
    """Return a keyword ability with a target of each key."""
    targets = tuple(TargetSpec(filter=Filter(), key=key) for key in keys)
    return Ability(id=word, kind="keyword", keyword=word, targets=targets)


def found(*abilities: Ability) -> list[tuple[str, str]]:
    """Return the abilities of a face in which something is wrong, each with the field."""
    face = Face(traits=Traits(type=["creature"], name="It"), abilities=list(abilities))
    return [(ability, field) for ability, field, _ in flaws(face)]


@pytest.mark.parametrize("word", [*sorted(UPON_SOURCES), "king-cell"])
def test_evolution_and_king_cells_name_cards(word: str) -> None:
    assert found(keyword(word, "target")) == []


@pytest.mark.parametrize("word", sorted(UPON_SOURCES))
def test_evolution_says_from_what(word: str) -> None:
    assert found(keyword(word)) == [(word, "targets")]


@pytest.mark.parametrize("word", ["blocker", "slayer", "s-max-evolution", "forbidden-star-evolution"])
def test_other_keywords_name_no_cards(word: str) -> None:
    assert found(keyword(word, "left")) == [(word, "targets")]
    assert found(keyword(word)) == []


@pytest.mark.parametrize("side", ["left", "right", "above", "below"])
def test_a_g_link_names_sides(side: str) -> None:
    assert found(keyword("g-link", side)) == []
    assert found(keyword("g-link", side, "beside")) == [("g-link", "targets")]


def test_a_g_link_names_several_sides() -> None:
    assert found(keyword("g-link", "left", "right", "above", "below")) == []


def test_each_ability_is_looked_at_in_turn() -> None:
    some = [
        keyword("evolution"),
        keyword("king-cell", "left"),
        keyword("blocker", "left"),
        keyword("g-link", "at"),
    ]
    assert [ability for ability, _ in found(*some)] == ["evolution", "blocker", "g-link"]


@pytest.mark.parametrize("trait", ["breaks", "charges", "deck"])
def test_what_a_player_has_is_changed_for_players(trait: str) -> None:
    mine, its = (
        Ability(id="more", kind="static", effect=(Modify(what=Select(which=which), trait=trait, by=1),))
        for which in ("you", "self")
    )
    assert found(mine) == []
    assert found(its) == [("more", "effect[0].what")]


def test_what_cards_have_is_changed_for_cards() -> None:
    more = Modify(what=Select(which="self"), trait="power", by=1)
    assert found(Ability(id="more", kind="static", effect=(more,))) == []
