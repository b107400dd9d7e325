"""What differs between the editions of Duel Masters: values that rules read, and marks of one edition."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import FrozenInstanceError, fields, replace
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import reference
from duelproof.catalogue.code import Mark, embodiments
from duelproof.catalogue.games import game as game_of
from duelproof.catalogue.games import suite_root
from duelproof.catalogue.numbering import Numbering, load
from duelproof.port import Choice, Option, Refused
from reference.duel_masters.book import BOOK
from reference.duel_masters.editions import EDITIONS, FIRST, S_MAX, Edition
from reference.duel_masters.s4_zones.cards_in_transit import IN_USE
from reference.duel_masters.s5_turn.breaking import BREAKING
from reference.duel_masters.s5_turn.declaring_blockers import BLOCKERS
from reference.duel_masters.s5_turn.start_of_turn import TURN_START
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dm_game import Game

PACKAGE = Path(reference.__file__).parent / "duel_masters"


@pytest.fixture(params=[reference.engine, reference.asking_engine], ids=["terse", "asking"])
def engine(request: pytest.FixtureRequest) -> ReferenceEngine:
    made: ReferenceEngine = request.param()
    return made


def test_by_1_13_shields_are_broken_one_at_a_time_with_an_s_trigger_after_each(
    engine: ReferenceEngine,
) -> None:
    five = {"shield": ["Insight", "Filler", "Filler", "Filler", "Filler"]}
    game = Game(engine, {"battle": ["Two Breaks"]}, five, "1.13")
    game.attack("Two Breaks")
    game.pick(Option(value="w-breaker"))
    game.breaks(1)
    game.pick(Option(card=game.ref("Insight"), way="s-trigger"))
    game.settle("choose")
    assert game.names("bob", "graveyard") == ["Insight"], "it is cast before the second shield is chosen"
    game.breaks(3)
    game.settle()
    assert len(game.names("bob", "shield")) == 3


def test_by_1_13_one_creature_blocks(engine: ReferenceEngine) -> None:
    game = Game(engine, {"battle": ["Strong"]}, {"battle": ["Rampart", "Wall"]}, "1.13")
    game.attack("Strong")
    game.settle("block")
    both = [Option(verb="block", card=game.ref(name)) for name in ("Rampart", "Wall")]
    refused = engine.submit(Choice(decision=game.asked().id, by="bob", pick=both))
    assert isinstance(refused, Refused) and refused.code == "too-many"


def test_by_1_13_a_spell_in_use_is_nowhere(engine: ReferenceEngine) -> None:
    hand = ["Empty Hands", "Plain", "Equal", "Wall", "Strong"]
    game = Game(engine, {"hand": hand, "mana": ["Poison"]}, {}, "1.13")
    game.pick(Option(verb="play", card=game.ref("Empty Hands")))
    game.settle("choose")
    assert game.names("alice", "nowhere") == ["Empty Hands"]
    assert game.view().seats["alice"].zones["hand"].count == 4


def test_by_1_13_a_card_of_two_civilizations_comes_untapped_into_the_mana_zone(
    engine: ReferenceEngine,
) -> None:
    game = Game(engine, {}, {"hand": ["Two Colours", "Plain"]}, "1.13")
    game.passes()
    game.passes()
    game.settle()
    game.pick(Option(verb="charge", card=game.ref("Two Colours")))
    assert game.view().seats["bob"].zones["mana"].cards[0].turned == "ready"


def ours(monkeypatch: pytest.MonkeyPatch, edition: Edition) -> ReferenceEngine:
    """Return an engine that plays an edition of our own, called "ours"."""
    monkeypatch.setitem(EDITIONS, "ours", edition)
    return ReferenceEngine("ours", "1", [replace(BOOK, revisions=("ours",))])


def test_an_edition_of_one_s_own_breaks_shields_by_its_own_value(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = ours(monkeypatch, replace(S_MAX, breaking="one by one"))
    game = Game(engine, {"battle": ["Two Breaks"]}, {"battle": ["Rampart", "Wall"]}, "ours")
    game.attack("Two Breaks")
    game.settle("block")
    assert game.asked().shape.max == 2, "blocking is not changed with it"  # type: ignore[union-attr]
    game.settle("mode")
    game.pick(Option(value="w-breaker"))
    game.breaks(1)
    game.breaks(2)
    assert len(game.names("bob", "shield")) == 3


def test_an_edition_of_one_s_own_has_one_blocker_by_its_own_value(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = ours(monkeypatch, replace(S_MAX, blockers="one"))
    game = Game(engine, {"battle": ["Two Breaks"]}, {"battle": ["Rampart", "Wall"]}, "ours")
    game.attack("Two Breaks")
    game.settle("block")
    assert game.asked().shape.max == 1  # type: ignore[union-attr]
    game.settle("mode")
    game.pick(Option(value="w-breaker"))
    game.breaks(1, 2)
    assert len(game.names("bob", "shield")) == 3, "breaking is not changed with it"


def test_an_edition_of_one_s_own_keeps_cards_in_use_where_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = {"hand": ["Empty Hands", "Plain", "Equal", "Wall", "Strong"], "mana": ["Poison"]}
    game = Game(ours(monkeypatch, replace(FIRST, in_use="pending")), hand, {}, "ours")
    game.pick(Option(verb="play", card=game.ref("Empty Hands")))
    game.settle("choose")
    assert "Empty Hands" in game.names("alice", "hand")
    assert not game.view().seats["alice"].zones["nowhere"].exists


def test_an_edition_is_not_changed_while_it_is_played() -> None:
    with pytest.raises(FrozenInstanceError):
        S_MAX.breaking = "one by one"  # type: ignore[misc]


def test_each_word_of_an_edition_is_a_row_of_the_table_that_it_chooses_from() -> None:
    words = get_type_hints(Edition)
    for name, table in (("blockers", BLOCKERS), ("breaking", BREAKING), ("in_use", IN_USE)):
        assert set(table) == set(get_args(words[name]))
    for edition in EDITIONS.values():
        assert sorted(edition.turn_start) == sorted(TURN_START)


def test_a_value_stands_in_an_edition_only_where_the_editions_differ() -> None:
    alike = [each.name for each in fields(Edition) if getattr(FIRST, each.name) == getattr(S_MAX, each.name)]
    assert alike == []


def sources() -> Iterator[ast.Module]:
    """Yield the chapters and the modules beside them, except the editions themselves."""
    for file in sorted(PACKAGE.rglob("*.py")):
        if file.name != "editions.py":
            yield ast.parse(file.read_text("utf-8"))


def attributes(trees: Iterable[ast.Module]) -> Iterator[tuple[str, str]]:
    """Yield what code looks up, and on what: ("edition", "breaking") for ``game.edition.breaking``."""
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                yield ast.unparse(node.value).rpartition(".")[2], node.attr


def test_every_value_of_an_edition_is_read_by_a_rule() -> None:
    read = {name for of, name in attributes(sources()) if of == "edition"}
    assert read - {"cites"} | {"name", "renumbered"} == {each.name for each in fields(Edition)}
    assert "cites" in read, "which reads what is renumbered"


def asked_which(trees: list[ast.Module]) -> list[str]:
    """Return where code asks which edition a game is played by, instead of reading a value."""
    found = [f"{of}.{name}" for of, name in attributes(trees) if (of, name) in WHICH]
    for node in (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Compare)):
        for side in (node.left, *node.comparators):
            if getattr(side, "value", None) in EDITIONS or getattr(side, "id", "") in ("FIRST", "S_MAX"):
                found.append(ast.unparse(node))
    return found


WHICH = {("game", "revision"), ("self", "revision"), ("edition", "name")}
"""What tells the editions apart by name; a new game looks its edition up by the position's revision."""


