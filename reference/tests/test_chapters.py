"""The number is the address: whatever has a rule's number stands in the chapter of that rule."""

from pathlib import Path

import pytest

from duelproof.catalogue.code import Embodiment, embodiments
from duelproof.catalogue.coverage import coverage_of
from duelproof.catalogue.games import Game, games, suite_root
from duelproof.catalogue.numbering import load
from duelproof.proof.misreadings import written

BESIDE = {"__init__", "book", "state", "view", "refusals", "vocabulary", "index", "editions"}
"""The modules beside an engine's chapters: they hold no rules, and have the same names in every book."""

BESIDE_STEPS = {"__init__", "setting", "decks"}
"""The modules beside the chapters of steps: how a table is set up."""

of_each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.package)


def chapter_of(game: Game, rule: str) -> str:
    """Return the name of the module or package for a rule's section: ``s08_attack_phase``."""
    numbering = load(game.id)
    return f"s{numbering.section(numbering.rule(rule).section).folder}"


def chapters(game: Game) -> set[str]:
    """Return the names that chapters may have: those of the book's sections."""
    return {f"s{section.folder}" for section in load(game.id).sections.values()}


def modules(folder: Path) -> set[str]:
    """Return the modules and packages in a folder."""
    found = {
        path.stem for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()
    }
    assert found, folder
    return found


def astray(game: Game, places: list[Embodiment]) -> list[str]:
    """Return the marks whose home number belongs to another chapter than the one they stand in."""
    return [
        f"{place.name} bears {mark.home} in {place.chapter}"
        for place in places
        for mark in place.marks
        if place.chapter.split(".")[0] != chapter_of(game, mark.home)
    ]


@of_each_game
def test_each_mark_is_at_home(game: Game) -> None:
    places = embodiments(game, suite_root())
    assert len(places) > 50
    assert astray(game, places) == []


def test_a_mark_in_another_chapter_is_found() -> None:
    game = games()[0]
    place = next(each for each in embodiments(game, suite_root()) if each.is_function)
    moved = Embodiment(place.name, place.file, place.line, place.doc, "state", True, place.marks)
    assert astray(game, [place, moved]) == [
        f"{place.name} bears {mark.home} in state" for mark in place.marks
    ]


@of_each_game
def test_every_covered_rule_leads_to_code(game: Game) -> None:
    for found in coverage_of(game, load(game.id), game.folder):
        assert found.covered
        assert set(found.covered) - set(found.coded) == set()


@of_each_game
def test_an_engine_is_its_books_table_of_contents(game: Game) -> None:
    found = modules(suite_root() / "reference" / game.package)
    assert found - BESIDE <= chapters(game)
    assert {"book", "state", "view", "refusals", "vocabulary", "index", "editions"} <= found


@of_each_game
def test_steps_properties_and_misreadings_mirror_it(game: Game) -> None:
    root = suite_root()
    assert modules(root / "steps" / game.package) - BESIDE_STEPS <= chapters(game)
    assert modules(root / "reference/misreadings" / game.package) - {"__init__"} <= chapters(game)
    invariants = {name for name in modules(root / "properties" / game.package) if name.startswith("s")}
    assert invariants & chapters(game)


@of_each_game
def test_functions_of_a_chapter_have_names_of_their_own(game: Game) -> None:
    seen: dict[tuple[str, str], Embodiment] = {}
    for place in embodiments(game, suite_root()):
        if place.is_function and place.file.is_relative_to(suite_root() / "reference" / game.package):
            other = seen.setdefault((place.chapter.split(".")[0], place.name), place)
            assert other == place, f"{place.name} stands in {other.file} and {place.file}"


@of_each_game
def test_a_misreading_stands_in_the_chapter_of_a_rule_that_it_misreads(game: Game) -> None:
    found = written(game)
    assert len(found) > 20
    strays = [
        f"{each.name} misreads {', '.join(each.rules)} in {each.module}"
        for each in found
        if each.module.split(".")[3] not in {chapter_of(game, rule) for rule in each.rules}
    ]
    assert strays == []
