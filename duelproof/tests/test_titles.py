"""Titles and terms are read, or refused with file, line and what would be right."""

from pathlib import Path

import pytest

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import games_in
from duelproof.catalogue.numbering import Numbering, read
from duelproof.catalogue.proofs import read_proofs
from duelproof.catalogue.titles import languages_of, read_titles
from duelproof.judge.dangling import dangling
from duelproof.tests.suites import Suite


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    return Suite(tmp_path)


def numbering_of(suite: Suite) -> Numbering:
    [game] = games_in(suite.root)
    return read(game, suite.game / "numbering.toml")


def test_titles_are_of_all_editions_of_a_rule_unless_they_name_one(suite: Suite) -> None:
    suite.write(
        "features/gate_ruler/titles/fr.toml",
        '"GR-1-1a" = "On compte"\n"GR-1-1b" = { "1.1.2" = "On gagne" }\n[sections]\n"1" = "Compter"\n',
    )
    titles = read_titles(suite.game, numbering_of(suite), "fr")
    assert titles.rules == {"GR-1-1a": {"1.1.2": "On compte"}, "GR-1-1b": {"1.1.2": "On gagne"}}
    assert titles.parts == {"1": "Compter"}
    assert languages_of(suite.game) == ["en", "fr"]
    assert read_titles(suite.game, numbering_of(suite), "en").rules == {}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('"GR-9-9z" = "x"', r"fr\.toml:1: GR-9-9z: Gate Ruler has no such rule\."),
        ('"GR-1-1a" = { "7" = "x" }', r"fr\.toml:1: GR-1-1a: it is no rule of edition 7, but of 1\.1\.2\."),
        ('"GR-1-1a" = " "', r"fr\.toml:1: GR-1-1a: its title is empty"),
        ('"GR-1-1a" = 7', r"fr\.toml:1: "),
        ('[sections]\n"77" = "x"', r"fr\.toml:2: Gate Ruler has no section or subsection 77\."),
        ("x", r"fr\.toml:1: it is no TOML"),
    ],
)
def test_a_title_of_nothing_is_refused_with_its_place(suite: Suite, line: str, said: str) -> None:
    suite.write("features/gate_ruler/titles/fr.toml", f"{line}\n")
    with pytest.raises(CatalogueError, match=said):
        read_titles(suite.game, numbering_of(suite), "fr")


def test_a_term_and_an_example_of_no_rule_are_found_dangling(suite: Suite) -> None:
    book = suite.game / "book.toml"
    text = book.read_text("utf-8")
    terms = '\n[[terms]]\nrule = "GR-9-9z"\nname = { en = "count" }\nsays = { en = "To count." }\n'
    book.write_text(f'example = "GR-9-9y/so"\n{text}{terms}', "utf-8")
    games_in.cache_clear()
    numbering = numbering_of(suite)
    found = list(dangling(numbering.game, numbering, read_proofs(suite.game)))
    assert [line.partition("book.toml: ")[2].partition(":")[0] for line in found] == ["terms", "example"]
    assert all("has no rule 'GR-9-9" in line for line in found)


@pytest.mark.parametrize(
    ("term", "said"),
    [
        ('name = { ja = "x" }\nsays = { ja = "y" }', "should have a name and say what it means in en, ja"),
        ('name = { en = "x", ja = "x" }\nsays = { en = "y" }', "say what it means in en, ja"),
        ('name = { en = "x" }\nsays = { en = "y" }\nsay = 1', "no field say"),
    ],
)
def test_a_term_says_what_it_means_in_each_of_its_languages(suite: Suite, term: str, said: str) -> None:
    book = suite.game / "book.toml"
    book.write_text(f'{book.read_text("utf-8")}\n[[terms]]\nrule = "GR-1-1a"\n{term}\n', "utf-8")
    games_in.cache_clear()
    with pytest.raises(CatalogueError, match=said):
        games_in(suite.root)