@pytest.mark.parametrize(
    "asking", ["game.revision", "game.edition.name", 'name == "1.13"', "edition is FIRST"]
)
def test_a_question_by_which_edition_a_game_is_played_is_found(asking: str) -> None:
    assert asked_which([ast.parse(f"if {asking}: pass")])


def test_no_rule_asks_by_which_edition_a_game_is_played() -> None:
    assert asked_which(list(sources())) == []


def faults(mark: Mark, numbering: Numbering) -> Iterator[str]:
    """Yield what marks say wrongly about editions."""
    for number in mark.rules:
        rule = numbering.rule(number)
        if mark.edition and mark.edition not in rule.revisions:
            yield f"{number} is no rule of {mark.edition}"
        if not mark.edition and rule.differs:
            yield f"{number} means something else in another edition, and the mark names none"


def test_a_mark_that_leaves_its_edition_open_is_found() -> None:
    numbering = load("duel-masters")
    assert list(faults(Mark("DM-501.1"), numbering))
    assert list(faults(Mark("DM-507.1", ("DM-507.1c",), "s-max"), numbering))
    assert not list(faults(Mark("DM-507.1", ("DM-507.1c",), "1.13"), numbering))


def test_marks_name_their_edition_where_a_number_means_something_else_in_another() -> None:
    numbering = load("duel-masters")
    found = [
        f"{each.file.name}: {each.name}: {fault}"
        for each in embodiments(game_of("duel-masters"), suite_root())
        for mark in each.marks
        for fault in faults(mark, numbering)
    ]
    assert found == []
